"""A conversation is a tree: versions of questions and answers, deletion, and pages of a long one."""

from collections.abc import Callable
from time import perf_counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.storage.connection import Connection
from app.storage.conversations import ConversationStore
from app.storage.database import memory_database
from app.storage.messages import MessageState, MessageStore
from app.ui.chat.exchange import Outcome, Version
from app.ui.chat.message_actions import MessageWish, Wish

Start = Callable[..., Parts]


def ask(qtbot: QtBot, parts: Parts, text: str) -> None:
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000):
        parts.window.composer.fill(text)
        edit = parts.window.composer.findChild(QPlainTextEdit)
        assert isinstance(edit, QPlainTextEdit)
        QTest.keyClick(edit, Qt.Key.Key_Return)


def wish(parts: Parts, wanted: Wish, place: int, of_question: bool = False) -> None:
    parts.conversations.commands.fulfil(MessageWish(wanted, parts.chat.exchanges[place], of_question))


def questions(parts: Parts) -> list[str]:
    return [exchange.question for exchange in parts.chat.exchanges]


def long_conversation(messages: int) -> Connection:
    connection = memory_database()
    store, kept = ConversationStore(connection), MessageStore(connection)
    conversation_id = store.create(title="Long")
    with connection.transaction():
        for number in range(messages // 2):
            reply_id = kept.begin_reply(kept.append_question(conversation_id, f"question {number}"))
            kept.finish_reply(reply_id, f"**Answer** {number} with `code` and words. " * 12)
    return connection


def test_answering_again_makes_a_version_and_the_arrows_switch(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "same words")
    ask(qtbot, parts, "First")
    ask(qtbot, parts, "Second")
    with qtbot.waitSignal(parts.chat.reply_ended):
        wish(parts, Wish.AGAIN, 0)
    assert questions(parts) == ["First"]
    assert parts.chat.exchanges[0].reply_version == Version(2, 2)
    assert parts.window.transcript.replies[0].actions_row.version == Version(2, 2)
    wish(parts, Wish.PREVIOUS, 0)
    assert questions(parts) == ["First", "Second"]
    assert parts.chat.exchanges[0].reply_version == Version(1, 2)
    parts.window.registry.action("next_version").trigger()
    assert questions(parts) == ["First"]
    assert len(parts.window.transcript.replies) == 1


def test_an_edited_question_is_a_version_with_its_own_answers(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok")
    ask(qtbot, parts, "First")
    ask(qtbot, parts, "Second")
    parts.window.composer.fill("typed ahead")
    wish(parts, Wish.EDIT, 0, of_question=True)
    assert parts.window.composer.text == "First"
    ask(qtbot, parts, "First, better")
    assert questions(parts) == ["First, better"]
    assert parts.window.composer.text == "typed ahead"
    assert parts.chat.exchanges[0].question_version == Version(2, 2)
    wish(parts, Wish.PREVIOUS, 0, of_question=True)
    assert questions(parts) == ["First", "Second"]


def test_up_edits_the_last_message_and_escape_leaves_it(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok")
    ask(qtbot, parts, "First")
    edit = parts.window.composer.findChild(QPlainTextEdit)
    assert isinstance(edit, QPlainTextEdit)
    QTest.keyClick(edit, Qt.Key.Key_Up)
    assert parts.window.composer.text == "First"
    QTest.keyClick(parts.window, Qt.Key.Key_Escape)
    assert parts.window.composer.text == ""
    ask(qtbot, parts, "Second")
    assert questions(parts) == ["First", "Second"]


def test_a_deleted_message_comes_back(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok")
    for text in ("First", "Second", "Third"):
        ask(qtbot, parts, text)
    wish(parts, Wish.DELETE, 1, of_question=True)
    assert questions(parts) == ["First"]
    assert parts.window.undo.words
    parts.window.undo.undo()
    assert questions(parts) == ["First", "Second", "Third"]
    wish(parts, Wish.DELETE, 2)
    assert parts.chat.exchanges[2].outcome is Outcome.UNANSWERED
    assert parts.window.transcript.replies[2].state == "not answered"
    with qtbot.waitSignal(parts.chat.reply_ended):
        parts.chat.retry(parts.chat.exchanges[2])
    assert parts.chat.exchanges[2].answer == "ok"


def test_a_message_is_copied_as_markdown(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "**bold**")
    ask(qtbot, parts, "First")
    wish(parts, Wish.COPY, 0)
    assert QGuiApplication.clipboard().text() == "**bold**"


def test_trying_a_failed_answer_again_leaves_no_empty_version(qtbot: QtBot, start: Start) -> None:
    parts = start("--fail-generate", "No.")
    ask(qtbot, parts, "First")
    with qtbot.waitSignal(parts.chat.reply_ended):
        parts.chat.retry(parts.chat.exchanges[0])
    assert parts.chat.exchanges[0].reply_version == Version(1, 1)
    (_, reply) = parts.keeper.messages.path(parts.chat.conversation.id or 0)
    assert reply.state is MessageState.FAILED


def test_a_long_conversation_is_shown_a_page_at_a_time(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok", database=long_conversation(200))
    parts.conversations.open(1)
    bar = parts.window.transcript.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    read = len(parts.chat.exchanges)
    assert 4 <= read < 100
    bar.setValue(bar.pageStep() // 2)
    qtbot.waitUntil(lambda: len(parts.chat.exchanges) > read)
    ask(qtbot, parts, "one more")
    assert len(parts.keeper.messages.path(1)) == 202


@pytest.mark.serial
def test_the_largest_conversation_opens_without_a_pause(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok", database=long_conversation(5_000))
    began = perf_counter()
    parts.conversations.open(1)
    parts.window.repaint()
    seconds = perf_counter() - began
    assert seconds < 0.2, f"it took {seconds:.3f} s"
