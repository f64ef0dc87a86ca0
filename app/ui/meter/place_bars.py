# ruff: noqa: N802  Qt's own names
"""How often drafted tokens were kept, by their place in the draft."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.theme import Theme
from app.ui.typeface import Size
from app.ui.wording import Wording

_BAR_HEIGHT = 56
_GAP = 8.0
_RADIUS = 4.0
_MOST_BARS = 6
_WIDE_BARS = 4


class PlaceBars(QWidget):
    """Draws a bar for each place in the draft, with the share in figures below."""

    def __init__(self, theme: Theme, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._wording = wording
        self._shares: tuple[float, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)
        self.show_shares(())

    def sizeHint(self) -> QSize:
        """Leave room for bars and two lines of figures."""
        return QSize(200, self._theme.type.pixels(_BAR_HEIGHT) + 2 * self._line_height() + 6)

    def show_shares(self, shares: tuple[float, ...]) -> None:
        """Show these shares, each 0 to 1, the first place first."""
        if shares == self._shares and self.accessibleName():
            return
        self._shares = shares[:_MOST_BARS]
        spoken = ", ".join(
            f"{self._wording.place(place)} {self._wording.numbers.percent(share)}"
            for place, share in enumerate(self._shares)
        )
        name = self.tr("Kept, by place in the draft: {shares}")
        self.setAccessibleName(name.format(shares=spoken or self.tr("nothing yet")))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._theme.type.interface(Size.SMALL, tabular=True))
        count = max(len(self._shares), _WIDE_BARS)
        width = (self.width() - _GAP * (count - 1)) / count
        for place in range(count):
            shown = count - 1 - place if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else place
            left = shown * (width + _GAP)
            share = self._shares[place] if place < len(self._shares) else None
            self._paint_bar(painter, QRectF(left, 0, width, self._theme.type.pixels(_BAR_HEIGHT)), share)
            self._paint_figures(painter, left, width, place, share)

    def _paint_bar(self, painter: QPainter, place: QRectF, share: float | None) -> None:
        colors = self._theme.colors
        outline = QPainterPath()
        outline.addRoundedRect(place, _RADIUS, _RADIUS)
        painter.fillPath(outline, QColor(colors.accent_ground if share is not None else colors.hover))
        if share:
            filled = QRectF(place)
            filled.setTop(place.bottom() - share * place.height())
            painter.save()
            painter.setClipPath(outline)
            painter.fillRect(filled, QColor(colors.accent))
            painter.restore()

    def _paint_figures(
        self, painter: QPainter, left: float, width: float, place: int, share: float | None
    ) -> None:
        line = self._line_height()
        top = self._theme.type.pixels(_BAR_HEIGHT) + 5.0
        painter.setPen(QColor(self._theme.colors.secondary))
        centre = Qt.AlignmentFlag.AlignCenter
        painter.drawText(QRectF(left, top, width, line), centre, self._wording.place(place))
        figures = self._wording.numbers.percent(share) if share is not None else "–"
        if share is not None:
            painter.setPen(QColor(self._theme.colors.text))
        painter.drawText(QRectF(left, top + line, width, line), centre, figures)

    def _line_height(self) -> int:
        return self._theme.type.pixels(16)
