import pytest

from app.ui.chat.markdown_blocks import CodeClosed, CodeExtended, CodeOpened, MarkdownBlocks, Piece, TextBlock


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


SAMPLES = [
    ("one\n\ntwo", [TextBlock("one"), TextBlock("two")]),
    ("# Head\ntext", [TextBlock("# Head"), TextBlock("text")]),
    ("text\n- a\n- b\n", [TextBlock("text"), TextBlock("- a"), TextBlock("- b")]),
    ("1. a\n   more\n\n   still a\n2. b", [TextBlock("1. a\n   more\n\n   still a"), TextBlock("2. b")]),
    ("- a\n  - inner\n\nafter", [TextBlock("- a\n  - inner"), TextBlock("after")]),
    ("|a|b|\n|-|-|\n|1|2|\n\nx", [TextBlock("|a|b|\n|-|-|\n|1|2|"), TextBlock("x")]),
    (
        "```py\na = 1\n\nb\n```\nx",
        [CodeOpened("py"), CodeExtended("a = 1\n\nb"), CodeClosed(), TextBlock("x")],
    ),
    ("~~~\n```\n~~~\n", [CodeOpened(""), CodeExtended("```"), CodeClosed()]),
    ("````\n```\n````", [CodeOpened(""), CodeExtended("```"), CodeClosed()]),
    ("- a\n  ```\n  code\n  ```\n", [TextBlock("- a"), CodeOpened(""), CodeExtended("code"), CodeClosed()]),
    ("```\nnever closed", [CodeOpened(""), CodeExtended("never closed"), CodeClosed()]),
    ("```\n```", [CodeOpened(""), CodeClosed()]),
    ("a `tick` b", [TextBlock("a `tick` b")]),
    ("line\r\nend\r\n\r\nnext", [TextBlock("line\nend"), TextBlock("next")]),
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
