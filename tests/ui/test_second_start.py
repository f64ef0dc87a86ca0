"""Two starts of the whole program, where its window stands, and what is dropped on it."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest
from PySide6.QtCore import QByteArray, QMimeData, QPoint, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.storage.setting_table import WINDOW_GEOMETRY
from app.storage.settings import Settings
from app.ui import window_memory
from app.ui.settings.live_settings import LiveSettings

ROOT = Path(__file__).resolve().parents[2]
Start = Callable[..., Parts]

PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from app import bootstrap

bootstrap.engine_command = lambda: {command!r}
bootstrap.starter_model = lambda: Path("/models/starter.gguf")
build = bootstrap.build

def build_and_watch(*arguments):
    parts = build(*arguments)
    shown = []

    def look():
        name = parts.window.model_bar.chips[0].value
        if parts.models.is_ready and name not in shown:
            shown.append(name)
            print(name, flush=True)
        if name == "second":
            print(parts.window.isMinimized(), flush=True)
            parts.window.close()

    watch = QTimer(parts.window, interval=20)
    watch.timeout.connect(look)
    watch.start()
    parts.client.engine_ready.connect(lambda _hello: parts.window.showMinimized())
    parts.client.engine_ready.connect(lambda _hello: print(parts.client.process_id, flush=True))
    return parts

bootstrap.build = build_and_watch
sys.exit(bootstrap.run_window(sys.argv[1:]))
"""


def test_a_second_start_raises_the_first_hands_over_its_file_and_ends(
    fake_engine: Callable[..., list[str]], tmp_path: Path
) -> None:
    command = [sys.executable, "-c", PROGRAM.format(command=fake_engine())]
    first = subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert first.stdout is not None
    engine = int(first.stdout.readline())
    assert first.stdout.readline().strip() == "starter"
    done = subprocess.run(
        [*command, str(tmp_path / "second.gguf")],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    told, errors = first.communicate(timeout=60)
    assert first.returncode == 0, errors
    assert told.splitlines()[-1] == "False"
    assert not psutil.pid_exists(engine)


def test_a_window_stands_where_it_stood(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    live = LiveSettings(Settings(path))
    first, second = QWidget(), QWidget()
    qtbot.addWidget(first)
    qtbot.addWidget(second)
    first.setGeometry(QRect(40, 50, 500, 400))
    first.show()
    window_memory.remember(first, live)
    live.save()
    window_memory.restore(second, LiveSettings(Settings(path)))
    second.show()
    assert second.geometry() == QRect(40, 50, 500, 400)


def test_a_maximised_window_is_maximised_again_and_keeps_its_usual_size(qtbot: QtBot) -> None:
    live = LiveSettings(Settings())
    first, second = QWidget(), QWidget()
    qtbot.addWidget(first)
    qtbot.addWidget(second)
    first.setGeometry(QRect(40, 50, 500, 400))
    first.showMaximized()
    window_memory.remember(first, live)
    window_memory.restore(second, live)
    second.show()
    assert second.isMaximized()
    assert second.normalGeometry() == QRect(40, 50, 500, 400)


def test_a_window_whose_screen_is_gone_comes_back(qtbot: QtBot) -> None:
    live = LiveSettings(Settings())
    lost, found = QWidget(), QWidget()
    qtbot.addWidget(lost)
    qtbot.addWidget(found)
    lost.setGeometry(QRect(9_000, 7_000, 500, 400))
    window_memory.remember(lost, live)
    window_memory.restore(found, live)
    assert QApplication.primaryScreen().availableGeometry().intersects(found.geometry())


@pytest.mark.parametrize("kept", ["", "no base64 at all", "AAAA"])
def test_without_a_place_the_window_fits_the_screen(qtbot: QtBot, kept: str) -> None:
    live = LiveSettings(Settings())
    live.set(WINDOW_GEOMETRY, kept)
    window = QWidget()
    qtbot.addWidget(window)
    window_memory.restore(window, live)
    room = window.screen().availableSize()
    assert window.width() <= room.width()
    assert window.height() <= room.height()
    assert not window.restoreGeometry(QByteArray())


def drop(window: QWidget, *files: Path) -> bool:
    """Drop files and return whether they were wanted."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    copy, button, key = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(300, 300), copy, data, button, key)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(300, 300), copy, data, button, key))
    return enter.isAccepted()


def test_a_dropped_model_is_opened(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    parts = start()
    assert drop(parts.window, tmp_path / "dropped.GGUF")
    assert parts.models.wanted.target == tmp_path / "dropped.GGUF"
    qtbot.waitUntil(lambda: parts.models.is_ready)


def test_of_two_dropped_models_the_smaller_drafts(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    parts = start()
    small, large = tmp_path / "a.gguf", tmp_path / "b.gguf"
    small.write_bytes(b"x")
    large.write_bytes(b"x" * 9)
    assert drop(parts.window, small, large)
    assert (parts.models.wanted.target, parts.models.wanted.draft) == (large, small)
    qtbot.waitUntil(lambda: parts.models.is_ready)


def test_other_files_are_attached(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    parts = start()
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear reader")
    assert drop(parts.window, letter)
    qtbot.waitUntil(lambda: bool(parts.window.composer.draft.attachments), timeout=10_000)
    assert parts.window.composer.draft.attachments[0].text == "Dear reader"


def test_what_stood_beside_the_chat_is_remembered(start: Start, tmp_path: Path) -> None:
    live = LiveSettings(Settings(tmp_path / "settings.json"))
    first = start()
    first.conversations.sidebar.draw_out(320)
    first.conversations.side_panel.show(False)
    first.window.meter_dock.want(False)
    window_memory.remember_panels(first.window, first.conversations, live)
    live.save()
    second = start()
    kept = LiveSettings(Settings(tmp_path / "settings.json"))
    window_memory.restore_panels(second.window, second.conversations, kept)
    assert second.conversations.sidebar.drawn_width == 320
    assert not second.conversations.side_panel.is_shown
    assert not second.window.meter_panel.isVisible()
