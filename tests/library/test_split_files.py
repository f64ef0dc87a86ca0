"""Parts of split models are known by their heads and by their names."""

import pytest

from app.library.split_files import part_of


def test_a_whole_file_is_no_part() -> None:
    assert part_of("model.Q4_0.gguf", 0, 0) is None
    assert part_of("model.Q4_0.gguf", 1, 1) is None


def test_a_part_names_all_of_them() -> None:
    part = part_of("big-00002-of-00003.gguf", 2, 3)
    assert part is not None
    assert not part.is_first
    assert part.names == tuple(f"big-0000{number}-of-00003.gguf" for number in (1, 2, 3))


def test_the_name_tells_where_nobody_has_read_the_head() -> None:
    part = part_of("big-00001-of-00002.GGUF", 0, 0)
    assert part is not None
    assert part.is_first
    assert part.names == ("big-00001-of-00002.GGUF", "big-00002-of-00002.GGUF")


def test_a_renamed_part_is_one_but_its_brothers_are_unknown() -> None:
    part = part_of("renamed.gguf", 1, 4)
    assert part is not None
    assert (part.is_first, part.count, part.names) == (True, 4, ())


@pytest.mark.parametrize(("number", "count"), [(5, 4), (0, 4), (1, 100_000), (-1, 3)])
def test_numbers_that_make_no_sense_are_passed_over(number: int, count: int) -> None:
    assert part_of("model.gguf", number, count) is None
