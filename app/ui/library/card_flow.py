# ruff: noqa: N802  Qt's own names
"""Cards side by side: as many columns as there is room for, all cards of a line equally tall."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from app.ui.theme import Theme

_GAP = 14
_NARROWEST = 330
"""Below this width a card's words and its buttons would be in each other's way."""

_MOST_COLUMNS = 3


class CardFlow(QWidget):
    """Lays cards out and is as tall as they need; mirrored where one reads from the right."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._cards: tuple[QWidget, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def cards(self) -> tuple[QWidget, ...]:
        """What is laid out, in the order in which it is read."""
        return self._cards

    @property
    def columns(self) -> int:
        """How many cards stand side by side."""
        narrowest = self._theme.type.pixels(_NARROWEST)
        room = (self.width() + _GAP) // (narrowest + _GAP)
        return min(max(room, 1), _MOST_COLUMNS)

    def show_cards(self, cards: Sequence[QWidget]) -> None:
        """Lay out these; those that are not among them any more are hidden for their owner to delete."""
        for card in self._cards:
            if card not in cards:
                card.hide()
        self._cards = tuple(cards)
        for before, card in zip((None, *self._cards), self._cards, strict=False):
            card.setParent(self)
            card.show()
            _follow(before, card)
        self.place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards out anew."""
        super().resizeEvent(event)
        self.place()

    def showEvent(self, event: QShowEvent) -> None:
        """Lay the cards out as the style wants them."""
        super().showEvent(event)
        self.place()

    def event(self, event: QEvent) -> bool:
        """Lay the cards out anew when one has other words."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.place()
        return super().event(event)

    def sizeHint(self) -> QSize:
        """Be as tall as the lines are."""
        return QSize(self._theme.type.pixels(_NARROWEST), self.height())

    def place(self) -> None:
        """Lay the cards out."""
        columns = self.columns
        room = QRect(0, 0, max(self.width(), 1), 1)
        width = (room.width() - (columns - 1) * _GAP) // columns
        top = 0
        for start in range(0, len(self._cards), columns):
            line = self._cards[start : start + columns]
            height = max(_height(card, width) for card in line)
            for column, card in enumerate(line):
                place = QRect(column * (width + _GAP), top, width, height)
                card.setGeometry(QStyle.visualRect(self.layoutDirection(), room, place))
            top += height + _GAP
        height = max(top - _GAP, 0)
        if height != self.height() or self.minimumHeight() != height:
            self.setFixedHeight(height)


def _height(card: QWidget, width: int) -> int:
    return card.heightForWidth(width) if card.hasHeightForWidth() else card.sizeHint().height()


def _follow(before: QWidget | None, card: QWidget) -> None:
    """Let Tab go from one card's last control to the next one's first."""
    if before is None:
        return
    last = _controls(before)
    first = _controls(card)
    if last and first:
        QWidget.setTabOrder(last[-1], first[0])
        for one, other in pairwise(first):
            QWidget.setTabOrder(one, other)


def _controls(card: QWidget) -> list[QWidget]:
    return [child for child in card.findChildren(QWidget) if child.focusPolicy() & Qt.FocusPolicy.TabFocus]
