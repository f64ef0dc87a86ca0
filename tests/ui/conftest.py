"""The real window with an engine without models."""

import gc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import pytest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts, build
from app.storage.connection import Connection
from app.ui.theme import Theme, ThemeChoice
from app.workers.library_client import LibraryClient
from tests.support.fake_library import FakeLibrary

TARGET = Path("/models/big-model.gguf")
DRAFT = Path("/models/small-model.gguf")


class Start(Protocol):
    """Opens a window and starts its engine."""

    def __call__(
        self,
        *arguments: str,
        draft: bool = False,
        wait: bool = True,
        database: Connection | None = None,
        library: LibraryClient | None = None,
    ) -> Parts: ...


@pytest.fixture(scope="session")
def theme(qapp: object) -> Theme:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return Theme(application, ThemeChoice.LIGHT)


@pytest.fixture
def place(qtbot: QtBot) -> Iterator[Callable[[QWidget], QWidget]]:
    """Show a widget inside of another one, as in the window."""
    holders: list[QWidget] = []

    def show(widget: QWidget) -> QWidget:
        holder = QWidget()
        holders.append(holder)
        layout = QVBoxLayout(holder)
        layout.addWidget(widget)
        layout.addStretch(1)
        holder.resize(660, 900)
        qtbot.addWidget(holder)
        holder.show()
        return holder

    yield show
    for holder in holders:
        holder.close()


@pytest.fixture
def frozen_heap() -> Iterator[None]:
    """Let the collector leave alone what is there, as the program does once it is built."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture
def start(qtbot: QtBot, theme: Theme, fake_engine: Callable[..., list[str]]) -> Iterator[Start]:
    opened: list[Parts] = []

    def open_window(
        *arguments: str,
        draft: bool = False,
        wait: bool = True,
        database: Connection | None = None,
        library: LibraryClient | None = None,
    ) -> Parts:
        parts = build(fake_engine(*arguments), theme, database=database, library=library or FakeLibrary())
        opened.append(parts)
        qtbot.addWidget(parts.window)
        parts.window.resize(1200, 800)
        parts.window.show()
        parts.models.open_target(TARGET)
        if draft:
            parts.models.open_draft(DRAFT)
        parts.client.start()
        if wait:
            qtbot.waitUntil(lambda: parts.models.is_ready, timeout=10_000)
        return parts

    yield open_window
    for parts in opened:
        with qtbot.waitSignal(parts.client.shut_down, timeout=10_000):
            parts.client.shutdown(300)
