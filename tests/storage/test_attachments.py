"""Attachments stay with their message: through versions, copies, deletion, export and import."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.core.attachment import Attachment, AttachmentKind
from app.storage.connection import Connection
from app.storage.conversations import ConversationStore
from app.storage.database import Standing, open_database
from app.storage.export import json_file, markdown
from app.storage.imported import import_json
from app.storage.messages import MessageStore
from app.storage.migrations import MIGRATIONS

CODE = Attachment("main.py", AttachmentKind.CODE, "print('ä')\n")
PAPER = Attachment("Paper ```.pdf", AttachmentKind.PDF, "```\nfenced\n```")


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    with closing(open_database(tmp_path / "c.sqlite3", tmp_path / "backups").connection) as connection:
        yield connection


@pytest.fixture
def conversation_id(connection: Connection) -> int:
    """A question with two files, answered, and a version of it with one."""
    conversation_id = ConversationStore(connection).create(title="Files")
    messages = MessageStore(connection)
    question_id = messages.append_question(conversation_id, "What is this?", (CODE, PAPER))
    messages.finish_reply(messages.begin_reply(question_id), "A program and a paper.")
    version_id = messages.add_version(question_id, "And this?", (PAPER,))
    messages.finish_reply(messages.begin_reply(version_id), "A paper.")
    return conversation_id


def attachments(connection: Connection, conversation_id: int) -> list[tuple[Attachment, ...]]:
    return [message.attachments for message in MessageStore(connection).path(conversation_id)]


def count(connection: Connection) -> int:
    return len(connection.rows("SELECT 1 FROM attachment"))


def test_each_version_has_its_own(connection: Connection, conversation_id: int) -> None:
    messages = MessageStore(connection)
    assert attachments(connection, conversation_id) == [(PAPER,), ()]
    (question, _) = messages.path(conversation_id)
    messages.choose(messages.versions(question.id)[0])
    assert attachments(connection, conversation_id) == [(CODE, PAPER), ()]


def test_a_copy_has_them_too(connection: Connection, conversation_id: int) -> None:
    copy_id = ConversationStore(connection).duplicate(conversation_id)
    assert attachments(connection, copy_id) == [(PAPER,), ()]
    (question, _) = MessageStore(connection).path(copy_id)
    MessageStore(connection).choose(MessageStore(connection).versions(question.id)[0])
    assert attachments(connection, copy_id) == [(CODE, PAPER), ()]


def test_a_deleted_message_comes_back_with_them(connection: Connection, conversation_id: int) -> None:
    messages = MessageStore(connection)
    (question, _) = messages.path(conversation_id)
    messages.delete(question.id)
    assert attachments(connection, conversation_id) == [(CODE, PAPER), ()]
    messages.restore(question.id)
    assert attachments(connection, conversation_id) == [(PAPER,), ()]


def test_what_is_purged_leaves_none_behind(connection: Connection, conversation_id: int) -> None:
    store, messages = ConversationStore(connection), MessageStore(connection)
    (question, _) = messages.path(conversation_id)
    messages.delete(question.id)
    store.purge(1e12)
    assert count(connection) == 2
    store.delete(conversation_id)
    store.purge(1e12)
    assert count(connection) == 0


def test_json_brings_them_back(connection: Connection, conversation_id: int) -> None:
    data = json_file(connection, conversation_id)
    back_id = import_json(connection, data)
    assert attachments(connection, back_id) == [(PAPER,), ()]
    again = json.loads(json_file(connection, back_id))
    first = [message.get("attachments") for message in json.loads(data)["messages"]]
    assert [message.get("attachments") for message in again["messages"]] == first
    assert first[0] == [
        {"name": "main.py", "text": "print('ä')\n", "kind": "code"},
        {"name": "Paper ```.pdf", "text": "```\nfenced\n```", "kind": "pdf"},
    ]


def test_kinds_of_a_newer_version_are_taken_in_as_texts(connection: Connection) -> None:
    message = {
        "id": 1,
        "role": "user",
        "text": "x",
        "attachments": [{"name": "a", "text": "b", "kind": "3d"}],
    }
    data = json.dumps({"format": "slipstream-conversation", "version": 1, "messages": [message]})
    conversation_id = import_json(connection, data.encode())
    assert attachments(connection, conversation_id) == [(Attachment("a", AttachmentKind.TEXT, "b"),)]


def test_markdown_shows_them_before_the_question(connection: Connection, conversation_id: int) -> None:
    assert (
        "## You\n\n````Paper  .pdf\n```\nfenced\n```\n````\n\nAnd this?\n\n## Reply\n\nA paper.\n"
        in markdown(connection, conversation_id)
    )


def test_half_characters_do_not_hinder_the_keeping(connection: Connection) -> None:
    conversation_id = ConversationStore(connection).create()
    broken = Attachment("a\ud800", AttachmentKind.PASTE, "b\udfff")
    MessageStore(connection).append_question(conversation_id, "x", (broken,))
    assert attachments(connection, conversation_id) == [
        (Attachment("a\ufffd", AttachmentKind.PASTE, "b\ufffd"),)
    ]


def test_a_database_of_the_version_before_gets_the_table(tmp_path: Path) -> None:
    path, backups = tmp_path / "old.sqlite3", tmp_path / "backups"
    with closing(open_database(path, backups, migrations=MIGRATIONS[:1]).connection) as old:
        conversation_id = ConversationStore(old).create(title="Old")
        old.change(
            "INSERT INTO message (conversation_id, is_chosen, role, state, created_at, text)"
            " VALUES (?, 1, 'user', 'complete', 0, 'kept')",
            (conversation_id,),
        )
        old.change("UPDATE conversation SET leaf_id = 1")
    opened = open_database(path, backups)
    with closing(opened.connection) as connection:
        assert opened.standing is Standing.SAVED
        (message,) = MessageStore(connection).path(conversation_id)
        assert (message.text, message.attachments) == ("kept", ())
        MessageStore(connection).append_question(conversation_id, "new", (CODE,))
        assert attachments(connection, conversation_id) == [(), (CODE,)]
    (copy,) = backups.iterdir()
    with closing(sqlite3.connect(copy)) as raw:
        assert raw.execute("PRAGMA user_version").fetchone() == (1,)


def test_what_a_model_is_told_are_the_words_and_files_of_the_chosen_path(
    connection: Connection, conversation_id: int
) -> None:
    messages = MessageStore(connection)
    path = messages.path(conversation_id)
    told = [(message.role, message.text, message.attachments) for message in messages.said(conversation_id)]
    assert told == [(message.role, message.text, message.attachments) for message in path]
    assert [message.text for message in messages.said(conversation_id, before=path[1].id)] == [path[0].text]
