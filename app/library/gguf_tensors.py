"""The table of contents of a GGUF file: what each tensor is called, how it is stored and how long it is."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import prod

BLOCKS = {
    0: (1, 4), 1: (1, 2), 2: (32, 18), 3: (32, 20), 6: (32, 22), 7: (32, 24), 8: (32, 34), 9: (32, 40),
    10: (256, 84), 11: (256, 110), 12: (256, 144), 13: (256, 176), 14: (256, 210), 15: (256, 292),
    16: (256, 66), 17: (256, 74), 18: (256, 98), 19: (256, 50), 20: (32, 18), 21: (256, 110),
    22: (256, 82), 23: (256, 136), 24: (1, 1), 25: (1, 2), 26: (1, 4), 27: (1, 8), 28: (1, 8),
    29: (256, 56), 30: (1, 2), 34: (256, 54), 35: (256, 66), 39: (32, 17), 40: (64, 36), 41: (128, 18),
}  # fmt: skip
"""Weights and bytes of one block, by ggml's number of the tensor type."""

_NAMES = {
    0: "F32", 1: "F16", 2: "Q4_0", 3: "Q4_1", 6: "Q5_0", 7: "Q5_1", 8: "Q8_0", 9: "Q8_1", 10: "Q2_K",
    11: "Q3_K", 12: "Q4_K", 13: "Q5_K", 14: "Q6_K", 15: "Q8_K", 16: "IQ2_XXS", 17: "IQ2_XS", 18: "IQ3_XXS",
    19: "IQ1_S", 20: "IQ4_NL", 21: "IQ3_S", 22: "IQ2_S", 23: "IQ4_XS", 24: "I8", 25: "I16", 26: "I32",
    27: "I64", 28: "F64", 29: "IQ1_M", 30: "BF16", 34: "TQ1_0", 35: "TQ2_0", 39: "MXFP4", 40: "NVFP4",
    41: "Q1_0",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class TensorInfo:
    """An entry of the table of contents.

    Attributes:
        name: What llama.cpp calls it, such as "blk.0.attn_q.weight".
        shape: Its lengths, the fastest running one first.
        kind: ggml's number of how it is stored.
        offset: Where it begins, in bytes behind the head.
    """

    name: str
    shape: tuple[int, ...]
    kind: int
    offset: int

    @property
    def weights(self) -> int:
        """Number of weights."""
        return prod(self.shape)

    @property
    def bytes(self) -> int:
        """Its length in the file; 0 for kinds newer than this program."""
        block, size = BLOCKS.get(self.kind, (1, 0))
        return self.weights // block * size

    @property
    def kind_name(self) -> str:
        """Ggml's word for how it is stored, such as "Q4_0"."""
        return _NAMES.get(self.kind, f"kind {self.kind}")


def main_kind(tensors: Iterable[TensorInfo]) -> str:
    """How most of the weights are stored; an empty text where there are none."""
    weights: Counter[str] = Counter()
    for tensor in tensors:
        weights[tensor.kind_name] += tensor.weights
    return max(weights, key=weights.__getitem__, default="")


def kind_named(name: str) -> int:
    """Ggml's number of a kind of tensor; -1 for a word nobody knows."""
    return next((number for number, known in _NAMES.items() if known == name), -1)
