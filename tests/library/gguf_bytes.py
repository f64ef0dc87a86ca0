"""Writes the head of a GGUF file byte by byte, wrong ones included."""

import struct
from collections.abc import Sequence

STRING, ARRAY = 8, 9
UINT32, INT32, FLOAT32, BOOL, UINT64 = 4, 5, 6, 7, 10
F32, Q4_0 = 0, 2


def text(value: str | bytes, length: int | None = None) -> bytes:
    """A string, with another length before it when one is given."""
    data = value.encode() if isinstance(value, str) else value
    return struct.pack("<Q", len(data) if length is None else length) + data


def pair(key: str | bytes, kind: int, value: bytes) -> bytes:
    """A key and its value."""
    return text(key) + struct.pack("<I", kind) + value


def words(key: str, value: str) -> bytes:
    """A key and a text."""
    return pair(key, STRING, text(value))


def number(key: str, value: int) -> bytes:
    """A key and a number of 32 bits."""
    return pair(key, UINT32, struct.pack("<I", value))


def array(key: str, kind: int, count: int, items: bytes) -> bytes:
    """A key and an array that says it has `count` items."""
    return pair(key, ARRAY, struct.pack("<IQ", kind, count) + items)


def tensor(name: str, shape: Sequence[int], kind: int = F32, offset: int = 0) -> bytes:
    """An entry of the table of contents."""
    return text(name) + struct.pack(f"<I{len(shape)}QIQ", len(shape), *shape, kind, offset)


def gguf(
    pairs: Sequence[bytes] = (),
    tensors: Sequence[bytes] = (),
    *,
    data: int = 0,
    version: int = 3,
    pair_count: int | None = None,
    tensor_count: int | None = None,
    alignment: int = 32,
) -> bytes:
    """A whole file with `data` zero bytes of weights behind the padded head."""
    counts = (
        len(tensors) if tensor_count is None else tensor_count,
        len(pairs) if pair_count is None else pair_count,
    )
    head = b"GGUF" + struct.pack("<IQQ", version, *counts) + b"".join(pairs) + b"".join(tensors)
    return head + bytes(-len(head) % alignment + data) if data else head
