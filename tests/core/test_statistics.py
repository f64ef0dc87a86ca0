import pytest

from app.core.statistics import (
    DRAFTED,
    Comparison,
    DraftReason,
    PlainCost,
    Round,
    Statistics,
    StatisticsRecorder,
    Why,
)


def a_round(drafted: int, accepted: int, committed: int, seconds: float = 0.1, why: Why = DRAFTED) -> Round:
    return Round(
        drafted=drafted,
        accepted=accepted,
        committed=committed,
        draft_seconds=seconds / 4,
        verify_seconds=seconds / 2,
        seconds=seconds,
        compute_seconds=seconds * 0.7,
        why=why,
    )


def costing(seconds: float, samples: int = 1, spread: float = 0.0) -> PlainCost:
    """Plain decoding at this cost, known within this share of it."""
    return PlainCost(seconds, seconds * (1 - spread), seconds * (1 + spread), samples)


def test_nothing_is_claimed_before_anything_was_measured() -> None:
    empty = Statistics()
    assert empty.tokens_per_second is None
    assert empty.plain_tokens_per_second is None
    assert empty.speedup is None
    assert empty.speedup_range is None
    assert empty.comparison is None
    assert empty.acceptance_rate is None
    assert empty.tokens_per_round is None


def test_tokens_are_counted_not_rounds_and_the_prompt_is_no_part_of_the_speed() -> None:
    recorder = StatisticsRecorder(prompt_tokens=100)
    recorder.prompt_read(40, seconds=9.0)
    recorder.add(a_round(3, 3, 4), ended=False, since_request=9.1)
    recorder.add(a_round(3, 0, 1), ended=False, since_request=9.2)
    numbers = recorder.current
    assert (numbers.committed, numbers.rounds, numbers.drafted, numbers.accepted) == (5, 2, 6, 3)
    assert numbers.tokens_per_second == 5 / 0.2
    assert numbers.first_token_seconds == 9.1
    assert (numbers.prompt_tokens, numbers.reused_tokens, numbers.prompt_seconds) == (100, 40, 9.0)


def test_acceptance_is_kept_by_position() -> None:
    recorder = StatisticsRecorder(1)
    for drafted, accepted in ((3, 3), (3, 1), (2, 0)):
        recorder.add(a_round(drafted, accepted, accepted + 1), ended=False, since_request=1.0)
    assert recorder.current.drafted_by_position == (3, 3, 2)
    assert recorder.current.accepted_by_position == (2, 1, 1)


def test_the_speedup_is_plain_time_over_real_time() -> None:
    recorder = StatisticsRecorder(1)
    recorder.add(a_round(3, 3, 4, seconds=0.2), ended=False, since_request=1.0)
    assert recorder.current.speedup is None
    recorder.compare(costing(0.1, samples=7))
    assert recorder.current.speedup == 4 * 0.1 / 0.2
    assert recorder.current.plain_tokens_per_second == 10.0
    assert recorder.current.plain_samples == 7


def decode(recorder: StatisticsRecorder, cost: float, rounds: int, spread: float = 0.0) -> None:
    for _ in range(rounds):
        recorder.add(a_round(3, 3, 4, seconds=cost), ended=False, since_request=1.0)
        recorder.compare(costing(cost, spread=spread))


def test_each_round_is_compared_with_what_plain_decoding_cost_at_that_moment() -> None:
    recorder = StatisticsRecorder(1)
    decode(recorder, 0.1, rounds=20)
    for _ in range(4):  # the machine is slower already, and nobody knows
        recorder.add(a_round(3, 3, 4, seconds=0.3), ended=False, since_request=1.0)
        recorder.compare(costing(0.1))
    decode(recorder, 0.3, rounds=16)
    assert recorder.current.plain_seconds == pytest.approx(20 * 4 * 0.1 + 20 * 4 * 0.3)
    assert recorder.current.speedup == pytest.approx(4.0)


def test_rounds_from_before_the_machine_became_slower_keep_the_cost_of_then() -> None:
    recorder = StatisticsRecorder(1)
    recorder.compare(costing(0.1))
    for slowness in (1.0, 1.1, 2.8):  # only the last one was slow, and all are near enough to be asked again
        recorder.add(a_round(15, 15, 16), ended=False, since_request=1.0, slowness=slowness)
        recorder.compare(costing(0.1))
    recorder.add(a_round(0, 0, 1, seconds=0.3), ended=False, since_request=1.0, slowness=3.0)
    recorder.compare(costing(0.3))
    assert recorder.current.plain_seconds == pytest.approx(32 * 0.1 + 17 * 0.3)


def test_rounds_from_before_the_machine_became_faster_keep_the_cost_of_then() -> None:
    recorder = StatisticsRecorder(1)
    for slowness in (1.0, 0.9, 0.35):
        recorder.add(a_round(15, 15, 16), ended=False, since_request=1.0, slowness=slowness)
        recorder.compare(costing(0.3))
    recorder.add(a_round(0, 0, 1), ended=False, since_request=1.0, slowness=0.33)
    recorder.compare(costing(0.1))
    assert recorder.current.plain_seconds == pytest.approx(32 * 0.3 + 17 * 0.1)


def test_a_clock_that_stands_still_compares_nothing_wrongly() -> None:
    recorder = StatisticsRecorder(1)
    recorder.add(a_round(3, 3, 4), ended=False, since_request=1.0, slowness=0.0)
    recorder.compare(costing(0.1))
    recorder.compare(costing(0.3))
    assert recorder.current.plain_seconds == pytest.approx(4 * 0.3)


def test_finding_the_end_is_a_step_plain_decoding_would_have_paid_for_too() -> None:
    recorder = StatisticsRecorder(1)
    recorder.add(a_round(0, 0, 1, seconds=0.1), ended=False, since_request=1.0)
    recorder.add(a_round(0, 0, 0, seconds=0.1), ended=True, since_request=1.0)
    recorder.compare(costing(0.1))
    assert recorder.current.committed == 1
    assert recorder.current.speedup == 1.0


def test_the_speedup_comes_with_the_range_in_which_plain_cost_is_known() -> None:
    recorder = StatisticsRecorder(1)
    decode(recorder, 0.1, rounds=5, spread=0.1)
    assert recorder.current.speedup_range == pytest.approx((4 * 0.9, 4 * 1.1))
    assert recorder.current.speedup == pytest.approx(4.0)


def test_rounds_from_before_there_was_a_cost_are_compared_with_the_first_one() -> None:
    recorder = StatisticsRecorder(1)
    for _ in range(3):
        recorder.add(a_round(3, 3, 4, seconds=0.2), ended=False, since_request=1.0)
    recorder.compare(costing(0.1))
    assert recorder.current.plain_seconds == pytest.approx(12 * 0.1)


def test_comparisons_of_several_replies_add_up_as_if_they_were_one() -> None:
    short, long = Comparison(2.0, 1.0, 3.0, 1.0), Comparison(8.0, 7.0, 9.0, 8.0)
    both = short + long
    assert both == Comparison(10.0, 8.0, 12.0, 9.0)
    assert both.factor == pytest.approx(10 / 9)
    assert both.factor_range == pytest.approx((8 / 9, 12 / 9))


def test_a_reply_gives_its_comparison() -> None:
    reply = Statistics(
        decode_seconds=2.0, plain_seconds=5.0, plain_low_seconds=4.0, plain_high_seconds=6.0, plain_steps=10
    )
    assert reply.comparison == Comparison(5.0, 4.0, 6.0, 2.0)
    assert (reply.speedup, reply.speedup_range) == (2.5, (2.0, 3.0))


class TestWhy:
    RARE = Why(DraftReason.RARELY_RIGHT, figure=0.2)
    MEASURED = Why(DraftReason.MEASURING)

    def reply(self, *whys: Why) -> Statistics:
        recorder = StatisticsRecorder(1)
        for why in whys:
            drafted = 3 if why.reason in (DraftReason.DRAFTED, DraftReason.SHORTENED) else 0
            recorder.add(a_round(drafted, 0, 1, why=why), ended=False, since_request=1.0)
        return recorder.current

    def test_a_reply_has_the_reason_of_most_of_its_rounds_in_the_newest_numbers(self) -> None:
        newer = Why(DraftReason.RARELY_RIGHT, figure=0.1)
        assert self.reply(self.RARE, DRAFTED, newer, DRAFTED, newer).why == newer

    def test_rounds_that_measured_are_left_aside(self) -> None:
        reply = self.reply(*[self.MEASURED] * 5, self.RARE, self.RARE, DRAFTED)
        assert reply.why == self.RARE
        assert reply.plain_rounds == 2
        assert reply.rounds == 8

    def test_before_any_other_round_it_drafted(self) -> None:
        assert self.reply(self.MEASURED).why == DRAFTED
        assert self.reply().why == DRAFTED

    def test_rounds_without_a_draft_are_counted_whatever_their_reason(self) -> None:
        reasons = [DraftReason.NO_ROOM, DraftReason.UNKNOWN_TOKEN, DraftReason.FAULT, DraftReason.NO_DRAFT]
        assert self.reply(*map(Why, reasons), DRAFTED).plain_rounds == 4
