import numpy as np
import pytest

from app.core.speculative.baseline import PlainBaseline


def due_places(baseline: PlainBaseline, committed: list[int]) -> list[int]:
    return [place for place in committed if baseline.is_due(place)]


def test_plain_rounds_open_each_reply_and_return_now_and_then() -> None:
    baseline = PlainBaseline(opening=2, interval=64)
    places = [0, 1, 2, 5, 9, 60, 64, 66, 70, 128, 131]
    baseline.begin_reply()
    first = due_places(baseline, places)
    assert first == [0, 1, 66, 131]
    baseline.begin_reply()
    assert due_places(baseline, places) == first, "depends on the place alone, so a seeded reply repeats"


def test_there_is_no_cost_before_a_plain_round_was_measured() -> None:
    assert PlainBaseline().cost(0) is None


def test_the_cost_is_a_median_so_that_a_busy_moment_does_not_count() -> None:
    baseline = PlainBaseline()
    for seconds in (0.10, 0.11, 5.0, 0.09, 0.10):
        baseline.observe(10, seconds)
    cost = baseline.cost(20)
    assert cost is not None
    assert (cost.seconds, cost.samples) == (0.10, 5)
    assert (cost.low, cost.high) == (0.09, 5.0), "with so few, nothing is sure but that it lies between"


def test_with_enough_rounds_one_odd_one_at_either_end_does_not_widen_the_interval() -> None:
    baseline = PlainBaseline()
    for seconds in (0.10, 0.11, 5.0, 0.09, 0.10, 0.12, 0.001, 0.10, 0.11):
        baseline.observe(10, seconds)
    cost = baseline.cost(20)
    assert cost is not None
    assert (cost.low, cost.seconds, cost.high) == (0.09, 0.10, 0.12)


def test_the_interval_holds_the_true_median_in_about_95_cases_of_100() -> None:
    rng = np.random.default_rng(3)
    held = 0
    for _ in range(2000):
        baseline = PlainBaseline()
        for seconds in rng.lognormal(0.0, 1.0, 9):
            baseline.observe(10, float(seconds))
        cost = baseline.cost(10)
        assert cost is not None
        held += cost.low <= 1.0 <= cost.high
    assert 0.94 < held / 2000 < 0.98


def test_only_the_newest_rounds_count() -> None:
    baseline = PlainBaseline()
    for seconds in [0.1] * 50 + [0.3] * 9:
        baseline.observe(10, seconds)
    cost = baseline.cost(10)
    assert cost is not None
    assert (cost.low, cost.seconds, cost.high, cost.samples) == (0.3, 0.3, 0.3, 9)


def test_rounds_measured_at_another_pace_are_brought_to_that_of_now() -> None:
    baseline = PlainBaseline()
    baseline.observe(10, 0.1)
    baseline.observe(10, 0.3, pace=3.0)
    cost = baseline.cost(10, pace=2.0)
    assert cost is not None
    assert (cost.low, cost.seconds, cost.high) == pytest.approx((0.2, 0.2, 0.2))


def test_only_rounds_at_a_similar_context_length_count() -> None:
    baseline = PlainBaseline()
    baseline.observe(10, 0.1)
    baseline.observe(4000, 0.3)
    near, far = baseline.cost(100), baseline.cost(4096)
    assert near is not None
    assert far is not None
    assert (near.seconds, far.seconds) == (0.1, 0.3)
    assert baseline.cost(2000) is None
