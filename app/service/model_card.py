"""A loaded model, described for a person."""

from pathlib import Path

from app.core.llama.model import LlamaModel
from app.service.messages import ModelCard

_SIZES = {"small": "_s", "medium": "_m", "large": "_l"}


def describe(path: Path, model: LlamaModel, begins_thinking: bool = False) -> ModelCard:
    """Describe a loaded model.

    Args:
        path: Where its file lies.
        model: The model loaded from it.
        begins_thinking: Whether its chat template opens a thought.
    """
    return ModelCard(
        path=str(path),
        name=model_name(path, model.quantization),
        architecture=model.metadata("general.architecture") or "",
        quantization=model.quantization,
        parameters=model.parameters,
        file_bytes=model.weight_bytes,
        context_length=model.context_length,
        trained_context_length=model.trained_context_length,
        begins_thinking=begins_thinking,
    )


def model_name(path: Path, quantization: str) -> str:
    """The file's name without its quantization, which is what people know a model by."""
    stem = path.stem
    ending = _file_ending(quantization)
    for mark in ".-_":
        if ending and stem.lower().endswith(mark + ending):
            return stem[: -len(mark + ending)]
    return stem


def _file_ending(quantization: str) -> str:
    """How file names spell llama.cpp's words: "Q4_K - Medium" is q4_k_m, "all F32" is f32."""
    kind, _, size = quantization.lower().removeprefix("all ").partition(" - ")
    return kind.split(" ")[0] + _SIZES.get(size.split(" ")[0], "")
