import pytest

from app.core.speculative.draft_cost import DraftCost


def test_a_draft_costs_its_steps_and_what_it_must_read_first() -> None:
    cost = DraftCost(step=0.2, reading=0.01)
    assert cost.seconds(tokens=3, pending=1) == 3 * 0.2
    assert cost.seconds(tokens=1, pending=101) == 0.2 + 100 * 0.01


def test_each_draft_refines_the_step_but_catching_up_does_not_count_as_one() -> None:
    cost = DraftCost(step=0.2, reading=0.01)
    for _ in range(5):
        cost.observe(tokens=2, pending=1, seconds=0.8)
        cost.observe(tokens=1, pending=50, seconds=9.0)
        cost.observe(tokens=0, pending=1, seconds=9.0)
    assert cost.seconds_per_token() == 0.4


def test_what_catching_up_really_takes_is_learned() -> None:
    cost = DraftCost(step=0.4, reading=0.1)
    for _ in range(3):
        cost.observe(tokens=1, pending=11, seconds=3.4)
    assert cost.seconds(1, pending=11) == pytest.approx(3.4)
    assert cost.seconds_per_token() == 0.4
