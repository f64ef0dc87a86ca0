"""Stands above the field while an earlier message is edited in it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from app.ui.eliding_label import ElidingLabel
from app.ui.theme import Theme
from app.ui.typeface import Size


class EditingRow(QWidget):
    """Says so, and leads out of it.

    Signals:
        cancel_requested (): The message shall stay as it is.
    """

    cancel_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = ElidingLabel(self.tr("Editing your message; the version before is kept"))
        words.setFont(theme.type.interface(Size.SMALL))
        words.setProperty("ink", "accent")
        cancel = QPushButton(self.tr("Cancel"))
        cancel.setProperty("role", "quiet")
        cancel.setFont(theme.type.interface(Size.SMALL))
        cancel.setAccessibleName(self.tr("Leave the message as it is"))
        cancel.setToolTip(self.tr("Leave the message as it is (Esc)"))
        cancel.clicked.connect(self.cancel_requested)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(words, 1)
        row.addWidget(cancel)
        self.hide()
