"""All replies are added up by models and kind of text."""

from time import perf_counter

import pytest

from app.core.generation import Method
from app.core.statistics import Statistics
from app.core.text_kind import TextKind
from app.storage.connection import Connection
from app.storage.conversations import ConversationStore
from app.storage.database import memory_database
from app.storage.export import json_file
from app.storage.imported import import_json
from app.storage.messages import MessageStore
from app.storage.records import ReplyRecord
from app.storage.reply_statistics import Group, added_up, measured_replies, total

PROSE = "The harbour was quiet that morning, and nobody spoke. Later the boats came in, one by one. "
CODE = "```python\ndef square(x):\n    return x * x\n\n\nprint(square(12))\n```\n"


def statistics(factor: float | None = 1.5, drafted: int = 60, seconds: float = 10.0) -> Statistics:
    return Statistics(
        committed=100,
        rounds=50,
        drafted=drafted,
        accepted=drafted // 2,
        decode_seconds=seconds,
        plain_steps=100,
        plain_seconds=None if factor is None else factor * seconds,
        plain_low_seconds=(factor or 0) * seconds * 0.9,
        plain_high_seconds=(factor or 0) * seconds * 1.1,
    )


class Replies:
    """A database to put replies into."""

    def __init__(self) -> None:
        self.connection = memory_database()
        self.conversations = ConversationStore(self.connection)
        self.messages = MessageStore(self.connection)
        self.conversation_id = self.conversations.create()

    def add(self, text: str, record: ReplyRecord | None) -> int:
        reply_id = self.messages.begin_reply(self.messages.append_question(self.conversation_id, "?"))
        self.messages.finish_reply(reply_id, text, record=record)
        return reply_id


@pytest.fixture
def replies() -> Replies:
    return Replies()


def read(connection: Connection, size: int = 2) -> list[Group]:
    groups: list[Group] = []
    for found in measured_replies(connection, size):
        groups = added_up(found, groups)
    return groups


def test_replies_of_the_same_models_and_kind_are_one_group(replies: Replies) -> None:
    for factor in (1.0, 2.0, 3.0):
        replies.add(PROSE, ReplyRecord(statistics(factor), Method.DRAFT, "big", "small"))
    replies.add(CODE, ReplyRecord(statistics(4.0), Method.DRAFT, "big", "small"))
    replies.add(PROSE, ReplyRecord(statistics(1.0, drafted=0), Method.PLAIN, "big", "small"))
    prose, code, plain = read(replies.connection)
    assert (prose.target, prose.draft, prose.kind, prose.replies) == ("big", "small", TextKind.PROSE, 3)
    assert prose.tokens == 300
    assert prose.tokens_per_second == 10.0
    assert prose.acceptance == 0.5
    compared = prose.comparison
    assert compared is not None
    assert (compared.plain_seconds, compared.low_seconds, compared.seconds) == (60.0, 54.0, 30.0)
    assert prose.saved_seconds == 30.0
    assert (code.kind, code.replies) == (TextKind.CODE, 1)
    assert (plain.draft, plain.comparison, plain.acceptance) == (None, None, None)


def test_a_draft_that_was_held_back_counts_with_those_that_drafted(replies: Replies) -> None:
    replies.add(PROSE, ReplyRecord(statistics(0.99, drafted=0), Method.DRAFT, "big", "small"))
    (group,) = read(replies.connection)
    assert (group.draft, group.compared) == ("small", 1)


def test_what_was_not_measured_or_was_deleted_is_left_out(replies: Replies) -> None:
    replies.add(PROSE, None)
    replies.add(PROSE, ReplyRecord())
    replies.add(PROSE, ReplyRecord(Statistics(), target="big"))
    gone = replies.add(PROSE, ReplyRecord(statistics(), Method.DRAFT, "big", "small"))
    replies.messages.delete(gone)
    other = replies.conversations.create()
    replies.conversation_id = other
    replies.add(PROSE, ReplyRecord(statistics(), Method.DRAFT, "big", "small"))
    replies.conversations.delete(other)
    assert read(replies.connection) == []
    assert total([]) == Group()


def test_a_reply_counts_once_however_often_its_conversation_is_copied(replies: Replies) -> None:
    replies.add(PROSE, ReplyRecord(statistics(), Method.DRAFT, "big", "small"))
    replies.add(PROSE, ReplyRecord(statistics(), Method.DRAFT, "big", "small"))
    original = replies.conversation_id
    copy = replies.conversations.duplicate(original)
    replies.conversations.duplicate(copy)
    import_json(replies.connection, json_file(replies.connection, copy))
    assert total(read(replies.connection)).replies == 2
    replies.conversations.delete(original)
    assert total(read(replies.connection)).replies == 2, "a copy that is left counts in its stead"


def test_what_another_machine_measured_is_left_out(replies: Replies) -> None:
    replies.add(PROSE, ReplyRecord(statistics(), Method.DRAFT, "big", "small"))
    data = json_file(replies.connection, replies.conversation_id)
    here = Replies()
    here.add(PROSE, ReplyRecord(statistics(), Method.DRAFT, "big", "small"))
    imported = import_json(here.connection, data)
    assert total(read(here.connection)).replies == 1
    record = here.messages.path(imported)[-1].record
    assert record is not None
    assert record.statistics == statistics(), "it is shown with the reply all the same"


def test_records_of_a_newer_version_count_as_far_as_they_are_understood(replies: Replies) -> None:
    reply_id = replies.add(PROSE, ReplyRecord(statistics(), Method.DRAFT, "big", "small"))
    replies.add(PROSE, ReplyRecord(statistics(), Method.DRAFT, "big", "small"))
    odd = '{"method": "telepathy", "target": "big", "draft": "small", "statistics": {"committed": 7}}'
    replies.connection.change("UPDATE message SET record = ? WHERE id = ?", (odd, reply_id))
    (group,) = read(replies.connection)
    assert (group.replies, group.tokens) == (2, 107)


def test_the_total_has_all_of_them(replies: Replies) -> None:
    replies.add(PROSE, ReplyRecord(statistics(2.0), Method.DRAFT, "big", "small"))
    replies.add(CODE, ReplyRecord(statistics(None), Method.DRAFT, "big", "small"))
    whole = total(read(replies.connection))
    assert (whole.replies, whole.compared, whole.tokens) == (2, 1, 200)
    assert whole.comparison is not None
    assert whole.comparison.factor == 2.0


@pytest.mark.serial
def test_ten_thousand_replies_take_less_than_a_second(replies: Replies) -> None:
    record = ReplyRecord(
        statistics(), Method.DRAFT, "big", "small", tokens="3,2,18,1020,d,98.71.40,4.5.2;" * 60
    )
    with replies.connection.transaction():
        for number in range(10_000):
            replies.add((PROSE * 8 + CODE) if number % 3 else CODE * 12, record)
    began = perf_counter()
    groups = read(replies.connection, size=200)
    assert perf_counter() - began < 1.0
    assert sum(group.replies for group in groups) == 10_000
