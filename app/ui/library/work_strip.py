"""Says how far something is that takes a while, and stops it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.ui.label import label
from app.ui.theme import Theme
from app.ui.typeface import Size


class WorkStrip(QFrame):
    """Hidden while nothing is done.

    Signals:
        stop_wanted (): It shall end.
    """

    stop_wanted = Signal()

    def __init__(self, theme: Theme, name: str, stop: str, parent: QWidget | None = None) -> None:
        """Do nothing yet.

        Args:
            theme: Colours and type.
            name: What is done, for screen readers.
            stop: What the button does, for them too.
            parent: Owner in Qt's tree.
        """
        super().__init__(parent)
        self.setProperty("card", "true")
        self._words = label(theme, "", Size.LABEL)
        self._words.setWordWrap(True)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(name)
        self.stop = QPushButton(self.tr("Stop"))
        self.stop.setFont(theme.type.interface(Size.LABEL))
        self.stop.setAccessibleName(stop)
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

    def tell(self, words: str, done: int, total: int) -> None:
        """Say what is done, and how much of how much; of 0 where nobody can tell yet."""
        self._words.setText(words)
        self._bar.setRange(0, total)
        self._bar.setValue(done)
        self._bar.setAccessibleDescription(words)
        self.show()
