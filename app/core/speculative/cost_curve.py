"""What it costs to evaluate n tokens here and now: measured, never assumed, refined by every round.

The cost of checking n tokens is not proportional to n, and not even monotone: it depends on quantization,
kernels, threads, context length and on what else the machine does. So a curve is measured once, and each
round then corrects it by two things: by the pace, which is how much slower a single token is now than when
it was measured, and for each size by a factor of what it costs against a single token.

Only plain rounds show the pace. Checks tell when to look: where three of them in a row took unexpectedly
long, or short, either the machine is another one than it was, or these sizes are; a plain round tells which.
"""

from collections import deque
from collections.abc import Mapping
from math import sqrt
from statistics import median

import numpy as np
import numpy.typing as npt

_FACTORS = 7
_OFF_SAMPLES = 5
_KNOWN = 3
"""Checks of a size after which it is known what to expect of it."""

_SURPRISES = 3
"""Unexpected checks in a row that are no accident."""

_SAME = 1.25
"""Times that differ by less are the same cost, measured twice on a busy machine."""

_OPENING = 2
"""Plain rounds that tell the pace of a reply; the first of them is slow, since nothing is in the caches."""

_SHORT_CONTEXT = 512
"""Tokens of context up to which costs are comparable with those measured in an empty one."""

_LOOKS_AGAIN = (8, 24)
"""Rounds behind an unexpected change of the pace at which a single token is timed once more: the first time
was asked for in a bad moment, or a good one, and tells more of that than of what follows."""

_LONG = 48
"""Rounds after which it is doubtful whether a size still costs what it did."""


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
        self._sizes: dict[int, _Size] = {}
        self._in_short_context: dict[int, deque[float]] = {}
        self._pace = 1.0
        self._surprises: deque[float] = deque(maxlen=_SURPRISES)
        self._opening = 0
        self._doubt: float | None = None
        self._must_confirm = False
        self._looks: deque[int] = deque()
        self._rounds = 0
        self._position = 0
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
        """How much slower than at the measurement a single token is now."""
        return self._pace

    @property
    def is_doubtful(self) -> bool:
        """Whether the last plain round was an accident, for all that is known."""
        return self._doubt is not None or self._opening > 0

    @property
    def wants_plain(self) -> bool:
        """Whether a plain round should show what a single token costs now."""
        is_time = bool(self._looks) and self._rounds >= self._looks[0]
        return is_time or self._must_confirm or self._surprise() != 0

    def shape(self, tokens: int, most: int) -> int:
        """The cheapest number of tokens from this one to the most."""
        return tokens + int(self._known[tokens : most + 1].argmin())

    def begin_reply(self) -> None:
        """Believe the first plain rounds to come: since the last reply the machine may be another one."""
        self._opening = _OPENING
        self._doubt = None
        self._must_confirm = False
        self._looks.clear()
        self._surprises.clear()

    def observe(self, tokens: int, seconds: float, position: int) -> None:
        """Learn from one evaluation.

        Args:
            tokens: How many there were.
            seconds: What it took.
            position: Length of the context in tokens.
        """
        if not 0 < tokens <= self.longest or seconds <= 0:
            return
        if abs(position - self._position) > max(_SHORT_CONTEXT // 2, position // 4):
            self._sizes.clear()  # another length of context: attention costs something else, for each size
            self._opening = max(self._opening, 1)
        self._position = position
        self._rounds += 1
        ratio = seconds / float(self._base[tokens])
        if tokens == 1:
            self._learn_plain(ratio)
        else:
            self._learn_check(tokens, ratio)
        self._known = self._base * self._pace * self._factors()

    def corrected(self) -> dict[int, float] | None:
        """What the sizes cost in a short context by what rounds there showed; None while that agrees.

        Returns:
            Seconds by number of tokens, for a curve to start from another time; sizes nobody saw are as
            they were.
        """
        known = {
            tokens: median(factors)
            for tokens, factors in self._in_short_context.items()
            if len(factors) >= _OFF_SAMPLES
        }
        if all(_is_same(factor, 1.0) for factor in known.values()):
            return None
        factors = np.ones(len(self._base))
        factors[list(known)] = list(known.values())
        return dict(enumerate((self._base * factors).tolist()[1:], start=1))

    def _learn_plain(self, ratio: float) -> None:
        is_expected = _is_same(ratio, self._pace)
        is_confirmed = self._doubt is not None and _is_same(ratio, self._doubt)
        if self._looks and self._rounds >= self._looks[0]:
            self._looks.popleft()
        if self._opening:
            self._opening -= 1
            pace = sqrt(ratio * self._pace) if is_expected else ratio
            self._change_pace(pace, doubt_sizes=not is_expected)
        elif is_expected:
            # Where checks were unexpected and a single token is not, it is their sizes that changed.
            # What confirms a change replaces it: the first time was asked for in a bad moment, or a good one.
            pace = ratio if self._must_confirm and self._doubt is None else sqrt(ratio * self._pace)
            self._change_pace(pace, doubt_sizes=self._surprise() != 0)
        elif is_confirmed:
            self._change_pace(ratio, doubt_sizes=True)
            self._look_again()
        elif (ratio - self._pace) * self._surprise() > 0:
            self._change_pace(ratio, doubt_sizes=True)
            self._must_confirm = True  # one time says little of a machine that is busy
            self._look_again()
        else:
            # An accident, or the truth: the next plain round will tell, and if it cannot, one much later.
            self._must_confirm = self._doubt is None
            self._doubt = ratio
            self._surprises.clear()

    def _change_pace(self, pace: float, *, doubt_sizes: bool) -> None:
        if doubt_sizes:
            for size in self._sizes.values():
                size.doubt()
        self._pace = pace
        self._doubt = None
        self._must_confirm = False
        self._surprises.clear()

    def _look_again(self) -> None:
        self._looks = deque(self._rounds + later for later in _LOOKS_AGAIN)

    def _learn_check(self, tokens: int, ratio: float) -> None:
        size = self._sizes.setdefault(tokens, _Size(self._rounds))
        if self._rounds - size.last_used > _LONG:
            size.doubt()
        size.last_used = self._rounds
        if size.is_known:
            self._surprises.append(ratio / self._pace / size.factor)
        size.factors.append(ratio / self._pace)
        if self._position <= _SHORT_CONTEXT:
            seen = self._in_short_context.setdefault(tokens, deque(maxlen=_FACTORS))
            seen.append(ratio / self._pace)

    def _surprise(self) -> int:
        """1 where the last checks took longer than expected, -1 where less long, else 0."""
        if len(self._surprises) < _SURPRISES:
            return 0
        if min(self._surprises) >= _SAME:
            return 1
        return -1 if max(self._surprises) <= 1 / _SAME else 0

    def _factors(self) -> npt.NDArray[np.float64]:
        sizes = sorted(self._sizes)
        factors = [self._sizes[tokens].factor for tokens in sizes]
        return np.interp(np.arange(len(self._base)), [1, *sizes], [1.0, *factors])


class _Size:
    """What is known of one batch size, against a single token and the measurement."""

    def __init__(self, last_used: int) -> None:
        self.factors: deque[float] = deque(maxlen=_FACTORS)
        self.last_used = last_used

    @property
    def is_known(self) -> bool:
        return len(self.factors) >= _KNOWN

    @property
    def factor(self) -> float:
        return median(self.factors)

    def doubt(self) -> None:
        """Learn the factor anew; until then it is believed."""
        self.factors = deque([self.factor], maxlen=_FACTORS)


def _is_same(left: float, right: float) -> bool:
    return 1 / _SAME < left / right < _SAME


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
