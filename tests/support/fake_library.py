"""A library without a process: takes the client's orders, and answers them from what a test wrote down."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.library.hub_token import TokenPlace
from app.service import library_messages as reports
from app.service import library_orders as orders
from app.service.library_cards import FailureKind
from app.workers.library_client import LibraryClient
from tests.support import library_contents as contents

Answer = Callable[[Any], Sequence[Any]]
"""Gives the reports that follow an order; none leaves it open."""


class _FakeConnection(QObject):
    ready = Signal(object)
    reported = Signal(object)
    lost = Signal(str)
    shut_down = Signal()

    def __init__(self, owner: "FakeLibrary") -> None:
        super().__init__(owner)
        self._owner = owner
        self.is_ready = False
        self.process_id = None

    @Slot()
    def start(self) -> None:
        if not self.is_ready:
            self.is_ready = True
            self.ready.emit(reports.Hello(reports.PROTOCOL, "fake"))

    def send(self, order: Any) -> int:
        self._owner.given.append(order)
        QTimer.singleShot(0, self, lambda: self._answer(order))
        return int(order.id)

    def cancel(self, order_id: int) -> None:
        self._owner.cancelled.append(order_id)
        self.reported.emit(reports.Failed(order_id, "Stopped.", kind=FailureKind.CANCELLED))

    def shutdown(self, _timeout_ms: int = 0) -> None:
        self.shut_down.emit()

    def abandon(self) -> None:
        self.is_ready = False

    def _answer(self, order: Any) -> None:
        if order.id in self._owner.cancelled:
            return
        answer = self._owner.answers.get(type(order))
        for report in answer(order) if answer is not None else ():
            self.reported.emit(report)


class FakeLibrary(LibraryClient):
    """The real client on a line that leads nowhere.

    Attributes:
        given: All orders so far.
        cancelled: Ids of those that were given up.
        answers: What follows an order, by its type.
    """

    def __init__(self) -> None:
        super().__init__(("no process",))
        self.given: list[Any] = []
        self.cancelled: list[int] = []
        self._connection.deleteLater()
        line: Any = _FakeConnection(self)
        self._connection = line
        line.ready.connect(self.ready)
        line.shut_down.connect(self.shut_down)
        line.reported.connect(self._on_reported)
        self.answers: dict[type[Any], Answer] = {
            orders.ListPairs: lambda order: [contents.pairs_listed(order.id)],
            orders.ListInstalled: lambda order: [contents.installed_listed(order.id)],
            orders.SearchHub: lambda order: [contents.found(order.id)],
            orders.OpenRepository: lambda order: [contents.opened(order.id, order.name)],
            orders.Judge: lambda order: [contents.judged(order)],
            orders.JudgeDrafts: lambda order: [contents.drafts_judged(order)],
            orders.AddDownload: lambda order: [reports.DownloadAdded(order.id, "job-1")],
            orders.PauseDownload: lambda order: [reports.Done(order.id)],
            orders.ResumeDownload: lambda order: [reports.Done(order.id)],
            orders.RemoveDownload: lambda order: [reports.Done(order.id)],
            orders.AddPlace: lambda order: [reports.ModelsChanged(order.id, order.path)],
            orders.ForgetPlace: lambda order: [reports.ModelsChanged(order.id, "")],
            orders.RenameModel: lambda order: [reports.ModelsChanged(order.id, order.path)],
            orders.DeleteModel: lambda order: [reports.ModelsChanged(order.id, "", 1)],
            orders.SetToken: lambda order: [reports.TokenState(order.id, TokenPlace.KEYRING, "tester")],
            orders.StoreTest: lambda order: [reports.Done(order.id)],
        }

    def report(self, report: Any) -> None:
        """Let the library say something now."""
        line: Any = self._connection
        line.reported.emit(report)

    def orders_of(self, kind: type[Any]) -> list[Any]:
        """All orders of a type so far."""
        return [order for order in self.given if type(order) is kind]

    def fail(self, order_type: type[Any], message: str, hint: str = "", **more: Any) -> None:
        """Let all orders of a type fail from now on."""
        self.answers[order_type] = lambda order: [reports.Failed(order.id, message, hint, **more)]
