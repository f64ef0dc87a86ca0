"""Where the model's reading begins in what is in memory, and which exchange is asked at another's end."""

import pytest

from app.core.generation import Overflow
from app.storage.records import ConversationSettings
from app.ui.chat.exchange import Exchange, Outcome
from app.ui.chat.thread import Thread


def thread_of(*answers: str, left_out: int = 0, has_earlier: bool = False) -> Thread:
    exchanges = [Exchange(number, f"question {number}") for number in range(len(answers))]
    for exchange, answer in zip(exchanges, answers, strict=True):
        exchange.extend(answer)
        exchange.outcome = Outcome.COMPLETE if answer else Outcome.UNANSWERED
    return Thread(1, exchanges, has_earlier, left_out=left_out)


@pytest.mark.parametrize(
    ("left_out", "first"),
    [(0, None), (1, None), (2, 1), (3, 1), (4, 2), (6, 4)],
)
def test_the_line_stands_above_what_is_still_read(left_out: int, first: int | None) -> None:
    thread = thread_of("a", "b", "", "c", "d", left_out=left_out)
    found = thread.first_read(earlier=0)
    assert (found.id if found else None) == first


@pytest.mark.parametrize(("left_out", "first"), [(9, None), (10, 0), (12, 1)])
def test_messages_that_are_not_in_memory_count(left_out: int, first: int | None) -> None:
    found = thread_of("a", "b", "c", left_out=left_out, has_earlier=True).first_read(earlier=10)
    assert (found.id if found else None) == first


def test_only_the_first_question_is_asked_at_the_end_of_the_other_conversation() -> None:
    thread = thread_of("a", "b")
    assert not thread.is_borrowing(thread.exchanges[0])
    thread.settings = ConversationSettings(overflow=Overflow.REFUSE, continues=7)
    assert thread.is_borrowing(thread.exchanges[0])
    assert not thread.is_borrowing(thread.exchanges[1])
    assert not thread.is_borrowing(Exchange(9, "next"))
    thread.has_earlier = True
    assert not thread.is_borrowing(thread.exchanges[0])
