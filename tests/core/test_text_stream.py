from hypothesis import given
from hypothesis import strategies as st

from app.core.text_stream import TextStream


def push_all(stream: TextStream, pieces: list[bytes]) -> list[str]:
    shown = []
    for piece in pieces:
        shown.append(stream.push(piece))
        if stream.stopped:
            return shown
    return [*shown, stream.finish()]


def test_a_character_spread_over_tokens_leaves_whole() -> None:
    smile = "🙂".encode()
    assert push_all(TextStream(), [b"a", smile[:1], smile[1:3], smile[3:] + b"b"]) == ["a", "", "", "🙂b", ""]


def test_a_character_that_never_becomes_whole_is_shown_as_replaced_at_the_end() -> None:
    assert push_all(TextStream(), [b"a", "é".encode()[:1]]) == ["a", "", "\ufffd"]


def test_an_invalid_byte_in_the_middle_is_replaced_and_the_rest_survives() -> None:
    assert "".join(push_all(TextStream(), [b"a\xff", b"b"])) == "a\ufffdb"


def test_what_might_begin_a_stop_string_is_held_back_and_then_shown() -> None:
    assert push_all(TextStream(["\nUser:"]), [b"hi\n", b"Us", b"ual"]) == ["hi", "", "\nUsual", ""]


def test_a_stop_string_over_several_tokens_is_never_shown() -> None:
    stream = TextStream(["\nUser:"])
    assert push_all(stream, [b"hi", b"\nUs", b"er: more"]) == ["hi", "", ""]
    assert stream.stopped


def test_the_earliest_of_several_stop_strings_counts() -> None:
    assert push_all(TextStream(["zz", "b"]), [b"abzz"]) == ["a"]


def test_held_back_text_is_part_of_the_reply_when_no_stop_string_comes() -> None:
    assert push_all(TextStream(["END"]), [b"the EN"]) == ["the ", "EN"]


@given(st.text(max_size=60), st.lists(st.integers(1, 4), max_size=80))
def test_any_splitting_of_any_text_gives_the_text_back(text: str, lengths: list[int]) -> None:
    data = text.encode("utf-8")
    pieces, start = [], 0
    for length in lengths:
        pieces.append(data[start : start + length])
        start += length
    pieces.append(data[start:])
    shown = push_all(TextStream(["\u0000stop"]), pieces)
    assert "".join(shown) == text
    assert all("\ufffd" not in part or "\ufffd" in text for part in shown)


@given(st.text("ab", max_size=30), st.text("ab", min_size=1, max_size=4), st.integers(1, 5))
def test_text_ends_before_the_first_stop_string_however_it_is_split(text: str, stop: str, step: int) -> None:
    data = text.encode()
    shown = push_all(TextStream([stop]), [data[at : at + step] for at in range(0, len(data), step)])
    assert "".join(shown) == text.split(stop)[0]


def ends(stream: TextStream, pieces: list[bytes]) -> list[int]:
    counts = []
    for piece in pieces:
        stream.push(piece)
        counts.append(stream.ended)
    return counts


def test_a_character_ends_with_the_token_of_its_last_byte() -> None:
    smile = "🙂".encode()
    assert ends(TextStream(), [b"ab", smile[:1], smile[1:3], smile[3:] + b"b"]) == [2, 0, 0, 2]


def test_characters_that_are_held_back_have_ended_all_the_same() -> None:
    assert ends(TextStream(["\nUser:"]), [b"hi\n", b"Us", b"ual"]) == [3, 2, 3]


def test_a_character_that_never_becomes_whole_ends_with_no_token() -> None:
    assert ends(TextStream(), [b"a", "é".encode()[:1]]) == [1, 0]


@given(st.text(max_size=60), st.lists(st.integers(1, 4), max_size=80))
def test_characters_add_up_to_the_text_however_it_is_split(text: str, lengths: list[int]) -> None:
    data = text.encode("utf-8")
    pieces, start = [], 0
    for length in lengths:
        pieces.append(data[start : start + length])
        start += length
    assert sum(ends(TextStream(["\u0000stop"]), [*pieces, data[start:]])) == len(text)
