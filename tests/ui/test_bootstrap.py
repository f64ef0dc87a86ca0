"""The whole start and end of the program, in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from app.bootstrap import engine_command
from app.storage.resources import resource

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from app import bootstrap

command, argv = {command!r}, {argv!r}
bootstrap.engine_command = lambda: command
bootstrap.starter_model = lambda: Path("/models/starter.gguf")
watch = None

def look():
    window = next((w for w in QApplication.topLevelWidgets() if w.isVisible()), None)
    if window is None:
        return
    if window.model_bar.status == {status!r}:
        print(window.model_bar.chips[0].value, flush=True)
        window.close()

build = bootstrap.build
def build_and_watch(*arguments):
    global watch
    parts = build(*arguments)
    watch = QTimer(interval=20)
    watch.timeout.connect(look)
    watch.start()
    parts.client.engine_ready.connect(lambda _hello: print(parts.client.process_id, flush=True))
    return parts
bootstrap.build = build_and_watch
sys.exit(bootstrap.run_window(argv))
"""


def run(command: list[str], argv: list[str], status: str) -> list[str]:
    program = PROGRAM.format(command=command, argv=argv, status=status)
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split("\n")


def test_the_engine_starts_wherever_the_user_stands(tmp_path: Path) -> None:
    for name in ("app.py", "queue.py", "app/__init__.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("raise SystemExit('this is not Slipstream')")
    done = subprocess.run(
        [*engine_command(), "--help"], cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "serve a window" in done.stdout


def window_without_a_screen(*arguments: str) -> subprocess.CompletedProcess[str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [sys.executable, "-m", "app", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")
def test_without_a_screen_it_says_so_in_one_line() -> None:
    done = window_without_a_screen()
    assert done.returncode == 1
    assert done.stderr == (
        "slipstream: There is no display to open a window on. "
        "Use python -m app generate for answers without a window.\n"
    )


@pytest.mark.parametrize("arguments", [["--theme", "blue"], ["--fullscreen"], ["a.gguf", "b.gguf"]])
def test_wrong_words_are_answered_in_one_line(arguments: list[str]) -> None:
    done = window_without_a_screen(*arguments)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith("slipstream: ")
    assert line.endswith("See python -m app --help.")


def test_a_frozen_program_finds_its_icons_and_fonts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert resource("icons/slipstream.svg").is_file()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resource("icons/slipstream.svg") == tmp_path / "resources" / "icons" / "slipstream.svg"


def test_it_starts_with_the_starter_model_and_ends_without_leftovers(
    fake_engine: Callable[..., list[str]],
) -> None:
    process, target, _ = run(fake_engine(), [], "ready")
    assert target == "starter"
    assert not psutil.pid_exists(int(process))


def test_it_opens_a_file_of_the_command_line(fake_engine: Callable[..., list[str]]) -> None:
    _, target, _ = run(fake_engine(), ["/models/other.gguf", "--theme", "dark"], "ready")
    assert target == "other"


def test_it_can_be_closed_while_a_deaf_engine_loads(fake_engine: Callable[..., list[str]]) -> None:
    engine = fake_engine("--deaf", "--load-steps", "2", "--load-seconds", "60")
    process, _, _ = run(engine, [], "loading 50\u202f%")
    assert not psutil.pid_exists(int(process))
