"""What can be done with the models of this disk: use, rename, delete, take in; always asked before a loss."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QInputDialog, QLineEdit, QMessageBox, QPushButton, QWidget

from app import NAME
from app.service.library_cards import InstalledCard
from app.service.library_messages import CopyProgress, Failed, ModelsChanged
from app.ui.library.installed_row import ModelWish
from app.ui.library.library import Library
from app.ui.library.library_words import LibraryWords
from app.ui.library.question import ask, tell
from app.ui.models.controller import ModelController


class ModelActions(QObject):
    """Asks, and gives the orders.

    Args:
        window: Where questions are asked.
        words: Says sizes.
        library: Carries orders out.
        models: Loads.
    """

    def __init__(
        self, window: QWidget, words: LibraryWords, library: Library, models: ModelController
    ) -> None:
        super().__init__(window)
        self._window = window
        self._words = words
        self._library = library
        self._models = models

    @Slot(object, object)
    def act(self, wish: ModelWish, card: InstalledCard) -> None:
        """Do what is wished with a model."""
        path = Path(card.path)
        match wish:
            case ModelWish.TARGET:
                self._models.open_target(path)
            case ModelWish.DRAFT:
                self._models.open_draft(path)
            case ModelWish.SHOW_FOLDER:
                QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))
            case ModelWish.RENAME:
                self._ask_for_name(card)
            case ModelWish.DELETE:
                self._ask_to_delete(card)

    @Slot()
    def add_folder(self) -> None:
        """Ask for a folder and look for models there from now on."""
        dialog = QFileDialog(self._window, self.tr("Add a folder with models"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(self.take_in)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot()
    def add_file(self) -> None:
        """Ask for a file, and whether to copy it or to leave it where it lies."""
        dialog = QFileDialog(self._window, self.tr("Add a model file"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(self.tr("GGUF models (*.gguf)"))
        dialog.fileSelected.connect(self.ask_how)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot(str)
    def ask_how(self, path: str) -> QMessageBox:
        """Ask whether a file shall be copied or only made known."""
        box = QMessageBox(
            QMessageBox.Icon.Question,
            NAME,
            self.tr("Where shall {name} lie?").format(name=Path(path).name),
            parent=self._window,
        )
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setInformativeText(
            self.tr("Left where it is, it takes no more space. A copy stays when the original goes.")
        )
        stay: QPushButton = box.addButton(self.tr("Leave it where it is"), QMessageBox.ButtonRole.AcceptRole)
        copy: QPushButton = box.addButton(self.tr("Copy it"), QMessageBox.ButtonRole.ActionRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(stay)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        stay.clicked.connect(lambda: self.take_in(path))
        copy.clicked.connect(lambda: self.copy_in(path))
        box.open()
        return box

    @Slot(str)
    def take_in(self, path: str) -> None:
        """Make a file or a folder known where it lies."""
        self._library.expect(self._library.client.add_place(path), self._on_changed, self._on_failed)

    def copy_in(self, path: str) -> None:
        """Copy a file into this program's folder."""
        self._library.begin_copy(path, self._on_failed)

    @Slot(str)
    def forget_folder(self, path: str) -> None:
        """Leave a folder out; its models stay where they are."""
        self._library.expect(self._library.client.forget_place(path), self._on_changed, self._on_failed)

    def _ask_for_name(self, card: InstalledCard) -> None:
        dialog = QInputDialog(self._window)
        dialog.setWindowTitle(self.tr("Rename a model"))
        dialog.setLabelText(self.tr("New name of {name}").format(name=card.name))
        dialog.setTextValue(card.name)
        dialog.setOkButtonText(self.tr("Rename"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.textValueSelected.connect(lambda name: self._rename(card, name))
        for field in dialog.findChildren(QLineEdit):
            field.setAccessibleName(self.tr("New name"))
        dialog.open()

    def _rename(self, card: InstalledCard, name: str) -> None:
        if name.strip() and name.strip() != card.name:
            library = self._library
            order = library.client.rename_model(card.path, name.strip(), library.in_use)
            library.expect(order, self._on_changed, self._on_failed)

    def _ask_to_delete(self, card: InstalledCard) -> None:
        size = self._words.amounts.size(card.freed_by_deleting)
        if card.is_reference:
            question = self.tr("Leave {name} out of the list?").format(name=card.name)
            detail, answer = self.tr("The file stays where it is."), self.tr("Leave out")
        else:
            question = self.tr("Delete {name}?").format(name=card.name)
            detail = self.tr("This frees {size} and cannot be taken back: it would have to come again.")
            detail, answer = detail.format(size=size), self.tr("Delete")
            if not card.freed_by_deleting:
                detail = self.tr("This frees no space, as the file has another name elsewhere.")
        ask(self._window, question, detail, answer, lambda: self._delete(card), is_loss=True)

    def _delete(self, card: InstalledCard) -> None:
        library = self._library
        order = library.client.delete_model(card.path, library.in_use)
        library.expect(order, self._on_changed, self._on_failed)

    def _on_changed(self, _changed: ModelsChanged | CopyProgress) -> None:
        self._library.refresh()

    def _on_failed(self, failed: Failed) -> None:
        tell(self._window, failed.message, failed.hint)
