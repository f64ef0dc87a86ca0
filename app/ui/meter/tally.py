"""A conversation compared with plain decoding: its replies added up."""

from dataclasses import dataclass

from app.core.statistics import Comparison


@dataclass(frozen=True, slots=True)
class Tally:
    """The replies of a conversation that a draft could take part in.

    Attributes:
        comparison: All of them as if they were one; None before there is a comparison.
        answers: How many they are.
    """

    comparison: Comparison | None = None
    answers: int = 0

    def plus(self, comparison: Comparison, is_more: bool = False) -> "Tally":
        """Return it with one more reply, or with more of a reply that is counted."""
        total = comparison if self.comparison is None else self.comparison + comparison
        return Tally(total, max(self.answers + (not is_more), 1))
