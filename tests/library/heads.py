"""Heads of GGUF files from plain Python values, in any version and byte order, and sources to read from."""

import struct
from collections.abc import Mapping, Sequence

from app.library.gguf_header import header_of
from app.library.model_facts import ModelFacts, describe

Value = bool | int | float | str | list[str] | list[int] | list[float] | list[bool]
Tensor = tuple[str, Sequence[int], int]
"""Name, shape with the fastest running length first, and ggml's number of its kind."""

_BOOL, _UINT32, _INT32, _FLOAT32, _STRING, _ARRAY = 7, 4, 5, 6, 8, 9
SOME_TOKENS = ["<unk>", "<s>", "</s>", *(f"t{number}" for number in range(61))]
F16, Q4_0 = 1, 2


class _Writer:
    def __init__(self, version: int, order: str) -> None:
        self._order = order
        self._length = "I" if version == 1 else "Q"

    def pack(self, layout: str, *values: object) -> bytes:
        return struct.pack(self._order + layout.replace("L", self._length), *values)

    def text(self, value: str) -> bytes:
        data = value.encode()
        return self.pack("L", len(data)) + data

    def value(self, value: Value) -> bytes:
        if isinstance(value, list):
            kind, items = self._items(value)
            return self.pack("IIL", _ARRAY, kind, len(value)) + items
        kind, data = self._scalar(value)
        return self.pack("I", kind) + data

    def _items(self, values: Sequence[object]) -> tuple[int, bytes]:
        packed = [self._scalar(value) for value in values]
        return (packed[0][0] if packed else _STRING), b"".join(data for _, data in packed)

    def _scalar(self, value: object) -> tuple[int, bytes]:
        if isinstance(value, bool):
            return _BOOL, self.pack("?", value)
        if isinstance(value, int):
            return (_INT32, self.pack("i", value)) if value < 0 else (_UINT32, self.pack("I", value))
        if isinstance(value, float):
            return _FLOAT32, self.pack("f", value)
        return _STRING, self.text(str(value))


def head(
    values: Mapping[str, Value], tensors: Sequence[Tensor] = (), *, version: int = 3, order: str = "<"
) -> bytes:
    """The head of a file; all tensors begin at the same place."""
    writer = _Writer(version, order)
    parts = [b"GGUF", writer.pack("ILL", version, len(tensors), len(values))]
    parts += [writer.text(key) + writer.value(value) for key, value in values.items()]
    for name, shape, kind in tensors:
        layout = f"I{'L' * len(shape)}IQ"
        parts.append(writer.text(name) + writer.pack(layout, len(shape), *shape, kind, 0))
    return b"".join(parts)


class BytesSource:
    """Bytes as from afar: it remembers what it was asked for, and may not know how many there are."""

    def __init__(self, data: bytes, name: str = "model.gguf", *, knows_size: bool = True) -> None:
        self._data = data
        self.name = name
        self.size: int | None = len(data) if knows_size else None
        self.asked: list[tuple[int, int]] = []

    def read(self, start: int, length: int) -> bytes:
        self.asked.append((start, length))
        return self._data[start : start + length]


def facts(
    values: Mapping[str, Value] | None = None,
    tensors: Sequence[Tensor] = (),
    *,
    name: str = "model.gguf",
    architecture: str = "llama",
    tokens: Sequence[str] | None = SOME_TOKENS,
    version: int = 3,
    order: str = "<",
) -> ModelFacts:
    """Facts of a model with these keys, such as "block_count" or "tokenizer.ggml.pre", without weights."""
    full: dict[str, Value] = {"general.architecture": architecture}
    if tokens is not None:
        full["tokenizer.ggml.model"] = "llama"
        full["tokenizer.ggml.tokens"] = list(tokens)
        full["tokenizer.ggml.token_type"] = [3 if text.startswith("<") else 1 for text in tokens]
    for key, value in (values or {}).items():
        is_full = key.split(".")[0] in ("general", "tokenizer", "split", "adapter")
        full[key if is_full else f"{architecture}.{key}"] = value
    data = head(full, tensors, version=version, order=order)
    return describe(header_of(BytesSource(data, name, knows_size=False)), name)
