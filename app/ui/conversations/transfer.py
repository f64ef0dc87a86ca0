"""Conversations to files and back, by way of the system's file dialogs."""

import re
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from app import NAME
from app.storage.export import MarkdownWords, json_file, markdown
from app.storage.faults import StorageError
from app.storage.imported import MOST_BYTES, import_json
from app.ui.conversations.keeper import Keeper
from app.workers.interpreter import Interpreter

_UNSAFE = re.compile(r'[\\/:*?"<>|\x00-\x1f\s]+')


class Transfer(QObject):
    """Exports and imports conversations.

    Signals:
        imported (int): This conversation was taken in from a file.
    """

    imported = Signal(int)

    def __init__(self, keeper: Keeper, window: QWidget) -> None:
        super().__init__(window)
        self._keeper = keeper
        self._window = window

    def ask_markdown(self, conversation_id: int, title: str) -> None:
        """Ask where a conversation shall be written for people."""
        dialog = self._save_dialog(self.tr("Export as Markdown"), title, "md", self.tr("Markdown (*.md)"))
        dialog.fileSelected.connect(partial(self._write_markdown, conversation_id))
        dialog.open()

    def ask_json(self, conversation_id: int, title: str) -> None:
        """Ask where a conversation shall be written with all its versions."""
        dialog = self._save_dialog(self.tr("Export as JSON"), title, "json", self.tr("JSON (*.json)"))
        dialog.fileSelected.connect(partial(self._write_json, conversation_id))
        dialog.open()

    @Slot()
    def ask_import(self) -> None:
        """Ask for a file to take in."""
        dialog = QFileDialog(self._window, self.tr("Import a conversation"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(self.tr("Conversations (*.json)"))
        dialog.fileSelected.connect(self.take_in)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot(str)
    def take_in(self, path: str) -> None:
        """Take in a file; what is wrong with it is said."""
        try:
            with Path(path).open("rb") as file:
                data = file.read(MOST_BYTES + 1)
            self.imported.emit(import_json(self._keeper.connection, data))
        except StorageError as error:
            self._tell(*Interpreter().error(error))
        except OSError as error:
            self._tell(self.tr("The file could not be read."), error.strerror or str(error))

    def words(self) -> MarkdownWords:
        """The program's own words in a Markdown file."""
        return MarkdownWords(
            untitled=self.tr("Conversation"),
            system=self.tr("Instructions"),
            user=self.tr("You"),
            assistant=self.tr("Reply"),
            unfinished=self.tr("(not finished)"),
        )

    def _write_markdown(self, conversation_id: int, path: str) -> None:
        connection = self._keeper.connection
        text = self._keeper.attempt(lambda: markdown(connection, conversation_id, self.words()))
        if text is not None:
            self._write(path, text.encode())

    def _write_json(self, conversation_id: int, path: str) -> None:
        data = self._keeper.attempt(lambda: json_file(self._keeper.connection, conversation_id))
        if data is not None:
            self._write(path, data)

    def _write(self, path: str, data: bytes) -> None:
        try:
            Path(path).write_bytes(data)
        except OSError as error:
            self._tell(self.tr("The file could not be written."), error.strerror or str(error))

    def _save_dialog(self, caption: str, title: str, suffix: str, name_filter: str) -> QFileDialog:
        dialog = QFileDialog(self._window, caption)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(name_filter)
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(f"{file_name(title) or self.tr('Conversation')}.{suffix}")
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    def _tell(self, message: str, hint: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Warning, NAME, message, parent=self._window)
        box.setInformativeText(hint)
        box.finished.connect(box.deleteLater)
        box.open()


def file_name(title: str) -> str:
    """Return a title as any system takes it for the name of a file."""
    return _UNSAFE.sub(" ", title).strip(" .…")[:80]
