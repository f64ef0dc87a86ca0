# ruff: noqa: N802  Qt's own names
"""The slipstream: plain pace dashed, real pace solid, the gain between them, and below how far it drafted."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from math import floor, log10
from time import monotonic

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.meter.looks import pace_pen, plain_pen
from app.ui.theme import Theme
from app.ui.typeface import Size
from app.ui.wording import Wording

WINDOW_SECONDS = 120.0
"""How much of the past is shown."""

_SAMPLE_SECONDS = 0.25
_GAP_SECONDS = 2.0
_TICK_MS = 1_000
_HEIGHT = 84
_STAIRS_HEIGHT = 18
_STAIRS_GAP = 8
_USUAL_LENGTH = 4
"""Drafts up to this long are drawn on one scale, so that a change of the length shows as one."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Pace at one moment.

    Attributes:
        at: When, in seconds of the chart's clock.
        pace: Tokens per second.
        plain: What plain decoding would do; None while not measured.
        drafted: How many tokens are drafted at a time; 0 in plain decoding.
    """

    at: float
    pace: float
    plain: float | None
    drafted: int = 0


class StripChart(QWidget):
    """Draws the pace of the last two minutes; moves on by itself while there is something to see."""

    def __init__(
        self,
        theme: Theme,
        clock: Callable[[], float] = monotonic,
        wording: Wording | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._wording = wording or Wording(parent=self)
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
        return QSize(200, self._theme.type.pixels(_HEIGHT + _STAIRS_GAP + _STAIRS_HEIGHT))

    @property
    def samples(self) -> tuple[Sample, ...]:
        """What is shown, oldest first."""
        return tuple(self._samples)

    def add(self, pace: float, plain: float | None, drafted: int = 0) -> None:
        """Add the pace of this moment; a quarter of a second counts as one moment."""
        now = self._clock()
        if self._samples and now - self._samples[-1].at < _SAMPLE_SECONDS:
            return
        self._samples.append(Sample(now, pace, plain, drafted))
        self._forget_old(now)
        self._describe()
        if not self._tick.isActive():
            self._tick.start()
        self.update()

    @Slot()
    def _on_tick(self) -> None:
        self._forget_old(self._clock())
        if not self._samples:
            self._tick.stop()
            self._describe()
        if self.isVisible():
            self.update()

    def _forget_old(self, now: float) -> None:
        while self._samples and now - self._samples[0].at > WINDOW_SECONDS:
            self._samples.popleft()

    def _describe(self) -> None:
        """Say for screen readers what can be seen."""
        if not self._samples:
            self.setAccessibleDescription("")
            return
        paces = [sample.pace for sample in self._samples]
        last = self._samples[-1]
        words = self.tr("between {low} and {high}, plain {plain}, drafting {count} at a time")
        self.setAccessibleDescription(
            words.format(
                low=self._wording.pace(min(paces)),
                high=self._wording.pace(max(paces)),
                plain=self._wording.pace(last.plain),
                count=last.drafted,
            )
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        stairs = self._theme.type.pixels(_STAIRS_HEIGHT)
        whole = QRectF(self.rect()).adjusted(0, 4, 0, -1)
        below = QRectF(whole.left(), whole.bottom() - stairs, whole.width(), stairs)
        area = whole.adjusted(0, 0, 0, -stairs - self._theme.type.pixels(_STAIRS_GAP))
        top = max([0.1, *(max(sample.pace, sample.plain or 0.0) for sample in self._samples)]) * 1.15
        longest = max([_USUAL_LENGTH, *(sample.drafted for sample in self._samples)])
        self._paint_scale(painter, area, top)
        pieces = self._pieces()
        for piece in pieces:
            real = QPolygonF([self._point(area, s.at, s.pace, top) for s in piece])
            plain = QPolygonF([self._point(area, s.at, s.plain, top) for s in piece if s.plain is not None])
            self._paint_gain(painter, real, plain)
            self._paint_line(painter, plain, plain_pen(self._theme.colors))
            self._paint_line(painter, real, pace_pen(self._theme.colors))
            self._paint_stairs(painter, below, piece, longest)
        painter.setPen(QPen(QColor(self._theme.colors.line), 1))
        for room in (area, below):
            painter.drawLine(room.bottomLeft(), room.bottomRight())

    def _paint_scale(self, painter: QPainter, area: QRectF, top: float) -> None:
        """Draw a line at a round pace, and say which."""
        if not self._samples:
            return
        pace = _round_below(top * 0.95)
        height = area.bottom() - pace / top * area.height()
        painter.setPen(QPen(QColor(self._theme.colors.line), 1))
        painter.drawLine(QPointF(area.left(), height), QPointF(area.right(), height))
        painter.setPen(QColor(self._theme.colors.secondary))
        painter.setFont(self._theme.type.interface(Size.SMALL, tabular=True))
        room = QRectF(area.left(), height, area.width(), painter.fontMetrics().height())
        text = self._wording.numbers.decimal(pace, 0 if pace >= 1 else 1)
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, text)  # Qt mirrors it

    def _paint_stairs(self, painter: QPainter, room: QRectF, piece: list[Sample], longest: int) -> None:
        """Draw how many tokens were drafted at a time, each count until the next one."""
        color = QColor(self._theme.colors.plain)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # no seams between two stairs
        for sample, following in pairwise([*piece, piece[-1]]):
            if sample.drafted:
                start = self._point(room, sample.at, sample.drafted, longest)
                stop = self._point(room, max(following.at, sample.at + _SAMPLE_SECONDS), 0, longest)
                painter.fillRect(QRectF(start, stop).normalized(), color)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)

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

    @staticmethod
    def _paint_line(painter: QPainter, line: QPolygonF, pen: QPen) -> None:
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if line.size() > 1:
            painter.drawPolyline(line)


def _round_below(pace: float) -> float:
    """The greatest of 1, 2, 5, 10, 20, 50 and so on that is no greater."""
    power = 10.0 ** floor(log10(pace))
    return next(step * power for step in (5.0, 2.0, 1.0) if step * power <= pace)


def _reversed_path(line: QPolygonF) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([line.at(place) for place in range(line.size() - 1, -1, -1)]))
    return path
