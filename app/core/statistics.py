"""What is counted while a reply is written, and what each number means."""

from collections import Counter, deque
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import zip_longest
from math import log


class DraftReason(StrEnum):
    """Why a round drafted as far as it did, or not at all."""

    DRAFTED = "drafted"
    SHORTENED = "shortened"
    NO_DRAFT = "no_draft"
    MEASURING = "measuring"
    CHECKING_IS_DEAR = "checking_is_dear"
    DRAFTING_IS_DEAR = "drafting_is_dear"
    RARELY_RIGHT = "rarely_right"
    NO_ROOM = "no_room"
    UNKNOWN_TOKEN = "unknown_token"
    FAULT = "fault"


@dataclass(frozen=True, slots=True)
class Why:
    """A reason with the numbers behind it.

    Attributes:
        reason: SHORTENED and CHECKING_IS_DEAR: checking `tokens` tokens costs `figure` times one.
            DRAFTING_IS_DEAR: drafting a token costs `figure` times one of the target's.
            RARELY_RIGHT: a share of `figure` of the drafted tokens was right lately. The others have no
            numbers: it drafted as far as it wanted; nothing may be drafted; plain cost was measured; the
            context has no room for a draft; the draft does not know a token of the context; it failed.
        tokens: Tokens in one check.
        figure: A factor or a share.
    """

    reason: DraftReason
    tokens: int = 0
    figure: float = 0.0


DRAFTED = Why(DraftReason.DRAFTED)
_NOTICED_AFTER = 4
"""Rounds after which a change of the machine's pace is known."""

_DRAFTING = (DraftReason.DRAFTED, DraftReason.SHORTENED)


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
        why: Why it drafted as it did.
        shape: Tokens the target evaluated: the last one, the drafted ones and the padding.
        confidences: How sure the draft was of each token, 0 to 1; empty where it cannot say.
    """

    drafted: int
    accepted: int
    committed: int
    draft_seconds: float
    verify_seconds: float
    seconds: float
    compute_seconds: float
    why: Why = DRAFTED
    shape: int = 1
    confidences: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class PlainCost:
    """The measured cost of plain decoding near one context length.

    Attributes:
        seconds: Median seconds a token.
        low: Low end of the interval in which that median lies, in seconds.
        high: High end.
        samples: How many plain rounds it is the median of.
    """

    seconds: float
    low: float
    high: float
    samples: int

    def plus(self, other: "PlainCost", steps: int) -> "PlainCost":
        """The cost of some steps more."""
        return PlainCost(
            self.seconds + steps * other.seconds,
            self.low + steps * other.low,
            self.high + steps * other.high,
            other.samples,
        )


@dataclass(frozen=True, slots=True)
class Comparison:
    """Decoding compared with what plain decoding would have taken; those of several replies add up.

    Attributes:
        plain_seconds: What plain decoding would have taken.
        low_seconds: At least so much, going by how far the plain rounds behind it lie apart.
        high_seconds: At most so much.
        seconds: What it took.
    """

    plain_seconds: float
    low_seconds: float
    high_seconds: float
    seconds: float

    @property
    def factor(self) -> float:
        """How many times as fast as plain."""
        return self.plain_seconds / self.seconds

    @property
    def factor_range(self) -> tuple[float, float]:
        """Between what the factor lies."""
        return self.low_seconds / self.seconds, self.high_seconds / self.seconds

    def __add__(self, other: "Comparison") -> "Comparison":
        """Both as if they were one reply."""
        return Comparison(
            self.plain_seconds + other.plain_seconds,
            self.low_seconds + other.low_seconds,
            self.high_seconds + other.high_seconds,
            self.seconds + other.seconds,
        )


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
        plain_low_seconds: The same with the low end of what plain rounds cost.
        plain_high_seconds: The same with the high end.
        plain_samples: How many plain rounds stand behind that cost.
        plain_rounds: Rounds that drafted nothing, those that measured left aside.
        why: Why most rounds drafted as they did, those that measured left aside, in the newest numbers.
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
    plain_low_seconds: float = 0.0
    plain_high_seconds: float = 0.0
    plain_samples: int = 0
    plain_rounds: int = 0
    why: Why = DRAFTED

    @property
    def tokens_per_second(self) -> float | None:
        """Committed tokens per second of decoding; reading the prompt is not part of it."""
        return self.committed / self.decode_seconds if self.decode_seconds > 0 else None

    @property
    def plain_tokens_per_second(self) -> float | None:
        """The speed of plain decoding measured here; None without a baseline."""
        return self.plain_steps / self.plain_seconds if self.plain_seconds else None

    @property
    def comparison(self) -> Comparison | None:
        """The reply compared with plain decoding; None without a baseline."""
        if self.plain_seconds is None or self.decode_seconds <= 0:
            return None
        return Comparison(
            self.plain_seconds, self.plain_low_seconds, self.plain_high_seconds, self.decode_seconds
        )

    @property
    def speedup(self) -> float | None:
        """Time plain decoding would have taken over the time it took; None without a baseline."""
        return compared.factor if (compared := self.comparison) else None

    @property
    def speedup_range(self) -> tuple[float, float] | None:
        """Between what the speedup lies; None without a baseline."""
        return compared.factor_range if (compared := self.comparison) else None

    @property
    def acceptance_rate(self) -> float | None:
        """Share of the drafted tokens that were kept; None when nothing was drafted."""
        return self.accepted / self.drafted if self.drafted else None

    @property
    def tokens_per_round(self) -> float | None:
        """Mean committed tokens a round, the target's own token included."""
        return self.committed / self.rounds if self.rounds else None


@dataclass(slots=True)
class _OpenRound:
    """A round that may yet be compared with another cost: whether the machine had changed is known later.

    Attributes:
        steps: What plain decoding would have needed for it.
        slowness: Its evaluation's time, in times what was expected of it; None where nothing was.
        plain: The cost it was first compared with; None as long as there was none.
    """

    steps: int
    slowness: float | None
    plain: PlainCost | None = None

    def cost(self, now: PlainCost) -> PlainCost:
        """The cost of now if its own time looks more like it, or else the cost of before."""
        if self.plain is None:
            self.plain = now
        if not (self.slowness and self.plain.seconds and now.seconds):
            return now
        change = log(now.seconds / self.plain.seconds)
        seen = log(self.slowness)
        return now if abs(seen - change) <= abs(seen) else self.plain


class StatisticsRecorder:
    """Adds up one reply, round by round."""

    def __init__(self, prompt_tokens: int) -> None:
        self.current = Statistics(prompt_tokens=prompt_tokens)
        self._settled = PlainCost(0.0, 0.0, 0.0, 0)
        self._open: deque[_OpenRound] = deque()
        self._reasons: Counter[DraftReason] = Counter()
        self._newest: dict[DraftReason, Why] = {}

    def prompt_read(self, reused_tokens: int, seconds: float) -> None:
        """The prompt is in both caches.

        Args:
            reused_tokens: Prompt tokens that were there before.
            seconds: What reading the others took.
        """
        self.current = replace(self.current, reused_tokens=reused_tokens, prompt_seconds=seconds)

    def add(
        self, measured: Round, *, ended: bool, since_request: float, slowness: float | None = None
    ) -> None:
        """Count one round.

        Args:
            measured: What the round did and cost.
            ended: Whether it found the token that ends the reply.
            since_request: Seconds since the reply was asked for.
            slowness: Its evaluation's time, in times what was expected of it; None where nothing was.
        """
        old = self.current
        self._count_reason(measured.why)
        self._open.append(_OpenRound(measured.committed + ended, slowness))
        is_plain = measured.drafted == 0 and measured.why.reason is not DraftReason.MEASURING
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
            plain_rounds=old.plain_rounds + is_plain,
            why=self._main_reason(),
        )

    def _count_reason(self, why: Why) -> None:
        if why.reason is not DraftReason.MEASURING:
            self._reasons[why.reason] += 1
            self._newest[why.reason] = why

    def _main_reason(self) -> Why:
        """The most frequent reason to draft or not to draft, whichever of the two was more frequent."""
        drafting = Counter({reason: self._reasons[reason] for reason in _DRAFTING if self._reasons[reason]})
        plain = self._reasons - drafting
        counts = drafting if drafting.total() >= plain.total() else plain
        return self._newest[counts.most_common(1)[0][0]] if counts else DRAFTED

    def compare(self, plain: PlainCost) -> None:
        """Compare the rounds so far with this cost of plain decoding.

        The newest rounds are compared anew each time: that the machine became slower is known a few rounds
        after it did; which of them were slower already, their own times tell. So are those from before there
        was a cost.
        """
        total = self._settled
        for place, measured in enumerate(self._open):
            total = total.plus(measured.cost(plain), measured.steps)
            if place == len(self._open) - _NOTICED_AFTER - 1:
                self._settled = total
        while len(self._open) > _NOTICED_AFTER:
            self._open.popleft()
        self.current = replace(
            self.current,
            plain_seconds=total.seconds,
            plain_low_seconds=total.low,
            plain_high_seconds=total.high,
            plain_samples=plain.samples,
        )


def _count_positions(counts: tuple[int, ...], length: int) -> tuple[int, ...]:
    """Count one more draft that reached `length` positions."""
    return tuple(a + b for a, b in zip_longest(counts, (1,) * length, fillvalue=0))
