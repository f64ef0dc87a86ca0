"""What is copied from a reply: its text as it reads, maths as it was written."""

from collections.abc import Iterator

from PySide6.QtGui import QTextBlock, QTextCursor, QTextTable

from app.ui.chat.formula_images import SOURCE
from app.ui.chat.markdown_reader import LINE_BREAK


def copied_text(cursor: QTextCursor) -> str:
    """Return the selected text: a line for each paragraph and row, with tabs between the cells of a table."""
    document = cursor.document()
    block = document.findBlock(cursor.selectionStart())
    end = cursor.selectionEnd()
    lines: list[str] = []
    row: tuple[QTextTable, int] | None = None
    while block.isValid() and block.position() < max(end, cursor.selectionStart() + 1):
        text = "".join(_selected(block, cursor.selectionStart(), end))
        table = QTextCursor(block).currentTable()
        if table is not None:
            place = (table, table.cellAt(block.position()).row())
            if row is not None and row[0] == table and row[1] == place[1]:
                lines[-1] += f"\t{text}"
            else:
                lines.append(text)
            row = place
        else:
            is_spacer = row is not None and not text
            row = None
            if not is_spacer:
                lines.append(text)
        block = block.next()
    return "\n".join(lines)


def _selected(block: QTextBlock, start: int, end: int) -> Iterator[str]:
    place = block.begin()
    while not place.atEnd():
        fragment = place.fragment()
        left = max(start - fragment.position(), 0)
        right = min(end - fragment.position(), fragment.length())
        if right > left:
            style = fragment.charFormat()
            if style.isImageFormat():
                yield str(style.property(SOURCE) or "") * (right - left)
            else:
                text = fragment.text()[left:right]
                yield (
                    text.replace(LINE_BREAK, "\n")
                    .replace("\u200b", "")
                    .replace("\t", " ", 1 if not left else 0)
                )
        place += 1
