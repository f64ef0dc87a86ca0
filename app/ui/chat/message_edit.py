# ruff: noqa: N802  Qt's own names
"""The field one types into: plain text, as tall as its lines up to a limit."""

from math import ceil
from pathlib import Path

from PySide6.QtCore import QEvent, QKeyCombination, QMimeData, Qt, Signal, Slot
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QInputMethodEvent,
    QKeyEvent,
    QResizeEvent,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

LONGEST_PASTE = 100_000
"""Characters; more would freeze the field."""

LONG_TEXT = 4_000
LONG_TEXT_LINES = 100
"""Characters or lines from which on a pasted text is better attached than read in the field."""

_MOST_LINES = 8
_PASTE_AS_TEXT = QKeyCombination(
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_V
)

_TO_THE_ENDS = tuple(
    QKeyCombination(Qt.KeyboardModifier.ControlModifier, key) for key in (Qt.Key.Key_Home, Qt.Key.Key_End)
)


class MessageEdit(QPlainTextEdit):
    """Takes a message.

    Enter asks to send it, Shift+Enter begins a line. While an input method composes, Enter is left to it.
    Each paragraph runs in the direction of its first letter that has one.

    Signals:
        send_requested (): Enter was pressed.
        paste_cut (): Something pasted into the text all the same was longer than LONGEST_PASTE and was cut.
        long_text_pasted (str): A text was pasted that is better attached.
        files_offered (list of Path): Files were pasted or dropped.
        pages_turned (int): Page Up or Page Down was pressed where it means the conversation.
        last_wanted (): Up was pressed in the empty field.
        focus_changed (bool): The field got or lost the keyboard.
    """

    send_requested = Signal()
    paste_cut = Signal()
    long_text_pasted = Signal(object)  # as a str it would be copied to Qt and back
    files_offered = Signal(object)
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
        option = self.document().defaultTextOption()
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        self.document().setDefaultTextOption(option)
        self.textChanged.connect(self._align)
        self.textChanged.connect(self._fit)
        self._fit()

    def fill(self, text: str) -> None:
        """Replace the text; undo brings the old one back."""
        cursor = self.textCursor()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text[:LONGEST_PASTE])
        self.setTextCursor(cursor)

    def event(self, event: QEvent) -> bool:
        """Leave the keys to the ends of the conversation to it while there is no text to go through."""
        is_override = event.type() == QEvent.Type.ShortcutOverride and self.document().isEmpty()
        if is_override and isinstance(event, QKeyEvent) and event.keyCombination() in _TO_THE_ENDS:
            event.ignore()
            return False
        return super().event(event)

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
        elif event.keyCombination() == _PASTE_AS_TEXT:
            self._insert_cut(QGuiApplication.clipboard().text())
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
        """Take text and files."""
        return source.hasText() or source.hasUrls()

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Insert as plain text; what is long, or a file, is for others to attach."""
        files = local_files(source)
        if files:
            self.files_offered.emit(files)
            return
        text = source.text()
        if is_long(text):
            self.long_text_pasted.emit(text)
        else:
            self._insert_cut(text)

    def _insert_cut(self, text: str) -> None:
        """Insert no more than can be handled."""
        cursor = self.textCursor()
        cursor.beginEditBlock()  # undone by itself, not together with what was typed before
        cursor.insertText(text[:LONGEST_PASTE])
        cursor.endEditBlock()
        self.ensureCursorVisible()
        if len(text) > LONGEST_PASTE:
            self.paste_cut.emit()

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
    def _align(self) -> None:
        """Stand at the side where the first paragraph begins: plain text knows one side for all of them."""
        option = self.document().defaultTextOption()
        is_mirrored = self.document().begin().textDirection() == Qt.LayoutDirection.RightToLeft
        side = Qt.AlignmentFlag.AlignRight if is_mirrored else Qt.AlignmentFlag.AlignLeft
        if option.alignment() != side:
            option.setAlignment(side)
            self.document().setDefaultTextOption(option)

    @Slot()
    def _fit(self) -> None:
        lines = min(max(round(self.document().size().height()), 1), _MOST_LINES)
        height = ceil(self.fontMetrics().lineSpacing() * lines + 2 * self.document().documentMargin() + 2)
        if height != self.height():
            self.setFixedHeight(height)


def is_long(text: str) -> bool:
    """Whether a text is better attached than read in the field."""
    return len(text) > LONG_TEXT or text.count("\n") >= LONG_TEXT_LINES


def local_files(source: QMimeData) -> list[Path]:
    """Return the files of this computer that are pasted or dropped; none when anything else is among them."""
    urls = source.urls()
    is_all_files = all(url.isLocalFile() for url in urls)
    return [Path(url.toLocalFile()) for url in urls] if is_all_files else []
