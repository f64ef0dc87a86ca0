import numpy as np
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
    assert [curve().shape(tokens, 16) for tokens in (1, 2, 3, 4, 5)] == [1, 4, 4, 4, 5]


def test_a_batch_is_never_padded_beyond_the_most_that_is_possible() -> None:
    assert [curve().shape(2, most) for most in (2, 3, 4, 16)] == [2, 2, 4, 4]
    assert [curve().shape(tokens, 3) for tokens in (1, 2, 3)] == [1, 2, 3]
    far = CostCurve({1: 5.0, 2: 4.0, 8: 3.0, 16: 1.0}, 16)
    for tokens in range(1, 16):
        for most in range(tokens, 17):
            assert tokens <= far.shape(tokens, most) <= most


def test_one_number_is_enough_to_begin_with() -> None:
    assert CostCurve({1: 2.0}, 4).seconds(3) == 6.0


@pytest.mark.parametrize("measured", [{}, {2: 1.0}, {1: 0.0}])
def test_without_the_cost_of_one_token_there_is_no_curve(measured: dict[int, float]) -> None:
    with pytest.raises(ValueError, match="cost curve"):
        CostCurve(measured, 4)


def test_when_everything_gets_slower_the_whole_curve_follows() -> None:
    costs = curve()
    for seconds in [1.2] * 4 + [2.4] * 3:
        assert not costs.wants_plain
        costs.observe(4, seconds, 10)
    assert costs.wants_plain, "to be told whether it is the machine, and once more to be sure"
    for _ in range(2):
        assert costs.wants_plain
        costs.observe(1, 2.0, 10)
    assert not costs.wants_plain
    for _ in range(4):
        costs.observe(4, 2.4, 10)
    assert costs.pace == pytest.approx(2.0)
    assert costs.seconds(1) == pytest.approx(2.0)
    assert costs.seconds(4) == pytest.approx(2.4)


def test_what_was_asked_for_in_a_bad_moment_is_replaced_and_asked_again_later() -> None:
    costs = curve()
    for seconds in [1.2] * 4 + [2.4] * 3:
        costs.observe(4, seconds, 10)
    costs.observe(1, 2.4, 10)
    costs.observe(1, 2.0, 10)
    assert costs.pace == pytest.approx(2.0), "the second time counts alone"
    asked = []
    for place in range(60):
        if costs.wants_plain:
            asked.append(place)
        costs.observe(1 if costs.wants_plain else 4, 2.0 if costs.wants_plain else 2.4, 10)
    assert len(asked) == 2
    assert asked[0] < 10 < asked[1] < 30
    assert costs.pace == pytest.approx(2.0)


def test_when_only_some_sizes_get_dearer_a_plain_round_tells() -> None:
    costs = curve()
    for seconds in [1.2] * 4 + [2.4] * 3:
        costs.observe(4, seconds, 10)
    costs.observe(1, 1.0, 10)
    for _ in range(4):
        costs.observe(4, 2.4, 10)
    assert costs.seconds(1) == pytest.approx(1.0)
    assert costs.seconds(4) == pytest.approx(2.4)
    assert not costs.wants_plain


def test_a_plain_round_unlike_all_others_is_an_accident_until_the_next_one_says_the_same() -> None:
    costs = curve()
    costs.observe(1, 1.0, 10)
    costs.observe(1, 7.0, 10)
    assert costs.wants_plain
    assert costs.is_doubtful
    assert costs.seconds(1) == pytest.approx(1.0)
    costs.observe(1, 1.0, 10)
    assert not costs.wants_plain
    for _ in range(2):
        costs.observe(1, 7.0, 10)
    assert costs.seconds(1) == pytest.approx(7.0)


def test_times_that_follow_no_rule_do_not_ask_for_plain_rounds_all_the_time() -> None:
    costs = curve()
    random = np.random.default_rng(0)
    asked = 0
    for _ in range(300):
        size = 1 if costs.wants_plain else 4
        asked += size == 1
        costs.observe(size, float(random.lognormal(0.0, 1.0)), 10)
    assert asked < 100


def test_the_first_plain_rounds_of_a_reply_tell_the_machine_of_now_and_the_very_first_is_slow() -> None:
    costs = curve()
    for _ in range(5):
        costs.observe(1, 3.0, 10)
    costs.begin_reply()
    costs.observe(1, 1.6, 10)
    assert costs.is_doubtful
    costs.observe(1, 1.0, 11)
    assert not costs.is_doubtful
    assert costs.seconds(1) == pytest.approx(1.0)


def test_a_size_that_costs_more_than_measured_is_corrected_alone() -> None:
    costs = curve()
    for _ in range(12):
        costs.observe(1, 1.0, 10)
        costs.observe(4, 1.8, 10)
    assert costs.seconds(1) == pytest.approx(1.0, rel=0.1)
    assert costs.seconds(4) == pytest.approx(1.8, rel=0.1)


@pytest.mark.parametrize(
    "pattern", [(1, 4), (1, 4, 4), (4, 4, 4, 4, 4, 1), (1, 1, 1, 1, 4), (4, 8), (1, 4, 8)]
)
def test_in_whatever_order_sizes_come_each_is_known_in_the_end(pattern: tuple[int, ...]) -> None:
    really = {1: 1.0, 4: 1.8, 8: 2.0}
    costs = curve()
    for number in range(150):
        size = pattern[number % len(pattern)]
        costs.observe(size, really[size], 10)
    for size in set(pattern):
        assert costs.seconds(size) == pytest.approx(really[size], rel=0.03)


def test_a_single_hiccup_changes_nothing() -> None:
    costs = curve()
    for seconds in (1.2, 1.2, 1.2, 60.0, 1.2, 1.2):
        costs.observe(4, seconds, 10)
    assert costs.seconds(4) == pytest.approx(1.2)
    assert costs.seconds(1) == pytest.approx(1.0)


def test_nonsense_is_not_learned() -> None:
    costs = curve()
    costs.observe(0, 1.0, 10)
    costs.observe(4, 0.0, 10)
    costs.observe(99, 1.0, 10)
    assert costs.seconds(4) == 1.2


class TestContext:
    def test_the_pace_of_a_long_context_is_not_that_of_a_short_one(self) -> None:
        costs = curve()
        for position, seconds in ((10, 1.0), (5000, 3.0)):
            for _ in range(9):
                costs.observe(1, seconds, position)
        assert costs.seconds(1) == pytest.approx(3.0)
        costs.observe(1, 1.0, 20)
        assert costs.seconds(1) == pytest.approx(1.0), "the first plain round there is believed"
        assert costs.pace == pytest.approx(1.0)

    def test_what_a_size_cost_near_is_not_believed_far(self) -> None:
        costs = curve()

        def decode(position: int, four: float) -> None:
            for _ in range(12):
                costs.observe(1, 1.0, position)
                costs.observe(4, four, position)

        decode(10, 2.4)
        assert costs.seconds(4) == pytest.approx(2.4, rel=0.05)
        costs.observe(1, 1.0, 5000)
        assert costs.seconds(4) == pytest.approx(1.2, rel=0.05), "as measured, until it is seen there"
        decode(5000, 4.8)
        assert costs.seconds(4) == pytest.approx(4.8, rel=0.05)

    def test_a_context_that_grows_slowly_is_followed_all_the_way(self) -> None:
        costs = curve()
        for position in range(0, 4000, 3):
            slower = 1.0 + position / 2000
            costs.observe(4, 1.2 * slower, position)
            if position % 60 == 0:
                costs.observe(1, slower, position)
            if position > 500:
                assert costs.seconds(1) == pytest.approx(slower, rel=0.05)


class TestCorrected:
    def test_a_curve_that_agrees_with_rounds_needs_no_correction(self) -> None:
        costs = curve()
        assert costs.corrected() is None
        for _ in range(12):
            costs.observe(1, 1.1, 10)
            costs.observe(4, 1.4, 10)
        assert costs.corrected() is None

    def test_another_pace_is_no_reason_for_another_curve(self) -> None:
        costs = curve()
        for _ in range(12):
            costs.observe(1, 3.0, 10)
            costs.observe(4, 3.6, 10)
        assert costs.corrected() is None

    def test_a_size_that_is_off_is_told_and_sizes_nobody_saw_stay_as_measured(self) -> None:
        costs = curve()
        for _ in range(12):
            costs.observe(1, 1.0, 10)
            costs.observe(4, 2.4, 10)
        corrected = costs.corrected()
        assert corrected is not None
        assert set(corrected) == set(range(1, 17))
        assert corrected[4] / corrected[1] == pytest.approx(2.4, rel=0.1)
        again = CostCurve(corrected, 16)
        assert again.seconds(4) / again.seconds(1) == pytest.approx(2.4, rel=0.1)
        assert again.seconds(3) / again.seconds(1) == pytest.approx(1.9)

    def test_a_few_odd_rounds_are_no_reason(self) -> None:
        costs = curve()
        for _ in range(12):
            costs.observe(1, 1.0, 10)
        for _ in range(4):
            costs.observe(4, 6.0, 10)
        assert costs.corrected() is None

    def test_only_rounds_in_a_short_context_are_compared_with_what_was_measured_in_one(self) -> None:
        costs = curve()
        for _ in range(20):
            costs.observe(1, 1.0, 3000)
            costs.observe(4, 4.0, 3000)
        assert costs.corrected() is None
        for _ in range(12):
            costs.observe(1, 1.0, 100)
            costs.observe(4, 2.4, 100)
        corrected = costs.corrected()
        assert corrected is not None
        assert corrected[4] / corrected[1] == pytest.approx(2.4, rel=0.1)
