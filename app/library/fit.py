"""Does a pair fit into this machine's memory? Told from the heads of both files.

When memory is short the draft goes before the context does: an answer that comes more slowly is better than
one that forgets what was said.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

import psutil

from app.library.model_facts import ModelFacts
from app.library.verdicts import FitVerdict

PROGRAM_BYTES = 50 * 2**20
"""What the engine takes before any model is loaded: Python, numpy and llama.cpp."""

DEFAULT_CONTEXT = 4096
LEAST_CONTEXT = 1024
"""Tokens of context below which a chat is no chat."""

_CONTEXT_STEP = 256
_BATCH = 512
"""Tokens that are read at once, which the buffers are made for."""

_OUTPUTS = 16
"""Rows of logits that an evaluation of a target gives at most; a draft's gives one."""

_TOKEN_BYTES = 400
"""llama.cpp's own tables of the vocabulary, for each token."""

_FLOAT = 4
_HALF = 2
_WIDTHS, _INNER_WIDTHS, _UNFUSED_WIDTHS = 4, 3, 6
"""Inner states of a whole batch that live at the same time: measured of llama-shaped models."""

_REARRANGED = frozenset({"Q4_0", "Q4_K", "IQ4_NL", "MXFP4"})
"""Kinds of weights of which llama.cpp keeps a copy in another order, for its fast kernels."""

_RESERVE_SHARE = 0.03
_RESERVE_BYTES = 256 * 2**20
"""Memory that is left to others: a system without any begins to swap."""

_BITS = {
    "Q8_0": 8.5, "Q6_K": 6.56, "Q5_K_M": 5.69, "Q4_K_M": 4.85, "Q4_0": 4.55, "Q3_K_M": 3.91, "Q2_K": 3.0,
}  # fmt: skip
"""Bits a weight takes in the usual files, those of good quality first."""


@dataclass(frozen=True, slots=True)
class Machine:
    """Memory of a machine, in bytes.

    Attributes:
        total: All there is.
        available: What is free or can be freed without hurting others; models that will be given up count.
        gpu: What is free on a graphics card that llama.cpp uses; 0 without one.
    """

    total: int
    available: int
    gpu: int = 0

    @property
    def room(self) -> int:
        """Bytes that models may take."""
        reserve = max(_RESERVE_BYTES, round(_RESERVE_SHARE * self.total))
        return max(0, min(self.available, self.total) - reserve) + self.gpu


def this_machine(gpu: int = 0) -> Machine:
    """The machine this runs on, as it is now.

    Args:
        gpu: Bytes free on a graphics card that llama.cpp uses.
    """
    memory = psutil.virtual_memory()
    return Machine(int(memory.total), int(memory.available), gpu)


@dataclass(frozen=True, slots=True)
class MemoryNeed:
    """Bytes that a model takes when it is loaded.

    Attributes:
        weights: Its weights.
        cache: Its memory of the context, at its full length.
        buffers: What computing needs, logits and the tables of the vocabulary included.
        spare_pages: Weights that stay in memory a second time, as pages of their file, because llama.cpp
            works on a rearranged copy. The system counts them for the engine as long as nobody else needs
            the room, and takes them back when somebody does; so they are not part of what is needed.
    """

    weights: int
    cache: int
    buffers: int
    spare_pages: int

    @property
    def total(self) -> int:
        """What cannot be done without."""
        return self.weights + self.cache + self.buffers


@dataclass(frozen=True, slots=True)
class Fit:
    """What a pair needs, against what there is.

    Attributes:
        verdict: Whether it fits.
        context: Tokens of context that was asked for.
        target: What the target needs at that context.
        draft: What the draft needs; None without one.
        program: What the engine takes by itself.
        room: Bytes that models may take here.
        largest_context: The most tokens of context that fit without the draft; 0 when none do.
        largest_context_with_draft: The same with the draft.
        smaller_quantization: The best way to store the target that fits at the wanted context, such as
            "Q4_K_M"; empty where it fits as it is, or none does.
    """

    verdict: FitVerdict
    context: int
    target: MemoryNeed
    draft: MemoryNeed | None
    program: int
    room: int
    largest_context: int
    largest_context_with_draft: int
    smaller_quantization: str

    @property
    def needed(self) -> int:
        """Bytes that everything takes together."""
        return self.program + self.target.total + (self.draft.total if self.draft else 0)

    @property
    def shown_by_the_system(self) -> int:
        """About what a task monitor will show for the engine where memory is plentiful."""
        models = [need for need in (self.target, self.draft) if need is not None]
        return self.needed + sum(need.spare_pages for need in models)

    @property
    def suggested_context(self) -> int:
        """The context to use: the wanted one where it fits, else the largest that does."""
        return min(self.context, self.largest_context)


def memory_need(
    model: ModelFacts, context: int, *, outputs: int = _OUTPUTS, flash_attention: bool = True
) -> MemoryNeed:
    """What a model takes when it is loaded.

    Args:
        model: The model; of a split one the facts of all parts.
        context: Tokens of context.
        outputs: Rows of logits that one evaluation gives at most.
        flash_attention: Whether attention is fused; otherwise its scores take room as well.
    """
    shape = model.shape
    context = -(-context // _CONTEXT_STEP) * _CONTEXT_STEP
    batch = min(_BATCH, context)
    forward = batch * (_WIDTHS * shape.width + _INNER_WIDTHS * shape.inner_width) * _FLOAT
    if flash_attention:
        computing = forward + context * batch * _HALF
    else:
        attention = (shape.heads + 1) * context + _UNFUSED_WIDTHS * shape.width
        computing = max(forward + context * batch * _FLOAT, batch * attention * _FLOAT)
    logits = outputs * shape.vocabulary * _FLOAT
    return MemoryNeed(
        weights=model.weight_bytes,
        cache=shape.cache_bytes(context),
        buffers=computing + logits + shape.vocabulary * _TOKEN_BYTES,
        spare_pages=sum(
            tensor.bytes
            for tensor in model.tensors
            if tensor.kind_name in _REARRANGED and len(tensor.shape) > 1 and "_embd" not in tensor.name
        ),
    )


def judge_fit(
    target: ModelFacts,
    draft: ModelFacts | None,
    machine: Machine,
    context: int = DEFAULT_CONTEXT,
    *,
    flash_attention: bool = True,
) -> Fit:
    """Compare what a pair needs with what a machine has.

    Args:
        target: The model that answers.
        draft: The model that writes ahead, or None.
        machine: The machine's memory.
        context: Tokens of context that are wanted.
        flash_attention: Whether attention is fused.
    """

    def need(model: ModelFacts, length: int) -> MemoryNeed:
        outputs = 1 if model is draft else _OUTPUTS
        return memory_need(model, length, outputs=outputs, flash_attention=flash_attention)

    def together(length: int, *models: ModelFacts | None) -> int:
        return PROGRAM_BYTES + sum(need(model, length).total for model in models if model is not None)

    room = machine.room
    alone = _largest(lambda length: together(length, target) <= room, _longest(target, context))
    both = _largest(lambda length: together(length, target, draft) <= room, _longest(target, context))
    if together(context, target, draft) <= room:
        verdict = FitVerdict.FITS
    elif together(context, target) <= room:
        verdict = FitVerdict.WITHOUT_DRAFT
    else:
        verdict = FitVerdict.SMALLER_CONTEXT if alone >= LEAST_CONTEXT else FitVerdict.TOO_LARGE
    fits_alone = verdict in (FitVerdict.FITS, FitVerdict.WITHOUT_DRAFT)
    others = together(context, target) - target.weight_bytes
    return Fit(
        verdict=verdict,
        context=context,
        target=need(target, context),
        draft=need(draft, context) if draft is not None else None,
        program=PROGRAM_BYTES,
        room=room,
        largest_context=alone,
        largest_context_with_draft=both if draft is not None else alone,
        smaller_quantization="" if fits_alone else _smaller(target, room - others),
    )


def requantized(model: ModelFacts, bits: float) -> ModelFacts:
    """The same model as if its weights took so many bits each."""
    return replace(model, weight_bytes=round(model.parameters * bits / 8))


def _longest(target: ModelFacts, wanted: int) -> int:
    return max(target.context_length, wanted, _CONTEXT_STEP)


def _largest(fits: Callable[[int], bool], most: int) -> int:
    """The largest whole number of steps up to the most that fits; 0 when none does."""
    low, high = 0, most // _CONTEXT_STEP
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if fits(middle * _CONTEXT_STEP) else (low, middle - 1)
    return low * _CONTEXT_STEP


def _smaller(model: ModelFacts, room: int) -> str:
    """The best quantization that is smaller than the model's own and fits into the room; or an empty text."""
    for name, bits in _BITS.items():
        if requantized(model, bits).weight_bytes <= min(room, model.weight_bytes - 1):
            return name
    return ""
