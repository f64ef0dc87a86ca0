"""A loaded model, described for a person."""

from collections.abc import Callable
from pathlib import Path

from app.core.generation import RecommendedSampling, SamplingSettings
from app.core.llama.model import LlamaModel
from app.errors import UsageError
from app.service.messages import ModelCard

_SAMPLING = {
    "temperature": "temp",
    "top_k": "top_k",
    "top_p": "top_p",
    "min_p": "min_p",
    "repeat_penalty": "penalty_repeat",
}
"""Our names of what llama.cpp's keys end with."""

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
        sampling=recommended_sampling(model.metadata),
    )


def recommended_sampling(metadata: Callable[[str], str | None]) -> RecommendedSampling:
    """What a file recommends; a value that makes no sense is none.

    Args:
        metadata: Gives the text of a key in the file's header, or None.
    """
    found: dict[str, float] = {}
    for name, key in _SAMPLING.items():
        try:
            value = float(metadata(f"general.sampling.{key}") or "")
            found[name] = int(value) if name == "top_k" else value
            SamplingSettings(**found)  # type: ignore[arg-type]
        except (ValueError, OverflowError, UsageError):
            found.pop(name, None)
    return RecommendedSampling(**found)  # type: ignore[arg-type]


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
