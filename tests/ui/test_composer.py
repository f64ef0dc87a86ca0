from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QInputMethodEvent, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.core.attachment import Attachment, AttachmentKind
from app.ui.chat.composer import Composer
from app.ui.chat.message_edit import LONG_TEXT, LONG_TEXT_LINES, LONGEST_PASTE, MessageEdit
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


@pytest.mark.parametrize("text", ["x" * (LONG_TEXT + 1), "line\n" * LONG_TEXT_LINES])
def test_a_long_paste_is_attached(composer: Composer, edit: MessageEdit, text: str) -> None:
    edit.fill("Summarise this:")
    source = QMimeData()
    source.setText(text)
    edit.insertFromMimeData(source)
    assert composer.text == "Summarise this:"
    assert composer.draft.attachments == (Attachment("Pasted text", AttachmentKind.PASTE, text),)
    assert "attached" in composer.advice


@pytest.mark.parametrize("text", ["x" * LONG_TEXT, "line\n" * (LONG_TEXT_LINES - 1)])
def test_a_shorter_paste_is_text(composer: Composer, edit: MessageEdit, text: str) -> None:
    source = QMimeData()
    source.setText(text)
    edit.insertFromMimeData(source)
    assert composer.text == text
    assert composer.draft.attachments == ()


def test_a_long_text_can_be_pasted_into_the_message_all_the_same(
    qtbot: QtBot, composer: Composer, edit: MessageEdit
) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    QApplication.clipboard().setText("x" * (LONGEST_PASTE + 5))
    QTest.keyClick(edit, Qt.Key.Key_V, control | Qt.KeyboardModifier.ShiftModifier)
    assert len(composer.text) == LONGEST_PASTE
    assert "cut after" in composer.advice
    assert composer.draft.attachments == ()


def test_undo_brings_back_what_was_typed_sent_and_pasted(
    qtbot: QtBot, composer: Composer, edit: MessageEdit
) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClicks(edit, "hello")
    composer.empty()
    assert composer.text == ""
    QTest.keyClick(edit, Qt.Key.Key_Z, control)
    assert composer.text == "hello"
    source = QMimeData()
    source.setText(" world")
    edit.moveCursor(QTextCursor.MoveOperation.End)
    edit.insertFromMimeData(source)
    QTest.keyClick(edit, Qt.Key.Key_Z, control)
    assert composer.text == "hello"
    QTest.keyClick(edit, Qt.Key.Key_Z, control | Qt.KeyboardModifier.ShiftModifier)
    assert composer.text == "hello world"


def test_each_paragraph_runs_in_its_own_direction(edit: MessageEdit) -> None:
    edit.setPlainText("שלום עולם\nHello\n123 مرحبا\n😀 English")
    block, directions = edit.document().begin(), []
    while block.isValid():
        directions.append(block.textDirection())
        block = block.next()
    left, right = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
    assert directions == [right, left, right, left]
    edit.moveCursor(QTextCursor.MoveOperation.Start)
    assert edit.cursorRect().center().x() > edit.viewport().width() / 2


def test_an_emoji_is_one_character_for_whoever_deletes_it(qtbot: QtBot, edit: MessageEdit) -> None:
    edit.setPlainText("a👩\u200d🚀😀")
    edit.moveCursor(QTextCursor.MoveOperation.End)
    QTest.keyClick(edit, Qt.Key.Key_Backspace)
    assert edit.toPlainText() == "a👩\u200d🚀"
    edit.moveCursor(QTextCursor.MoveOperation.Left)
    assert edit.textCursor().position() == 1


def test_what_an_input_method_composes_is_not_sent(
    qtbot: QtBot, composer: Composer, edit: MessageEdit, sent: list[str]
) -> None:
    edit.setPlainText("written ")
    edit.moveCursor(QTextCursor.MoveOperation.End)
    QApplication.sendEvent(edit, QInputMethodEvent("にほん", []))
    QTest.keyClick(edit, Qt.Key.Key_Enter)
    assert sent == []
    assert composer.text == "written "
    QApplication.sendEvent(edit, QInputMethodEvent("", []))
    QTest.keyClick(edit, Qt.Key.Key_Enter)
    assert sent == ["written "]


def test_files_pasted_into_the_field_are_offered(
    composer: Composer, edit: MessageEdit, tmp_path: Path
) -> None:
    offered: list[Path] = []
    composer.files_offered.connect(offered.extend)
    source = QMimeData()
    source.setUrls([QUrl.fromLocalFile(str(tmp_path / "a.txt"))])
    source.setText("file:///somewhere/a.txt")
    edit.insertFromMimeData(source)
    assert offered == [tmp_path / "a.txt"]
    assert composer.text == ""


def test_only_plain_text_is_pasted(edit: MessageEdit) -> None:
    source = QMimeData()
    source.setHtml("<b>bold</b>")
    source.setText("bold")
    edit.insertFromMimeData(source)
    assert edit.toPlainText() == "bold"
