"""What drafting may lose is counted, so that no estimate can be wrong for long."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.speculative.loss_budget import LossBudget


def stake(budget: LossBudget) -> float:
    return budget.left


def test_it_begins_with_enough_for_bad_luck_and_no_more() -> None:
    assert 0 < stake(LossBudget()) < 2


def test_plain_steps_fill_it_by_a_small_share() -> None:
    budget = LossBudget()
    before = stake(budget)
    for _ in range(100):
        budget.settle(1.0, 1)
    assert stake(budget) == pytest.approx(before + 1.0)


def test_a_loss_is_paid_from_it_and_a_gain_fills_it() -> None:
    budget = LossBudget()
    before = stake(budget)
    budget.settle(2.0, 1)
    assert stake(budget) == pytest.approx(before - 1.0 + 0.02)
    budget.settle(2.0, 4)
    assert stake(budget) == pytest.approx(before + 1.0 + 0.04)


def test_it_never_holds_much_whatever_was_gained() -> None:
    budget = LossBudget()
    for _ in range(1000):
        budget.settle(1.0, 16)
    assert stake(budget) == pytest.approx(6.0)


@given(st.lists(st.floats(1.0, 20.0), max_size=300))
def test_who_drafts_only_within_it_never_loses_more_than_the_start_and_a_share(costs: list[float]) -> None:
    """Each round fails: it brings one token for its cost. Rounds beyond the budget are decoded plainly."""
    budget = LossBudget()
    took = written = 0.0
    for cost in costs:
        steps = cost if cost <= 1.0 + stake(budget) else 1.0
        budget.settle(steps, 1)
        took, written = took + steps, written + 1
    assert took - written <= 1.5 + 0.01 * took + 1e-6
