"""A stream of Markdown is cut into blocks that are done and a tail that still grows. No Qt in here."""

import re
from dataclasses import dataclass

_FENCE = re.compile(r"^(?P<indent>\s*)(?P<fence>`{3,}|~{3,})[ \t]*(?P<info>[^`]*)$")
_MAYBE_FENCE = re.compile(r"^\s*(`{1,2}|`{3,}[^`]*|~{3,}.*)$")
_HEADING = re.compile(r"^ {0,3}#{1,6}(\s|$)")
_ITEM = re.compile(r"^ {0,1}([-*+]|\d{1,9}[.)])\s+\S")
_FIRST_ITEM = re.compile(r"^ {0,1}([-*+]|1[.)])\s+\S")


@dataclass(frozen=True, slots=True)
class TextBlock:
    """Markdown that will not change any more: a paragraph, a heading, a list item, a table, a quote."""

    markdown: str


@dataclass(frozen=True, slots=True)
class CodeOpened:
    """A code fence begins; language is what stands behind it and may be empty."""

    language: str


@dataclass(frozen=True, slots=True)
class CodeExtended:
    """Code to append as it is; line feeds stand between lines, never behind the last."""

    text: str


@dataclass(frozen=True, slots=True)
class CodeClosed:
    """The code fence ends."""


Piece = TextBlock | CodeOpened | CodeExtended | CodeClosed


class MarkdownBlocks:
    """Cuts a growing text; every character is looked at a bounded number of times.

    A list is cut at its outer items, so that a long list does not make a long tail. A fence inside a list
    item is treated like any other.
    """

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._line = ""
        self._after_blank = False
        self._fence = ""
        self._indent = 0
        self._has_code_line = False
        self._sent = 0

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
        if self._fence:
            return ""
        line = [] if not self._line or _MAYBE_FENCE.match(self._line) else [self._line]
        return "\n".join(self._lines + line)

    def feed(self, text: str) -> list[Piece]:
        """Take more text and return the pieces it completes."""
        pieces: list[Piece] = []
        *ends, rest = text.split("\n")
        for end in ends:
            self._line += end
            self._take_line(self._line.removesuffix("\r"), pieces)
            self._line = ""
            self._sent = 0
        self._line += rest
        if self._fence:
            self._send_partial_code(pieces)
        return pieces

    def finish(self) -> list[Piece]:
        """Return what is left when nothing more comes."""
        pieces: list[Piece] = []
        if self._line:
            self._take_line(self._line, pieces)
            self._line = ""
        if self._fence:
            self._fence = ""
            pieces.append(CodeClosed())
        self._close_text(pieces)
        return pieces

    def _take_line(self, line: str, pieces: list[Piece]) -> None:
        if self._fence:
            self._take_code_line(line, pieces)
            return
        opening = _FENCE.match(line)
        if opening:
            self._close_text(pieces)
            self._fence = opening["fence"]
            self._indent = len(opening["indent"])
            self._has_code_line = False
            pieces.append(CodeOpened(opening["info"].strip().split(" ")[0]))
        elif not line.strip():
            self._take_blank(pieces)
        else:
            self._take_text_line(line, pieces)

    def _take_text_line(self, line: str, pieces: list[Piece]) -> None:
        in_list = self._is_list()
        continues_item = in_list and line.startswith((" ", "\t"))
        starts_item = _ITEM.match(line) if in_list else _FIRST_ITEM.match(line)
        if starts_item or (self._after_blank and not continues_item) or _HEADING.match(line):
            self._close_text(pieces)
        if self._after_blank and self._lines:
            self._lines.append("")
        self._after_blank = False
        self._lines.append(line)
        if _HEADING.match(line):
            self._close_text(pieces)

    def _take_blank(self, pieces: list[Piece]) -> None:
        if self._is_list():
            self._after_blank = True
        else:
            self._close_text(pieces)

    def _is_list(self) -> bool:
        return bool(self._lines) and _ITEM.match(self._lines[0]) is not None

    def _close_text(self, pieces: list[Piece]) -> None:
        if self._lines:
            pieces.append(TextBlock("\n".join(self._lines)))
            self._lines = []
        self._after_blank = False

    def _take_code_line(self, line: str, pieces: list[Piece]) -> None:
        bare = line.strip()
        if bare.startswith(self._fence) and not bare.strip(self._fence[0]) and self._sent == 0:
            self._fence = ""
            pieces.append(CodeClosed())
            return
        self._send_code(line, pieces)

    def _send_partial_code(self, pieces: list[Piece]) -> None:
        """Send the unfinished line unless it may still become the closing fence."""
        bare = self._line.strip()
        if bare and bare.strip(self._fence[0]):
            self._send_code(self._line, pieces)

    def _send_code(self, line: str, pieces: list[Piece]) -> None:
        if self._sent:
            text = line[self._sent :]
        else:
            indent = min(self._indent, len(line) - len(line.lstrip(" ")))
            text = ("\n" if self._has_code_line else "") + line[indent:]
            self._has_code_line = True
        self._sent = max(len(line), 1)
        if text:
            pieces.append(CodeExtended(text))
