import pytest

from app.core.speculative.cost_curve import CostCurve


def curve() -> CostCurve:
    return CostCurve({1: 1.0, 2: 1.5, 3: 1.9, 4: 1.2, 8: 2.2}, 16)


def test_what_was_measured_is_told_and_what_lies_between_is_interpolated() -> None:
    assert curve().seconds(4) == 1.2
    assert curve().seconds(6) == pytest.approx(1.7)
    assert curve().seconds(16) == pytest.approx(2.2 + 8 * 2.2 / 8), (
        "beyond, each token costs as much as before"
    )


def test_a_batch_is_padded_to_the_cheapest_size_at_or_above_its_own() -> None:
    assert [curve().shape(tokens) for tokens in (1, 2, 3, 4, 5)] == [1, 4, 4, 4, 5]


def test_one_number_is_enough_to_begin_with() -> None:
    assert CostCurve({1: 2.0}, 4).seconds(3) == 6.0


@pytest.mark.parametrize("measured", [{}, {2: 1.0}, {1: 0.0}])
def test_without_the_cost_of_one_token_there_is_no_curve(measured: dict[int, float]) -> None:
    with pytest.raises(ValueError, match="cost curve"):
        CostCurve(measured, 4)


def test_when_everything_gets_slower_the_whole_curve_follows() -> None:
    costs = curve()
    for _ in range(12):
        costs.observe(4, 2.4)
    assert costs.pace == pytest.approx(2.0)
    assert costs.seconds(1) == pytest.approx(2.0)
    assert costs.seconds(4) == pytest.approx(2.4)


def test_a_size_that_costs_more_than_measured_is_corrected_alone() -> None:
    costs = curve()
    for _ in range(12):
        costs.observe(1, 1.0)
        costs.observe(4, 1.8)
    assert costs.seconds(1) == pytest.approx(1.0, rel=0.1)
    assert costs.seconds(4) == pytest.approx(1.8, rel=0.1)


def test_a_single_hiccup_changes_nothing() -> None:
    costs = curve()
    for seconds in (1.2, 1.2, 1.2, 60.0, 1.2, 1.2):
        costs.observe(4, seconds)
    assert costs.seconds(4) == pytest.approx(1.2)
    assert costs.seconds(1) == pytest.approx(1.0)


def test_nonsense_is_not_learned() -> None:
    costs = curve()
    costs.observe(0, 1.0)
    costs.observe(4, 0.0)
    costs.observe(99, 1.0)
    assert costs.seconds(4) == 1.2
