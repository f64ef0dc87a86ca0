"""How fast a pair will be here, said before it is downloaded: from what kernels cost on this machine.

A prediction, never a measurement: it is shown as one, and replaced once the pair has been used.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log

from app.core.speculative.expected_factor import expected_factor
from app.library.gguf_tensors import BLOCKS, TensorInfo, kind_named
from app.library.model_facts import ModelFacts

TYPICAL_ACCEPTANCE = 0.7
"""How often a drafted token is right in a pair of one family, over all kinds of text; a guess."""

LONGEST_CHECK = 16
"""Tokens in the largest check that is predicted."""

_ROWS = ("token_embd.", "per_layer_token_embd.")
"""Tensors of which a token reads a single row."""

_OUTPUT = "output.weight"
_FEW_BITS = 0.01


@dataclass(frozen=True, slots=True)
class Kernel:
    """What products with weights of one kind cost on this machine.

    Attributes:
        seconds_per_byte: Seconds for a byte of weights, by the number of tokens at once; 1 is among them.
    """

    seconds_per_byte: Mapping[int, float]

    def seconds(self, tokens: int) -> float:
        """Seconds a byte for so many tokens at once, in straight lines between what was measured."""
        known = sorted(self.seconds_per_byte)
        if tokens in self.seconds_per_byte:
            return self.seconds_per_byte[tokens]
        below = max((size for size in known if size < tokens), default=known[0])
        above = min((size for size in known if size > tokens), default=0)
        if not above:
            return self.seconds_per_byte[below] * tokens / below
        share = (tokens - below) / (above - below)
        return (1 - share) * self.seconds_per_byte[below] + share * self.seconds_per_byte[above]


@dataclass(frozen=True, slots=True)
class MachineKernels:
    """What this machine's kernels cost.

    Attributes:
        kernels: By ggml's word for the kind of weights, such as "Q4_0" or "Q6_K".
        layer_seconds: What a layer costs beside its weights, for one token.
    """

    kernels: Mapping[str, Kernel]
    layer_seconds: float = 0.0

    @classmethod
    def of(cls, curves: Mapping[str, Mapping[int, float]], layer_seconds: float) -> "MachineKernels":
        """Make them from plain numbers, such as those that are remembered."""
        return cls({kind: Kernel(curve) for kind, curve in curves.items()}, layer_seconds)

    def nearest(self, kind: str) -> tuple[Kernel, bool]:
        """The kernel of a kind, or of the measured kind with the most similar number of bits.

        Returns:
            The kernel, and whether it is the kind's own.

        Raises:
            ValueError: Nothing was measured at all.
        """
        if kind in self.kernels:
            return self.kernels[kind], True
        if not self.kernels:
            raise ValueError("no kernel was measured")
        wanted = log(_bits(kind))
        return self.kernels[min(self.kernels, key=lambda known: abs(log(_bits(known)) - wanted))], False


@dataclass(frozen=True, slots=True)
class Prediction:
    """How fast a pair will be, as far as can be told beforehand.

    Attributes:
        plain_speed: Tokens a second of the target by itself, in a short context.
        factor: How many times faster it is with the draft, at the assumed acceptance; 1 where it is not.
        acceptance: How often a drafted token is assumed to be right.
        is_exact_kind: Whether every kind of weights was measured itself; otherwise a similar one stands in.
    """

    plain_speed: float
    factor: float
    acceptance: float
    is_exact_kind: bool

    @property
    def speed(self) -> float:
        """Tokens a second with the draft."""
        return self.plain_speed * self.factor


def predict(
    target: ModelFacts,
    draft: ModelFacts | None,
    machine: MachineKernels,
    acceptance: float = TYPICAL_ACCEPTANCE,
) -> Prediction:
    """Predict the speed of a pair.

    Args:
        target: The model that answers, with weights.
        draft: The model that writes ahead, or None.
        machine: What kernels cost here.
        acceptance: How often a drafted token is right.

    Raises:
        ValueError: The target has no weights, or nothing was measured.
    """
    checks = [evaluation_seconds(target, machine, tokens) for tokens in range(1, LONGEST_CHECK + 1)]
    if checks[0] <= 0:
        raise ValueError("a model without weights has no speed")
    factor = 1.0
    if draft is not None:
        factor = expected_factor(evaluation_seconds(draft, machine, 1), acceptance, checks)
    models = [model for model in (target, draft) if model is not None]
    return Prediction(
        plain_speed=1.0 / checks[0],
        factor=factor,
        acceptance=acceptance,
        is_exact_kind=all(kind in machine.kernels for model in models for kind in _bytes_by_kind(model, 1)),
    )


def evaluation_seconds(model: ModelFacts, machine: MachineKernels, tokens: int) -> float:
    """What one evaluation of so many tokens costs, in a short context."""
    weights = sum(
        length * machine.nearest(kind)[0].seconds(tokens)
        for kind, length in _bytes_by_kind(model, tokens).items()
    )
    return weights + model.shape.layers * machine.layer_seconds


@dataclass(frozen=True, slots=True)
class RankedKind:
    """A way to store a target's weights, and what it promises.

    Attributes:
        kind: ggml's word for it.
        plain_speed: Tokens a second by itself, in times of the fastest kind's.
        factor: How many times faster a draft makes it.
        speed: Tokens a second with a draft, in times of the best kind's.
    """

    kind: str
    plain_speed: float
    factor: float
    speed: float


def best_kinds(
    machine: MachineKernels, acceptance: float = TYPICAL_ACCEPTANCE, draft_share: float = 0.1
) -> list[RankedKind]:
    """The measured kinds of weights, those first that are fastest with a draft.

    Args:
        machine: What kernels cost here.
        acceptance: How often a drafted token is right.
        draft_share: What drafting a token costs, in times of the target's own token when both are
            stored in the same way.
    """
    rows = []
    for kind, kernel in machine.kernels.items():
        bits = _bits(kind)
        checks = [bits * kernel.seconds(tokens) for tokens in range(1, LONGEST_CHECK + 1)]
        factor = expected_factor(draft_share * checks[0], acceptance, checks)
        rows.append((kind, 1.0 / checks[0], factor))
    plain = max((speed for _, speed, _ in rows), default=1.0)
    best = max((speed * factor for _, speed, factor in rows), default=1.0)
    ranked = [RankedKind(kind, speed / plain, factor, speed * factor / best) for kind, speed, factor in rows]
    return sorted(ranked, key=lambda row: -row.speed)


def _bytes_by_kind(model: ModelFacts, tokens: int) -> dict[str, float]:
    """Bytes of weights that an evaluation reads, by kind; small tensors count as nothing."""
    has_output = any(tensor.name == _OUTPUT for tensor in model.tensors)
    share = _awake(model, tokens)
    found: dict[str, float] = {}
    for tensor in _matrices(model.tensors, has_output):
        part = share if "_exps." in tensor.name else 1.0
        found[tensor.kind_name] = found.get(tensor.kind_name, 0.0) + part * tensor.bytes
    return found


def _matrices(tensors: Sequence[TensorInfo], has_output: bool) -> list[TensorInfo]:
    """The tensors that are multiplied with; the embeddings only where they serve as the output too."""
    return [
        tensor
        for tensor in tensors
        if len(tensor.shape) > 1
        and (not tensor.name.startswith(_ROWS) or (tensor.name == "token_embd.weight" and not has_output))
    ]


def _awake(model: ModelFacts, tokens: int) -> float:
    """The share of the experts that so many tokens use, as if each chose at random."""
    if model.experts <= 0 or model.experts_used <= 0:
        return 1.0
    one = min(1.0, model.experts_used / model.experts)
    return float(1.0 - (1.0 - one) ** tokens)


def _bits(kind: str) -> float:
    """Bits of a weight of this kind."""
    block, size = BLOCKS.get(kind_named(kind), (1, 2))
    return max(_FEW_BITS, 8 * size / block)
