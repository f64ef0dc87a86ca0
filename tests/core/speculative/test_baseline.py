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


def test_only_rounds_at_a_similar_context_length_count() -> None:
    baseline = PlainBaseline()
    baseline.observe(10, 0.1)
    baseline.observe(4000, 0.3)
    near, far = baseline.cost(100), baseline.cost(4096)
    assert near is not None
    assert far is not None
    assert (near.seconds, far.seconds) == (0.1, 0.3)
    assert baseline.cost(2000) is None
