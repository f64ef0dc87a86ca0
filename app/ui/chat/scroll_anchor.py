"""What stands at the upper edge of the view, so that it can be brought back there when heights change."""

from dataclasses import dataclass

import shiboken6
from PySide6.QtCore import QPoint
from PySide6.QtGui import QTextCursor

from app.ui.chat.exchange_column import ExchangeColumn
from app.ui.chat.exchange_slot import ExchangeSlot
from app.ui.chat.text_view import TextView


@dataclass(frozen=True, slots=True)
class _TextPlace:
    """A place in a text.

    Attributes:
        view: The view of the text.
        cursor: Where in its document; it follows what is inserted before.
        below: How many pixels the upper edge lies below the line of the cursor.
    """

    view: TextView
    cursor: QTextCursor
    below: int

    @property
    def is_there(self) -> bool:
        """Whether the view still shows the same document."""
        return (
            shiboken6.isValid(self.view)
            and self.view.isVisible()
            and self.cursor.document() is not None
            and self.cursor.position() > 0
        )


@dataclass(frozen=True, slots=True)
class ScrollAnchor:
    """An exchange, and if it has views, the place in its text.

    Attributes:
        slot: The room of the exchange.
        inside: How many pixels the upper edge lies below the room's.
        text: The place; None where there is no text.
    """

    slot: ExchangeSlot
    inside: int
    text: _TextPlace | None = None

    def top(self, column: ExchangeColumn) -> int:
        """Return where the upper edge belongs now, in pixels from the beginning."""
        text = self.text
        if text is None or not text.is_there:
            return self.slot.top + self.inside
        line = text.view.cursorRect(text.cursor).top()
        return column.origin + text.view.mapTo(column, QPoint(0, line)).y() + text.below


def anchor_at(column: ExchangeColumn, top: int, bottom: int) -> ScrollAnchor | None:
    """Return what stands first between two heights, in pixels from the beginning; None for nothing at all.

    What has views goes before what has none: there it is seen when something moves.
    """
    slots = column.between(top, bottom) or column.slots[-1:]
    if not slots:
        return None
    slot = next((slot for slot in slots if slot.reply is not None), slots[0])
    return ScrollAnchor(slot, top - slot.top, _text_at(column, slot, top))


def _text_at(column: ExchangeColumn, slot: ExchangeSlot, top: int) -> _TextPlace | None:
    for view in slot.texts_of(question=True, reply=True):
        if not view.isVisible():
            continue
        inside = top - column.origin - view.mapTo(column, QPoint(0, 0)).y()
        if 0 <= inside < view.height():
            cursor = view.cursorForPosition(QPoint(0, inside))
            cursor.setKeepPositionOnInsert(True)
            return _TextPlace(view, cursor, inside - view.cursorRect(cursor).top())
    return None
