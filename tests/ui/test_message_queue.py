"""What is typed while an answer is under way waits for its end, each conversation for its own."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.core.attachment import Attachment, AttachmentKind
from app.ui.activity import ActivityKind
from app.ui.chat.exchange import Outcome
from app.ui.chat.message_queue import MOST_QUEUED

Start = Callable[..., Parts]
SLOW = ("--reply", "word " * 4000, "--rate", "200")
BRIEF = ("--reply", "a short answer of several words", "--rate", "30")


def enter(parts: Parts, text: str) -> None:
    """Type a message and press Enter."""
    edit = parts.window.composer.findChild(QPlainTextEdit)
    assert isinstance(edit, QPlainTextEdit)
    edit.setPlainText(text)
    QTest.keyClick(edit, Qt.Key.Key_Return)


def begin(qtbot: QtBot, parts: Parts, text: str = "First") -> None:
    enter(parts, text)
    qtbot.waitUntil(lambda: parts.chat.activity.kind == ActivityKind.WRITING)


def button(parts: Parts, name: str) -> QPushButton:
    (found,) = [
        button
        for button in parts.window.findChildren(QPushButton)
        if button.accessibleName() == name and button.isVisible()
    ]
    return found


def press(parts: Parts, name: str) -> None:
    QTest.mouseClick(button(parts, name), Qt.MouseButton.LeftButton)


def questions(parts: Parts) -> list[str]:
    return [exchange.question for exchange in parts.chat.exchanges]


def test_enter_queues_and_the_field_is_free_again(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW)
    begin(qtbot, parts)
    enter(parts, "Second\nwith a line")
    enter(parts, "Third")
    assert parts.window.composer.text == ""
    assert questions(parts) == ["First"]
    assert parts.window.queue_row.isVisible()
    assert parts.window.queue_row.words == ("Next: Second with a line", "Then: Third")


def test_the_queue_is_sent_by_itself_one_after_the_other(qtbot: QtBot, start: Start) -> None:
    parts = start(*BRIEF)
    begin(qtbot, parts)
    enter(parts, "Second")
    enter(parts, "Third")
    qtbot.waitUntil(
        lambda: questions(parts) == ["First", "Second", "Third"] and not parts.chat.is_busy, timeout=20_000
    )
    assert [exchange.outcome for exchange in parts.chat.exchanges] == [Outcome.COMPLETE] * 3
    assert not parts.window.queue_row.isVisible()
    assert len(parts.window.transcript.replies) == 3


def test_the_button_queues_too(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW)
    begin(qtbot, parts)
    parts.window.composer.fill("Second")
    press(parts, "Queue the message")
    assert parts.window.queue_row.words == ("Next: Second",)


def test_after_a_stop_it_waits_for_the_user(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW)
    begin(qtbot, parts)
    enter(parts, "Second")
    QTest.keyClick(parts.window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not parts.chat.is_busy, timeout=10_000)
    qtbot.waitUntil(lambda: parts.window.queue_row.words == ("Waiting: Second",))
    assert questions(parts) == ["First"]
    press(parts, "Send the queued message: Second")
    assert questions(parts) == ["First", "Second"]
    assert not parts.window.queue_row.isVisible()


@pytest.mark.parametrize(
    "mishap",
    [("--fail-generate", "Too long."), ("--die-after", "3", "--rate", "30", "--reply", "word " * 60)],
)
def test_after_a_failure_it_waits_for_the_user(qtbot: QtBot, start: Start, mishap: tuple[str, ...]) -> None:
    parts = start("--prompt-steps", "3", "--prompt-seconds", "1", *mishap)
    enter(parts, "First")
    enter(parts, "Second")
    qtbot.waitUntil(lambda: not parts.chat.is_busy, timeout=20_000)
    qtbot.waitUntil(lambda: parts.window.queue_row.words == ("Waiting: Second",))
    assert questions(parts) == ["First"]


def test_it_can_be_edited_and_removed(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW)
    begin(qtbot, parts)
    enter(parts, "Second")
    enter(parts, "Third")
    parts.window.composer.fill("typed meanwhile")
    press(parts, "Edit the queued message: Second")
    assert parts.window.composer.text == "Second\n\ntyped meanwhile"
    assert parts.window.queue_row.words == ("Next: Third",)
    press(parts, "Remove the queued message: Third")
    assert not parts.window.queue_row.isVisible()
    parts.window.undo.undo()
    assert parts.window.queue_row.words == ("Next: Third",)


def test_up_takes_the_last_one_back(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW)
    begin(qtbot, parts)
    enter(parts, "Second")
    enter(parts, "Third")
    edit = parts.window.composer.findChild(QPlainTextEdit)
    assert isinstance(edit, QPlainTextEdit)
    QTest.keyClick(edit, Qt.Key.Key_Up)
    assert parts.window.composer.text == "Third"
    assert parts.window.queue_row.words == ("Next: Second",)


def test_it_stays_with_its_conversation_and_is_sent_there(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "word " * 40, "--rate", "40")
    begin(qtbot, parts)
    enter(parts, "Second")
    first = parts.chat.conversation
    parts.chat.clear()
    assert not parts.window.queue_row.isVisible()
    qtbot.waitUntil(lambda: len(first.exchanges) == 2 and not first.is_busy, timeout=20_000)
    assert questions(parts) == []
    parts.conversations.open(first.id or 0)
    assert questions(parts) == ["First", "Second"]


def test_what_waits_for_the_user_is_there_when_one_comes_back(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW)
    begin(qtbot, parts)
    enter(parts, "Second")
    parts.chat.stop()
    qtbot.waitUntil(lambda: not parts.chat.is_busy, timeout=10_000)
    first = parts.chat.conversation.id
    parts.chat.clear()
    assert not parts.window.queue_row.isVisible()
    parts.conversations.open(first or 0)
    assert parts.window.queue_row.words == ("Waiting: Second",)
    press(parts, "Send the queued message: Second")
    assert questions(parts) == ["First", "Second"]


def test_no_more_than_fit_are_queued(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW)
    begin(qtbot, parts)
    for number in range(MOST_QUEUED + 1):
        enter(parts, f"message {number}")
    assert len(parts.desk.queue.drafts) == MOST_QUEUED
    assert parts.window.composer.text == f"message {MOST_QUEUED}"
    assert "No more" in parts.window.composer.advice


def test_what_goes_along_waits_with_its_message(qtbot: QtBot, start: Start) -> None:
    parts = start(*BRIEF)
    begin(qtbot, parts)
    notes = Attachment("notes.txt", AttachmentKind.TEXT, "some notes")
    parts.window.composer.tray.show_attachments([notes])
    enter(parts, "Second")
    assert parts.window.queue_row.words == ("Next: Second (with notes.txt)",)
    assert parts.window.composer.draft.is_empty
    qtbot.waitUntil(lambda: len(parts.chat.exchanges) == 2, timeout=20_000)
    assert parts.chat.exchanges[1].attachments == (notes,)


def test_a_screen_reader_hears_what_the_buttons_do(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW)
    begin(qtbot, parts)
    enter(parts, "Second")
    face = QAccessible.queryAccessibleInterface(button(parts, "Remove the queued message: Second"))
    assert face is not None
    assert face.text(QAccessible.Text.Name) == "Remove the queued message: Second"
