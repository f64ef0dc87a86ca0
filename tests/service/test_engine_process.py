"""The engine as the window starts it: a process of its own, spoken to through pipes."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.core.conversation import Conversation, Message, Role
from app.core.generation import FinishReason, SamplingSettings
from app.service.messages import (
    PROTOCOL,
    Cancel,
    Committed,
    Failed,
    Finished,
    Generate,
    Hello,
    Load,
    Loaded,
    Order,
    Quit,
    Report,
    decode_report,
    encode,
)
from app.storage.paths import engine_log
from tests.support.tiny_models import TinyModels

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60

NOISY = """
import ctypes, os, sys
from app.core.llama.model import LlamaModel
from app.service.host import run_engine

evaluate = LlamaModel.evaluate

def noisy(self, tokens, *, outputs, padded_to=0):
    os.write(1, b"noise of a system call\\n")
    libc = ctypes.CDLL(None)
    libc.puts(b"noise of native code")
    libc.fflush(None)
    print("noise of Python")
    return evaluate(self, tokens, outputs=outputs, padded_to=padded_to)

LlamaModel.evaluate = noisy
sys.exit(run_engine())
"""


class Engine:
    """A running engine and the window's ends of its pipes."""

    def __init__(self, *command: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *(command or ("-m", "app", "engine"))],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def say(self, *orders: Order | bytes) -> None:
        assert self.process.stdin is not None
        for order in orders:
            self.process.stdin.write(order if isinstance(order, bytes) else encode(order))
        self.process.stdin.flush()

    def hear(self) -> Report:
        """The next line; a line that is no report fails the test."""
        assert self.process.stdout is not None
        return decode_report(self.process.stdout.readline())

    def hear_until(self, *kinds: type[Report]) -> list[Report]:
        heard = [self.hear()]
        while not isinstance(heard[-1], kinds):
            heard.append(self.hear())
        return heard

    def hang_up(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()

    def end(self) -> tuple[int, str]:
        """Wait for its end; give the status and what it wrote to standard error."""
        status = self.process.wait(PATIENCE)
        assert self.process.stderr is not None
        return status, self.process.stderr.read().decode()

    def abandon(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                with contextlib.suppress(BrokenPipeError):
                    pipe.close()


StartEngine = Callable[..., Engine]


@pytest.fixture
def start_engine() -> Iterator[StartEngine]:
    started: list[Engine] = []

    def start(*command: str) -> Engine:
        started.append(Engine(*command))
        return started[-1]

    yield start
    for engine in started:
        engine.abandon()


def load(models: TinyModels) -> Load:
    return Load(1, str(models.target), str(models.draft), threads=1)


def ask(order_id: int, max_tokens: int | None = 8) -> Generate:
    question = Conversation((Message(Role.USER, "Hello"),))
    return Generate(order_id, question, SamplingSettings(), max_tokens=max_tokens)


def test_it_greets_answers_keeps_a_log_and_ends_with_its_orders(
    start_engine: StartEngine, models: TinyModels
) -> None:
    engine = start_engine()
    hello = engine.hear()
    assert isinstance(hello, Hello)
    assert hello.protocol == PROTOCOL
    engine.say(load(models), ask(2), load(models), Load(3, str(models.missing)), ask(4))
    assert isinstance(engine.hear_until(Loaded, Failed)[-1], Loaded)
    assert isinstance(engine.hear_until(Finished, Failed)[-1], Finished)
    assert isinstance(engine.hear_until(Loaded, Failed)[-1], Loaded)
    assert isinstance(engine.hear_until(Failed)[-1], Failed)
    assert isinstance(engine.hear_until(Finished, Failed)[-1], Finished)
    engine.hang_up()
    assert engine.end() == (0, "")
    log = engine_log().read_text("utf-8")
    assert "llama_model_loader" in log
    assert str(models.target) in log


def test_quit_ends_it_quietly_although_its_orders_stay_open(start_engine: StartEngine) -> None:
    engine = start_engine()
    engine.hear()
    engine.say(Quit())
    assert engine.end() == (0, "")


def test_the_end_of_its_orders_ends_a_running_reply(start_engine: StartEngine, models: TinyModels) -> None:
    engine = start_engine()
    engine.say(load(models), ask(2, None))
    engine.hear_until(Committed)
    engine.hang_up()
    assert isinstance(engine.hear_until(Finished)[-1], Finished)
    assert engine.end() == (0, "")


def test_nobody_listening_any_more_ends_it_quietly(start_engine: StartEngine, models: TinyModels) -> None:
    engine = start_engine()
    engine.hear()
    assert engine.process.stdout is not None
    engine.process.stdout.close()
    engine.say(load(models))
    assert engine.end() == (0, "")


def test_a_cancel_ends_a_running_reply(start_engine: StartEngine, models: TinyModels) -> None:
    engine = start_engine()
    engine.say(load(models), ask(2, None), Cancel(2), ask(3))
    (finished,) = [report for report in engine.hear_until(Finished) if isinstance(report, Finished)]
    assert (finished.id, finished.reason) == (2, FinishReason.CANCELLED)
    (finished,) = [report for report in engine.hear_until(Finished) if isinstance(report, Finished)]
    assert (finished.id, finished.reason) == (3, FinishReason.LENGTH)


@pytest.mark.skipif(sys.platform == "win32", reason="the noise is made through POSIX names")
def test_nothing_printed_inside_it_enters_the_channel(start_engine: StartEngine, models: TinyModels) -> None:
    engine = start_engine("-c", NOISY)
    engine.say(load(models), ask(2))
    assert isinstance(engine.hear_until(Loaded, Failed)[-1], Loaded)
    assert isinstance(engine.hear_until(Finished, Failed)[-1], Finished)
    engine.hang_up()
    assert engine.process.stdout is not None
    assert engine.process.stdout.read() == b""
    status, errors = engine.end()
    assert status == 0
    for noise in ("noise of a system call", "noise of native code", "noise of Python"):
        assert noise in errors


def test_without_a_place_for_its_log_it_works_and_complains_elsewhere(
    start_engine: StartEngine, models: TinyModels, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "a file, no folder"
    blocked.write_bytes(b"")
    for name in ("XDG_STATE_HOME", "HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(blocked))
    engine = start_engine()
    engine.say(load(models), ask(2))
    assert isinstance(engine.hear_until(Finished, Failed)[-1], Finished)
    engine.hang_up()
    status, errors = engine.end()
    assert status == 0
    assert "Traceback" not in errors


def test_a_wrong_argument_is_wrong_use(start_engine: StartEngine) -> None:
    status, errors = start_engine("-m", "app", "engine", "--port", "80").end()
    assert status == 2
    assert errors.count("\n") == 1


@pytest.mark.skipif(not hasattr(os, "setsid"), reason="needs POSIX processes")
def test_the_death_of_the_window_ends_it(start_engine: StartEngine, models: TinyModels) -> None:
    """Its orders come through a pipe of which only the window has the other end."""
    window = (
        "import os, subprocess, sys\n"
        "engine = subprocess.Popen([sys.executable, '-m', 'app', 'engine'], stdin=subprocess.PIPE)\n"
        "sys.stdin.readline()\n"
        "os.kill(os.getpid(), 9)\n"
    )
    parent = start_engine("-c", window)
    assert isinstance(parent.hear(), Hello)
    parent.say(b"die\n")
    assert parent.process.wait(PATIENCE) == -9
    assert parent.process.stdout is not None
    assert parent.process.stdout.read() == b""  # ends when the engine, its last writer, has ended
