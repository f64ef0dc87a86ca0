"""Reads files in a process of their own, one after the other: no file can hold up or ruin the window."""

import logging
from collections import deque
from collections.abc import Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QProcess, QTimer, Signal, Slot

from app.library.file_report import FileRefused, FileReport, Refusal, decode

_log = logging.getLogger(__name__)

PATIENCE_MS = 45_000
"""Milliseconds after which a process that still reads is ended; it gives up by itself before, if it can."""


class FileReader(QObject):
    """Reads texts out of files.

    Signals:
        reported (int, FileRead or FileRefused): This is what became of the file with this number.
    """

    reported = Signal(int, object)

    def __init__(
        self, command: Sequence[str], patience_ms: int = PATIENCE_MS, parent: QObject | None = None
    ) -> None:
        """Prepare; no process runs yet.

        Args:
            command: Program and arguments, to which a file's path is added.
            patience_ms: How long one file may take.
            parent: Owner in Qt's tree.
        """
        super().__init__(parent)
        self._command = tuple(command)
        self._waiting: deque[tuple[int, Path]] = deque()
        self._reading: int | None = None
        self._parts: list[bytes] = []
        self._is_late = False
        self._process = QProcess(self)
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.readyReadStandardOutput.connect(self._on_output)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error_occurred)
        self._patience = QTimer(self, singleShot=True, interval=patience_ms)
        self._patience.timeout.connect(self._on_late)

    @property
    def process_id(self) -> int:
        """Process id of the process that reads; 0 while none does."""
        return self._process.processId()

    def read(self, number: int, path: Path) -> None:
        """Read a file when those before it are read; `reported` follows, unless it is forgotten."""
        self._waiting.append((number, path))
        self._go_on()

    def forget(self, number: int) -> None:
        """Do not read a file after all."""
        self._waiting = deque(entry for entry in self._waiting if entry[0] != number)
        if number == self._reading:
            self._reading = None
            self._process.kill()

    @Slot()
    def close(self) -> None:
        """Read nothing any more, and leave no process behind."""
        self._waiting.clear()
        self._reading = None
        self._process.kill()
        self._process.waitForFinished(1_000)

    @Slot()
    def _go_on(self) -> None:
        if not self._waiting or self._process.state() != QProcess.ProcessState.NotRunning:
            return
        self._reading, path = self._waiting.popleft()
        self._parts.clear()
        self._is_late = False
        self._patience.start()
        self._process.start(self._command[0], [*self._command[1:], str(path.absolute())])

    def _end(self, report: FileReport) -> None:
        self._patience.stop()
        number, self._reading = self._reading, None
        if number is not None:
            self.reported.emit(number, report)
        QTimer.singleShot(0, self, self._go_on)  # not before the process counts as ended

    @Slot()
    def _on_output(self) -> None:
        self._parts.append(bytes(self._process.readAllStandardOutput().data()))

    @Slot(int, QProcess.ExitStatus)
    def _on_finished(self, _code: int, _status: QProcess.ExitStatus) -> None:
        self._on_output()
        report: FileReport = FileRefused(Refusal.TOO_SLOW if self._is_late else Refusal.DAMAGED)
        if not self._is_late and self._reading is not None:
            try:
                report = decode(b"".join(self._parts))
            except msgspec.MsgspecError as error:
                _log.info("a file could not be read: %s", error)
        self._end(report)

    @Slot(QProcess.ProcessError)
    def _on_error_occurred(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._end(FileRefused(Refusal.UNREADABLE))

    @Slot()
    def _on_late(self) -> None:
        self._is_late = True
        self._process.kill()
