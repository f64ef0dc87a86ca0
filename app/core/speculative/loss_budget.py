"""What drafting may lose: a promise kept by counting, whatever the estimates say.

Every drafted round is compared with the plain steps it replaced. Losses are paid from a budget that starts
small, is filled by a small share of the decoding time and by what drafting gains, and never holds much. So
a draft that is good for nothing costs no more than the start and that share, however sure it is of itself.
"""

import numpy as np

from app.core.speculative.stopping_rule import Array

_FIRST = 1.5
"""Plain steps to begin with."""

_STAKE = 1 / 3
_RESERVE = 1.5
"""One round may lose this share of what there is, or all but this many plain steps: bad luck must not be the
end of drafting."""

_MOST = 8.0
"""Plain steps that can be saved up, which is what a draft may lose that turns useless all at once."""

_SHARE = 0.007
"""Plain steps for each plain step's time of decoding."""


class LossBudget:
    """Counts in plain steps: the time the target takes for one token."""

    def __init__(self) -> None:
        self._left = _FIRST

    def affordable(self, losses: Array) -> int:
        """How many tokens may be drafted at most.

        Args:
            losses: Plain steps lost if nothing is kept of n + 1 tokens, by n, shape (longest,).

        Returns:
            The most tokens whose rejection may be risked; a single one may take all there is.
        """
        stake = max(self._left * _STAKE, self._left - _RESERVE)
        worth = np.flatnonzero(losses <= stake)
        return int(worth[-1]) + 1 if len(worth) else int(losses[0] <= self._left)

    def settle(self, steps: float, committed: int) -> None:
        """Account for a round.

        Args:
            steps: What it took, in plain steps.
            committed: What it brought, which is what plain steps would have taken.
        """
        self._left = min(_MOST, self._left + _SHARE * steps + committed - steps)
