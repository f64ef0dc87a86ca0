"""The line to the library process, which is laid anew when the process dies."""

import logging
from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.service.library_cards import FailureKind
from app.service.library_messages import (
    PROTOCOL,
    DownloadsChanged,
    Failed,
    Hello,
    decode_report,
    encode,
    is_final,
)
from app.service.library_orders import NumberedOrder
from app.service.messages import Cancel, Quit
from app.workers.engine_death import EngineDeath
from app.workers.engine_process import EngineProcess
from app.workers.interpreter import Interpreter

_log = logging.getLogger(__name__)

HELLO_PATIENCE_MS = 60_000
"""Milliseconds a new process may take to say Hello; a cold disk is slow."""

FIRST_PAUSE_MS = 500
LONGEST_PAUSE_MS = 30_000
"""Milliseconds before a process that died is started again: doubled with each that died without a Hello."""


class LibraryConnection(QObject):
    """Starts the library process, carries lines, and starts another process when it dies.

    What is sent while no process runs is kept for the next one. Orders that a process took with it get a
    Failed, as do those that waited for one that could not even greet.

    Signals:
        ready (Hello): A new process runs and speaks our protocol.
        reported (Report): A report came, or a Failed for an order that was lost; none after shutdown().
        lost (str): The process died, and why, in a sentence for the log; another one is started soon.
        shut_down (): The process is gone because shutdown() asked for it, or there was none.
    """

    ready = Signal(object)
    reported = Signal(object)
    lost = Signal(str)
    shut_down = Signal()

    def __init__(
        self,
        command: Sequence[str],
        parent: QObject | None = None,
        *,
        first_pause_ms: int = FIRST_PAUSE_MS,
        hello_patience_ms: int = HELLO_PATIENCE_MS,
    ) -> None:
        super().__init__(parent)
        self._command = tuple(command)
        self._process: EngineProcess | None = None
        self._is_ready = False
        self._wants_shutdown = False
        self._waiting: list[NumberedOrder] = []
        self._open: set[int] = set()
        self._first_pause_ms = self._pause_ms = first_pause_ms
        self._interpreter = Interpreter()
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self.start)
        self._hello_timer = QTimer(self, singleShot=True, interval=hello_patience_ms)
        self._hello_timer.timeout.connect(self._on_hello_missing)

    @property
    def is_ready(self) -> bool:
        """Whether a process runs that takes orders."""
        return self._is_ready

    @property
    def process_id(self) -> int | None:
        """Process id of the library process, or None when there is none."""
        return self._process.process_id if self._process is not None else None

    @Slot()
    def start(self) -> None:
        """Start a process unless one runs; ready follows."""
        if self._process is not None:
            return
        self._wants_shutdown = False
        self._pause.stop()
        self._process = EngineProcess(self._command, self)
        self._process.line_received.connect(self._on_line_received)
        self._process.ended.connect(self._on_ended)
        self._hello_timer.start()
        self._process.start()

    def send(self, order: NumberedOrder) -> int:
        """Give an order, now or as soon as a process takes it, and return its id."""
        if self._is_ready and self._process is not None:
            self._open.add(order.id)
            self._process.send(encode(order))
        elif not self._wants_shutdown:
            self._waiting.append(order)
        return order.id

    def cancel(self, order_id: int) -> None:
        """End an order; order_failed follows unless it is over already."""
        if any(order.id == order_id for order in self._waiting):
            self._waiting = [order for order in self._waiting if order.id != order_id]
            self.reported.emit(Failed(order_id, self.tr("Stopped."), kind=FailureKind.CANCELLED))
            return
        if order_id in self._open and self._process is not None:
            self._process.send(encode(Cancel(order_id)))

    def shutdown(self, timeout_ms: int = 2_500) -> None:
        """End the process: ask first, kill after this many milliseconds; shut_down follows."""
        self._wants_shutdown = True
        self._pause.stop()
        self._waiting.clear()
        if self._process is None:
            self.shut_down.emit()
            return
        self._is_ready = False
        self._process.send(encode(Quit()))
        self._process.dismiss(timeout_ms)

    def abandon(self) -> None:
        """Kill the process at once and wait for its end: the last resort, when the event loop is over."""
        self._wants_shutdown = True
        self._pause.stop()
        if self._process is not None:
            self._process.abandon()
        self._forget_process()

    @Slot(object)
    def _on_line_received(self, line: bytes) -> None:
        try:
            report = decode_report(line)
        except msgspec.MsgspecError as error:
            _log.warning("ignored a line from the library process that is no report (%s)", error)
            return
        match report:
            case Hello():
                self._greet(report)
            case _ if self._wants_shutdown:
                return
            case DownloadsChanged():
                self.reported.emit(self._interpreter.report(report))
            case _:
                if is_final(report):
                    self._open.discard(report.id)
                self.reported.emit(self._interpreter.report(report))

    def _greet(self, hello: Hello) -> None:
        self._hello_timer.stop()
        if self._wants_shutdown or self._process is None:
            return
        if hello.protocol != PROTOCOL:
            self._process.kill_because(
                f"it speaks version {hello.protocol} of the protocol, the window {PROTOCOL}", ""
            )
            return
        self._is_ready = True
        waiting, self._waiting = self._waiting, []
        for order in waiting:
            self.send(order)
        self.ready.emit(hello)

    @Slot()
    def _on_hello_missing(self) -> None:
        if self._process is not None:
            self._process.kill_because("it did not answer after its start", "")

    @Slot(object)
    def _on_ended(self, death: EngineDeath) -> None:
        had_greeted = self._is_ready
        taken = sorted(self._open)
        if not had_greeted:  # the next one may not start either: nobody shall wait for it for ever
            taken += [order.id for order in self._waiting]
            self._waiting.clear()
        self._forget_process()
        if self._wants_shutdown:
            self.shut_down.emit()
            return
        _log.warning("the library process is gone: %s %s", death.message, death.detail)
        self._pause_ms = self._first_pause_ms if had_greeted else min(2 * self._pause_ms, LONGEST_PAUSE_MS)
        self._pause.start(self._pause_ms)
        self.lost.emit(death.message)
        message = self.tr("The part of the program that looks after models has stopped.")
        hint = self.tr("It starts again by itself: try once more in a moment.")
        for order_id in taken:
            self.reported.emit(Failed(order_id, message, hint))

    def _forget_process(self) -> None:
        self._hello_timer.stop()
        self._open.clear()
        self._is_ready = False
        if self._process is not None:
            self._process.deleteLater()
            self._process = None
