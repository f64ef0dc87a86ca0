"""What a comparison of methods says, from replies whose numbers are known."""

import pytest

from app.core.generation import DraftingSettings, Method
from app.core.statistics import DRAFTED, DraftReason, Statistics, Why
from app.service.benchmark import BenchMethod, Run, summarize

PLAIN = BenchMethod("plain", Method.PLAIN)
DRAFT = BenchMethod("draft", Method.DRAFT)
THREE = BenchMethod("draft=3", Method.DRAFT, DraftingSettings(3))
BOTH = (PLAIN, DRAFT)


def run(
    method: BenchMethod,
    speed: float,
    *,
    prompt: int = 0,
    repeat: int = 0,
    tokens: tuple[int, ...] = (1, 2, 3, 4),
    rounds: int = 4,
    drafted: int = 0,
    accepted: int = 0,
    plain_seconds: float | None = None,
) -> Run:
    """A reply at this many tokens a second; a tenth of its time is spent outside llama.cpp."""
    seconds = len(tokens) / speed
    statistics = Statistics(
        committed=len(tokens),
        rounds=rounds,
        drafted=drafted,
        accepted=accepted,
        decode_seconds=seconds,
        draft_seconds=0.3 * seconds if drafted else 0.0,
        verify_seconds=0.6 * seconds,
        compute_seconds=0.9 * seconds,
        plain_steps=len(tokens),
        plain_seconds=None if plain_seconds is None else len(tokens) * plain_seconds,
    )
    return Run(prompt, repeat, method.name, tokens, statistics)


def plain(speed: float, *, prompt: int = 0, repeat: int = 0) -> Run:
    return run(PLAIN, speed, prompt=prompt, repeat=repeat)


def draft(speed: float, *, prompt: int = 0, repeat: int = 0) -> Run:
    return run(DRAFT, speed, prompt=prompt, repeat=repeat, rounds=2, drafted=6, accepted=3)


def test_methods_are_summed_up_in_the_order_asked_for() -> None:
    runs = [draft(20), plain(10)]
    assert [result.method for result in summarize(runs, BOTH)] == ["plain", "draft"]
    assert [result.method for result in summarize(runs, [DRAFT])] == ["draft"]


def test_a_fixed_length_is_a_method_of_its_own_compared_with_the_same_plain_replies() -> None:
    runs = [plain(10), draft(20), run(THREE, 30, rounds=1, drafted=3, accepted=3)]
    by_plain, by_draft, by_three = summarize(runs, (PLAIN, DRAFT, THREE))
    assert (by_plain.factor, by_draft.factor, by_three.factor) == pytest.approx((1, 2, 3))
    assert by_three.method == "draft=3"
    assert by_three.acceptance_rate == 1
    assert [PLAIN.is_plain, DRAFT.is_plain, THREE.is_plain] == [True, False, False]


def test_drafting_nothing_is_not_what_the_others_are_compared_with() -> None:
    none = BenchMethod("draft=0", Method.DRAFT, DraftingSettings(0))
    assert summarize([run(none, 10), draft(20)], (none, DRAFT))[1].factor is None


def test_the_reason_of_most_replies_is_told_in_the_newest_numbers() -> None:
    def because(prompt: int, why: Why) -> Run:
        return Run(prompt, 0, "draft", (1,), Statistics(committed=1, decode_seconds=1.0, why=why))

    whys = [Why(DraftReason.RARELY_RIGHT, figure=0.3), DRAFTED, Why(DraftReason.RARELY_RIGHT, figure=0.2)]
    (result,) = summarize([because(place, why) for place, why in enumerate(whys)], [DRAFT])
    assert "right 20% of the time" in result.reason
    assert summarize([], [DRAFT])[0].reason == ""


def test_the_speed_is_the_median_with_its_quartiles() -> None:
    (result,) = summarize([plain(speed, prompt=n) for n, speed in enumerate([9, 1, 5, 3, 7])], [PLAIN])
    assert result.tokens_per_second == pytest.approx(5)
    assert result.spread == pytest.approx((3, 7))


def test_the_factor_compares_each_reply_with_the_plain_one_of_the_same_prompt() -> None:
    runs = [plain(10, prompt=0), draft(30, prompt=0), plain(100, prompt=1), draft(100, prompt=1)]
    by_plain, by_draft = summarize(runs, BOTH)
    assert by_plain.factor == pytest.approx(1)
    assert by_draft.factor == pytest.approx(2)
    assert by_draft.factor_spread == pytest.approx((1, 3))


def test_the_factor_compares_within_the_same_repetition() -> None:
    runs = [plain(10, repeat=0), draft(20, repeat=0), plain(20, repeat=1), draft(40, repeat=1)]
    assert summarize(runs, BOTH)[1].factor_spread == pytest.approx((2, 2))


def test_without_plain_replies_there_is_no_factor_and_nothing_to_compare() -> None:
    (result,) = summarize([draft(20)], [DRAFT])
    assert (result.factor, result.factor_spread) == (None, None)
    assert result.identical == (0, 0)


def test_replies_that_differ_from_plain_are_counted() -> None:
    runs = [plain(10, prompt=0), draft(10, prompt=0), plain(10, prompt=1)]
    runs.append(run(DRAFT, 10, prompt=1, tokens=(1, 2, 3, 5), drafted=6))
    assert summarize(runs, BOTH)[1].identical == (1, 2)
    assert summarize(runs, BOTH)[0].identical == (2, 2)


def test_acceptance_and_tokens_a_round_count_all_replies_together() -> None:
    runs = [run(DRAFT, 10, rounds=2, drafted=6, accepted=1), draft(10, prompt=1)]
    (result,) = summarize(runs, [DRAFT])
    assert result.acceptance_rate == pytest.approx(4 / 12)
    assert result.tokens_per_round == pytest.approx(8 / 4)


def test_costs_are_means_in_milliseconds() -> None:
    (result,) = summarize([draft(4)], [DRAFT])  # one second: 0.3 drafting, 0.6 verifying, 0.1 our own
    assert result.draft_milliseconds == pytest.approx(300 / 6)
    assert result.verify_milliseconds == pytest.approx(600 / 2)
    assert result.own_milliseconds == pytest.approx(100 / 2)
    assert result.own_share == pytest.approx(0.1)


def test_what_was_not_measured_is_none_and_not_a_number() -> None:
    (result,) = summarize([plain(10)], [PLAIN])
    assert (result.acceptance_rate, result.draft_milliseconds, result.meter_factor) == (None, None, None)


def test_the_meters_own_factor_is_given_beside_the_true_one() -> None:
    runs = [plain(10), run(DRAFT, 20, drafted=6, plain_seconds=0.1)]
    assert summarize(runs, BOTH)[1].meter_factor == pytest.approx(2)


def test_replies_without_tokens_have_no_speed_but_may_differ() -> None:
    empty = Run(1, 0, "plain", (), Statistics())
    (result,) = summarize([plain(10), empty], [PLAIN])
    assert result.tokens_per_second == pytest.approx(10)
    assert result.identical == (2, 2)
    lost = Run(1, 0, "draft", (), Statistics())
    kept = Run(1, 0, "plain", (5,), Statistics(committed=1, decode_seconds=1.0))
    assert summarize([lost, kept], BOTH)[1].identical == (0, 1)


def test_no_replies_at_all_are_no_reason_to_fail() -> None:
    (result,) = summarize([], [DRAFT])
    assert result.tokens_per_second == 0
    assert result.factor is None
