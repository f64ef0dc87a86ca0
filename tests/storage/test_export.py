"""Conversations as files: Markdown for people, JSON that can be taken in again, whatever it holds."""

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.core.generation import Method, SamplingSettings
from app.core.statistics import Statistics
from app.storage import imported
from app.storage.connection import Connection
from app.storage.conversations import ConversationStore
from app.storage.database import open_database
from app.storage.export import MarkdownWords, json_file, markdown
from app.storage.faults import ImportRefusedError, NotFoundError
from app.storage.imported import import_json
from app.storage.messages import MessageState, MessageStore
from app.storage.records import Agreement, ConversationSettings, Parting, Proof, ReplyRecord

Read = Callable[[int], list[tuple[object, ...]]]
HEAD = {"format": "slipstream-conversation", "version": 1}


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    with closing(open_database(tmp_path / "c.sqlite3", tmp_path / "backups").connection) as connection:
        yield connection


@pytest.fixture
def branched(connection: Connection) -> int:
    """A conversation with two versions of a question and three of a reply, not the newest shown."""
    own = ConversationSettings("Be brief.", SamplingSettings(temperature=0.4))
    conversation_id = ConversationStore(connection).create(own, "Why, though")
    messages = MessageStore(connection)
    question_id = messages.append_question(conversation_id, "Why?")
    replies = [messages.begin_reply(question_id) for _ in range(3)]
    measured = Statistics(committed=7, drafted_by_position=(3, 2))
    proof = Proof(7, 0.7, 0.4, 7, Parting(3, "a", "b", "c", 0.01), Agreement.SAME)
    tokens = "3,2,18,1020,d,98.71.40,4.1.1"
    record = ReplyRecord(measured, Method.DRAFT, "big", "small", tokens=tokens, proof=proof)
    messages.finish_reply(replies[0], "First.", record=record)
    messages.finish_reply(replies[1], "Second, *bold*.\n\n```py\nx = 1\n```", MessageState.STOPPED)
    messages.finish_reply(replies[2], "Third.")
    messages.add_version(question_id, "Why not?")
    messages.choose(replies[1])
    return conversation_id


def tree(connection: Connection, conversation_id: int) -> list[tuple[object, ...]]:
    """A conversation's messages with their places in it instead of their ids, wherever they came from."""
    rows = connection.rows(
        """
        SELECT id, parent_id, is_chosen, role, state, created_at, record, text FROM message
        WHERE conversation_id = ? ORDER BY id
        """,
        (conversation_id,),
    )
    places = {row[0]: place for place, row in enumerate(rows)}
    records = [None if row[6] is None else {**json.loads(row[6]), "is_imported": None} for row in rows]
    return [
        (places.get(row[1]), *row[2:6], record, row[7]) for row, record in zip(rows, records, strict=True)
    ]


def file_of(*messages: dict[str, Any], **others: Any) -> bytes:
    return json.dumps({**HEAD, "messages": list(messages), **others}).encode()


def said(number: int, parent: int | None, **others: Any) -> dict[str, Any]:
    return {"id": number, "parent": parent, "role": "user", "text": f"text {number}", **others}


def texts(connection: Connection, conversation_id: int) -> list[str]:
    return [message.text for message in MessageStore(connection).path(conversation_id)]


def test_markdown_has_the_shown_path_with_a_heading_for_each_turn(
    connection: Connection, branched: int
) -> None:
    assert markdown(connection, branched) == (
        "# Why, though\n\n## Instructions\n\nBe brief.\n\n## You\n\nWhy?\n\n## Reply\n\n"
        "Second, *bold*.\n\n```py\nx = 1\n```\n\n*(not finished)*\n"
    )


def test_markdown_speaks_the_language_it_is_given(connection: Connection) -> None:
    conversation_id = ConversationStore(connection).create()
    MessageStore(connection).append_question(conversation_id, "Waarom?")
    words = MarkdownWords(untitled="Gesprek", user="Jij")
    assert markdown(connection, conversation_id, words) == "# Gesprek\n\n## Jij\n\nWaarom?\n"


def test_json_keeps_the_whole_tree(connection: Connection, branched: int) -> None:
    copy = import_json(connection, json_file(connection, branched))
    assert tree(connection, copy) == tree(connection, branched)
    store = ConversationStore(connection)
    assert store.settings(copy) == store.settings(branched)
    assert store.get(copy).title == "Why, though"
    assert texts(connection, copy) == texts(connection, branched)


def test_json_says_what_it_is_and_leaves_out_what_was_deleted(connection: Connection, branched: int) -> None:
    messages = MessageStore(connection)
    messages.delete(messages.path(branched)[-1].id)
    written = json.loads(json_file(connection, branched))
    assert (written["format"], written["version"]) == ("slipstream-conversation", 1)
    assert [message["text"] for message in written["messages"]] == ["Why?", "First.", "Third.", "Why not?"]


def test_what_is_not_there_cannot_be_exported(connection: Connection) -> None:
    for write in (json_file, markdown):
        with pytest.raises(NotFoundError):
            write(connection, 99)


def test_a_file_that_says_only_what_it_must_is_taken_in(connection: Connection) -> None:
    conversation_id = import_json(connection, file_of(said(1, None), said(2, 1)), now=5.0)
    assert texts(connection, conversation_id) == ["text 1", "text 2"]
    assert ConversationStore(connection).get(conversation_id).used_at == 5.0


def test_an_empty_conversation_is_taken_in(connection: Connection) -> None:
    assert texts(connection, import_json(connection, file_of())) == []


def test_messages_may_stand_in_any_order(connection: Connection) -> None:
    conversation_id = import_json(connection, file_of(said(3, 2), said(2, 1), said(1, None)))
    assert texts(connection, conversation_id) == ["text 1", "text 2", "text 3"]


def test_where_none_or_several_are_chosen_the_last_is(connection: Connection) -> None:
    data = file_of(said(1, None, chosen=True), said(2, None, chosen=True), said(3, 2), said(4, 2))
    assert texts(connection, import_json(connection, data)) == ["text 2", "text 4"]


def test_fields_and_states_of_a_newer_version_do_no_harm(connection: Connection) -> None:
    data = file_of(said(1, None, state="dreaming", mood=3), said(2, 1, state="writing"), colour="red")
    path = MessageStore(connection).path(import_json(connection, data))
    assert {message.state for message in path} == {MessageState.INTERRUPTED}


def test_a_moment_that_cannot_be_is_replaced(connection: Connection) -> None:
    data = file_of(said(1, None, created_at=-1e300), said(2, 1, created_at=1e300), created_at=1e18)
    conversation_id = import_json(connection, data, now=5.0)
    assert {m.created_at for m in MessageStore(connection).path(conversation_id)} == {5.0}


def test_a_very_long_chain_is_taken_in(connection: Connection) -> None:
    chain = [said(number, number - 1 if number else None) for number in range(20_000)]
    conversation_id = import_json(connection, file_of(*chain))
    assert len(MessageStore(connection).path(conversation_id)) == 20_000


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "does not hold"),
        (b"\xff\xfe", "does not hold"),
        (b"{", "does not hold"),
        (b"[" * 1_000_000, "does not hold"),
        (b"[]", "Expected `object`"),
        (b"{}", "not a conversation"),
        (b'{"format": "another"}', "not a conversation"),
        (json.dumps({**HEAD, "version": 2}).encode(), "newer version"),
        (json.dumps(HEAD).encode(), "missing required field `messages`"),
        (file_of(said(1, None, text=7)), r"Expected `str`, got `int` - at `\$.messages\[0\].text`"),
        (file_of(said(1, None, role="robot")), "robot"),
        (file_of(said(1, None, role="system")), "instructions"),
        (file_of(said(1, None), said(1, None)), "same id"),
        (file_of(said(1, 7)), "not there"),
        (file_of(said(1, 1)), "circle"),
        (file_of(said(0, None), said(1, 3), said(2, 1), said(3, 2)), "circle"),
        (file_of(said(1, None), settings=[]), "settings"),
        (file_of(said(1, None), title=None), "title"),
        (file_of(said(1, None, text="\ud800")), "does not hold"),
    ],
)
def test_what_is_no_conversation_is_refused_with_the_reason(
    connection: Connection, data: bytes, words: str
) -> None:
    with pytest.raises(ImportRefusedError, match=words):
        import_json(connection, data)
    assert ConversationStore(connection).count() == 0


def test_a_file_of_hostile_size_is_refused(connection: Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    data = file_of(*(said(number, None) for number in range(4)))
    monkeypatch.setattr(imported, "MOST_MESSAGES", 3)
    with pytest.raises(ImportRefusedError, match="too many messages"):
        import_json(connection, data)
    monkeypatch.setattr(imported, "MOST_BYTES", 100)
    with pytest.raises(ImportRefusedError, match="too large"):
        import_json(connection, data)


parents = st.lists(st.none() | st.integers(0, 12), max_size=10)


@settings(
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(parents=parents, chosen=st.lists(st.booleans(), min_size=10, max_size=10))
def test_any_links_are_a_tree_that_can_be_exported_again_or_are_refused(
    connection: Connection, parents: list[int | None], chosen: list[bool]
) -> None:
    data = file_of(*(said(n, parent, chosen=chosen[n]) for n, parent in enumerate(parents)))
    try:
        conversation_id = import_json(connection, data, now=5.0)
    except ImportRefusedError:
        return
    again = import_json(connection, json_file(connection, conversation_id), now=5.0)
    assert tree(connection, again) == tree(connection, conversation_id)
    assert len(tree(connection, again)) == len(parents)
