from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from app.core.statistics import Round, Statistics
from app.service.messages import Committed
from app.workers.coalescer import Coalescer, TextBatch


class HandPulse(QObject):
    """A timer that goes off when the test says so."""

    timeout = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.is_running = False

    def start(self) -> None:
        self.is_running = True

    def stop(self) -> None:
        self.is_running = False

    def go_off(self) -> None:
        assert self.is_running
        self.timeout.emit()


def committed(text: str, order: int = 1, total: int = 1) -> Committed:
    measured = Round(3, 2, 3, 0.01, 0.04, 0.05, 0.05)
    return Committed(order, (7,), text, measured, Statistics(committed=total), (len(text),))


def coalescer() -> tuple[Coalescer, HandPulse, list[TextBatch]]:
    pulse = HandPulse()
    subject = Coalescer(pulse)
    batches: list[TextBatch] = []
    subject.batch_gathered.connect(batches.append)
    return subject, pulse, batches


def test_the_first_report_is_passed_on_at_once(qtbot: QtBot) -> None:
    subject, _, batches = coalescer()
    subject.add(committed("a"))
    assert [batch.text for batch in batches] == ["a"]


def test_reports_within_an_interval_are_joined(qtbot: QtBot) -> None:
    subject, pulse, batches = coalescer()
    for total, text in enumerate("abcd", start=1):
        subject.add(committed(text, total=total))
    assert [batch.text for batch in batches] == ["a"]
    pulse.go_off()
    assert [batch.text for batch in batches] == ["a", "bcd"]
    assert batches[1].statistics.committed == 4
    assert len(batches[1].rounds) == 3
    assert batches[1].tokens == (7, 7, 7)
    assert batches[1].characters == (1, 1, 1)


def test_after_a_quiet_interval_the_next_report_is_at_once_again(qtbot: QtBot) -> None:
    subject, pulse, batches = coalescer()
    subject.add(committed("a"))
    pulse.go_off()
    subject.add(committed("b"))
    assert [batch.text for batch in batches] == ["a", "b"]


def test_flush_passes_on_what_is_held_and_only_once(qtbot: QtBot) -> None:
    subject, pulse, batches = coalescer()
    subject.add(committed("a"))
    subject.add(committed("b"))
    subject.flush()
    subject.flush()
    assert [batch.text for batch in batches] == ["a", "b"]
    assert not pulse.is_running


def test_reports_of_two_orders_are_never_joined(qtbot: QtBot) -> None:
    subject, _, batches = coalescer()
    subject.add(committed("a"))
    subject.add(committed("b"))
    subject.add(committed("c", order=2))
    subject.flush()
    assert [(batch.id, batch.text) for batch in batches] == [(1, "a"), (1, "b"), (2, "c")]
