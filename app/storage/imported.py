"""Taking in a conversation from a JSON file, which may hold anything."""

import time
from collections import defaultdict
from collections.abc import Iterator
from typing import TypeVar, cast

import msgspec

from app import NAME
from app.core.attachment import Attachment, AttachmentKind
from app.core.conversation import Role
from app.storage.attachments import attach_all
from app.storage.connection import Connection
from app.storage.export import FORMAT, FORMAT_VERSION, ExportedConversation, ExportedMessage
from app.storage.faults import ImportRefusedError
from app.storage.message_tree import end_path_below
from app.storage.messages import MessageState

T = TypeVar("T")

MOST_BYTES = 256 * 2**20
MOST_MESSAGES = 200_000
_COLUMNS = "id, conversation_id, parent_id, is_chosen, role, state, created_at, record, text"
_LATEST_MOMENT = 253_402_300_800.0  # the year 10000


class _Head(msgspec.Struct):
    """What tells whether the rest can be understood."""

    format: str = ""
    version: int = 0


def import_json(connection: Connection, data: bytes, now: float | None = None) -> int:
    """Add the conversation in a file that `json_file` made, and return its id.

    Args:
        connection: The open database.
        data: The file.
        now: The moment of its last use, in seconds since 1970; None for the present.

    Raises:
        ImportRefusedError: The file is too large, of a newer format, or not what it should be; the message
            says what and where. Nothing is added.
        StorageError: It could not be saved.
    """
    moment = time.time() if now is None else now
    conversation = _checked(data)
    ordered = _parents_first(conversation.messages)
    with connection.transaction():
        conversation_id = connection.insert(
            """
            INSERT INTO conversation (title, is_titled_by_user, created_at, used_at, settings)
            VALUES (?, ?, ?, ?, ?)
            """,
            (
                conversation.title,
                conversation.titled_by_user,
                _moment(conversation.created_at, moment),
                moment,
                msgspec.json.encode(_settings(conversation)).decode(),
            ),
        )
        _insert(connection, conversation_id, ordered, moment)
    return conversation_id


def _checked(data: bytes) -> ExportedConversation:
    if len(data) > MOST_BYTES:
        raise ImportRefusedError(
            "This file is too large for a conversation.", f"At most {MOST_BYTES // 2**20} MB can be taken in."
        )
    head = _decoded(data, _Head)
    if head.format != FORMAT:
        raise ImportRefusedError(f"This is not a conversation that {NAME} exported.", "Choose another file.")
    if head.version > FORMAT_VERSION:
        raise ImportRefusedError(
            f"This conversation was exported by a newer version of {NAME}.", "Import it with that version."
        )
    conversation = _decoded(data, ExportedConversation)
    if len(conversation.messages) > MOST_MESSAGES:
        raise ImportRefusedError(
            "This conversation has too many messages.", f"At most {MOST_MESSAGES:,} can be taken in."
        )
    return conversation


def _decoded(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise _refused(f"it says: {error}") from error


def _parents_first(messages: list[ExportedMessage]) -> list[ExportedMessage]:
    """Check that the messages are a tree, and order them so that each comes after its parent."""
    children: defaultdict[int | None, list[ExportedMessage]] = defaultdict(list)
    ids = {message.id for message in messages}
    if len(ids) < len(messages):
        raise _refused("two messages have the same id")
    for message in messages:
        if message.role is Role.SYSTEM:
            raise _refused(f"message {message.id} has the role of the settings' instructions")
        if message.parent is not None and message.parent not in ids:
            raise _refused(f"message {message.id} follows one that is not there")
        children[message.parent].append(message)
    ordered = list(children[None])
    for message in ordered:  # grows while it is read
        ordered.extend(children.get(message.id, ()))
    if len(ordered) < len(messages):
        raise _refused("some messages follow each other in a circle")
    places = {message.id: place for place, message in enumerate(messages)}
    is_ordered = all(m.parent is None or places[m.parent] < places[m.id] for m in messages)
    return messages if is_ordered else ordered


def _insert(
    connection: Connection, conversation_id: int, ordered: list[ExportedMessage], moment: float
) -> None:
    found = connection.row("SELECT max(seq) FROM sqlite_sequence WHERE name = 'message'")
    first = ((found[0] if found else None) or 0) + 1
    ids: dict[int | None, int | None] = {None: None}
    ids.update((message.id, new_id) for new_id, message in enumerate(ordered, first))

    newest = {message.parent: message.id for message in ordered}
    shown = newest | {message.parent: message.id for message in ordered if message.chosen}

    def rows() -> Iterator[tuple[object, ...]]:
        for message in ordered:
            yield (
                ids[message.id],
                conversation_id,
                ids[message.parent],
                shown[message.parent] == message.id,
                message.role,
                _state(message.state),
                _moment(message.created_at, moment),
                _record(message),
                message.text,
            )

    # The search index is written once a statement, so that one for all messages is several times as fast.
    connection.change(f"CREATE TEMP TABLE incoming ({_COLUMNS})")
    connection.insert_all(f"INSERT INTO incoming ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows())
    connection.change(f"INSERT INTO message ({_COLUMNS}) SELECT {_COLUMNS} FROM incoming ORDER BY rowid")
    connection.change("DROP TABLE incoming")
    attach_all(connection, ((cast(int, ids[message.id]), _attachments(message)) for message in ordered))
    end_path_below(connection, conversation_id, None)


def _attachments(message: ExportedMessage) -> tuple[Attachment, ...]:
    return tuple(Attachment(one.name, AttachmentKind(one.kind), one.text) for one in message.attachments)


def _record(message: ExportedMessage) -> str | None:
    """How a reply was written, with a note that it may have been measured elsewhere."""
    if message.record is None:
        return None
    return msgspec.json.encode({**message.record, "is_imported": True}).decode()


def _state(name: str) -> MessageState:
    """States of a newer version, and replies that were being written, were not completed here."""
    known = name in set(MessageState) and name != MessageState.WRITING
    return MessageState(name) if known else MessageState.INTERRUPTED


def _settings(conversation: ExportedConversation) -> dict[str, object]:
    """Its settings, without the conversation it goes on from: that number means another one here."""
    return {name: value for name, value in conversation.settings.items() if name != "continues"}


def _moment(claimed: float | None, otherwise: float) -> float:
    return claimed if claimed is not None and 0.0 <= claimed < _LATEST_MOMENT else otherwise


def _refused(detail: str) -> ImportRefusedError:
    return ImportRefusedError("This file does not hold a whole conversation.", f"In it, {detail}.")
