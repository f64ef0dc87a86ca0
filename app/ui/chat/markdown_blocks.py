"""A stream of Markdown is cut into blocks that are done and a tail that still grows. No Qt in here."""

import re

from app.ui.chat.markdown_code import CodeFence
from app.ui.chat.markdown_formula import FormulaLines
from app.ui.chat.markdown_pieces import (
    CodeClosed,
    Piece,
    PlainBlock,
    TableClosed,
    TableOpened,
    TableRow,
    TextBlock,
)

LONGEST_BLOCK = 2_000
"""Characters; what is longer goes on in another block, so that the growing one stays cheap to read again."""

_LONGEST_PARAGRAPH = 8_000
"""Characters that are shown as one paragraph; laying it out costs as much as it is long."""

_WIDEST_TABLE = 24
"""Columns; a wider table would not fit the screen and is shown as its text."""

_CHUNK = 500
_MAYBE_FENCE = re.compile(r"^\s*(`{1,2}|`{3,}[^`]*|~{3,}.*)$")
_HEADING = re.compile(r"^#{1,6}(\s|$)")
_ITEM = re.compile(r"^([-*+]|\d{1,9}[.)])\s+\S")
_FIRST_ITEM = re.compile(r"^([-*+]|1[.)])\s+\S")
_LINE_ACROSS = re.compile(r"^([-*_])[ \t]*(\1[ \t]*){2,}$")
_NESTED = re.compile(r"^\s*(([-*+>]|\d{1,9}[.)])\s*){9}")
_TABLE_RULE = re.compile(r"^\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$")
_QUOTE_END = re.compile(r"^[>\s]+$")
_QUOTED_FENCE = re.compile(r"^[>\s]+(```|~~~)")


class MarkdownBlocks:
    """Cuts a growing text; every character is looked at a bounded number of times.

    Every list item is a block, so that a long list does not make a long tail, and so is every row of a table.
    """

    def __init__(self) -> None:
        self._line = ""
        self._lines: list[str] = []
        self._length = 0
        self._depth = 0
        self._base = 0
        self._after_blank = False
        self._items: list[int] = []
        self._continues = False
        self._is_cut_line = False
        self._joined = 0
        self._fence: CodeFence | None = None
        self._formula: FormulaLines | None = None
        self._has_table = False

    @property
    def has_table(self) -> bool:
        """Whether a table is open, so that the tail is one of its rows."""
        return self._has_table

    @property
    def has_formula(self) -> bool:
        """Whether the tail is maths that is not complete yet."""
        return self._formula is not None

    @property
    def depth(self) -> int:
        """How many lists lie around the tail."""
        return self._depth

    @property
    def continues(self) -> bool:
        """Whether the tail goes on with the paragraph before it."""
        return self._continues

    @property
    def live_tail(self) -> str:
        """The tail with open emphasis and code closed, so that no half-written marks show."""
        tail = self.tail.rstrip("`*_~") if self.tail.endswith(("`", "*", "_", "~")) else self.tail
        if tail.count("`") % 2:
            return tail + "`"
        return tail + "**" if tail.count("**") % 2 and not tail.endswith((" ", "\n")) else tail

    @property
    def tail(self) -> str:
        """The Markdown of the block that still grows; empty inside of code.

        What may become a code fence with the next characters is held back.
        """
        if self._fence is not None:
            return ""
        if self._formula is not None:
            return self._formula.source + self._line
        if self._has_table:
            return self._line if "|" in self._line else ""
        line = [] if not self._line or _MAYBE_FENCE.match(self._line) else [self._dedented(self._line)]
        return "\n".join(self._lines + line)

    def feed(self, text: str) -> list[Piece]:
        """Take more text and return the pieces it completes."""
        pieces: list[Piece] = []
        *ends, rest = text.split("\n")
        for end in ends:
            self._take_partial(end, pieces)
            self._take_line(self._line.removesuffix("\r"), pieces)
            self._line = ""
        self._take_partial(rest, pieces)
        return pieces

    def finish(self) -> list[Piece]:
        """Return what is left when nothing more comes."""
        pieces: list[Piece] = []
        if self._line:
            self._take_line(self._line, pieces)
            self._line = ""
        if self._fence is not None:
            self._fence = None
            pieces.append(CodeClosed())
        if self._formula is not None:
            self._give_up_formula(pieces)
        self._close_table(pieces)
        self._close_text(pieces)
        return pieces

    def _take_partial(self, text: str, pieces: list[Piece]) -> None:
        for start in range(0, len(text), _CHUNK):
            self._line += text[start : start + _CHUNK]
            if self._fence is not None:
                if self._fence.take_partial(self._line, pieces):
                    self._line = ""
            elif self._length + len(self._line) > LONGEST_BLOCK:
                self._cut_overlong(pieces)

    def _take_line(self, line: str, pieces: list[Piece]) -> None:
        if self._fence is not None:
            if self._fence.take_end(line, pieces):
                self._fence = None
        elif self._formula is not None:
            self._take_formula_line(line, pieces)
        elif self._is_cut_line:
            self._is_cut_line = False
            self._add(line)
        elif not line.strip():
            self._take_blank(pieces)
        else:
            self._take_text_line(line.expandtabs(4) if line.startswith(("\t", " ")) else line, pieces)

    def _take_text_line(self, line: str, pieces: list[Piece]) -> None:
        bare = line.lstrip(" ")
        indent = len(line) - len(bare)
        opening = CodeFence.opening(line)
        if opening is not None or FormulaLines.begins(bare):
            self._close_table(pieces)
            self._close_text(pieces)
            self._enter(indent)
            if opening is not None:
                self._fence = CodeFence(opening, self._depth)
                pieces.append(self._fence.opened)
            else:
                self._formula = FormulaLines(bare, self._depth)
                self._take_formula_line(bare, pieces)
        elif _NESTED.match(line):
            self._close_table(pieces)
            self._close_text(pieces)
            pieces.append(PlainBlock(line))
        elif self._has_table and not self._starts_block(bare):
            pieces.append(TableRow(bare))
        elif self._starts_item(bare, indent):
            self._close_table(pieces)
            self._close_text(pieces)
            self._enter(indent)
            self._items.append(indent)
            self._add(line)
        else:
            self._take_paragraph_line(line, bare, indent, pieces)

    def _take_paragraph_line(self, line: str, bare: str, indent: int, pieces: list[Piece]) -> None:
        self._close_table(pieces)
        is_quote = bare.startswith(">")
        if self._lines and (
            self._after_blank or _HEADING.match(bare) or (is_quote and not self._lines[0].startswith(">"))
        ):
            self._close_text(pieces)
        if not self._lines:
            self._enter(indent)
        self._add(line)
        is_heading = _HEADING.match(bare) and len(self._lines) == 1
        if is_heading or (is_quote and _QUOTE_END.match(bare) and not self._is_quoted_code()):
            self._close_text(pieces)
        elif len(self._lines) > 1 and "|" in bare and _TABLE_RULE.match(bare):
            self._open_table(pieces)

    def _starts_item(self, bare: str, indent: int) -> bool:
        if _LINE_ACROSS.match(bare):
            return False
        if self._items:
            return _ITEM.match(bare) is not None
        rule = _FIRST_ITEM if self._lines else _ITEM
        return indent < 4 and rule.match(bare) is not None

    def _starts_block(self, bare: str) -> bool:
        return bare.startswith((">", "#")) or "|" not in bare

    def _enter(self, indent: int) -> None:
        """Leave the lists that a line with this indentation does not belong to."""
        while self._items and indent < self._items[-1] + 2:
            self._items.pop()
        self._depth = len(self._items)
        self._base = indent if self._items or indent < 4 else 0

    def _dedented(self, line: str) -> str:
        return line[min(self._base, len(line) - len(line.lstrip(" "))) :]

    def _add(self, line: str) -> None:
        self._lines.append(self._dedented(line))
        self._length += len(line) + 1
        self._after_blank = False

    def _take_blank(self, pieces: list[Piece]) -> None:
        self._close_table(pieces)
        if self._items and self._lines:
            self._after_blank = True
        else:
            self._close_text(pieces)

    def _is_quoted_code(self) -> bool:
        return sum(1 for line in self._lines if _QUOTED_FENCE.match(line)) % 2 == 1

    def _close_text(self, pieces: list[Piece]) -> None:
        if self._lines:
            pieces.append(TextBlock("\n".join(self._lines), self._depth, self._continues))
        self._lines = []
        self._length = 0
        self._after_blank = self._continues = False
        self._joined = 0

    def _open_table(self, pieces: list[Piece]) -> None:
        rule, head = self._lines.pop(), self._lines.pop()
        columns = rule.strip().strip("|").count("|") + 1
        if "|" not in head or columns > _WIDEST_TABLE or columns != head.strip().strip("|").count("|") + 1:
            self._lines += [head, rule]
            return
        self._close_text(pieces)
        pieces.append(TableOpened(head.strip(), rule.strip()))
        self._has_table = True

    def _close_table(self, pieces: list[Piece]) -> None:
        if self._has_table:
            self._has_table = False
            pieces.append(TableClosed())

    def _take_formula_line(self, line: str, pieces: list[Piece]) -> None:
        formula = self._formula
        if formula is None:
            return
        block = formula.take(line)
        if block is not None:
            pieces.append(block)
            self._formula = None
        elif formula.is_hopeless:
            self._give_up_formula(pieces)

    def _give_up_formula(self, pieces: list[Piece]) -> None:
        if self._formula is not None:
            pieces.append(PlainBlock(self._formula.source.rstrip("\n")))
        self._formula = None

    def _cut_overlong(self, pieces: list[Piece]) -> None:
        """End the block within a line; what comes is shown as its continuation."""
        self._give_up_formula(pieces)
        self._close_table(pieces)
        if not self._lines and _NESTED.match(self._line):
            pieces.append(PlainBlock(self._line))
            self._line, self._is_cut_line, self._continues = "", True, False
            return
        place = _good_cut(self._line)
        left, self._line = self._line[:place], self._line[place:]
        joined = self._joined + self._length + place
        if self._is_cut_line or not left:
            self._add(left)
        else:
            self._take_text_line(left, pieces)
        self._close_text(pieces)
        self._joined = joined if joined < _LONGEST_PARAGRAPH else 0
        self._continues = self._joined > 0
        self._is_cut_line = self._fence is None and self._formula is None


def _good_cut(line: str) -> int:
    """Return where a line may best be cut: behind a sentence, else behind a word, else at its end."""
    for mark in (". ", " "):
        place = line.rfind(mark)
        if place > 0 and line.count("`", 0, place) % 2 == 0 and line.count("**", 0, place) % 2 == 0:
            return place + len(mark)
    return len(line)
