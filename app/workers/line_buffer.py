"""Bytes that arrive in any pieces become whole lines."""

import logging

_log = logging.getLogger(__name__)

LONGEST_LINE = 64 * 1024 * 1024
"""Bytes; a longer line is no message of ours and is dropped."""


class LineBuffer:
    """Gathers bytes until a line feed.

    Text is never decoded here, so a character split between two reads comes to no harm.
    """

    def __init__(self, longest: int = LONGEST_LINE) -> None:
        self._longest = longest
        self._parts: list[bytes] = []
        self._length = 0
        self._skipping = False

    def feed(self, data: bytes) -> list[bytes]:
        """Take what has arrived and return the lines it completes, without their line feeds."""
        *ends, rest = data.split(b"\n")
        lines: list[bytes] = []
        for end in ends:
            self._hold(end)
            if self._skipping:
                self._skipping = False
            else:
                lines.append(b"".join(self._parts))
            self._parts.clear()
            self._length = 0
        self._hold(rest)
        return lines

    def clear(self) -> None:
        """Forget an unfinished line, as after the death of its writer."""
        self._parts.clear()
        self._length = 0
        self._skipping = False

    def _hold(self, piece: bytes) -> None:
        if self._skipping or not piece:
            return
        self._parts.append(piece)
        self._length += len(piece)
        if self._length > self._longest:
            _log.warning("dropped a line of more than %d bytes from the engine", self._longest)
            self._parts.clear()
            self._length = 0
            self._skipping = True
