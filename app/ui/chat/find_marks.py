"""What is searched for, marked where it is shown by a ground and a line; the current place is framed."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextEdit

from app.core.sought_text import Sought, Span
from app.ui.palette import Colors

_MOST = 500
"""Marks in one text; more are not told apart anyway."""


@dataclass(frozen=True, slots=True)
class Marking:
    """What is marked, and how.

    Attributes:
        sought: One or more pieces of text.
        colors: The theme's.
    """

    sought: tuple[Sought, ...]
    colors: Colors


class FindMarks:
    """The marks in one view."""

    def __init__(self, view: QTextEdit) -> None:
        self._view = view
        self._marking: Marking | None = None
        self._spans: list[Span] = []
        self._current: int | None = None

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._spans)

    @property
    def has_current(self) -> bool:
        """Whether one of them is the current one."""
        return self._current is not None and self._current < len(self._spans)

    @property
    def current_text(self) -> str:
        """What stands at the current one; empty without one."""
        selections = self._view.extraSelections()
        is_there = self._current is not None and self._current < len(selections)
        return selections[self._current or 0].cursor.selectedText() if is_there else ""

    @property
    def current_rect(self) -> QRectF:
        """Where the current one stands in the view."""
        return self.rect(self._current or 0)

    def renew(self) -> None:
        """Mark anew where the text has changed."""
        if self._marking is not None:
            self.mark(self._marking)

    def mark(self, marking: Marking | None) -> None:
        """Mark every place of what is sought, or nothing any more."""
        self._marking = marking
        self._current = None if marking is None else self._current
        self._spans = [] if marking is None else self._found(marking)
        self._show()

    def choose(self, number: int | None) -> None:
        """Make one mark the current one, counted from 0, or none."""
        if number != self._current:
            self._current = number
            self._show()

    def rect(self, number: int) -> QRectF:
        """Return where a mark stands in the view; the end of the text where there is no such mark."""
        cursor = QTextCursor(self._view.document())
        if number >= len(self._spans):
            return QRectF(self._view.cursorRect(cursor))
        last_place = self._view.document().characterCount() - 1
        start, end = (min(place, last_place) for place in self._spans[number])
        cursor.setPosition(start)
        rect = QRectF(self._view.cursorRect(cursor))
        cursor.setPosition(end)
        last = QRectF(self._view.cursorRect(cursor))
        if last.top() != rect.top():  # it goes on in the next line
            return rect.united(
                QRectF(rect.left(), rect.top(), self._view.viewport().width() - rect.left(), 1)
            )
        return rect.united(last)

    def paint(self, painter: QPainter) -> None:
        """Frame the current mark."""
        if self._current is None or self._marking is None:
            return
        painter.setPen(QPen(QColor(self._marking.colors.accent), 2))
        painter.drawRoundedRect(self.rect(self._current).adjusted(-2, -1, 2, 1), 3, 3)

    def _found(self, marking: Marking) -> list[Span]:
        text = self._view.document().toPlainText()
        spans = [span for sought in marking.sought for span in sought.spans(text, _MOST)]
        if len(marking.sought) > 1:
            spans.sort()
        if text and max(text) > "\uffff":  # Qt counts two where Python counts one
            spans = [tuple(_in_utf16(text, place) for place in span) for span in spans]  # type: ignore[misc]
        return spans[:_MOST]

    def _show(self) -> None:
        if not self._spans and not self._view.extraSelections():
            return
        self._view.setExtraSelections([self._selection(number) for number in range(len(self._spans))])
        self._view.viewport().update()

    def _selection(self, number: int) -> QTextEdit.ExtraSelection:
        assert self._marking is not None
        colors, is_current = self._marking.colors, number == self._current
        style = QTextCharFormat()
        style.setBackground(QColor(colors.accent if is_current else colors.accent_ground))
        style.setForeground(QColor(colors.on_accent if is_current else colors.accent_ink))
        style.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        selection = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self._view.document())
        cursor.setPosition(self._spans[number][0])
        cursor.setPosition(self._spans[number][1], QTextCursor.MoveMode.KeepAnchor)
        selection.cursor, selection.format = cursor, style
        return selection


def _in_utf16(text: str, place: int) -> int:
    return place + sum(character > "\uffff" for character in text[:place])
