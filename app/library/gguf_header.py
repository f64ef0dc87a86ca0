"""The head of a GGUF file: is it a model, is it whole, and what kind is it?

Read before llama.cpp sees the file, so that a person hears what is wrong with it in plain words. Every
count and length is bounded by the file's own size, so that a hostile file costs neither time nor memory.
Format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
"""

import os
import stat
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from app.errors import ModelFileError

_MAGIC = b"GGUF"
_VERSIONS = (2, 3)
_STRING, _ARRAY = 8, 9
_SCALARS = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q", 12: "d"}
_MOST_DIMENSIONS = 4
_LONGEST_KEPT_STRING = 1 << 16
_LONGEST_FILE = 1 << 50
"""No model has a petabyte; a header that says so is not merely cut off."""

_BLOCKS = {
    0: (1, 4), 1: (1, 2), 2: (32, 18), 3: (32, 20), 6: (32, 22), 7: (32, 24), 8: (32, 34), 9: (32, 40),
    10: (256, 84), 11: (256, 110), 12: (256, 144), 13: (256, 176), 14: (256, 210), 15: (256, 292),
    16: (256, 66), 17: (256, 74), 18: (256, 98), 19: (256, 50), 20: (32, 18), 21: (256, 110),
    22: (256, 82), 23: (256, 136), 24: (1, 1), 25: (1, 2), 26: (1, 4), 27: (1, 8), 28: (1, 8),
    29: (256, 56), 30: (1, 2), 34: (256, 54), 35: (256, 66), 39: (32, 17), 40: (64, 36), 41: (128, 18),
}  # fmt: skip
"""Weights and bytes of one block, by ggml's number of the tensor type."""


@dataclass(frozen=True, slots=True)
class GgufHeader:
    """What a GGUF file says of itself.

    Attributes:
        architecture: llama.cpp's word for the kind of model, such as "llama".
        name: The model's own name, or an empty string.
        tensors: How many tensors it holds.
        metadata: Its scalar and short string values, by key.
    """

    architecture: str
    name: str
    tensors: int
    metadata: dict[str, str | int | float | bool]


def read_header(path: Path) -> GgufHeader:
    """Read and check the head of a model file.

    Raises:
        ModelFileError: The file is missing, unreadable, not a GGUF file, of an unknown version, or damaged
            or shorter than its own table of contents says.
    """
    try:
        # A pipe would be waited for, perhaps for ever.
        if not stat.S_ISREG(path.stat().st_mode) and not path.is_dir():
            raise ModelFileError(f"{path} is not a file.", "Choose a .gguf file.")
        with path.open("rb") as file:
            return _Reader(file, path).read()
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


class _Reader:
    """Walks through the header once."""

    def __init__(self, file: BinaryIO, path: Path) -> None:
        self._file = file
        self._name = path.name
        self._size = os.fstat(file.fileno()).st_size

    def read(self) -> GgufHeader:
        if self._file.read(4) != _MAGIC:
            raise ModelFileError(
                f"{self._name} is not a GGUF model file.", "Choose a file that was made for llama.cpp."
            )
        (version,) = self._unpack("I")
        if version not in _VERSIONS:
            raise self._unsupported(version)
        tensors, pairs = self._count(), self._count()
        metadata = dict(self._pairs(pairs))
        end = max(self._tensor_ends(tensors), default=0)
        self._check_length(end, metadata.get("general.alignment", 32))
        return GgufHeader(
            architecture=str(metadata.get("general.architecture", "")),
            name=str(metadata.get("general.name", "")),
            tensors=tensors,
            metadata=metadata,
        )

    def _pairs(self, count: int) -> Iterator[tuple[str, str | int | float | bool]]:
        for _ in range(count):
            key = self._string()
            (kind,) = self._unpack("I")
            if kind == _ARRAY:
                self._skip_array()
            elif kind == _STRING:
                yield key, self._string()
            else:
                yield key, self._unpack(self._scalar(kind))[0]

    def _tensor_ends(self, count: int) -> Iterator[int]:
        for _ in range(count):
            self._string()
            (dimensions,) = self._unpack("I")
            if dimensions > _MOST_DIMENSIONS:
                raise self._damaged()
            shape = self._unpack(f"{dimensions}Q")
            kind, offset = self._unpack("IQ")
            if kind not in _BLOCKS:
                continue  # a newer type: llama.cpp will say whether it knows it
            block, size = _BLOCKS[kind]
            weights = 1
            for length in shape:
                weights *= length
            yield offset + weights // block * size

    def _check_length(self, data_length: int, alignment: object) -> None:
        if not isinstance(alignment, int) or alignment < 1:
            raise self._damaged()
        if data_length == 0:
            return  # a header alone, such as a vocabulary, needs no padding behind it
        start = -(-self._file.tell() // alignment) * alignment
        wanted = start + data_length
        if wanted > _LONGEST_FILE:
            raise self._damaged()
        if wanted > self._size:
            raise ModelFileError(
                f"{self._name} is incomplete: {self._size:,} of {wanted:,} bytes are there.",
                "Download it again.",
            )

    def _skip_array(self) -> None:
        kind, count = self._unpack("IQ")
        if count > self._size:
            raise self._damaged()
        if kind == _STRING:
            for _ in range(count):
                self._skip(self._unpack("Q")[0])
        elif kind == _ARRAY:
            raise self._damaged()
        else:
            self._skip(count * struct.calcsize("<" + self._scalar(kind)))

    def _scalar(self, kind: int) -> str:
        if kind not in _SCALARS:
            raise self._damaged()
        return _SCALARS[kind]

    def _count(self) -> int:
        (count,) = self._unpack("Q")
        if count > self._size:
            raise self._damaged()
        return int(count)

    def _string(self) -> str:
        (length,) = self._unpack("Q")
        kept = min(length, _LONGEST_KEPT_STRING)
        data = self._exactly(kept)
        self._skip(length - kept)
        return data.decode("utf-8", "replace")

    def _skip(self, length: int) -> None:
        if length > self._size - self._file.tell():
            raise self._damaged()
        self._file.seek(length, os.SEEK_CUR)

    def _unpack(self, layout: str) -> tuple[int, ...]:
        return struct.unpack("<" + layout, self._exactly(struct.calcsize("<" + layout)))

    def _exactly(self, length: int) -> bytes:
        data = self._file.read(length)
        if len(data) < length:
            raise self._damaged()
        return data

    def _unsupported(self, version: int) -> ModelFileError:
        if version & 0xFFFF == 0:
            return ModelFileError(
                f"{self._name} was made for big-endian machines.", "Look for the usual file of this model."
            )
        age = "a newer" if version < min(_VERSIONS) else "an older"
        return ModelFileError(
            f"{self._name} is a GGUF file of version {version}, which is not supported.",
            f"Look for {age} file of this model.",
        )

    def _damaged(self) -> ModelFileError:
        return ModelFileError(
            f"{self._name} is damaged or incomplete: its header makes no sense.", "Download it again."
        )
