import numpy as np
import pytest

from app.core.speculative.obstacle import main_obstacle
from app.core.statistics import DraftReason

FLAT = np.array([0.0, *([2.0] * 17)])
STEEP = 2.0 * np.arange(18.0)


def test_with_cheap_checks_and_a_cheap_draft_it_is_the_draft_that_is_rarely_right() -> None:
    why = main_obstacle(FLAT, draft=0.1, acceptance=0.12)
    assert (why.reason, why.figure) == (DraftReason.RARELY_RIGHT, 0.12)


def test_a_draft_nearly_as_slow_as_its_target_is_too_dear() -> None:
    why = main_obstacle(FLAT, draft=1.9, acceptance=0.9)
    assert why.reason is DraftReason.DRAFTING_IS_DEAR
    assert why.figure == pytest.approx(0.95)


def test_where_not_even_a_free_draft_would_pay_checking_is_too_dear() -> None:
    why = main_obstacle(STEEP, draft=0.01, acceptance=0.9)
    assert why.reason is DraftReason.CHECKING_IS_DEAR
    assert why.tokens == 2
    assert why.figure == pytest.approx(2.0)


def test_it_names_the_batch_that_would_have_come_nearest() -> None:
    bumpy = np.array([0.0, 1.0, 4.0, 4.0, 3.2, 9.0])
    why = main_obstacle(bumpy, draft=0.0, acceptance=0.9)
    assert (why.reason, why.tokens) == (DraftReason.CHECKING_IS_DEAR, 4)
    assert why.figure == pytest.approx(3.2)


@pytest.mark.parametrize("acceptance", [0.0, 0.5, 1.0])
def test_how_right_it_was_does_not_change_what_costs_are_to_blame_for(acceptance: float) -> None:
    assert main_obstacle(STEEP, 0.01, acceptance).reason is DraftReason.CHECKING_IS_DEAR
    assert main_obstacle(FLAT, 1.9, acceptance).reason is DraftReason.DRAFTING_IS_DEAR


def test_with_room_for_a_single_token_there_is_an_answer_too() -> None:
    assert main_obstacle(np.array([0.0, 1.0, 1.0]), 0.1, 0.3).reason is DraftReason.RARELY_RIGHT
