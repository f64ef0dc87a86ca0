import pytest

from app.core.cancellation import CancelFlag, CancelledError
from app.core.prefill import common_prefix, prefill
from tests.support.fake_model import FakeModel, hashed_logits, letters


def model(**options: object) -> FakeModel:
    return FakeModel(letters(8), hashed_logits(8), **{"batch_length": 4, **options})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("left", "right", "length"),
    [([], [1], 0), ([1, 2, 3], [1, 2, 4], 2), ([1, 2], [1, 2, 3], 2), ([5], [6], 0)],
)
def test_the_common_prefix_is_the_longest_one(left: list[int], right: list[int], length: int) -> None:
    assert common_prefix(left, right) == length


def test_a_prompt_is_read_in_chunks_and_progress_is_told() -> None:
    target = model()
    assert list(prefill(target, [1, 2, 3, 4, 5, 6], CancelFlag())) == [0, 4, 6]
    assert target.evaluations == [(4, 0), (2, 0)]
    assert list(target.cached) == [1, 2, 3, 4, 5, 6]


def test_what_the_cache_shares_with_the_prompt_is_kept() -> None:
    target = model()
    list(prefill(target, [1, 2, 3, 4, 5], CancelFlag()))
    target.evaluations.clear()
    assert list(prefill(target, [1, 2, 3, 7], CancelFlag())) == [3, 4]
    assert target.evaluations == [(1, 0)]
    assert list(target.cached) == [1, 2, 3, 7]


def test_a_shorter_prompt_only_rewinds() -> None:
    target = model()
    list(prefill(target, [1, 2, 3, 4, 5], CancelFlag()))
    target.evaluations.clear()
    assert list(prefill(target, [1, 2], CancelFlag())) == [2]
    assert target.evaluations == []


def test_a_model_that_cannot_rewind_reads_everything_again() -> None:
    target = model(can_rewind=False)
    list(prefill(target, [1, 2, 3, 4, 5], CancelFlag()))
    assert list(prefill(target, [1, 2, 6], CancelFlag())) == [0, 3]
    assert list(target.cached) == [1, 2, 6]


def test_reading_stops_between_chunks_and_keeps_what_was_read() -> None:
    target, cancel = model(), CancelFlag()
    reading = prefill(target, [1, 2, 3, 4, 5, 6], cancel)
    next(reading)
    next(reading)
    cancel.set()
    with pytest.raises(CancelledError):
        next(reading)
    assert list(target.cached) == [1, 2, 3, 4]
