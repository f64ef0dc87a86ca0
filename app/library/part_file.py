"""A file that is still coming: its bytes in NAME.part, and beside it NAME.part.json, which says of what.

The record is on the disk before the first byte is, so bytes are never taken for those of another file. Writes
go to the system at once: a process that is killed loses the piece in hand, no more. The real name comes last,
when every byte has been checked.
"""

import contextlib
import errno
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

import msgspec

from app.core.cancellation import CancelFlag
from app.errors import DiskFullError, DownloadError
from app.library.file_lock import lock, settle_folder
from app.library.repository import RemoteFile

_PIECE = 1 << 20
_FLUSH_EVERY = 1 << 26
"""Bytes between two moments at which everything is forced to the disk: what a loss of power may cost."""


class Origin(msgspec.Struct, frozen=True):
    """Where a file's bytes are from.

    Attributes:
        repository: "owner/name".
        path: Its path in the repository.
        revision: The commit it was at.
        size: Its length in bytes.
        sha256: Its checksum.
        etag: The server's mark for this content; empty until the server was asked.
    """

    repository: str
    path: str
    revision: str
    size: int
    sha256: str
    etag: str = ""

    def is_of(self, file: RemoteFile) -> bool:
        """Whether these are bytes of that content, whatever it is called."""
        return (self.sha256, self.size) == (file.sha256, file.size)


def origin_path(model: Path) -> Path:
    """Where it is noted what a finished file was downloaded from."""
    return model.with_name(f".{model.name}.origin.json")


def read_origin(path: Path) -> Origin | None:
    """Read a record; one that is missing or makes no sense is none."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Origin)
    except (OSError, msgspec.MsgspecError):
        return None


def part_path(target: Path) -> Path:
    """Where the bytes of a file are while it is not whole."""
    return target.with_name(f"{target.name}.part")


class PartFile:
    """The bytes of one file that are here. A context manager: leaving it keeps what is there.

    Entering creates or reopens the part, and reads what is there once more for its checksum.

    Raises:
        DownloadError: Another process is at it, or it cannot be written.
        CancelledError: It was stopped while it read what is there.
    """

    def __init__(self, target: Path, file: RemoteFile, cancel: CancelFlag | None = None) -> None:
        self._cancel = cancel or CancelFlag()
        self._target = target
        self._wanted = file
        self._path = part_path(target)
        self._record_path = self._path.with_name(f"{self._path.name}.json")
        self._digest = hashlib.sha256()
        self._unflushed = 0
        self.length = 0
        self.etag = ""

    def __enter__(self) -> Self:
        with self._explained():
            self._target.parent.mkdir(parents=True, exist_ok=True)
            # Unbuffered: what was written is the system's, and outlives this process.
            self._file: BinaryIO = self._path.open("a+b", buffering=0)
        if not (lock(self._file) and self._is_still_the_part()):
            self._file.close()
            raise DownloadError(
                f"{self._target.name} is being downloaded by another Slipstream already.",
                "Wait for it, or close the other one.",
            )
        try:
            with self._explained():
                self._take_over()
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def begin(self, etag: str) -> None:
        """Note the server's mark; bytes that carry another mark are dropped."""
        if etag != self.etag and self.length and self.etag:
            self.restart()
        if etag != self.etag:
            self._note(etag)

    def restart(self) -> None:
        """Drop all bytes."""
        with self._explained():
            self._file.truncate(0)
        self._digest = hashlib.sha256()
        self.length = self._unflushed = 0

    def write(self, data: bytes) -> None:
        """Add bytes.

        Raises:
            DiskFullError: There is no space; what is there stays.
            DownloadError: They cannot be written.
        """
        rest = memoryview(data)
        with self._explained():
            while rest:
                written = self._file.write(rest)
                self._digest.update(rest[:written])
                self.length += written
                self._unflushed += written
                rest = rest[written:]
            if self._unflushed >= _FLUSH_EVERY:
                os.fsync(self._file.fileno())
                self._unflushed = 0

    def is_right(self) -> bool:
        """Whether the bytes are all there, and the right ones."""
        return self.length == self._wanted.size and self._digest.hexdigest() == self._wanted.sha256

    def finish(self) -> None:
        """Give the file its name; it must be right.

        Raises:
            DownloadError: It cannot be renamed.
        """
        assert self.is_right(), "a file that was not checked must not get its name"
        with self._explained():
            os.fsync(self._file.fileno())
            if os.name == "nt":
                self._file.close()  # Windows renames no open file; elsewhere it stays locked until it is over
            self._path.replace(self._target)
            self._record_path.replace(origin_path(self._target))
            settle_folder(self._target.parent)

    def discard(self) -> None:
        """Remove everything."""
        self._file.close()
        with self._explained():
            remove_part(self._target)

    def _is_still_the_part(self) -> bool:
        """Whether nobody finished the file between its opening and its locking; it would be the model."""
        try:
            return os.path.samestat(os.fstat(self._file.fileno()), self._path.stat())
        except FileNotFoundError:
            return False

    def _take_over(self) -> None:
        record = read_origin(self._record_path)
        size = os.fstat(self._file.fileno()).st_size
        if record is None or not record.is_of(self._wanted) or size > self._wanted.size:
            self._file.truncate(0)
            self._note("")
            return
        self.etag = record.etag
        self._file.seek(0)
        while data := self._file.read(_PIECE):
            self._cancel.raise_if_set()
            self._digest.update(data)
            self.length += len(data)

    def _note(self, etag: str) -> None:
        wanted = self._wanted
        record = Origin(wanted.repository, wanted.path, wanted.revision, wanted.size, wanted.sha256, etag)
        with self._explained():
            write_settled(self._record_path, msgspec.json.encode(record))
        self.etag = etag

    @contextlib.contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            if error.errno in (errno.ENOSPC, errno.EDQUOT):
                raise disk_full(self._target, self._wanted.size - self.length) from error
            if error.errno == errno.EFBIG:  # 4 GB are the most on a disk formatted as FAT32
                raise DownloadError(
                    f"{self._target.name} is too large for the way this disk is formatted.",
                    "Choose a folder on another disk.",
                ) from error
            raise DownloadError(
                f"{self._target} cannot be written: {error.strerror or error}.",
                "Check the folder's permissions.",
            ) from error


def disk_full(target: Path, missing: int) -> DiskFullError:
    """What to say when there is no space for so many bytes more."""
    return DiskFullError(
        f"There is not enough space for {target.name} on this disk.",
        f"Make room for {missing / 1e9:.1f} GB, then resume: what is here already is kept.",
    )


def remove_part(target: Path) -> int:
    """Remove what there is of a file that is not whole.

    Returns:
        The bytes that are free now.
    """
    part = part_path(target)
    freed = 0
    for path in (part, part.with_name(f"{part.name}.json")):
        with contextlib.suppress(FileNotFoundError):
            size = path.stat().st_size
            path.unlink()
            freed += size
    return freed


def part_length(target: Path, file: RemoteFile) -> int:
    """How many bytes of a file are here: all once it is finished, else those of its part."""
    if is_finished(target, file):
        return file.size
    part = part_path(target)
    record = read_origin(part.with_name(f"{part.name}.json"))
    try:
        length = part.stat().st_size
    except OSError:
        return 0
    return length if record is not None and record.is_of(file) and length <= file.size else 0


def is_finished(target: Path, file: RemoteFile) -> bool:
    """Whether this very file was downloaded to its place before; it was checked then."""
    record = read_origin(origin_path(target))
    try:
        return record is not None and record.is_of(file) and target.stat().st_size == file.size
    except OSError:
        return False


def adopt(target: Path, file: RemoteFile) -> bool:
    """Take a file that lies at its place already for finished, if all its bytes are right.

    So it is when a process died between giving a file its name and noting where it is from.
    """
    try:
        if target.stat().st_size != file.size:
            return False
        with target.open("rb") as data:
            if hashlib.file_digest(data, "sha256").hexdigest() != file.sha256:
                return False
        origin = Origin(file.repository, file.path, file.revision, file.size, file.sha256)
        write_settled(origin_path(target), msgspec.json.encode(origin))
    except OSError:
        return False
    remove_part(target)
    return True


def write_settled(path: Path, data: bytes) -> None:
    """Put a small file in place, whole or not at all.

    Raises:
        OSError: It could not be written; what was there before is still there.
    """
    fresh = path.with_name(f".{path.name}.new")
    try:
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
