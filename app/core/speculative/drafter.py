"""Drafters propose tokens; what they propose never changes what is written, only how fast."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from app.core.cancellation import CancelFlag
from app.core.speculative.sampling import Distribution, Sampler
from app.core.statistics import DraftReason, Why


class DraftPlan(Protocol):
    """How far one round may draft; made for one round, asked once after each of its tokens."""

    @property
    def limit(self) -> int:
        """The most tokens to draft; 0 decodes the round plainly."""

    @property
    def why(self) -> Why:
        """Why the round drafts or does not."""

    def goes_on(self, confidences: Sequence[float]) -> bool:
        """Whether to draft another token after those of these confidences, NaN where nobody can say."""


@dataclass(frozen=True, slots=True)
class Draft:
    """Tokens proposed to follow the context.

    Attributes:
        tokens: Token ids, in order; may be empty.
        confidences: How sure the drafter is of each token, 0 to 1, as many as tokens; empty when it
            cannot say.
        distributions: What each token was drawn from, as many as tokens; None when the tokens were not
            drawn at random (greedy or looked up).
        empty: Why there are no tokens, when there are none.
    """

    tokens: tuple[int, ...] = ()
    confidences: tuple[float, ...] = ()
    distributions: tuple[Distribution, ...] | None = None
    empty: DraftReason = DraftReason.NO_ROOM


class Drafter(Protocol):
    """Proposes tokens for one target.

    A drafter gets the whole context each time and catches up by itself; how many tokens to draft, the
    plan decides.
    """

    @property
    def reads_prompt(self) -> bool:
        """Whether `begin` evaluates the prompt, so that its progress is worth showing."""

    @property
    def compute_seconds(self) -> float:
        """Seconds spent so far inside llama.cpp."""

    def begin(self, prompt: Sequence[int], sampler: Sampler, cancel: CancelFlag) -> Iterator[int]:
        """Make ready for a reply to this prompt, giving the prompt tokens read so far.

        Args:
            prompt: All prompt tokens; the last one may be left for the first draft.
            sampler: The chain and random source the reply is written with.
            cancel: Raised to stop the reading.

        Raises:
            CancelledError: The reading was stopped.
        """

    def pending(self, context: Sequence[int]) -> int:
        """How many tokens of the context it must read before it can draft."""

    def draft(self, context: Sequence[int], plan: DraftPlan) -> Draft:
        """Propose tokens to follow the context for as long as the plan goes on, fewer where that is wiser."""

    def accept(self, length: int) -> None:
        """Learn that the first `length` tokens of the context stand; what was drafted beyond may not."""

    def close(self) -> None:
        """Give all memory back."""


class NoDrafter:
    """Proposes nothing: decoding with it is plain decoding."""

    reads_prompt = False
    compute_seconds = 0.0

    def begin(self, prompt: Sequence[int], sampler: Sampler, cancel: CancelFlag) -> Iterator[int]:
        """Nothing to make ready."""
        return iter(())

    def pending(self, context: Sequence[int]) -> int:
        """Nothing to read."""
        return 0

    def draft(self, context: Sequence[int], plan: DraftPlan) -> Draft:
        """Propose nothing."""
        return Draft()

    def accept(self, length: int) -> None:
        """Nothing to learn."""

    def close(self) -> None:
        """Nothing to give back."""
