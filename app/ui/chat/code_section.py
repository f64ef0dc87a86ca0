"""Code in its frame: what it says, where it lies in the document, and its colours."""

from bisect import bisect_left

from PySide6.QtGui import QTextCursor

from app.ui.chat.code_coloring import CodeColoring, Stain
from app.ui.chat.code_colors import CodeInk
from app.ui.chat.reply_format import ReplyFormat


class CodeSection:
    """Code that grows at the end of a document.

    Attributes:
        language: What stood behind the fence; may be empty.
        depth: How many lists lie around it.
        first: Number of its first text block in the document.
        last: Number of its last text block.
    """

    def __init__(self, language: str, depth: int, cursor: QTextCursor, formats: ReplyFormat) -> None:
        """Begin where the cursor stands, in an empty block of code's shape."""
        self.language = language
        self.depth = depth
        self.first = self.last = cursor.blockNumber()
        self._format = formats
        self._parts: list[str] = []
        self._coloring = CodeColoring(language)
        self._begin = QTextCursor(cursor)
        self._begin.setKeepPositionOnInsert(True)
        self._length = 0
        self._wraps: list[int] = []
        self._colored = 0

    @property
    def code(self) -> str:
        """The code, exactly as it was written."""
        return "".join(self._parts)

    def write(self, cursor: QTextCursor, text: str) -> None:
        """Append code at the document's end."""
        self._parts.append(text)
        self._length += len(text)
        first, *others = text.split("\n")
        style = self._format.code_text()
        cursor.insertText(first, style)
        for line in others:
            self._new_line(cursor)
            cursor.insertText(line, style)
        self._color(cursor, self._coloring.feed(text))

    def wrap(self, cursor: QTextCursor) -> None:
        """Go on with another line of the screen within a line of the code."""
        self._wraps.append(self._length)
        self._new_line(cursor)

    def close(self, cursor: QTextCursor) -> None:
        """Colour what is left when nothing more comes."""
        self._color(cursor, self._coloring.feed("", is_last=True))

    def _new_line(self, cursor: QTextCursor) -> None:
        cursor.setBlockFormat(self._format.code_line(self.last == self.first, False, self.depth))
        cursor.insertBlock(self._format.code_line(False, True, self.depth), self._format.code_text())
        self.last = cursor.blockNumber()

    def _color(self, cursor: QTextCursor, stains: list[Stain]) -> None:
        brush = QTextCursor(cursor)
        for stain in stains:
            end = stain.start + stain.length
            if stain.ink is not CodeInk.TEXT or stain.start < self._colored:
                brush.setPosition(self._place(stain.start))
                brush.setPosition(self._place(end), QTextCursor.MoveMode.KeepAnchor)
                brush.setCharFormat(self._format.code_text(stain.ink))
            self._colored = max(self._colored, end)

    def _place(self, offset: int) -> int:
        """Return where a character of the code stands in the document."""
        return self._begin.position() + offset + bisect_left(self._wraps, offset)
