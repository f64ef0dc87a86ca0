"""Questions and replies: written piece by piece, versioned, deleted, restored and read a page at a time."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.core.conversation import Role
from app.core.generation import FinishReason, Method
from app.core.statistics import DraftReason, Statistics, Why
from app.storage.connection import Connection
from app.storage.conversations import ConversationStore
from app.storage.database import open_database
from app.storage.faults import NotFoundError
from app.storage.messages import MessageState, MessageStore
from app.storage.records import ReplyRecord

STATISTICS = Statistics(
    prompt_tokens=12,
    committed=40,
    rounds=10,
    drafted=36,
    accepted=30,
    drafted_by_position=(10, 9, 9, 8),
    accepted_by_position=(9, 8, 7, 6),
    decode_seconds=1.25,
    first_token_seconds=0.2,
    plain_seconds=2.5,
    plain_samples=3,
    why=Why(DraftReason.SHORTENED, 4, 1.7),
)


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    with closing(open_database(tmp_path / "c.sqlite3", tmp_path / "backups").connection) as connection:
        yield connection


@pytest.fixture
def messages(connection: Connection) -> MessageStore:
    return MessageStore(connection, lambda: 1000.0)


@pytest.fixture
def conversation(connection: Connection) -> int:
    return ConversationStore(connection, lambda: 1000.0).create()


def exchange(messages: MessageStore, conversation: int, question: str, reply: str) -> tuple[int, int]:
    """Append a question and its finished reply; returns their ids."""
    question_id = messages.append_question(conversation, question)
    reply_id = messages.begin_reply(question_id)
    messages.finish_reply(reply_id, reply)
    return question_id, reply_id


def texts(messages: MessageStore, conversation: int) -> list[str]:
    return [message.text for message in messages.path(conversation)]


def places(messages: MessageStore, conversation: int) -> list[tuple[str, int, int]]:
    return [(message.text, message.version, message.versions) for message in messages.path(conversation)]


def test_questions_and_replies_follow_each_other(messages: MessageStore, conversation: int) -> None:
    exchange(messages, conversation, "One?", "One.")
    exchange(messages, conversation, "Two?", "Two.")
    path = messages.path(conversation)
    assert [(message.role, message.text, message.state) for message in path] == [
        (Role.USER, "One?", MessageState.COMPLETE),
        (Role.ASSISTANT, "One.", MessageState.COMPLETE),
        (Role.USER, "Two?", MessageState.COMPLETE),
        (Role.ASSISTANT, "Two.", MessageState.COMPLETE),
    ]
    assert [message.parent_id for message in path] == [None, *(message.id for message in path[:-1])]
    assert {message.created_at for message in path} == {1000.0}


def test_conversations_do_not_mix(messages: MessageStore, connection: Connection, conversation: int) -> None:
    other = ConversationStore(connection).create()
    exchange(messages, conversation, "Here?", "Here.")
    exchange(messages, other, "There?", "There.")
    assert texts(messages, conversation) == ["Here?", "Here."]
    assert [message.versions for message in messages.path(other)] == [1, 1]


def test_a_reply_grows_while_it_is_written(messages: MessageStore, conversation: int) -> None:
    reply_id = messages.begin_reply(messages.append_question(conversation, "Why?"))
    for piece in ("Bec", "ause", " 🌊\n"):
        messages.extend_reply(reply_id, piece)
    reply = messages.path(conversation)[-1]
    assert (reply.text, reply.state, reply.record) == ("Because 🌊\n", MessageState.WRITING, None)


@pytest.mark.parametrize("state", [MessageState.COMPLETE, MessageState.STOPPED, MessageState.FAILED])
def test_a_reply_ends_in_a_state_with_its_record(
    messages: MessageStore, conversation: int, state: MessageState
) -> None:
    record = ReplyRecord(STATISTICS, Method.DRAFT, "Big 7B", "Small 1B", FinishReason.LENGTH)
    reply_id = messages.begin_reply(messages.append_question(conversation, "Why?"))
    messages.extend_reply(reply_id, "pieces")
    messages.finish_reply(reply_id, "The whole.", state, record)
    reply = messages.path(conversation)[-1]
    assert (reply.text, reply.state, reply.record) == ("The whole.", state, record)


def test_a_reply_may_end_with_the_pieces_it_has(messages: MessageStore, conversation: int) -> None:
    reply_id = messages.begin_reply(messages.append_question(conversation, "Why?"))
    messages.extend_reply(reply_id, "pieces")
    messages.finish_reply(reply_id, state=MessageState.STOPPED)
    assert messages.path(conversation)[-1].text == "pieces"


def test_what_ended_is_neither_extended_nor_ended_again(messages: MessageStore, conversation: int) -> None:
    question_id, reply_id = exchange(messages, conversation, "Why?", "Because.")
    for message_id in (question_id, reply_id, 99):
        with pytest.raises(NotFoundError):
            messages.extend_reply(message_id, "more")
        with pytest.raises(NotFoundError):
            messages.finish_reply(message_id, "other")
    assert texts(messages, conversation) == ["Why?", "Because."]


def test_a_reply_that_ended_can_be_continued(messages: MessageStore, conversation: int) -> None:
    _, reply_id = exchange(messages, conversation, "Why?", "Because")
    messages.continue_reply(reply_id)
    messages.extend_reply(reply_id, " I say so.")
    messages.finish_reply(reply_id)
    assert places(messages, conversation) == [("Why?", 1, 1), ("Because I say so.", 1, 1)]


def test_only_a_reply_that_ended_can_be_continued(messages: MessageStore, conversation: int) -> None:
    question_id = messages.append_question(conversation, "Why?")
    reply_id = messages.begin_reply(question_id)
    for message_id in (question_id, reply_id):
        with pytest.raises(NotFoundError):
            messages.continue_reply(message_id)


def test_another_reply_is_another_version_and_is_shown(messages: MessageStore, conversation: int) -> None:
    question_id, first = exchange(messages, conversation, "Why?", "First.")
    second = messages.begin_reply(question_id)
    messages.finish_reply(second, "Second.")
    assert places(messages, conversation) == [("Why?", 1, 1), ("Second.", 2, 2)]
    assert messages.versions(second) == (first, second)


def test_an_edited_question_is_another_version_with_replies_of_its_own(
    messages: MessageStore, conversation: int
) -> None:
    question_id, _ = exchange(messages, conversation, "Why?", "Because.")
    edited = messages.add_version(question_id, "Why not?")
    assert places(messages, conversation) == [("Why not?", 2, 2)]
    messages.finish_reply(messages.begin_reply(edited), "No reason.")
    assert places(messages, conversation) == [("Why not?", 2, 2), ("No reason.", 1, 1)]


def test_an_edited_reply_is_another_version(messages: MessageStore, conversation: int) -> None:
    _, reply_id = exchange(messages, conversation, "Why?", "Because.")
    messages.add_version(reply_id, "Because, by hand.")
    assert places(messages, conversation) == [("Why?", 1, 1), ("Because, by hand.", 2, 2)]


def test_switching_versions_brings_back_what_followed_each(messages: MessageStore, conversation: int) -> None:
    question_id, first = exchange(messages, conversation, "Why?", "First.")
    exchange(messages, conversation, "And then?", "Then this.")
    second = messages.begin_reply(question_id)
    messages.finish_reply(second, "Second.")
    exchange(messages, conversation, "Really?", "Really.")
    messages.choose(first)
    assert texts(messages, conversation) == ["Why?", "First.", "And then?", "Then this."]
    messages.choose(second)
    assert texts(messages, conversation) == ["Why?", "Second.", "Really?", "Really."]


def test_a_message_on_another_branch_can_be_shown(messages: MessageStore, conversation: int) -> None:
    question_id, _ = exchange(messages, conversation, "Why?", "First.")
    _, deep = exchange(messages, conversation, "And then?", "Then this.")
    messages.add_version(question_id, "Why not?")
    messages.choose(deep)
    assert texts(messages, conversation) == ["Why?", "First.", "And then?", "Then this."]


def test_deleting_takes_everything_below_along_and_undoing_brings_it_back(
    messages: MessageStore, conversation: int
) -> None:
    exchange(messages, conversation, "One?", "One.")
    second, _ = exchange(messages, conversation, "Two?", "Two.")
    exchange(messages, conversation, "Three?", "Three.")
    before = messages.path(conversation)
    messages.delete(second)
    assert texts(messages, conversation) == ["One?", "One."]
    messages.restore(second)
    assert messages.path(conversation) == before


def test_when_a_version_is_deleted_its_neighbour_is_shown(messages: MessageStore, conversation: int) -> None:
    question_id, first = exchange(messages, conversation, "Why?", "First.")
    second, third = (messages.begin_reply(question_id) for _ in range(2))
    messages.finish_reply(second, "Second.")
    messages.finish_reply(third, "Third.")
    messages.delete(third)
    assert places(messages, conversation) == [("Why?", 1, 1), ("Second.", 2, 2)]
    messages.choose(first)
    messages.delete(first)
    assert places(messages, conversation) == [("Why?", 1, 1), ("Second.", 1, 1)]
    messages.delete(second)
    assert places(messages, conversation) == [("Why?", 1, 1)]


def test_a_deletion_inside_a_later_one_can_be_undone_in_any_order(
    messages: MessageStore, conversation: int
) -> None:
    outer, _ = exchange(messages, conversation, "One?", "One.")
    inner, _ = exchange(messages, conversation, "Two?", "Two.")
    messages.delete(inner)
    messages.delete(outer)
    messages.restore(inner)
    assert texts(messages, conversation) == []
    messages.restore(outer)
    assert texts(messages, conversation) == ["One?", "One.", "Two?", "Two."]


def test_a_deleted_message_cannot_be_worked_on(messages: MessageStore, conversation: int) -> None:
    question_id, reply_id = exchange(messages, conversation, "Why?", "Because.")
    messages.delete(question_id)
    for attempt in (
        lambda: messages.begin_reply(question_id),
        lambda: messages.continue_reply(reply_id),
        lambda: messages.add_version(question_id, "x"),
        lambda: messages.choose(reply_id),
        lambda: messages.delete(reply_id),
        lambda: messages.restore(reply_id),
        lambda: messages.versions(question_id),
        lambda: messages.path(conversation, before=reply_id),
    ):
        with pytest.raises(NotFoundError):
            attempt()


def test_purged_messages_are_gone_for_good_and_the_others_stay(
    messages: MessageStore, connection: Connection, conversation: int
) -> None:
    exchange(messages, conversation, "One?", "One.")
    second, _ = exchange(messages, conversation, "Two?", "Two.")
    messages.delete(second)
    ConversationStore(connection).purge(2000.0)
    with pytest.raises(NotFoundError):
        messages.restore(second)
    assert texts(messages, conversation) == ["One?", "One."]
    assert connection.rows("SELECT count(*) FROM message") == [(2,)]


def test_only_a_question_can_be_replied_to(messages: MessageStore, conversation: int) -> None:
    _, reply_id = exchange(messages, conversation, "Why?", "Because.")
    with pytest.raises(NotFoundError):
        messages.begin_reply(reply_id)


def test_a_long_conversation_is_read_from_its_end_page_by_page(
    messages: MessageStore, conversation: int
) -> None:
    for number in range(11):
        messages.append_question(conversation, str(number))
    last = messages.path(conversation, limit=4)
    assert [message.text for message in last] == ["7", "8", "9", "10"]
    older = messages.path(conversation, limit=4, before=last[0].id)
    assert [message.text for message in older] == ["3", "4", "5", "6"]
    oldest = messages.path(conversation, limit=4, before=older[0].id)
    assert [message.text for message in oldest] == ["0", "1", "2"]
    assert oldest[0].parent_id is None
    assert messages.path(conversation, limit=4, before=oldest[0].id) == ()
    assert (*oldest, *older, *last) == messages.path(conversation)


def test_texts_may_hold_anything(messages: MessageStore, conversation: int) -> None:
    for text in (
        "",
        "a\x00b",
        "\ufeffmark",
        "'); DROP TABLE message; --",
        "👩‍👩‍👧",
        "half \udc00",
        "x" * 1_000_000,
    ):
        messages.append_question(conversation, text)
        assert messages.path(conversation, limit=1)[0].text == text.replace("\udc00", "\ufffd")


def test_several_steps_can_be_one(messages: MessageStore, connection: Connection, conversation: int) -> None:
    with pytest.raises(NotFoundError), connection.transaction():
        messages.append_question(conversation, "Why?")
        messages.begin_reply(99)
    assert texts(messages, conversation) == []
