"""What the best length of each draft would have been, seen from the end of a reply.

A round shows only a part of what the draft would have said: its accepted tokens were right, its first
rejected one was wrong. Where the target wrote a token that no draft had reached, behind a fully accepted
draft or in a plain round, nobody knows. So there are two answers, between which the truth lies: one takes
the draft for wrong at the unknown places, one for right.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from app.core.statistics import Round


@dataclass(frozen=True, slots=True)
class RoundCosts:
    """What rounds cost.

    Attributes:
        checks: Seconds of one target evaluation of 1, 2, 3 and so on tokens.
        draft: Seconds of one drafted token.
        longest: The most tokens drafted in one round; 0 without a draft.

    Raises:
        ValueError: There is no check for the longest draft.
    """

    checks: tuple[float, ...]
    draft: float
    longest: int

    def __post_init__(self) -> None:
        if not 0 <= self.longest < len(self.checks):
            raise ValueError("a draft and the token behind it need a check of their size")

    def by_length(self) -> list[float]:
        """Seconds of a round by the length of its draft, 0 to the longest, in the cheapest batch it fits."""
        cheapest = list(accumulate(reversed(self.checks), min))[::-1]
        return [self.draft * drafted + cheapest[drafted] for drafted in range(self.longest + 1)]

    def of_round(self, drafted: int, shape: int) -> float:
        """Seconds of a round with so long a draft and so many tokens in its check."""
        return self.draft * drafted + self.checks[shape - 1]


@dataclass(frozen=True, slots=True)
class Places:
    """What is known of the draft at each place of a reply.

    Attributes:
        known: Whether the draft's token would have been the target's, by place; None where nobody knows.
    """

    known: tuple[bool | None, ...]

    def count(self, what: bool | None) -> int:
        """At how many places it was right, wrong, or nobody knows."""
        return sum(known is what for known in self.known)

    def supposing(self, unknown: bool) -> list[bool]:
        """All places, with a supposition about the unknown ones."""
        return [unknown if known is None else known for known in self.known]


@dataclass(frozen=True, slots=True)
class BestPlan:
    """The fastest way to a reply for one who knows where the draft is right.

    Attributes:
        seconds: What all rounds of the best plan take.
        lengths: The best length at the start of each round that there was, the shortest of equals.
        fixed_length: The best length for one who always drafts the same.
        fixed_seconds: What all rounds of that length take.
    """

    seconds: float
    lengths: tuple[int, ...]
    fixed_length: int
    fixed_seconds: float


@dataclass(frozen=True, slots=True)
class Hindsight:
    """A reply against the best that its draft and its costs allowed.

    Attributes:
        places: What is known of the draft.
        achieved_seconds: What the rounds take at the same costs as the plans.
        plain_seconds: What plain decoding takes at these costs.
        least: The best plan where the draft is wrong at all unknown places; hindsight reaches it at least.
        most: The best plan where it is right there; hindsight reaches it at most.
    """

    places: Places
    achieved_seconds: float
    plain_seconds: float
    least: BestPlan
    most: BestPlan

    @property
    def share(self) -> tuple[float, float]:
        """Throughput achieved over that of hindsight, between two bounds, each above 0 and at most 1."""
        return self.most.seconds / self.achieved_seconds, self.least.seconds / self.achieved_seconds


def look_back(rounds: Sequence[Round], costs: RoundCosts, *, ended: bool) -> Hindsight:
    """Compare a reply with its best plan, in time proportional to places times lengths.

    Both sides are counted at the same costs, not by single times, which a busy machine blurs: a round
    takes the draft's usual time a token and the usual time of a check of its shape.

    Args:
        rounds: All rounds of one reply, in order, or its last ones.
        costs: What they cost; the longest draft among the rounds is no longer than its longest.
        ended: Whether the last round found the token that ends the reply, which is no part of it but has
            to be evaluated all the same.

    Raises:
        ValueError: There is no round, or a round drafted more than is possible by the costs.
    """
    if not rounds or any(
        not one.drafted <= costs.longest or not one.drafted < one.shape <= len(costs.checks) for one in rounds
    ):
        raise ValueError("hindsight needs rounds, and costs for each of them")
    places = known_places(rounds, ended=ended)
    starts = list(accumulate((one.committed for one in rounds[:-1]), initial=0))
    return Hindsight(
        places=places,
        achieved_seconds=sum(costs.of_round(one.drafted, one.shape) for one in rounds),
        plain_seconds=len(places.known) * costs.checks[0],
        least=_best_plan(places.supposing(False), starts, costs.by_length()),
        most=_best_plan(places.supposing(True), starts, costs.by_length()),
    )


def known_places(rounds: Sequence[Round], *, ended: bool) -> Places:
    """What the rounds tell of the draft, by place.

    Args:
        rounds: Rounds in order.
        ended: Whether a place follows for the token that ends the reply. Whether the draft was right
            there is not recorded.
    """
    known: list[bool | None] = []
    for one in rounds:
        known += [True] * one.accepted
        if one.committed > one.accepted:
            known.append(False if one.drafted > one.accepted else None)
    return Places((*known, None) if ended else tuple(known))


def _best_plan(right: Sequence[bool], starts: Sequence[int], costs: Sequence[float]) -> BestPlan:
    reach = _reach(right)
    seconds, lengths = _dynamic(reach, costs)
    fixed = [_fixed(reach, costs, length) for length in range(len(costs))]
    best = min(range(len(costs)), key=fixed.__getitem__)
    # A round behind the last place can only be one cut to nothing, where nothing is left to draft.
    return BestPlan(seconds[0], tuple(lengths[start] for start in starts), best, fixed[best])


def _reach(right: Sequence[bool]) -> list[int]:
    """How many tokens a draft that starts at a place may have and still be kept as a whole, by place.

    The last place always falls to the target: a draft needs nothing behind it.
    """
    reach = [0] * len(right)
    for place in reversed(range(len(right) - 1)):
        reach[place] = reach[place + 1] + 1 if right[place] else 0
    return reach


def _dynamic(reach: Sequence[int], costs: Sequence[float]) -> tuple[list[float], list[int]]:
    """Seconds from each place to the end, shape (places + 1,), and the best length at each place.

    Drafts beyond the first mistake are left out: they cost more and bring nothing.
    """
    count = len(reach)
    seconds, lengths = [0.0] * (count + 1), [0] * (count + 1)
    for place in reversed(range(count)):
        most = min(reach[place], len(costs) - 1)
        ways = [costs[length] + seconds[place + length + 1] for length in range(most + 1)]
        lengths[place] = min(range(most + 1), key=ways.__getitem__)
        seconds[place] = ways[lengths[place]]
    return seconds, lengths


def _fixed(reach: Sequence[int], costs: Sequence[float], length: int) -> float:
    """Seconds of always drafting so many tokens, fewer only where the reply ends before."""
    place, seconds = 0, 0.0
    while place < len(reach):
        drafted = min(length, len(reach) - place - 1)
        seconds += costs[drafted]
        place += min(drafted, reach[place]) + 1
    return seconds
