from app.core.statistics import Round, Statistics, StatisticsRecorder


def a_round(drafted: int, accepted: int, committed: int, seconds: float = 0.1) -> Round:
    return Round(
        drafted=drafted,
        accepted=accepted,
        committed=committed,
        draft_seconds=seconds / 4,
        verify_seconds=seconds / 2,
        seconds=seconds,
        compute_seconds=seconds * 0.7,
    )


def test_nothing_is_claimed_before_anything_was_measured() -> None:
    empty = Statistics()
    assert empty.tokens_per_second is None
    assert empty.plain_tokens_per_second is None
    assert empty.speedup is None
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
    recorder.compare(plain_seconds_per_token=0.1, samples=7)
    assert recorder.current.speedup == 4 * 0.1 / 0.2
    assert recorder.current.plain_tokens_per_second == 10.0
    assert recorder.current.plain_samples == 7


def test_each_round_is_compared_with_what_plain_decoding_cost_at_that_moment() -> None:
    recorder = StatisticsRecorder(1)
    for cost in (0.1, 0.3):
        recorder.add(a_round(3, 3, 4, seconds=cost), ended=False, since_request=1.0)
        recorder.compare(cost, samples=1)
    assert recorder.current.plain_seconds == 4 * 0.1 + 4 * 0.3
    assert recorder.current.speedup == 4.0


def test_finding_the_end_is_a_step_plain_decoding_would_have_paid_for_too() -> None:
    recorder = StatisticsRecorder(1)
    recorder.add(a_round(0, 0, 1, seconds=0.1), ended=False, since_request=1.0)
    recorder.add(a_round(0, 0, 0, seconds=0.1), ended=True, since_request=1.0)
    recorder.compare(0.1, 2)
    assert recorder.current.committed == 1
    assert recorder.current.speedup == 1.0
