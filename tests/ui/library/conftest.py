"""The library's window over a library that answers as it is told."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.ui.library.dialog import LibraryDialog
from app.ui.library.pair_card import PairCard
from tests.support.fake_library import FakeLibrary


@dataclass(frozen=True)
class Shelf:
    """The window with a library.

    Attributes:
        parts: The program.
        client: The library, which notes orders.
        dialog: The window of the library.
    """

    parts: Parts
    client: FakeLibrary
    dialog: LibraryDialog

    @property
    def cards(self) -> dict[str, PairCard]:
        """The pairs that are shown, by name."""
        return {card.said[0]: card for card in self.dialog.pairs.shown}


OpenShelf = Callable[[FakeLibrary], Shelf]


@pytest.fixture
def open_shelf(qtbot: QtBot, start: Callable[..., Parts]) -> OpenShelf:
    """Open the library's window, and wait until it shows what there is."""

    def open_it(client: FakeLibrary) -> Shelf:
        parts = start(draft=True, library=client)
        parts.library.show()
        dialog = parts.library.dialog
        assert dialog is not None
        qtbot.waitUntil(lambda: parts.library.library.installed is not None)
        return Shelf(parts, client, dialog)

    return open_it


@pytest.fixture
def shelf(open_shelf: OpenShelf) -> Shelf:
    return open_shelf(FakeLibrary())
