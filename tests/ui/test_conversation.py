"""The real window, the real client, an engine without models: a conversation and its mishaps."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.core.conversation import Message, Role
from app.core.generation import Method
from app.ui.activity import ActivityKind
from app.ui.chat.exchange import Exchange, Outcome, conversation_for
from app.ui.chat.question_view import QuestionView

Start = Callable[..., Parts]
SLOW = ("--reply", "word " * 4000, "--rate", "200")


def ask(qtbot: QtBot, parts: Parts, text: str = "What is a slipstream?") -> None:
    """Type a question and press Enter, as a person does."""
    edit = parts.window.composer.findChild(QPlainTextEdit)
    assert isinstance(edit, QPlainTextEdit)
    edit.setPlainText(text)
    QTest.keyClick(edit, Qt.Key.Key_Return)


def ask_and_wait(qtbot: QtBot, parts: Parts, text: str = "What is a slipstream?") -> None:
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=20_000):
        ask(qtbot, parts, text)


def outcome(parts: Parts) -> Outcome:
    return parts.chat.exchanges[-1].outcome


def visible_button(parts: Parts, name: str) -> QPushButton:
    found = [
        button
        for button in parts.window.findChildren(QPushButton)
        if button.accessibleName() == name and button.isVisible()
    ]
    assert len(found) == 1, f"{len(found)} visible buttons are called {name}"
    return found[0]


def test_a_question_is_answered_and_measured(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "A **calm** answer.", draft=True)
    ask_and_wait(qtbot, parts)
    reply = parts.window.transcript.replies[0]
    assert reply.text.toPlainText() == "A calm answer."
    assert "faster than plain" in reply.footer
    assert "of drafted tokens kept" in reply.footer
    assert outcome(parts) == Outcome.COMPLETE
    assert parts.window.meter_panel.factor.endswith("×")
    assert parts.window.meter_panel.comparison == "faster than plain"
    assert parts.window.composer.text == ""
    assert parts.window.model_bar.status == "ready"


def test_while_it_writes_the_pill_tells_how_many_are_drafted(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW, draft=True)
    ask(qtbot, parts)
    qtbot.waitUntil(lambda: parts.window.model_bar.status == "drafting 3 at a time")
    parts.chat.stop()
    qtbot.waitUntil(lambda: outcome(parts) == Outcome.STOPPED)


def test_plain_decoding_shows_no_factor(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "short answer")
    ask_and_wait(qtbot, parts)
    assert parts.window.meter_panel.factor == "plain"
    assert parts.window.transcript.replies[0].footer.startswith("plain speed")


def test_plain_can_be_chosen_with_a_draft_loaded(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "short answer", draft=True)
    parts.models.choose_method(Method.PLAIN)
    ask_and_wait(qtbot, parts)
    assert parts.window.meter_panel.factor == "plain"
    assert parts.window.model_bar.chips[2].value == "Plain"


def test_escape_stops_and_the_text_stays_marked(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW)
    ask(qtbot, parts)
    qtbot.waitUntil(lambda: len(parts.chat.exchanges[0].answer) > 40)
    QTest.keyClick(parts.window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: outcome(parts) == Outcome.STOPPED, timeout=10_000)
    reply = parts.window.transcript.replies[0]
    assert reply.state == "stopped"
    assert reply.footer.startswith("stopped")
    assert len(reply.text.toPlainText()) > 40
    assert reply.text.markdown == parts.chat.exchanges[0].answer


def test_the_button_stops_too(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW)
    ask(qtbot, parts)
    qtbot.waitUntil(lambda: parts.chat.activity.kind == ActivityKind.WRITING)
    QTest.mouseClick(visible_button(parts, "Stop"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: outcome(parts) == Outcome.STOPPED, timeout=10_000)
    assert visible_button(parts, "Send")


def test_stop_works_while_the_prompt_is_read(qtbot: QtBot, start: Start) -> None:
    parts = start("--prompt-steps", "100", "--prompt-seconds", "60")
    ask(qtbot, parts)
    qtbot.waitUntil(lambda: parts.window.model_bar.status.startswith("reading 512 of 51"))
    parts.chat.stop()
    qtbot.waitUntil(lambda: outcome(parts) == Outcome.STOPPED, timeout=10_000)


def test_a_question_asked_while_loading_waits_and_is_answered(qtbot: QtBot, start: Start) -> None:
    parts = start("--load-steps", "10", "--load-seconds", "1", "--reply", "at last", wait=False)
    ask(qtbot, parts)
    assert outcome(parts) == Outcome.WAITING
    qtbot.waitUntil(lambda: parts.window.model_bar.status.startswith("loading"))
    assert "waits for the model" in parts.window.transcript.replies[0].state
    qtbot.waitUntil(lambda: outcome(parts) == Outcome.COMPLETE, timeout=20_000)
    assert parts.chat.exchanges[0].answer == "at last"


@pytest.mark.parametrize("status", ["starting", "loading"])
def test_a_second_message_typed_before_the_model_is_ready_is_kept(
    qtbot: QtBot, start: Start, status: str
) -> None:
    parts = start("--load-steps", "2", "--load-seconds", "600", wait=False)
    qtbot.waitUntil(lambda: parts.window.model_bar.status.startswith(status))
    ask(qtbot, parts, "First")
    assert visible_button(parts, "Stop")
    ask(qtbot, parts, "Second")
    assert [exchange.question for exchange in parts.chat.exchanges] == ["First"]
    assert parts.window.queue_row.words == ("Next: Second",)
    parts.chat.stop()
    assert visible_button(parts, "Send")


def test_a_message_that_is_not_taken_stays_in_the_field(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW)
    assert parts.chat.send("First")
    assert not parts.chat.send("Second")
    parts.window.composer.fill("Third")
    parts.window.composer.message_composed.emit("Third")
    assert parts.window.composer.text == "Third"


def test_a_waiting_question_can_be_stopped(qtbot: QtBot, start: Start) -> None:
    parts = start("--load-steps", "10", "--load-seconds", "30", wait=False)
    ask(qtbot, parts)
    parts.chat.stop()
    assert outcome(parts) == Outcome.STOPPED
    assert not parts.chat.is_busy


def test_typing_ahead_is_kept(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW)
    ask(qtbot, parts)
    qtbot.waitUntil(lambda: parts.chat.activity.kind == ActivityKind.WRITING)
    parts.window.composer.fill("And another thing")
    assert len(parts.chat.exchanges) == 1
    assert parts.window.composer.advice
    parts.chat.stop()
    qtbot.waitUntil(lambda: not parts.chat.is_busy)
    assert parts.window.composer.text == "And another thing"


def test_a_failure_is_explained_and_the_question_can_be_edited(qtbot: QtBot, start: Start) -> None:
    parts = start("--fail-generate", "The prompt is too long.", "--fail-hint", "Shorten it.")
    ask_and_wait(qtbot, parts, "Too long")
    reply = parts.window.transcript.replies[0]
    assert (outcome(parts), reply.state) == (Outcome.FAILED, "not answered")
    QTest.mouseClick(visible_button(parts, "Edit"), Qt.MouseButton.LeftButton)
    assert parts.chat.exchanges == ()
    assert parts.window.composer.text == "Too long"


def test_a_failed_answer_can_be_tried_again(qtbot: QtBot, start: Start) -> None:
    parts = start("--fail-generate", "No.")
    ask_and_wait(qtbot, parts)
    with qtbot.waitSignal(parts.chat.reply_ended):
        QTest.mouseClick(visible_button(parts, "Try again"), Qt.MouseButton.LeftButton)
    assert len(parts.chat.exchanges) == 1


def test_death_keeps_the_text_and_restart_goes_on(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW, draft=True)
    ask(qtbot, parts)
    qtbot.waitUntil(lambda: len(parts.chat.exchanges[0].answer) > 100)
    written = parts.chat.exchanges[0].answer
    process = parts.client.process_id
    assert process is not None
    with qtbot.waitSignal(parts.chat.engine_died):
        os.kill(process, signal.SIGKILL)
    reply = parts.window.transcript.replies[0]
    assert reply.text.markdown.startswith(written)
    assert reply.footer.startswith("interrupted")
    assert parts.window.banner.isVisible()
    assert "ended by the system" in parts.window.banner.message
    assert parts.window.model_bar.status == "stopped"
    with qtbot.waitSignal(parts.client.models_loaded, timeout=10_000) as loaded:
        QTest.mouseClick(visible_button(parts, "Restart engine"), Qt.MouseButton.LeftButton)
    assert loaded.args[0].draft is not None
    assert not parts.window.banner.isVisible()
    ask(qtbot, parts, "Go on")
    qtbot.waitUntil(lambda: len(parts.chat.exchanges[1].answer) > 0)
    assert parts.chat.exchanges[0].answer.startswith(written)


def test_sending_after_a_death_restarts_by_itself(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "alive again")
    process = parts.client.process_id
    assert process is not None
    with qtbot.waitSignal(parts.chat.engine_died):
        os.kill(process, signal.SIGKILL)
    ask_and_wait(qtbot, parts)
    assert parts.chat.exchanges[0].answer == "alive again"


def test_in_a_new_chat_the_former_answer_goes_on_and_the_next_question_waits(
    qtbot: QtBot, start: Start
) -> None:
    parts = start("--reply", "word " * 60, "--rate", "60")
    ask(qtbot, parts, "First")
    qtbot.waitUntil(lambda: parts.chat.activity.kind == ActivityKind.WRITING)
    first = parts.chat.conversation
    QTest.keyClick(parts.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert not parts.chat.exchanges
    assert not parts.window.transcript.replies
    ask(qtbot, parts, "Second")
    assert outcome(parts) == Outcome.WAITING
    assert parts.window.transcript.replies[0].state == "waits for the answer in another conversation"
    qtbot.waitUntil(lambda: outcome(parts) == Outcome.COMPLETE, timeout=10_000)
    assert first.exchanges[0].outcome == Outcome.COMPLETE
    assert first.id is not None
    kept = parts.keeper.messages.path(first.id)
    assert [message.text for message in kept] == ["First", "word " * 60]


def test_a_question_that_waits_for_another_answer_can_be_stopped(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW)
    ask(qtbot, parts, "First")
    qtbot.waitUntil(lambda: parts.chat.activity.kind == ActivityKind.WRITING)
    parts.chat.clear()
    ask(qtbot, parts, "Second")
    parts.chat.stop()
    assert outcome(parts) == Outcome.STOPPED
    assert parts.chat.activity.kind == ActivityKind.WRITING


def test_a_model_that_cannot_be_loaded_leaves_the_old_one(qtbot: QtBot, start: Start) -> None:
    parts = start("--fail-load", "broken")
    with qtbot.waitSignal(parts.models.load_failed):
        parts.models.open_target(Path("/models/broken.gguf"))
    assert parts.models.is_ready
    assert parts.window.model_bar.chips[0].value == "big model"
    (box,) = [box for box in parts.window.findChildren(QMessageBox) if box.isVisible()]
    assert box.text() == "The file is no GGUF model."
    box.close()
    ask_and_wait(qtbot, parts)
    assert outcome(parts) == Outcome.COMPLETE


def test_a_first_model_that_cannot_be_loaded_fails_the_waiting_question(qtbot: QtBot, start: Start) -> None:
    parts = start("--fail-load", "big", wait=False)
    ask(qtbot, parts)
    qtbot.waitUntil(lambda: outcome(parts) == Outcome.FAILED, timeout=10_000)
    assert parts.chat.exchanges[0].message == "The file is no GGUF model."
    for box in parts.window.findChildren(QMessageBox):
        box.close()


@pytest.mark.parametrize("reason", ["length", "context"])
def test_a_cut_answer_says_so(qtbot: QtBot, start: Start, reason: str) -> None:
    parts = start("--reply", "cut here", "--reason", reason)
    ask_and_wait(qtbot, parts)
    assert parts.window.transcript.replies[0].footer.startswith("cut")


def test_closing_in_the_middle_of_an_answer_leaves_no_process(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW, "--deaf")
    parts.window.closed.connect(lambda: parts.client.shutdown(200))
    ask(qtbot, parts)
    qtbot.waitUntil(lambda: parts.chat.activity.kind == ActivityKind.WRITING)
    process = parts.client.process_id
    assert process is not None
    with qtbot.waitSignal(parts.client.shut_down, timeout=5_000):
        parts.window.close()
    assert not psutil.pid_exists(process)


def test_what_was_never_answered_is_not_asked_again() -> None:
    answered, failed = Exchange(1, "first"), Exchange(2, "second")
    answered.extend("reply")
    conversation = conversation_for([answered, failed], "third")
    assert conversation.messages == (
        Message(Role.USER, "first"),
        Message(Role.ASSISTANT, "reply"),
        Message(Role.USER, "third"),
    )


def test_the_users_words_are_shown_exactly(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok")
    words = "  **not bold** <b>not either</b>\n\tindented `x`"
    ask_and_wait(qtbot, parts, words)
    question = parts.window.findChild(QuestionView)
    assert isinstance(question, QuestionView)
    assert question.text == words
