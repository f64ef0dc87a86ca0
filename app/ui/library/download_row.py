"""One download: how far it is, what is wrong with it, and what can be done."""

from enum import Enum, auto

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from app.library.download import Phase
from app.library.download_queue import JobState
from app.service.library_cards import DownloadJob, FailureKind
from app.ui.label import set_ink, set_mark
from app.ui.library.library_words import LibraryWords
from app.ui.library.worded_row import WordedRow
from app.ui.theme import Theme
from app.ui.typeface import Size

_STEPS = 1_000
_LETTERS = 56


class JobWish(Enum):
    """What can be wished for a download."""

    LICENCE = auto()
    TOKEN = auto()
    USE = auto()
    RESUME = auto()
    PAUSE = auto()
    REMOVE = auto()


class DownloadRow(WordedRow):
    """Shows a job as it goes on.

    Signals:
        wished (JobWish, DownloadJob): This shall be done.
    """

    wished = Signal(object, object)

    def __init__(self, theme: Theme, words: LibraryWords, parent: QWidget | None = None) -> None:
        super().__init__(theme, _LETTERS, parent)
        self._words = words
        self._job: DownloadJob | None = None
        self._state: JobState | None = None
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setRange(0, _STEPS)
        self._buttons = {wish: self._button(theme, wish) for wish in JobWish}
        self.rows.addWidget(self._bar)

    @property
    def offered(self) -> list[JobWish]:
        """What can be wished now."""
        return [wish for wish, button in self._buttons.items() if button in self.buttons]

    def button(self, wish: JobWish) -> QPushButton:
        """The button of a wish; hidden while it makes no sense."""
        return self._buttons[wish]

    def show_job(self, job: DownloadJob) -> None:
        """Show how a download stands."""
        self._job = job
        self.name.setText(job.title)
        line = self._words.job(job)
        self.line.setText(line)
        reason = f"{job.reason} {job.hint}".strip() if self._has_reason(job) else ""
        self.remark.setText(reason)
        self.remark.setVisible(bool(reason))
        set_ink(self.remark, "warning" if job.state is JobState.FAILED else "secondary")
        self._bar.setValue(round(_STEPS * job.done / job.total) if job.total else 0)
        self._bar.setVisible(job.state is not JobState.FINISHED)
        self._bar.setAccessibleName(self.tr("Progress of {title}").format(title=job.title))
        self._bar.setAccessibleDescription(line)
        self._offer(job)
        if job.state is not self._state:
            self._state = job.state
            self.setAccessibleName(f"{job.title}: {line} {reason}".strip())
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))

    def _has_reason(self, job: DownloadJob) -> bool:
        return job.state is JobState.FAILED or job.phase is Phase.WAITING

    def _offer(self, job: DownloadJob) -> None:
        is_going = job.state in (JobState.RUNNING, JobState.WAITING)
        is_failed = job.state is JobState.FAILED
        is_finished = job.state is JobState.FINISHED
        can_be_asked = is_failed and job.kind in (FailureKind.GATED, FailureKind.TOKEN)
        offered = {
            JobWish.PAUSE: is_going,
            JobWish.RESUME: is_failed or job.state is JobState.PAUSED,
            JobWish.USE: is_finished and bool(job.paths),
            JobWish.REMOVE: True,
            JobWish.LICENCE: is_failed and bool(job.page),
            JobWish.TOKEN: can_be_asked,
        }
        texts = {
            JobWish.PAUSE: self.tr("Pause"),
            JobWish.RESUME: self.tr("Try again") if is_failed else self.tr("Resume"),
            JobWish.USE: self.tr("Use now"),
            JobWish.REMOVE: self.tr("Dismiss") if is_finished else self.tr("Cancel"),
            JobWish.LICENCE: self.tr("Accept the licence…"),
            JobWish.TOKEN: self.tr("Enter a token…"),
        }
        for wish, button in self._buttons.items():
            button.setText(texts[wish])
            button.setAccessibleName(f"{texts[wish]}: {job.title}")
        set_mark(self._buttons[JobWish.USE], "role", "accent")
        self.show_buttons([self._buttons[wish] for wish in JobWish if offered[wish]])

    def _button(self, theme: Theme, wish: JobWish) -> QPushButton:
        button = QPushButton()
        button.setFont(theme.type.interface(Size.LABEL))
        button.setAutoDefault(False)
        button.clicked.connect(lambda _checked=False: self._tell(wish))
        return button

    def _tell(self, wish: JobWish) -> None:
        if self._job is not None:
            self.wished.emit(wish, self._job)
