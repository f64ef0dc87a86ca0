"""A loaded model, described for a person."""

from pathlib import Path

from app.core.llama.model import LlamaModel
from app.service.messages import ModelCard


def describe(path: Path, model: LlamaModel) -> ModelCard:
    """Describe a loaded model.

    Args:
        path: Where its file lies.
        model: The model loaded from it.
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
    )


def model_name(path: Path, quantization: str) -> str:
    """The file's name without its quantization, which is what people know a model by."""
    stem = path.stem
    ending = quantization.split(" ")[0].lower()
    for mark in ".-_":
        if ending and stem.lower().endswith(mark + ending):
            return stem[: -len(mark + ending)]
    return stem
