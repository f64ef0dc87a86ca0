"""One conversation is searched along its chosen path, a moment's work at a time."""

import pytest

from app.core.sought_text import Sought
from app.storage.connection import Connection
from app.storage.conversations import ConversationStore
from app.storage.database import memory_database
from app.storage.faults import NotFoundError
from app.storage.messages import MessageStore
from app.storage.path_search import FoundMessage, PathSearch


def filled(*texts: str) -> tuple[Connection, list[int]]:
    """A conversation in which questions and replies take turns, and the ids of its messages."""
    connection = memory_database()
    messages, conversation_id = MessageStore(connection), ConversationStore(connection).create()
    ids: list[int] = []
    for number, text in enumerate(texts):
        if number % 2:
            ids.append(messages.begin_reply(ids[-1]))
            messages.finish_reply(ids[-1], text)
        else:
            ids.append(messages.append_question(conversation_id, text))
    return connection, ids


def all_found(search: PathSearch, seconds: float = 1.0) -> list[FoundMessage]:
    found: list[FoundMessage] = []
    while not search.is_done:
        found += search.go_on(seconds)
    return found


def test_the_last_message_comes_first_and_each_is_counted() -> None:
    connection, ids = filled("A heron?", "Herons: *heron*, HERON.", "and a duck", "no")
    found = all_found(PathSearch(connection, 1, Sought("heron")))
    assert found == [FoundMessage(ids[1], 3), FoundMessage(ids[0], 1)]


def test_a_question_is_searched_as_it_was_typed_and_a_reply_as_it_reads() -> None:
    connection, ids = filled("a **b** c", "a **b** c")
    assert all_found(PathSearch(connection, 1, Sought("**b**"))) == [FoundMessage(ids[0], 1)]
    assert all_found(PathSearch(connection, 1, Sought("a b c"))) == [FoundMessage(ids[1], 1)]


def test_what_is_not_on_the_chosen_path_is_not_searched() -> None:
    connection, ids = filled("heron", "heron")
    MessageStore(connection).add_version(ids[0], "another question")
    assert all_found(PathSearch(connection, 1, Sought("heron"))) == []


def test_any_pause_leads_to_the_same() -> None:
    connection, _ = filled(*(f"message {number}" for number in range(100)))
    at_once = all_found(PathSearch(connection, 1, Sought("message")))
    assert len(at_once) == 100
    assert all_found(PathSearch(connection, 1, Sought("message")), seconds=0.0) == at_once


def test_nothing_is_searched_for_a_blank_text_or_in_no_conversation() -> None:
    connection, _ = filled("a b")
    assert PathSearch(connection, 1, Sought(" ")).is_done
    with pytest.raises(NotFoundError):
        PathSearch(connection, 99, Sought("a"))
