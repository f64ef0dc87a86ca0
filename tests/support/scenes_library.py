"""Pictures of the library: pairs, search, details, installed models, downloads, and what goes wrong."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QDialog, QWidget

from app import bootstrap
from app.library.download_queue import JobState
from app.library.repository import Gate
from app.service import library_messages as reports
from app.service import library_orders as orders
from app.service.library_cards import FailureKind, Measured
from app.ui.library.dialog import LibraryDialog, LibraryTab
from app.workers.pair_test import PairSpeed
from tests.support import library_contents as contents
from tests.support.fake_library import FakeLibrary
from tests.support.scene import Scene


def fake(parts: bootstrap.Parts) -> FakeLibrary:
    """Return the library that the scene scripts."""
    client = parts.library.library.client
    assert isinstance(client, FakeLibrary)
    return client


def dialog(parts: bootstrap.Parts) -> LibraryDialog:
    """Return the window of the library, opened."""
    if parts.library.dialog is None:
        parts.library.show()
    assert parts.library.dialog is not None
    return parts.library.dialog


def open_it(parts: bootstrap.Parts) -> None:
    """Open the window once the models are loaded."""
    dialog(parts)


def with_downloads(parts: bootstrap.Parts) -> None:
    """One pair comes, one waits, one is here, one is measured."""
    here = contents.with_paths(contents.OFFERS[2], "/a.gguf", "/b.gguf")
    measured = Measured(8.1, 1.62, contents.MACHINE.measured_at or 0.0, 4)
    llama = contents.OFFERS[1]
    pairs = (contents.OFFERS[0], msgspec.structs.replace(llama, measured=measured), here)
    fake(parts).answers[orders.ListPairs] = lambda order: [
        contents.pairs_listed(order.id, (*pairs, *contents.OFFERS[3:]))
    ]
    dialog(parts)
    fake(parts).report(contents.downloads(contents.GATED_JOB, contents.job(JobState.RUNNING)))


def finished(parts: bootstrap.Parts) -> None:
    """A download has come in a moment ago."""
    dialog(parts)
    paused = contents.job(JobState.PAUSED, 1.2, 5.5, "Llama 3.1 8B + Llama 3.2 1B", id="job-3")
    fake(parts).report(contents.downloads(paused, contents.job(JobState.RUNNING)))
    fake(parts).report(contents.downloads(paused, contents.job(JobState.FINISHED, 4.8)))


def show_tab(tab: LibraryTab) -> Callable[[bootstrap.Parts], None]:
    """Return what opens a tab."""
    return lambda parts: dialog(parts).show_tab(tab)


def seek(words: str) -> Callable[[bootstrap.Parts], None]:
    """Return what searches for words."""

    def act(parts: bootstrap.Parts) -> None:
        dialog(parts).search.setText(words)
        dialog(parts).search.returnPressed.emit()

    return act


def offline(parts: bootstrap.Parts) -> None:
    """Search without a network."""
    hint = "Check your network and its proxy settings."
    fake(parts).fail(orders.SearchHub, "The Hub cannot be reached.", hint, kind=FailureKind.OFFLINE)
    seek("qwen coder")(parts)


def nothing_found(parts: bootstrap.Parts) -> None:
    """Search for what is not there."""
    fake(parts).answers[orders.SearchHub] = lambda order: [reports.Found(order.id, ())]
    seek("a model of my dreams")(parts)


def gated(parts: bootstrap.Parts) -> None:
    """Open a repository whose licence was not accepted."""
    fake(parts).answers[orders.OpenRepository] = lambda order: [
        contents.opened(order.id, order.name, Gate.AUTOMATIC, has_access=False)
    ]
    seek("google/gemma-3-12b-it-qat-q4_0-gguf")(parts)


def details(parts: bootstrap.Parts) -> None:
    """Look at one pair closely."""
    dialog(parts).show_offer(contents.QWEN)


def unmeasured(parts: bootstrap.Parts) -> None:
    """Open it on a computer that was never measured."""
    machine = msgspec.structs.replace(contents.MACHINE, measured_at=None)
    pairs = tuple(msgspec.structs.replace(pair, forecast=None) for pair in contents.OFFERS)
    fake(parts).answers[orders.ListPairs] = lambda order: [contents.pairs_listed(order.id, pairs, machine)]
    dialog(parts)


def measuring(parts: bootstrap.Parts) -> None:
    """Measure it."""
    fake(parts).answers[orders.MeasureMachine] = lambda order: [
        reports.MeasureProgress(order.id, "Q4_K", 3, 11)
    ]
    unmeasured(parts)
    dialog(parts).measure.click()


def waiting(parts: bootstrap.Parts) -> None:
    """Open it, and the library takes its time."""
    fake(parts).answers[orders.ListPairs] = lambda _order: []
    dialog(parts)


def search_waits(parts: bootstrap.Parts) -> None:
    """Search in a slow network."""
    fake(parts).answers[orders.SearchHub] = lambda _order: []
    seek("qwen coder")(parts)


def no_such_pairs(parts: bootstrap.Parts) -> None:
    """Filter until nothing is left."""
    page = dialog(parts).pairs
    parts.library.library.pairs_changed.connect(lambda: page.filters.size_limit.setCurrentIndex(1))
    parts.library.library.pairs_changed.connect(lambda: page.filters.purpose.setCurrentIndex(4))


def ask_for_token(parts: bootstrap.Parts) -> None:
    """Ask for an access token."""
    dialog(parts).details.token_wanted.emit("google/gemma-3-12b-it")


def top(parts: bootstrap.Parts) -> QWidget | None:
    """Return the dialog that asks."""
    asking = [child for child in dialog(parts).findChildren(QDialog) if child.isVisible()]
    return asking[0] if asking else None


def tested(parts: bootstrap.Parts) -> None:
    """Show a pair that was just measured."""
    desk = parts.library
    desk.test.begin = lambda *_files: None  # type: ignore[method-assign]
    desk.test_pair()
    desk.test.measured.emit(PairSpeed(1.62, 1.31, 1.94, 8.1, 13.1, 0.74, 4, 4))


def testing(parts: bootstrap.Parts) -> None:
    """Show a pair that is being measured."""
    desk = parts.library
    desk.test.begin = lambda *_files: None  # type: ignore[method-assign]
    desk.test_pair()
    desk.test.progressed.emit(3, 8)


def draft_menu(parts: bootstrap.Parts) -> QWidget | None:
    """Return the menu of drafts."""
    menu = parts.window.model_bar.chips[1].menu()
    menu.popup(QPoint(20, 20))
    return menu


def know_models(parts: bootstrap.Parts) -> None:
    """Let the menus know what is here."""
    parts.library.start()


def while_downloading(parts: bootstrap.Parts) -> None:
    """See in the main window that something comes."""
    parts.library.start()
    fake(parts).report(contents.downloads(contents.job(JobState.RUNNING)))


def once_loaded(act: Callable[[bootstrap.Parts], None]) -> Callable[[bootstrap.Parts], None]:
    """Return what acts when the models are loaded."""

    def wait(parts: bootstrap.Parts) -> None:
        parts.client.models_loaded.connect(lambda _loaded: act(parts))

    return wait


_Library = partial(Scene, picture=dialog, follows_size=True)
_IN = partial(_Library, sizes=("wide", "small"))


def _scene(name: str, act: Callable[[bootstrap.Parts], None], **more: Any) -> Scene:
    return _IN(name, act=act, **more)


LIBRARY = (
    _scene("library", open_it, sizes=("wide", "small", "hd")),
    _scene("library-downloads", with_downloads, sizes=("wide", "small")),
    _scene("library-finished", finished),
    _scene("library-waiting", waiting, sizes=("wide",)),
    _scene("library-unmeasured", unmeasured),
    _scene("library-measuring", measuring),
    _scene("library-no-such", no_such_pairs, sizes=("wide",)),
    _scene("library-details", details, sizes=("wide", "small", "hd")),
    _scene("library-search-empty", show_tab(LibraryTab.EVERYTHING)),
    _scene("library-found", seek("qwen coder")),
    _scene("library-repository", seek("bartowski/Qwen2.5-Coder-7B-Instruct-GGUF")),
    _scene("library-gated", gated),
    _scene("library-offline", offline),
    _scene("library-nothing-found", nothing_found, sizes=("wide",)),
    _scene("library-search-waits", search_waits, sizes=("wide",)),
    _scene("library-installed", show_tab(LibraryTab.INSTALLED)),
    Scene("library-token", act=ask_for_token, picture=top),
    Scene("library-tested", act=once_loaded(tested), picture=lambda parts: parts.library.test_dialog),
    Scene("library-testing", act=once_loaded(testing), picture=lambda parts: parts.library.test_dialog),
    Scene("library-draft-menu", act=know_models, picture=draft_menu),
    Scene("library-button", act=while_downloading, sizes=("wide", "small")),
)
"""What is seen of the library."""
