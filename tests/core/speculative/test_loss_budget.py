"""What drafting may lose is counted, so that no estimate can be wrong for long."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.speculative.loss_budget import LossBudget

DEARER_EACH = np.arange(0.1, 1.55, 0.1)
"""Losing a tenth of a plain step with each token drafted in vain."""


def drafted(budget: LossBudget) -> int:
    return budget.affordable(DEARER_EACH)


def test_it_begins_with_enough_for_bad_luck_and_no_more() -> None:
    assert 3 <= drafted(LossBudget()) < 10


def test_plain_steps_fill_it_by_a_small_share() -> None:
    budget = LossBudget()
    while budget.affordable(np.array([0.01])):
        budget.settle(1.01, 1)
    plain = 0
    while drafted(budget) == 0:
        budget.settle(1.0, 1)
        plain += 1
    assert plain == pytest.approx(0.1 / 0.007, abs=2), "a tenth of a step, at seven thousandths each"


def test_a_loss_is_paid_from_it_and_a_gain_fills_it() -> None:
    budget = LossBudget()
    seen = [drafted(budget)]
    for steps, committed in ((1.5, 1), (1.5, 1), (1.0, 3), (2.0, 6)):
        budget.settle(steps, committed)
        seen.append(drafted(budget))
    assert seen[2] < seen[1] < seen[0]
    assert seen[2] < seen[3] <= seen[4]


def test_it_never_holds_much_whatever_was_gained() -> None:
    budget = LossBudget()
    for _ in range(1000):
        budget.settle(1.0, 16)
    assert drafted(budget) == 15
    assert budget.affordable(np.array([9.0])) == 0


def test_after_the_worst_that_is_allowed_another_draft_can_be_tried() -> None:
    for gained in range(40):
        budget = LossBudget()
        for _ in range(gained):
            budget.settle(1.0, 2)
        for _ in range(3):
            length = drafted(budget)
            assert length > 0
            budget.settle(1.0 + float(DEARER_EACH[length - 1]), 1)


def test_a_single_token_may_take_all_there_is() -> None:
    assert LossBudget().affordable(np.array([1.4, 2.5])) == 1
    assert LossBudget().affordable(np.array([1.6, 2.5])) == 0


@given(st.lists(st.floats(0.0, 3.0), max_size=300))
def test_who_drafts_only_within_it_never_loses_more_than_the_start_and_a_share(losses: list[float]) -> None:
    """Each draft fails: it brings one token for its cost. Rounds beyond the budget are decoded plainly."""
    budget = LossBudget()
    took = written = 0.0
    for loss in losses:
        steps = 1.0 + loss * budget.affordable(np.array([loss]))
        budget.settle(steps, 1)
        took, written = took + steps, written + 1
    assert took - written <= 1.5 + 0.007 * took + 1e-6
