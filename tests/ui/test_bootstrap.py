"""The whole start and end of the program, in a process of its own."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import psutil

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
