# ruff: noqa: N802  Qt's own names
"""Small widgets in lines, as words in a paragraph."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Signal, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

_GAP = 8


class ChipFlow(QWidget):
    """Lays widgets out line by line and is as tall as they need; mirrored where one reads from the right.

    Signals:
        height_changed (): There are more lines, or fewer.
    """

    height_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chips: tuple[QWidget, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def chips(self) -> tuple[QWidget, ...]:
        """What is laid out."""
        return self._chips

    def show_chips(self, chips: Sequence[QWidget]) -> None:
        """Lay out these; those that are not among them any more are hidden for their owner to delete."""
        for chip in self._chips:
            if chip not in chips:
                chip.hide()
        self._chips = tuple(chips)
        for chip in self._chips:
            chip.setParent(self)
            chip.show()
        self.place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        super().resizeEvent(event)
        self.place()

    def event(self, event: QEvent) -> bool:
        """Break the lines anew when a chip has become longer, as when it was given its style."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.place()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Break the lines as the style wants them."""
        super().showEvent(event)
        self.place()

    def sizeHint(self) -> QSize:
        """Be as tall as the lines are."""
        return QSize(200, self.height())

    @Slot()
    def place(self) -> None:
        """Break the lines, as after a chip has become longer."""
        room = QRect(0, 0, max(self.width(), 1), 1)
        left = top = tallest = 0
        for chip in self._chips:
            size = chip.sizeHint().boundedTo(QSize(room.width(), chip.sizeHint().height()))
            if left and left + size.width() > room.width():
                left, top, tallest = 0, top + tallest + _GAP, 0
            place = QRect(left, top, size.width(), size.height())
            chip.setGeometry(QStyle.visualRect(self.layoutDirection(), room, place))
            left += size.width() + _GAP
            tallest = max(tallest, size.height())
        height = top + tallest
        if height != self.height() or self.minimumHeight() != height:
            self.setFixedHeight(height)
            self.height_changed.emit()
