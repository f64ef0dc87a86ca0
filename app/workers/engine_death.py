"""Why an engine process is gone, in plain words."""

import signal
import sys
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

_WINDOWS_ILLEGAL_INSTRUCTION = 0xC000001D
_WINDOWS_ACCESS_VIOLATION = 0xC0000005
_WINDOWS_ABORT = 0xC0000409


@dataclass(frozen=True, slots=True)
class EngineDeath:
    """The engine process is gone, and this is what is known about it.

    Attributes:
        message: What happened, in one sentence.
        hint: What can be done about it; may be empty.
        detail: The last lines it wrote to its error output; may be empty.
        exit_code: Its exit status; None when a signal ended it or it never ran.
        signal: Number of the signal that ended it; None when it ended by itself or never ran.
    """

    message: str
    hint: str = ""
    detail: str = ""
    exit_code: int | None = None
    signal: int | None = None


def exit_of(status: int, detail: str) -> EngineDeath:
    """Describe a process that ended by itself with this exit status."""
    if status == 0:
        message = _tr("The engine has ended by itself.")
    else:
        message = _tr("The engine has ended with exit status {status}.").format(status=status)
    return EngineDeath(message, _tr("Restart it to go on."), detail, exit_code=status)


def crash_of(code: int, detail: str, platform: str = sys.platform) -> EngineDeath:
    """Describe a process that was ended from outside or by a fault.

    Args:
        code: Number of the signal; on Windows the exception code.
        detail: The last lines of its error output.
        platform: As in sys.platform.
    """
    number = _signal_of_exception(code) if platform == "win32" else code
    message, hint = _words(number)
    return EngineDeath(message, hint, detail, signal=number)


def _signal_of_exception(code: int) -> int:
    known = {
        _WINDOWS_ILLEGAL_INSTRUCTION: signal.SIGILL,
        _WINDOWS_ACCESS_VIOLATION: signal.SIGSEGV,
        _WINDOWS_ABORT: signal.SIGABRT,
    }
    return int(known.get(code & 0xFFFFFFFF, code))


def _words(number: int) -> tuple[str, str]:
    if number == signal.SIGILL:
        return (
            _tr("The engine stopped: this processor lacks an instruction llama.cpp was built for."),
            _tr("Build llama.cpp again on this computer; the set-up does it."),
        )
    if number == signal.SIGABRT:
        return (
            _tr("The engine stopped: llama.cpp stopped on an internal check."),
            _tr("Restart it; if it happens again, another model file may help."),
        )
    if number == 9:
        return (
            _tr("The engine was ended by the system or another program."),
            _tr("Most often memory ran out: close other programs, or choose a smaller model."),
        )
    if number == signal.SIGSEGV:
        return _tr("The engine crashed while it worked."), _tr("Restart it to go on.")
    if number == 7 and sys.platform == "linux":
        return (
            _tr("The engine stopped: a model file could not be read any more."),
            _tr("See whether the disk it lies on is still there and whole."),
        )
    return _tr("The engine was ended by signal {number}.").format(number=number), _tr("Restart it to go on.")


def _tr(text: str) -> str:
    return QCoreApplication.translate("EngineDeath", text)
