"""A reply as a text document that grows at its end; what is finished is never laid out again."""

from dataclasses import dataclass, field

from PySide6.QtGui import QTextBlockFormat, QTextCharFormat, QTextCursor, QTextDocument

from app.ui.chat.markdown_blocks import CodeClosed, CodeExtended, CodeOpened, MarkdownBlocks, Piece, TextBlock
from app.ui.chat.reply_format import ReplyFormat
from app.ui.chat.rich_text import Paragraph, Run, Table, parse
from app.ui.theme import Theme

_LONGEST_LIVE_TAIL = 2_000
"""Characters; a longer paragraph is shown as plain text until it is done, so that it stays cheap."""


@dataclass(slots=True)
class CodeSection:
    """Code in its frame.

    Attributes:
        language: What stood behind the fence; may be empty.
        first: Number of its first text block in the document.
        last: Number of its last text block.
    """

    language: str
    first: int
    last: int
    _parts: list[str] = field(default_factory=list)

    @property
    def code(self) -> str:
        """The code, exactly as it was written."""
        return "".join(self._parts)

    def extend(self, text: str) -> None:
        """Append code."""
        self._parts.append(text)


@dataclass(frozen=True, slots=True)
class _Tail:
    """What the document's end was like before the growing block was shown."""

    start: int
    shape: QTextBlockFormat
    is_empty: bool
    is_fresh: bool


class ReplyDocument:
    """Writes Markdown into a QTextDocument as it comes in."""

    def __init__(self, document: QTextDocument, theme: Theme) -> None:
        document.setUndoRedoEnabled(False)
        document.setDocumentMargin(0)
        self._document = document
        self._theme = theme
        self._format = ReplyFormat(theme)
        self._blocks = MarkdownBlocks()
        self._parts: list[str] = []
        self._sections: list[CodeSection] = []
        self._quotes: list[tuple[int, int]] = []
        self._open: CodeSection | None = None
        self._is_empty = True
        self._is_fresh = True
        self._tail: _Tail | None = None
        self._tail_text = ""
        self._tail_is_plain = False

    @property
    def text(self) -> str:
        """The Markdown so far."""
        return "".join(self._parts)

    @property
    def sections(self) -> list[CodeSection]:
        """Code in frames, in order."""
        return self._sections

    @property
    def quotes(self) -> list[tuple[int, int]]:
        """Numbers of quoted text blocks, each with how deep the quotation is."""
        return self._quotes

    @property
    def header_height(self) -> int:
        """Height of the bar above code, in pixels."""
        return self._format.code_header()

    def append(self, text: str) -> None:
        """Show more text; costs as much as the text and the paragraph it falls into are long."""
        self._parts.append(text)
        pieces = self._blocks.feed(text)
        cursor = self._begin()
        self._write(cursor, pieces)
        self._show_tail(cursor)
        cursor.endEditBlock()

    def finish(self) -> None:
        """Show what was held back; nothing more comes."""
        cursor = self._begin()
        self._write(cursor, self._blocks.finish())
        self._show_tail(cursor)
        cursor.endEditBlock()

    def _begin(self) -> QTextCursor:
        cursor = QTextCursor(self._document)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        return cursor

    def _write(self, cursor: QTextCursor, pieces: list[Piece]) -> None:
        for piece in pieces:
            if isinstance(piece, TextBlock):
                self._drop_tail(cursor)
                for part in parse(piece.markdown):
                    self._write_part(cursor, part)
            elif isinstance(piece, CodeOpened):
                self._drop_tail(cursor)
                self._open_code(cursor, piece.language)
            elif isinstance(piece, CodeExtended):
                self._write_code(cursor, piece.text)
            elif isinstance(piece, CodeClosed):
                self._open = None

    def _write_part(self, cursor: QTextCursor, part: Paragraph | Table) -> None:
        if isinstance(part, Table):
            self._write_table(cursor, part)
        else:
            self._write_paragraph(cursor, part)
            if part.quote:
                self._quotes.append((cursor.blockNumber(), part.quote))

    def _new_block(self, cursor: QTextCursor, shape: QTextBlockFormat, style: QTextCharFormat) -> None:
        if self._is_fresh:
            cursor.setBlockFormat(shape)
            cursor.setBlockCharFormat(style)
        else:
            cursor.insertBlock(shape, style)
        self._is_fresh = self._is_empty = False

    def _write_paragraph(self, cursor: QTextCursor, paragraph: Paragraph) -> None:
        plain = self._format.run(Run(""), paragraph.heading, paragraph.quote)
        self._new_block(cursor, self._format.paragraph(paragraph, is_first=self._is_empty), plain)
        if paragraph.marker:
            cursor.insertText(f"{paragraph.marker}\t", plain)
        if paragraph.is_rule and not paragraph.runs:
            cursor.insertText("\u200b", plain)
        for run in paragraph.runs:
            cursor.insertText(run.text, self._format.run(run, paragraph.heading, paragraph.quote))

    def _write_table(self, cursor: QTextCursor, table: Table) -> None:
        if self._is_fresh:
            cursor.setBlockFormat(self._format.spacer())
        grid = cursor.insertTable(len(table.rows), len(table.rows[0]), self._format.table())
        for row, cells in enumerate(table.rows):
            for column, runs in enumerate(cells):
                place = grid.cellAt(row, column).firstCursorPosition()
                for run in runs:
                    place.insertText(run.text, self._format.run(run))
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.setBlockFormat(self._format.spacer())
        self._is_empty = self._is_fresh = False

    def _open_code(self, cursor: QTextCursor, language: str) -> None:
        if self._is_empty:  # Qt leaves out the margin above the first paragraph, and the frame needs it
            self._new_block(cursor, self._format.spacer(), self._format.code_text())
        self._new_block(cursor, self._format.code_line(True, True), self._format.code_text())
        number = cursor.blockNumber()
        self._open = CodeSection(language, number, number)
        self._sections.append(self._open)

    def _write_code(self, cursor: QTextCursor, text: str) -> None:
        section = self._open
        if section is None:
            return
        section.extend(text)
        first, *others = text.split("\n")
        style = self._format.code_text()
        cursor.insertText(first, style)
        for line in others:
            cursor.setBlockFormat(self._format.code_line(section.last == section.first, False))
            cursor.insertBlock(self._format.code_line(False, True), style)
            section.last = cursor.blockNumber()
            cursor.insertText(line, style)

    def _show_tail(self, cursor: QTextCursor) -> None:
        tail = self._blocks.tail
        if tail == self._tail_text:
            return
        if self._tail_is_plain and tail.startswith(self._tail_text):
            cursor.insertText(tail[len(self._tail_text) :].replace("\n", " "), self._format.run(Run("")))
            self._tail_text = tail
            return
        self._drop_tail(cursor)
        if not tail:
            return
        self._tail = _Tail(cursor.position(), cursor.blockFormat(), self._is_empty, self._is_fresh)
        self._tail_is_plain = len(tail) > _LONGEST_LIVE_TAIL
        for paragraph in self._live(self._blocks.live_tail):
            self._write_paragraph(cursor, paragraph)
        self._tail_text = tail

    def _live(self, tail: str) -> list[Paragraph]:
        """Read an unfinished block; a table is shown as lines until it is whole."""
        if self._tail_is_plain:
            return [Paragraph((Run(tail.replace("\n", " ")),))]
        parts = parse(tail)
        if any(isinstance(part, Table) for part in parts):
            return [Paragraph((Run(line, code=True),)) for line in tail.split("\n")]
        return [part for part in parts if isinstance(part, Paragraph)]

    def _drop_tail(self, cursor: QTextCursor) -> None:
        tail, self._tail = self._tail, None
        self._tail_text = ""
        self._tail_is_plain = False
        if tail is None:
            return
        cursor.setPosition(tail.start)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        cursor.setBlockFormat(tail.shape)
        self._is_empty, self._is_fresh = tail.is_empty, tail.is_fresh
