"""A client of the library without a process: it notes orders, and answers as a test wrote down."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer

from app.service.library_messages import PROTOCOL, Answer, Done, DownloadsChanged, Hello
from app.service.library_orders import NumberedOrder
from app.workers.library_client import LibraryClient
from app.workers.library_connection import LibraryConnection

Script = Mapping[type[NumberedOrder], Callable[..., Answer | None]]
"""What each kind of order is answered with, given the order; None for no answer for now."""


class _ScriptedConnection(LibraryConnection):
    """Never starts a process."""

    def __init__(self, parent: QObject, script: Script) -> None:
        super().__init__(("no-program",), parent)
        self.script = dict(script)
        self.orders: list[NumberedOrder] = []
        self.cancelled: list[int] = []

    @property
    def is_ready(self) -> bool:
        return True

    def start(self) -> None:
        QTimer.singleShot(0, self, lambda: self.ready.emit(Hello(PROTOCOL, "scripted")))

    def send(self, order: NumberedOrder) -> int:
        self.orders.append(order)
        if (answer := self.script.get(type(order))) and (report := answer(order)) is not None:
            QTimer.singleShot(0, self, lambda: self.reported.emit(report))
        return order.id

    def cancel(self, order_id: int) -> None:
        self.cancelled.append(order_id)

    def shutdown(self, timeout_ms: int = 0) -> None:
        self.shut_down.emit()

    def abandon(self) -> None:
        pass


class ScriptedLibrary(LibraryClient):
    """A LibraryClient for tests of what is built on it.

    Answers come from the event loop, as in real life; `tell` says something at once.

    Args:
        script: What each kind of order is answered with; orders that are not in it are only noted.
        parent: Qt's parent.
    """

    def __init__(self, script: Script | None = None, parent: QObject | None = None) -> None:
        super().__init__(("no-program",), parent)
        self._script = _ScriptedConnection(self, script or {})
        self._connection = self._script
        self._script.ready.connect(self.ready)
        self._script.shut_down.connect(self.shut_down)
        self._script.reported.connect(self._on_reported)

    @property
    def orders(self) -> list[NumberedOrder]:
        """All orders that were given, the oldest first."""
        return self._script.orders

    @property
    def cancelled(self) -> list[int]:
        """Ids of the orders that were cancelled."""
        return self._script.cancelled

    def answer(self, kind: type[NumberedOrder], answer: Callable[..., Answer | None]) -> None:
        """Answer this kind of order so from now on."""
        self._script.script[kind] = answer

    def last(self, kind: type[NumberedOrder]) -> NumberedOrder:
        """The latest order of a kind; there must be one."""
        return next(order for order in reversed(self.orders) if isinstance(order, kind))

    def tell(self, report: Answer | DownloadsChanged) -> None:
        """Report something at once."""
        self._script.reported.emit(report)

    def finish(self, order: NumberedOrder, freed: int = 0) -> None:
        """Report that an order was carried out."""
        self.tell(Done(order.id, freed))
