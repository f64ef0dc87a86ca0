"""The inside of a code fence, line by line as it streams in. No Qt in here."""

import re

from app.ui.chat.markdown_pieces import CodeClosed, CodeExtended, CodeOpened, CodeWrapped, Piece

_FENCE = re.compile(r"^(?P<indent>\s*)(?P<fence>`{3,}|~{3,})[ \t]*(?P<info>[^`]*)$")
_LONGEST_FENCE = 200
_WIDEST = 2_000
"""Characters of one line; what is longer goes on below, so that laying out a line stays cheap."""


class CodeFence:
    """Code between two fences: every character leaves as soon as it cannot be the closing fence."""

    def __init__(self, opening: re.Match[str], depth: int) -> None:
        self._fence = opening["fence"]
        self._indent = len(opening["indent"])
        self._has_line = False
        self._is_within_line = False
        self._width = 0
        self.opened = CodeOpened(opening["info"].strip().split(" ")[0][:40], depth)

    @staticmethod
    def opening(line: str) -> re.Match[str] | None:
        """Return the match when a line opens a fence."""
        return _FENCE.match(line)

    def take_partial(self, text: str, pieces: list[Piece]) -> bool:
        """Take what has come of a line, and return whether it was used; else it must come again, longer."""
        bare = text.strip()
        may_close = not bare.strip(self._fence[0]) and len(text) < _LONGEST_FENCE
        if may_close and not self._is_within_line:
            return False
        self._send(text, pieces)
        return True

    def take_end(self, text: str, pieces: list[Piece]) -> bool:
        """Take the rest of a line, and return whether it closed the fence."""
        bare = text.strip()
        if not self._is_within_line and bare.startswith(self._fence) and not bare.strip(self._fence[0]):
            pieces.append(CodeClosed())
            return True
        self._send(text, pieces)
        self._is_within_line = False
        return False

    def _send(self, text: str, pieces: list[Piece]) -> None:
        if not self._is_within_line:
            text = text[min(self._indent, len(text) - len(text.lstrip(" "))) :]
            if self._has_line:
                pieces.append(CodeExtended("\n"))
            self._has_line = self._is_within_line = True
            self._width = 0
        for start in range(0, len(text), _WIDEST):
            part = text[start : start + _WIDEST]
            if self._width + len(part) > _WIDEST:
                pieces.append(CodeWrapped())
                self._width = 0
            self._width += len(part)
            pieces.append(CodeExtended(part))
