"""Says that something was deleted, and takes it back."""

from collections.abc import Callable

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from app.ui.eliding_label import ElidingLabel
from app.ui.theme import Theme
from app.ui.typeface import Size

SHOWN_FOR_MS = 12_000


class UndoStrip(QFrame):
    """Stands there for a while after a deletion, longer while pointer or keyboard are on it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("undoStrip")
        self._undo: Callable[[], object] | None = None
        self._words = ElidingLabel()
        self._words.setFont(theme.type.interface(Size.LABEL))
        self._button = QPushButton(self.tr("Undo"))
        self._button.setAccessibleName(self.tr("Undo"))
        self._button.setProperty("role", "quiet")
        self._button.setFont(theme.type.interface(Size.LABEL))
        self._button.clicked.connect(self.undo)
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_FOR_MS)
        self._timer.timeout.connect(self._on_timeout)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 5, 6, 5)
        layout.setSpacing(8)
        layout.addWidget(self._words, 1)
        layout.addWidget(self._button)
        self.hide()

    @property
    def words(self) -> str:
        """What it says; empty while it is not shown."""
        return "" if self.isHidden() else self._words.text()

    def offer(self, words: str, undo: Callable[[], object]) -> None:
        """Say what was done, and how it is taken back."""
        self._undo = undo
        self._words.setText(words)
        self._words.setToolTip(words)
        self._button.setAccessibleName(self.tr("Undo: {what}").format(what=words))
        self.show()
        self._timer.start()

    @Slot()
    def undo(self) -> None:
        """Take it back."""
        undo, self._undo = self._undo, None
        self.hide()
        if undo is not None:
            undo()

    @Slot()
    def withdraw(self) -> None:
        """Offer nothing any more."""
        self._undo = None
        self.hide()

    @Slot()
    def _on_timeout(self) -> None:
        if self.underMouse() or self._button.hasFocus():
            self._timer.start()
        else:
            self.withdraw()
