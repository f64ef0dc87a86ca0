"""The pages of the library's window, filled, for tests that walk through all of the window."""

from PySide6.QtWidgets import QWidget

from app.bootstrap import Parts
from app.service.library_orders import Judge
from app.ui.library.dialog import LibraryDialog, LibraryTab
from tests.support.fake_library import FakeLibrary
from tests.support.library_contents import (
    GATED_JOB,
    INSTALLED,
    MACHINE,
    OFFERS,
    installed_listed,
    judged,
    opened,
    pairs_listed,
)


def library(parts: Parts) -> QWidget:
    """The pairs, with a download below."""
    return _filled(parts)


def installed(parts: Parts) -> QWidget:
    """The models of this disk."""
    dialog = _filled(parts)
    dialog.show_tab(LibraryTab.INSTALLED)
    return dialog


def pair(parts: Parts) -> QWidget:
    """A pair in every detail."""
    dialog = _filled(parts)
    dialog.show_repository(opened(0, "maker/model-GGUF"))
    dialog.details.summary.show_judged(judged(Judge(0, "a", "b")), MACHINE.memory)
    return dialog


def search(parts: Parts) -> QWidget:
    """The Hub, before a search."""
    dialog = _filled(parts)
    dialog.show_tab(LibraryTab.EVERYTHING)
    return dialog


def _filled(parts: Parts) -> LibraryDialog:
    shelf = parts.library.library
    client = shelf.client
    assert isinstance(client, FakeLibrary)
    client.answers.clear()
    listed, here = pairs_listed(0, OFFERS[:2]), installed_listed(0, INSTALLED[:2])
    shelf.machine, shelf.pairs = listed.machine, listed.pairs
    shelf.installed, shelf.places, shelf.has_all_facts = here.models, here.places, True
    shelf.jobs = (GATED_JOB,)
    parts.library.show()
    dialog = parts.library.dialog
    assert dialog is not None
    for changed in (shelf.pairs_changed, shelf.installed_changed, shelf.downloads_changed):
        changed.emit()
    return dialog


LIBRARY_PLACES = [library, installed, pair, search]
