"""A real library process, spoken to by a test that waits for what must come."""

import queue
import subprocess
import threading
from collections.abc import Callable
from typing import Self, TypeVar

from app.own_command import own_command
from app.service.library_cards import DownloadJob
from app.service.library_messages import (
    Answer,
    DownloadsChanged,
    Failed,
    Hello,
    Report,
    decode_report,
    encode,
    is_final,
)
from app.service.library_orders import Order

PATIENCE = 30.0
"""Seconds for what comes at once on a machine that is not busy."""

Answered = TypeVar("Answered")


class LibraryProcess:
    """One process, from its start to its end; a context manager."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            own_command("library"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self.hello: Hello | None = None
        self.before: list[Answer] = []
        self.told: tuple[DownloadJob, ...] | None = None
        self.errors = b""
        self._reports: queue.SimpleQueue[Report | None] = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=self._read, daemon=True),
            threading.Thread(target=self._read_errors, daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def __enter__(self) -> Self:
        first = self.next()
        assert isinstance(first, Hello)
        self.hello = first
        return self

    def __exit__(self, *_error: object) -> None:
        if self.process.poll() is None and self.process.stdin is not None:
            self.process.stdin.close()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self.process.wait()
        for thread in self._threads:
            thread.join()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()

    def send(self, order: Order) -> None:
        """Give an order."""
        assert self.process.stdin is not None
        self.process.stdin.write(encode(order))
        self.process.stdin.flush()

    def ask(self, order: Order, kind: type[Answered]) -> Answered:
        """Give an order and return what it is answered with, which must be of this kind.

        What came about it before is in `before` afterwards.
        """
        self.send(order)
        return self.answer(order.id, kind)  # type: ignore[union-attr]

    def answer(self, order_id: int, kind: type[Answered]) -> Answered:
        """The answer to an order that was given before."""
        self.before = []
        while True:
            report = self.next()
            if isinstance(report, Hello | DownloadsChanged) or report.id != order_id:
                continue
            if not is_final(report):
                self.before.append(report)
                continue
            assert isinstance(report, kind), report
            return report

    def failure(self, order: Order) -> Failed:
        """Give an order that must fail."""
        return self.ask(order, Failed)

    def jobs(self, until: Callable[[tuple[DownloadJob, ...]], bool]) -> tuple[DownloadJob, ...]:
        """Wait until the downloads stand so, if they do not already."""
        while self.told is None or not until(self.told):
            self.next()
        return self.told

    def next(self) -> Report:
        """The next report of any kind."""
        report = self._reports.get(timeout=PATIENCE)
        assert report is not None, f"the library process has ended: {self.errors.decode()}"
        if isinstance(report, DownloadsChanged):
            self.told = report.jobs
        return report

    def _read(self) -> None:
        for line in self.process.stdout or ():
            self._reports.put(decode_report(line))
        self._reports.put(None)

    def _read_errors(self) -> None:
        self.errors = self.process.stderr.read() if self.process.stderr is not None else b""
