"""Measuring a model with a clock that only its evaluations move."""

from collections.abc import Callable

import pytest

from app.core.speculative.cost_curve import CostCurve
from app.service.calibration import (
    LONGEST_BATCH,
    LONGEST_DRAFT,
    choose_threads,
    measure_costs,
    measure_draft_cost,
    measure_plain,
    measure_sizes,
    still_true,
)
from tests.support.fake_model import hashed_logits, letters
from tests.support.timed_model import Cost, FakeClock, TimedModel
from tests.support.trace_replay import FLAT, Q4_0, whole_curve

SIZE = 8


def timed(cost: Cost, **options: int) -> tuple[TimedModel, FakeClock]:
    clock = FakeClock()
    return TimedModel(letters(SIZE), hashed_logits(SIZE), clock, cost, **options), clock


def costing(curve: dict[int, float], unit: float = 0.01) -> Cost:
    return lambda tokens, _before: unit * curve[tokens]


def sizes(model: TimedModel) -> set[int]:
    return {tokens for tokens, _ in model.evaluations}


class TestSizes:
    def test_every_size_is_told_as_it_is(self) -> None:
        curve = whole_curve(Q4_0)
        model, clock = timed(costing(curve))
        found = measure_sizes(model, clock)
        assert {1, 2, 3, 4, 8, 16, LONGEST_BATCH} <= found.keys()
        assert found == pytest.approx({size: 0.01 * curve[size] for size in found})

    def test_a_slow_model_is_measured_no_longer_than_bearable_and_at_the_most_telling_sizes(self) -> None:
        model, clock = timed(lambda tokens, _before: 0.3 * tokens)
        found = measure_sizes(model, clock)
        assert clock.now < 0.3 * (1 + 4 + 2)
        assert {1, 4} <= found.keys()
        very_slow, clock = timed(lambda tokens, _before: 60.0)
        assert measure_sizes(very_slow, clock) == {1: 60.0}

    def test_a_hiccup_is_outvoted(self) -> None:
        count = 0

        def cost(tokens: int, _before: int) -> float:
            nonlocal count
            count += 1
            return 1e-3 * tokens * (20 if count == 3 else 1)

        model, clock = timed(cost)
        found = measure_sizes(model, clock)
        assert found == pytest.approx({size: 1e-3 * size for size in found})

    @pytest.mark.parametrize(
        ("options", "largest"), [({"context_length": 10}, 10), ({"batch_length": 7}, 7), ({}, 32)]
    )
    def test_no_size_is_beyond_what_the_model_takes(self, options: dict[str, int], largest: int) -> None:
        model, clock = timed(lambda tokens, _before: 1e-3 * tokens, **options)
        assert max(measure_sizes(model, clock)) == largest

    @pytest.mark.parametrize("measure", [measure_sizes, measure_plain, measure_draft_cost, measure_costs])
    def test_what_the_cache_holds_stays(self, measure: Callable[[TimedModel, FakeClock], object]) -> None:
        model, clock = timed(lambda tokens, _before: 1e-3 * tokens)
        model.evaluate([1, 2, 3], outputs=0)
        measure(model, clock)
        assert list(model.cached) == [1, 2, 3]

    def test_beyond_the_measured_sizes_the_curve_goes_on(self) -> None:
        model, clock = timed(lambda tokens, _before: 1e-3 * tokens)
        curve = measure_costs(model, clock)
        assert isinstance(curve, CostCurve)
        assert curve.longest == LONGEST_BATCH > LONGEST_DRAFT
        assert curve.seconds(9) == pytest.approx(9e-3)


class TestPlain:
    def test_the_first_evaluation_reads_weights_and_does_not_count(self) -> None:
        count = 0

        def cost(_tokens: int, _before: int) -> float:
            nonlocal count
            count += 1
            return 9.0 if count == 1 else 0.1

        model, clock = timed(cost)
        assert measure_plain(model, clock) == pytest.approx([0.1, 0.1, 0.1])

    def test_a_draft_is_measured_by_its_step_and_by_what_reading_costs_a_token(self) -> None:
        model, clock = timed(lambda tokens, _before: 0.02 if tokens == 1 else 0.002 * tokens)
        cost = measure_draft_cost(model, clock)
        assert cost.seconds_per_token() == pytest.approx(0.02)
        assert cost.seconds(1, pending=11) == pytest.approx(0.02 + 10 * 0.002)


REMEMBERED = {size: 0.01 * Q4_0[size] for size in Q4_0}


class TestStillTrue:
    def test_the_same_costs_are_true_and_nothing_else_is_evaluated(self) -> None:
        model, clock = timed(costing(whole_curve(Q4_0)))
        assert still_true(REMEMBERED, model, clock) == pytest.approx(REMEMBERED)
        assert sizes(model) == {1, 4, 16}
        assert list(model.cached) == []

    def test_a_slower_machine_changes_the_scale_and_nothing_else(self) -> None:
        model, clock = timed(costing(whole_curve(Q4_0), unit=0.03))
        found = still_true(REMEMBERED, model, clock)
        assert found == pytest.approx({size: 3 * seconds for size, seconds in REMEMBERED.items()})

    @pytest.mark.parametrize("size", [4, 16])
    @pytest.mark.parametrize(("change", "is_true"), [(0.7, False), (0.9, True), (1.15, True), (1.4, False)])
    def test_another_shape_is_not_true(self, size: int, change: float, is_true: bool) -> None:
        curve = whole_curve(Q4_0) | {size: Q4_0[size] * change}
        model, clock = timed(costing(curve))
        assert (still_true(REMEMBERED, model, clock) is not None) == is_true

    def test_costs_of_a_flat_curve_are_not_those_of_a_steep_one(self) -> None:
        model, clock = timed(lambda tokens, _before: 0.01 * tokens)
        assert still_true({size: 0.01 * FLAT[size] for size in FLAT}, model, clock) is None

    @pytest.mark.parametrize("remembered", [{}, {1: 0.1}, {4: 0.1}, {2: 0.1, 8: 0.2}])
    def test_without_the_sizes_it_goes_by_nothing_is_true(self, remembered: dict[int, float]) -> None:
        model, clock = timed(costing(whole_curve(Q4_0)))
        assert still_true(remembered, model, clock) is None
        assert model.evaluations == []

    def test_in_a_context_without_room_nothing_is_true(self) -> None:
        model, clock = timed(lambda tokens, _before: 0.01, context_length=3)
        assert still_true(REMEMBERED, model, clock) is None


class TestThreads:
    def chosen(self, by_threads: Callable[[int], float], threads: int) -> tuple[int, set[int]]:
        """What is chosen, and what was tried."""
        tried: set[int] = set()

        def cost(_tokens: int, _before: int) -> float:
            tried.add(model.threads)
            return by_threads(model.threads)

        model, clock = timed(cost, threads=threads)
        assert choose_threads(model, clock) == model.threads
        assert list(model.cached) == []
        return model.threads, tried

    def test_the_physical_cores_stay_where_they_are_fastest(self) -> None:
        assert self.chosen(lambda threads: 1 / threads, 8)[0] == 8

    @pytest.mark.parametrize(("gain", "chosen"), [(0.95, 8), (0.91, 8), (0.89, 4), (0.5, 4)])
    def test_another_number_must_be_a_tenth_faster(self, gain: float, chosen: int) -> None:
        assert self.chosen(lambda threads: gain if threads == 4 else 1.0, 8)[0] == chosen

    def test_one_less_and_half_as_many_are_tried(self) -> None:
        assert self.chosen(lambda _threads: 1.0, 8)[1] == {8, 7, 4}
        assert self.chosen(lambda threads: 0.5 if threads == 7 else 1.0, 8)[0] == 7

    @pytest.mark.parametrize(("threads", "tried"), [(1, {1}), (2, {1, 2}), (3, {2, 3})])
    def test_there_is_always_one_thread(self, threads: int, tried: set[int]) -> None:
        chosen, really = self.chosen(lambda _threads: 1.0, threads)
        assert (chosen, really) == (threads, tried)
