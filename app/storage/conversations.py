"""The list of conversations: order, titles, pins, settings, copies, deletion with undo."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from app.storage.connection import Connection
from app.storage.faults import NotFoundError
from app.storage.records import ConversationSettings, settings_in, settings_text
from app.storage.search import SearchHit, search, search_titles
from app.storage.storable_text import storable

_SNIPPET_LENGTH = 160
_LONGEST_THOUGHT = 100_000
"""Characters that are read where the message may begin with a thought, to get at what is said after it."""

_SUMMARY = f"""
    SELECT c.id, c.title, c.is_titled_by_user, c.is_pinned, c.created_at, c.used_at,
        coalesce(substr(m.text, 1, CASE
            WHEN instr(m.text, '</') > 0 OR substr(ltrim(m.text), 1, 1) IN ('<', '[') THEN {_LONGEST_THOUGHT}
            ELSE {4 * _SNIPPET_LENGTH} END), '')
    FROM conversation AS c LEFT JOIN message AS m ON m.id = c.leaf_id
"""
_SPACE = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class ConversationSummary:
    """A conversation as a list shows it.

    Attributes:
        id: Never used again, not even after deletion.
        title: Empty until there is one.
        is_titled_by_user: Whether the user gave the title, so that no automatic one may replace it.
        snippet: The beginning of the last message on the chosen path, on one line.
        is_pinned: Whether it stays above the others.
        created_at: Seconds since 1970, UTC.
        used_at: When something was last said in it, likewise.
    """

    id: int
    title: str
    is_titled_by_user: bool
    snippet: str
    is_pinned: bool
    created_at: float
    used_at: float


class ConversationStore:
    """All conversations, for the thread that opened the connection.

    All methods raise StorageError when the database or its disk fails, and its kind NotFoundError when a
    conversation is not there. Each method happens as a whole or not at all.

    Args:
        connection: The open database.
        now: Tells the time in seconds since 1970.
        spoken: Leaves of a message, or of its beginning, what a list shall show.
    """

    def __init__(
        self,
        connection: Connection,
        now: Callable[[], float] = time.time,
        spoken: Callable[[str], str] = str,
    ) -> None:
        self._connection = connection
        self._now = now
        self._spoken = spoken

    def page(self, limit: int, after: ConversationSummary | None = None) -> tuple[ConversationSummary, ...]:
        """List conversations, the pinned ones first, then by last use, the newest first.

        Args:
            limit: At most so many.
            after: The last one of the page before, as it was read; None for the first page.
        """
        sql = f"{_SUMMARY} WHERE c.deleted_at IS NULL"
        values: list[object] = []
        if after is not None:
            sql += " AND (c.is_pinned, c.used_at, c.id) < (?, ?, ?)"
            values += [int(after.is_pinned), after.used_at, after.id]
        sql += " ORDER BY c.is_pinned DESC, c.used_at DESC, c.id DESC LIMIT ?"
        return tuple(self._summary(row) for row in self._connection.rows(sql, [*values, limit]))

    def count(self) -> int:
        """How many conversations there are, deleted ones left out."""
        found = self._connection.row("SELECT count(*) FROM conversation WHERE deleted_at IS NULL")
        return int(found[0]) if found else 0

    def get(self, conversation_id: int) -> ConversationSummary:
        """One conversation, deleted or not."""
        found = self._connection.row(f"{_SUMMARY} WHERE c.id = ?", (conversation_id,))
        if found is None:
            raise _gone()
        return self._summary(found)

    def search(self, text: str, limit: int = 50) -> tuple[SearchHit, ...]:
        """Find conversations whose title or a message has all words; the last ones used first.

        Upper and lower case and diacritics make no difference; a word is also found where it begins a longer
        one. Nothing in the text is an operator.

        Args:
            text: What the user typed, anything at all.
            limit: At most so many conversations.
        """
        return search(self._connection, text, limit)

    def search_titles(self, text: str, limit: int = 50) -> tuple[tuple[int, str], ...]:
        """Find conversations whose title has all words, by the rules of search(); the last ones used first.

        Args:
            text: What the user typed, anything at all.
            limit: At most so many conversations.

        Returns:
            The number and the title of each.
        """
        return search_titles(self._connection, text, limit)

    def create(self, settings: ConversationSettings | None = None, title: str = "") -> int:
        """Begin a conversation without messages, and return its id.

        Args:
            settings: What holds for it; None for the defaults.
            title: An automatic one, or empty.
        """
        sql = "INSERT INTO conversation (title, created_at, used_at, settings) VALUES (?, ?, ?, ?)"
        now = self._now()
        written = settings_text(settings or ConversationSettings(), "")
        return self._connection.insert(sql, (storable(title), now, now, written))

    def rename(self, conversation_id: int, title: str) -> None:
        """Give the user's title, which no automatic one replaces; an empty one lets those in again."""
        sql = "UPDATE conversation SET title = ?, is_titled_by_user = ? WHERE id = ?"
        self._change(sql, (storable(title), bool(title.strip()), conversation_id))

    def suggest_title(self, conversation_id: int, title: str) -> bool:
        """Give an automatic title, unless the user gave one; returns whether it was taken."""
        sql = "UPDATE conversation SET title = ? WHERE id = ? AND is_titled_by_user = 0"
        return self._connection.change(sql, (storable(title), conversation_id)) > 0

    def pin(self, conversation_id: int, is_pinned: bool = True) -> None:
        """Keep a conversation above the others, or no longer."""
        sql = "UPDATE conversation SET is_pinned = ? WHERE id = ?"
        self._change(sql, (is_pinned, conversation_id))

    def duplicate(self, conversation_id: int, title: str | None = None) -> int:
        """Copy a conversation with all versions of its messages, and return the copy's id.

        Args:
            conversation_id: What to copy.
            title: The copy's title; None for the same.
        """
        with self._connection.transaction():
            sql = """
                INSERT INTO conversation (title, is_titled_by_user, created_at, used_at, settings)
                SELECT coalesce(?, title), is_titled_by_user, ?, ?, settings FROM conversation WHERE id = ?
            """
            self.get(conversation_id)
            now = self._now()
            copy_id = self._connection.insert(sql, (title and storable(title), now, now, conversation_id))
            self._copy_messages(conversation_id, copy_id)
            return copy_id

    def delete(self, conversation_id: int) -> None:
        """Take a conversation out of list and search; `restore` brings it back until it is purged."""
        sql = "UPDATE conversation SET deleted_at = ? WHERE id = ?"
        self._change(sql, (self._now(), conversation_id))

    def restore(self, conversation_id: int) -> None:
        """Undo `delete`."""
        self._change("UPDATE conversation SET deleted_at = NULL WHERE id = ?", (conversation_id,))

    def purge(self, before: float) -> None:
        """Remove for good what was deleted before a moment, conversations and messages.

        Args:
            before: Seconds since 1970, UTC.
        """
        with self._connection.transaction():
            self._connection.change(
                """
                WITH RECURSIVE gone (conversation_id, id) AS (
                    SELECT conversation_id, id FROM message WHERE deleted_at < ?
                    UNION
                    SELECT m.conversation_id, m.id FROM gone CROSS JOIN message AS m
                    ON m.conversation_id = gone.conversation_id AND m.parent_id = gone.id
                )
                DELETE FROM message WHERE id IN (SELECT id FROM gone)
                """,
                (before,),
            )
            due = "(SELECT id FROM conversation WHERE deleted_at < ?)"
            self._connection.change(f"DELETE FROM message WHERE conversation_id IN {due}", (before,))
            self._connection.change("DELETE FROM conversation WHERE deleted_at < ?", (before,))

    def settings(self, conversation_id: int) -> ConversationSettings:
        """What holds for a conversation; the default where what another version wrote makes no sense."""
        return settings_in(self._settings_text(conversation_id))

    def change_settings(self, conversation_id: int, settings: ConversationSettings) -> None:
        """Replace the settings; those of a newer version that are unknown here stay."""
        with self._connection.transaction():
            written = settings_text(settings, self._settings_text(conversation_id))
            self._change("UPDATE conversation SET settings = ? WHERE id = ?", (written, conversation_id))

    def _summary(self, row: tuple[Any, ...]) -> ConversationSummary:
        conversation_id, title, by_user, is_pinned, created_at, used_at, text = row
        words = self._spoken(text)[: 4 * _SNIPPET_LENGTH]
        return ConversationSummary(
            id=conversation_id,
            title=title,
            is_titled_by_user=bool(by_user),
            snippet=_SPACE.sub(" ", words).strip()[:_SNIPPET_LENGTH],
            is_pinned=bool(is_pinned),
            created_at=created_at,
            used_at=used_at,
        )

    def _settings_text(self, conversation_id: int) -> str:
        found = self._connection.row("SELECT settings FROM conversation WHERE id = ?", (conversation_id,))
        if found is None:
            raise _gone()
        return str(found[0])

    def _change(self, sql: str, values: tuple[object, ...]) -> None:
        if not self._connection.change(sql, values):
            raise _gone()

    def _copy_messages(self, source_id: int, copy_id: int) -> None:
        """All ids move by the same amount, past every id ever given, so that the copied tree stays a tree."""
        found = self._connection.row(
            """
            SELECT (SELECT seq FROM sqlite_sequence WHERE name = 'message') + 1 - min(id) FROM message
            WHERE conversation_id = ?
            """,
            (source_id,),
        )
        shift = found[0] if found else None
        if shift is None:
            return
        self._connection.change(
            """
            INSERT INTO message
                (id, conversation_id, parent_id, is_chosen, role, state, created_at, record, text)
            SELECT id + :shift, :copy, parent_id + :shift, is_chosen, role,
                iif(state = 'writing', 'interrupted', state), created_at, record, text
            FROM message WHERE conversation_id = :source AND deleted_at IS NULL
            """,
            {"shift": shift, "copy": copy_id, "source": source_id},
        )
        self._connection.change(
            """
            INSERT INTO attachment (message_id, place, name, kind, text)
            SELECT a.message_id + :shift, a.place, a.name, a.kind, a.text
            FROM message AS m JOIN attachment AS a ON a.message_id = m.id
            WHERE m.conversation_id = :source AND m.deleted_at IS NULL
            """,
            {"shift": shift, "source": source_id},
        )
        sql = """
            UPDATE conversation
            SET leaf_id = (SELECT leaf_id FROM conversation WHERE id = :source) + :shift WHERE id = :copy
        """
        self._connection.change(sql, {"source": source_id, "shift": shift, "copy": copy_id})


def _gone() -> NotFoundError:
    return NotFoundError("This conversation is not there any more.")
