from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from app.core.speculative.cost_curve import CostCurve
from app.core.speculative.draft_cost import DraftCost
from app.core.speculative.draft_length import BestRate, DraftLength, FixedLength
from app.core.speculative.drafter import Draft
from app.core.statistics import DraftReason, Round
from tests.support.trace_replay import FLAT, LINEAR, Q4_0, Q4_K, best_of, hindsight, throughput, whole_curve

DRAFT = 0.083
"""Cost of a drafted token in units of a plain one: 8 ms where the target takes 96."""


@dataclass(frozen=True, slots=True)
class Threshold:
    """The policy of most programs: draft on while the last token's confidence is above a threshold."""

    least: float
    longest: int
    limit: int = 15
    reason: DraftReason = DraftReason.DRAFTED

    def plan(self, room: int, pending: int) -> "Threshold":
        return Threshold(self.least, min(self.longest, room))

    def goes_on(self, confidences: Sequence[float]) -> bool:
        return len(confidences) < self.longest and (not confidences or confidences[-1] >= self.least)

    def observe(self, draft: Draft, pending: int, measured: Round) -> None:
        pass


def best_rate(curve: dict[int, float], draft: float = DRAFT) -> BestRate:
    return BestRate(CostCurve(curve, 32), DraftCost(draft, draft / 4), 15)


def a_round(committed: int, seconds: float, accepted: int = 0) -> Round:
    return Round(
        drafted=0,
        accepted=accepted,
        committed=committed,
        draft_seconds=0.0,
        verify_seconds=seconds,
        seconds=seconds,
        compute_seconds=seconds,
    )


def test_a_fixed_length_stays_but_for_the_room_there_is() -> None:
    assert FixedLength(3).plan(9, 1).limit == 3
    assert FixedLength(3).plan(2, 1).limit == 2
    assert [FixedLength(2).plan(9, 1).goes_on([0.1] * count) for count in range(4)] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.parametrize(
    ("name", "curve"), [("Q4_0", Q4_0), ("Q4_K", Q4_K), ("flat", FLAT), ("linear", LINEAR)]
)
@pytest.mark.parametrize("draft", [DRAFT, 0.15])
def test_on_recorded_replies_it_beats_every_fixed_length(
    name: str, curve: dict[int, float], draft: float
) -> None:
    whole = whole_curve(curve)
    fixed = best_of([lambda length=length: FixedLength(length) for length in range(16)], whole, draft)  # type: ignore[misc]
    assert throughput(best_rate(whole, draft), whole, draft) > fixed * 0.995


def test_on_the_standard_pair_it_beats_every_threshold_and_comes_near_to_hindsight() -> None:
    whole = whole_curve(Q4_0)
    grid: list[DraftLength] = [
        Threshold(least / 20, longest) for least in range(1, 20) for longest in (1, 2, 3, 4, 5, 6, 7, 11, 15)
    ]
    thresholds = max(throughput(policy, whole, DRAFT) for policy in grid)
    reached = throughput(best_rate(whole), whole, DRAFT)
    assert reached > thresholds
    assert reached > 0.83 * hindsight(whole, DRAFT)


@pytest.mark.parametrize("curve", [Q4_0, LINEAR, FLAT])
def test_a_draft_that_is_always_wrong_costs_next_to_nothing(curve: dict[int, float]) -> None:
    whole = whole_curve(curve)
    assert throughput(best_rate(whole), whole, DRAFT, never=True) > 0.93


def test_where_checking_costs_as_much_as_deciding_alone_it_decodes_plainly() -> None:
    proportional = {size: float(size) for size in range(1, 33)}
    lengths = best_rate(proportional)
    first = [lengths.plan(15, 1).limit > 0 for _ in range(5)]
    assert sum(first) <= 3, "but for the probes it may begin with"
    assert not first[-1]


def test_an_unsure_draft_is_checked_early_and_a_sure_one_goes_on() -> None:
    def goes_on(confidences: list[float]) -> bool:
        return best_rate(whole_curve(FLAT)).plan(15, 1).goes_on(confidences)

    assert goes_on([])
    assert goes_on([0.99, 0.99, 0.99])
    assert not goes_on([0.05, 0.05])


def test_it_never_drafts_beyond_the_room() -> None:
    lengths = best_rate(whole_curve(FLAT))
    assert lengths.plan(0, 1).limit == 0
    assert not lengths.plan(2, 1).goes_on([0.99, 0.99])


def test_while_plain_is_best_a_probe_comes_when_it_is_affordable() -> None:
    proportional = {size: float(size) for size in range(1, 33)}
    lengths = best_rate(proportional)
    probes = 0
    for _ in range(1000):
        plan = lengths.plan(15, 1)
        drafted = plan.limit > 0 and plan.goes_on([])
        probes += drafted
        lengths.observe(Draft(), 1, a_round(committed=1, seconds=1.0))
    probe_cost = DRAFT + 1.0
    assert 0 < probes * probe_cost <= 0.01 * 1000 + 3.0 + probe_cost


def test_catching_up_makes_a_probe_dearer() -> None:
    proportional = {size: float(size) for size in range(1, 33)}
    lengths = best_rate(proportional)
    for _ in range(150):
        lengths.observe(Draft(), 1, a_round(committed=1, seconds=1.0))
    assert lengths.plan(15, pending=1000).limit == 0
    assert lengths.plan(15, pending=1).limit > 0
