"""The button in the model bar that opens the library, and tells how far downloads are."""

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QPushButton, QWidget

from app.library.download_queue import JobState
from app.ui.actions.registry import key_text
from app.ui.library.library import Library
from app.ui.library.library_words import LibraryWords
from app.ui.theme import Theme
from app.ui.typeface import Size

KEY = "Ctrl+Shift+O"


class LibraryButton(QPushButton):
    """Says Models while nothing is on its way."""

    def __init__(
        self, theme: Theme, words: LibraryWords, library: Library, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._library = library
        self.setFont(theme.type.interface(Size.LABEL, tabular=True))
        library.downloads_changed.connect(self.refresh)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Tell how downloads stand."""
        jobs = self._library.jobs
        going = [job for job in jobs if job.state in (JobState.RUNNING, JobState.WAITING)]
        halted = [job for job in jobs if job.state in (JobState.PAUSED, JobState.FAILED)]
        text, tip = self.tr("Models"), self.tr("Choose, download and keep models")
        if going:
            total = sum(job.total for job in going)
            share = self._words.numbers.percent(sum(job.done for job in going) / total if total else 0.0)
            text = f"↓ {share}"
            tip = "\n".join(f"{job.title}: {self._words.job(job)}" for job in going)
        elif halted:
            count = self._words.numbers.integer(len(halted))
            text = self.tr("Models · {count} paused", "", len(halted)).format(count=count)
            tip = "\n".join(f"{job.title}: {self._words.job(job)}" for job in halted)
        self.setText(text)
        self.setToolTip(f"{tip} ({key_text(KEY)})")
        name = self.tr("Models: downloading {share}").format(share=text[2:]) if going else text
        self.setAccessibleName(name)
        self.setAccessibleDescription(tip)
