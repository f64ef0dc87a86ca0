from collections.abc import Callable

import pytest
from pygments.lexers import get_lexer_by_name

from app.ui.chat.code_coloring import CodeColoring
from app.ui.chat.code_colors import CodeInk, code_colors, ink_of
from app.ui.palette import DARK, LIGHT, Colors, in_high_contrast

SAMPLES = {
    "python": 'def f(a: str) -> int:\n    """Doc\n    more def\n    """\n    return 1 if a else None  # hi\n',
    "c": '/* a\n b int\n*/\nint main(void) {\n  return 0; // x\n}\n#include <a.h>\nchar *s = "int";\n',
    "javascript": "const a = `x ${b} y\nz`;\nfunction f(x) { return /re/.test(x); }\n// c\n",
    "rust": "fn main() { /* a\n b */ let x: i32 = 1; }\n",
    "json": '{"a": [1, true],\n "b": "c"}\n',
    "bash": 'for i in *; do\n echo "$i"\ndone\n',
    "html": '<p class="a">x</p>\n<script>\nvar a = 1;\n</script>\n',
    "yaml": "a:\n  - b: 1\n",
    "kotlin": "fun a(): Int = 1\n",
    "diff": "+a\n-b\n",
    "sql": "SELECT a FROM b WHERE c = 'd';\n",
}


def painted(language: str, code: str, step: int) -> list[CodeInk]:
    coloring = CodeColoring(language)
    stains = [stain for at in range(0, len(code), step) for stain in coloring.feed(code[at : at + step])]
    inks = [CodeInk.TEXT] * len(code)
    for stain in stains + coloring.feed("", is_last=True):
        inks[stain.start : stain.start + stain.length] = [stain.ink] * stain.length
    return inks


@pytest.mark.parametrize("step", [1, 5, 1_000])
@pytest.mark.parametrize(("language", "code"), SAMPLES.items())
def test_streamed_code_has_the_colours_of_code_read_at_once(language: str, code: str, step: int) -> None:
    expected = [CodeInk.TEXT] * len(code)
    lexer = get_lexer_by_name(language, stripnl=False, ensurenl=False)
    for start, kind, words in lexer.get_tokens_unprocessed(code):
        expected[start : start + len(words)] = [ink_of(kind)] * len(words)
    assert painted(language, code, step) == expected


@pytest.mark.parametrize("language", ["", "no such language", "c" * 1_000])
def test_an_unknown_language_stays_in_one_ink(language: str) -> None:
    assert set(painted(language, "int x;\n", 3)) == {CodeInk.TEXT}


def test_a_comment_without_an_end_is_not_read_again_for_ever() -> None:
    lengths: list[int] = []
    coloring = CodeColoring("c")
    coloring.feed("/* ")
    for _ in range(3_000):
        lengths.append(sum(stain.length for stain in coloring.feed("words of it\n")))
    assert max(lengths) < 10_000


def test_an_overlong_line_is_not_read() -> None:
    assert CodeColoring("python").feed("x = 1 + " * 1_000 + "\n") == []


def luminance(color: str) -> float:
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def same(colors: Colors) -> Colors:
    return colors


@pytest.mark.parametrize("change", [same, in_high_contrast])
@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
def test_every_colour_can_be_read_on_its_ground(colors: Colors, change: Callable[[Colors], Colors]) -> None:
    theme = change(colors)
    ground = luminance(theme.panel)
    for ink in CodeInk:
        color = luminance(code_colors(theme).of(ink))
        lighter, darker = max(color, ground), min(color, ground)
        assert (lighter + 0.05) / (darker + 0.05) >= 4.5, f"{ink.name} is too faint"
