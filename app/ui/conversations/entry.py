"""A conversation as the list shows it, and under which heading it stands."""

import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum

from app.storage.conversations import ConversationSummary
from app.storage.search import Marks, SearchHit

_MARKUP = re.compile(
    r"</?(?:seed:|mm:)?think(?:ing)?>|\[/?THINK\]|<\|[\w/]{1,40}\|>|[*`~]+|(?<!\w)_+|_+(?!\w)"
    r"|(?:^|(?<=[\s…]))(?:#{1,6}|>)\s|\|(?:[\s:|-]*\|)?|\]\([^)\s]*\)?|!?\[(?=\w)"
)


class Heading(Enum):
    """Groups of the list, in its order."""

    PINNED = "pinned"
    TODAY = "today"
    YESTERDAY = "yesterday"
    WEEK = "week"
    EARLIER = "earlier"
    FOUND = "found"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the list.

    Attributes:
        id: The conversation.
        title: Empty until there is one.
        snippet: Some of its text on one line.
        is_pinned: Whether it stays above the others.
        used_at: When something was last said, in seconds since 1970, UTC.
        title_marks: From where to where what was searched stands in the title.
        marks: Likewise in the snippet.
        message_id: The message in which it was found; None when it was not.
        is_found: Whether it is there because it was searched for.
    """

    id: int
    title: str
    snippet: str
    is_pinned: bool
    used_at: float
    title_marks: Marks = ()
    marks: Marks = ()
    message_id: int | None = None
    is_found: bool = False

    @property
    def order(self) -> tuple[bool, float, int]:
        """The greater, the further up."""
        return self.is_pinned, self.used_at, self.id

    def heading(self, now: float) -> Heading:
        """Under which heading it stands at a moment, by the calendar of this computer."""
        if self.is_found:
            return Heading.FOUND
        if self.is_pinned:
            return Heading.PINNED
        today = datetime.fromtimestamp(now).date()
        day = datetime.fromtimestamp(self.used_at).date()
        if day >= today:
            return Heading.TODAY
        if day == today - timedelta(days=1):
            return Heading.YESTERDAY
        return Heading.WEEK if day > today - timedelta(days=7) else Heading.EARLIER


def listed(summary: ConversationSummary) -> Entry:
    """Return a conversation of the whole list."""
    return Entry(summary.id, summary.title, summary.snippet, summary.is_pinned, summary.used_at)


def found(hit: SearchHit) -> Entry:
    """Return a conversation that was searched for."""
    snippet, marks = _readable(hit.snippet, hit.marks)
    return Entry(
        hit.conversation_id,
        hit.title,
        snippet,
        hit.is_pinned,
        hit.used_at,
        hit.title_marks,
        marks,
        hit.message_id,
        is_found=True,
    )


def _readable(snippet: str, marks: Marks) -> tuple[str, Marks]:
    """Leave the marks of Markdown and of thoughts out of some text from the middle of a message."""
    kept: list[str] = []
    moved: list[int] = []
    length = before = 0
    for start, end in [*(found.span() for found in _MARKUP.finditer(snippet)), (len(snippet), len(snippet))]:
        part = snippet[before:start]
        moved += range(length, length + len(part))
        length += len(part)
        moved += [length] * (end - start)
        kept.append(part)
        before = end
    moved.append(length)
    shown = ((moved[low], moved[high]) for low, high in marks)
    return "".join(kept), tuple((low, high) for low, high in shown if low < high)
