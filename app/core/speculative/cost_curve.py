"""What it costs to evaluate n tokens here and now: measured, never assumed, refined by every round.

The cost of checking n tokens is not proportional to n, and not even monotone: it depends on quantization,
kernels, threads, context length and on what else the machine does. So a curve is measured once, and each
round then corrects it: by the pace of the last rounds near this length of context, which follows a growing
context and a busy machine, and by what evaluating that many tokens really took, as a factor of the pace.
"""

from collections.abc import Mapping
from statistics import median

import numpy as np
import numpy.typing as npt

from app.core.speculative.near_samples import NearSamples

_MEMORY = 64
_PACES = 8
_FACTORS = 11
"""More than twice the rounds that a busy moment lasts before the pace has noticed it."""

_DOUBT = [1.0] * 3
"""What a size's factors begin with: until more is known, a deviation is the pace's and not the size's."""

_LONG = 48
"""Rounds after which it is doubtful whether a size still costs what it did."""

_OFF_BY = 1.25
_OFF_SAMPLES = 5


class CostCurve:
    """Seconds of one evaluation, by the number of tokens in it, at the context length of the last round."""

    def __init__(self, measured: Mapping[int, float], longest: int) -> None:
        """Start from a measurement.

        Args:
            measured: Seconds by number of tokens; 1 must be among them.
            longest: The largest number of tokens ever asked for.

        Raises:
            ValueError: Nothing was measured for one token, or a time is not above 0.
        """
        if 1 not in measured or any(seconds <= 0 for seconds in measured.values()):
            raise ValueError("a cost curve needs positive seconds, for one token at least")
        self._base = _complete(measured, longest)
        self._paces = NearSamples(_MEMORY)
        self._factors: dict[int, NearSamples] = {}
        self._rounds = 0
        self._last_used: dict[int, int] = {}
        self._position = 0
        self._pace = 1.0
        self._known = self._base.copy()

    @property
    def longest(self) -> int:
        """The largest number of tokens the curve tells about."""
        return len(self._base) - 1

    def seconds(self, tokens: int) -> float:
        """What evaluating this many tokens costs now."""
        return float(self._known[tokens])

    def all_seconds(self) -> npt.NDArray[np.float64]:
        """What evaluating n tokens costs now, by n, shape (longest + 1,); the entry for 0 is 0."""
        return self._known

    @property
    def pace(self) -> float:
        """How much slower than at the measurement evaluations are now."""
        return self._pace

    def shape(self, tokens: int, most: int) -> int:
        """The cheapest number of tokens from this one to the most."""
        return tokens + int(self._known[tokens : most + 1].argmin())

    def observe(self, tokens: int, seconds: float, position: int) -> None:
        """Learn from one evaluation.

        Args:
            tokens: How many there were.
            seconds: What it took.
            position: Length of the context in tokens.
        """
        if not 0 < tokens <= self.longest or seconds <= 0:
            return
        self._position = position
        ratio = seconds / float(self._base[tokens])
        factors = self._recent_factors(tokens)
        self._paces.add(position, ratio / self._factor(factors))
        self._pace = median(self._paces.newest(position, _PACES))
        factors.add(position, ratio / self._pace)
        self._known = self._base * self._pace * self._corrections()

    def corrected(self) -> dict[int, float] | None:
        """What the sizes cost near an empty context by what rounds there showed; None while that agrees.

        Returns:
            Seconds by number of tokens, for a curve to start from another time.
        """
        seen = {size: factors.newest(0, _FACTORS) for size, factors in self._factors.items()}
        known = {size: median(values) for size, values in seen.items() if len(values) >= _OFF_SAMPLES}
        if all(1 / _OFF_BY < factor < _OFF_BY for factor in known.values()):
            return None
        factors = np.full(
            len(self._base), known.get(1, 1.0)
        )  # sizes nobody saw keep their ratio to one token
        factors[list(known)] = list(known.values())
        return dict(enumerate((self._base * factors).tolist()[1:], start=1))

    def _recent_factors(self, tokens: int) -> NearSamples:
        """What is known of a size; of one that was not used for long, little: things may have changed."""
        factors = self._factors.setdefault(tokens, NearSamples(_MEMORY))
        self._rounds += 1
        if self._rounds - self._last_used.get(tokens, self._rounds) > _LONG:
            factors.keep_newest(1)
        self._last_used[tokens] = self._rounds
        return factors

    def _factor(self, factors: NearSamples) -> float:
        return median((_DOUBT + factors.newest(self._position, _FACTORS))[-_FACTORS:])

    def _corrections(self) -> npt.NDArray[np.float64]:
        sizes = sorted(self._factors)
        values = [self._factor(self._factors[size]) for size in sizes]
        return np.interp(np.arange(len(self._base)), sizes, values)


def _complete(measured: Mapping[int, float], longest: int) -> npt.NDArray[np.float64]:
    """Fill the gaps between measured sizes in straight lines, and go on as the last two sizes rise."""
    sizes = sorted(measured)
    values = [measured[size] for size in sizes]
    curve = np.interp(np.arange(longest + 1), sizes, values)
    if sizes[-1] < longest:
        per_token = values[-1] / sizes[-1]
        beyond = np.arange(sizes[-1] + 1, longest + 1)
        curve[beyond] = values[-1] + (beyond - sizes[-1]) * per_token
    curve[0] = 0.0
    return curve
