"""Models of random weights, stored in any one way, to measure kernels with: written without quantizing.

Products take as long with random weights as with real ones, so that blocks of random bytes will do, as long
as the scales in them are ordinary numbers.
"""

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from app.library.gguf_tensors import BLOCKS, kind_named

_SCALES = {
    "F16": (), "Q4_0": (0,), "Q4_1": (0, 2), "Q5_0": (0,), "Q5_1": (0, 2), "Q8_0": (0,), "Q2_K": (80, 82),
    "Q3_K": (108,), "Q4_K": (0, 2), "Q5_K": (0, 2), "Q6_K": (208,), "IQ4_NL": (0,), "IQ4_XS": (0,),
}  # fmt: skip
"""Where the 16-bit scales lie in a block, by kind; all bytes of F16 are numbers themselves."""

KINDS = tuple(_SCALES)
"""The kinds of weights that can be written."""

_ALIGNMENT = 32
_HEAD = 64
_PATTERN = 1 << 16
_TOKENS = ["<unk>", "<s>", "</s>", *(f"<0x{value:02X}>" for value in range(256)), "▁"]
_F32 = 0
_Entry = tuple[str, tuple[int, ...], int, int, int]
"""Name, lengths, number of the kind, offset and bytes of a tensor."""

_UINT32, _FLOAT32, _STRING, _ARRAY = 4, 6, 8, 9


@dataclass(frozen=True, slots=True)
class RandomShape:
    """How large a model of random weights is.

    Attributes:
        width: Length of a token's inner state, a multiple of 256.
        inner_width: Length of the inner state of the feed-forward part, likewise.
        layers: Number of layers.
    """

    width: int
    inner_width: int
    layers: int

    def layer_weights(self) -> int:
        """Weights of the matrices of one layer."""
        return 4 * self.width**2 + 3 * self.width * self.inner_width

    def matrix_bytes(self, kind: str) -> int:
        """Bytes of all matrices when they are stored as this kind."""
        block, size = BLOCKS[kind_named(kind)]
        return self.layers * self.layer_weights() // block * size


def write_random_model(path: Path, kind: str, shape: RandomShape) -> None:
    """Write a llama-shaped model whose matrices are stored as one kind.

    Args:
        path: Where to write; what is there is replaced.
        kind: ggml's word, one of `KINDS`.
        shape: How large it is.

    Raises:
        OSError: It cannot be written.
        ValueError: This kind cannot be written.
    """
    if kind not in _SCALES:
        raise ValueError(f"{kind} cannot be written")
    pattern = _pattern(kind)
    number = kind_named(kind)
    table, offset = [], 0
    for name, lengths in _tensors(shape):
        stored = number if len(lengths) > 1 and not name.startswith(("token_embd", "output")) else _F32
        size = _bytes(stored, lengths)
        table.append((name, lengths, stored, offset, size))
        offset += -(-size // _ALIGNMENT) * _ALIGNMENT
    with path.open("wb") as file:
        head = _head(shape, table)
        file.write(head.ljust(-(-len(head) // _ALIGNMENT) * _ALIGNMENT, b"\0"))
        for _, lengths, stored, _, size in table:
            if stored == number:
                _repeat(file.write, pattern, size)
            else:
                value = 1.0 if len(lengths) == 1 else 0.01
                _repeat(file.write, struct.pack("<f", value) * 1024, size)
            file.write(bytes(-size % _ALIGNMENT))


def _repeat(write: Callable[[bytes], object], pattern: bytes, size: int) -> None:
    whole, rest = divmod(size, len(pattern))
    for _ in range(whole):
        write(pattern)
    write(pattern[:rest])


def _pattern(kind: str) -> bytes:
    """Many blocks of random bytes with scales near a hundredth."""
    rng = np.random.default_rng(0)
    _, size = BLOCKS[kind_named(kind)]
    if kind == "F16":
        return rng.normal(0.0, 0.02, _PATTERN).astype("<f2").tobytes()
    blocks = rng.integers(0, 256, (_PATTERN // 32, size), np.uint8)
    for place in _SCALES[kind]:
        scales = rng.uniform(0.001, 0.01, len(blocks)).astype("<f2")
        blocks[:, place : place + 2] = scales.view(np.uint8).reshape(-1, 2)
    return blocks.tobytes()


def _tensors(shape: RandomShape) -> Iterator[tuple[str, tuple[int, ...]]]:
    width, inner = shape.width, shape.inner_width
    yield "token_embd.weight", (width, len(_TOKENS))
    yield "output_norm.weight", (width,)
    for layer in range(shape.layers):
        yield f"blk.{layer}.attn_norm.weight", (width,)
        yield f"blk.{layer}.ffn_norm.weight", (width,)
        for part in ("attn_q", "attn_k", "attn_v", "attn_output"):
            yield f"blk.{layer}.{part}.weight", (width, width)
        yield f"blk.{layer}.ffn_gate.weight", (width, inner)
        yield f"blk.{layer}.ffn_up.weight", (width, inner)
        yield f"blk.{layer}.ffn_down.weight", (inner, width)


def _bytes(kind: int, lengths: tuple[int, ...]) -> int:
    block, size = BLOCKS[kind]
    weights = 1
    for length in lengths:
        weights *= length
    return weights // block * size


def _head(shape: RandomShape, table: list[_Entry]) -> bytes:
    heads = shape.width // _HEAD
    kinds = [2, 3, 3, *[6] * 256, 1]
    pairs = [
        _pair("general.architecture", _STRING, _text("llama")),
        *(
            _pair(f"llama.{key}", _UINT32, struct.pack("<I", value))
            for key, value in (
                ("context_length", 512),
                ("embedding_length", shape.width),
                ("block_count", shape.layers),
                ("feed_forward_length", shape.inner_width),
                ("attention.head_count", heads),
                ("attention.head_count_kv", heads),
                ("rope.dimension_count", _HEAD),
            )
        ),
        _pair("llama.attention.layer_norm_rms_epsilon", _FLOAT32, struct.pack("<f", 1e-5)),
        _pair("tokenizer.ggml.model", _STRING, _text("llama")),
        _list("tokenizer.ggml.tokens", _STRING, [_text(text) for text in _TOKENS]),
        _list("tokenizer.ggml.scores", _FLOAT32, [struct.pack("<f", -float(n)) for n in range(len(_TOKENS))]),
        _list("tokenizer.ggml.token_type", _UINT32 + 1, [struct.pack("<i", kind) for kind in kinds]),
    ]
    entries = [
        _text(name) + struct.pack(f"<I{len(lengths)}QIQ", len(lengths), *lengths, stored, offset)
        for name, lengths, stored, offset, _ in table
    ]
    return b"".join([b"GGUF", struct.pack("<IQQ", 3, len(entries), len(pairs)), *pairs, *entries])


def _text(value: str) -> bytes:
    data = value.encode()
    return struct.pack("<Q", len(data)) + data


def _pair(key: str, kind: int, value: bytes) -> bytes:
    return _text(key) + struct.pack("<I", kind) + value


def _list(key: str, kind: int, items: list[bytes]) -> bytes:
    return _pair(key, _ARRAY, struct.pack("<IQ", kind, len(items)) + b"".join(items))
