"""The models of this disk, what can be done with them, and the menus of the model bar that offer them."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QInputDialog, QMenu, QMessageBox
from pytestqt.qtbot import QtBot

from app.service import library_messages as reports
from app.service import library_orders as orders
from app.service.library_cards import FailureKind
from app.ui.library.dialog import LibraryTab
from app.ui.library.installed_row import InstalledRow
from app.workers.pair_test import PairSpeed
from tests.support.library_contents import BIG, INSTALLED, SMALL
from tests.ui.library.conftest import Shelf


def row(shelf: Shelf, name: str) -> InstalledRow:
    return next(row for row in shelf.dialog.installed.rows if row.card and row.card.name == name)


def box(shelf: Shelf) -> QMessageBox:
    (found,) = [box for box in shelf.dialog.findChildren(QMessageBox) if box.isVisible()]
    return found


def press(asked: QMessageBox, words: str) -> None:
    next(button for button in asked.buttons() if button.text() == words).click()


def test_every_model_is_listed_with_what_and_whose_it_is(shelf: Shelf) -> None:
    assert len(shelf.dialog.installed.rows) == len(INSTALLED)
    assert shelf.dialog.tabs.button(LibraryTab.INSTALLED).text() == "Installed 6"
    assert "2.0\u202fGB · 1.7 billion weights · Q4_0 · belongs to Ollama" in row(shelf, "sha256-1").said
    assert "the eyes or ears of another model" in row(shelf, "mmproj-vision").said
    assert "The file is cut off." in row(shelf, "broken").said


def test_what_is_loaded_cannot_be_deleted_and_says_why(shelf: Shelf) -> None:
    loaded = row(shelf, "big-model")
    assert "In use as the target" in loaded.said
    assert not loaded.delete.isEnabled()
    assert loaded.delete.toolTip() == "It is loaded. Load another model first."


def test_what_other_programs_keep_is_theirs(shelf: Shelf) -> None:
    theirs = row(shelf, "sha256-1")
    assert not theirs.rename.isEnabled()
    assert not theirs.delete.isEnabled()
    assert "another program" in theirs.delete.toolTip()


def test_what_is_no_language_model_cannot_be_used(shelf: Shelf) -> None:
    assert not row(shelf, "mmproj-vision").target.isEnabled()
    assert not row(shelf, "broken").draft.isEnabled()


def test_models_are_used_as_target_and_as_draft(qtbot: QtBot, shelf: Shelf) -> None:
    with qtbot.waitSignal(shelf.parts.client.models_loaded, timeout=10_000):
        row(shelf, "linked-model").target.click()
    assert str(shelf.parts.models.in_use.target) == "/other/disk/linked-model.gguf"


def test_a_deletion_is_asked_first_and_tells_what_it_frees(qtbot: QtBot, shelf: Shelf) -> None:
    row(shelf, "broken").delete.trigger()
    asked = box(shelf)
    assert asked.text() == "Delete broken?"
    assert "This frees 200\u202fMB" in asked.informativeText()
    assert asked.defaultButton() == asked.button(QMessageBox.StandardButton.Cancel)
    press(asked, "Delete")
    (order,) = shelf.client.orders_of(orders.DeleteModel)
    assert order.path == "/home/me/broken.gguf"
    assert set(order.in_use) == {BIG, SMALL}
    qtbot.waitUntil(lambda: len(shelf.client.orders_of(orders.ListInstalled)) > 1)


def test_what_is_only_known_is_left_out_and_stays(shelf: Shelf) -> None:
    row(shelf, "linked-model").delete.trigger()
    asked = box(shelf)
    assert asked.text() == "Leave linked-model out of the list?"
    assert asked.informativeText() == "The file stays where it is."
    asked.close()


def test_a_model_gets_another_name(shelf: Shelf) -> None:
    row(shelf, "broken").rename.trigger()
    (asking,) = shelf.dialog.findChildren(QInputDialog)
    asking.setTextValue("mended")
    asking.accept()
    (order,) = shelf.client.orders_of(orders.RenameModel)
    assert (order.path, order.name) == ("/home/me/broken.gguf", "mended")


def test_a_refusal_is_told(qtbot: QtBot, shelf: Shelf) -> None:
    shelf.client.fail(orders.RenameModel, "There is a model of that name.", "Choose another.")
    row(shelf, "broken").rename.trigger()
    (asking,) = shelf.dialog.findChildren(QInputDialog)
    asking.setTextValue("big-model")
    asking.accept()
    qtbot.waitUntil(lambda: any(found.isVisible() for found in shelf.dialog.findChildren(QMessageBox)))
    assert box(shelf).text() == "There is a model of that name."
    box(shelf).close()


def test_a_folder_that_was_added_can_be_left_out(qtbot: QtBot, shelf: Shelf) -> None:
    with qtbot.waitSignal(shelf.dialog.installed.forgetting_wanted):
        shelf.dialog.installed.forgetting_wanted.emit("/home/me/models")
    (order,) = shelf.client.orders_of(orders.ForgetPlace)
    assert order.path == "/home/me/models"


def test_copying_tells_how_far_it_is_and_can_be_stopped(shelf: Shelf) -> None:
    library = shelf.parts.library.library
    failures: list[reports.Failed] = []
    library.begin_copy("/elsewhere/model.gguf", failures.append)
    (order,) = shelf.client.orders_of(orders.CopyModel)
    shelf.client.report(reports.CopyProgress(order.id, 1_200_000_000, 4_800_000_000))
    assert shelf.dialog.copying.words == "Copying the model: 1.2 of 4.8\u202fGB"
    shelf.dialog.copying.stop.click()
    assert shelf.client.cancelled == [order.id]
    assert not shelf.dialog.copying.words
    assert not failures
    library.begin_copy("/elsewhere/model.gguf", failures.append)
    last = shelf.client.orders_of(orders.CopyModel)[-1]
    shelf.client.report(reports.Failed(last.id, "No room.", "Make some.", FailureKind.DISK))
    assert [failed.message for failed in failures] == ["No room."]


def shown(menu: QMenu) -> dict[str, QAction]:
    menu.aboutToShow.emit()
    return {str(action.data()): action for action in menu.actions() if action.data()}


def test_the_menu_of_targets_lists_what_is_installed(shelf: Shelf) -> None:
    actions = shown(shelf.parts.window.model_bar.chips[0].menu())
    assert set(actions) >= {card.path for card in INSTALLED}
    assert actions["/home/me/mmproj-vision.gguf"].text().endswith("(a projector)")
    assert not actions["/home/me/mmproj-vision.gguf"].isEnabled()


def test_the_menu_of_drafts_lists_every_model_with_its_verdict_and_reason(qtbot: QtBot, shelf: Shelf) -> None:
    menu = shelf.parts.window.model_bar.chips[1].menu()
    actions = shown(menu)
    qtbot.waitUntil(lambda: "works" in actions[SMALL].text())
    assert actions[SMALL].text() == "small-model · 400\u202fMB · Same vocabulary: works · 1.7× predicted here"
    other = actions["/home/me/.ollama/models/blobs/sha256-1"]
    assert not other.isEnabled()
    assert "Different vocabulary" in other.text()
    assert "token 139" in other.toolTip()
    assert "the draft is large for it" in actions["/other/disk/linked-model.gguf"].text()
    assert actions["/home/me/broken.gguf"].text().endswith("The file is cut off.")
    assert BIG not in actions


def test_a_test_of_the_pair_shows_the_factor_and_keeps_it(qtbot: QtBot, shelf: Shelf) -> None:
    desk = shelf.parts.library
    begun: list[tuple[object, ...]] = []
    desk.test.begin = lambda *files: begun.append(files)  # type: ignore[method-assign]
    desk.test_pair()
    dialog = desk.test_dialog
    assert dialog is not None
    assert [tuple(map(str, files)) for files in begun] == [(BIG, SMALL)]
    desk.test.progressed.emit(3, 8)
    assert "3 of 8 answers written" in dialog.said
    desk.test.measured.emit(PairSpeed(1.62, 1.31, 1.94, 8.1, 13.1, 0.74, 4, 4))
    assert "1.6×" in dialog.said
    assert "All answers are the same token for token." in dialog.said
    (order,) = shelf.client.orders_of(orders.StoreTest)
    assert (order.target, order.draft, order.factor, order.prompts) == (BIG, SMALL, 1.62, 4)
    dialog.close()


def test_a_test_that_fails_says_why(shelf: Shelf) -> None:
    desk = shelf.parts.library
    desk.test.begin = lambda *_files: None  # type: ignore[method-assign]
    desk.test_pair()
    desk.test.failed.emit("There is not enough memory.")
    assert desk.test_dialog is not None
    assert "could not be measured. There is not enough memory." in desk.test_dialog.said
    desk.test_dialog.close()
