"""What happens around the message field: messages queue up, files are chosen, read and attached."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from app.ui.actions.registry import ActionGroup, ActionSpec, KeyHint
from app.ui.chat.controller import ChatController
from app.ui.chat.draft import Draft
from app.ui.chat.message_queue import MessageQueue
from app.ui.main_window import MainWindow
from app.ui.model_drop import ModelDrop
from app.ui.models.controller import ModelController
from app.workers.file_reader import FileReader


class ComposerDesk(QObject):
    """Connects the message field with the queue, the reader of files and what is dropped on the window."""

    def __init__(
        self, window: MainWindow, chat: ChatController, models: ModelController, reader: FileReader
    ) -> None:
        super().__init__(window)
        self._window = window
        self._chat = chat
        self._models = models
        self.queue = MessageQueue(chat, window)
        self.drop = ModelDrop(window, models)
        composer, row = window.composer, window.queue_row
        tray = composer.tray
        composer.message_queued.connect(self._on_message_queued)
        composer.last_wanted.connect(self._on_last_wanted)
        composer.files_requested.connect(self.ask_files)
        composer.files_offered.connect(self.drop.take)
        self.drop.others_dropped.connect(tray.add_files)
        tray.read_requested.connect(reader.read)
        tray.reading_cancelled.connect(reader.forget)
        reader.reported.connect(tray.take_report)
        row.edit_requested.connect(self._on_edit_requested)
        row.remove_requested.connect(self._on_remove_requested)
        row.send_requested.connect(self.queue.send_now)
        self.queue.changed.connect(self._show_queue)
        models.models_changed.connect(self._on_models_changed)
        window.resized.connect(tray.fit)
        window.closed.connect(reader.close)
        self._register()
        self._on_models_changed()

    @Slot()
    def ask_files(self) -> None:
        """Ask for files to attach."""
        dialog = QFileDialog(self._window, self.tr("Attach files"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(self._on_files_selected)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _register(self) -> None:
        registry = self._window.registry
        writing = ActionGroup.WRITING
        registry.add(
            ActionSpec(
                "attach_files",
                self.tr("Attach files…"),
                writing,
                self.ask_files,
                ("Ctrl+Shift+A",),
                words=self.tr("attachment document PDF code upload"),
            )
        )
        registry.add_hint(KeyHint(self.tr("Paste a long text into the message"), ("Ctrl+Shift+V",), writing))

    @Slot(object)
    def _on_message_queued(self, draft: Draft) -> None:
        if self.queue.add(draft):
            self._window.composer.empty()
        else:
            self._window.composer.advise(self.tr("No more messages can be queued"))

    @Slot()
    def _on_last_wanted(self) -> None:
        """Take back the last message that waits; else the last question is edited, once it is answered."""
        if self._chat.is_busy and self.queue.drafts:
            self._on_edit_requested(len(self.queue.drafts) - 1)

    @Slot(int)
    def _on_edit_requested(self, place: int) -> None:
        self._window.composer.take_up(self.queue.take(place))

    @Slot(int)
    def _on_remove_requested(self, place: int) -> None:
        draft = self.queue.take(place)
        self._window.composer.setFocus()
        undo = partial(self.queue.put_back, place, draft)
        self._window.undo.offer(self.tr("Removed a queued message"), undo)

    @Slot()
    def _show_queue(self) -> None:
        self._window.queue_row.show_queue(self.queue.drafts, self.queue.is_held)

    @Slot()
    def _on_models_changed(self) -> None:
        loaded = self._models.loaded
        self._window.composer.tray.set_context(loaded.target.context_length if loaded is not None else None)

    @Slot(list)
    def _on_files_selected(self, paths: list[str]) -> None:
        self.drop.take([Path(path) for path in paths])
        self._window.composer.setFocus()
