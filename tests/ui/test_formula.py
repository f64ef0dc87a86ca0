from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.chat.formula import Formula, FormulaStyle, draw, is_drawable
from app.ui.chat.formula_desk import FormulaDesk
from app.ui.chat.reply_text import ReplyText
from app.ui.theme import Theme

STYLE = FormulaStyle(14.0, "#1b2024", 1.0)
OBJECT = "\ufffc"


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[FormulaDesk]:
    yield FormulaDesk()


@pytest.fixture
def view(theme: Theme, desk: FormulaDesk, place: Callable[[QWidget], QWidget]) -> ReplyText:
    view = ReplyText(theme, desk)
    place(view)
    return view


def show(qtbot: QtBot, view: ReplyText, desk: FormulaDesk, text: str) -> str:
    """Show a reply with one formula, wait until it is drawn, and return the text of the view."""
    with qtbot.waitSignal(desk.drawn):
        view.append_markdown(text)
        view.finish()
    return view.toPlainText()


@pytest.mark.parametrize(
    "latex",
    [
        r"\frac{-b \pm \sqrt{b^2-4ac}}{2a}",
        r"\begin{pmatrix}1&2\\3&4\end{pmatrix}",
        r"\text{if } x \in \mathbb{R}",
    ],
)
def test_maths_becomes_a_picture(qapp: object, latex: str) -> None:
    picture = draw(Formula(latex, True, STYLE))
    assert picture is not None
    assert picture.width > 10
    assert picture.ascent > 5
    pixels = picture.image
    assert any(pixels.pixelColor(x, y).alpha() for x in range(pixels.width()) for y in range(pixels.height()))


@pytest.mark.parametrize(
    "latex", [r"\frac{1", "{", r"\broken{", "x^", "<script>", "&amp;", "\x00", r"\begin{x}"]
)
def test_broken_maths_is_not_drawn_and_raises_nothing(qapp: object, latex: str) -> None:
    draw(Formula(latex, False, STYLE))


@pytest.mark.parametrize(
    "latex",
    [
        r"\frac{1}{" * 40 + "x" + "}" * 40,
        "x^{" * 12 + "x" + "}" * 12,
        "x+" * 250,
        r"\left(" * 12 + "x" + r"\right)" * 12,
        "x+" * 5_000,
        r"\hspace{100000em}x",
        r"\rule{1000000em}{1em}",
        r"\href{https://example.org}{x}",
        r"\def\x{\x\x}\x",
    ],
    ids=["fractions", "powers", "sum", "brackets", "length", "space", "rule", "link", "macro"],
)
def test_maths_that_would_take_long_or_reach_out_is_refused(latex: str) -> None:
    assert not is_drawable(latex)


def test_a_formula_in_a_sentence_appears_when_it_is_drawn(
    qtbot: QtBot, view: ReplyText, desk: FormulaDesk
) -> None:
    assert show(qtbot, view, desk, r"where $\frac{a}{b}$ is a share") == f"where {OBJECT} is a share"
    assert view.document().begin().layout().lineCount() == 1


@pytest.mark.parametrize("text", ["$$\nx^2\n$$\n", "\\[ x^2 \\]\n"])
def test_maths_on_its_own_line_stands_in_the_middle(
    qtbot: QtBot, view: ReplyText, desk: FormulaDesk, text: str
) -> None:
    assert show(qtbot, view, desk, text) == OBJECT


def test_broken_maths_is_shown_as_it_was_written(qtbot: QtBot, view: ReplyText, desk: FormulaDesk) -> None:
    assert show(qtbot, view, desk, r"so $\frac{1$ it is") == r"so $\frac{1$ it is"


def test_refused_maths_is_shown_as_it_was_written(view: ReplyText) -> None:
    source = "$" + "x^{" * 12 + "x" + "}" * 12 + "$"
    view.append_markdown(f"so {source} it is")
    view.finish()
    assert view.toPlainText() == f"so {source} it is"


def test_the_same_formula_is_drawn_once(qtbot: QtBot, view: ReplyText, desk: FormulaDesk) -> None:
    drawn: list[object] = []
    desk.drawn.connect(drawn.append)
    show(qtbot, view, desk, "$x^2$ and $x^2$\n\nand $x^2$")
    assert view.toPlainText().count(OBJECT) == 3
    assert len(drawn) == 1


def test_a_formula_is_copied_as_it_was_written(qtbot: QtBot, view: ReplyText, desk: FormulaDesk) -> None:
    show(qtbot, view, desk, "where $x^2$ is\n\n1. one\n\n|a|b|\n|-|-|\n|1|2|\n\nend")
    view.selectAll()
    view.copy()
    assert QGuiApplication.clipboard().text() == "where $x^2$ is\n1. one\na\tb\n1\t2\nend"


def test_a_part_can_be_copied(qtbot: QtBot, view: ReplyText) -> None:
    view.append_markdown("one **two** three\n\nfour five\n")
    view.finish()
    cursor = QTextCursor(view.document())
    cursor.setPosition(4)
    cursor.setPosition(18, QTextCursor.MoveMode.KeepAnchor)
    view.setTextCursor(cursor)
    view.copy()
    assert QGuiApplication.clipboard().text() == "two three\nfour"
