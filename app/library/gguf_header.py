"""The head of a GGUF file: is it a model, is it whole, and what is in it?

Read before llama.cpp sees the file, here or still on a server, so that a person hears what is wrong with it
in plain words. Every count and length is bounded by the file's own size and by what heads of models are
like, so that a hostile file costs neither time nor memory.
Format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
"""

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.errors import ModelFileError
from app.library.byte_source import ByteSource, opened
from app.library.gguf_tensors import TensorInfo
from app.library.gguf_values import NUMBER_TYPES, GgufArray, NumberArray, Scalar, TextArray

_MAGIC = b"GGUF"
_VERSIONS = (1, 2, 3)
_RUNNABLE_VERSIONS = (2, 3)
_STRING, _ARRAY = 8, 9
_SCALARS = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q", 12: "d"}
_MOST_DIMENSIONS = 4
_LONGEST_KEPT_STRING = 1 << 16
_LONGEST_FILE = 1 << 50
"""No model has a petabyte; a header that says so is not merely cut off."""

_LONGEST_HEAD = 1 << 27
"""The longest heads of models, vocabularies of 260,000 tokens, have 16 MB."""

_MOST_ITEMS = 1 << 22
_MOST_ENTRIES = 1 << 17
"""In an array and in all arrays of texts together, and in a table of keys or tensors: vocabularies have
500,000 merges, models 20,000 tensors."""

_FIRST_BYTES = 1 << 20
"""Asked for first: enough for most models that have a small vocabulary."""


@dataclass(frozen=True, slots=True)
class GgufHeader:
    """What a GGUF file says of itself.

    Attributes:
        architecture: llama.cpp's word for the kind of model, such as "llama".
        name: The model's own name, or an empty string.
        version: Of the file format.
        is_big_endian: Whether its numbers are made for big-endian machines.
        metadata: Its scalar and short string values, by key.
        arrays: Its arrays, by key.
        tensors: Its table of contents.
        data_start: Where the weights begin, in bytes.
        whole_bytes: How long the file is at least when nothing of it is missing.
    """

    architecture: str
    name: str
    version: int
    is_big_endian: bool
    metadata: dict[str, Scalar]
    arrays: dict[str, GgufArray]
    tensors: tuple[TensorInfo, ...]
    data_start: int
    whole_bytes: int

    def text(self, key: str) -> str:
        """The text of a key; an empty one where there is none."""
        value = self.metadata.get(key, "")
        return value if isinstance(value, str) else ""

    def number(self, key: str, otherwise: int = 0) -> int:
        """The whole number of a key, or another where there is none."""
        value = self.metadata.get(key)
        return value if isinstance(value, int) and not isinstance(value, bool) else otherwise

    def own(self, key: str) -> str:
        """The full name of a key that begins with the architecture."""
        return f"{self.architecture}.{key}"


def read_header(path: Path) -> GgufHeader:
    """Read and check the head of a model file that llama.cpp shall load.

    Raises:
        ModelFileError: The file is missing, unreadable, not a GGUF file, of a version or byte order that
            cannot be loaded, or damaged or shorter than its own table of contents says.
    """
    with opened(path) as source:
        header = header_of(source)
    if header.is_big_endian:
        raise ModelFileError(
            f"{path.name} was made for big-endian machines.", "Look for the usual file of this model."
        )
    if header.version not in _RUNNABLE_VERSIONS:
        raise _unsupported(path.name, header.version)
    return header


def header_of(source: ByteSource) -> GgufHeader:
    """Read the head of any GGUF file, also of one that cannot be loaded here.

    Args:
        source: The file; of one that lies far away only the beginning is asked for, in growing pieces.

    Raises:
        ModelFileError: It is not a GGUF file, of an unknown version, or damaged or shorter than its own
            table of contents says.
        AppError: The source cannot give its bytes.
    """
    return _Reader(source).read()


class _Reader:
    """Walks through the head once, asking for more bytes on the way."""

    def __init__(self, source: ByteSource) -> None:
        self._source = source
        self._name = source.name
        self._data = b""
        self._place = 0
        self._texts = 0
        self._order = "<"
        self._length = struct.Struct("<Q")

    def read(self) -> GgufHeader:
        version = self._begin()
        tensors, pairs = self._count(_MOST_ENTRIES), self._count(_MOST_ENTRIES)
        metadata: dict[str, Scalar] = {}
        # Arrays are made from the bytes at the end, when no more of them have to be fetched.
        makers: dict[str, Callable[[bytes], GgufArray]] = {}
        for _ in range(pairs):
            key = self._string()
            (kind,) = self._unpack("I")
            if kind == _ARRAY:
                makers[key] = self._array()
            else:
                metadata[key] = self._string() if kind == _STRING else self._unpack(self._scalar(kind))[0]
        table = tuple(self._table(tensors))
        start, end = self._weights(table, metadata.get("general.alignment", 32))
        return GgufHeader(
            architecture=str(metadata.get("general.architecture", "")),
            name=str(metadata.get("general.name", "")),
            version=version,
            is_big_endian=self._order == ">",
            metadata=metadata,
            arrays={key: make(self._data) for key, make in makers.items()},
            tensors=table,
            data_start=start,
            whole_bytes=end,
        )

    def _begin(self) -> int:
        """Find out version, byte order and the width of lengths."""
        if not self._has(4) or self._data[:4] != _MAGIC:
            raise ModelFileError(
                f"{self._name} is not a GGUF model file.", "Choose a file that was made for llama.cpp."
            )
        self._place = 4
        (version,) = self._unpack("I")
        if version & 0xFFFF == 0 and version:
            self._order = ">"
            (version,) = struct.unpack(">I", struct.pack("<I", version))
        if version not in _VERSIONS:
            raise _unsupported(self._name, version)
        self._length = struct.Struct(self._order + ("I" if version == 1 else "Q"))
        return int(version)

    def _table(self, count: int) -> Iterator[TensorInfo]:
        for _ in range(count):
            name = self._string()
            (dimensions,) = self._unpack("I")
            if dimensions > _MOST_DIMENSIONS:
                raise self._damaged()
            shape = self._unpack(self._length.format.lstrip("<>") * dimensions)
            kind, offset = self._unpack("IQ")
            yield TensorInfo(name, shape, kind, offset)

    def _weights(self, tensors: tuple[TensorInfo, ...], alignment: object) -> tuple[int, int]:
        """Where the weights begin and end; the file must reach so far."""
        if not isinstance(alignment, int) or alignment < 1:
            raise self._damaged()
        # A kind of tensor that is newer than this program has no known length: llama.cpp will judge it.
        length = max((tensor.offset + tensor.bytes for tensor in tensors if tensor.bytes), default=0)
        start = -(-self._place // alignment) * alignment
        if length == 0:
            return start, self._place  # a header alone, such as a vocabulary, needs no padding behind it
        wanted = start + length
        if wanted > _LONGEST_FILE:
            raise self._damaged()
        size = self._source.size
        if size is not None and wanted > size:
            raise ModelFileError(
                f"{self._name} is incomplete: {size:,} of {wanted:,} bytes are there.", "Download it again."
            )
        return start, wanted

    def _array(self) -> Callable[[bytes], GgufArray]:
        (kind,) = self._unpack("I")
        count = self._count(_MOST_ITEMS)
        if kind == _STRING:
            self._texts += count
            if self._texts > _MOST_ITEMS:  # each takes forty bytes here, however short it is in the file
                raise self._damaged()
            starts, end = self._text_starts(count)
            gap = self._length.size
            return lambda data: TextArray(data, starts, gap, end)
        if kind not in NUMBER_TYPES:  # an array of arrays too: no model has one
            raise self._damaged()
        start, dtype = self._place, self._order + NUMBER_TYPES[kind]
        self._skip(count * int(dtype[2]))
        return lambda data: NumberArray(data, start, count, dtype)

    def _text_starts(self, count: int) -> tuple[list[int], int]:
        """Where each text of an array begins, and where the last one ends.

        A loop over local names: it runs over all tokens and merges of a vocabulary.
        """
        unpack, gap = self._length.unpack_from, self._length.size
        starts: list[int] = []
        place = self._place
        while len(starts) < count:
            self._place = place
            self._need(gap)
            data = self._data
            last = len(data) - gap
            for _ in range(count - len(starts)):
                if place > last:
                    break
                (length,) = unpack(data, place)
                place += gap
                starts.append(place)
                place += length
        self._skip(place - self._place)
        return starts, place

    def _scalar(self, kind: int) -> str:
        if kind not in _SCALARS:
            raise self._damaged()
        return _SCALARS[kind]

    def _count(self, most: int) -> int:
        count = self._read_length()
        size = self._source.size
        if count > most or (size is not None and count > size):
            raise self._damaged()
        return count

    def _string(self) -> str:
        length = self._read_length()
        start = self._place
        self._skip(length)
        return self._data[start : start + min(length, _LONGEST_KEPT_STRING)].decode("utf-8", "replace")

    def _read_length(self) -> int:
        self._need(self._length.size)
        (length,) = self._length.unpack_from(self._data, self._place)
        self._place += self._length.size
        return int(length)

    def _unpack(self, layout: str) -> tuple[Any, ...]:
        layout = self._order + layout
        length = struct.calcsize(layout)
        self._need(length)
        values = struct.unpack_from(layout, self._data, self._place)
        self._place += length
        return values

    def _skip(self, length: int) -> None:
        self._need(length)
        self._place += length

    def _need(self, length: int) -> None:
        if not self._has(length):
            raise self._damaged()

    def _has(self, length: int) -> bool:
        """Fetch more of the file until so many bytes lie ahead; False where there cannot be so many."""
        end = self._place + length
        if end <= len(self._data):
            return True
        size = self._source.size
        if end > (_LONGEST_HEAD if size is None else min(_LONGEST_HEAD, size)):
            return False
        while len(self._data) < end:
            have = len(self._data)
            wanted = max(_FIRST_BYTES, have, end - have)  # each piece is as long as all before it
            if size is not None:
                wanted = min(wanted, size - have)
            more = self._source.read(have, wanted)
            self._data += more
            if len(more) < wanted:
                break
        return end <= len(self._data)

    def _damaged(self) -> ModelFileError:
        return ModelFileError(
            f"{self._name} is damaged or incomplete: its header makes no sense.", "Download it again."
        )


def _unsupported(name: str, version: int) -> ModelFileError:
    hint = "Look for an older file of this model."
    if version < min(_RUNNABLE_VERSIONS):
        hint = "Look for a newer file of this model."
    return ModelFileError(f"{name} is a GGUF file of version {version}, which is not supported.", hint)
