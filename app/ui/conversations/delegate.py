# ruff: noqa: N802  Qt's own names
"""How a line of the list is drawn, and its title edited in place."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.storage.search import Marks
from app.ui.conversations.model import ConversationModel
from app.ui.theme import Theme
from app.ui.typeface import Size

Index = QModelIndex | QPersistentModelIndex


class ConversationDelegate(QStyledItemDelegate):
    """Draws title, snippet and state on a card, below the heading of its group."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Two lines of text, and above the first of a group its heading."""
        height = self._line(Size.TEXT) + self._line(Size.SMALL) + self._space(18)
        return QSize(self._space(120), height + self._heading_height(index))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a line; the open one lies on a card, the one with the keyboard has an outline."""
        rect, state = QRect(option.rect), option.state
        colors = self._theme.colors
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        above = self._heading_height(index)
        if above:
            room = QRect(rect.left(), rect.top(), rect.width(), above - self._space(5))
            self._draw_heading(painter, room.adjusted(self._space(20), 0, -self._space(12), 0), index, option)
        card = self.card(rect, index)
        self._draw_card(painter, card, state, bool(index.data(ConversationModel.IS_OPEN)))
        inner = card.adjusted(self._space(12), self._space(6), -self._space(12), -self._space(6))
        title = QRect(inner.left(), inner.top(), inner.width(), self._line(Size.TEXT))
        below = QRect(inner.left(), title.bottom() + self._space(3), inner.width(), self._line(Size.SMALL))
        entry = index.data(ConversationModel.ENTRY)
        weight = QFont.Weight.Medium if index.data(ConversationModel.IS_OPEN) else QFont.Weight.Normal
        font = self._theme.type.interface(Size.TEXT, weight)
        self._draw_text(painter, title, str(index.data()), font, colors.text, entry.title_marks, option)
        words, marks, ink = entry.snippet, entry.marks, colors.secondary
        words, marks = self._from_mark(words, marks, below.width())
        if index.data(ConversationModel.IS_BUSY):
            words, marks, ink = self.tr("writing…"), (), colors.accent
        small = self._theme.type.interface(Size.SMALL)
        self._draw_text(painter, below, words, small, ink, marks, option)
        painter.restore()

    def card(self, rect: QRect, index: Index) -> QRect:
        """Where a line's card lies: what is below the heading."""
        side = self._space(8)
        return rect.adjusted(side, self._heading_height(index) + 1, -side, -1)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Edit the title where it stands."""
        editor = QLineEdit(parent)
        editor.setObjectName("titleEdit")
        editor.setFont(self._theme.type.interface(Size.TEXT))
        editor.setAccessibleName(self.tr("Title of the conversation"))
        editor.setPlaceholderText(self.tr("Title"))
        editor.setMaxLength(200)
        return editor

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        """Lay the field over the card's title."""
        editor.setGeometry(self.card(QRect(option.rect), index))

    def _draw_heading(
        self, painter: QPainter, room: QRect, index: Index, option: QStyleOptionViewItem
    ) -> None:
        painter.setFont(self._theme.type.interface(Size.SMALL, QFont.Weight.Medium))
        painter.setPen(QColor(self._theme.colors.secondary))
        flags = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft)
        painter.drawText(room, flags | Qt.AlignmentFlag.AlignBottom, index.data(ConversationModel.HEADING))

    def _draw_card(self, painter: QPainter, card: QRect, state: QStyle.StateFlag, is_open: bool) -> None:
        colors = self._theme.colors
        has_keyboard = bool(state & QStyle.StateFlag.State_HasFocus)
        is_under = bool(state & QStyle.StateFlag.State_MouseOver)
        pen = QPen(QColor(colors.line), 1) if is_open else QPen(Qt.PenStyle.NoPen)
        if has_keyboard:
            pen = QPen(QColor(colors.accent), 2)
        painter.setPen(pen)
        ground = colors.raised if is_open else colors.hover
        painter.setBrush(QColor(ground) if is_open or is_under else Qt.BrushStyle.NoBrush)
        if is_open or is_under or has_keyboard:
            painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), self._space(9), self._space(9))

    def _draw_text(
        self,
        painter: QPainter,
        room: QRect,
        text: str,
        font: QFont,
        ink: str,
        marks: Marks,
        option: QStyleOptionViewItem,
    ) -> None:
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        layout = QTextLayout(shown, font)
        text_option = layout.textOption()
        text_option.setTextDirection(option.direction)
        text_option.setAlignment(QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft))
        layout.setTextOption(text_option)
        layout.setFormats([form for mark in marks if (form := self._marked(mark, len(shown))) is not None])
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(room.width())
        layout.endLayout()
        painter.setPen(QColor(ink))
        layout.draw(painter, QPointF(room.topLeft()))

    def _from_mark(self, words: str, marks: Marks, width: int) -> tuple[str, Marks]:
        """Leave out the beginning where what was searched for would be cut off."""
        metrics = QFontMetrics(self._theme.type.interface(Size.SMALL, QFont.Weight.DemiBold))
        if not marks or metrics.horizontalAdvance(words[: marks[0][1]]) < width * 0.8:
            return words, marks
        start = words.rfind(" ", 0, max(marks[0][0] - 8, 0)) + 1
        return "…" + words[start:], tuple((low - start + 1, high - start + 1) for low, high in marks)

    def _marked(self, mark: tuple[int, int], length: int) -> QTextLayout.FormatRange | None:
        """What was searched for has a ground and is heavier, so that it shows without colour as well."""
        start, stop = mark[0], min(mark[1], length)
        if start >= stop:
            return None
        found = QTextLayout.FormatRange()
        found.start, found.length = start, stop - start
        style = QTextCharFormat()
        style.setFontWeight(QFont.Weight.DemiBold)
        style.setBackground(QColor(self._theme.colors.accent_ground))
        style.setForeground(QColor(self._theme.colors.text))
        found.format = style
        return found

    def _heading_height(self, index: Index) -> int:
        if not index.data(ConversationModel.HEADING):
            return 0
        return self._line(Size.SMALL) + self._space(12 if index.row() == 0 else 20)

    def _line(self, size: Size) -> int:
        return QFontMetrics(self._theme.type.interface(size)).height()

    def _space(self, pixels: int) -> int:
        return self._theme.type.pixels(pixels)
