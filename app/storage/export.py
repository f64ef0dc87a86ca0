"""A conversation as a file for people (Markdown) and as a file for programs (JSON)."""

import re
from dataclasses import dataclass
from typing import Any

import msgspec

from app.core.attachment import Attachment, AttachmentKind, with_attachments
from app.core.conversation import Role
from app.storage.attachments import attached
from app.storage.connection import Connection
from app.storage.conversations import ConversationStore
from app.storage.lenient import mapping_in
from app.storage.messages import MessageState, MessageStore

FORMAT = "slipstream-conversation"
FORMAT_VERSION = 1
"""Raised when a reader of the version before would misunderstand the file; new fields alone do not."""

_SPACE = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class MarkdownWords:
    """The program's own words in a Markdown file, for whoever translates them.

    Attributes:
        untitled: Heading of a conversation without a title.
        system: Heading of the standing instructions.
        user: Heading of what the user said.
        assistant: Heading of a reply.
        unfinished: Stands below a reply that is not whole.
    """

    untitled: str = "Conversation"
    system: str = "Instructions"
    user: str = "You"
    assistant: str = "Reply"
    unfinished: str = "(not finished)"


class ExportedAttachment(msgspec.Struct, frozen=True):
    """A text that goes along with a message in a JSON file; fields as in Attachment."""

    name: str
    text: str
    kind: str = AttachmentKind.TEXT.value


class ExportedMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message in a JSON file.

    Attributes:
        id: Names the message inside the file.
        role: Who speaks: "user" or "assistant".
        text: All of it, as it was written.
        parent: The id of the message before it; null at the beginning of the conversation.
        chosen: Whether it is the one that is shown, of all with the same parent.
        state: A MessageState by name.
        created_at: Seconds since 1970, UTC; null for unknown.
        record: How a reply was written; fields as in ReplyRecord.
        attachments: The texts that go along with a question.
    """

    id: int
    role: Role
    text: str
    parent: int | None = None
    chosen: bool = False
    state: str = MessageState.COMPLETE.value
    created_at: float | None = None
    record: dict[str, Any] | None = None
    attachments: list[ExportedAttachment] = []


class ExportedConversation(msgspec.Struct, frozen=True):
    """A JSON file.

    Attributes:
        format: Always FORMAT.
        version: FORMAT_VERSION of the program that wrote it.
        title: May be empty.
        titled_by_user: Whether the user gave the title.
        created_at: Seconds since 1970, UTC; null for unknown.
        settings: Fields as in ConversationSettings.
        messages: All versions, parents before their children, the oldest version first.
    """

    format: str
    version: int
    messages: list[ExportedMessage]
    title: str = ""
    titled_by_user: bool = False
    created_at: float | None = None
    settings: dict[str, Any] = {}


def markdown(connection: Connection, conversation_id: int, words: MarkdownWords | None = None) -> str:
    """The chosen path for people to read: a heading for each turn, and the texts as they are.

    Args:
        connection: The open database.
        conversation_id: What to write.
        words: The program's own words; None for English.

    Raises:
        NotFoundError: There is no such conversation.
    """
    words = words or MarkdownWords()
    store = ConversationStore(connection)
    title = _SPACE.sub(" ", store.get(conversation_id).title).strip()
    system = store.settings(conversation_id).system.strip()
    parts = [f"# {title or words.untitled}"]
    if system:
        parts += [f"## {words.system}", system]
    headings = {Role.USER: words.user, Role.ASSISTANT: words.assistant}
    for message in MessageStore(connection).path(conversation_id):
        text = with_attachments(message.text.strip("\n"), message.attachments)
        parts += [f"## {headings[message.role]}", text]
        if message.state is not MessageState.COMPLETE:
            parts.append(f"*{words.unfinished}*")
    return "\n\n".join(part for part in parts if part) + "\n"


def json_file(connection: Connection, conversation_id: int) -> bytes:
    """The whole tree with settings and records, as JSON that `import_json` takes in; deleted ones left out.

    Raises:
        NotFoundError: There is no such conversation.
    """
    summary = ConversationStore(connection).get(conversation_id)
    settings = connection.row("SELECT settings FROM conversation WHERE id = ?", (conversation_id,))
    rows = connection.rows(
        """
        SELECT id, role, text, parent_id, is_chosen, state, created_at, record FROM message
        WHERE conversation_id = ? AND deleted_at IS NULL ORDER BY id
        """,
        (conversation_id,),
    )
    attachments = attached(connection, (row[0] for row in rows))
    conversation = ExportedConversation(
        format=FORMAT,
        version=FORMAT_VERSION,
        title=summary.title,
        titled_by_user=summary.is_titled_by_user,
        created_at=summary.created_at,
        settings=mapping_in(settings[0]) if settings else {},
        messages=[
            ExportedMessage(
                id=row[0],
                role=Role(row[1]),
                text=row[2],
                parent=row[3],
                chosen=bool(row[4]),
                state=row[5],
                created_at=row[6],
                record=mapping_in(row[7]) or None,
                attachments=[_exported(one) for one in attachments.get(row[0], ())],
            )
            for row in rows
        ],
    )
    return msgspec.json.format(msgspec.json.encode(conversation), indent=2)


def _exported(attachment: Attachment) -> ExportedAttachment:
    return ExportedAttachment(attachment.name, attachment.text, attachment.kind.value)
