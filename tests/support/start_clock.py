"""Measures how long the program takes from its start to a window one can type into, and how much memory.

Run it as a program: python tests/support/start_clock.py --conversations 1000 --starts 5
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from app.storage.conversations import ConversationStore
from app.storage.database import open_database
from app.storage.messages import MessageStore

ROOT = Path(__file__).resolve().parents[2]
CHILD = """
import sys, time
from app import bootstrap
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
import psutil

def make_application():
    application = original()
    watch = QTimer(application)
    watch.timeout.connect(lambda: look(watch))
    watch.start(0)
    return application

def look(watch):
    for window in QApplication.topLevelWidgets():
        if isinstance(window, QMainWindow) and window.isVisible() and window.windowHandle().isExposed():
            watch.stop()
            window.repaint()
            QTimer.singleShot(0, lambda: tell(window))
            return

def tell(window):
    memory = psutil.Process().memory_info().rss
    print(time.monotonic(), memory, window.composer.isEnabled(), flush=True)
    window.close()

original, bootstrap.make_application = bootstrap.make_application, make_application
sys.exit(bootstrap.run_window([]))
"""


@dataclass(frozen=True, slots=True)
class Start:
    """One start of the program.

    Attributes:
        seconds: From the start of the process until the window was painted and the event loop came round.
        megabytes: The memory of the window's process then.
    """

    seconds: float
    megabytes: float


def fill(home: Path, conversations: int) -> None:
    """Write the conversations of a person who has used the program for long."""
    folder = data_folder(home)
    with closing(
        open_database(folder / "conversations.sqlite3", folder / "backups").connection
    ) as connection:
        store, messages = ConversationStore(connection), MessageStore(connection)
        with connection.transaction():
            for number in range(conversations):
                conversation_id = store.create(title=f"Conversation {number} about herons and bicycles")
                for turn in range(3):
                    question_id = messages.append_question(conversation_id, f"Question {turn} of {number}?")
                    reply_id = messages.begin_reply(question_id)
                    messages.finish_reply(reply_id, f"## Answer {turn}\n\n" + "Some **words** of it. " * 40)


def data_folder(home: Path) -> Path:
    """Return where the program keeps its conversations."""
    command = "from app.storage.paths import database_file; print(database_file())"
    written = subprocess.run(
        [sys.executable, "-c", command],
        env=environment(home),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return Path(written.stdout.strip()).parent


def environment(home: Path) -> dict[str, str]:
    """Return the environment of a person with nothing but this home."""
    names = (
        "HOME",
        "XDG_CONFIG_HOME",
        "XDG_DATA_HOME",
        "XDG_CACHE_HOME",
        "XDG_STATE_HOME",
        "XDG_RUNTIME_DIR",
    )
    private = {name: str(home) for name in names}
    return {**os.environ, **private, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}


def start_once(home: Path) -> Start:
    """Start the program, wait for its window, and end it."""
    began = time.monotonic()
    child = _run(CHILD, home)
    try:
        shown, memory, is_enabled = child.stdout.split()[:3]
    except ValueError:
        raise RuntimeError(f"no window came: {child.stderr[-2000:]}") from None
    assert is_enabled == "True"
    return Start(float(shown) - began, int(memory) / 2**20)


def _run(code: str, home: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, env=environment(home), cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )


def main(arguments: list[str]) -> int:
    """Start several times and print each; the first one fills the system's caches and does not count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--conversations", type=int, default=1_000)
    parser.add_argument("--starts", type=int, default=5)
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        home.chmod(0o700)
        fill(home, options.conversations)
        starts = [start_once(home) for _ in range(options.starts + 1)][1:]
    for start in starts:
        sys.stdout.write(f"{start.seconds:.2f} s, {start.megabytes:.0f} MB\n")
    middle = sorted(start.seconds for start in starts)[len(starts) // 2]
    sys.stdout.write(f"usable after {middle:.2f} s (median of {len(starts)} warm starts)\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
