import pytest

from app.ui.chat.markdown_blocks import MarkdownBlocks
from app.ui.chat.markdown_pieces import (
    CodeClosed,
    CodeExtended,
    CodeOpened,
    FormulaBlock,
    Piece,
    PlainBlock,
    TableClosed,
    TableOpened,
    TableRow,
    TextBlock,
)


def cut(text: str, step: int = 1) -> list[Piece]:
    blocks = MarkdownBlocks()
    pieces: list[Piece] = []
    for start in range(0, len(text), step):
        pieces += blocks.feed(text[start : start + step])
    return pieces + blocks.finish()


def joined(pieces: list[Piece]) -> list[Piece]:
    """Join neighbouring stretches of code, which depend on how the text arrived."""
    result: list[Piece] = []
    for piece in pieces:
        if isinstance(piece, CodeExtended) and result and isinstance(result[-1], CodeExtended):
            result[-1] = CodeExtended(result[-1].text + piece.text)
        else:
            result.append(piece)
    return result


SAMPLES: list[tuple[str, list[Piece]]] = [
    ("one\n\ntwo", [TextBlock("one"), TextBlock("two")]),
    ("# Head\ntext", [TextBlock("# Head"), TextBlock("text")]),
    ("text\n- a\n- b\n", [TextBlock("text"), TextBlock("- a"), TextBlock("- b")]),
    (
        "1. a\n   more\n\n   still a\n2. b",
        [TextBlock("1. a\n   more"), TextBlock("still a", depth=1), TextBlock("2. b")],
    ),
    ("- a\n  - inner\n\nafter", [TextBlock("- a"), TextBlock("- inner", depth=1), TextBlock("after")]),
    (
        "1. a\n  - b\n    - c\n  - d\n",
        [TextBlock("1. a"), TextBlock("- b", 1), TextBlock("- c", 2), TextBlock("- d", 1)],
    ),
    (
        "|a|b|\n|-|-|\n|1|2|\n\nx",
        [TableOpened("|a|b|", "|-|-|"), TableRow("|1|2|"), TableClosed(), TextBlock("x")],
    ),
    (
        "text\n|a|b|\n|-|-|\n|1|2|\n# x",
        [
            TextBlock("text"),
            TableOpened("|a|b|", "|-|-|"),
            TableRow("|1|2|"),
            TableClosed(),
            TextBlock("# x"),
        ],
    ),
    ("|a|b|\n|-|\n", [TextBlock("|a|b|\n|-|")]),
    (
        "```py\na = 1\n\nb\n```\nx",
        [CodeOpened("py"), CodeExtended("a = 1\n\nb"), CodeClosed(), TextBlock("x")],
    ),
    ("~~~\n```\n~~~\n", [CodeOpened(""), CodeExtended("```"), CodeClosed()]),
    ("````\n```\n````", [CodeOpened(""), CodeExtended("```"), CodeClosed()]),
    (
        "- a\n  ```\n  code\n    in\n  ```\n  more\n",
        [
            TextBlock("- a"),
            CodeOpened("", depth=1),
            CodeExtended("code\n  in"),
            CodeClosed(),
            TextBlock("more", depth=1),
        ],
    ),
    ("```\nnever closed", [CodeOpened(""), CodeExtended("never closed"), CodeClosed()]),
    ("```\n```", [CodeOpened(""), CodeClosed()]),
    ("a `tick` b", [TextBlock("a `tick` b")]),
    ("line\r\nend\r\n\r\nnext", [TextBlock("line\nend"), TextBlock("next")]),
    ("> a\n>\n> b\n", [TextBlock("> a\n>"), TextBlock("> b")]),
    ("> ```\n> a\n>\n> b\n> ```\n", [TextBlock("> ```\n> a\n>\n> b\n> ```")]),
    (
        "so\n$$\nx\n- y\n$$\nthen",
        [TextBlock("so"), FormulaBlock("x\n- y", "$$\nx\n- y\n$$"), TextBlock("then")],
    ),
    ("\\[ x \\].\n", [FormulaBlock("x", "\\[ x \\].")]),
    ("$$x$$ is it", [TextBlock("$$x$$ is it")]),
    ("$$ a price\n\nx", [PlainBlock("$$ a price"), TextBlock("x")]),
    (
        "\\begin{align}\nx\n\\end{align}",
        [FormulaBlock("\\begin{align}\nx\n\\end{align}", "\\begin{align}\nx\n\\end{align}")],
    ),
]


@pytest.mark.parametrize(("text", "expected"), SAMPLES)
@pytest.mark.parametrize("step", [1, 3, 1000])
def test_a_text_is_cut_alike_however_it_arrives(text: str, expected: list[Piece], step: int) -> None:
    assert joined(cut(text, step)) == expected


def test_code_leaves_as_soon_as_it_cannot_be_the_fence() -> None:
    blocks = MarkdownBlocks()
    blocks.feed("```\n")
    assert blocks.feed("x =") == [CodeExtended("x =")]
    assert blocks.feed(" 1") == [CodeExtended(" 1")]


def test_the_tail_is_the_block_that_grows() -> None:
    blocks = MarkdownBlocks()
    blocks.feed("done\n\nhalf a **bo")
    assert blocks.tail == "half a **bo"
    assert blocks.live_tail == "half a **bo**"


def test_what_may_become_a_fence_is_held_back() -> None:
    blocks = MarkdownBlocks()
    blocks.feed("text\n``")
    assert blocks.tail == "text"


HOSTILE = {
    "a line of a million characters": "x" * 1_000_000,
    "a million characters of words": "word " * 200_000,
    "quotes in quotes": "> " * 10_000 + "x\n",
    "lists in lists on one line": "- " * 10_000 + "x\n",
    "lists in lists": "".join("  " * depth + "- a\n" for depth in range(1_000)),
    "quotes in quotes by lines": "".join(">" * depth + " a\n" for depth in range(1_000)),
    "thousands of columns": "|a" * 5_000 + "|\n" + "|-" * 5_000 + "|\n" + "|b" * 5_000 + "|\n",
    "code without an end": "```\n" + "x" * 1_000_000,
    "maths without an end": "$$\n" + "x+\n" * 30_000,
    "nothing but ticks": "`" * 300_000,
    "nothing but stars": "**" * 300_000,
    "nothing but brackets": "[" * 300_000,
    "nothing but line ends": "\n" * 300_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_no_block_grows_beyond_what_can_be_read_at_once(text: str) -> None:
    blocks = MarkdownBlocks()
    pieces: list[Piece] = []
    for start in range(0, len(text), 1_000):
        pieces += blocks.feed(text[start : start + 1_000])
        assert len(blocks.tail) <= 4_000
    pieces += blocks.finish()
    texts = [piece for piece in pieces if isinstance(piece, TextBlock)]
    assert all(len(piece.markdown) <= 4_000 for piece in texts)
    assert not any(isinstance(piece, TableOpened) for piece in pieces)


def test_nothing_is_lost_of_a_line_without_an_end() -> None:
    text = " ".join(f"word{number}" for number in range(3_000))
    pieces = cut(text, 700)
    assert "".join(piece.markdown for piece in pieces if isinstance(piece, TextBlock)) == text
    assert sum(1 for piece in pieces if isinstance(piece, TextBlock) and piece.continues) > 5


def test_maths_that_grows_is_told_apart() -> None:
    blocks = MarkdownBlocks()
    blocks.feed("$$\nx = ")
    assert blocks.has_formula
    assert blocks.tail == "$$\nx = "
