"""What drafting may lose is counted, so that no estimate can be wrong for long."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.speculative.loss_budget import LossBudget


def test_it_begins_with_enough_for_bad_luck_and_no_more() -> None:
    assert 0 < LossBudget().stake < 1


def test_plain_steps_fill_it_by_a_small_share() -> None:
    budget, other = LossBudget(), LossBudget()
    for _ in range(100):
        budget.settle(1.0, 1)
    other.settle(1.0 / 1.01, 2)  # one token gained
    assert budget.stake == pytest.approx(other.stake, rel=0.02)
    assert budget.stake > LossBudget().stake


def test_a_loss_is_paid_from_it_and_a_gain_fills_it() -> None:
    budget = LossBudget()
    stakes = [budget.stake]
    for steps, committed in ((2.0, 1), (2.0, 1), (1.0, 1), (2.0, 4), (2.0, 6)):
        budget.settle(steps, committed)
        stakes.append(budget.stake)
    assert stakes[2] < stakes[1] < stakes[0]
    assert stakes[2] < stakes[3] < stakes[4] < stakes[5]


def test_who_lost_all_there_is_may_not_lose_more_until_it_has_filled_again() -> None:
    budget = LossBudget()
    budget.settle(5.0, 1)
    assert budget.stake <= 0
    for _ in range(300):
        budget.settle(1.0, 1)
    assert budget.stake > 0


def test_it_never_holds_much_whatever_was_gained() -> None:
    budget = LossBudget()
    for _ in range(1000):
        budget.settle(1.0, 16)
    rich = budget.stake
    assert rich < 10
    budget.settle(1.0, 16)
    assert budget.stake == rich


def test_one_round_never_may_lose_all_there_is() -> None:
    """After the worst that is allowed, another draft can be tried."""
    for rounds in range(40):
        budget = LossBudget()
        for _ in range(rounds):
            budget.settle(1.0, 2)
        for _ in range(3):
            before = budget.stake
            budget.settle(1.0 + before, 1)
            assert 0 < budget.stake < before


@given(st.lists(st.floats(1.0, 20.0), max_size=300))
def test_who_drafts_only_within_it_never_loses_more_than_the_start_and_a_share(costs: list[float]) -> None:
    """Each round fails: it brings one token for its cost. Rounds beyond the budget are decoded plainly."""
    budget = LossBudget()
    took = written = 0.0
    for cost in costs:
        steps = cost if cost <= 1.0 + budget.stake else 1.0
        budget.settle(steps, 1)
        took, written = took + steps, written + 1
    assert took - written <= 2.0 + 0.01 * took + 1e-6
