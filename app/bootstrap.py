"""Builds the window's parts and connects them.

How the program starts, in order:

1. The command line is read: a theme, and perhaps a GGUF file to open. Wrong words there end the program with
   one line, and so does the want of a screen.
2. Qt's application is made, and whatever goes wrong from here on is shown in a dialog.
3. The theme puts colours and type on the application.
4. The parts are built from the inside out: the client of the engine, then the controllers of models, chat and
   meter, then the window that shows them.
5. The engine is started. It is a process of its own and needs a moment; the window does not wait for it.
6. The model to begin with is named: the file of the command line, or else the starter model. It is loaded as
   soon as the engine says Hello.
7. The window is shown. One can type at once; a message sent too early waits for the model.

How it ends: the window closes, the engine is asked to end and killed if it does not, then Qt's loop ends.
"""

import argparse
import logging
import os
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import NoReturn

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMessageBox

from app import NAME, VERSION
from app.core.generation import BALANCED, SamplingSettings
from app.errors import AppError, UsageError
from app.library.starter import starter_model
from app.storage.resources import resource
from app.ui.chat.controller import ChatController
from app.ui.main_window import MainWindow
from app.ui.meter.controller import MeterController
from app.ui.models.controller import ModelController
from app.ui.theme import Theme, ThemeChoice
from app.workers.engine_client import EngineClient

_log = logging.getLogger(__name__)

_WINDOW_SIZE = (1240, 820)
_WITH_A_SCREEN = ("win32", "darwin")
"""Where Qt needs no word from the environment to find the screen."""


@dataclass(frozen=True, slots=True)
class Parts:
    """The connected program, for whoever runs it: bootstrap, tests, screenshots.

    Attributes:
        client: The engine's client.
        models: Which models are in use.
        chat: The conversation.
        window: What is seen.
    """

    client: EngineClient
    models: ModelController
    chat: ChatController
    window: MainWindow


def run_window(argv: Sequence[str]) -> int:
    """Run the program with a window until it is closed.

    Args:
        argv: Arguments of the command line, without the program's name.

    Returns:
        The exit status: 2 for wrong use, 1 when no window can be opened.
    """
    try:
        options = _parse(argv)
        _require_display(os.environ, sys.platform)
    except AppError as error:
        sys.stderr.write(f"{NAME.lower()}: {error}\n")
        return 2 if isinstance(error, UsageError) else 1
    application = make_application()
    sys.excepthook = _show_fault
    theme = Theme(application, ThemeChoice(options.theme))
    parts = build(engine_command(), theme)
    parts.window.closed.connect(parts.client.shutdown)
    parts.client.shut_down.connect(application.quit)
    application.setQuitOnLastWindowClosed(False)
    parts.client.start()
    parts.window.resize(*_WINDOW_SIZE)
    parts.window.show()
    _open_first_model(parts, options.model)
    try:
        return application.exec()
    finally:
        parts.client.abandon()


def make_application() -> QApplication:
    """Return Qt's application with our name and icon."""
    application = QApplication([NAME])
    application.setApplicationName(NAME)
    application.setApplicationDisplayName(NAME)
    application.setApplicationVersion(VERSION)
    application.setDesktopFileName(NAME.lower())
    application.setWindowIcon(QIcon(str(resource("icons/slipstream.svg"))))
    return application


def engine_command() -> list[str]:
    """Return the command that starts the engine: this very program, asked to be the engine.

    Python must not look for modules where the user happens to stand (-P): a folder `app` or a file `queue.py`
    there would be run in place of ours.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable, "engine"]
    return [sys.executable, "-P", "-m", "app", "engine"]


def build(
    command: Sequence[str],
    theme: Theme,
    sampling: SamplingSettings | None = None,
    clock: Callable[[], float] = monotonic,
) -> Parts:
    """Build and connect everything; nothing is started or shown yet.

    Args:
        command: Starts the engine.
        theme: Colours and type.
        sampling: How tokens are chosen; balanced when None.
        clock: Time in seconds, for the chart.
    """
    client = EngineClient(command)
    models = ModelController(client, parent=client)
    chat = ChatController(client, models, sampling or BALANCED, parent=client)
    meter = MeterController(chat, parent=client)
    return Parts(client, models, chat, MainWindow(theme, models, chat, meter, clock))


def _open_first_model(parts: Parts, model: Path | None) -> None:
    try:
        starter = starter_model()
    except AppError as error:
        _log.error("no starter model: %s", error)
        if model is None:
            parts.models.report_missing(error.message, error.hint)
    else:
        parts.models.remember(starter)
        model = model or starter
    if model is not None:
        parts.models.open_target(model)


class _ArgumentParser(argparse.ArgumentParser):
    """Says what is wrong in one line, as the commands do; they and the window know nothing of each other."""

    def error(self, message: str) -> NoReturn:
        """Raise instead of printing the usage and exiting."""
        raise UsageError(f"{message[:1].upper()}{message[1:]}.", f"See {self.prog} --help.")


def _parse(argv: Sequence[str]) -> argparse.Namespace:
    parser = _ArgumentParser(prog="python -m app", description="Open the window.")
    parser.add_argument("model", nargs="?", type=Path, help="GGUF file to open as the target")
    themes = [choice.value for choice in ThemeChoice]
    parser.add_argument("--theme", choices=themes, default=ThemeChoice.SYSTEM.value)
    return parser.parse_args(argv)


def _require_display(environment: Mapping[str, str], platform: str) -> None:
    """Find out what Qt would find out by aborting: whether there is a screen at all.

    Raises:
        AppError: There is none.
    """
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if platform not in _WITH_A_SCREEN and not any(environment.get(name) for name in names):
        raise AppError(
            "There is no display to open a window on.",
            "Use python -m app generate for answers without a window.",
        )


def _show_fault(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
    """Show what nobody caught, instead of dying of it."""
    if issubclass(kind, KeyboardInterrupt):
        QApplication.quit()
        return
    _log.critical("a fault nobody caught", exc_info=(kind, fault, trace))
    if QApplication.activeModalWidget() is not None:
        return  # one dialog is enough when a timer meets the same fault again and again
    words = QApplication.translate("bootstrap", "The window met a fault of its own.")
    advice = QApplication.translate("bootstrap", "You can go on; if it looks wrong, open the program again.")
    box = QMessageBox(QMessageBox.Icon.Critical, NAME, words)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setInformativeText(advice)
    box.setDetailedText("".join(traceback.format_exception(kind, fault, trace)))
    box.exec()
