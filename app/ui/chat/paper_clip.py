# ruff: noqa: N802  Qt's own names
"""The button with a paper clip, drawn in the ink of the theme."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from app.ui.theme import Theme


class PaperClipButton(QPushButton):
    """Asks for files to attach."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setProperty("role", "quiet")
        self.setAccessibleName(self.tr("Attach files"))
        self.setToolTip(self.tr("Attach text files, code or PDFs (Ctrl+Shift+A)"))
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Be a square."""
        side = self._theme.type.pixels(30)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Never be smaller."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the clip over the button's ground."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors = self._theme.colors
        is_lively = self.underMouse() or self.hasFocus()
        draw_paper_clip(painter, QRectF(self.rect()), QColor(colors.text if is_lively else colors.secondary))


def draw_paper_clip(painter: QPainter, room: QRectF, color: QColor) -> None:
    """Draw a paper clip in the middle of a room, half as tall as it."""
    tall = min(room.width(), room.height()) * 0.52
    wide, inner = tall * 0.46, tall * 0.26
    painter.save()
    painter.translate(room.center())
    painter.rotate(40)
    clip = QPainterPath(QPointF(wide / 2, -tall * 0.22))  # the outer wire, then round and back inside
    clip.lineTo(wide / 2, tall / 2 - wide / 2)
    clip.arcTo(QRectF(-wide / 2, tall / 2 - wide, wide, wide), 0, -180)
    clip.lineTo(-wide / 2, -tall / 2 + inner)
    clip.arcTo(QRectF(-wide / 2, -tall / 2, (wide + inner) / 2, (wide + inner) / 2), 180, -180)
    clip.lineTo(inner / 2, tall * 0.22)
    clip.arcTo(QRectF(-inner / 2, tall * 0.22 - inner / 2, inner, inner), 0, -180)
    clip.lineTo(-inner / 2, -tall * 0.14)
    pen = QPen(color, max(tall / 10, 1.3))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(clip)
    painter.restore()
