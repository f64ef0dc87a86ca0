from collections.abc import Callable, Iterator
from time import perf_counter

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.ui.chat.composer import Composer
from app.ui.chat.message_edit import LONGEST_PASTE, MessageEdit
from app.ui.number_text import NumberText
from app.ui.theme import Theme


@pytest.fixture
def composer(theme: Theme, place: Callable[[QWidget], QWidget]) -> Iterator[Composer]:
    composer = Composer(theme, NumberText())
    place(composer)
    yield composer


@pytest.fixture
def edit(composer: Composer) -> MessageEdit:
    edit = composer.findChild(MessageEdit)
    assert isinstance(edit, MessageEdit)
    return edit


@pytest.fixture
def sent(composer: Composer) -> list[str]:
    messages: list[str] = []
    composer.message_composed.connect(messages.append)
    return messages


def test_enter_sends_and_the_field_is_emptied_when_the_message_was_taken(
    qtbot: QtBot, composer: Composer, edit: MessageEdit, sent: list[str]
) -> None:
    QTest.keyClicks(edit, "hello")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert sent == ["hello"]
    assert composer.text == "hello"
    composer.empty()
    assert composer.text == ""


def test_shift_enter_begins_a_line(qtbot: QtBot, edit: MessageEdit, sent: list[str]) -> None:
    QTest.keyClicks(edit, "a")
    QTest.keyClick(edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(edit, "b")
    assert edit.toPlainText() == "a\nb"
    assert sent == []


@pytest.mark.parametrize("text", ["", "   ", "\n\n"])
def test_nothing_is_not_sent(qtbot: QtBot, edit: MessageEdit, sent: list[str], text: str) -> None:
    edit.setPlainText(text)
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert sent == []


def test_enter_belongs_to_an_input_method_that_composes(
    qtbot: QtBot, edit: MessageEdit, sent: list[str]
) -> None:
    QApplication.sendEvent(edit, QInputMethodEvent("にほん", []))
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert sent == []
    chosen = QInputMethodEvent("", [])
    chosen.setCommitString("日本")
    QApplication.sendEvent(edit, chosen)
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert sent == ["日本"]


def test_it_grows_to_eight_lines_and_no_further(edit: MessageEdit) -> None:
    one = edit.height()
    edit.setPlainText("\n".join("abc"))
    three = edit.height()
    edit.setPlainText("\n" * 7)
    eight = edit.height()
    edit.setPlainText("\n" * 40)
    assert one < three < eight == edit.height()


@pytest.mark.serial
def test_a_huge_paste_is_cut_with_a_notice_and_does_not_freeze(composer: Composer, edit: MessageEdit) -> None:
    source = QMimeData()
    source.setText("lorem ipsum " * 420_000)
    began = perf_counter()
    edit.insertFromMimeData(source)
    assert perf_counter() - began < 0.5
    assert len(composer.text) == LONGEST_PASTE
    assert "cut after" in composer.advice


def test_only_plain_text_is_pasted(edit: MessageEdit) -> None:
    source = QMimeData()
    source.setHtml("<b>bold</b>")
    source.setText("bold")
    edit.insertFromMimeData(source)
    assert edit.toPlainText() == "bold"
