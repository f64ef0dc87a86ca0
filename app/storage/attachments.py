"""The texts that go along with messages: kept beside them, and gone with them."""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator

from app.core.attachment import Attachment, AttachmentKind
from app.storage.connection import Connection
from app.storage.storable_text import storable

_ADD = "INSERT INTO attachment (message_id, place, name, kind, text) VALUES (?, ?, ?, ?, ?)"


def attach(connection: Connection, message_id: int, attachments: Iterable[Attachment]) -> None:
    """Keep the attachments of a new message, in this order."""
    attach_all(connection, [(message_id, tuple(attachments))])


def attach_all(connection: Connection, of: Iterable[tuple[int, tuple[Attachment, ...]]]) -> None:
    """Keep the attachments of many new messages."""

    def rows() -> Iterator[tuple[object, ...]]:
        for message_id, attachments in of:
            for place, one in enumerate(attachments):
                yield message_id, place, storable(one.name), one.kind.value, storable(one.text)

    connection.insert_all(_ADD, rows())


def attached(connection: Connection, message_ids: Iterable[int]) -> dict[int, tuple[Attachment, ...]]:
    """Read the attachments of those of these messages that have any."""
    found: defaultdict[int, list[Attachment]] = defaultdict(list)
    sql = """
        SELECT message_id, name, kind, text FROM attachment
        WHERE message_id IN (SELECT value FROM json_each(?)) ORDER BY message_id, place
    """
    for message_id, name, kind, text in connection.rows(sql, (json.dumps(list(message_ids)),)):
        found[message_id].append(Attachment(name, AttachmentKind(kind), text))
    return {message_id: tuple(attachments) for message_id, attachments in found.items()}
