"""An answer that was cut goes on: by button, key or palette, after a restart, a failure and a kill."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.core.generation import FinishReason
from app.core.statistics import Comparison
from app.storage.connection import Connection
from app.storage.conversations import ConversationStore
from app.storage.database import memory_database, open_database
from app.storage.messages import MessageState, MessageStore
from app.storage.records import ReplyRecord
from app.ui.actions.sources import ActionSource
from app.ui.chat.exchange import Exchange, Outcome
from app.ui.meter.tally import Tally

Start = Callable[..., Parts]
ROOT = Path(__file__).resolve().parents[2]
WORDS = " ".join(f"word{number}" if number % 40 else f"\n\nword{number}" for number in range(400)).strip()
SLOW = ("--reply", WORDS, "--rate", "200")

CHILD = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from app import bootstrap
from app.storage.database import open_database
from app.ui.theme import Theme
application = bootstrap.make_application()
folder = Path(sys.argv[1])
database = open_database(folder / "c.sqlite3", folder / "backups").connection
engine = [sys.executable, sys.argv[2], "--reply", sys.argv[3], "--rate", "100"]
parts = bootstrap.build(engine, Theme(application), database=database)
parts.window.show()
parts.models.open_target(Path("/models/big.gguf"))
parts.conversations.open(1)
parts.chat.resume(parts.chat.exchanges[-1])
parts.chat.reply_extended.connect(lambda *_: print(len(parts.chat.exchanges[-1].answer), flush=True))
parts.client.start()
application.exec()
"""


def ask(qtbot: QtBot, parts: Parts, text: str = "Tell me everything") -> Exchange:
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000):
        parts.window.composer.message_composed.emit(text)
    return parts.chat.exchanges[-1]


def stop_in_the_middle(qtbot: QtBot, parts: Parts) -> Exchange:
    parts.window.composer.message_composed.emit("Tell me everything")
    exchange = parts.chat.exchanges[-1]
    qtbot.waitUntil(lambda: len(exchange.answer) > 60, timeout=10_000)
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000):
        parts.chat.stop()
    return exchange


def go_on(qtbot: QtBot, parts: Parts) -> None:
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=20_000):
        parts.window.registry.action("continue_answer").trigger()


def continue_buttons(parts: Parts) -> list[QPushButton]:
    return [
        button
        for reply in parts.window.transcript.replies
        for button in reply.findChildren(QPushButton)
        if button.accessibleName() == "Continue" and button.isVisibleTo(reply)
    ]


def kept(parts: Parts) -> tuple[str, MessageState]:
    message = parts.keeper.messages.path(parts.chat.conversation.id or 0)[-1]
    return message.text, message.state


def interrupted(text: str, message: str = "", hint: str = "") -> Connection:
    """A conversation whose answer broke off in an earlier run of the program."""
    connection = memory_database()
    messages = MessageStore(connection)
    reply_id = messages.begin_reply(messages.append_question(ConversationStore(connection).create(), "Why?"))
    state = MessageState.FAILED if message else MessageState.INTERRUPTED
    record = ReplyRecord(target="big model", message=message, hint=hint)
    messages.finish_reply(reply_id, text, state, record)
    return connection


def test_a_stopped_answer_goes_on_to_its_end(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW, draft=True)
    exchange = stop_in_the_middle(qtbot, parts)
    first = exchange.statistics
    assert parts.window.transcript.replies[0].state == "stopped"
    (button,) = continue_buttons(parts)
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=20_000) as ended:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert not continue_buttons(parts)
        assert parts.chat.is_busy
    assert exchange.answer == WORDS
    assert exchange.outcome is Outcome.COMPLETE
    reply = parts.window.transcript.replies[0]
    assert reply.text.markdown == WORDS
    qtbot.waitUntil(lambda: reply.text.toPlainText().split() == WORDS.split())
    assert len(reply.text.texts) == 1
    assert kept(parts) == (WORDS, MessageState.COMPLETE)
    assert not continue_buttons(parts)
    whole, end = exchange.statistics, ended.args[0]
    assert first is not None
    assert whole is not None
    assert end.is_continued
    assert whole.committed == first.committed + end.written.committed == -(-len(WORDS) // 4)
    assert whole.decode_seconds == pytest.approx(first.decode_seconds + end.written.decode_seconds)
    record = parts.keeper.messages.path(parts.chat.conversation.id or 0)[-1].record
    assert record is not None
    assert (record.statistics, record.finish) == (whole, FinishReason.END)


def test_there_is_a_key_for_it(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW)
    exchange = stop_in_the_middle(qtbot, parts)
    parts.window.activateWindow()
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=20_000):
        QTest.keyClick(parts.window, Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    assert exchange.answer == WORDS


@pytest.mark.parametrize("reason", ["length", "context"])
def test_an_answer_that_met_a_limit_offers_it(qtbot: QtBot, start: Start, reason: str) -> None:
    parts = start("--reply", "Half of it", "--reason", reason)
    assert ask(qtbot, parts).outcome in (Outcome.LENGTH, Outcome.CONTEXT)
    assert len(continue_buttons(parts)) == 1


def test_a_complete_answer_does_not(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "All of it")
    exchange = ask(qtbot, parts)
    assert not continue_buttons(parts)
    parts.window.registry.action("continue_answer").trigger()
    assert not parts.chat.is_busy
    assert exchange.outcome is Outcome.COMPLETE


def test_only_the_last_answer_offers_it(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "Half of it", "--reason", "length")
    first = ask(qtbot, parts)
    second = ask(qtbot, parts)
    assert len(continue_buttons(parts)) == 1
    parts.chat.resume(first)
    assert not parts.chat.is_busy
    parts.chat.withdraw(second)
    assert len(continue_buttons(parts)) == 1


def test_an_answer_interrupted_in_an_earlier_run_goes_on(qtbot: QtBot, start: Start) -> None:
    half = WORDS[:1000]
    parts = start("--reply", WORDS, database=interrupted(half))
    parts.conversations.open(1)
    assert parts.chat.exchanges[0].outcome is Outcome.INTERRUPTED
    go_on(qtbot, parts)
    assert parts.chat.exchanges[0].answer == WORDS
    assert parts.window.transcript.replies[0].text.markdown == WORDS
    assert kept(parts) == (WORDS, MessageState.COMPLETE)


def test_why_an_answer_failed_is_told_again_after_a_restart(start: Start) -> None:
    parts = start(database=interrupted("", "There is no memory.", "Choose a smaller model."))
    parts.conversations.open(1)
    (exchange,) = parts.chat.exchanges
    assert (exchange.message, exchange.hint) == ("There is no memory.", "Choose a smaller model.")
    assert not continue_buttons(parts)
    assert parts.window.transcript.replies[0].trouble == "There is no memory. Choose a smaller model."


def test_an_answer_that_broke_off_says_so(start: Start) -> None:
    parts = start(database=interrupted("Half of it", "There is no memory."))
    parts.conversations.open(1)
    assert parts.window.transcript.replies[0].state == "broke off"
    assert len(continue_buttons(parts)) == 1


def test_what_fails_while_it_goes_on_costs_nothing(qtbot: QtBot, start: Start) -> None:
    parts = start("--fail-generate", "No.", database=interrupted("Half of it"))
    parts.conversations.open(1)
    go_on(qtbot, parts)
    exchange = parts.chat.exchanges[0]
    assert (exchange.outcome, exchange.answer) == (Outcome.FAILED, "Half of it")
    assert kept(parts) == ("Half of it", MessageState.FAILED)
    assert parts.window.transcript.replies[0].trouble == "No."
    assert len(continue_buttons(parts)) == 1


def test_a_death_of_the_engine_while_it_goes_on_keeps_all(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", WORDS, "--die-after", "300", database=interrupted(WORDS[:100]))
    parts.conversations.open(1)
    go_on(qtbot, parts)
    exchange = parts.chat.exchanges[0]
    assert exchange.outcome is Outcome.INTERRUPTED
    assert WORDS.startswith(exchange.answer)
    assert len(exchange.answer) > 600
    assert kept(parts) == (exchange.answer, MessageState.INTERRUPTED)


def test_a_kill_while_it_goes_on_keeps_what_was_there_and_more(
    qtbot: QtBot, start: Start, tmp_path: Path
) -> None:
    text = "word " * 5000
    with closing(open_database(tmp_path / "c.sqlite3", tmp_path / "backups").connection) as connection:
        messages = MessageStore(connection)
        question_id = messages.append_question(ConversationStore(connection).create(), "Why?")
        messages.finish_reply(messages.begin_reply(question_id), text[:2_000], MessageState.STOPPED)
    engine = ROOT / "tests" / "support" / "fake_engine.py"
    command = [sys.executable, "-c", CHILD, str(tmp_path), str(engine), text]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, cwd=tmp_path) as child:
        assert child.stdout is not None
        seen = [0]
        for line in child.stdout:  # about 400 characters a second
            seen.append(int(line))
            if seen[-1] > 3_200:
                break
        child.send_signal(signal.SIGKILL)
        child.wait()
    with closing(open_database(tmp_path / "c.sqlite3", tmp_path / "backups").connection) as connection:
        parts = start("--reply", text, database=connection)
        parts.conversations.open(1)
        (exchange,) = parts.chat.exchanges
        assert exchange.outcome is Outcome.INTERRUPTED
        assert text.startswith(exchange.answer)
        assert len(exchange.answer) > seen[-1] - 1_000
        assert len(continue_buttons(parts)) == 1
        parts.keeper.close()


def test_a_queued_continuation_waits_its_turn(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW, database=interrupted("word0 word1"))
    parts.window.composer.message_composed.emit("Elsewhere")
    parts.conversations.open(1)
    parts.chat.resume(parts.chat.exchanges[0])
    assert parts.window.transcript.replies[0].state == "waits for the answer in another conversation"
    qtbot.waitUntil(lambda: not parts.chat.is_busy, timeout=30_000)
    assert parts.chat.exchanges[0].answer == WORDS


def test_another_conversation_shows_what_is_there_meanwhile(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW, database=interrupted("word0 word1"))
    parts.conversations.open(1)
    parts.chat.resume(parts.chat.exchanges[0])
    parts.chat.clear()
    parts.conversations.open(1)
    assert parts.window.transcript.replies[0].text.markdown.startswith("word0 word1")
    qtbot.waitUntil(lambda: not parts.chat.is_busy, timeout=30_000)
    assert parts.window.transcript.replies[0].text.markdown == WORDS


def test_a_continued_answer_counts_once_in_the_conversation() -> None:
    part = Comparison(2.0, 1.9, 2.1, 1.0)
    tally = Tally().plus(part).plus(part, is_more=True)
    assert tally.answers == 1
    assert tally.comparison == part + part
    assert Tally().plus(part, is_more=True).answers == 1


def test_what_ends_before_it_began_does_not_count_again(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", WORDS, "--slow-load", "other", "--load-seconds", "30", draft=True)
    ask(qtbot, parts)
    parts.models.open_target(Path("/models/other.gguf"))
    qtbot.waitUntil(lambda: parts.models.is_loading)
    parts.window.composer.message_composed.emit("And now?")
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000) as ended:
        parts.chat.stop()
    assert ended.args[0].written is None


def test_closing_while_an_answer_waits_to_go_on_forgets_nothing_of_it(
    qtbot: QtBot, start: Start, tmp_path: Path
) -> None:
    with closing(open_database(tmp_path / "c.sqlite3", tmp_path / "backups").connection) as database:
        parts = start(*SLOW, database=database, draft=True)
        exchange = stop_in_the_middle(qtbot, parts)
        before = exchange.record
        parts.chat.resume(exchange)
        parts.keeper.close()
    assert before is not None
    with closing(open_database(tmp_path / "c.sqlite3", tmp_path / "backups").connection) as again:
        record = MessageStore(again).path(1)[-1].record
    assert record is not None
    assert (record.draft, record.sampling, record.method) == (before.draft, before.sampling, before.method)
    assert record.statistics == before.statistics
    assert record.finish is None


def test_menu_and_palette_offer_it_only_where_it_applies(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "word " * 4000, "--rate", "200")
    action, menu = parts.window.registry.action("continue_answer"), parts.around.menu_button.menu()
    source = ActionSource(parts.window.registry)
    menu.aboutToShow.emit()
    assert not action.isEnabled()
    assert action.text() not in [entry.text for entry in source.entries()]
    menu.aboutToHide.emit()
    stop_in_the_middle(qtbot, parts)
    assert action.isEnabled(), "its key must work though no menu was opened since"
    menu.aboutToShow.emit()
    assert action.isEnabled()
    assert action.text() in [entry.text for entry in source.entries()]
