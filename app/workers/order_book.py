"""Which orders the engine has, and which of its reports nobody waits for any more."""

from app.service.messages import Failed, Finished, Hello, Loaded, Proved, Report

OrderEnd = Loaded | Finished | Proved | Failed
"""Reports that end an order."""


class OrderBook:
    """The newest order and the newest count; older ones are over for the window.

    Attributes:
        running: The newest order, until it has ended.
        cancelled: The order that was asked to stop, until it is certain that it did.
        counting: The newest count, until it is answered.
    """

    def __init__(self) -> None:
        self.running: int | None = None
        self.cancelled: int | None = None
        self.counting: int | None = None
        self._last_id = 0

    def begin(self) -> int:
        """Note a new order and return its id."""
        self.running = self._next_id()
        return self.running

    def begin_count(self) -> int:
        """Note a new count and return its id."""
        self.counting = self._next_id()
        return self.counting

    def forget(self) -> None:
        """Note that nothing is under way any more, as the engine is gone."""
        self.running = self.cancelled = self.counting = None

    def ends_wait(self, report: Report) -> bool:
        """Note that the cancelled order has ended, or that a newer one has begun; return whether it did.

        Reports about orders older than that one tell nothing about it; they were on their way.
        """
        if self.cancelled is None or isinstance(report, Hello):
            return False
        has_ended = isinstance(report, OrderEnd) and report.id == self.cancelled
        if not has_ended and report.id <= self.cancelled:
            return False
        self.cancelled = None
        return True

    def _next_id(self) -> int:
        self._last_id += 1
        return self._last_id
