from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QLabel, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.ui.palette import DARK, LIGHT, Colors
from app.ui.stylesheet import stylesheet

Start = Callable[..., Parts]

LONG = "A paragraph that is a good deal longer than one line would be in a window of this size.\n\n" * 60


def send(qtbot: QtBot, parts: Parts) -> None:
    edit = parts.window.composer.findChild(QPlainTextEdit)
    assert isinstance(edit, QPlainTextEdit)
    edit.setPlainText("Tell me more")
    QTest.keyClick(edit, Qt.Key.Key_Return)


def nameless(window: QWidget) -> list[str]:
    found = []
    for widget in window.findChildren(QWidget):
        inner = isinstance(widget.parent(), QAbstractScrollArea)
        named = bool(widget.accessibleName()) or isinstance(widget, QLabel)  # a label is named by its text
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus and not inner and not named:
            found.append(f"{type(widget).__name__} {widget.objectName()}")
    return found


def test_everything_that_takes_the_focus_has_a_name(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "```py\ncode\n```\nend", draft=True)
    assert nameless(parts.window) == []
    with qtbot.waitSignal(parts.chat.reply_ended):
        send(qtbot, parts)
    assert nameless(parts.window) == []


def test_it_can_be_walked_with_the_tab_key(qtbot: QtBot, start: Start) -> None:
    parts = start()
    parts.window.activateWindow()
    parts.window.composer.setFocus()
    names = set()
    for _ in range(30):
        focused = parts.window.focusWidget()
        assert focused is not None
        names.add(focused.accessibleName())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert {"Message", "Method: Automatic", "Conversation"} <= names


def test_the_end_is_followed_only_while_the_reader_is_there(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", LONG, "--rate", "600")
    transcript = parts.window.transcript
    bar = transcript.verticalScrollBar()
    send(qtbot, parts)
    qtbot.waitUntil(lambda: bar.maximum() > 300)
    assert transcript.is_following
    assert bar.value() == bar.maximum()
    bar.setValue(40)
    before = bar.maximum()
    qtbot.waitUntil(lambda: bar.maximum() > before + 200, timeout=10_000)
    assert bar.value() == 40
    assert not transcript.is_following
    transcript.scroll_to_end()
    qtbot.waitUntil(lambda: not parts.chat.is_busy, timeout=20_000)
    assert bar.value() == bar.maximum()


def test_a_narrow_window_folds_the_meter(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "yes " * 100, draft=True)
    window = parts.window
    with qtbot.waitSignal(parts.chat.reply_ended):
        send(qtbot, parts)
    window.resize(1440, 900)
    qtbot.waitUntil(lambda: window.meter_panel.isVisible() and not window.meter_strip.isVisible())
    window.resize(900, 600)
    qtbot.waitUntil(lambda: window.meter_strip.isVisible() and not window.meter_panel.isVisible())
    assert "faster than plain" in window.meter_strip.words
    assert window.width() == 900


def test_an_example_fills_the_composer(qtbot: QtBot, start: Start) -> None:
    parts = start()
    parts.window.transcript.example_chosen.emit("Explain how a bicycle stays upright.")
    assert parts.window.composer.text == "Explain how a bicycle stays upright."
    assert parts.chat.exchanges == ()


def luminance(color: str) -> float:
    channels = [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
def test_text_has_enough_contrast(colors: Colors) -> None:
    for ground in (colors.window, colors.panel, colors.raised, colors.quote):
        assert contrast(colors.text, ground) >= 4.5
        assert contrast(colors.secondary, ground) >= 4.5
        assert contrast(colors.accent, ground) >= 4.5
        assert contrast(colors.warning, ground) >= 4.5
        assert contrast(colors.plain, ground) >= 3.0
    assert contrast(colors.accent_ink, colors.accent_ground) >= 4.5
    assert contrast(colors.on_accent, colors.accent) >= 4.5
    assert contrast(colors.on_strong, colors.strong) >= 4.5
    assert contrast(colors.warning, colors.warning_ground) >= 4.5
    assert contrast(colors.text, colors.warning_ground) >= 4.5
    assert "$" not in stylesheet(colors)
