"""What the meter shows: the numbers of a reply and of its last moments."""

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass

from app.core.generation import Method
from app.core.statistics import DRAFTED, DraftReason, Round, Statistics, Why
from app.ui.reply_method import ReplyMethod

_NOW_SECONDS = 2.0
"""Seconds of rounds that make up "now"; shorter jitters, longer lags."""

_SETTLED_SECONDS = 0.6
"""Seconds of rounds before the pace is drawn; the first round alone says little."""

_RECENT_ROUNDS = 16
"""Rounds that tell how many tokens are drafted at a time, and why not more."""

OBSTACLES = frozenset(
    {
        DraftReason.CHECKING_IS_DEAR,
        DraftReason.DRAFTING_IS_DEAR,
        DraftReason.RARELY_RIGHT,
        DraftReason.NO_ROOM,
        DraftReason.UNKNOWN_TOKEN,
        DraftReason.FAULT,
    }
)
"""What keeps a draft that is there from drafting."""


@dataclass(frozen=True, slots=True)
class Reading:
    """The meter at one moment.

    Attributes:
        statistics: The reply so far.
        plan: How this reply was asked to be drafted, whatever is chosen for the next one.
        is_plain: Whether most rounds draft nothing at the moment.
        is_final: Whether the reply is over.
        now: Tokens per second over the last two seconds of rounds; None before the first round.
        draft_length: How many tokens are usually drafted at a time at the moment; 0 in plain decoding.
        why: Why the latest rounds drafted as they did, those that only measured left aside; of the whole
            reply when it is over.
    """

    statistics: Statistics
    plan: ReplyMethod
    is_plain: bool = True
    is_final: bool = False
    now: float | None = None
    draft_length: int = 0
    why: Why = DRAFTED

    @property
    def speedup(self) -> float | None:
        """The factor over plain decoding; None without a baseline or when nothing was drafted."""
        return self.statistics.speedup if self.statistics.drafted else None

    @property
    def is_undrafted(self) -> bool:
        """Whether nothing was drafted, and there is no need to wait for it."""
        if not self.is_plain or self.statistics.drafted:
            return False
        return self.is_final or not self.plan.may_draft or self.why.reason in OBSTACLES

    @property
    def kept_by_position(self) -> tuple[float, ...]:
        """Share of the drafted tokens that were kept, for each place in the draft."""
        drafted, accepted = self.statistics.drafted_by_position, self.statistics.accepted_by_position
        return tuple(
            (accepted[place] if place < len(accepted) else 0) / count if count else 0.0
            for place, count in enumerate(drafted)
        )


class Recent:
    """The last rounds of a reply."""

    def __init__(self) -> None:
        self._rounds: deque[Round] = deque()
        self._seconds = 0.0
        self._latest: deque[Round] = deque(maxlen=_RECENT_ROUNDS)

    def clear(self) -> None:
        """Forget everything, as before a new reply."""
        self._rounds.clear()
        self._seconds = 0.0
        self._latest.clear()

    def add(self, rounds: Iterable[Round]) -> None:
        """Take what the latest rounds measured."""
        for measured in rounds:
            self._rounds.append(measured)
            self._seconds += measured.seconds
            if measured.why.reason is not DraftReason.MEASURING:
                self._latest.append(measured)
        while len(self._rounds) > 1 and self._seconds - self._rounds[0].seconds >= _NOW_SECONDS:
            self._seconds -= self._rounds.popleft().seconds

    @property
    def is_settled(self) -> bool:
        """Whether there are enough rounds for a pace that means something."""
        return self._seconds >= _SETTLED_SECONDS

    def reading(self, statistics: Statistics, plan: ReplyMethod) -> Reading:
        """Return the meter in the middle of a reply."""
        committed = sum(measured.committed for measured in self._rounds)
        drafting = [measured for measured in self._latest if measured.drafted]
        is_plain = len(drafting) * 2 < len(self._latest) or not drafting  # now and then a draft is only tried
        usual = 0 if is_plain else Counter(measured.drafted for measured in drafting).most_common(1)[0][0]
        rounds = [measured for measured in self._latest if not measured.drafted] if is_plain else drafting
        return Reading(
            statistics=statistics,
            plan=plan,
            is_plain=is_plain,
            now=committed / self._seconds if self._seconds > 0 else None,
            draft_length=usual,
            why=_usual_why(rounds),
        )

    @staticmethod
    def final(statistics: Statistics, plan: ReplyMethod, method: Method) -> Reading:
        """Return the meter at the end of a reply."""
        return Reading(
            statistics=statistics,
            plan=plan,
            is_plain=method == Method.PLAIN or statistics.drafted == 0,
            is_final=True,
            now=statistics.tokens_per_second,
            why=statistics.why,
        )


def _usual_why(rounds: list[Round]) -> Why:
    """The reason of most of these rounds, in the newest numbers."""
    newest = {measured.why.reason: measured.why for measured in rounds}
    counts = Counter(measured.why.reason for measured in rounds)
    return newest[counts.most_common(1)[0][0]] if rounds else DRAFTED
