# ruff: noqa: N802  Qt's own names
"""A label that gives way: it ends in an ellipsis where room is short."""

import unicodedata

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle, QStyleOption, QWidget


class ElidingLabel(QLabel):
    """Shows as much of its text as fits on one line."""

    def __init__(
        self,
        text: str = "",
        mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._mode = mode
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        """Allow it to shrink to a few letters."""
        hint = super().minimumSizeHint()
        few = self.fontMetrics().horizontalAdvance("mmm…")
        return QSize(min(few, hint.width()), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what fits."""
        painter = QPainter(self)
        option = QStyleOption()
        option.initFrom(self)
        text = self.fontMetrics().elidedText(self.text(), self._mode, self.contentsRect().width())
        flags = QStyle.visualAlignment(self.layoutDirection(), self.alignment())
        flags |= Qt.AlignmentFlag.AlignAbsolute
        painter.setLayoutDirection(_direction(self.text()))  # the text's own, whatever the window's is
        painter.setPen(option.palette.color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), int(flags) | int(Qt.TextFlag.TextSingleLine), text)


def _direction(text: str) -> Qt.LayoutDirection:
    """From where a text is read, by its first letter."""
    kinds = (unicodedata.bidirectional(letter) for letter in text)
    first = next((kind for kind in kinds if kind in ("L", "R", "AL")), "L")
    return Qt.LayoutDirection.LeftToRight if first == "L" else Qt.LayoutDirection.RightToLeft
