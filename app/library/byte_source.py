"""Bytes of a file that may lie here or far away, asked for piece by piece."""

import contextlib
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Protocol

from app.errors import ModelFileError


class ByteSource(Protocol):
    """A file whose bytes can be asked for in any order."""

    @property
    def name(self) -> str:
        """The file's own name, without folders, as messages call it."""

    @property
    def size(self) -> int | None:
        """Length of the whole file in bytes, or None as long as nobody has told it."""

    def read(self, start: int, length: int) -> bytes:
        """Give the bytes from one place on.

        Args:
            start: Place of the first byte, from 0 on.
            length: How many bytes are wanted, 1 or more.

        Returns:
            The bytes; fewer than wanted only where the file ends before.

        Raises:
            AppError: They cannot be had.
        """


class FileSource:
    """The bytes of an open file on this machine."""

    def __init__(self, file: BinaryIO, name: str) -> None:
        self._file = file
        self.name = name
        self.size: int | None = os.fstat(file.fileno()).st_size

    def read(self, start: int, length: int) -> bytes:
        """Give the bytes from one place on, fewer where the file ends before."""
        self._file.seek(start)
        return self._file.read(length)


@contextlib.contextmanager
def opened(path: Path) -> Iterator[FileSource]:
    """A file of this machine; what goes wrong while it is read is said in plain words.

    Raises:
        ModelFileError: The file is missing or cannot be read.
    """
    try:
        # A pipe would be waited for, perhaps for ever.
        if not stat.S_ISREG(path.stat().st_mode) and not path.is_dir():
            raise ModelFileError(f"{path} is not a file.", "Choose a .gguf file.")
        with path.open("rb") as file:
            yield FileSource(file, path.name)
    except FileNotFoundError as error:
        raise ModelFileError(
            f"There is no file {path}.", "Check the path, or choose another file."
        ) from error
    except IsADirectoryError as error:
        raise ModelFileError(f"{path} is a folder.", "Choose the .gguf file inside it.") from error
    except (OSError, ValueError) as error:  # ValueError: a path that no file can have
        reason = error.strerror if isinstance(error, OSError) else error
        raise ModelFileError(
            f"{path.name} cannot be read: {reason}.", "Check that you may read the file."
        ) from error
