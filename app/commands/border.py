"""Where errors of a command become one line and an exit status."""

import argparse
import io
import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from app import NAME
from app.core.cancellation import CancelledError
from app.errors import AppError, UsageError

logger = logging.getLogger(__name__)


class ArgumentParser(argparse.ArgumentParser):
    """Says what is wrong in one line, as every other error of the program."""

    def error(self, message: str) -> NoReturn:
        """Raise instead of printing the usage and exiting."""
        raise UsageError(f"{message[:1].upper()}{message[1:]}.", f"See {self.prog} --help.")


def run(command: Callable[[], int]) -> int:
    """Run a command and turn its errors into one line on standard error.

    Returns:
        0 on success, 2 for wrong use, 1 for everything else.
    """
    if sys.stdout is None:  # closed by whoever started the program
        sys.stdout = Path(os.devnull).open("w")  # noqa: SIM115 - open until the end
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a character still gets the others
    try:
        status = command()
        sys.stdout.flush()
        return status
    except UsageError as error:
        return _complain(str(error), 2)
    except AppError as error:
        return _complain(str(error), 1)
    except (CancelledError, KeyboardInterrupt):
        return _complain("Stopped.", 1)
    except BrokenPipeError:
        _give_output_up()
        return 1
    except OSError as error:
        return _complain(f"{error}.", 1)
    except Exception as error:
        # The last border: a person gets a line, and whoever looks for the fault the trace.
        logger.debug("a fault nobody caught", exc_info=True)
        return _complain(
            f"The program failed: {type(error).__name__}: {error}. This is a fault of its own.", 1
        )


def _give_output_up() -> None:
    """Let what is still to be written vanish; Python would complain about it once more at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def remark(message: str) -> None:
    """Say something on standard error, in one line."""
    sys.stderr.write(f"{NAME.lower()}: {' '.join(message.split())}\n")


def _complain(message: str, status: int) -> int:
    try:
        sys.stdout.flush()
    except OSError:
        _give_output_up()
    remark(message)
    return status
