"""The library process: reads orders, carries them out side by side, and reports.

Start-up: move the standard streams away, so that nothing printed can enter the protocol; lead the logs into a
file; say hello; go on with downloads. Then the main thread reads orders from standard input and gives each a
thread of its own, as most wait for a network or a disk. What takes long to import is imported when an order
needs it. The end of standard input, such as the window's death, ends the process.
"""

import contextlib
import logging
import threading
from collections.abc import Callable
from typing import BinaryIO

import msgspec

from app import VERSION
from app.core.cancellation import CancelFlag, CancelledError
from app.errors import AppError
from app.library.download_queue import DownloadQueue
from app.service.channel import log_to_file, take_over_standard_streams
from app.service.download_thread import DownloadThread
from app.service.hub_door import HubDoor
from app.service.library_cards import DownloadJob, FailureKind
from app.service.library_failures import failure
from app.service.library_messages import (
    PROTOCOL,
    Answer,
    DownloadsChanged,
    Failed,
    Hello,
    Report,
    decode_order,
    encode,
    is_final,
)
from app.service.library_orders import CopyModel, NumberedOrder
from app.service.messages import Cancel, Quit
from app.storage.paths import downloads_file, library_log

logger = logging.getLogger(__name__)

_QUIT_PATIENCE = 1.5
"""Seconds that what is going on gets to come to a good end."""

Tell = Callable[[Answer], None]
Handler = Callable[[NumberedOrder, CancelFlag, Tell], Answer]
"""Carries out an order, tells how far it is, and returns what it is answered with."""


def run_library() -> int:
    """Serve the window on standard input and output until told to quit. Returns the exit status."""
    orders, reports = take_over_standard_streams()
    log_to_file(library_log())
    # The network's own libraries would write addresses into the log that are good for a download by anybody.
    logging.getLogger().setLevel(logging.WARNING)
    logging.getLogger("app").setLevel(logging.DEBUG)
    LibraryHost(orders, reports).serve()
    return 0


class _Numbered(msgspec.Struct):
    """What all orders but Quit have."""

    id: int


class LibraryHost:
    """Carries out orders, each in a thread.

    Args:
        orders: Where lines from the window come in.
        reports: Where lines to the window go out.
    """

    def __init__(self, orders: BinaryIO, reports: BinaryIO) -> None:
        self._orders = orders
        self._reports = reports
        self._writing = threading.Lock()
        self._open: dict[int, CancelFlag] = {}
        self._guard = threading.Lock()
        self._copies: list[threading.Thread] = []
        self._door = HubDoor()
        self._downloads = DownloadThread(DownloadQueue(downloads_file()), self._door.hub, self._tell)
        self._desk: Handler | None = None

    def serve(self) -> None:
        """Say hello, then work until a Quit or the end of the orders."""
        self._send(Hello(PROTOCOL, VERSION))
        self._downloads.start()
        try:
            for line in self._orders:
                try:
                    order = decode_order(line)
                except msgspec.MsgspecError as error:
                    logger.warning("not an order: %s", error)
                    self._refuse(line, error)
                    continue
                match order:
                    case Quit():
                        break
                    case Cancel():
                        self._cancel(order.id)
                    case _:
                        self._begin(order)
        finally:
            self._quit()

    def _begin(self, order: NumberedOrder) -> None:
        flag = CancelFlag()
        with self._guard:
            self._open[order.id] = flag
        name = f"{type(order).__name__} {order.id}"
        thread = threading.Thread(target=self._carry_out, args=(order, flag), name=name, daemon=True)
        if isinstance(order, CopyModel):
            self._copies.append(thread)
        thread.start()

    def _cancel(self, order_id: int) -> None:
        """Stop an order, and say so at once: a network may keep its thread waiting for a while."""
        with self._guard:
            flag = self._open.pop(order_id, None)
        if flag is not None:
            flag.set()
            self._send(failure(order_id, CancelledError()))

    def _carry_out(self, order: NumberedOrder, flag: CancelFlag) -> None:
        try:
            self._report(self._handler()(order, flag, self._report))
        except (AppError, CancelledError) as error:
            self._report(failure(order.id, error))
        except Exception as error:
            # A fault of ours must not take the process and its downloads with it.
            logger.exception("order failed")
            self._report(Failed(order.id, f"The program failed: {error}.", f"See the log: {library_log()}"))

    def _report(self, answer: Answer) -> None:
        """Send an answer, unless its order was cancelled meanwhile."""
        line = encode(answer)  # first: if that fails, the order is still open to be failed
        with self._guard:
            if answer.id not in self._open:
                return
            if is_final(answer):
                del self._open[answer.id]
        self._write(line)

    def _handler(self) -> Handler:
        with self._guard:
            if self._desk is None:
                from app.service.library_desk import LibraryDesk

                self._desk = LibraryDesk(self._door, self._downloads).carry_out
            return self._desk

    def _refuse(self, line: bytes, error: Exception) -> None:
        """Answer an order that makes no sense, when at least its id does."""
        with contextlib.suppress(msgspec.MsgspecError):
            order_id = msgspec.json.decode(line, type=_Numbered).id
            message = f"The library process did not understand the order: {error}."
            self._send(Failed(order_id, message, kind=FailureKind.USAGE))

    def _quit(self) -> None:
        with self._guard:
            flags = list(self._open.values())
            self._open.clear()
        for flag in flags:
            flag.set()
        self._downloads.quit(_QUIT_PATIENCE)
        for thread in self._copies:
            thread.join(_QUIT_PATIENCE)  # so that it takes away what it has half written

    def _tell(self, jobs: tuple[DownloadJob, ...]) -> None:
        self._send(DownloadsChanged(jobs))

    def _send(self, report: Report) -> None:
        self._write(encode(report))

    def _write(self, line: bytes) -> None:
        with self._writing, contextlib.suppress(BrokenPipeError, ValueError):  # the window is gone
            self._reports.write(line)
            self._reports.flush()
