"""What is counted while a reply is written, and what each number means."""

from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import zip_longest


class DraftReason(StrEnum):
    """Why a round drafted, or why it did not."""

    DRAFTED = "drafted"
    NO_DRAFT = "no_draft"
    MEASURING = "measuring"
    DOES_NOT_PAY = "does_not_pay"
    NO_ROOM = "no_room"
    FAULT = "fault"


@dataclass(frozen=True, slots=True)
class Round:
    """One target evaluation and everything around it.

    Attributes:
        drafted: Tokens the drafter proposed.
        accepted: Proposed tokens that were kept.
        committed: Tokens that became part of the reply: the accepted ones and the target's own.
        draft_seconds: Time the drafter took to propose.
        verify_seconds: Time the target took to evaluate.
        seconds: The whole round by our own clock.
        compute_seconds: The part of it spent inside llama.cpp, for both models.
        reason: Why it drafted or not: there is no draft, plain cost is measured, drafting is not expected to
            pay, neither context has room or the draft lacks a token, or the draft failed.
    """

    drafted: int
    accepted: int
    committed: int
    draft_seconds: float
    verify_seconds: float
    seconds: float
    compute_seconds: float
    reason: DraftReason = DraftReason.DRAFTED


@dataclass(frozen=True, slots=True)
class Statistics:
    """One reply in numbers, measured, never assumed.

    Attributes:
        prompt_tokens: Tokens of the prompt.
        reused_tokens: Prompt tokens the target still had in its KV cache.
        committed: Tokens that became part of the reply. The token that ends it is not one of them.
        rounds: Target evaluations, those that were plain included.
        drafted: Tokens proposed by the drafter and checked.
        accepted: Drafted tokens that were kept. Tokens behind a cut count as drafted, not as accepted.
        drafted_by_position: How often a draft had an i-th token.
        accepted_by_position: How often the i-th drafted token was kept.
        prompt_seconds: Time to read the prompt, with both models.
        decode_seconds: Time of all rounds, drafting and our own work included.
        draft_seconds: The part of it spent drafting.
        verify_seconds: The part of it spent in target evaluations.
        compute_seconds: The part of it spent inside llama.cpp.
        first_token_seconds: From the request to the first committed token; None before there is one.
        plain_steps: Tokens plain decoding would have had to evaluate: committed ones and the ending one.
        plain_seconds: Time plain decoding would have taken, each round compared with its cost at that moment
            and context length; None until measured.
        plain_samples: How many plain rounds stand behind that cost.
    """

    prompt_tokens: int = 0
    reused_tokens: int = 0
    committed: int = 0
    rounds: int = 0
    drafted: int = 0
    accepted: int = 0
    drafted_by_position: tuple[int, ...] = ()
    accepted_by_position: tuple[int, ...] = ()
    prompt_seconds: float = 0.0
    decode_seconds: float = 0.0
    draft_seconds: float = 0.0
    verify_seconds: float = 0.0
    compute_seconds: float = 0.0
    first_token_seconds: float | None = None
    plain_steps: int = 0
    plain_seconds: float | None = None
    plain_samples: int = 0

    @property
    def tokens_per_second(self) -> float | None:
        """Committed tokens per second of decoding; reading the prompt is not part of it."""
        return self.committed / self.decode_seconds if self.decode_seconds > 0 else None

    @property
    def plain_tokens_per_second(self) -> float | None:
        """The speed of plain decoding measured here; None without a baseline."""
        return self.plain_steps / self.plain_seconds if self.plain_seconds else None

    @property
    def speedup(self) -> float | None:
        """Time plain decoding would have taken over the time it took; None without a baseline."""
        if self.plain_seconds is None or self.decode_seconds <= 0:
            return None
        return self.plain_seconds / self.decode_seconds

    @property
    def acceptance_rate(self) -> float | None:
        """Share of the drafted tokens that were kept; None when nothing was drafted."""
        return self.accepted / self.drafted if self.drafted else None

    @property
    def tokens_per_round(self) -> float | None:
        """Mean committed tokens a round, the target's own token included."""
        return self.committed / self.rounds if self.rounds else None


class StatisticsRecorder:
    """Adds up one reply, round by round."""

    def __init__(self, prompt_tokens: int) -> None:
        self.current = Statistics(prompt_tokens=prompt_tokens)
        self._compared_steps = 0

    def prompt_read(self, reused_tokens: int, seconds: float) -> None:
        """The prompt is in both caches.

        Args:
            reused_tokens: Prompt tokens that were there before.
            seconds: What reading the others took.
        """
        self.current = replace(self.current, reused_tokens=reused_tokens, prompt_seconds=seconds)

    def add(self, measured: Round, *, ended: bool, since_request: float) -> None:
        """Count one round.

        Args:
            measured: What the round did and cost.
            ended: Whether it found the token that ends the reply.
            since_request: Seconds since the reply was asked for.
        """
        old = self.current
        first = old.first_token_seconds
        if first is None and measured.committed:
            first = since_request
        self.current = replace(
            old,
            committed=old.committed + measured.committed,
            rounds=old.rounds + 1,
            drafted=old.drafted + measured.drafted,
            accepted=old.accepted + measured.accepted,
            drafted_by_position=_count_positions(old.drafted_by_position, measured.drafted),
            accepted_by_position=_count_positions(old.accepted_by_position, measured.accepted),
            decode_seconds=old.decode_seconds + measured.seconds,
            draft_seconds=old.draft_seconds + measured.draft_seconds,
            verify_seconds=old.verify_seconds + measured.verify_seconds,
            compute_seconds=old.compute_seconds + measured.compute_seconds,
            first_token_seconds=first,
            plain_steps=old.plain_steps + measured.committed + ended,
        )

    def compare(self, plain_seconds_per_token: float, samples: int) -> None:
        """Compare what was added last with this cost of plain decoding.

        Steps from before there was a cost are taken to have had the same.
        """
        steps = self.current.plain_steps - self._compared_steps
        self._compared_steps = self.current.plain_steps
        self.current = replace(
            self.current,
            plain_seconds=(self.current.plain_seconds or 0.0) + steps * plain_seconds_per_token,
            plain_samples=samples,
        )


def _count_positions(counts: tuple[int, ...], length: int) -> tuple[int, ...]:
    """Count one more draft that reached `length` positions."""
    return tuple(a + b for a, b in zip_longest(counts, (1,) * length, fillvalue=0))
