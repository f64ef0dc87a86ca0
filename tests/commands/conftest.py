"""Commands run inside the test's own process, on tiny models made once."""

import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from app.__main__ import main
from tests.support.tiny_models import TinyModels


@dataclass(frozen=True)
class Outcome:
    """What a command left behind."""

    status: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture(scope="session")
def models(tmp_path_factory: pytest.TempPathFactory) -> TinyModels:
    return TinyModels(tmp_path_factory.mktemp("models"))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Iterator[Run]:
    interrupt = signal.getsignal(signal.SIGINT)

    def run_command(*arguments: object) -> Outcome:
        capsys.readouterr()
        status = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Outcome(status, captured.out, captured.err)

    yield run_command
    signal.signal(signal.SIGINT, interrupt)


@pytest.fixture
def generate(run: Run, models: TinyModels) -> Run:
    """`generate` with the tiny target on one thread; later arguments win over these."""

    def run_generate(*arguments: object, target: object = None) -> Outcome:
        return run("generate", "--target", target or models.target, "--threads", 1, *arguments)

    return run_generate


def complaint(outcome: Outcome, status: int) -> str:
    """The one line a failed command says, checked for its form."""
    assert outcome.status == status
    assert outcome.out == ""
    assert "Traceback" not in outcome.err
    line = outcome.err.removesuffix("\n")
    assert line.startswith("slipstream: ")
    assert "\n" not in line
    message = line.removeprefix("slipstream: ")
    assert message.count(". ") >= 1, f"no hint in {message!r}"
    return message
