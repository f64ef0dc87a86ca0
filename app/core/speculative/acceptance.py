"""How likely a drafted token is kept, learned from what was kept: the drafter's confidence, calibrated."""

import math
from collections import deque
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

_BINS = 10
_PRIOR_WEIGHT = 5.0
_HONESTY_WEIGHT = 10.0
_FORGETTING = 0.99
_MEMORY = 48
_USUAL = 0.6


class AcceptanceEstimate:
    """Maps a drafter's confidence to the acceptance actually seen at that confidence.

    Confidences fall into bins; each bin remembers how often tokens of its confidence were kept, slowly
    forgetting, so that a change of text shows. Before anything was seen, a token of confidence c is
    believed to be kept with probability 1 - (1 - c)²: small models are less sure than they are right.
    """

    def __init__(self) -> None:
        centres = (np.arange(_BINS) + 0.5) / _BINS
        self._prior = 1.0 - (1.0 - centres) ** 2
        self._seen = np.zeros(_BINS)
        self._kept = np.zeros(_BINS)
        self._known_rates: npt.NDArray[np.float64] | None = None
        self._recent: deque[float] = deque(centres.tolist() + [0.95] * 6, maxlen=_MEMORY)

    def observe(self, confidences: Sequence[float], accepted: int) -> None:
        """Learn from one checked draft.

        What follows the first rejected token was never judged and teaches nothing.

        Args:
            confidences: How sure the drafter was of each drafted token, 0 to 1.
            accepted: How many of the tokens were kept.
        """
        self._known_rates = None
        for place, confidence in enumerate(confidences[: accepted + 1]):
            self._seen *= _FORGETTING
            self._kept *= _FORGETTING
            index = _bin(confidence)
            self._seen[index] += 1.0
            self._kept[index] += place < accepted
            self._recent.append(confidence)

    def probability(self, confidence: float) -> float:
        """The probability that a token drafted with this confidence is kept, given all before it were."""
        rates = self._rates()
        place = min(max(confidence * _BINS - 0.5, 0.0), _BINS - 1.0)
        lower = min(int(place), _BINS - 2)
        return float(rates[lower] + (place - lower) * (rates[lower + 1] - rates[lower]))

    @property
    def share(self) -> float:
        """Share of the judged tokens that were right lately, 0 to 1; before there were any, what is usual."""
        seen = float(self._seen.sum())
        return float(self._kept.sum()) / seen if seen else float(self.typical(1)[0])

    def typical(self, classes: int) -> npt.NDArray[np.float64]:
        """Acceptance to expect of tokens not drafted yet: `classes` equally likely values, ascending."""
        place = np.asarray(self._recent) * _BINS - 0.5
        expected = np.sort(np.interp(place, np.arange(_BINS), self._rates()))
        return np.array([part.mean() for part in np.array_split(expected, classes)])

    def _rates(self) -> npt.NDArray[np.float64]:
        if self._known_rates is None:
            self._known_rates = self._work_rates_out()
        return self._known_rates

    def _work_rates_out(self) -> npt.NDArray[np.float64]:
        # A draft that is wrong where it was seen will be wrong elsewhere: one ratio scales what is unknown.
        expected = float(self._seen @ self._prior)
        trust = _HONESTY_WEIGHT
        honesty = min(1.0, (float(self._kept.sum()) + trust) / (expected + trust))
        rates: npt.NDArray[np.float64] = (self._kept + _PRIOR_WEIGHT * honesty * self._prior) / (
            self._seen + _PRIOR_WEIGHT
        )
        return rates


def _bin(confidence: float) -> int:
    return min(_BINS - 1, max(0, math.floor(confidence * _BINS)))


class AcceptanceByPlace:
    """How often the i-th token of a draft is kept, given all before it were: for drafters without confidence.

    A place nobody got to yet is believed to be like the others.
    """

    def __init__(self) -> None:
        self._seen: list[float] = []
        self._kept: list[float] = []

    def observe(self, drafted: int, accepted: int) -> None:
        """Learn from one checked draft of so many tokens."""
        judged = min(drafted, accepted + 1)
        self._seen = [seen * _FORGETTING for seen in self._seen] + [0.0] * (judged - len(self._seen))
        self._kept = [kept * _FORGETTING for kept in self._kept] + [0.0] * (judged - len(self._kept))
        for place in range(judged):
            self._seen[place] += 1.0
            self._kept[place] += place < accepted

    @property
    def share(self) -> float:
        """Share of the judged tokens that were right lately, 0 to 1; before there were any, what is usual."""
        return (sum(self._kept) + _PRIOR_WEIGHT * _USUAL) / (sum(self._seen) + _PRIOR_WEIGHT)

    def probability(self, place: int) -> float:
        """The probability that the token at this place, counted from 0, is kept, given all before it were."""
        seen, kept = (self._seen[place], self._kept[place]) if place < len(self._seen) else (0.0, 0.0)
        return (kept + _PRIOR_WEIGHT * self.share) / (seen + _PRIOR_WEIGHT)
