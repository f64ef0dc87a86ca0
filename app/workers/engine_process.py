"""The engine's process: its lines, its last words, and its end."""

from collections import deque
from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess, QTimer, Signal, Slot

from app.workers.engine_death import EngineDeath, crash_of, exit_of
from app.workers.line_buffer import LineBuffer

_KEPT_ERROR_LINES = 20
_KEPT_ERROR_CHARACTERS = 400


class EngineProcess(QObject):
    """One run of the engine's program, from start() to ended.

    Signals:
        line_received (bytes): A whole line came over its standard output.
        ended (EngineDeath): The process is gone, for whatever reason; nothing follows.
    """

    line_received = Signal(object)
    ended = Signal(object)

    def __init__(self, command: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = tuple(command)
        self._lines = LineBuffer()
        self._error_tail: deque[str] = deque(maxlen=_KEPT_ERROR_LINES)
        self._cause: EngineDeath | None = None
        self._has_ended = False
        self._process = QProcess(self)
        self._process.readyReadStandardOutput.connect(self._on_output)
        self._process.readyReadStandardError.connect(self._on_error_output)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error_occurred)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._process.kill)

    @property
    def process_id(self) -> int:
        """Process id; 0 before the start and after the end."""
        return self._process.processId()

    def start(self) -> None:
        """Start the program."""
        self._process.start(self._command[0], list(self._command[1:]))

    def send(self, line: bytes) -> None:
        """Write a line to its standard input; a process that is gone does not hear it."""
        if self._process.state() == QProcess.ProcessState.Running:
            self._process.write(line)

    def dismiss(self, timeout_ms: int) -> None:
        """Close its standard input, which ends it, and kill it after this many milliseconds."""
        self._process.closeWriteChannel()
        self._patience.start(timeout_ms)

    def kill_because(self, message: str, hint: str) -> None:
        """Kill it, and give this as the reason when it has ended."""
        self._cause = EngineDeath(message, hint, self._last_words())
        self._process.kill()

    def abandon(self) -> None:
        """Kill it, wait for its end, and say nothing about it."""
        self._has_ended = True
        self._process.kill()
        self._process.waitForFinished(1_000)

    @Slot()
    def _on_output(self) -> None:
        for line in self._lines.feed(bytes(self._process.readAllStandardOutput().data())):
            if not self._has_ended:
                self.line_received.emit(line)

    @Slot()
    def _on_error_output(self) -> None:
        text = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace")
        self._error_tail.extend(line[:_KEPT_ERROR_CHARACTERS] for line in text.splitlines() if line.strip())

    @Slot(int, QProcess.ExitStatus)
    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        if self._process.bytesAvailable():
            self._on_output()
        crashed = status == QProcess.ExitStatus.CrashExit
        words = self._last_words()
        self._end(self._cause or (crash_of(code, words) if crashed else exit_of(code, words)))

    @Slot(QProcess.ProcessError)
    def _on_error_occurred(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            reason = self._process.errorString().rstrip(".")
            message = self.tr("The engine could not be started: {reason}.").format(reason=reason)
            self._end(EngineDeath(message, self.tr("Run the set-up again, then restart the engine.")))

    def _end(self, death: EngineDeath) -> None:
        self._patience.stop()
        if not self._has_ended:
            self._has_ended = True
            self.ended.emit(death)

    def _last_words(self) -> str:
        self._on_error_output()
        return "\n".join(self._error_tail)
