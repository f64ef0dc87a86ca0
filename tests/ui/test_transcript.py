"""A long conversation on screen: views only near the reader, and what is read stays in its place."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.storage.connection import Connection
from app.storage.conversations import ConversationStore
from app.storage.database import memory_database
from app.storage.messages import MessageStore
from app.ui.chat.reply_view import ReplyView

Start = Callable[..., Parts]

MOST_VIEWS = 45
"""Of answers as short as those below; about as many as fit into eight windows' heights."""

TALL = "A paragraph of some length, which is repeated so that the reply gets tall. " * 12 + "\n\n"
MATHS = "The root is $\\sqrt{x^2 + 1}$, and\n\n$$\\int_0^1 x^n dx = \\frac{1}{n+1}$$\n\n"
CODE = "```python\nfor number in range(10):\n    print(number)\n```\n\n"
THOUGHT = "<think>Let me see whether that is so.</think>It is so.\n\n"


def conversation_of(count: int, *replies: str) -> Connection:
    """One conversation of so many messages; its answers take turns."""
    connection = memory_database()
    store, messages = ConversationStore(connection), MessageStore(connection)
    with connection.transaction():
        conversation_id = store.create(title="Long")
        for number in range(count // 2):
            reply_id = messages.begin_reply(messages.append_question(conversation_id, f"question {number}"))
            messages.finish_reply(reply_id, f"answer {number}\n\n{replies[number % len(replies)]}")
    return connection


def is_quiet(parts: Parts) -> bool:
    """Whether the transcript has nothing left to do."""
    transcript = parts.window.transcript
    return not transcript.is_at_work and all(reply.text.is_settled for reply in transcript.replies)


def open_it(qtbot: QtBot, parts: Parts) -> None:
    parts.conversations.open(1)
    qtbot.waitUntil(lambda: is_quiet(parts), timeout=20_000)


def seen(parts: Parts) -> list[tuple[int, int]]:
    """The answers in view, each with where it begins."""
    transcript = parts.window.transcript
    viewport = transcript.viewport()
    places = [(reply, reply.mapTo(viewport, QPoint(0, 0)).y()) for reply in transcript.replies]
    return [
        (reply.exchange.reply_id or 0, y)
        for reply, y in places
        if y < viewport.height() and y + reply.height() > 0
    ]


@pytest.mark.parametrize(
    "count", [600, pytest.param(5_000, marks=[pytest.mark.soak, pytest.mark.timeout(1_200)])]
)
def test_views_are_dropped_and_built_again_from_end_to_beginning_and_back(
    qtbot: QtBot, start: Start, count: int
) -> None:
    parts = start("--reply", "ok", database=conversation_of(count, "short", CODE, THOUGHT))
    open_it(qtbot, parts)
    transcript, bar = parts.window.transcript, parts.window.transcript.verticalScrollBar()
    most = 0
    while bar.value() or transcript.is_at_work:
        bar.setValue(bar.value() - bar.pageStep())
        assert seen(parts), "there was nothing to be seen"
        qtbot.waitUntil(lambda: is_quiet(parts), timeout=10_000)
        most = max(most, len(transcript.replies))
    assert transcript.replies[0].exchange.question == "question 0"
    assert len(parts.chat.exchanges) == count // 2
    assert most <= MOST_VIEWS
    assert len(transcript.findChildren(ReplyView)) <= MOST_VIEWS
    transcript.scroll_to_end()
    assert seen(parts)
    qtbot.waitUntil(lambda: is_quiet(parts))
    assert transcript.replies[-1].exchange.question == f"question {count // 2 - 1}"
    assert len(transcript.replies) <= MOST_VIEWS


def test_what_is_read_stays_where_it_is_while_views_come_and_go(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok", database=conversation_of(400, TALL, MATHS, CODE * 3, THOUGHT))
    open_it(qtbot, parts)
    bar = parts.window.transcript.verticalScrollBar()
    for _ in range(25):
        bar.setValue(bar.value() - bar.pageStep() * 2 // 3)
        before = dict(seen(parts))
        qtbot.waitUntil(lambda: is_quiet(parts), timeout=10_000)
        after = dict(seen(parts))
        lowest = max(before, key=lambda reply_id: before[reply_id])
        moved = {reply_id: after[reply_id] - y for reply_id, y in before.items() if reply_id in after}
        assert lowest in moved or len(moved) > 0
        settled = [reply_id for reply_id in moved if before[reply_id] <= 0] or list(moved)[:1]
        assert all(abs(moved[reply_id]) <= 1 for reply_id in settled), moved


def test_the_beginning_and_the_end_are_a_key_away(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok", database=conversation_of(1_000, "short"))
    open_it(qtbot, parts)
    transcript = parts.window.transcript
    QTest.keyClick(transcript, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: is_quiet(parts))
    assert transcript.verticalScrollBar().value() == 0
    assert transcript.replies[0].exchange.question == "question 0"
    assert not transcript.is_following
    QTest.keyClick(transcript, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: is_quiet(parts))
    assert transcript.is_following
    assert transcript.replies[-1].exchange.question == "question 499"


def test_the_keys_work_while_the_message_field_is_empty(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok", database=conversation_of(200, "short"))
    open_it(qtbot, parts)
    parts.window.activateWindow()
    edit = parts.window.composer.findChild(QPlainTextEdit)
    assert isinstance(edit, QPlainTextEdit)
    edit.setFocus()
    QTest.keyClick(edit, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: is_quiet(parts))
    assert parts.window.transcript.verticalScrollBar().value() == 0
    edit.setPlainText("some words")
    QTest.keyClick(edit, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert parts.window.transcript.verticalScrollBar().value() == 0
    assert edit.textCursor().atEnd()


def test_a_selection_survives_scrolling_away(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok", database=conversation_of(400, "some words"))
    open_it(qtbot, parts)
    transcript = parts.window.transcript
    view = transcript.replies[-1].text.text_views[0]
    view.selectAll()
    transcript.scroll_to_beginning()
    qtbot.waitUntil(lambda: is_quiet(parts))
    assert view.textCursor().selectedText().startswith("answer 199")
    assert view in transcript.replies[-1].text.text_views


def test_an_answer_goes_on_growing_while_the_reader_is_far_away(qtbot: QtBot, start: Start) -> None:
    reply = "word " * 600
    parts = start("--reply", reply, "--rate", "600", database=conversation_of(400, "short"))
    open_it(qtbot, parts)
    transcript = parts.window.transcript
    parts.chat.send("Go on")
    qtbot.waitUntil(lambda: len(parts.chat.exchanges[-1].answer) > 100)
    transcript.scroll_to_beginning()
    qtbot.waitUntil(lambda: transcript.verticalScrollBar().value() == 0)
    qtbot.waitUntil(lambda: not parts.chat.is_busy, timeout=20_000)
    assert transcript.verticalScrollBar().value() == 0
    transcript.scroll_to_end()
    qtbot.waitUntil(lambda: is_quiet(parts))
    assert transcript.replies[-1].text.markdown == reply


def test_an_unfolded_thought_is_unfolded_when_its_view_is_built_again(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok", database=conversation_of(400, THOUGHT))
    open_it(qtbot, parts)
    transcript = parts.window.transcript
    transcript.replies[-1].text.thoughts[0].set_open(True)
    transcript.scroll_to_beginning()
    qtbot.waitUntil(lambda: is_quiet(parts))
    transcript.scroll_to_end()
    qtbot.waitUntil(lambda: is_quiet(parts))
    assert transcript.replies[-1].text.thoughts[0].is_open
    assert not transcript.replies[-2].text.thoughts[0].is_open


def test_another_conversation_leaves_no_views_behind(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok", database=conversation_of(100, "short"))
    open_it(qtbot, parts)
    parts.chat.clear()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not parts.window.transcript.findChildren(ReplyView)


@pytest.mark.parametrize("width", [700, 1500])
def test_the_line_being_read_stays_when_the_window_is_resized(qtbot: QtBot, start: Start, width: int) -> None:
    parts = start("--reply", "ok", database=conversation_of(60, TALL * 3))
    open_it(qtbot, parts)
    transcript = parts.window.transcript
    bar = transcript.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    qtbot.waitUntil(lambda: is_quiet(parts))
    first = seen(parts)[0][0]
    parts.window.resize(width, 700)
    qtbot.waitUntil(lambda: is_quiet(parts))
    assert first in dict(seen(parts))
