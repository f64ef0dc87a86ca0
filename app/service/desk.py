"""Where the reader of orders lays them down and the worker picks them up."""

import queue
import threading

from app.core.cancellation import CancelFlag
from app.service.messages import Cancel, Count, Generate, Load, Order, Prove, Quit

Work = Load | Generate | Count | Prove
"""Orders that are carried out one after the other."""


class Desk:
    """Orders wait here in line; a Cancel or Quit overtakes them."""

    def __init__(self, cancel: CancelFlag) -> None:
        """Begin with no orders.

        Args:
            cancel: Raised when the order that is carried out shall stop.
        """
        self._cancel = cancel
        self._queue: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._running: int | None = None
        self._cancelled: set[int] = set()
        self._quitting = False

    def put(self, order: Order) -> None:
        """Queue an order; a Cancel or Quit acts at once on what is running."""
        match order:
            case Cancel(id=cancelled):
                with self._lock:
                    self._cancelled.add(cancelled)
                    if cancelled == self._running:
                        self._cancel.set()
            case Quit():
                with self._lock:
                    self._quitting = True
                    self._cancel.set()
                self._queue.put(None)
            case Load() | Generate() | Count() | Prove():
                self._queue.put(order)

    def next(self) -> Work | None:
        """Wait for the next order; None when it is time to quit."""
        order = self._queue.get()
        with self._lock:
            if order is None or self._quitting:
                return None
            self._running = order.id
            self._cancel.clear()
            if order.id in self._cancelled:
                self._cancelled.discard(order.id)
                self._cancel.set()
        return order
