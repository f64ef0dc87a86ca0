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

    def plus(self, comparison: Comparison) -> "Tally":
        """Return it with one more reply."""
        total = comparison if self.comparison is None else self.comparison + comparison
        return Tally(total, self.answers + 1)
