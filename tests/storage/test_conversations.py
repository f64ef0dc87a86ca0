"""The list of conversations: order, titles, pins, settings, copies, deletion with undo."""

from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from app.core.generation import SamplingSettings
from app.storage.connection import Connection
from app.storage.conversations import ConversationStore
from app.storage.database import open_database
from app.storage.faults import NotFoundError
from app.storage.messages import MessageState, MessageStore
from app.storage.records import ConversationSettings


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    with closing(open_database(tmp_path / "c.sqlite3", tmp_path / "backups").connection) as connection:
        yield connection


@pytest.fixture
def clock() -> Iterator[int]:
    return count(1000)


@pytest.fixture
def store(connection: Connection, clock: Iterator[int]) -> ConversationStore:
    return ConversationStore(connection, lambda: float(next(clock)))


@pytest.fixture
def messages(connection: Connection, clock: Iterator[int]) -> MessageStore:
    return MessageStore(connection, lambda: float(next(clock)))


def titles(store: ConversationStore) -> list[str]:
    return [summary.title for summary in store.page(1000)]


def test_a_new_conversation_has_no_title_and_nothing_in_it(store: ConversationStore) -> None:
    summary = store.get(store.create())
    assert (summary.title, summary.is_titled_by_user, summary.snippet, summary.is_pinned) == (
        "",
        False,
        "",
        False,
    )
    assert summary.created_at == summary.used_at == 1000.0


def test_the_conversation_used_last_comes_first(store: ConversationStore, messages: MessageStore) -> None:
    first = store.create(title="first")
    store.create(title="second")
    assert titles(store) == ["second", "first"]
    messages.append_question(first, "Still there?")
    assert titles(store) == ["first", "second"]


def test_a_reply_that_ends_is_a_use(store: ConversationStore, messages: MessageStore) -> None:
    first = store.create(title="first")
    reply_id = messages.begin_reply(messages.append_question(first, "Why?"))
    store.create(title="second")
    messages.finish_reply(reply_id, "Because.")
    assert titles(store) == ["first", "second"]


def test_renaming_and_pinning_are_no_use(store: ConversationStore) -> None:
    first = store.create()
    store.create(title="second")
    store.rename(first, "first")
    store.pin(first)
    store.pin(first, False)
    assert titles(store) == ["second", "first"]


def test_pinned_conversations_stay_above_the_others(store: ConversationStore) -> None:
    first = store.create(title="first")
    store.create(title="second")
    store.pin(first)
    assert titles(store) == ["first", "second"]


def test_pages_follow_each_other_without_gap_or_repetition(store: ConversationStore) -> None:
    ids = [store.create(title=str(number)) for number in range(23)]
    for conversation_id in ids[::5]:
        store.pin(conversation_id)
    found = list(store.page(4))
    while page := store.page(4, found[-1]):
        found += page
    assert found == list(store.page(1000))
    assert len(found) == store.count() == 23


def test_conversations_used_at_the_same_moment_are_paged_too(connection: Connection) -> None:
    store = ConversationStore(connection, lambda: 5.0)
    for _ in range(7):
        store.create()
    first = store.page(3)
    assert [summary.id for summary in (*first, *store.page(10, first[-1]))] == [7, 6, 5, 4, 3, 2, 1]


def test_the_snippet_is_the_beginning_of_the_last_message_on_one_line(
    store: ConversationStore, messages: MessageStore
) -> None:
    conversation_id = store.create()
    question_id = messages.append_question(conversation_id, "A\n\n  long\tstory: " + "word " * 100)
    snippet = store.get(conversation_id).snippet
    assert snippet.startswith("A long story: word word")
    assert len(snippet) == 160
    messages.finish_reply(messages.begin_reply(question_id), "A reply.")
    assert store.page(1)[0].snippet == "A reply."


def test_an_automatic_title_is_taken_until_the_user_gives_one(store: ConversationStore) -> None:
    conversation_id = store.create(title="draft")
    assert store.suggest_title(conversation_id, "automatic")
    store.rename(conversation_id, "mine")
    assert not store.suggest_title(conversation_id, "automatic again")
    summary = store.get(conversation_id)
    assert (summary.title, summary.is_titled_by_user) == ("mine", True)


def test_an_empty_title_lets_automatic_ones_in_again(store: ConversationStore) -> None:
    conversation_id = store.create()
    store.rename(conversation_id, "mine")
    store.rename(conversation_id, "")
    assert store.suggest_title(conversation_id, "automatic")


def test_a_deleted_conversation_is_gone_from_the_list_and_comes_back_as_it_was(
    store: ConversationStore, messages: MessageStore
) -> None:
    conversation_id = store.create(title="precious")
    messages.append_question(conversation_id, "Keep me.")
    before = store.page(10)
    store.delete(conversation_id)
    assert store.page(10) == ()
    assert store.count() == 0
    store.restore(conversation_id)
    assert store.page(10) == before


def test_a_reply_can_end_in_a_deleted_conversation(store: ConversationStore, messages: MessageStore) -> None:
    conversation_id = store.create()
    reply_id = messages.begin_reply(messages.append_question(conversation_id, "Why?"))
    store.delete(conversation_id)
    messages.extend_reply(reply_id, "Because")
    messages.finish_reply(reply_id, state=MessageState.STOPPED)
    store.restore(conversation_id)
    assert messages.path(conversation_id)[-1].text == "Because"


def test_purging_removes_for_good_what_was_deleted_before(
    store: ConversationStore, messages: MessageStore, connection: Connection
) -> None:
    old, recent, kept = (store.create(title=title) for title in ("old", "recent", "kept"))
    for conversation_id in (old, recent, kept):
        messages.append_question(conversation_id, "Hello.")
    store.delete(old)
    between = store.get(kept).used_at + 2
    store.delete(recent)
    store.purge(between)
    with pytest.raises(NotFoundError):
        store.restore(old)
    store.restore(recent)
    assert titles(store) == ["kept", "recent"]
    assert connection.rows("SELECT DISTINCT conversation_id FROM message") == [(recent,), (kept,)]


def test_a_long_conversation_can_be_purged(store: ConversationStore, messages: MessageStore) -> None:
    conversation_id = store.create()
    for number in range(1500):  # SQLite's own cascades end after 1,000 levels
        messages.append_question(conversation_id, str(number))
    store.delete(conversation_id)
    store.purge(1e9)
    with pytest.raises(NotFoundError):
        store.get(conversation_id)


def test_ids_are_never_used_again(store: ConversationStore) -> None:
    first = store.create()
    store.delete(first)
    store.purge(1e9)
    assert store.create() > first


def test_a_copy_has_all_versions_and_its_own_life(store: ConversationStore, messages: MessageStore) -> None:
    original = store.create(ConversationSettings(system="Be brief."), title="original")
    question_id = messages.append_question(original, "Why?")
    first = messages.begin_reply(question_id)
    messages.finish_reply(first, "First.")
    messages.finish_reply(messages.begin_reply(question_id), "Second.")
    messages.delete(messages.begin_reply(question_id))
    messages.choose(first)
    messages.append_question(original, "And?")

    copy = store.duplicate(original, title="copy")
    path = messages.path(copy)
    assert [(message.text, message.version, message.versions) for message in path] == [
        ("Why?", 1, 1),
        ("First.", 1, 2),
        ("And?", 1, 1),
    ]
    assert store.get(copy).title == "copy"
    assert store.settings(copy).system == "Be brief."
    messages.delete(path[0].id)
    messages.append_question(copy, "Something else.")
    assert [message.text for message in messages.path(original)] == ["Why?", "First.", "And?"]


def test_a_reply_that_is_being_written_is_copied_as_interrupted(
    store: ConversationStore, messages: MessageStore
) -> None:
    original = store.create()
    reply_id = messages.begin_reply(messages.append_question(original, "Why?"))
    messages.extend_reply(reply_id, "Bec")
    copy = messages.path(store.duplicate(original))[-1]
    assert (copy.text, copy.state) == ("Bec", MessageState.INTERRUPTED)
    messages.extend_reply(reply_id, "ause.")


def test_an_empty_conversation_can_be_copied(store: ConversationStore) -> None:
    copy = store.duplicate(store.create(title="empty"))
    assert store.get(copy).title == "empty"


def test_settings_are_kept_for_each_conversation(store: ConversationStore) -> None:
    settings = ConversationSettings("Be brief.", SamplingSettings(temperature=0.3, seed=7))
    first, second = store.create(settings), store.create()
    assert store.settings(first) == settings
    assert store.settings(second) == ConversationSettings()
    store.change_settings(second, settings)
    assert store.settings(second) == settings


def test_settings_of_a_newer_version_survive_a_change(
    store: ConversationStore, connection: Connection
) -> None:
    conversation_id = store.create()
    newer = '{"system": "old", "voice": "calm", "sampling": {"temperature": 0.5, "warmth": 3}}'
    connection.change("UPDATE conversation SET settings = ?", (newer,))
    store.change_settings(conversation_id, ConversationSettings("new", SamplingSettings(temperature=0.9)))
    found = connection.row(
        "SELECT settings ->> '$.voice', settings ->> '$.sampling.warmth' FROM conversation"
    )
    assert found == ("calm", 3)
    assert store.settings(conversation_id).system == "new"


def test_titles_may_hold_anything(store: ConversationStore) -> None:
    conversation_id = store.create()
    for title in ("a\x00b", "'; DROP TABLE message; --", "👩‍👩‍👧", "half \ud83d of one", "שלום"):
        store.rename(conversation_id, title)
        assert store.get(conversation_id).title == title.replace("\ud83d", "\ufffd")


def test_what_is_not_there_is_said_to_be_gone(store: ConversationStore, messages: MessageStore) -> None:
    for attempt in (
        lambda: store.get(99),
        lambda: store.rename(99, "x"),
        lambda: store.pin(99),
        lambda: store.delete(99),
        lambda: store.restore(99),
        lambda: store.duplicate(99),
        lambda: store.settings(99),
        lambda: store.change_settings(99, ConversationSettings()),
        lambda: messages.append_question(99, "x"),
        lambda: messages.path(99),
    ):
        with pytest.raises(NotFoundError):
            attempt()
    assert not store.suggest_title(99, "x")
