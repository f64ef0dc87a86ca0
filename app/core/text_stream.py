"""Tokens to text: whole characters only, and stop strings found before they are shown."""

import codecs
from collections.abc import Sequence

from app.core.text_overlap import overlap


class TextStream:
    """Turns the bytes of tokens into text that may be shown.

    A character whose bytes are spread over several tokens leaves when its last byte came. Text that might
    be the beginning of a stop string is held back until it is certain.

    Attributes:
        stopped: Whether a stop string was met; nothing may be pushed afterwards.
        ended: How many characters became whole with the last token, whether they were given or held back;
            one that never became whole is none.
    """

    def __init__(self, stop: Sequence[str] = ()) -> None:
        self._stop = tuple(stop)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._held = ""
        self.stopped = False
        self.ended = 0

    def push(self, piece: bytes) -> str:
        """Take the bytes of one token and give the text that became certain."""
        text = self._decoder.decode(piece)
        self.ended = len(text)
        self._held += text
        return self._release()

    def finish(self) -> str:
        """Give what was still held back; a character that never became whole is shown as U+FFFD."""
        if self.stopped:
            return ""
        self._held += self._decoder.decode(b"", final=True)
        text = self._release()
        text, self._held = text + self._held, ""
        return text

    def _release(self) -> str:
        starts = [found for stop in self._stop if (found := self._held.find(stop)) >= 0]
        if starts:
            self.stopped = True
            text, self._held = self._held[: min(starts)], ""
            return text
        keep = max((overlap(self._held, stop) for stop in self._stop), default=0)
        cut = len(self._held) - keep
        text, self._held = self._held[:cut], self._held[cut:]
        return text
