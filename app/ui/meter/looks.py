# ruff: noqa: N802  Qt's own names
"""How the meter's lines and areas look, told apart by pattern as well as by colour, and samples of them."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.palette import Colors
from app.ui.theme import Theme

Look = Callable[[QPainter, QRectF, Colors], None]
"""Fills a room, or draws a line through its middle."""

_STRIPES = 5.0
_DOTS = 4.0
_BARS = 3.5


def solid(painter: QPainter, room: QRectF, colors: Colors) -> None:
    """Fill it with the accent."""
    painter.fillRect(room, QColor(colors.accent))


def striped(painter: QPainter, room: QRectF, colors: Colors) -> None:
    """Fill it with slanted stripes."""
    painter.fillRect(room, QColor(colors.accent_ground))
    painter.save()
    painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QColor(colors.accent), 1.8))
    left = room.left() - room.height()
    while left < room.right():
        painter.drawLine(QPointF(left, room.bottom()), QPointF(left + room.height(), room.top()))
        left += _STRIPES
    painter.restore()


def dotted(painter: QPainter, room: QRectF, colors: Colors) -> None:
    """Fill it with dots."""
    painter.fillRect(room, QColor(colors.raised))
    painter.save()
    painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colors.secondary))
    across, row = room.top() + _DOTS / 2, 0
    while across < room.bottom():
        along = room.left() + _DOTS / (2 if row % 2 == 0 else 1)
        while along < room.right():
            painter.drawEllipse(QPointF(along, across), 1.0, 1.0)
            along += _DOTS
        across += _DOTS * 0.75
        row += 1
    painter.restore()


def barred(painter: QPainter, room: QRectF, colors: Colors) -> None:
    """Fill it with upright bars."""
    painter.fillRect(room, QColor(colors.raised))
    left = room.left()
    while left < room.right():
        bar = QRectF(left, room.top(), min(1.5, room.right() - left), room.height())
        painter.fillRect(bar, QColor(colors.plain))
        left += _BARS


def gain(painter: QPainter, room: QRectF, colors: Colors) -> None:
    """Fill it as the area between the two paces."""
    painter.fillRect(room, QColor(colors.accent_ground))


def line(painter: QPainter, room: QRectF, colors: Colors) -> None:
    """Draw the line of the measured pace."""
    _draw_line(painter, room, pace_pen(colors))


def dashes(painter: QPainter, room: QRectF, colors: Colors) -> None:
    """Draw the line of the plain pace."""
    _draw_line(painter, room, plain_pen(colors))


def steps(painter: QPainter, room: QRectF, colors: Colors) -> None:
    """Draw a small flight of stairs."""
    for number, share in enumerate((0.4, 1.0, 0.7)):
        width = room.width() / 3
        top = room.bottom() - share * room.height()
        stair = QRectF(room.left() + number * width, top, width, share * room.height())
        painter.fillRect(stair, QColor(colors.plain))


def pace_pen(colors: Colors) -> QPen:
    """Return the pen of the measured pace."""
    pen = QPen(QColor(colors.accent), 2.0)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def plain_pen(colors: Colors) -> QPen:
    """Return the pen of the plain pace."""
    pen = QPen(QColor(colors.plain), 1.6)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([3.0, 2.2])
    return pen


def _draw_line(painter: QPainter, room: QRectF, pen: QPen) -> None:
    painter.setPen(pen)
    middle = room.center().y()
    painter.drawLine(QPointF(room.left(), middle), QPointF(room.right(), middle))


class Sample(QWidget):
    """Stands before a name in a legend and shows what is meant."""

    def __init__(self, theme: Theme, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Be as wide as a letter or two."""
        return QSize(self._theme.type.pixels(14), self._theme.type.pixels(10))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._look(painter, QRectF(self.rect()), self._theme.colors)
