"""Only one program runs for each user, whatever became of the one before."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from app.workers.single_instance import Meeting, SingleInstance, meeting_of

ROOT = Path(__file__).resolve().parents[2]
UNIX_ONLY = pytest.mark.skipif(sys.platform == "win32", reason="pipes are private to their user there")

FIRST = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from app.workers.single_instance import Meeting, SingleInstance

application = QCoreApplication([])
instance = SingleInstance(Meeting(Path(sys.argv[1]), sys.argv[2]))
print(instance.begin(Path(sys.argv[3]) if len(sys.argv) > 3 else None), flush=True)
sys.stdin.read()
"""


@pytest.fixture
def meeting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Meeting]:
    found = meeting_of(tmp_path_factory.mktemp("profile") / "settings.json")
    assert found is not None
    yield found
    found.lock.unlink(missing_ok=True)


def start(meeting: Meeting, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", FIRST, str(meeting.lock), meeting.address, *arguments]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)


def answer(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def end(process: subprocess.Popen[str]) -> None:
    process.communicate("", timeout=30)


def test_the_first_runs_and_gets_the_file_of_the_second(qtbot: QtBot, meeting: Meeting) -> None:
    first = SingleInstance(meeting)
    assert first.begin()
    opened: list[object] = []
    first.file_handed_over.connect(opened.append)
    signals = [first.raised, first.file_handed_over]
    with qtbot.waitSignals(signals, order="strict", timeout=20_000):
        second = start(meeting, "some model.gguf")
    assert opened == [ROOT / "some model.gguf"]
    assert answer(second) == "False"
    end(second)
    first.end()


def test_one_that_ends_makes_room_at_once(qtbot: QtBot, meeting: Meeting) -> None:
    first, second = SingleInstance(meeting), SingleInstance(meeting)
    assert first.begin()
    first.end()
    assert second.begin()
    second.end()


def test_a_killed_one_blocks_nobody(qtbot: QtBot, meeting: Meeting) -> None:
    killed = start(meeting)
    assert answer(killed) == "True"
    killed.kill()
    end(killed)
    heir = SingleInstance(meeting)
    assert heir.begin()
    with qtbot.waitSignal(heir.raised, timeout=20_000):
        second = start(meeting)
    assert answer(second) == "False"
    end(second)
    heir.end()


@UNIX_ONLY
def test_a_stopped_one_is_not_waited_for_without_end(qtbot: QtBot, meeting: Meeting, expect_log: Any) -> None:
    expect_log("does not answer")
    stopped = start(meeting)
    assert answer(stopped) == "True"
    os.kill(stopped.pid, signal.SIGSTOP)
    assert SingleInstance(meeting).begin(patience_ms=400)
    os.kill(stopped.pid, signal.SIGCONT)
    end(stopped)


def test_a_lock_behind_which_nobody_ever_listens_is_taken_over(qtbot: QtBot, meeting: Meeting) -> None:
    meeting.lock.write_text("1\nanother program\nanother-machine\n\n\n")
    heir = SingleInstance(meeting)
    assert heir.begin(patience_ms=300)
    with qtbot.waitSignal(heir.raised, timeout=20_000):
        second = start(meeting)
    end(second)
    heir.end()


@pytest.mark.parametrize("words", [b"\xff\n", b"{}\n", b"[1]\n", b'{"open": 3, "token": []}\n'])
def test_strange_words_open_nothing(qtbot: QtBot, meeting: Meeting, expect_log: Any, words: bytes) -> None:
    expect_log("ignored words")
    first = SingleInstance(meeting)
    assert first.begin()
    opened: list[object] = []
    first.file_handed_over.connect(opened.append)
    stranger = QLocalSocket()
    stranger.connectToServer(meeting.address)
    qtbot.waitUntil(lambda: stranger.state() == QLocalSocket.LocalSocketState.ConnectedState)
    stranger.write(words)
    stranger.flush()
    closed = QLocalSocket.LocalSocketState.UnconnectedState
    qtbot.waitUntil(lambda: stranger.state() == closed or bool(stranger.bytesAvailable()))
    assert opened == []
    stranger.abort()
    first.end()


def test_profiles_run_apart(tmp_path: Path) -> None:
    one, other = meeting_of(tmp_path / "a" / "settings.json"), meeting_of(tmp_path / "b" / "settings.json")
    assert one is not None
    assert other is not None
    assert one.address != other.address
    assert one.lock != other.lock


@UNIX_ONLY
def test_they_meet_where_nobody_else_can_go(meeting: Meeting, tmp_path: Path, monkeypatch: Any) -> None:
    open_folder = tmp_path / "open"
    open_folder.mkdir(mode=0o755)
    open_folder.chmod(0o755)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(open_folder))
    found = meeting_of(tmp_path / "settings.json")
    assert found is not None
    assert found.lock.parent != open_folder
    assert found.lock.parent.stat().st_mode & 0o077 == 0
    assert len(found.address) < 100


@UNIX_ONLY
def test_the_socket_is_for_its_user_only(qtbot: QtBot, meeting: Meeting) -> None:
    first = SingleInstance(meeting)
    assert first.begin()
    assert Path(meeting.address).stat().st_mode & 0o077 == 0
    with socket.socket(socket.AF_UNIX) as one:
        one.connect(meeting.address)
    first.end()
    assert not Path(meeting.address).exists()
