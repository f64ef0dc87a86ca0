"""Questions and replies: added, written piece by piece, versioned, deleted and read a page at a time."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from app.core.attachment import Attachment
from app.core.conversation import Role
from app.storage.attachments import attach, attached
from app.storage.connection import Connection
from app.storage.faults import NotFoundError
from app.storage.message_tree import (
    Place,
    add,
    bring_back,
    leaf_of,
    living,
    place_of,
    remove,
    show,
)
from app.storage.records import ReplyRecord, record_in, record_text
from app.storage.storable_text import storable

_PAGE = """
    WITH RECURSIVE up (id, parent_id, height) AS (
        SELECT id, parent_id, 1 FROM message WHERE id = :lowest
        UNION ALL
        SELECT m.id, m.parent_id, up.height + 1 FROM up CROSS JOIN message AS m ON m.id = up.parent_id
        WHERE :limit IS NULL OR up.height < :limit
    )
    SELECT m.id, m.parent_id, m.role, m.text, m.state, m.created_at, m.record,
        (SELECT count(*) FROM message AS s WHERE s.conversation_id = m.conversation_id
            AND s.parent_id IS m.parent_id AND s.deleted_at IS NULL AND s.id <= m.id),
        (SELECT count(*) FROM message AS s WHERE s.conversation_id = m.conversation_id
            AND s.parent_id IS m.parent_id AND s.deleted_at IS NULL)
    FROM up CROSS JOIN message AS m ON m.id = up.id ORDER BY up.height DESC
"""


_ROLES = {role.value: role for role in Role}

_SAID = """
    WITH RECURSIVE up (id, parent_id, height) AS (
        SELECT id, parent_id, 1 FROM message WHERE id = :lowest
        UNION ALL
        SELECT m.id, m.parent_id, up.height + 1 FROM up CROSS JOIN message AS m ON m.id = up.parent_id
    )
    SELECT m.id, m.role, m.text FROM up CROSS JOIN message AS m ON m.id = up.id ORDER BY up.height DESC
"""


class MessageState(StrEnum):
    """How far a message got.

    WRITING: a reply is coming in. COMPLETE: it is whole, as every question is. STOPPED: the user stopped it.
    FAILED: something broke. INTERRUPTED: the program ended while it was written.
    """

    WRITING = "writing"
    COMPLETE = "complete"
    STOPPED = "stopped"
    FAILED = "failed"
    INTERRUPTED = "interrupted"


@dataclass(frozen=True, slots=True)
class SaidMessage:
    """What a model is told of a message.

    Attributes:
        role: Who said it.
        text: The words.
        attachments: What came with a question.
    """

    role: Role
    text: str
    attachments: tuple[Attachment, ...] = ()


@dataclass(frozen=True, slots=True)
class StoredMessage:
    """One message on the chosen path.

    Attributes:
        id: Never used again, not even after deletion.
        parent_id: The message before it; None at the beginning of the conversation.
        created_at: Seconds since 1970, UTC.
        version: Which of the versions it is, counted from 1, the oldest first.
        versions: How many versions there are, this one included.
        record: How a reply was written; None when unknown and for questions.
        attachments: The texts that go along with a question.
    """

    id: int
    parent_id: int | None
    role: Role
    text: str
    state: MessageState
    created_at: float
    version: int
    versions: int
    record: ReplyRecord | None
    attachments: tuple[Attachment, ...] = ()


class MessageStore:
    """The messages of all conversations, for the thread that opened the connection.

    All methods raise StorageError when the database or its disk fails, and its kind NotFoundError when a
    conversation or message is not there. Each method happens as a whole or not at all; several become one
    inside `connection.transaction()`.

    Args:
        connection: The open database.
        now: Tells the time in seconds since 1970.
    """

    def __init__(self, connection: Connection, now: Callable[[], float] = time.time) -> None:
        self._connection = connection
        self._now = now

    def append_question(
        self, conversation_id: int, text: str, attachments: tuple[Attachment, ...] = ()
    ) -> int:
        """Add what the user says at the end of the chosen path, and return its id."""
        with self._connection.transaction():
            leaf_id = leaf_of(self._connection, conversation_id)
            place = Place(0, conversation_id, leaf_id, Role.USER, None)
            return self._add(place, MessageState.COMPLETE, text, attachments)

    def begin_reply(self, question_id: int) -> int:
        """Add an empty reply to a question, choose it, and return its id; another reply is another version.

        Raises:
            NotFoundError: The question is gone, deleted or not a question.
        """
        with self._connection.transaction():
            question = living(self._connection, question_id)
            if question.role is not Role.USER:
                raise NotFoundError("Only a question can be replied to.")
            place = Place(0, question.conversation_id, question.id, Role.ASSISTANT, None)
            return self._add(place, MessageState.WRITING, "")

    def extend_reply(self, reply_id: int, text: str) -> None:
        """Append text to a reply that is being written; what was appended survives the end of the process.

        Raises:
            NotFoundError: The reply is gone or not being written.
        """
        sql = "UPDATE message SET text = text || ? WHERE id = ? AND state = 'writing'"
        if not self._connection.change(sql, (storable(text), reply_id)):
            raise NotFoundError("This reply is not being written.")

    def finish_reply(
        self,
        reply_id: int,
        text: str | None = None,
        state: MessageState = MessageState.COMPLETE,
        record: ReplyRecord | None = None,
    ) -> None:
        """End a reply, and make it findable.

        Args:
            reply_id: A reply that is being written or was interrupted.
            text: The whole text, in place of the pieces; None to keep those.
            state: How it ended.
            record: How it was written; None to keep what is there.

        Raises:
            NotFoundError: The reply is gone or was finished before.
        """
        if state is MessageState.WRITING:
            raise ValueError("a finished reply is not being written")
        with self._connection.transaction():
            changed = self._connection.change(
                """
                UPDATE message SET state = ?, text = coalesce(?, text), record = coalesce(?, record)
                WHERE id = ? AND role = 'assistant' AND state IN ('writing', 'interrupted')
                """,
                (
                    state,
                    None if text is None else storable(text),
                    None if record is None else record_text(record),
                    reply_id,
                ),
            )
            if not changed:
                raise NotFoundError("This reply is not being written.")
            self._touch(place_of(self._connection, reply_id).conversation_id)

    def continue_reply(self, reply_id: int) -> None:
        """Take up a reply that ended, so that it can be extended and finished again.

        Raises:
            NotFoundError: It is gone, deleted, no reply, or being written.
        """
        with self._connection.transaction():
            place = living(self._connection, reply_id)
            sql = """
                UPDATE message SET state = 'writing'
                WHERE id = ? AND role = 'assistant' AND state <> 'writing'
            """
            if not self._connection.change(sql, (reply_id,)):
                raise NotFoundError("Only a reply that ended can be continued.")
            self._touch(place.conversation_id)

    def change_record(self, reply_id: int, record: ReplyRecord) -> None:
        """Replace how a reply was written by what is known now.

        Raises:
            NotFoundError: The reply is gone or deleted.
        """
        sql = "UPDATE message SET record = ? WHERE id = ? AND role = 'assistant' AND deleted_at IS NULL"
        if not self._connection.change(sql, (record_text(record), reply_id)):
            raise NotFoundError("This reply is not there any more.")

    def add_version(self, message_id: int, text: str, attachments: tuple[Attachment, ...] = ()) -> int:
        """Add another, complete version of a question (or of a reply, edited by hand), and choose it."""
        with self._connection.transaction():
            place = living(self._connection, message_id)
            return self._add(place, MessageState.COMPLETE, text, attachments)

    def choose(self, message_id: int) -> None:
        """Lead the chosen path through a message, wherever it is in the tree; below it as chosen before."""
        with self._connection.transaction():
            show(self._connection, living(self._connection, message_id))

    def versions(self, message_id: int) -> tuple[int, ...]:
        """The ids of all versions of a message, itself included, the oldest first."""
        place = living(self._connection, message_id)
        rows = self._connection.rows(
            """
            SELECT id FROM message WHERE conversation_id = ? AND parent_id IS ? AND deleted_at IS NULL
            ORDER BY id
            """,
            (place.conversation_id, place.parent_id),
        )
        return tuple(version_id for (version_id,) in rows)

    def delete(self, message_id: int) -> None:
        """Delete a message with everything below it; the version before it takes its place, or the next."""
        with self._connection.transaction():
            remove(self._connection, living(self._connection, message_id), self._now())

    def restore(self, message_id: int) -> None:
        """Undo `delete` and show the message; below one deleted later, it comes back together with that one.

        Raises:
            NotFoundError: The message was purged, or it was not `delete` of this very message that took it.
        """
        with self._connection.transaction():
            place = place_of(self._connection, message_id)
            if place.deleted_with != message_id:
                raise NotFoundError("This message was not deleted.")
            bring_back(self._connection, place)

    def path(
        self, conversation_id: int, limit: int | None = None, before: int | None = None
    ) -> tuple[StoredMessage, ...]:
        """Read the chosen path, or a part of it, the oldest message first.

        It begins at the beginning of the conversation when the first message has no parent.

        Args:
            conversation_id: Whose path.
            limit: Read at most so many messages, the last ones; None for all.
            before: Read those before this message, to go back page by page.
        """
        lowest = leaf_of(self._connection, conversation_id)
        if before is not None:
            lowest = living(self._connection, before).parent_id
        rows = self._connection.rows(_PAGE, {"lowest": lowest, "limit": limit})
        attachments = attached(self._connection, (row[0] for row in rows if row[2] == Role.USER))
        return tuple(
            StoredMessage(
                id=row[0],
                parent_id=row[1],
                role=Role(row[2]),
                text=row[3],
                state=MessageState(row[4]),
                created_at=row[5],
                record=record_in(row[6]),
                version=row[7],
                versions=row[8],
                attachments=attachments.get(row[0], ()),
            )
            for row in rows
        )

    def said(self, conversation_id: int, before: int | None = None) -> tuple[SaidMessage, ...]:
        """Read the words of the chosen path alone, the oldest first: of a long one in half the time.

        Args:
            conversation_id: Whose path.
            before: Read those before this message; None for all.
        """
        lowest = leaf_of(self._connection, conversation_id)
        if before is not None:
            lowest = living(self._connection, before).parent_id
        rows = self._connection.rows(_SAID, {"lowest": lowest})
        attachments = attached(self._connection, (row[0] for row in rows if row[1] == Role.USER))
        return tuple(
            SaidMessage(_ROLES[role], text, attachments.get(number, ())) for number, role, text in rows
        )

    def _add(
        self, place: Place, state: MessageState, text: str, attachments: tuple[Attachment, ...] = ()
    ) -> int:
        message_id = add(self._connection, place, (state, self._now(), None, storable(text)))
        if attachments:
            attach(self._connection, message_id, attachments)
        self._touch(place.conversation_id)
        return message_id

    def _touch(self, conversation_id: int) -> None:
        sql = "UPDATE conversation SET used_at = ? WHERE id = ?"
        self._connection.change(sql, (self._now(), conversation_id))
