"""What it costs to evaluate n tokens here and now: measured, never assumed, refined by every round.

The cost of checking n tokens is not proportional to n, and not even monotone: it depends on quantization,
kernels, threads, context length and on what else the machine does. So a curve is measured once, and each
round then corrects it: by the pace of the last rounds, which follows a growing context and a busy machine,
and by what evaluating that many tokens really took, as a factor of the pace.
"""

from collections import deque
from collections.abc import Mapping
from statistics import median

import numpy as np
import numpy.typing as npt

_PACE_MEMORY = 9
_FACTOR_MEMORY = 7


class CostCurve:
    """Seconds of one evaluation, by the number of tokens in it."""

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
        self._paces: deque[float] = deque([1.0], maxlen=_PACE_MEMORY)
        self._factors: dict[int, deque[float]] = {}
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
        return median(self._paces)

    def shape(self, tokens: int) -> int:
        """The cheapest number of tokens at or above this one."""
        return tokens + int(self._known[tokens:].argmin())

    def observe(self, tokens: int, seconds: float) -> None:
        """Learn from one evaluation of this many tokens."""
        if not 0 < tokens <= self.longest or seconds <= 0:
            return
        ratio = seconds / float(self._base[tokens])
        # Some ones to begin with: until it is known better, a deviation is the pace's and not the size's.
        factors = self._factors.setdefault(tokens, deque([1.0] * 3, maxlen=_FACTOR_MEMORY))
        self._paces.append(ratio / median(factors))
        factors.append(ratio / self.pace)
        self._known = self._base * self.pace * self._corrections()

    def _corrections(self) -> npt.NDArray[np.float64]:
        sizes = sorted(self._factors)
        values = [median(self._factors[size]) for size in sizes]
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
