# ruff: noqa: N802  Qt's own names
"""The button that leads to the end of the conversation, while the reader is elsewhere."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from app.ui.chevron import draw_chevron


class EndButton(QPushButton):
    """Lies over the lower edge, in its middle."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._edge = parent
        self.setProperty("role", "round")
        self.setAccessibleName(self.tr("Go to the end"))
        self.setToolTip(self.tr("Go to the end and follow the answer"))
        self.hide()

    def place(self) -> None:
        """Go to its place, above everything else."""
        size = self.sizeHint()
        self.move((self._edge.width() - size.width()) // 2, self._edge.height() - size.height() - 10)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw an arrow that points down over the button's ground."""
        super().paintEvent(event)
        room = QRectF(0, 0, self.height() / 2, self.height() / 2)
        room.moveCenter(QRectF(self.rect()).center())
        draw_chevron(QPainter(self), room, self.palette().buttonText().color())
