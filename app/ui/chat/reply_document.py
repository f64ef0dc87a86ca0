"""A reply as a text document that grows at its end; what is finished is never laid out again."""

from dataclasses import dataclass, replace

from PySide6.QtGui import QTextBlockFormat, QTextCharFormat, QTextCursor, QTextDocument

from app.ui.chat.code_section import CodeSection
from app.ui.chat.formula_desk import FormulaDesk
from app.ui.chat.formula_images import FormulaImages
from app.ui.chat.markdown_blocks import MarkdownBlocks
from app.ui.chat.markdown_pieces import (
    CodeClosed,
    CodeExtended,
    CodeOpened,
    CodeWrapped,
    FormulaBlock,
    Piece,
    PlainBlock,
    TableClosed,
    TableOpened,
    TableRow,
    TextBlock,
)
from app.ui.chat.markdown_reader import LINE_BREAK, MarkdownReader
from app.ui.chat.reply_format import ReplyFormat
from app.ui.chat.reply_table import ReplyTable
from app.ui.chat.rich_text import Paragraph, Run, Table

_LONGEST_TABLE = 60
"""Rows, after which a table goes on in another one: a row more lays the whole table out again."""


@dataclass(frozen=True, slots=True)
class _Tail:
    """What the document's end was like before the growing block was shown."""

    start: int
    shape: QTextBlockFormat
    is_empty: bool
    is_fresh: bool


class ReplyDocument:
    """Writes Markdown into a QTextDocument as it comes in."""

    def __init__(
        self, document: QTextDocument, formats: ReplyFormat, reader: MarkdownReader, desk: FormulaDesk
    ) -> None:
        document.setUndoRedoEnabled(False)
        document.setDocumentMargin(0)
        self._document = document
        self._format = formats
        self._reader = reader
        self._formulas = FormulaImages(document, desk, formats.code_text())
        self._blocks = MarkdownBlocks()
        self._parts: list[str] = []
        self._sections: list[CodeSection] = []
        self._quotes: list[tuple[int, int]] = []
        self._code: CodeSection | None = None
        self._table: ReplyTable | None = None
        self._opened = TableOpened("", "")
        self._is_empty = True
        self._is_fresh = True
        self._tail: _Tail | None = None
        self._tail_text = ""

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
    def formats(self) -> ReplyFormat:
        """How it looks."""
        return self._format

    def close(self) -> None:
        """Wait for no more pictures; the document is to be written anew."""
        self._formulas.deleteLater()

    def append(self, text: str, is_more_there: bool = False) -> None:
        """Show more text; costs as much as the text and the paragraph it falls into are long.

        Args:
            text: The text.
            is_more_there: Whether another call follows at once, so that the growing block need not be shown.
        """
        self._parts.append(text)
        pieces = self._blocks.feed(text)
        cursor = self._begin()
        self._write(cursor, pieces)
        if not is_more_there:
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
            match piece:
                case CodeExtended() | CodeWrapped() | CodeClosed():
                    self._write_code(cursor, piece)
                case TableRow() | TableClosed():
                    self._write_table(cursor, piece)
                case _:
                    self._drop_tail(cursor)
                    self._write_block(cursor, piece)

    def _write_block(self, cursor: QTextCursor, piece: Piece) -> None:
        match piece:
            case TextBlock():
                self._write_text(cursor, piece.markdown, piece.depth, piece.continues)
            case PlainBlock(text):
                for start in range(0, len(text), 2_000):
                    self._write_paragraph(cursor, Paragraph((Run(text[start : start + 2_000]),)))
            case FormulaBlock(latex, source, depth):
                run = Run(source, formula=latex)
                self._write_paragraph(cursor, Paragraph((run,), depth=depth, is_centered=True))
            case CodeOpened(language, depth):
                self._open_code(cursor, language, depth)
            case TableOpened():
                self._open_table(cursor, piece)

    def _write_text(self, cursor: QTextCursor, markdown: str, depth: int, continues: bool) -> None:
        for number, part in enumerate(self._reader.read(markdown)):
            if isinstance(part, Table):
                self._write_whole_table(cursor, part)
            elif continues and number == 0 and not self._is_empty:
                self._write_runs(cursor, part)
            else:
                self._write_paragraph(cursor, replace(part, depth=part.depth + depth))

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
        if paragraph.quote:
            self._quotes.append((cursor.blockNumber(), paragraph.quote))
        if paragraph.marker:
            cursor.insertText(f"{paragraph.marker}\t", plain)
        if paragraph.is_rule and not paragraph.runs:
            cursor.insertText("\u200b", plain)
        self._write_runs(cursor, paragraph)

    def _write_runs(self, cursor: QTextCursor, paragraph: Paragraph) -> None:
        for run in paragraph.runs:
            self._write_run(cursor, run, paragraph)

    def _write_run(self, cursor: QTextCursor, run: Run, paragraph: Paragraph | None = None) -> None:
        heading, quote = (paragraph.heading, paragraph.quote) if paragraph else (0, 0)
        style = self._format.run(run, heading, quote)
        if run.formula:
            is_display = paragraph is not None and paragraph.is_centered
            self._formulas.insert(cursor, run.formula, run.text, style, is_display)
        else:
            cursor.insertText(run.text.replace("\n", LINE_BREAK), style)

    def _open_table(self, cursor: QTextCursor, opened: TableOpened) -> None:
        if self._is_fresh:
            cursor.setBlockFormat(self._format.spacer())
        elif self._sections and self._sections[-1].last == cursor.blockNumber():
            # Qt leaves out the margin between a paragraph and a table, and the frame needs it.
            self._new_block(cursor, self._format.spacer(), self._format.code_text())
        self._table = ReplyTable(cursor, opened, self._format, self._reader, self._write_run)
        self._opened = opened
        self._end_table(cursor)

    def _end_table(self, cursor: QTextCursor) -> None:
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.setBlockFormat(self._format.spacer())
        self._is_empty = self._is_fresh = False

    def _write_table(self, cursor: QTextCursor, piece: TableRow | TableClosed) -> None:
        if self._table is None:
            return
        if isinstance(piece, TableClosed):
            self._table.drop_live()
            self._table = None
        else:
            if self._table.rows > _LONGEST_TABLE:
                self._table.drop_live()
                self._open_table(cursor, self._opened)
            self._table.add(piece.line)
        self._tail_text = ""
        cursor.movePosition(QTextCursor.MoveOperation.End)

    def _write_whole_table(self, cursor: QTextCursor, table: Table) -> None:
        """Write a table from within a quotation or a list."""
        if self._is_fresh:
            cursor.setBlockFormat(self._format.spacer())
        grid = cursor.insertTable(len(table.rows), len(table.rows[0]), self._format.table())
        for row, cells in enumerate(table.rows):
            for column, runs in enumerate(cells):
                place = grid.cellAt(row, column).firstCursorPosition()
                for run in runs:
                    self._write_run(place, run)
        self._end_table(cursor)

    def _open_code(self, cursor: QTextCursor, language: str, depth: int) -> None:
        if self._is_empty:  # Qt leaves out the margin above the first paragraph, and the frame needs it
            self._new_block(cursor, self._format.spacer(), self._format.code_text())
        self._new_block(cursor, self._format.code_line(True, True, depth), self._format.code_text())
        self._code = CodeSection(language, depth, cursor, self._format)
        self._sections.append(self._code)

    def _write_code(self, cursor: QTextCursor, piece: CodeExtended | CodeWrapped | CodeClosed) -> None:
        if self._code is None:
            return
        if isinstance(piece, CodeExtended):
            self._code.write(cursor, piece.text)
        elif isinstance(piece, CodeWrapped):
            self._code.wrap(cursor)
        else:
            self._code.close(cursor)
            self._code = None

    def _show_tail(self, cursor: QTextCursor) -> None:
        tail = self._blocks.tail
        if tail == self._tail_text:
            return
        if self._table is not None:
            if tail:
                self._table.show_live(tail)
            self._tail_text = tail
            return
        self._drop_tail(cursor)
        if not tail:
            return
        self._tail = _Tail(cursor.position(), cursor.blockFormat(), self._is_empty, self._is_fresh)
        if self._blocks.has_formula:
            self._write_paragraph(cursor, Paragraph((Run(tail.rstrip("\n"), code=True),)))
        else:
            self._write_text(cursor, self._blocks.live_tail, self._blocks.depth, self._blocks.continues)
        self._tail_text = tail

    def _drop_tail(self, cursor: QTextCursor) -> None:
        tail, self._tail = self._tail, None
        self._tail_text = ""
        if tail is None:
            return
        cursor.setPosition(tail.start)
        number = cursor.blockNumber()
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        cursor.setBlockFormat(tail.shape)
        while self._quotes and (self._quotes[-1][0] > number or tail.is_fresh):
            self._quotes.pop()
        self._is_empty, self._is_fresh = tail.is_empty, tail.is_fresh
