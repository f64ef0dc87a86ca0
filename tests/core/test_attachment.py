"""What the model reads of the texts that go along with a question."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.attachment import Attachment, AttachmentKind, fenced, rough_tokens, with_attachments


def text_file(text: str, name: str = "notes.txt") -> Attachment:
    return Attachment(name, AttachmentKind.TEXT, text)


def test_a_question_alone_stays_as_it_is() -> None:
    assert with_attachments("  Why?\n", ()) == "  Why?\n"


def test_each_attachment_stands_before_the_question_in_a_block_with_its_name() -> None:
    asked = with_attachments("Which is longer?", (text_file("one"), text_file("two\n", "b.md")))
    assert asked == "```notes.txt\none\n```\n\n```b.md\ntwo\n```\n\nWhich is longer?"


def test_without_words_only_the_blocks_are_read() -> None:
    assert with_attachments(" ", (text_file("one"),)) == "```notes.txt\none\n```"


def test_a_name_cannot_leave_its_line_or_end_the_block() -> None:
    assert fenced(text_file("x", "a`b\nc\u2028d")) == "```a b c d\nx\n```"


@given(st.text(alphabet="`a\n", max_size=60))
def test_nothing_inside_ends_the_block(text: str) -> None:
    first, *inside, last = fenced(text_file(text, "")).split("\n")
    assert set(first) == {"`"}
    assert first == last
    assert not any(line.startswith(first) for line in inside)


def test_a_size_is_that_of_the_text_in_utf_8() -> None:
    assert text_file("abc").size == 3
    assert text_file("é€😀").size == 2 + 3 + 4


@pytest.mark.parametrize(
    ("size", "tokens"), [(0, 1), (3, 1), (40, 10), (1_003, 250), (5_000_000, 1_300_000), (401, 100)]
)
def test_tokens_are_guessed_to_two_digits(size: int, tokens: int) -> None:
    assert rough_tokens(size) == tokens


def test_kinds_of_newer_versions_are_texts() -> None:
    assert AttachmentKind("hologram") is AttachmentKind.TEXT
