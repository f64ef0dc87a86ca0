# ruff: noqa: N802  Qt's own names
"""Takes the files that are dropped on the window, or on the program's icon where the desktop says so."""

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QWidget

from app.ui.models.controller import ModelController

_ARRIVALS = (QEvent.Type.DragEnter, QEvent.Type.DragMove)


class ModelDrop(QObject):
    """Watches a window for dropped files: GGUF files are opened, others are offered to be attached.

    Signals:
        others_dropped (list of Path): Files that are no models.
    """

    others_dropped = Signal(object)

    def __init__(self, window: QWidget, models: ModelController) -> None:
        super().__init__(window)
        self._models = models
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what holds files."""
        kind = event.type()
        if kind == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            self.take([Path(event.file())])
            return True
        if kind not in (*_ARRIVALS, QEvent.Type.Drop) or not isinstance(event, QDropEvent):
            return super().eventFilter(watched, event)
        files = files_in(event.mimeData())
        if not files:
            return super().eventFilter(watched, event)
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if kind == QEvent.Type.Drop:
            self.take(files)
        return True

    def take(self, files: list[Path]) -> None:
        """Open the models among the files, and offer the others."""
        models = [file for file in files if file.suffix.lower() == ".gguf"]
        others = [file for file in files if file not in models]
        if models:
            self.open(models)
        if others:
            self.others_dropped.emit(others)

    def open(self, files: list[Path]) -> None:
        """Open a model as the target; of two, the larger is the target and the smaller its draft."""
        target, *others = sorted(files, key=_size, reverse=True)
        if len(others) == 1:
            self._models.open_draft(others[0])
        self._models.open_target(target)


def files_in(data: QMimeData) -> list[Path]:
    """Return the files among what is dragged."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0
