"""Builds the window's parts and connects them.

How the program starts, in order:

1. The command line is read: a theme, and perhaps a GGUF file to open. Wrong words there end the program with
   one line, and so does the want of a screen.
2. Qt's application is made, and whatever goes wrong from here on is shown in a dialog.
3. Where this user's program runs already, it gets the file and comes to the front, and this one ends.
4. The settings are read; they say the language, and the theme that puts colours and type on the application.
5. The parts are built from the inside out: the client of the engine, then the controllers of models, chat and
   meter, then the window that shows them, then what is around it: settings, palette, shortcut sheet.
6. The engine is started. It is a process of its own and needs a moment; the window does not wait for it.
7. The window is shown where it was. One can type at once; a message sent too early waits for the model.
8. The model to begin with is named: the file of the command line, or else the models of the last time, or
   else the starter model. It is loaded as soon as the engine says Hello.

How it ends: the window closes and its place is remembered, another start may be the first from now on, the
engine is asked to end and killed if it does not, then Qt's loop ends.
"""

import argparse
import gc
import logging
import os
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import NoReturn

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from app import NAME, VERSION
from app.core.generation import SamplingSettings
from app.errors import AppError, UsageError
from app.library.starter import starter_model
from app.own_command import own_command
from app.storage.connection import Connection
from app.storage.database import memory_database
from app.storage.paths import backups_folder, database_file, settings_file
from app.storage.resources import resource
from app.storage.setting_table import CONTEXT_LENGTH, THEME, ZOOM
from app.storage.settings import Settings
from app.ui import window_memory
from app.ui.actions.program_actions import ProgramActions
from app.ui.chat.composer_desk import ComposerDesk
from app.ui.chat.controller import ChatController
from app.ui.context.counter import ContextCounter
from app.ui.context.room import ContextRoom
from app.ui.conversations.actions import ConversationActions
from app.ui.conversations.keeper import Keeper
from app.ui.conversations.opening import open_conversations
from app.ui.conversations.palette_source import ConversationSource
from app.ui.icon import program_icon
from app.ui.insights import Insights
from app.ui.language import speak
from app.ui.library.desk import LibraryDesk
from app.ui.main_window import MainWindow
from app.ui.meter.controller import MeterController
from app.ui.models.controller import ModelController
from app.ui.models.last_models import LastModels
from app.ui.proof.controller import ProofController
from app.ui.settings.effects import SettingEffects
from app.ui.settings.live_settings import LiveSettings
from app.ui.theme import Theme, ThemeChoice
from app.workers.engine_client import EngineClient
from app.workers.file_reader import FileReader
from app.workers.library_client import LibraryClient
from app.workers.pair_test import PairTest
from app.workers.single_instance import SingleInstance, meeting_of

_log = logging.getLogger(__name__)

_WITH_A_SCREEN = ("win32", "darwin")
"""Where Qt needs no word from the environment to find the screen."""

PURGE_AFTER_MS = 3_000
"""The window shall be usable before what was deleted long ago is removed for good."""


LIBRARY_AFTER_MS = 4_000
"""The first answer shall have the processor to itself before the models of this disk are looked at."""


@dataclass(frozen=True, slots=True)
class Parts:
    """The connected program, for whoever runs it: bootstrap, tests, screenshots.

    Attributes:
        client: The engine's client.
        models: Which models are in use.
        chat: The conversation.
        window: What is seen.
        settings: What the user has chosen.
        effects: What the settings say about answers and loads.
        around: The actions and dialogs around the conversation.
        keeper: Where conversations are kept.
        conversations: The list and what can be done with it.
        desk: What happens around the message field.
        insights: What can be asked about answers.
        library: Choosing, downloading and keeping models.
    """

    client: EngineClient
    models: ModelController
    chat: ChatController
    window: MainWindow
    settings: LiveSettings
    effects: SettingEffects
    around: ProgramActions
    keeper: Keeper
    conversations: ConversationActions
    desk: ComposerDesk
    insights: Insights
    library: LibraryDesk


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
    instance = _instance(application)
    token = os.environ.pop("XDG_ACTIVATION_TOKEN", "")
    if instance is not None and not instance.begin(options.model, token):
        return 0
    live = LiveSettings(Settings(settings_file()), application)
    speak(application, live)
    choice = ThemeChoice(options.theme or live.get(THEME))
    theme = Theme(application, choice, live.get(ZOOM))
    opened = open_conversations(database_file(), backups_folder())
    parts = build(engine_command(), theme, None, monotonic, live, opened.connection)
    parts.window.storage_notices.show_notice(opened.notice)
    _connect_end(application, parts, instance)
    parts.client.start()
    window_memory.restore(parts.window, live)
    window_memory.restore_panels(parts.window, parts.conversations, live)
    parts.window.show()
    QTimer.singleShot(PURGE_AFTER_MS, parts.keeper, parts.keeper.purge)
    QTimer.singleShot(LIBRARY_AFTER_MS, parts.library, parts.library.start)
    _open_first_model(parts, options.model)
    gc.freeze()  # what was built stays: the collector need not look at it again and again
    try:
        return application.exec()
    finally:
        live.save()
        parts.client.abandon()
        parts.library.abandon()


def _instance(application: QApplication) -> SingleInstance | None:
    meeting = meeting_of(settings_file())
    return SingleInstance(meeting, application) if meeting is not None else None


def _connect_end(application: QApplication, parts: Parts, instance: SingleInstance | None) -> None:
    """Connect what the desktop does to the program: other starts, dropped files, the end."""
    drop = parts.desk.drop
    if sys.platform == "darwin":
        application.installEventFilter(drop)  # files dropped on the icon come as events of the application
    window = parts.window
    application.setQuitOnLastWindowClosed(False)
    window.closed.connect(lambda: window_memory.remember(window, parts.settings))
    window.closed.connect(lambda: window_memory.remember_panels(window, parts.conversations, parts.settings))
    if instance is not None:
        instance.raised.connect(lambda token: _come_to_front(window, token))
        instance.file_handed_over.connect(lambda file: drop.open([file]))
        window.closed.connect(instance.end)
    window.closed.connect(parts.keeper.close)
    window.closed.connect(parts.client.shutdown)
    window.closed.connect(parts.library.close)
    running = {"engine", "library"}

    def end(name: str) -> None:
        running.discard(name)
        if not running:
            application.quit()

    parts.client.shut_down.connect(partial(end, "engine"))
    parts.library.closed.connect(partial(end, "library"))


def _come_to_front(window: QWidget, token: str) -> None:
    if token:
        os.environ["XDG_ACTIVATION_TOKEN"] = token  # where Qt looks for it
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()


def make_application() -> QApplication:
    """Return Qt's application with our name and icon."""
    application = QApplication([NAME])
    application.setApplicationName(NAME)
    application.setApplicationDisplayName(NAME)
    application.setApplicationVersion(VERSION)
    application.setDesktopFileName(NAME.lower())
    application.setWindowIcon(program_icon())
    return application


def engine_command() -> list[str]:
    """Return the command that starts the engine."""
    return own_command("engine")


def build(
    command: Sequence[str],
    theme: Theme,
    sampling: SamplingSettings | None = None,
    clock: Callable[[], float] = monotonic,
    live: LiveSettings | None = None,
    database: Connection | None = None,
    library: LibraryClient | None = None,
) -> Parts:
    """Build and connect everything; nothing is started or shown yet.

    Args:
        command: Starts the engine.
        theme: Colours and type.
        sampling: How tokens are chosen; as the settings say when None.
        clock: Time in seconds, for the chart.
        live: What the user has chosen; defaults that are not remembered when None.
        database: Where conversations are kept; in memory when None.
        library: The process that looks after models; this program's own when None.
    """
    client = EngineClient(command)
    live = live or LiveSettings(Settings(), client)
    effects = SettingEffects(live, theme, client)
    defaults = effects.answer_defaults
    models = ModelController(client, parent=client)
    models.set_load_options(effects.load_options)
    effects.load_options_changed.connect(models.set_load_options)
    keeper = Keeper(database or memory_database(), parent=client)
    if sampling is not None:
        defaults = replace(defaults, sampling=sampling)
    chat = ChatController(client, models, keeper, defaults, parent=client)
    effects.answer_defaults_changed.connect(chat.set_defaults)
    models.models_changed.connect(partial(_follow_model, models, effects))
    meter = MeterController(chat, parent=client)
    window = MainWindow(theme, models, chat, meter, clock)
    conversations = ConversationActions(window, theme, chat, keeper)
    desk = ComposerDesk(window, chat, models, FileReader(own_command("read-file"), parent=window))
    around = ProgramActions(window, theme, live, client)
    proof = ProofController(client, models, chat, keeper, parent=client)
    insights = Insights(window, theme, live, chat, keeper, proof)
    around.palette.add_source(ConversationSource(keeper, conversations.open))
    counter = ContextCounter(client, models, chat, keeper, lambda: window.composer.draft, window)
    effects.answer_defaults_changed.connect(counter.schedule)
    room = ContextRoom(window, models, chat, keeper, counter, lambda: around.show_setting(CONTEXT_LENGTH))
    effects.load_options_changed.connect(room.look)
    shelf = LibraryDesk(
        window,
        theme,
        library or LibraryClient(own_command("library"), parent=window),
        models,
        PairTest(own_command("bench"), resource("pair_test_prompts.json"), parent=window),
    )
    return Parts(
        client, models, chat, window, live, effects, around, keeper, conversations, desk, insights, shelf
    )


def _follow_model(models: ModelController, effects: SettingEffects) -> None:
    if models.loaded is not None:
        effects.follow_model(models.loaded.target.sampling)


def _open_first_model(parts: Parts, model: Path | None) -> None:
    starter, missing = None, None
    try:
        starter = starter_model()
    except AppError as error:
        _log.error("no starter model: %s", error)
        missing = error
    else:
        parts.models.remember(starter)
    LastModels(parts.models, parts.settings, parts.client).begin(model, starter)
    if missing is not None and parts.models.wanted.target is None:
        parts.models.report_missing(missing.message, missing.hint)


class _ArgumentParser(argparse.ArgumentParser):
    """Says what is wrong in one line, as the commands do; they and the window know nothing of each other."""

    def error(self, message: str) -> NoReturn:
        """Raise instead of printing the usage and exiting."""
        raise UsageError(f"{message[:1].upper()}{message[1:]}.", f"See {self.prog} --help.")


def _parse(argv: Sequence[str]) -> argparse.Namespace:
    parser = _ArgumentParser(prog="python -m app", description="Open the window.")
    parser.add_argument("model", nargs="?", type=Path, help="GGUF file to open as the target")
    themes = [choice.value for choice in ThemeChoice]
    parser.add_argument("--theme", choices=themes, help="for this time; without it, what the settings say")
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
