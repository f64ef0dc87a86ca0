"""What drafting may lose: a promise kept by counting, whatever the estimates say.

Every drafted round is compared with the plain steps it replaced. Losses are paid from a budget that starts
small, is filled by a small share of the decoding time and by what drafting gains, and never holds much. So
a draft that is good for nothing costs no more than the start and that share, however sure it is of itself.
"""

_FIRST = 2.0
"""Plain steps to begin with."""

_STAKE = 1 / 3
_RESERVE = 1.5
"""One round may lose this share of the budget, or all but this many plain steps."""

_MOST = 8.0
"""Plain steps that can be saved up, which is what a draft may lose that turns useless all at once."""

_SHARE = 0.01
"""Plain steps for each plain step's time of decoding."""


class LossBudget:
    """Counts in plain steps: the time the target takes for one token."""

    def __init__(self) -> None:
        self._left = _FIRST

    @property
    def stake(self) -> float:
        """What one round may lose at most, in plain steps; not above 0 when it may not draft.

        Never all there is: bad luck with the first drafts must not be the end of drafting.
        """
        return max(self._left * _STAKE, self._left - _RESERVE)

    def settle(self, steps: float, committed: int) -> None:
        """Account for a round.

        Args:
            steps: What it took, in plain steps.
            committed: What it brought, which is what plain steps would have taken.
        """
        self._left = min(_MOST, self._left + _SHARE * steps + committed - steps)
