"""What is said is kept as it is said: through a kill, a full disk, a damaged and a newer file."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.core.generation import SamplingSettings
from app.core.token_trace import TokenTrace
from app.storage.connection import Connection
from app.storage.conversations import ConversationStore
from app.storage.database import open_database
from app.storage.faults import StorageError
from app.storage.messages import MessageState, MessageStore
from app.storage.records import ConversationSettings
from app.ui.chat.exchange import Outcome
from app.ui.chat.title import title_from
from app.ui.conversations.opening import open_conversations

Start = Callable[..., Parts]
ROOT = Path(__file__).resolve().parents[2]

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
engine = [sys.executable, sys.argv[2], "--reply", "word " * 5000, "--rate", "100"]
parts = bootstrap.build(engine, Theme(application), database=database)
parts.window.show()
parts.models.open_target(Path("/models/big.gguf"))
parts.chat.send("Tell me everything")
def tell(*_):
    print(len(parts.chat.exchanges[0].answer), flush=True)
parts.chat.reply_extended.connect(tell)
parts.client.start()
application.exec()
"""


class FullDisk(Connection):
    """A database whose disk is full when it is told so."""

    is_full = False

    def insert(self, sql: str, values: object = ()) -> int:
        self._complain()
        return super().insert(sql, values)  # type: ignore[arg-type]

    def change(self, sql: str, values: object = ()) -> int:
        self._complain()
        return super().change(sql, values)  # type: ignore[arg-type]

    def _complain(self) -> None:
        if self.is_full:
            raise StorageError("The disk is full; the conversation could not be saved.", "Free some space.")


@pytest.fixture
def full_disk(tmp_path: Path) -> Iterator[FullDisk]:
    path = tmp_path / "c.sqlite3"
    open_database(path, tmp_path / "backups").connection.close()
    connection = FullDisk(sqlite3.connect(path, isolation_level=None))
    yield connection
    connection.close()


def ask(qtbot: QtBot, parts: Parts, text: str) -> None:
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000):
        parts.window.composer.message_composed.emit(text)


def texts(parts: Parts) -> list[str]:
    return [message.text for message in parts.keeper.messages.path(parts.chat.conversation.id or 0)]


def test_a_kill_loses_no_more_than_the_last_second(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    engine = ROOT / "tests" / "support" / "fake_engine.py"
    command = [sys.executable, "-c", CHILD, str(tmp_path), str(engine)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, cwd=tmp_path) as child:
        assert child.stdout is not None
        seen = [0]
        for line in child.stdout:  # about 500 characters a second
            seen.append(int(line))
            if seen[-1] > 1_500:
                break
        child.send_signal(signal.SIGKILL)
        child.wait()
    with closing(open_database(tmp_path / "c.sqlite3", tmp_path / "backups").connection) as connection:
        (summary,) = ConversationStore(connection).page(2)
        parts = start(database=connection)
        parts.conversations.open(summary.id)
        (exchange,) = parts.chat.exchanges
        assert exchange.question == "Tell me everything"
        assert exchange.outcome is Outcome.INTERRUPTED
        assert parts.window.transcript.replies[0].state == "interrupted"
        assert len(exchange.answer) > seen[-1] - 1_000
        parts.keeper.close()


def test_a_full_disk_takes_nothing_with_it_and_is_made_up_for(
    qtbot: QtBot, start: Start, full_disk: FullDisk
) -> None:
    parts = start("--reply", "an answer", database=full_disk)
    ask(qtbot, parts, "First")
    full_disk.is_full = True
    ask(qtbot, parts, "Second")
    ask(qtbot, parts, "Third")
    assert [exchange.answer for exchange in parts.chat.exchanges] == ["an answer"] * 3
    assert "The disk is full" in parts.window.storage_notices.words
    full_disk.is_full = False
    assert texts(parts) == ["First", "an answer"]
    ask(qtbot, parts, "Fourth")
    assert texts(parts)[2:] == ["Second", "an answer", "Third", "an answer", "Fourth", "an answer"]
    assert parts.window.storage_notices.words == ""


def test_a_disk_that_fills_up_in_the_middle_of_an_answer(
    qtbot: QtBot, start: Start, full_disk: FullDisk
) -> None:
    parts = start("--reply", "word " * 120, "--rate", "60", database=full_disk)
    parts.window.composer.message_composed.emit("Long")
    qtbot.waitUntil(lambda: bool(parts.chat.exchanges[0].answer))
    full_disk.is_full = True
    qtbot.waitUntil(lambda: bool(parts.window.storage_notices.words))
    full_disk.is_full = False
    qtbot.waitUntil(lambda: not parts.chat.is_busy, timeout=10_000)
    assert texts(parts) == ["Long", "word " * 120]


@pytest.mark.parametrize("is_full_before", [False, True])
def test_what_is_added_to_an_answer_while_the_disk_is_full_is_made_up_for(
    qtbot: QtBot, start: Start, full_disk: FullDisk, is_full_before: bool
) -> None:
    parts = start("--reply", "word " * 120, "--rate", "200", database=full_disk)
    parts.window.composer.message_composed.emit("Long")
    qtbot.waitUntil(lambda: bool(parts.chat.exchanges[0].answer))
    full_disk.is_full = is_full_before
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000):
        parts.chat.stop()
    full_disk.is_full = True
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=20_000):
        parts.chat.resume(parts.chat.exchanges[0])
    full_disk.is_full = False
    ask(qtbot, parts, "Next")
    assert texts(parts)[:3] == ["Long", "word " * 120, "Next"]
    assert parts.window.storage_notices.words == ""


def test_a_damaged_file_is_laid_aside(tmp_path: Path) -> None:
    path = tmp_path / "c.sqlite3"
    path.write_bytes(b"no database at all" * 1_000)
    opened = open_conversations(path, tmp_path / "backups")
    with closing(opened.connection):
        assert ConversationStore(opened.connection).count() == 0
        assert opened.notice is not None
        assert "damaged" in opened.notice.message


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "c.sqlite3"
    open_database(path, tmp_path / "backups").connection.close()
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    opened = open_conversations(path, tmp_path / "backups")
    with closing(opened.connection):
        assert opened.notice is not None
        assert "newer version" in opened.notice.message
    assert path.read_bytes() == before


def test_the_record_and_the_settings_are_kept(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok", "--reason", "length")
    sampling = SamplingSettings(temperature=1.1)
    parts.keeper.change_settings(parts.chat.conversation, ConversationSettings("Be brief.", sampling))
    ask(qtbot, parts, "Hello")
    thread = parts.chat.conversation
    parts.chat.clear()
    parts.conversations.open(thread.id or 0)
    assert parts.chat.conversation.settings == ConversationSettings("Be brief.", sampling)
    (exchange,) = parts.chat.exchanges
    assert exchange.outcome is Outcome.LENGTH
    assert (exchange.speaker, exchange.statistics is not None) == ("big model", True)
    assert parts.window.transcript.replies[0].footer.startswith("cut at the length limit")


def test_closing_in_the_middle_leaves_an_interrupted_answer(
    qtbot: QtBot, start: Start, tmp_path: Path
) -> None:
    database = open_database(tmp_path / "c.sqlite3", tmp_path / "backups").connection
    parts = start("--reply", "word " * 2000, "--rate", "100", database=database)
    parts.window.composer.message_composed.emit("Long")
    qtbot.waitUntil(lambda: len(parts.chat.exchanges[0].answer) > 50)
    parts.keeper.close()
    with closing(open_database(tmp_path / "c.sqlite3", tmp_path / "backups").connection) as connection:
        _, reply = MessageStore(connection).path(1)
        assert reply.state is MessageState.INTERRUPTED
        assert reply.text.startswith("word word")
        assert reply.record is not None
        assert reply.record.statistics is not None
        assert TokenTrace(reply.record.tokens).length >= len(reply.text) - 4


@pytest.mark.parametrize(
    ("question", "title"),
    [
        ("Why is the sky blue?", "Why is the sky blue?"),
        ("  Say it.\n", "Say it"),
        ("```py\ncode\n```\nWhat does this do?", "What does this do?"),
        ("```\ncode\n```", "code"),
        ("word " * 30, "word word word word word word word word word…"),
        ("x" * 100, "x" * 48 + "…"),
    ],
)
def test_a_title_is_the_first_words(question: str, title: str) -> None:
    assert title_from(question) == title
