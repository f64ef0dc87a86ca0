from app.core.speculative.near_samples import NearSamples


def samples(*pairs: tuple[int, float], memory: int = 10) -> NearSamples:
    found = NearSamples(memory)
    for position, value in pairs:
        found.add(position, value)
    return found


def test_the_newest_come_last_and_no_more_than_asked_for() -> None:
    found = samples((1, 1.0), (2, 2.0), (3, 3.0))
    assert found.newest(0, 9) == [1.0, 2.0, 3.0]
    assert found.newest(0, 2) == [2.0, 3.0]


def test_in_a_short_context_256_tokens_make_no_difference_and_more_do() -> None:
    found = samples((0, 1.0), (256, 2.0), (257, 3.0))
    assert found.newest(0, 9) == [1.0, 2.0]


def test_in_a_long_context_a_quarter_of_it_makes_none() -> None:
    found = samples((2999, 1.0), (3000, 2.0), (5000, 3.0), (5001, 4.0))
    assert found.newest(4000, 9) == [2.0, 3.0]


def test_far_samples_in_between_do_not_hide_near_ones() -> None:
    found = samples((10, 1.0), (5000, 2.0), (20, 3.0), (5000, 4.0))
    assert found.newest(0, 2) == [1.0, 3.0]


def test_the_oldest_are_forgotten() -> None:
    found = samples(*((place, float(place)) for place in range(20)), memory=3)
    assert found.newest(0, 9) == [17.0, 18.0, 19.0]


def test_nothing_near_is_nothing() -> None:
    assert NearSamples(3).newest(0, 9) == []
    assert samples((9000, 1.0)).newest(0, 9) == []
