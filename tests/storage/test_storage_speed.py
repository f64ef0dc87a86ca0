"""What a person waits for stays far below what a person notices, however much there is."""

import random
from collections.abc import Callable, Iterator
from contextlib import closing
from statistics import median
from time import perf_counter

import pytest

from app.core.statistics import Statistics
from app.storage.connection import Connection
from app.storage.conversations import ConversationStore
from app.storage.database import open_database
from app.storage.messages import MessageStore
from app.storage.records import ReplyRecord

pytestmark = pytest.mark.serial

CONVERSATIONS = 1_000
LONG, SHORT = 5_000, 200
RECORD = ReplyRecord(Statistics(committed=40, drafted_by_position=(9, 8, 7), plain_seconds=2.0), target="big")


class Texts:
    """Texts of words that occur about as unevenly as real ones do."""

    def __init__(self) -> None:
        self._chance = random.Random(1)
        letters = "abcdefghijklmnopqrstuvwxyz"
        self.words = ["".join(self._chance.choices(letters, k=2 + n % 8)) for n in range(5_000)]
        self._weights = [1 / (n + 10) for n in range(5_000)]

    def __call__(self, length: int) -> str:
        return " ".join(self._chance.choices(self.words, self._weights, k=length))


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts()


@pytest.fixture(scope="module")
def connection(tmp_path_factory: pytest.TempPathFactory, texts: Texts) -> Iterator[Connection]:
    """1,000 conversations of 6 messages."""
    folder = tmp_path_factory.mktemp("speed")
    with closing(open_database(folder / "c.sqlite3", folder / "backups").connection) as connection:
        store, messages = ConversationStore(connection), MessageStore(connection)
        with connection.transaction():
            for _ in range(CONVERSATIONS):
                fill(messages, store.create(title=texts(5)), texts, 6)
        yield connection


def fill(messages: MessageStore, conversation_id: int, texts: Texts, count: int) -> None:
    for _ in range(count // 2):
        reply_id = messages.begin_reply(messages.append_question(conversation_id, texts(30)))
        messages.finish_reply(reply_id, texts(120), record=RECORD)


@pytest.fixture(scope="module")
def conversations_by_length(connection: Connection, texts: Texts) -> dict[int, int]:
    store, messages = ConversationStore(connection), MessageStore(connection)
    ids = {length: store.create() for length in (SHORT, LONG)}
    with connection.transaction():
        for length, conversation_id in ids.items():
            fill(messages, conversation_id, texts, length)
    return ids


def milliseconds(action: Callable[[], object], times: int = 15) -> float:
    """The median time of an action."""

    def once() -> float:
        start = perf_counter()
        action()
        return (perf_counter() - start) * 1e3

    return median(once() for _ in range(times))


def test_a_page_of_a_thousand_conversations_is_listed_at_once(connection: Connection) -> None:
    store = ConversationStore(connection)
    last = store.page(CONVERSATIONS // 2)[-1]
    assert milliseconds(lambda: store.page(100)) < 20
    assert milliseconds(lambda: store.page(100, last)) < 20


def test_a_thousand_conversations_are_searched_at_once(connection: Connection, texts: Texts) -> None:
    store = ConversationStore(connection)
    frequent, rare = texts.words[3], texts.words[4_000]
    for query in (frequent, rare, f"{frequent} {rare}", frequent[:2], "e", "not there", "手紙"):
        assert milliseconds(lambda query=query: store.search(query), 7) < 50, query  # type: ignore[misc]


def test_the_end_of_a_conversation_opens_at_once_however_long_it_is(
    connection: Connection, conversations_by_length: dict[int, int]
) -> None:
    messages = MessageStore(connection)
    taken = {
        length: milliseconds(lambda chosen=chosen: messages.path(chosen, 100))  # type: ignore[misc]
        for length, chosen in conversations_by_length.items()
    }
    assert taken[LONG] < 30
    assert taken[LONG] < 5 * taken[SHORT] + 1


def test_versions_of_the_first_message_of_a_long_conversation_are_switched_at_once(
    connection: Connection, conversations_by_length: dict[int, int]
) -> None:
    messages = MessageStore(connection)
    conversation_id = conversations_by_length[LONG]
    first = messages.path(conversation_id)[0].id
    other = messages.add_version(first, "another beginning")

    def there_and_back() -> None:
        messages.choose(other)
        messages.choose(first)

    assert milliseconds(there_and_back) < 60
    assert len(messages.path(conversation_id)) == LONG


def test_a_reply_is_extended_at_once_also_when_it_is_long(connection: Connection, texts: Texts) -> None:
    messages = MessageStore(connection)
    conversation_id = ConversationStore(connection).create()
    reply_id = messages.begin_reply(messages.append_question(conversation_id, "Why?"))
    messages.extend_reply(reply_id, texts(6_000))
    second_of_text = texts(40)
    assert milliseconds(lambda: messages.extend_reply(reply_id, second_of_text), 200) < 5
