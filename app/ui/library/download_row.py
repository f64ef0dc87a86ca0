# ruff: noqa: N802  Qt's own names
"""One download: how far it is, what is wrong with it, and what can be done."""

from enum import Enum, auto

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFont, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.library.download import Phase
from app.library.download_queue import JobState
from app.service.library_cards import DownloadJob, FailureKind
from app.ui.chat.chip_flow import ChipFlow
from app.ui.label import label, set_ink, set_mark
from app.ui.library.library_words import LibraryWords
from app.ui.theme import Theme
from app.ui.typeface import Size

_STEPS = 1_000
_WORDS = 56
"""Letters for which there must be room beside the buttons."""

_UNLIMITED = (1 << 24) - 1


class JobWish(Enum):
    """What can be wished for a download."""

    LICENCE = auto()
    TOKEN = auto()
    USE = auto()
    RESUME = auto()
    PAUSE = auto()
    REMOVE = auto()


class DownloadRow(QFrame):
    """Shows a job as it goes on.

    Signals:
        wished (JobWish, DownloadJob): This shall be done.
    """

    wished = Signal(object, object)

    def __init__(self, theme: Theme, words: LibraryWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._job: DownloadJob | None = None
        self._state: JobState | None = None
        self.setProperty("card", "true")
        self._title = label(theme, "", Size.LABEL, weight=QFont.Weight.DemiBold)
        self._line = label(theme, "", Size.SMALL, "secondary")
        self._reason = label(theme, "", Size.SMALL, "warning")
        for text in (self._title, self._line, self._reason):
            text.setWordWrap(True)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setRange(0, _STEPS)
        self._buttons = {wish: self._button(theme, wish) for wish in JobWish}
        self._flow = ChipFlow()
        texts = QVBoxLayout()
        texts.setSpacing(1)
        for text in (self._title, self._line, self._reason):
            texts.addWidget(text)
        head = self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.setSpacing(10)
        head.addLayout(texts, 1)
        head.addWidget(self._flow)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 10, 12, 12)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addWidget(self._bar)

    @property
    def said(self) -> str:
        """All its words."""
        texts = (self._title, self._line, self._reason)
        return " ".join(text.text() for text in texts if not text.isHidden())

    @property
    def offered(self) -> list[JobWish]:
        """What can be wished now."""
        return [wish for wish, button in self._buttons.items() if button in self._flow.chips]

    def button(self, wish: JobWish) -> QPushButton:
        """The button of a wish; hidden while it makes no sense."""
        return self._buttons[wish]

    def show_job(self, job: DownloadJob) -> None:
        """Show how a download stands."""
        self._job = job
        self._title.setText(job.title)
        line = self._words.job(job)
        self._line.setText(line)
        reason = f"{job.reason} {job.hint}".strip() if self._has_reason(job) else ""
        self._reason.setText(reason)
        self._reason.setVisible(bool(reason))
        set_ink(self._reason, "warning" if job.state is JobState.FAILED else "secondary")
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
        shown = [self._buttons[wish] for wish in JobWish if offered[wish]]
        if list(self._flow.chips) != shown:
            self._flow.show_chips(shown)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons below the words where they have no room beside them."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Do the same when the buttons have other words or another size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        chips = self._flow.chips
        needed = sum(chip.sizeHint().width() for chip in chips) + 8 * (len(chips) - 1)
        is_narrow = needed + self.fontMetrics().averageCharWidth() * _WORDS > self.width()
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._head.setDirection(down if is_narrow else across)
        self._flow.setMinimumWidth(0 if is_narrow else needed)
        self._flow.setMaximumWidth(_UNLIMITED if is_narrow else needed)

    def _button(self, theme: Theme, wish: JobWish) -> QPushButton:
        button = QPushButton()
        button.setFont(theme.type.interface(Size.LABEL))
        button.setAutoDefault(False)
        button.clicked.connect(lambda _checked=False: self._tell(wish))
        return button

    def _tell(self, wish: JobWish) -> None:
        if self._job is not None:
            self.wished.emit(wish, self._job)
