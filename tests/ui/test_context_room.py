"""The context meter counts what is shown and typed; when it is full there is a choice, and each one works."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.core.generation import Overflow
from app.service.messages import Counted
from app.storage.connection import Connection
from app.storage.conversations import ConversationStore
from app.storage.database import memory_database
from app.storage.messages import MessageStore
from app.storage.setting_table import CONTEXT_LENGTH, OVERFLOW
from app.ui.chat.exchange import Outcome
from app.ui.context.use import Room
from app.ui.conversations.settings_dialog import ConversationSettingsDialog
from app.ui.number_text import THIN

Start = Callable[..., Parts]
SMALL = ("--context", "400", "--reply", "A short answer.")


def conversation(exchanges: int, letters: int = 200) -> Connection:
    connection = memory_database()
    store, messages = ConversationStore(connection), MessageStore(connection)
    conversation_id = store.create(title="Long talk")
    for number in range(exchanges):
        reply_id = messages.begin_reply(messages.append_question(conversation_id, f"question {number}"))
        messages.finish_reply(reply_id, f"answer {number} " + "x" * letters)
    return connection


def counted(qtbot: QtBot, parts: Parts, act: Callable[[], object]) -> Counted:
    with qtbot.waitSignal(parts.client.counted, timeout=10_000) as signal:
        act()
    (report,) = signal.args
    assert isinstance(report, Counted)
    return report


def open_long(qtbot: QtBot, parts: Parts) -> Counted:
    return counted(qtbot, parts, lambda: parts.conversations.open(1))


def words(parts: Parts) -> str:
    return parts.window.context_gauge.words.replace(THIN, " ")


def press(parts: Parts, name: str) -> None:
    buttons = parts.window.full_choice.findChildren(QPushButton)
    (button,) = [button for button in buttons if button.accessibleName() == name and button.isVisible()]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)


def test_what_is_shown_and_typed_is_counted(qtbot: QtBot, start: Start) -> None:
    parts = start(*SMALL, database=conversation(2))
    assert words(parts) == ""
    shown = open_long(qtbot, parts)
    assert words(parts) == f"{shown.tokens} of 400 tokens"
    typed = counted(qtbot, parts, lambda: parts.window.composer.fill("x" * 100))
    assert typed.tokens > shown.tokens
    assert words(parts) == f"{typed.tokens} of 400 tokens"


def test_it_follows_an_answer_as_it_is_written(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "word " * 400, "--rate", "200")
    parts.window.composer.message_composed.emit("Hello")
    qtbot.waitUntil(lambda: words(parts) != "")
    with qtbot.waitSignal(parts.chat.reply_extended):
        pass
    statistics = parts.chat.exchanges[0].statistics
    assert statistics is not None
    assert words(parts) == f"{statistics.prompt_tokens + statistics.committed} of 8 192 tokens"
    parts.chat.stop()
    qtbot.waitUntil(lambda: not parts.chat.is_busy)


def test_a_new_conversation_shows_nothing(qtbot: QtBot, start: Start) -> None:
    parts = start(*SMALL, database=conversation(2))
    open_long(qtbot, parts)
    parts.chat.clear()
    assert words(parts) == ""


def test_a_message_that_does_not_fit_meets_a_choice(qtbot: QtBot, start: Start) -> None:
    parts = start(*SMALL, database=conversation(3))
    open_long(qtbot, parts)
    assert parts.window.full_choice.words == ""
    counted(qtbot, parts, lambda: parts.window.composer.fill("x" * 1_000))
    assert parts.window.context_gauge.room is Room.FULL
    assert parts.window.full_choice.words.startswith("Your message does not fit in the context.")
    counted(qtbot, parts, lambda: parts.window.composer.fill("x"))
    assert parts.window.full_choice.words == ""


def test_leaving_out_sends_at_once_and_is_remembered(qtbot: QtBot, start: Start) -> None:
    parts = start(*SMALL, database=conversation(8))
    open_long(qtbot, parts)
    counted(qtbot, parts, lambda: parts.window.composer.fill("And now?"))
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000):
        press(parts, "Leave out the oldest messages")
    assert parts.chat.exchanges[-1].outcome is Outcome.COMPLETE
    assert parts.window.composer.text == ""
    assert parts.window.full_choice.words == ""
    assert parts.chat.conversation.left_out > 0
    assert parts.window.transcript.reach_words == "The model no longer reads what is above"
    assert parts.keeper.store.settings(1).overflow is Overflow.DROP_OLDEST
    qtbot.waitUntil(lambda: "oldest messages are not read any more" in words(parts), timeout=5_000)
    assert parts.window.context_gauge.room is Room.TRIMMED


def test_a_question_that_was_refused_is_asked_again(qtbot: QtBot, start: Start) -> None:
    parts = start(*SMALL, database=conversation(8))
    open_long(qtbot, parts)
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000):
        parts.window.composer.message_composed.emit("And now?")
    assert parts.chat.exchanges[-1].outcome is Outcome.FAILED
    qtbot.waitUntil(lambda: bool(parts.window.full_choice.words), timeout=5_000)
    assert parts.window.full_choice.words.startswith("The last message does not fit")
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000):
        press(parts, "Leave out the oldest messages")
    assert parts.chat.exchanges[-1].answer == "A short answer."


def test_an_answer_cut_by_the_context_goes_on(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "Half of it", "--reason", "context")
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000):
        parts.window.composer.message_composed.emit("Hello")
    assert parts.window.full_choice.words.startswith("The answer was cut, because the context is full.")
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000) as ended:
        press(parts, "Leave out the oldest messages")
    assert ended.args[0].is_continued


def test_a_summary_begins_a_conversation_and_costs_the_old_one_nothing(qtbot: QtBot, start: Start) -> None:
    parts = start(*SMALL, database=conversation(8))
    before = parts.keeper.messages.path(1)
    open_long(qtbot, parts)
    counted(qtbot, parts, lambda: parts.window.composer.fill("And now?"))
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000):
        press(parts, "Start anew with a summary")
    thread = parts.chat.conversation
    assert thread.id == 2
    assert thread.settings.continues == 1
    assert parts.keeper.store.get(2).title == "Long talk (continued)"
    (exchange,) = thread.exchanges
    assert exchange.question.startswith("Summarise our conversation")
    assert exchange.answer == "A short answer."
    assert "oldest messages did not fit" in exchange.hint
    assert parts.window.composer.text == "And now?"
    assert parts.keeper.messages.path(1) == before
    qtbot.waitUntil(lambda: words(parts) != "" and parts.window.context_gauge.room is Room.AMPLE)
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000):
        parts.window.composer.send()
    assert [exchange.outcome for exchange in thread.exchanges] == [Outcome.COMPLETE] * 2


def test_a_summary_can_be_stopped(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "word " * 2_000, "--rate", "100", database=conversation(3))
    open_long(qtbot, parts)
    parts.window.registry.action("start_anew").trigger()
    qtbot.waitUntil(lambda: len(parts.chat.exchanges[0].answer) > 20)
    QTest.keyClick(parts.window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: parts.chat.exchanges[0].outcome is Outcome.STOPPED, timeout=10_000)
    assert parts.chat.exchanges[0].may_continue


def test_a_summary_asked_for_again_reads_the_old_conversation_again(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok", database=conversation(3))
    open_long(qtbot, parts)
    asked: list[int] = []
    generate = parts.client.generate

    def note(conversation: object, *others: object) -> int:
        asked.append(len(conversation.messages))  # type: ignore[attr-defined]
        return generate(conversation, *others)  # type: ignore[arg-type]

    parts.client.generate = note  # type: ignore[method-assign,assignment]
    for _ in range(2):
        with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000):
            if asked:
                parts.chat.retry(parts.chat.exchanges[0])
            else:
                parts.window.registry.action("start_anew").trigger()
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000):
        parts.chat.send("And now?")
    assert asked == [7, 7, 3]


def test_a_larger_context_is_a_matter_of_the_settings(qtbot: QtBot, start: Start) -> None:
    parts = start(*SMALL, database=conversation(8))
    open_long(qtbot, parts)
    qtbot.waitUntil(lambda: bool(parts.window.full_choice.words))
    press(parts, "Larger context…")
    dialog = parts.around.settings_dialog
    assert dialog is not None
    assert dialog.isVisible()
    row = next(row for row in dialog.rows if row.setting is CONTEXT_LENGTH)
    assert row.control.hasFocus() or dialog.focusWidget() is row.control
    parts.settings.set(CONTEXT_LENGTH, 4_096)
    dialog.close()
    with qtbot.waitSignal(parts.client.models_loaded, timeout=10_000):
        press(parts, "Load again, larger")


def test_the_settings_can_say_it_for_all_conversations(qtbot: QtBot, start: Start) -> None:
    parts = start(*SMALL, database=conversation(8))
    open_long(qtbot, parts)
    assert parts.window.full_choice.words
    counted(qtbot, parts, lambda: parts.settings.set(OVERFLOW, Overflow.DROP_OLDEST.value))
    assert parts.window.full_choice.words == ""
    assert parts.window.transcript.reach_words


@pytest.mark.parametrize(
    ("words", "overflow"),
    [
        ("As usual", None),
        ("Ask me", Overflow.REFUSE),
        ("Leave out the oldest messages", Overflow.DROP_OLDEST),
    ],
)
def test_each_conversation_can_say_it_for_itself(start: Start, words: str, overflow: Overflow | None) -> None:
    parts = start()
    parts.conversations.show_settings()
    (dialog,) = [d for d in parts.window.findChildren(ConversationSettingsDialog) if d.isVisible()]
    dialog.overflow.setCurrentText(words)
    dialog.accept()
    assert parts.chat.conversation.settings.overflow is overflow


def test_an_edited_question_is_counted_where_it_stands(qtbot: QtBot, start: Start) -> None:
    parts = start(*SMALL, database=conversation(3))
    shown = open_long(qtbot, parts)
    edited = counted(qtbot, parts, lambda: parts.chat.edit(parts.chat.exchanges[1]))
    assert parts.window.composer.text == "question 1"
    assert edited.tokens < shown.tokens
