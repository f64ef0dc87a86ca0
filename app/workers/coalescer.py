"""Many rounds a second become about thirty updates a second, and nothing is lost on the way."""

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance, Slot

from app.core.statistics import Round, Statistics
from app.service.messages import Committed

INTERVAL_MS = 33
"""Milliseconds between two updates."""


@dataclass(frozen=True, slots=True)
class TextBatch:
    """What one or more rounds added to a reply.

    Attributes:
        id: The order it belongs to.
        tokens: Token ids of all the rounds, in order.
        text: Text to append; may be empty.
        rounds: What each round did and cost, oldest first; each has `committed` of the tokens.
        statistics: The reply so far, as of the last round.
        characters: For each token, how many characters of the reply end with it, as in `Committed`.
    """

    id: int
    tokens: tuple[int, ...]
    text: str
    rounds: tuple[Round, ...]
    statistics: Statistics
    characters: tuple[int, ...] = ()


class Pulse(Protocol):
    """The part of QTimer that is needed here, so that tests can beat the time themselves."""

    @property
    def timeout(self) -> SignalInstance:
        """Sent when the interval is over."""

    def start(self) -> None:
        """Begin an interval."""

    def stop(self) -> None:
        """Give up the interval that runs."""


class Coalescer(QObject):
    """Gathers the reports of rounds: the first is passed on at once, later ones a few at a time.

    Signals:
        batch_gathered (TextBatch): What came in since the last batch.
    """

    batch_gathered = Signal(object)

    def __init__(self, pulse: Pulse | None = None, parent: QObject | None = None) -> None:
        """Use this pulse, a single-shot timer; without one, a timer of INTERVAL_MS."""
        super().__init__(parent)
        self._pending: list[Committed] = []
        self._waiting = False
        self._pulse = pulse or self._own_pulse()
        self._pulse.timeout.connect(self._on_pulse)

    def add(self, report: Committed) -> None:
        """Take the report of a round."""
        if self._pending and self._pending[-1].id != report.id:
            self.flush()
        self._pending.append(report)
        if not self._waiting:
            self._emit_pending()
            self._waiting = True
            self._pulse.start()

    def flush(self) -> None:
        """Pass on at once whatever is held, as before the end of a reply."""
        self._pulse.stop()
        self._waiting = False
        self._emit_pending()

    def _own_pulse(self) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(INTERVAL_MS)
        return timer

    @Slot()
    def _on_pulse(self) -> None:
        if not self._pending:
            self._waiting = False
            return
        self._emit_pending()
        self._pulse.start()

    def _emit_pending(self) -> None:
        if not self._pending:
            return
        reports, self._pending = self._pending, []
        self.batch_gathered.emit(
            TextBatch(
                id=reports[-1].id,
                tokens=tuple(token for report in reports for token in report.tokens),
                text="".join(report.text for report in reports),
                rounds=tuple(report.measured for report in reports),
                statistics=reports[-1].statistics,
                characters=tuple(count for report in reports for count in report.characters),
            )
        )
