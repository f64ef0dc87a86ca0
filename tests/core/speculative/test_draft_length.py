import math

import pytest

from app.core.speculative.draft_length import FixedLength, FixedPlan
from app.core.statistics import DRAFTED, DraftReason, Why


def test_a_fixed_length_stays_but_for_the_room_there_is() -> None:
    assert FixedLength(3).plan(9, 1).limit == 3
    assert FixedLength(3).plan(2, 1).limit == 2
    plan = FixedLength(2).plan(9, 1)
    assert [plan.goes_on([0.1] * count) for count in range(4)] == [True, True, False, False]


@pytest.mark.parametrize(
    ("length", "room", "reason"),
    [(3, 9, DraftReason.DRAFTED), (3, 0, DraftReason.NO_ROOM), (0, 9, DraftReason.NO_DRAFT)],
)
def test_it_says_why(length: int, room: int, reason: DraftReason) -> None:
    assert FixedLength(length).plan(room, 1).why == Why(reason)


def test_a_draft_less_sure_than_wanted_is_checked() -> None:
    plan = FixedLength(5, least_confidence=0.6).plan(9, 1)
    assert plan.goes_on([])
    assert plan.goes_on([0.9])
    assert plan.goes_on([0.1, 0.6]), "as sure as wanted is enough, and only the last one counts"
    assert not plan.goes_on([0.9, 0.59])
    assert not plan.goes_on([0.9] * 5)


def test_a_draft_that_cannot_say_how_sure_it_is_goes_on() -> None:
    plan = FixedLength(3, least_confidence=1.0).plan(9, 1)
    assert plan.goes_on([math.nan, math.nan])


def test_a_plan_drafts_unless_it_says_otherwise() -> None:
    assert FixedPlan(2).why == DRAFTED
    assert FixedPlan(2).goes_on([0.0])
    assert not FixedPlan(0).goes_on([])
