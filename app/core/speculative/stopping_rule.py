"""After each drafted token: draft another one, or check what there is? An optimal stopping problem.

Drafting costs time for certain; what it brings is the chance that everything drafted so far is kept and
the next token too. Time has a price: the rate at which tokens are committed anyway. The best plan maximises
expected tokens minus expected time times that rate, over tokens not drafted yet whose confidence is only
known in distribution; it is found backwards from the longest draft. That finds length 0 by itself when
nothing pays, and drafts on over an expensive batch size when a cheaper one may follow.
"""

import math

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

_LOWEST = math.log(1e-3)
_POINTS = 40
_STEP = -_LOWEST / (_POINTS - 1)
_SURVIVAL = np.exp(np.linspace(_LOWEST, 0.0, _POINTS))
"""Probabilities that all tokens drafted so far are kept, for which the plan is made."""


class StoppingRule:
    """The plan for one round, or for the next few."""

    def __init__(self, verify: Array, draft: float, rate: float, acceptance: Array) -> None:
        """Work the plan out.

        Args:
            verify: Seconds to evaluate at least n tokens as cheaply as can be, by n, shape (longest + 2,).
            draft: Seconds to draft one token.
            rate: Tokens per second that can be had anyway: the price of time.
            acceptance: Equally likely acceptance probabilities of a token not drafted yet, shape (n,); or
                those of each place in the draft, shape (longest, n).
        """
        longest = len(verify) - 2
        by_place = acceptance if acceptance.ndim == 2 else None
        moves = _moves(acceptance[0] if by_place is not None else acceptance)
        gain = _SURVIVAL * acceptance.mean()
        value = np.full(_POINTS, -rate * verify[longest + 1])
        self._stops = [np.ones(_POINTS, np.bool_)]
        self._first_gain = 0.0
        for drafted in range(longest - 1, -1, -1):
            if by_place is not None:
                moves, gain = _moves(by_place[drafted]), _SURVIVAL * by_place[drafted].mean()
            going_on = gain - rate * draft + moves @ value
            stopping = -rate * verify[drafted + 1]
            self._first_gain = float(going_on[-1] - stopping)
            self._stops.append(going_on <= stopping)
            value = np.maximum(going_on, stopping)
        self._stops.reverse()

    @property
    def pays(self) -> bool:
        """Whether drafting at all is expected to be worth its time."""
        return self._first_gain > 0.0

    @property
    def reach(self) -> int:
        """How many tokens it would draft if all of them were certain."""
        return next(drafted for drafted, stops in enumerate(self._stops) if stops[-1])

    def goes_on(self, drafted: int, survival: float) -> bool:
        """Whether to draft another token.

        Args:
            drafted: How many tokens are drafted already.
            survival: The probability that all of them are kept.
        """
        if drafted >= len(self._stops) - 1:
            return False
        place = round((math.log(max(survival, 1e-3)) - _LOWEST) / _STEP)
        return not self._stops[drafted][place]


def _moves(acceptance: Array) -> Array:
    """How survival moves with the next token: row p holds the weights of the points it may move to."""
    moves = np.zeros((_POINTS, _POINTS))
    rows = np.arange(_POINTS)
    for chance in acceptance:
        target = np.maximum(rows + math.log(max(float(chance), 1e-6)) / _STEP, 0.0)
        lower = np.minimum(target.astype(np.int64), _POINTS - 2)
        share = target - lower
        moves[rows, lower] += (1.0 - share) / len(acceptance)
        moves[rows, lower + 1] += share / len(acceptance)
    return moves
