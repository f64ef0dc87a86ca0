from collections.abc import Callable, Iterator
from textwrap import indent
from time import perf_counter

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication, QTextDocument
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.ui.chat.reply_text import ReplyText
from app.ui.theme import Theme, ThemeChoice

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
