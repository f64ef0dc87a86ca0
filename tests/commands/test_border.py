"""Whatever a command dies of becomes one line and an exit status."""

import io
import sys
from collections.abc import Callable
from typing import NoReturn

import pytest

from app.commands import border
from app.core.cancellation import CancelledError
from app.errors import AppError, ModelFileError, UsageError


def failing(fault: BaseException) -> Callable[[], int]:
    def command() -> NoReturn:
        raise fault

    return command


@pytest.mark.parametrize(
    ("fault", "status", "line"),
    [
        (UsageError("This is wrong.", "Do that."), 2, "This is wrong. Do that."),
        (ModelFileError("It is gone.", "Fetch it."), 1, "It is gone. Fetch it."),
        (AppError("No hint."), 1, "No hint."),
        (AppError("Two\n  lines.", "And\ta hint."), 1, "Two lines. And a hint."),
        (CancelledError(), 1, "Stopped."),
        (KeyboardInterrupt(), 1, "Stopped."),
        (OSError(28, "No space left on device"), 1, "[Errno 28] No space left on device."),
    ],
)
def test_an_error_is_one_line_and_a_status(
    capsys: pytest.CaptureFixture[str], fault: BaseException, status: int, line: str
) -> None:
    assert border.run(failing(fault)) == status
    assert capsys.readouterr() == ("", f"slipstream: {line}\n")


def test_a_fault_of_ours_is_one_line_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert border.run(failing(ZeroDivisionError("by zero"))) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "ZeroDivisionError: by zero" in line


@pytest.mark.parametrize("status", [0, 1])
def test_the_status_of_a_command_is_passed_on(status: int) -> None:
    assert border.run(lambda: status) == status


def test_a_character_the_terminal_lacks_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", terminal)
    assert border.run(lambda: terminal.write("Grüße") * 0) == 0
    assert terminal.buffer.getvalue() == b"Gr??e"


def test_what_was_written_comes_before_the_complaint(capfd: pytest.CaptureFixture[str]) -> None:
    def command() -> NoReturn:
        sys.stdout.write("half a reply")
        raise AppError("Then it failed.")

    assert border.run(command) == 1
    assert capfd.readouterr() == ("half a reply", "slipstream: Then it failed.\n")
