"""A table that grows row by row at the end of a document."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextBlockFormat, QTextCursor, QTextTable

from app.ui.chat.markdown_pieces import TableOpened
from app.ui.chat.markdown_reader import MarkdownReader
from app.ui.chat.reply_format import ReplyFormat
from app.ui.chat.rich_text import Run, Table

_ALIGNMENTS = {
    "center": Qt.AlignmentFlag.AlignHCenter,
    "right": Qt.AlignmentFlag.AlignRight,
    "left": Qt.AlignmentFlag.AlignLeft,
}

WriteRun = Callable[[QTextCursor, Run], None]


class ReplyTable:
    """Writes rows; the last one may still grow."""

    def __init__(
        self,
        cursor: QTextCursor,
        opened: TableOpened,
        formats: ReplyFormat,
        reader: MarkdownReader,
        write_run: WriteRun,
    ) -> None:
        self._opened = opened
        self._reader = reader
        self._write_run = write_run
        self._format = formats
        head = self._read("")
        self._alignments = head.alignments
        self._grid: QTextTable = cursor.insertTable(1, max(1, len(head.rows[0])), formats.table())
        self._has_live_row = False
        self._write_row(0, head.rows[0])

    @property
    def rows(self) -> int:
        """How many rows there are, the heading and a growing one included."""
        return self._grid.rows()

    def add(self, line: str) -> None:
        """Write a row that is complete."""
        self.show_live(line)
        self._has_live_row = False

    def show_live(self, line: str) -> None:
        """Show a row that may still grow."""
        rows = self._read(line).rows
        if len(rows) < 2:
            return
        if not self._has_live_row:
            self._grid.appendRows(1)
            self._has_live_row = True
        self._write_row(self._grid.rows() - 1, rows[1])

    def drop_live(self) -> None:
        """Take the growing row away."""
        if self._has_live_row:
            self._grid.removeRows(self._grid.rows() - 1, 1)
            self._has_live_row = False

    def _read(self, line: str) -> Table:
        table = self._reader.read_table(self._opened.head, self._opened.rule, line)
        if table is None:
            words = tuple((Run(part.strip()),) for part in (line or self._opened.head).strip("|").split("|"))
            return Table((words, words))
        return table

    def _write_row(self, row: int, cells: tuple[tuple[Run, ...], ...]) -> None:
        for column, runs in enumerate(cells[: self._grid.columns()]):
            cell = self._grid.cellAt(row, column)
            place = cell.firstCursorPosition()
            place.setPosition(cell.lastCursorPosition().position(), QTextCursor.MoveMode.KeepAnchor)
            place.removeSelectedText()
            shape = QTextBlockFormat()
            shape.setAlignment(_ALIGNMENTS.get(self._alignment(column), Qt.AlignmentFlag.AlignLeft))
            place.setBlockFormat(shape)
            for run in runs:
                self._write_run(place, run if row else replace(run, bold=True))
            if row == 0:
                ground = cell.format()
                ground.setBackground(self._format.table_head())
                cell.setFormat(ground)

    def _alignment(self, column: int) -> str:
        return self._alignments[column] if column < len(self._alignments) else ""
