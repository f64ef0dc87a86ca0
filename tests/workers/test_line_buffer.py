from collections.abc import Callable

from app.workers.line_buffer import LineBuffer


def test_pieces_become_lines() -> None:
    lines = LineBuffer()
    assert lines.feed(b"on") == []
    assert lines.feed(b"e\ntwo\nthr") == [b"one", b"two"]
    assert lines.feed(b"ee\n") == [b"three"]


def test_a_character_split_between_reads_is_whole_again() -> None:
    lines = LineBuffer()
    text = "Grüße 🚲\n".encode()
    received = [line for byte in text for line in lines.feed(bytes([byte]))]
    assert received == [text[:-1]]


def test_a_line_that_never_ends_is_dropped_and_the_next_one_kept(expect_log: Callable[[str], None]) -> None:
    expect_log("dropped a line of more than 10 bytes")
    lines = LineBuffer(longest=10)
    assert lines.feed(b"x" * 8) == []
    assert lines.feed(b"x" * 8) == []
    assert lines.feed(b"xx\nnext\n") == [b"next"]
