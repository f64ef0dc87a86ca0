import logging
from collections.abc import Callable, Iterator
from itertools import takewhile
from textwrap import indent
from time import perf_counter

import pytest
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QGuiApplication, QTextDocument
from PySide6.QtWidgets import QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from app.ui.chat.code_colors import code_colors
from app.ui.chat.reply_text import ReplyText
from app.ui.palette import DARK, LIGHT
from app.ui.theme import Theme, ThemeChoice

_log = logging.getLogger(__name__)

MARKDOWN = """# Head

Some *text* with `code` and **bold**.

1. one
2. two
   - inner

```python
def f():
    return 1
```

| a | b |
|---|---|
| 1 | 2 |

> quoted

last words
"""


@pytest.fixture
def view(theme: Theme, place: Callable[[QWidget], QWidget]) -> Iterator[ReplyText]:
    view = ReplyText(theme)
    place(view)
    yield view


def shape(view: ReplyText) -> list[tuple[str, float, float, float]]:
    """Return every paragraph with its text and margins."""
    result = []
    block = view.document().begin()
    while block.isValid():
        form = block.blockFormat()
        result.append((block.text(), form.topMargin(), form.bottomMargin(), form.leftMargin()))
        block = block.next()
    return result


def write(view: ReplyText, text: str, step: int) -> None:
    for start in range(0, len(text), step):
        view.append_markdown(text[start : start + step])
    view.finish()


@pytest.mark.parametrize("step", [1, 2, 7, 50])
def test_streamed_text_looks_like_text_written_at_once(
    view: ReplyText, qtbot: QtBot, theme: Theme, step: int
) -> None:
    at_once = ReplyText(theme)
    qtbot.addWidget(at_once)
    write(at_once, MARKDOWN, len(MARKDOWN))
    write(view, MARKDOWN, step)
    assert shape(view) == shape(at_once)
    assert view.markdown == MARKDOWN


def test_marks_become_formats(view: ReplyText) -> None:
    write(view, MARKDOWN, 5)
    text = view.toPlainText()
    assert "Some text with code and bold." in text
    assert "1.\tone" in text
    assert "**" not in text
    assert "```" not in text


TABLE = "| a | b |\n|---|---|\n| 1 | 2 |\n"


@pytest.mark.parametrize("step", [1, 7, 500])
@pytest.mark.parametrize(
    ("markdown", "before", "after"),
    [
        (f"- in front\n\n{indent(TABLE, '  ')}\n  behind\n", "•\tin front", "behind"),
        (indent(f"in front\n\n{TABLE}\nbehind\n", "> ", lambda _line: True), "in front", "behind"),
    ],
    ids=["list item", "quotation"],
)
def test_a_table_does_not_swallow_what_stands_around_it(
    view: ReplyText, markdown: str, before: str, after: str, step: int
) -> None:
    write(view, markdown, step)
    assert [line for line in view.toPlainText().split("\n") if line] == [before, "a", "b", "1", "2", after]


def test_code_can_be_copied_exactly(view: ReplyText, qtbot: QtBot) -> None:
    write(view, MARKDOWN, 3)
    (button,) = view.findChildren(QPushButton)
    assert button.accessibleName() == "Copy code 1"
    button.click()
    assert QGuiApplication.clipboard().text() == "def f():\n    return 1"
    assert button.text() == "Copied"


def test_html_stays_text_and_nothing_is_fetched(view: ReplyText, monkeypatch: pytest.MonkeyPatch) -> None:
    hostile = (
        "<script>alert(1)</script> <b>bold</b> <img src='file:///etc/passwd'>\n\n"
        "![picture](https://example.org/x.png) and [link](javascript:alert(1))\n\n"
        "<div style='background:url(https://example.org/y.png)'>box</div>\n"
    )
    fetched: list[object] = []
    monkeypatch.setattr(QTextDocument, "loadResource", lambda *a: fetched.append(a))
    write(view, hostile, 4)
    view.grab()
    text = view.toPlainText()
    assert "<script>alert(1)</script>" in text
    assert "<b>bold</b>" in text
    assert "<img src='file:///etc/passwd'>" in text
    assert "￼" not in text
    assert fetched == []
    assert view.loadResource(2, QUrl("file:///etc/passwd")) is None


def test_a_link_is_reported_and_not_opened(view: ReplyText, qtbot: QtBot) -> None:
    write(view, "[there](https://example.org/)", 40)
    with qtbot.waitSignal(view.link_requested) as chosen:
        view.anchorClicked.emit(QUrl("https://example.org/"))
    assert chosen.args == ["https://example.org/"]
    assert "there" in view.toPlainText()


def test_the_view_is_as_tall_as_its_text(view: ReplyText) -> None:
    write(view, MARKDOWN, 10)
    assert view.height() >= view.document().size().height()
    assert view.verticalScrollBar().maximum() == 0


def test_a_change_of_theme_keeps_text_and_buttons(view: ReplyText, theme: Theme) -> None:
    write(view, MARKDOWN, 10)
    before = shape(view)
    theme.choose(ThemeChoice.DARK)
    assert shape(view) == before
    assert len([button for button in view.findChildren(QPushButton) if not button.isHidden()]) == 1
    theme.choose(ThemeChoice.LIGHT)


@pytest.mark.serial
def test_an_endless_paragraph_stays_cheap(view: ReplyText) -> None:
    def cost() -> float:
        began = perf_counter()
        for _ in range(40):
            view.append_markdown("words without an end ")
        return perf_counter() - began

    costs = [cost() for _ in range(40)]
    assert sum(costs[-5:]) < 12 * sum(costs[:5]) + 0.3


def test_code_first_leaves_room_for_its_header(view: ReplyText) -> None:
    write(view, "```\nx\n```\n", 100)
    assert view.document().size().height() > 60


HOSTILE = {
    "a line of a million characters": "x" * 1_000_000,
    "a million characters of words": "word " * 200_000,
    "quotes in quotes": "> " * 10_000 + "x\n",
    "lists in lists on one line": "- " * 10_000 + "x\n",
    "lists in lists": "".join("  " * depth + "- a\n" for depth in range(600)),
    "thousands of columns": "|a" * 5_000 + "|\n" + "|-" * 5_000 + "|\n" + "|b" * 5_000 + "|\n",
    "thousands of rows": "|a|b|c|\n|-|-|-|\n" + "|1|2|3|\n" * 2_000,
    "code without an end": "```c\n" + "/* x " * 40_000,
    "long code": "```python\n" + "x = [1, 2]\n" * 8_000,
    "maths without an end": "$$\n" + "x+\n" * 10_000,
    "giant maths": "$$" + "\\frac{1}{" * 2_000 + "$$\n",
    "brackets": "![" * 100_000,
    "stars": "*a **b" * 20_000,
    "line ends": "\n" * 100_000,
}
LONGEST_TURN_SECONDS = 0.3


@pytest.mark.serial
@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_no_text_keeps_the_window_from_answering(theme: Theme, qtbot: QtBot, text: str) -> None:
    view = ReplyText(theme)
    area = QScrollArea()
    qtbot.addWidget(area)
    area.setWidgetResizable(True)
    area.setWidget(view)
    area.resize(700, 900)
    area.show()
    longest, last = 0.0, perf_counter()

    def look() -> None:
        nonlocal longest, last
        longest, last = max(longest, perf_counter() - last), perf_counter()

    beat = QTimer(interval=0)
    beat.timeout.connect(look)
    beat.start()
    began = perf_counter()
    view.append_markdown(text)
    assert perf_counter() - began < LONGEST_TURN_SECONDS
    last = perf_counter()
    view.finish()
    if not view.is_settled:
        with qtbot.waitSignal(view.settled, timeout=120_000):
            pass
    beat.stop()
    _log.info("longest turn: %.0f ms, all: %.1f s", longest * 1000, perf_counter() - began)
    assert view.markdown == text
    assert longest < LONGEST_TURN_SECONDS


def test_finished_text_is_never_touched_again(view: ReplyText) -> None:
    written = ""
    for start in range(0, len(MARKDOWN), 3):
        view.append_markdown(MARKDOWN[start : start + 3])
        text = view.toPlainText()
        done = MARKDOWN[: start + 3].rfind("\n\n")
        settled = written[: max(0, written.rfind("\n"))] if done > 0 else ""
        common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(settled, text, strict=False)))
        assert len(settled) - common < 40, "more than the growing block was written anew"
        written = text


def test_a_table_grows_by_cells(view: ReplyText) -> None:
    view.append_markdown("|a|b|\n|-|-|\n|1|2|\n|3")
    assert view.toPlainText().split() == ["a", "b", "1", "2", "3"]
    view.append_markdown("3|4|\n")
    assert view.toPlainText().split() == ["a", "b", "1", "2", "33", "4"]
    view.append_markdown("\nend")
    view.finish()
    assert view.toPlainText().split() == ["a", "b", "1", "2", "33", "4", "end"]


def test_code_is_coloured_and_the_theme_recolours_it(view: ReplyText, theme: Theme) -> None:
    def colors() -> set[str]:
        block = view.document().findBlockByNumber(view.sections[0].first)
        found = set()
        place = block.begin()
        while not place.atEnd():
            found.add(place.fragment().charFormat().foreground().color().name())
            place += 1
        return found

    write(view, "```python\ndef f(): return 1\n```\n", 4)
    light = colors()
    assert code_colors(LIGHT).keyword in light
    theme.choose(ThemeChoice.DARK)
    dark = colors()
    theme.choose(ThemeChoice.LIGHT)
    assert code_colors(DARK).keyword in dark
    assert not light & dark


def test_code_within_a_list_goes_in_with_it(view: ReplyText) -> None:
    write(view, "1. one\n   ```\n   x\n     y\n   ```\n   more\n2. two\n", 3)
    assert [section.code for section in view.sections] == ["x\n  y"]
    assert [line for line in view.toPlainText().split("\n") if line] == [
        "1.\tone",
        "x",
        "  y",
        "more",
        "2.\ttwo",
    ]
    assert view.document().findBlockByNumber(view.sections[0].first).blockFormat().leftMargin() > 30
