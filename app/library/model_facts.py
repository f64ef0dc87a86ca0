"""What a model file is good for, told from its head alone: from keys and tensors, hardly ever from names."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from app.library.byte_source import ByteSource, opened
from app.library.gguf_header import GgufHeader, header_of
from app.library.gguf_tensors import TensorInfo, main_kind
from app.library.model_shape import ModelShape, shape_of
from app.library.split_files import Part, part_of
from app.library.token_table import TokenTable, token_table
from app.library.verdicts import ModelKind

_RECURRENT = frozenset({"mamba", "mamba2", "rwkv6", "rwkv6qwen2", "rwkv7", "arwkv7"})
_RECURRENT_KEYS = ("ssm.state_size", "ssm.conv_kernel", "wkv.head_size", "shortconv.l_cache", "kda.head_dim")
_RECURRENT_TENSOR = re.compile(r"blk\.\d+\.(ssm_|time_mix_|shortconv\.)")
_ENCODERS = frozenset({"t5", "t5encoder", "wavtokenizer-dec"})
_DIFFUSION = frozenset({"dream", "llada", "llada-moe", "rnd1"})
_HEADS = frozenset({"eagle3", "dflash", "gemma4-assistant"})
"""Drafters that read another model's inner states; they are no models by themselves."""

_LONGEST_TEXT = 200
"""Characters of a model's own name that are passed on."""

_POOLED = (1, 2, 3, 4)
"""Ways to make one vector of a text."""


@dataclass(frozen=True, slots=True)
class ModelFacts:
    """A model, as far as its file's head tells.

    Attributes:
        file_name: The file's own name.
        kind: What it is.
        name: The model's own name; may be empty.
        architecture: llama.cpp's word for its kind, such as "llama".
        can_be_loaded: Whether version and byte order of the file are those llama.cpp loads here.
        parameters: Number of weights in this file, or in all parts that were looked at.
        weight_bytes: Size of these weights; 0 for a vocabulary alone.
        quantization: How most weights are stored, such as "Q4_0"; empty without weights.
        context_length: Tokens of context it was trained for; 0 where it is not told.
        experts: Experts a layer has; 0 where it has none.
        experts_used: How many of them a token uses.
        heads_ahead: Layers that predict further tokens (multi-token prediction); 0 where there are none.
        can_rewind: Whether its memory can forget the last tokens: not that of recurrent or hybrid models.
        part: Which file of a split model it is; None when it is whole by itself.
        shape: Lengths and counts that memory depends on.
        tokens: Its vocabulary; None where there is none.
        tensors: Its table of contents.
    """

    file_name: str
    kind: ModelKind
    name: str
    architecture: str
    can_be_loaded: bool
    parameters: int
    weight_bytes: int
    quantization: str
    context_length: int
    experts: int
    experts_used: int
    heads_ahead: int
    can_rewind: bool
    part: Part | None
    shape: ModelShape
    tokens: TokenTable | None
    tensors: tuple[TensorInfo, ...]

    @property
    def active_share(self) -> float:
        """The share of the weights that one token uses, about: all of them without experts."""
        if self.experts <= 0 or self.experts_used <= 0 or not self.parameters:
            return 1.0
        expert = sum(tensor.weights for tensor in self.tensors if "_exps." in tensor.name)
        return 1.0 - expert / self.parameters * (1.0 - min(1.0, self.experts_used / self.experts))


def read_facts(path: Path) -> ModelFacts:
    """What a file of this machine is; of a split model all parts beside it are looked at.

    Raises:
        ModelFileError: A file is missing, unreadable, damaged or no GGUF file.
    """
    with opened(path) as source:
        facts = facts_of(source)
        if facts.part is None or not facts.part.is_first:
            return facts
        others = [_tensors(path.with_name(name)) for name in facts.part.names[1:]]
        return facts_of(source, [tensor for table in others for tensor in table])


def _tensors(path: Path) -> tuple[TensorInfo, ...]:
    with opened(path) as source:
        return header_of(source).tensors


def facts_of(source: ByteSource, further_tensors: Sequence[TensorInfo] = ()) -> ModelFacts:
    """What a file is, wherever it lies.

    Args:
        source: The file, or the first one of a split model.
        further_tensors: Those of the other parts of a split model.

    Raises:
        AppError: It cannot be read, is damaged or no GGUF file.
    """
    return describe(header_of(source), source.name, further_tensors)


def describe(header: GgufHeader, file_name: str, further_tensors: Sequence[TensorInfo] = ()) -> ModelFacts:
    """Tell what a head says of its file.

    Args:
        header: The head.
        file_name: The file's own name; it only tells what the other parts of a split model are called.
        further_tensors: Those of the other parts.
    """
    tensors = (*header.tensors, *further_tensors)
    count = header.number("split.count")
    number = header.number("split.no") + 1 if count else 0
    part = part_of(file_name, number, count)
    own = header.own
    return ModelFacts(
        file_name=file_name,
        kind=_kind(header, part),
        name=_shown(header.name),
        architecture=_shown(header.architecture),
        can_be_loaded=header.version >= 2 and not header.is_big_endian,
        parameters=sum(tensor.weights for tensor in tensors),
        weight_bytes=sum(tensor.bytes for tensor in tensors),
        quantization=main_kind(tensors),
        context_length=max(0, header.number(own("context_length"))),
        experts=max(0, header.number(own("expert_count"))),
        experts_used=max(0, header.number(own("expert_used_count"))),
        heads_ahead=max(0, header.number(own("nextn_predict_layers"))),
        can_rewind=not _is_recurrent(header),
        part=part,
        shape=shape_of(header),
        tokens=token_table(header),
        tensors=tensors,
    )


def _shown(text: str) -> str:
    """A text of the file as it may be shown: of bearable length, and with nothing that steers a terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text[:_LONGEST_TEXT])


def _kind(header: GgufHeader, part: Part | None) -> ModelKind:
    architecture, kind = header.architecture, header.text("general.type")
    if part is not None and not part.is_first:
        return ModelKind.LATER_PART
    if kind == "adapter" or header.text("adapter.type"):
        return ModelKind.ADAPTER
    if kind in ("mmproj", "clip-vision") or architecture == "clip":
        return ModelKind.PROJECTOR
    if _is_heads(header):
        return ModelKind.HEADS
    if architecture in _DIFFUSION:
        return ModelKind.DIFFUSION
    if architecture in _ENCODERS:
        return ModelKind.ENCODER
    if header.number(header.own("pooling_type")) in _POOLED or not _is_causal(header):
        return ModelKind.EMBEDDING
    return ModelKind.TEXT if token_table(header) is not None else ModelKind.OTHER


def _is_heads(header: GgufHeader) -> bool:
    if header.architecture in _HEADS or header.number(header.own("target_hidden_size")):
        return True
    # The layers that predict ahead also come in a file of their own, beside the model they belong to.
    ahead, layers = (
        header.number(header.own("nextn_predict_layers")),
        header.number(header.own("block_count")),
    )
    has_first = any(tensor.name.startswith("blk.0.") for tensor in header.tensors)
    return ahead > 0 and (ahead >= layers > 0 or bool(header.tensors and not has_first))


def _is_causal(header: GgufHeader) -> bool:
    return header.metadata.get(header.own("attention.causal")) is not False


def _is_recurrent(header: GgufHeader) -> bool:
    if header.architecture in _RECURRENT:
        return True
    if any(header.number(header.own(key)) for key in _RECURRENT_KEYS):
        return True
    return any(_RECURRENT_TENSOR.match(tensor.name) for tensor in header.tensors)
