# ruff: noqa: N802  Qt's own names
"""The quiet line below the message field: how much of the context is taken, and what is left out."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.ui.context.use import ContextUse, Room
from app.ui.eliding_label import ElidingLabel
from app.ui.label import set_ink
from app.ui.number_text import NumberText
from app.ui.theme import Theme
from app.ui.typeface import Size

_BAR_WIDTH = 84
_BAR_HEIGHT = 4
_SIGN = 11
"""Pixels: the bar, and the warning sign beside it."""


class ContextGauge(QWidget):
    """Shows how full the context is, in numbers, as a bar, and in words where it matters."""

    def __init__(self, theme: Theme, numbers: NumberText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._numbers = numbers
        self._use: ContextUse | None = None
        self._bar = _Bar(theme)
        self._words = ElidingLabel()
        self._words.setFont(theme.type.interface(Size.SMALL, tabular=True))
        set_ink(self._words, "secondary")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(14, 0, 14, 0)
        layout.setSpacing(8)
        layout.addWidget(self._bar)
        layout.addWidget(self._words, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(self._words.sizeHint().height())  # it stays while there is nothing to show
        self.show_use(None)

    @property
    def words(self) -> str:
        """What it says; empty while there is nothing to say."""
        return self._words.text()

    @property
    def room(self) -> Room | None:
        """What its shape says; None while it shows nothing."""
        return self._use.room if self._use is not None else None

    @Slot(object)
    def show_use(self, use: ContextUse | None) -> None:
        """Show so much, or nothing."""
        self._use = use
        words = self._sentence(use) if use is not None else ""
        self._words.setText(words)
        self._words.setAccessibleName(self.tr("Context: {words}").format(words=words) if words else "")
        self._words.setToolTip(
            self.tr("{words}\nSo much the model reads for its next answer, your message included.").format(
                words=words
            )
        )
        is_warning = use is not None and use.room in (Room.TIGHT, Room.FULL)
        set_ink(self._words, "warning" if is_warning else "secondary")
        self._bar.show_use(use)
        self._bar.setVisible(use is not None)
        self._words.setVisible(use is not None)

    def _sentence(self, use: ContextUse) -> str:
        count = self.tr("{tokens} of {limit} tokens", "", use.limit).format(
            tokens=self._numbers.integer(use.tokens), limit=self._numbers.integer(use.limit)
        )
        if use.room is Room.TIGHT:
            return self.tr("{count}: nearly full").format(count=count)
        if use.room is Room.FULL:
            return self.tr("{count}: no room for an answer").format(count=count)
        if use.room is Room.TRIMMED:
            words = self.tr("{count}; the {messages} oldest messages are not read any more", "", use.left_out)
            return words.format(count=count, messages=self._numbers.integer(use.left_out))
        return count


class _Bar(QWidget):
    """A thin bar; where room is short it is hatched, with a warning sign before it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._use: ContextUse | None = None
        theme.changed.connect(self.update)

    def show_use(self, use: ContextUse | None) -> None:
        """Show so much."""
        had_sign = self._has_sign
        self._use = use
        if self._has_sign is not had_sign:
            self.updateGeometry()
        self.update()

    @property
    def _has_sign(self) -> bool:
        return self._use is not None and self._use.room in (Room.TIGHT, Room.FULL)

    def sizeHint(self) -> QSize:
        """As long as it always is, with room for the sign where it has one."""
        pixels = self._theme.type.pixels
        sign = pixels(_SIGN) + pixels(6) if self._has_sign else 0
        return QSize(pixels(_BAR_WIDTH) + sign, pixels(_SIGN))

    def minimumSizeHint(self) -> QSize:
        """Never shorter."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sign, the track and what is taken of it."""
        if self._use is None:
            return
        colors, pixels = self._theme.colors, self._theme.type.pixels
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        height = float(pixels(_BAR_HEIGHT))
        width = float(pixels(_BAR_WIDTH))
        track = QRectF(self.width() - width, (self.height() - height) / 2, width, height)
        ink = QColor(colors.warning if self._has_sign else colors.secondary)
        # An outline: in high contrast a track as dark as its content would look full.
        painter.setPen(QPen(QColor(colors.edge), 1))
        painter.setBrush(QColor(colors.quote))
        painter.drawRoundedRect(track.adjusted(0.5, 0.5, -0.5, -0.5), height / 2, height / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        taken = QRectF(track.left(), track.top(), max(track.width() * self._use.share, height), height)
        painter.setBrush(ink)
        if self._use.room is Room.TRIMMED:  # the beginning is not read: it is shown empty
            painter.setBrush(QBrush(ink, Qt.BrushStyle.Dense4Pattern))
        painter.drawRoundedRect(taken, height / 2, height / 2)
        if self._has_sign:
            self._paint_sign(painter, ink)

    def _paint_sign(self, painter: QPainter, ink: QColor) -> None:
        side = float(self._theme.type.pixels(_SIGN))
        top = (self.height() - side) / 2
        painter.setBrush(ink)
        painter.drawPolygon(
            QPolygonF([QPointF(side / 2, top + 0.5), QPointF(side, top + side), QPointF(0, top + side)])
        )
        painter.setPen(QPen(QColor(self._theme.colors.window), max(side / 8, 1.2)))
        middle = side / 2
        painter.drawLine(QPointF(middle, top + side * 0.42), QPointF(middle, top + side * 0.68))
        painter.drawPoint(QPointF(middle, top + side * 0.85))
