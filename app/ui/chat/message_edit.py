# ruff: noqa: N802  Qt's own names
"""The field one types into: plain text, as tall as its lines up to a limit."""

from math import ceil

from PySide6.QtCore import QMimeData, Qt, Signal, Slot
from PySide6.QtGui import (
    QFocusEvent,
    QInputMethodEvent,
    QKeyEvent,
    QResizeEvent,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

LONGEST_PASTE = 100_000
"""Characters; more would freeze the field, and no context here holds more."""

_MOST_LINES = 8


class MessageEdit(QPlainTextEdit):
    """Takes a message.

    Enter asks to send it, Shift+Enter begins a line. While an input method composes, Enter is left to it.

    Signals:
        send_requested (): Enter was pressed.
        paste_cut (): Something pasted was longer than LONGEST_PASTE and was cut.
        pages_turned (int): Page Up or Page Down was pressed where it means the conversation.
        last_wanted (): Up was pressed in the empty field.
        focus_changed (bool): The field got or lost the keyboard.
    """

    send_requested = Signal()
    paste_cut = Signal()
    pages_turned = Signal(int)
    last_wanted = Signal()
    focus_changed = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_composing = False
        self.setAccessibleName(self.tr("Message"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(2)
        self.textChanged.connect(self._fit)
        self._fit()

    def fill(self, text: str) -> None:
        """Replace the text; undo brings the old one back."""
        cursor = self.textCursor()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text[:LONGEST_PASTE])
        self.setTextCursor(cursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Send on Enter, and turn the conversation's pages."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._is_composing:
                event.ignore()
            elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self.textCursor().insertText("\n")
                self.ensureCursorVisible()
            else:
                self.send_requested.emit()
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown) and not self.verticalScrollBar().maximum():
            self.pages_turned.emit(-1 if key == Qt.Key.Key_PageUp else 1)
        elif key == Qt.Key.Key_Up and not self._is_composing and self.document().isEmpty():
            self.last_wanted.emit()
        else:
            super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Note whether an input method is in the middle of a word."""
        self._is_composing = bool(event.preeditString())
        super().inputMethodEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Take text only."""
        return source.hasText()

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Insert as plain text, and no more than can be handled."""
        text = source.text()
        if len(text) > LONGEST_PASTE:
            text = text[:LONGEST_PASTE]
            self.paste_cut.emit()
        self.textCursor().insertText(text)
        self.ensureCursorVisible()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the frame around it."""
        super().focusInEvent(event)
        self.focus_changed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell the frame around it."""
        self._is_composing = False
        super().focusOutEvent(event)
        self.focus_changed.emit(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width with the height."""
        super().resizeEvent(event)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        lines = min(max(round(self.document().size().height()), 1), _MOST_LINES)
        height = ceil(self.fontMetrics().lineSpacing() * lines + 2 * self.document().documentMargin() + 2)
        if height != self.height():
            self.setFixedHeight(height)
