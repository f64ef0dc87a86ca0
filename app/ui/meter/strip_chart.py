# ruff: noqa: N802  Qt's own names
"""The slipstream: plain pace dashed, real pace solid, and the gain as the area between."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.theme import Theme

WINDOW_SECONDS = 120.0
"""How much of the past is shown."""

_SAMPLE_SECONDS = 0.25
_GAP_SECONDS = 2.0
_TICK_MS = 1_000
_HEIGHT = 84


@dataclass(frozen=True, slots=True)
class Sample:
    """Pace at one moment.

    Attributes:
        at: When, in seconds of the chart's clock.
        pace: Tokens per second.
        plain: What plain decoding would do; None while not measured.
    """

    at: float
    pace: float
    plain: float | None


class StripChart(QWidget):
    """Draws the pace of the last two minutes; moves on by itself while there is something to see."""

    def __init__(
        self, theme: Theme, clock: Callable[[], float] = monotonic, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._clock = clock
        self._samples: deque[Sample] = deque()
        self._tick = QTimer(self)
        self._tick.setInterval(_TICK_MS)
        self._tick.timeout.connect(self._on_tick)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Pace of the last two minutes"))
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Be a strip."""
        return QSize(200, self._theme.type.pixels(_HEIGHT))

    @property
    def samples(self) -> tuple[Sample, ...]:
        """What is shown, oldest first."""
        return tuple(self._samples)

    def add(self, pace: float, plain: float | None) -> None:
        """Add the pace of this moment; a quarter of a second counts as one moment."""
        now = self._clock()
        if self._samples and now - self._samples[-1].at < _SAMPLE_SECONDS:
            return
        self._samples.append(Sample(now, pace, plain))
        self._forget_old(now)
        if not self._tick.isActive():
            self._tick.start()
        self.update()

    @Slot()
    def _on_tick(self) -> None:
        self._forget_old(self._clock())
        if not self._samples:
            self._tick.stop()
        if self.isVisible():
            self.update()

    def _forget_old(self, now: float) -> None:
        while self._samples and now - self._samples[0].at > WINDOW_SECONDS:
            self._samples.popleft()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(0, 4, 0, -2)
        painter.setPen(QPen(QColor(self._theme.colors.line), 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        top = max([0.1, *(max(sample.pace, sample.plain or 0.0) for sample in self._samples)]) * 1.15
        for piece in self._pieces():
            real = QPolygonF([self._point(area, s.at, s.pace, top) for s in piece])
            plain = QPolygonF([self._point(area, s.at, s.plain, top) for s in piece if s.plain is not None])
            self._paint_gain(painter, real, plain)
            self._paint_line(painter, plain, self._theme.colors.plain, 1.6, is_dashed=True)
            self._paint_line(painter, real, self._theme.colors.accent, 2.0, is_dashed=False)

    def _pieces(self) -> list[list[Sample]]:
        """Cut the samples where nothing was written for a while."""
        pieces: list[list[Sample]] = []
        for sample in self._samples:
            if pieces and sample.at - pieces[-1][-1].at <= _GAP_SECONDS:
                pieces[-1].append(sample)
            else:
                pieces.append([sample])
        return pieces

    def _point(self, area: QRectF, at: float, pace: float, top: float) -> QPointF:
        share = 1.0 - (self._clock() - at) / WINDOW_SECONDS
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            share = 1.0 - share
        return QPointF(area.left() + share * area.width(), area.bottom() - pace / top * area.height())

    def _paint_gain(self, painter: QPainter, real: QPolygonF, plain: QPolygonF) -> None:
        if plain.size() < 2:
            return
        path = QPainterPath()
        path.addPolygon(real)
        path.connectPath(_reversed_path(plain))
        path.closeSubpath()
        painter.fillPath(path, QColor(self._theme.colors.accent_ground))

    def _paint_line(
        self, painter: QPainter, line: QPolygonF, color: str, width: float, is_dashed: bool
    ) -> None:
        pen = QPen(QColor(color), width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap if is_dashed else Qt.PenCapStyle.RoundCap)
        if is_dashed:
            pen.setDashPattern([3.0, 2.2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if line.size() > 1:
            painter.drawPolyline(line)


def _reversed_path(line: QPolygonF) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([line.at(place) for place in range(line.size() - 1, -1, -1)]))
    return path
