"""Whose reports still matter, and when a cancelled order counts as over."""

import pytest

from app.core.generation import FinishReason, Method
from app.core.statistics import Statistics
from app.service.messages import Counted, Failed, Finished, Hello, PromptRead, Report
from app.workers.order_book import OrderBook


def finished(order: int) -> Finished:
    return Finished(order, FinishReason.CANCELLED, "", Method.PLAIN, Statistics())


def test_orders_and_counts_share_their_numbers() -> None:
    book = OrderBook()
    assert [book.begin(), book.begin_count(), book.begin()] == [1, 2, 3]
    assert (book.running, book.counting) == (3, 2)


@pytest.mark.parametrize(
    ("report", "ends"),
    [
        (Hello(1, "", ""), False),
        (finished(1), False),
        (PromptRead(2, 1, 2), False),
        (finished(2), True),
        (Failed(2, "Stopped."), True),
        (PromptRead(3, 1, 2), True),
        (Counted(3, 1, 0, 8), True),
    ],
)
def test_a_cancelled_order_is_over_when_it_ends_or_a_newer_one_has_begun(report: Report, ends: bool) -> None:
    book = OrderBook()
    book.begin()
    book.cancelled = book.begin()
    assert book.ends_wait(report) is ends
    assert (book.cancelled is None) is ends
    assert not book.ends_wait(report) or not ends


def test_with_the_engine_all_is_forgotten_but_the_numbers() -> None:
    book = OrderBook()
    book.begin()
    book.begin_count()
    book.forget()
    assert (book.running, book.counting, book.cancelled) == (None, None, None)
    assert book.begin() == 3
