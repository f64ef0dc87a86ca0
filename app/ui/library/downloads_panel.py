# ruff: noqa: N802  Qt's own names
"""The downloads at the foot of the library's window."""

from PySide6.QtCore import QEvent, QObject, QSize, Signal, Slot
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.library.download_row import DownloadRow
from app.ui.library.library import Library
from app.ui.library.library_words import LibraryWords
from app.ui.library.page import Page, mirrored
from app.ui.theme import Theme

_TALLEST = 168


class DownloadsPanel(Page):
    """As many rows as there are downloads, the newest first; hidden without any.

    Signals:
        wished (JobWish, DownloadJob): This shall be done.
    """

    wished = Signal(object, object)

    def __init__(
        self, theme: Theme, words: LibraryWords, library: Library, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent=parent)
        self.setAccessibleName(self.tr("Downloads"))
        self._theme = theme
        self._words = words
        self._library = library
        self._rows: dict[str, DownloadRow] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.column.setContentsMargins(*mirrored(self, 0, 0, 4, 0))
        self.inside.installEventFilter(self)
        self._limit = theme.type.pixels(_TALLEST)
        library.downloads_changed.connect(self.refresh)
        self.refresh()

    @property
    def rows(self) -> list[DownloadRow]:
        """The rows from top to bottom."""
        jobs = reversed(self._library.jobs)
        return [self._rows[job.id] for job in jobs if job.id in self._rows]

    def sizeHint(self) -> QSize:
        """Be as tall as two rows at most."""
        wanted = self.column.heightForWidth(max(self.viewport().width(), 1))
        if wanted < 0:
            wanted = self.column.sizeHint().height()
        return QSize(300, min(wanted + 6, self._limit))

    def minimumSizeHint(self) -> QSize:
        """Never be less tall."""
        return QSize(200, self.sizeHint().height())

    def limit(self, height: int) -> None:
        """Be no taller than this, or than two rows."""
        self._limit = min(height, self._theme.type.pixels(_TALLEST))
        self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Grow when a row has more to say."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    @Slot()
    def refresh(self) -> None:
        """Show the downloads as they stand."""
        jobs = self._library.jobs
        for gone in set(self._rows) - {job.id for job in jobs}:
            row = self._rows.pop(gone)
            self.column.removeWidget(row)
            row.hide()
            row.deleteLater()
        for job in jobs:
            row_of_job = self._rows.get(job.id)
            if row_of_job is None:
                row_of_job = self._rows[job.id] = DownloadRow(self._theme, self._words)
                row_of_job.wished.connect(self.wished)
                self.column.insertWidget(0, row_of_job)
            row_of_job.show_job(job)
        self.setVisible(bool(jobs))
        self.updateGeometry()
