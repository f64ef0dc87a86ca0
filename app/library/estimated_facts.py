"""What a model probably is, from the size of its file and the number of its weights: before a head was read.

Lengths follow those of usual models with grouped heads (Qwen, Llama, Gemma, 0.5 to 70 billion weights); the
memory for the context may be twice or half of what they say.
"""

import re

from app.library.gguf_tensors import BLOCKS, TensorInfo, kind_named
from app.library.model_facts import ModelFacts
from app.library.model_shape import ModelShape
from app.library.verdicts import ModelKind

_VOCABULARY = 150_000
_ACTIVE = re.compile(r"(?<![a-z0-9])a(\d+(?:\.\d+)?)b(?![a-z0-9])", re.IGNORECASE)
_EXPERTS = 128
_ALWAYS_USED = 0.1
"""The share of the weights of a model with experts that every token uses."""

_BITS = 4.85


def estimated_facts(name: str, parameters: float, size: int, quantization: str) -> ModelFacts:
    """Facts that are good enough for a first idea of memory and speed.

    Args:
        name: The model's name, which may tell how many weights a token uses: "Qwen3-30B-A3B".
        parameters: Number of weights; 0 where nobody knows.
        size: Bytes of its files.
        quantization: Such as "Q4_K_M"; empty where nobody knows.
    """
    weights = parameters or 8 * size / _BITS
    billions = max(0.05, weights / 1e9)
    width = round(1_700 * billions**0.42)
    shape = ModelShape(
        layers=round(22 * billions**0.29),
        width=width,
        inner_width=round(3.5 * width),
        heads=max(1, width // 128),
        vocabulary=_VOCABULARY,
        full_entries=round(48_000 * billions**0.48),
        window_entries=0,
        window=0,
        state_bytes=0,
    )
    kind = _kind(quantization, 8 * size / weights)
    active = _active_share(name, billions)
    experts = 0.0 if active is None else 1.0 - _ALWAYS_USED
    tensors = [_tensor("blk.0.ffn_up.weight", kind, size * (1.0 - experts))]
    if active is not None:
        tensors.append(_tensor("blk.0.ffn_up_exps.weight", kind, size * experts))
    return ModelFacts(
        file_name=name,
        kind=ModelKind.TEXT,
        name=name,
        architecture="",
        can_be_loaded=True,
        parameters=round(weights),
        weight_bytes=size,
        quantization=quantization,
        context_length=0,
        experts=_EXPERTS if active is not None else 0,
        experts_used=0 if active is None else max(1, round(_EXPERTS * (active - _ALWAYS_USED) / experts)),
        heads_ahead=0,
        can_rewind=True,
        part=None,
        shape=shape,
        tokens=None,
        tensors=tuple(tensors),
    )


def _tensor(name: str, kind: int, size: float) -> TensorInfo:
    block, length = BLOCKS[kind]
    return TensorInfo(name, (block, max(1, round(size / length))), kind, 0)


def _active_share(name: str, billions: float) -> float | None:
    """The share of its weights that a token uses, where a name tells of experts."""
    found = _ACTIVE.search(name)
    return max(_ALWAYS_USED, min(1.0, float(found[1]) / billions)) if found else None


def _kind(quantization: str, bits: float) -> int:
    """Ggml's number of what most weights are stored as."""
    for name in (quantization.upper(), quantization.upper()[:4], quantization.upper()[:5]):
        if (kind := kind_named(name.replace("FP", "F"))) in BLOCKS:
            return kind
    return min(BLOCKS, key=lambda kind: abs(8 * BLOCKS[kind][1] / BLOCKS[kind][0] - bits))
