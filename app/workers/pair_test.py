"""Finds out how fast a pair is here, in a process of its own: some replies with and without the draft."""

import logging
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QProcess, Signal, Slot

_log = logging.getLogger(__name__)

_PROGRESS = re.compile(rb"^(\d+) of (\d+)\s*$", re.MULTILINE)
_COMPLAINT_LENGTH = 300


@dataclass(frozen=True, slots=True)
class PairSpeed:
    """What was measured of a pair.

    Attributes:
        factor: How many times faster it is with the draft; the median over the replies.
        low: First quartile of the factor.
        high: Third quartile of it.
        plain_speed: Tokens a second of the target by itself.
        speed: Tokens a second with the draft.
        acceptance: Which share of drafted tokens was kept; None when nothing was drafted.
        replies: How many replies were compared.
        identical: How many of them are token for token the same.
    """

    factor: float
    low: float
    high: float
    plain_speed: float
    speed: float
    acceptance: float | None
    replies: int
    identical: int


class _Method(msgspec.Struct):
    method: str
    tokens_per_second: float
    factor: float | None
    factor_spread: tuple[float, float] | None
    acceptance_rate: float | None
    identical: tuple[int, int]


class PairTest(QObject):
    """Runs one test at a time.

    Signals:
        progressed (int, int): So many replies are written, of so many.
        measured (PairSpeed): The pair was measured.
        failed (str): It could not be measured; why, in a sentence or two.
        stopped (): It was stopped.
    """

    progressed = Signal(int, int)
    measured = Signal(object)
    failed = Signal(str)
    stopped = Signal()

    def __init__(
        self, command: Sequence[str], prompts: Path, max_tokens: int = 64, parent: QObject | None = None
    ) -> None:
        """Prepare; no process runs yet.

        Args:
            command: Program and arguments of the bench.
            prompts: The questions to ask.
            max_tokens: The longest reply.
            parent: Owner in Qt's tree.
        """
        super().__init__(parent)
        self._command = tuple(command)
        self._prompts = prompts
        self._max_tokens = max_tokens
        self._output: list[bytes] = []
        self._errors = b""
        self._is_stopping = False
        self._process = QProcess(self)
        self._process.readyReadStandardOutput.connect(self._on_output)
        self._process.readyReadStandardError.connect(self._on_errors)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error_occurred)

    @property
    def is_running(self) -> bool:
        """Whether a pair is being measured."""
        return self._process.state() != QProcess.ProcessState.NotRunning

    def begin(self, target: Path, draft: Path) -> None:
        """Measure a pair; `measured`, `failed` or `stopped` follows; nothing while one is measured."""
        if self.is_running:
            return
        self._output.clear()
        self._errors = b""
        self._is_stopping = False
        arguments = ["--target", str(target), "--draft", str(draft), "--prompts", str(self._prompts)]
        arguments += ["--max-tokens", str(self._max_tokens), "--json", "--progress"]
        self._process.start(self._command[0], [*self._command[1:], *arguments])

    @Slot()
    def stop(self) -> None:
        """Measure no further."""
        if self.is_running:
            self._is_stopping = True
            self._process.kill()

    @Slot()
    def close(self) -> None:
        """Leave no process behind."""
        self._is_stopping = True
        self._process.kill()
        self._process.waitForFinished(1_000)

    @Slot()
    def _on_output(self) -> None:
        self._output.append(bytes(self._process.readAllStandardOutput().data()))

    @Slot()
    def _on_errors(self) -> None:
        self._errors += bytes(self._process.readAllStandardError().data())
        found = _PROGRESS.findall(self._errors)
        if found:
            done, total = found[-1]
            self.progressed.emit(int(done), int(total))

    @Slot(int, QProcess.ExitStatus)
    def _on_finished(self, code: int, _status: QProcess.ExitStatus) -> None:
        if self._is_stopping:
            self.stopped.emit()
            return
        self._on_output()
        try:
            if code:
                raise ValueError(f"it ended with {code}")
            self.measured.emit(_speed(b"".join(self._output)))
        except (ValueError, msgspec.MsgspecError) as error:
            _log.info("a pair could not be measured: %s", error)
            self.failed.emit(_complaint(self._errors))

    @Slot(QProcess.ProcessError)
    def _on_error_occurred(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self.failed.emit(self._process.errorString())


def _speed(output: bytes) -> PairSpeed:
    methods = {result.method: result for result in msgspec.json.decode(output, type=list[_Method])}
    plain, drafted = methods.get("plain"), methods.get("draft")
    if plain is None or drafted is None or drafted.factor is None:
        raise ValueError("there is no comparison")
    low, high = drafted.factor_spread or (drafted.factor, drafted.factor)
    return PairSpeed(
        factor=drafted.factor,
        low=low,
        high=high,
        plain_speed=plain.tokens_per_second,
        speed=drafted.tokens_per_second,
        acceptance=drafted.acceptance_rate,
        replies=drafted.identical[1],
        identical=drafted.identical[0],
    )


def _complaint(errors: bytes) -> str:
    """The last thing the process said that is no progress."""
    lines = _PROGRESS.sub(b"", errors).decode("utf-8", "replace").split("\n")
    said = [line.strip() for line in lines if line.strip()]
    return said[-1][:_COMPLAINT_LENGTH] if said else ""
