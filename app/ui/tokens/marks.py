"""How tokens are marked: a pattern below the words, and a ground behind every other round."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.ui.palette import Colors

_GAP = 1.5
"""Left free at the end of each mark, so that neighbours can be told apart."""

_THICK = 2.0
_DOT = 2.0
_RADIUS = 3.0


class MarkPainter:
    """Draws marks in the theme's colours: a solid line for drafted words, dots for the target's own."""

    def __init__(self, painter: QPainter, colors: Colors) -> None:
        self._painter = painter
        self._colors = colors

    def ground(self, rect: QRectF, is_chosen: bool) -> None:
        """Draw what stands behind words: of the chosen round, or of every other one."""
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(QColor(self._colors.accent_ground if is_chosen else self._colors.quote))
        self._painter.drawRoundedRect(rect, _RADIUS, _RADIUS)

    def outline(self, rect: QRectF) -> None:
        """Draw a frame around the chosen token."""
        self._painter.setPen(QPen(QColor(self._colors.accent), 1.2))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRoundedRect(rect, _RADIUS, _RADIUS)

    def line(self, left: float, right: float, top: float, is_drafted: bool) -> None:
        """Draw the pattern below a token."""
        right = max(right - _GAP, left + _DOT)
        self._painter.setPen(Qt.PenStyle.NoPen)
        if is_drafted:
            self._painter.setBrush(QColor(self._colors.accent))
            self._painter.drawRoundedRect(QRectF(left, top, right - left, _THICK), 1, 1)
            return
        self._painter.setBrush(QColor(self._colors.plain))
        step = 2 * _DOT
        while left + _DOT <= right + 0.5:
            self._painter.drawEllipse(QRectF(left, top, _DOT, _DOT))
            left += step
