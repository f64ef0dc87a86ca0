"""The small arrows of fields, drawn in the ink of the theme: a stylesheet cannot colour an image."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF


def draw_chevron(painter: QPainter, room: QRectF, color: QColor, points_down: bool = True) -> None:
    """Draw an arrow in the middle of a room, as large as the room allows."""
    half = min(room.width(), room.height() * 1.6) / 4
    rise = half / 2 if points_down else -half / 2
    middle = room.center()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(color, max(half / 2.6, 1.3))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(
        QPolygonF(
            [
                QPointF(middle.x() - half, middle.y() - rise),
                QPointF(middle.x(), middle.y() + rise),
                QPointF(middle.x() + half, middle.y() - rise),
            ]
        )
    )
    painter.restore()
