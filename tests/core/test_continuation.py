"""A reply that was cut and went on is counted as one."""

import pytest

from app.core.continuation import joined
from app.core.statistics import DraftReason, PlainCost, Round, Statistics, StatisticsRecorder, Why

RARELY = Why(DraftReason.RARELY_RIGHT, figure=0.1)


def part(rounds: int, accepted: int, plain: float | None = 0.1, why: Why = RARELY) -> Statistics:
    """Rounds of 0.2 seconds that draft three tokens each."""
    recorder = StatisticsRecorder(prompt_tokens=50)
    recorder.prompt_read(10, seconds=1.5)
    for number in range(rounds):
        measured = Round(3, accepted, accepted + 1, 0.05, 0.1, 0.2, 0.15, why)
        recorder.add(measured, ended=False, since_request=2.0 + number)
        if plain is not None:
            recorder.compare(PlainCost(plain, plain * 0.9, plain * 1.1, 20 + rounds))
    return recorder.current


def test_what_was_done_and_what_it_took_is_added_up() -> None:
    whole = joined(part(4, accepted=2), part(6, accepted=1))
    assert (whole.committed, whole.rounds, whole.drafted, whole.accepted) == (24, 10, 30, 14)
    assert whole.drafted_by_position == (10, 10, 10)
    assert whole.accepted_by_position == (10, 4)
    assert whole.decode_seconds == pytest.approx(2.0)
    assert (whole.draft_seconds, whole.verify_seconds) == pytest.approx((0.5, 1.0))
    assert whole.tokens_per_second == pytest.approx(12.0)


def test_the_prompt_and_the_first_token_are_those_of_the_first_part() -> None:
    whole = joined(part(4, accepted=2), part(6, accepted=1))
    assert (whole.prompt_tokens, whole.reused_tokens, whole.first_token_seconds) == (50, 10, 2.0)
    assert whole.prompt_seconds == 1.5, "reading so many tokens took so long, and no longer"


def test_both_parts_are_compared_with_plain_decoding_each_at_its_own_cost() -> None:
    whole = joined(part(4, accepted=2, plain=0.1), part(6, accepted=1, plain=0.2))
    assert whole.plain_steps == 24
    assert whole.plain_seconds == pytest.approx(12 * 0.1 + 12 * 0.2)
    assert whole.speedup == pytest.approx(3.6 / 2.0)
    assert whole.speedup_range == pytest.approx((3.24 / 2.0, 3.96 / 2.0))
    assert whole.plain_samples == 24


@pytest.mark.parametrize(("first", "second"), [(0.1, None), (None, 0.1), (None, None)])
def test_no_factor_is_claimed_when_only_one_part_has_one(first: float | None, second: float | None) -> None:
    whole = joined(part(4, accepted=2, plain=first), part(6, accepted=1, plain=second))
    assert whole.comparison is None
    assert (whole.plain_low_seconds, whole.plain_high_seconds, whole.plain_samples) == (0.0, 0.0, 0)


def test_a_second_part_that_wrote_nothing_costs_the_factor_nothing() -> None:
    first = part(4, accepted=2)
    assert joined(first, part(0, accepted=0, plain=None)).speedup == first.speedup


def test_nothing_known_of_the_first_part_is_not_made_up() -> None:
    second = part(6, accepted=1)
    assert joined(None, second) == second
    assert joined(Statistics(), second) == second


def test_the_reason_is_that_of_the_longer_part() -> None:
    shortened = part(6, accepted=1, why=Why(DraftReason.SHORTENED))
    assert joined(part(4, accepted=2), shortened).why.reason is DraftReason.SHORTENED
    assert joined(part(7, accepted=2), shortened).why.reason is DraftReason.RARELY_RIGHT
