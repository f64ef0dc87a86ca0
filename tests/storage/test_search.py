"""Searching titles and messages: prefixes, diacritics, any input, and where it stands in the text."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from app.storage.connection import Connection
from app.storage.conversations import ConversationStore
from app.storage.database import open_database
from app.storage.messages import MessageState, MessageStore
from app.storage.search import SearchHit


@pytest.fixture(scope="module")
def searched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ConversationStore]:
    """A store to throw any query at."""
    folder = tmp_path_factory.mktemp("searched")
    with closing(open_database(folder / "c.sqlite3", folder / "backups").connection) as connection:
        store = ConversationStore(connection)
        MessageStore(connection).append_question(store.create(title="Title"), "some text, 手紙 🌊 \x02 \x03")
        yield store


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    with closing(open_database(tmp_path / "c.sqlite3", tmp_path / "backups").connection) as connection:
        yield connection


@pytest.fixture
def store(connection: Connection) -> ConversationStore:
    return ConversationStore(connection)


@pytest.fixture
def messages(connection: Connection) -> MessageStore:
    return MessageStore(connection)


def marked(hit: SearchHit) -> list[str]:
    return [hit.snippet[start:end] for start, end in hit.marks]


def marked_in_title(hit: SearchHit) -> list[str]:
    return [hit.title[start:end] for start, end in hit.title_marks]


def say(store: ConversationStore, messages: MessageStore, text: str, title: str = "") -> int:
    conversation_id = store.create(title=title)
    messages.append_question(conversation_id, text)
    return conversation_id


def test_a_word_in_a_message_is_found_and_marked(store: ConversationStore, messages: MessageStore) -> None:
    say(store, messages, "Nothing of the kind.")
    conversation_id = say(store, messages, "How do\nbicycles draft? Bicycles do.", "Cycling")
    (hit,) = store.search("bicycles")
    assert (hit.conversation_id, hit.title, hit.title_marks) == (conversation_id, "Cycling", ())
    assert hit.message_id == messages.path(conversation_id)[0].id
    assert hit.snippet == "How do bicycles draft? Bicycles do."
    assert marked(hit) == ["bicycles", "Bicycles"]


def test_a_word_in_a_title_is_found_and_marked(store: ConversationStore) -> None:
    store.create(title="Baking bread at home")
    (hit,) = store.search("bread")
    assert marked_in_title(hit) == ["bread"]
    assert (hit.message_id, hit.snippet, hit.marks) == (None, "", ())


def test_a_conversation_is_found_once_with_its_newest_message(
    store: ConversationStore, messages: MessageStore
) -> None:
    conversation_id = say(store, messages, "bread one", "bread")
    messages.append_question(conversation_id, "bread two")
    (hit,) = store.search("bread")
    assert hit.snippet == "bread two"
    assert marked_in_title(hit) == ["bread"]


def test_the_beginning_of_a_word_is_enough(store: ConversationStore, messages: MessageStore) -> None:
    say(store, messages, "speculative decoding")
    assert [marked(hit) for hit in store.search("spec deco")] == [["speculative", "decoding"]]
    assert store.search("oding") == ()


def test_all_words_must_be_there(store: ConversationStore, messages: MessageStore) -> None:
    say(store, messages, "apples and pears")
    assert len(store.search("pears apples")) == 1
    assert store.search("apples plums") == ()


@pytest.mark.parametrize("query", ["uber", "Über", "ÜBER", "u\u0308ber"])
@pytest.mark.parametrize(
    "text", ["Der Zug fährt über die Brücke", "Der Zug faehrt u\u0308ber die Bru\u0308cke"]
)
def test_case_and_diacritics_make_no_difference(
    store: ConversationStore, messages: MessageStore, query: str, text: str
) -> None:
    say(store, messages, text)
    assert len(store.search(query)) == 1


@pytest.mark.parametrize("query", ["手紙", "🌊", "手紙 🌊", "手紙 lange"])
def test_what_has_no_words_is_found_literally(
    store: ConversationStore, messages: MessageStore, query: str
) -> None:
    say(store, messages, "昨日手紙を書いた 🌊 langes Ende " + "x" * 200, "title")
    (hit,) = store.search(query)
    assert marked(hit)
    assert set(marked(hit)) <= {"手紙", "🌊", "langes"}


def test_a_literal_piece_is_found_in_a_title(store: ConversationStore) -> None:
    store.create(title="私の手紙")
    assert [marked_in_title(hit) for hit in store.search("手紙")] == [["手紙"]]


@pytest.mark.parametrize(
    "query",
    ['"', '"bread', 'bread"', "'", "*", "bread*", "bread AND", "NOT bread", "OR", "(bread", "text:bread",
     "^bread", "-bread", "NEAR(bread", "{bread", "bread + ", "a\x00b", ";--", "\ud800", "a" * 10_000,
     "a " * 999],
)  # fmt: skip
def test_nothing_in_the_input_is_an_operator(
    store: ConversationStore, messages: MessageStore, query: str
) -> None:
    say(store, messages, "bread and butter")
    store.search(query)


@pytest.mark.parametrize("query", ["", " \t\n", '"', "?!", "\u0301"])
def test_looking_for_nothing_finds_nothing(
    store: ConversationStore, messages: MessageStore, query: str
) -> None:
    say(store, messages, 'what?! "yes"')
    assert store.search(query) == ()


def test_punctuation_inside_a_word_is_a_phrase(store: ConversationStore, messages: MessageStore) -> None:
    say(store, messages, "see llama-cpp for more")
    say(store, messages, "the cpp of a llama")
    assert [marked(hit) for hit in store.search("llama-cpp")] == [["llama-cpp"]]


def test_the_conversation_used_last_is_found_first_and_only_so_many(
    store: ConversationStore, messages: MessageStore
) -> None:
    ids = [say(store, messages, "bread") for _ in range(5)]
    assert [hit.conversation_id for hit in store.search("bread", limit=3)] == ids[:1:-1]


def test_a_long_message_is_cut_around_what_was_found(
    store: ConversationStore, messages: MessageStore
) -> None:
    say(store, messages, "before " * 500 + "needle" + " after" * 500)
    (hit,) = store.search("needle")
    assert len(hit.snippet) < 200
    assert hit.snippet.startswith("…")
    assert hit.snippet.endswith("…")
    assert marked(hit) == ["needle"]


def test_text_that_looks_like_marks_does_not_move_them(
    store: ConversationStore, messages: MessageStore
) -> None:
    say(store, messages, "\x02\x03<b>[needle]</b>\ufdd0\x02")
    assert [marked(hit) for hit in store.search("needle")] == [["needle"]]


def test_a_reply_is_found_once_it_ended_and_by_its_last_text(
    store: ConversationStore, messages: MessageStore
) -> None:
    reply_id = messages.begin_reply(messages.append_question(store.create(), "Why?"))
    messages.extend_reply(reply_id, "early")
    assert store.search("early") == ()
    messages.finish_reply(reply_id, "late", MessageState.STOPPED)
    assert store.search("early") == ()
    assert len(store.search("late")) == 1
    messages.continue_reply(reply_id)
    messages.extend_reply(reply_id, " later")
    messages.finish_reply(reply_id)
    assert [marked(hit) for hit in store.search("late")] == [["late", "later"]]


def test_an_interrupted_reply_is_found_after_the_next_start(tmp_path: Path) -> None:
    file, backups = tmp_path / "c.sqlite3", tmp_path / "backups"
    with closing(open_database(file, backups).connection) as connection:
        messages = MessageStore(connection)
        reply_id = messages.begin_reply(
            messages.append_question(ConversationStore(connection).create(), "Why?")
        )
        messages.extend_reply(reply_id, "half a thought")
    with closing(open_database(file, backups).connection) as connection:
        assert len(ConversationStore(connection).search("thought")) == 1


def test_what_is_deleted_is_not_found_until_it_comes_back(
    store: ConversationStore, messages: MessageStore
) -> None:
    conversation_id = say(store, messages, "bread", "loaf")
    message_id = messages.path(conversation_id)[0].id
    messages.delete(message_id)
    assert store.search("bread") == ()
    messages.restore(message_id)
    store.delete(conversation_id)
    assert store.search("bread") == store.search("loaf") == ()
    store.restore(conversation_id)
    assert len(store.search("bread")) == len(store.search("loaf")) == 1


def test_a_new_title_is_found_and_the_old_one_no_longer(store: ConversationStore) -> None:
    conversation_id = store.create(title="old")
    store.rename(conversation_id, "new")
    assert store.search("old") == ()
    assert len(store.search("new")) == 1


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@example(query='text" OR "')
@given(query=st.text())
def test_any_text_can_be_searched(searched: ConversationStore, query: str) -> None:
    for hit in searched.search(query):
        assert all(0 <= start < end <= len(hit.snippet) for start, end in hit.marks)
        assert all(0 <= start < end <= len(hit.title) for start, end in hit.title_marks)


def test_titles_alone_can_be_searched(store: ConversationStore, messages: MessageStore) -> None:
    older = store.create(title="Herons in winter")
    say(store, messages, "herons everywhere", "Swans")
    newer = say(store, messages, "nothing", "Héron, again")
    japanese = store.create(title="手紙の書き方")
    store.delete(store.create(title="Heron, deleted"))
    assert store.search_titles("heron") == ((newer, "Héron, again"), (older, "Herons in winter"))
    assert store.search_titles("heron", 1) == ((newer, "Héron, again"),)
    assert store.search_titles("手紙") == ((japanese, "手紙の書き方"),)
    assert store.search_titles("  ") == ()


@given(st.text(max_size=40))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_is_typed_titles_can_be_searched(searched: ConversationStore, text: str) -> None:
    assert len(searched.search_titles(text, 3)) <= 1
