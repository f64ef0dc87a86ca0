import pytest

from app.ui.chat.markdown_reader import MarkdownReader
from app.ui.chat.rich_text import Paragraph, Run, Table


@pytest.fixture(scope="module")
def reader() -> MarkdownReader:
    return MarkdownReader()


def only(reader: MarkdownReader, markdown: str) -> Paragraph:
    (part,) = reader.read(markdown)
    assert isinstance(part, Paragraph)
    return part


def formulas(reader: MarkdownReader, markdown: str) -> list[str]:
    return [run.formula for run in only(reader, markdown).runs if run.formula]


def words(reader: MarkdownReader, markdown: str) -> str:
    return "".join(run.text for run in only(reader, markdown).runs)


@pytest.mark.parametrize(
    ("markdown", "expected"),
    [
        ("$x$ and \\(y^2\\) and $$z$$ and \\[w\\]", ["x", "y^2", "z", "w"]),
        ("$a_1 * b * c$", ["a_1 * b * c"]),
        ("it costs $5 and $6", []),
        ("between $10 and 20$ or so", []),
        ("from $5, where $x$ is", ["x"]),
        ("set $HOME and $PATH", []),
        ("in $HOME/$USER", []),
        ("`$x$` and \\$x\\$", []),
        ("$2x + 1$", ["2x + 1"]),
        ("\\( \\) and $ $", []),
        ("\\(never closed and $neither", []),
    ],
)
def test_maths_is_told_from_money(reader: MarkdownReader, markdown: str, expected: list[str]) -> None:
    assert formulas(reader, markdown) == expected


def test_what_is_not_maths_stays_as_it_was_written(reader: MarkdownReader) -> None:
    for text in ("it costs $5 and $6", "between $10 and 20$ or so", "in $HOME/$USER"):
        assert words(reader, text) == text


def test_boxes_that_can_be_ticked_are_markers(reader: MarkdownReader) -> None:
    assert only(reader, "- [x] done").marker == "☑"
    assert only(reader, "- [ ] to do").marker == "☐"
    assert words(reader, "- [ ] to do") == "to do"
    assert only(reader, "7. seventh").marker == "7."


def test_an_image_is_its_words_and_its_address(reader: MarkdownReader) -> None:
    assert only(reader, "![a *cat*](https://example.org/x.png)").runs == (
        Run("a *cat* (https://example.org/x.png)", link="https://example.org/x.png"),
    )


@pytest.mark.parametrize("address", ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x"])
def test_a_dangerous_link_is_no_link(reader: MarkdownReader, address: str) -> None:
    assert not any(run.link for run in only(reader, f"[words]({address})").runs)


def test_an_address_in_the_text_is_a_link(reader: MarkdownReader) -> None:
    runs = only(reader, "see https://example.org/a, or example.org").runs
    assert [run.text for run in runs if run.link] == ["https://example.org/a"]


def test_html_stays_text(reader: MarkdownReader) -> None:
    assert words(reader, "<b>a</b> <script>x</script>") == "<b>a</b> <script>x</script>"


def test_a_quoted_list_keeps_its_depths(reader: MarkdownReader) -> None:
    parts = [part for part in reader.read("> - a\n>   - b\n") if isinstance(part, Paragraph)]
    assert [(part.quote, part.depth, part.marker) for part in parts] == [(1, 1, "•"), (1, 2, "•")]


def test_a_row_is_read_with_its_alignments(reader: MarkdownReader) -> None:
    table = reader.read_table("|a|b|", "|:-|-:|", "|`1`|~~2~~|")
    assert table == Table(
        (((Run("a"),), (Run("b"),)), ((Run("1", code=True),), (Run("2", struck=True),))), ("left", "right")
    )
    assert reader.read_table("a", "b", "c") is None


@pytest.mark.parametrize("text", ["[" * 2_000, "![" * 1_000, "http://a." * 220], ids=["[", "![", "http"])
def test_what_would_take_long_to_read_is_plain(reader: MarkdownReader, text: str) -> None:
    assert only(reader, text).runs == (Run(text),)
