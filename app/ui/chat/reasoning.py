"""Tells what a model thinks from what it says, while it streams in. No Qt in here."""

from dataclasses import dataclass

from app.core.text_overlap import overlap
from app.core.thought_marks import MARKS

_BARE = ("</think>", "</thinking>", "</seed:think>", "</mm:think>", "[/THINK]", "<|END_THINKING|>")
_LONGEST_MARK = 64
_LONGEST_BLANK = 256


@dataclass(frozen=True, slots=True)
class Said:
    """Text of the answer."""

    text: str


@dataclass(frozen=True, slots=True)
class ThoughtOpened:
    """A thought begins."""


@dataclass(frozen=True, slots=True)
class Thought:
    """Text of the thought that is open."""

    text: str


@dataclass(frozen=True, slots=True)
class ThoughtClosed:
    """The thought is over."""


@dataclass(frozen=True, slots=True)
class Recalled:
    """Everything said so far was a thought, which is over: its beginning stood in the prompt."""


Utterance = Said | ThoughtOpened | Thought | ThoughtClosed | Recalled


class Reasoning:
    """Splits a growing reply; marks count at the beginning of a line and never within code.

    Args:
        begins_thinking: Whether the prompt has already opened a thought, as some templates do.
    """

    def __init__(self, begins_thinking: bool = False) -> None:
        self._pending = ""
        self._closers: tuple[str, ...] = _BARE if begins_thinking else ()
        self._is_untold = begins_thinking
        self._may_recall = not begins_thinking
        self._line = ""
        self._is_code = False
        self._is_trimming = False

    @property
    def is_holding(self) -> bool:
        """Whether something is held back, as it may be the beginning of a mark."""
        return bool(self._pending)

    def feed(self, text: str) -> list[Utterance]:
        """Take more text; what may be the beginning of a mark is held back."""
        self._pending += text
        found: list[Utterance] = []
        if self._is_untold and self._pending:
            self._is_untold, self._is_trimming = False, True
            found.append(ThoughtOpened())
        while self._think(found) if self._closers else self._say(found):
            pass
        return found

    def finish(self) -> list[Utterance]:
        """Return what was held back; a thought may stay unfinished."""
        rest, self._pending = self._pending, ""
        found: list[Utterance] = []
        if rest:
            found.append(Thought(rest) if self._closers else Said(rest))
        if self._closers:
            found.append(ThoughtClosed())
            self._closers = ()
        return found

    def _think(self, found: list[Utterance]) -> bool:
        """Take from a thought, and return whether it ended."""
        self._trim()
        places = [(self._pending.find(mark), mark) for mark in self._closers]
        hits = [(place, -len(mark), mark) for place, mark in places if place >= 0]
        if hits:
            place, _, mark = min(hits)
            self._emit(found, Thought(self._pending[:place].rstrip()))
            found.append(ThoughtClosed())
            self._pending = self._pending[place + len(mark) :]
            self._closers, self._is_trimming, self._line = (), True, ""
            self._may_recall = False
            return True
        keep = max(overlap(self._pending, mark) for mark in self._closers)
        blank = len(self._pending) - len(self._pending[: len(self._pending) - keep].rstrip())
        keep = blank if blank < _LONGEST_BLANK else keep  # it is dropped when the closing mark follows
        self._emit(found, Thought(self._pending[: len(self._pending) - keep]))
        self._pending = self._pending[len(self._pending) - keep :]
        return False

    def _say(self, found: list[Utterance]) -> bool:
        """Take from the answer, and return whether there may be more to take."""
        self._trim()
        if not self._pending:
            return False
        if not self._line.strip() and not self._is_code:
            bare = self._pending.lstrip()
            for opener, closers in MARKS:
                if bare.startswith(opener):
                    self._pending = bare[len(opener) :]
                    self._closers, self._is_trimming = closers, True
                    found.append(ThoughtOpened())
                    return True
            if _may_become(bare, tuple(opener for opener, _ in MARKS)):
                return False
        return self._say_line(found)

    def _say_line(self, found: list[Utterance]) -> bool:
        end = self._pending.find("\n") + 1
        part = self._pending[:end] if end else self._pending
        if self._may_recall and not self._is_code:
            for mark in _BARE:
                place = part.find(mark)
                if place >= 0:
                    self._emit(found, Said(part[:place].rstrip()))
                    found.append(Recalled())
                    self._pending = self._pending[place + len(mark) :]
                    self._may_recall, self._is_trimming, self._line = False, True, ""
                    return True
            if not end:
                keep = max(overlap(part, mark) for mark in _BARE)
                part = part[: len(part) - keep]
        self._pending = self._pending[len(part) :]
        self._emit(found, Said(part))
        self._line = (self._line + part)[-_LONGEST_MARK:] if len(self._line) < _LONGEST_MARK else self._line
        if not end:
            return False
        if self._line.lstrip().startswith(("```", "~~~")):
            self._is_code = not self._is_code
        self._line = ""
        return True

    def _trim(self) -> None:
        if self._is_trimming:
            self._pending = self._pending.lstrip()
            self._is_trimming = not self._pending

    def _emit(self, found: list[Utterance], utterance: Said | Thought) -> None:
        if utterance.text:
            found.append(utterance)


def answer_of(reply: str, begins_thinking: bool = False) -> str:
    """Return what a whole reply says, without what was thought: for titles, lists and searching."""
    reasoning = Reasoning(begins_thinking)
    said: list[str] = []
    for utterance in reasoning.feed(reply) + reasoning.finish():
        if isinstance(utterance, Said):
            said.append(utterance.text)
        elif isinstance(utterance, Recalled):
            said.clear()
    return "".join(said)


def _may_become(text: str, marks: tuple[str, ...]) -> bool:
    return len(text) < _LONGEST_MARK and any(mark.startswith(text) for mark in marks)
