"""Finding a piece of text in one conversation, a moment's work at a time."""

from collections import deque
from dataclasses import dataclass
from time import perf_counter

from app.core.conversation import Role
from app.core.markdown_words import markdown_words
from app.core.sought_text import Sought
from app.storage.connection import Connection
from app.storage.message_tree import leaf_of

_PART = """
    WITH RECURSIVE up (id, parent_id, height) AS (
        SELECT id, parent_id, 1 FROM message WHERE id = :lowest
        UNION ALL
        SELECT m.id, m.parent_id, up.height + 1 FROM up CROSS JOIN message AS m ON m.id = up.parent_id
        WHERE up.height < :limit
    )
    SELECT m.id, m.parent_id, m.role, m.text
    FROM up CROSS JOIN message AS m ON m.id = up.id ORDER BY up.height
"""
_READ_AT_ONCE = 20


@dataclass(frozen=True, slots=True)
class FoundMessage:
    """A message with what is searched for.

    Attributes:
        message_id: Which one; the greater, the later on its path.
        count: How often it stands there.
    """

    message_id: int
    count: int


class PathSearch:
    """Goes along the chosen path of a conversation, from its last message to its first.

    A question is searched as it was typed, a reply without the marks of Markdown, thoughts included.
    """

    def __init__(self, connection: Connection, conversation_id: int, sought: Sought) -> None:
        """Begin at the end of the path.

        Raises:
            NotFoundError: There is no such conversation.
            StorageError: The database or its disk failed.
        """
        self._connection = connection
        self._sought = sought
        self._next = None if sought.is_blank else leaf_of(connection, conversation_id)
        self._waiting: deque[tuple[int, int | None, str, str]] = deque()

    @property
    def is_done(self) -> bool:
        """Whether the beginning was reached."""
        return self._next is None and not self._waiting

    def go_on(self, seconds: float) -> list[FoundMessage]:
        """Search further, for about so long, and return what was found, the last message first.

        Raises:
            StorageError: The database or its disk failed.
        """
        until = perf_counter() + seconds
        found: list[FoundMessage] = []
        while not self.is_done:
            if not self._waiting:
                self._read()
                continue
            message_id, _, role, text = self._waiting.popleft()
            count = self._sought.count(text if role == Role.USER else markdown_words(text))
            if count:
                found.append(FoundMessage(message_id, count))
            if perf_counter() > until:
                break
        return found

    def _read(self) -> None:
        self._waiting.extend(self._connection.rows(_PART, {"lowest": self._next, "limit": _READ_AT_ONCE}))
        self._next = self._waiting[-1][1] if self._waiting else None
