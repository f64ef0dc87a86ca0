"""Says how far measuring this computer is, and stops it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.service.library_messages import MeasureProgress
from app.ui.label import label
from app.ui.number_text import NumberText
from app.ui.theme import Theme
from app.ui.typeface import Size


class MeasureStrip(QFrame):
    """Hidden while nothing is measured.

    Signals:
        stop_wanted (): It shall end.
    """

    stop_wanted = Signal()

    def __init__(self, theme: Theme, numbers: NumberText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._numbers = numbers
        self.setProperty("card", "true")
        self._words = label(theme, "", Size.LABEL)
        self._words.setWordWrap(True)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(self.tr("Measuring this computer"))
        self.stop = QPushButton(self.tr("Stop"))
        self.stop.setFont(theme.type.interface(Size.LABEL))
        self.stop.setAccessibleName(self.tr("Stop measuring"))
        self.stop.setAutoDefault(False)
        self.stop.clicked.connect(self.stop_wanted)
        texts = QVBoxLayout()
        texts.setSpacing(6)
        texts.addWidget(self._words)
        texts.addWidget(self._bar)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 10, 12, 10)
        layout.setSpacing(12)
        layout.addLayout(texts, 1)
        layout.addWidget(self.stop)
        self.hide()

    @property
    def words(self) -> str:
        """What it says; empty while it is hidden."""
        return self._words.text() if not self.isHidden() else ""

    def show_progress(self, progress: MeasureProgress | None) -> None:
        """Show how far it is, or nothing."""
        self.setVisible(progress is not None)
        if progress is None:
            return
        whole = self._numbers.integer
        words = self.tr("Measuring this computer: it takes about a minute, and answers are slower meanwhile.")
        if progress.total:
            words = self.tr("Measuring {kind}, {number} of {total}. Answers are slower meanwhile.").format(
                kind=progress.kind, number=whole(progress.done + 1), total=whole(progress.total)
            )
        self._words.setText(words)
        self._bar.setRange(0, progress.total)
        self._bar.setValue(progress.done)
        self._bar.setAccessibleDescription(words)
