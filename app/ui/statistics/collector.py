"""Adds up all replies in slices between which the window lives on."""

from collections.abc import Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.storage.faults import StorageError
from app.storage.reply_statistics import Group, added_up, measured_replies
from app.ui.conversations.keeper import Keeper

_BUDGET_SECONDS = 0.012


class StatisticsCollector(QObject):
    """Reads what was measured, a few milliseconds at a time.

    Signals:
        collected (list of Group): Everything is added up.
        failed (StorageError): It could not be read.
    """

    collected = Signal(object)
    failed = Signal(object)

    def __init__(self, keeper: Keeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._groups: list[Group] = []
        self._slices: Iterator[list[Group]] | None = None
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._go_on)

    def begin(self) -> None:
        """Begin anew."""
        self._groups = []
        self._slices = measured_replies(self._keeper.connection)
        self._turn.start()

    def stop(self) -> None:
        """Give up."""
        self._turn.stop()
        self._slices = None

    @Slot()
    def _go_on(self) -> None:
        if self._slices is None:
            return
        until = perf_counter() + _BUDGET_SECONDS
        try:
            while perf_counter() < until:
                found = next(self._slices, None)
                if found is None:
                    self._slices = None
                    self.collected.emit(self._groups)
                    return
                self._groups = added_up(found, self._groups)
        except StorageError as error:
            self._slices = None
            self.failed.emit(error)
            return
        self._turn.start()
