"""The memory a model takes, put together from what llama.cpp says of its buffers."""

from collections.abc import Sequence
from dataclasses import dataclass

_CACHES = frozenset({"KV", "RS", "state"})

Buffers = Sequence[tuple[str, int]]
"""What is in each, in llama.cpp's words, and bytes."""


@dataclass(frozen=True, slots=True)
class ModelMemory:
    """Bytes of memory a loaded model takes.

    Attributes:
        weights: The weights; those that are kept a second time in another order count twice.
        cache: The KV cache at its full length, or the state of a recurrent model.
        buffers: What computing needs, logits included.
    """

    weights: int
    cache: int
    buffers: int


def memory_of(buffers: Buffers, *, weights: int, cache: int, logits: int) -> ModelMemory:
    """Add buffers up.

    Args:
        buffers: All that llama.cpp told of.
        weights: Bytes of the weights in the file, which count where nothing was told of them.
        cache: About how large the cache is, likewise.
        logits: Bytes of all rows of logits; llama.cpp makes room for them when they are first asked for.
    """
    told = {"model": 0, "compute": 0, "output": 0}
    caches = 0
    for content, size in buffers:
        if content in _CACHES:
            caches += size
        elif content in told:
            told[content] += size
    return ModelMemory(
        told["model"] or weights, caches or cache, told["compute"] + max(told["output"], logits)
    )
