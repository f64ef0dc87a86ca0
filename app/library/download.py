"""Bringing files from the Hub to this disk, whole and checked, whatever the network does meanwhile.

Everything that may fail for a while is tried again; everything that arrived stays. A file gets its name only
when its checksum is the one the Hub promised.
"""

import contextlib
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from app.core.cancellation import CancelFlag
from app.errors import (
    BadAnswerError,
    ChangedFileError,
    ChecksumError,
    DownloadError,
    HubError,
    InterruptedTransferError,
    RateLimitError,
)
from app.library.bandwidth import Bandwidth
from app.library.part_file import PartFile, adopt, disk_full, is_finished, part_length
from app.library.repository import RemoteFile, place_below

_FIRST_WAIT = 1.0
_LONGEST_WAIT = 60.0
_LONGEST_LIMIT = 3600.0
"""Seconds that a server may ask for, at most: its limits are for minutes."""
_LOOK_EVERY = 0.25
"""Seconds after which a wait looks whether it was cancelled."""
_SPACE_EVERY = 1 << 26
"""Bytes after which the free space is looked at again: other programs write as well."""
_SPARE = 1 << 26
"""Bytes that stay free, so that other programs go on working."""
_SLOWEST = 1024.0
"""Bytes a second below which a connection is as good as dead."""


class Phase(StrEnum):
    """What a download is doing."""

    CHECKING = "checking"
    """Reading what is here already."""
    RECEIVING = "receiving"
    WAITING = "waiting"
    """For the next try, after the fault that `reason` tells."""
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a download is.

    Attributes:
        phase: What it is doing.
        done: Bytes that are here, of all files.
        total: Bytes of all files.
        rate: Bytes a second, smoothed; 0 while nothing arrives.
        seconds_left: None while nobody can tell.
        reason: Why it waits; else empty.
    """

    phase: Phase
    done: int
    total: int
    rate: float
    seconds_left: float | None
    reason: str = ""


class Transfer(Protocol):
    """An answer whose bytes are being read, as app.library.hub gives it."""

    start: int
    size: int | None
    etag: str

    def chunks(self) -> Iterator[bytes]:
        """The bytes as they arrive."""

    def close(self) -> None:
        """Hang up."""


class Server(Protocol):
    """Where files come from."""

    def open(self, file: RemoteFile, start: int = 0, end: int | None = None) -> Transfer:
        """Begin to read a file."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a download needs of the world.

    Attributes:
        clock: Seconds that never go back.
        sleep: Waits for some seconds.
        free_space: Bytes that are free where a folder is.
        tries: How often in a row, without a byte in between, a fault is met before giving up.
        stall_seconds: Over how long a connection must bring next to nothing to be given up.
    """

    clock: Callable[[], float]
    sleep: Callable[[float], None]
    free_space: Callable[[Path], int] = lambda folder: shutil.disk_usage(folder).free
    tries: int = 6
    stall_seconds: float = 30.0


class Download:
    """Some files that belong together: a model, a pair, all parts of a split one.

    Args:
        server: Where they come from.
        files: What to bring.
        folder: Where they go, below owner and name of their repository.
        surroundings: Clock, sleep and disk.
    """

    def __init__(
        self, server: Server, files: tuple[RemoteFile, ...], folder: Path, surroundings: Surroundings
    ) -> None:
        self._server = server
        self._world = surroundings
        self._folder = folder
        self._targets = {file: place_below(folder, file) for file in files}
        self._total = sum(file.size for file in self._targets)
        self._bandwidth = Bandwidth(surroundings.clock)
        self._finished = 0
        self._current = 0
        self._phase, self._reason = Phase.CHECKING, ""
        self._report: Callable[[Progress], None] = lambda _progress: None

    def run(self, cancel: CancelFlag, report: Callable[[Progress], None]) -> list[Path]:
        """Bring all files; what is here already is not brought again.

        Args:
            cancel: Raised to stop; what arrived stays.
            report: Called often, with each piece that arrives.

        Returns:
            The files' places, in the order they were named.

        Raises:
            HubError: The Hub does not give a file.
            DownloadError: This machine cannot keep one.
            CancelledError: It was stopped.
        """
        self._report = report
        self._tell(Phase.CHECKING)
        self._make_sure_of_space()
        for file, target in self._targets.items():
            if not (is_finished(target, file) or adopt(target, file)):
                self._bring(file, target, cancel)
            self._finished += file.size
            self._current = 0
        self._tell(Phase.FINISHED)
        return list(self._targets.values())

    def progress(self) -> Progress:
        """How far it is now; another thread may ask, for a display that goes on when nothing comes."""
        done = self._finished + self._current
        is_coming = self._phase is Phase.RECEIVING
        rate = self._bandwidth.rate if is_coming else 0.0
        left = self._bandwidth.seconds_for(self._total - done) if is_coming else None
        return Progress(self._phase, done, self._total, rate, left, self._reason)

    def _bring(self, file: RemoteFile, target: Path, cancel: CancelFlag) -> None:
        self._tell(Phase.CHECKING)
        with PartFile(target, file, cancel) as part:
            has_doubts = False
            while True:
                self._receive_all(file, part, cancel)
                if part.is_right():
                    part.finish()
                    return
                if has_doubts:
                    part.discard()
                    raise ChecksumError(
                        f"{file.name} arrived damaged, twice.",
                        "Try again later, or choose another repository.",
                    )
                # A part may have been damaged while it lay here: once, everything is brought anew.
                has_doubts = True
                part.restart()

    def _receive_all(self, file: RemoteFile, part: PartFile, cancel: CancelFlag) -> None:
        failures = 0
        while part.length < file.size:
            before = part.length
            try:
                self._receive(file, part, cancel)
            except HubError as error:
                if not error.temporary:
                    raise
                failures = 1 if part.length > before else failures + 1
                if failures >= self._world.tries:
                    raise
                self._wait(error, failures, cancel)

    def _receive(self, file: RemoteFile, part: PartFile, cancel: CancelFlag) -> None:
        cancel.raise_if_set()
        self._bandwidth.restart()
        self._current = part.length
        self._tell(Phase.RECEIVING)
        with contextlib.closing(self._server.open(file, part.length)) as transfer:
            _check(transfer, file)
            part.begin(transfer.etag)
            if transfer.start != part.length:
                part.restart()  # ranges are ignored, or what was here was of another mark
            if transfer.start != part.length:
                raise InterruptedTransferError(f"{file.name} changed on the Hub.", "Try again.")
            self._keep(transfer, file, part, cancel)
        if part.length < file.size:
            raise InterruptedTransferError(f"Less of {file.name} came than was announced.", "Try again.")

    def _keep(self, transfer: Transfer, file: RemoteFile, part: PartFile, cancel: CancelFlag) -> None:
        looked_at, begun, begun_at = part.length, part.length, self._world.clock()
        for chunk in transfer.chunks():
            cancel.raise_if_set()
            if part.length + len(chunk) > file.size:
                raise BadAnswerError(f"More of {file.name} came than there is.", "Try again later.")
            if part.length == 0 and not chunk.startswith(b"GGUF"[: len(chunk)]):
                raise BadAnswerError(f"{file.name} is no model: something else came.", "Try again later.")
            if part.length - looked_at >= _SPACE_EVERY:
                looked_at = part.length
                self._make_sure_of_space()
            part.write(chunk)
            self._bandwidth.add(len(chunk))
            self._current = part.length
            self._tell(Phase.RECEIVING)
            seconds = self._world.clock() - begun_at
            if seconds >= self._world.stall_seconds:
                if part.length - begun < _SLOWEST * seconds and part.length < file.size:
                    raise InterruptedTransferError("Hardly anything arrives.", "Check your network.")
                begun, begun_at = part.length, self._world.clock()

    def _wait(self, error: HubError, failures: int, cancel: CancelFlag) -> None:
        self._tell(Phase.WAITING, str(error))
        seconds = min(_FIRST_WAIT * 2.0 ** (failures - 1), _LONGEST_WAIT)
        if isinstance(error, RateLimitError) and error.seconds is not None:
            seconds = max(seconds, min(error.seconds, _LONGEST_LIMIT))
        until = self._world.clock() + seconds
        while (left := until - self._world.clock()) > 0:
            cancel.raise_if_set()
            self._world.sleep(min(left, _LOOK_EVERY))

    def _make_sure_of_space(self) -> None:
        missing = {f: f.size - part_length(target, f) for f, target in self._targets.items()}
        folder = self._folder
        try:
            while not folder.exists():
                folder = folder.parent
            free = self._world.free_space(folder)
        except OSError as error:
            raise DownloadError(
                f"{folder} cannot be used: {error.strerror}.", "Choose another folder."
            ) from error
        wanted = sum(missing.values())
        if wanted and wanted + _SPARE > free:
            largest = max(missing, key=lambda file: missing[file])
            raise disk_full(self._targets[largest], wanted + _SPARE - free)

    def _tell(self, phase: Phase, reason: str = "") -> None:
        self._phase, self._reason = phase, reason
        self._report(self.progress())


def _check(transfer: Transfer, file: RemoteFile) -> None:
    """Refuse at once what cannot become the file that was chosen."""
    looks_like_checksum = len(transfer.etag) == len(file.sha256) and transfer.etag.isalnum()
    if looks_like_checksum and transfer.etag != file.sha256:
        raise ChangedFileError(
            f"{file.name} is not the same on the Hub any more.",
            "Choose the model once more to get the new one.",
        )
    if transfer.size is not None and transfer.size != file.size:
        raise BadAnswerError(
            f"{file.name} should have {file.size:,} bytes, but {transfer.size:,} were announced.",
            "Try again later, or choose another repository.",
        )
