"""Markdown without its marks reads about as it is shown."""

from time import thread_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.markdown_words import markdown_words


@pytest.mark.parametrize(
    ("markdown", "words"),
    [
        ("A **bold** and *slanted* word", "A bold and slanted word"),
        ("## Heading\ntext", "Heading\ntext"),
        ("Use `a * b` here", "Use a * b here"),
        ("```python\nx = **kw * y_\n```\nafter", "x = **kw * y_\n\nafter"),
        ("```\nnever closed *", "never closed *"),
        ("see [a link](https://example.org/) and ![picture](p.png)", "see a link and picture"),
        ("snake_case stays, _this_ goes", "snake_case stays, this goes"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("> quoted\n> more", "quoted\nmore"),
        (r"\*not slanted\*", "*not slanted*"),
        ("~~gone~~", "gone"),
        ("<think>a thought</think>said", "a thoughtsaid"),
        ("no marks at all", "no marks at all"),
    ],
)
def test_marks_go_and_words_stay(markdown: str, words: str) -> None:
    assert markdown_words(markdown) == words


def test_the_cells_of_a_table_stay_apart() -> None:
    assert markdown_words("|a|b|\n|-|-|\n|c d|e|\n").split() == ["a", "b", "c", "d", "e"]


@given(st.text(alphabet="a *_`#|[]()\\<>~-!\n", max_size=300))
def test_any_text_is_taken(markdown: str) -> None:
    assert len(markdown_words(markdown)) <= len(markdown)


def test_of_a_table_only_the_cells_stay() -> None:
    assert markdown_words("| a | b |\n| :--- | ---: |\n| c - d | e |").split() == list("abc-de")


@pytest.mark.serial
@pytest.mark.parametrize(
    "mark",
    ["`", "*", "_", "[", "|", "| ", "|-", "#", ">", "<", "\\", "![", "```\n", "```a ", "`a", "a*", "[a]("],
)
def test_no_text_takes_long(mark: str) -> None:
    text = mark * (200_000 // len(mark)) + "x"
    began = thread_time()
    markdown_words(text)
    assert thread_time() - began < 0.5
