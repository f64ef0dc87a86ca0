# ruff: noqa: N802  Qt's own names
"""The list of what a query found: its model, and how a line of it is drawn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.ui.actions.fuzzy import Match, match
from app.ui.actions.sources import PaletteEntry
from app.ui.theme import Theme
from app.ui.typeface import Size

_NOWHERE = QModelIndex()
_MARGIN = 12
_LEFT_TO_RIGHT, _END = "\u2066", "\u2069"
"""Between them a key is written as it stands on the keyboard, whatever the language around it."""


@dataclass(frozen=True, slots=True)
class Result:
    """An entry, and which letters of its name were meant."""

    entry: PaletteEntry
    places: tuple[int, ...] = ()


def find(entries: Sequence[PaletteEntry], query: str) -> list[Result]:
    """Return what fits a query, best first; everything in its order when there is none."""
    if not query.strip():
        return [Result(entry) for entry in entries]
    found: list[tuple[float, Result]] = []
    for entry in entries:
        by_name = match(query, entry.text)
        if by_name is not None:
            found.append((by_name.score + 100, Result(entry, by_name.places)))  # a name before other words
        elif (by_words := _in_words(query, entry)) is not None:
            found.append((by_words.score, Result(entry)))
    return [result for _, result in sorted(found, key=lambda pair: -pair[0])]


def _in_words(query: str, entry: PaletteEntry) -> Match | None:
    """Other words must be met as they are written: letters here and there occur in any long text."""
    text = f"{entry.text} {entry.detail} {entry.words}".casefold()
    return Match(0.0) if all(word in text for word in query.casefold().split()) else None


class ResultModel(QAbstractListModel):
    """The results as Qt's views want them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._results: list[Result] = []

    def show(self, results: Sequence[Result]) -> None:
        """Replace what is listed."""
        self.beginResetModel()
        self._results = list(results)
        self.endResetModel()

    def result(self, index: QModelIndex | QPersistentModelIndex) -> Result | None:
        """Return the result at a place."""
        return self._results[index.row()] if 0 <= index.row() < len(self._results) else None

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """Return how many there are."""
        return 0 if parent.isValid() else len(self._results)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the name, and for screen readers what belongs to it."""
        result = self.result(index)
        if result is None:
            return None
        entry = result.entry
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(part for part in (entry.text, entry.detail, entry.key) if part)
        return None


class ResultDelegate(QStyledItemDelegate):
    """Draws a name with the letters that were meant, where it belongs, and its key."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of a line."""
        height = QFontMetrics(self._theme.type.interface(Size.TEXT)).height()
        return QSize(200, height + self._theme.type.pixels(16))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a line; the one that Enter would run has a ground and a mark at its edge."""
        model = index.model()
        result = model.result(index) if isinstance(model, ResultModel) else None
        if result is None:
            return
        colors = self._theme.colors
        side, margin = self._theme.type.pixels(6), self._theme.type.pixels(_MARGIN)
        rect: QRect = option.rect.adjusted(side, 1, -side, -1)
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colors.accent_ground))
            painter.drawRoundedRect(rect, 7, 7)
            painter.setBrush(QColor(colors.accent))
            is_mirrored = option.direction == Qt.LayoutDirection.RightToLeft
            left = rect.right() - 2 if is_mirrored else rect.left()
            painter.drawRoundedRect(left, rect.top() + 6, 3, rect.height() - 12, 1.5, 1.5)
        inner = rect.adjusted(margin, 0, -margin, 0)
        room = self._draw_right(painter, inner, result.entry)
        free = QStyle.visualRect(option.direction, inner, inner.adjusted(0, 0, -room - margin, 0))
        self._draw_name(painter, free, result, option.direction)
        painter.restore()

    def _draw_right(self, painter: QPainter, rect: QRect, entry: PaletteEntry) -> int:
        """Draw where it belongs and its key, and return how wide that is."""
        painter.setFont(self._theme.type.interface(Size.SMALL))
        painter.setPen(QColor(self._theme.colors.text))  # secondary ink is too faint on the chosen line
        key = f"{_LEFT_TO_RIGHT}{entry.key}{_END}" if entry.key else ""
        words = "   ".join(part for part in (entry.detail, key) if part)
        painter.drawText(rect, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words)
        return painter.fontMetrics().horizontalAdvance(words)

    def _draw_name(
        self, painter: QPainter, rect: QRect, result: Result, direction: Qt.LayoutDirection
    ) -> None:
        """Draw the name, the letters that were meant in bold; they widen it, so it is cut a little early."""
        font = self._theme.type.interface(Size.TEXT)
        bold = QTextCharFormat()
        bold.setFontWeight(QFont.Weight.Bold)
        spare = len(result.places) * QFontMetrics(font).averageCharWidth() // 4
        room = rect.width() - spare
        shown = QFontMetrics(font).elidedText(result.entry.text, Qt.TextElideMode.ElideRight, room)
        layout = QTextLayout(shown, font)
        option = layout.textOption()
        option.setTextDirection(direction)
        option.setAlignment(QStyle.visualAlignment(direction, Qt.AlignmentFlag.AlignLeft))
        layout.setTextOption(option)
        layout.setFormats([_format(place, bold) for place in result.places if place < len(shown)])
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(rect.width())
        layout.endLayout()
        painter.setPen(QColor(self._theme.colors.text))
        layout.draw(painter, QPointF(rect.left(), rect.top() + (rect.height() - line.height()) / 2))


def _format(place: int, style: QTextCharFormat) -> QTextLayout.FormatRange:
    meant = QTextLayout.FormatRange()
    meant.start, meant.length, meant.format = place, 1, style
    return meant
