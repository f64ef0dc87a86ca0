"""llama.cpp's own quantizer: the same model with its weights stored another way."""

import ctypes
import os
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import llama_cpp

from app.core.llama.library import llama_library
from app.core.llama.model import physical_cores
from app.errors import ModelLoadError, ModelWriteError

_OUTPUT_BITS = 8.5
_OUTPUT_SHARE = 0.3
_WRITING_FAILED = "iostream error"  # what the C++ library says of a full disk


class Quantization(StrEnum):
    """A way to store weights that most processors have fast kernels for.

    "Pure" stores the matrices of the vocabulary as all others; llama.cpp otherwise gives them more bits,
    and in a small model they are a large part of each token's cost.
    """

    Q4_0_PURE = "Q4_0 pure"
    Q4_0 = "Q4_0"
    Q4_1 = "Q4_1"
    Q5_0 = "Q5_0"
    Q8_0 = "Q8_0"
    Q4_K_M = "Q4_K_M"
    Q6_K = "Q6_K"

    def file_name(self, model: str) -> str:
        """How the file of a model with this name is called, such as "name.Q4_0.gguf"."""
        kind, _, variant = self.partition(" ")
        return f"{model}{variant and '-' + variant}.{kind}.gguf"

    def file_bytes(self, weights: int) -> int:
        """About how large the file of a model with so many weights becomes."""
        recipe = _RECIPES[self]
        others = 0.0 if recipe.is_pure else _OUTPUT_SHARE * max(0.0, _OUTPUT_BITS - recipe.bits)
        return round(weights * (recipe.bits + others) / 8)


@dataclass(frozen=True, slots=True)
class _Recipe:
    file_type: int
    bits: float
    is_pure: bool = False


_RECIPES = {
    Quantization.Q4_0_PURE: _Recipe(llama_cpp.LLAMA_FTYPE_MOSTLY_Q4_0, 4.5, is_pure=True),
    Quantization.Q4_0: _Recipe(llama_cpp.LLAMA_FTYPE_MOSTLY_Q4_0, 4.5),
    Quantization.Q4_1: _Recipe(llama_cpp.LLAMA_FTYPE_MOSTLY_Q4_1, 5.0),
    Quantization.Q5_0: _Recipe(llama_cpp.LLAMA_FTYPE_MOSTLY_Q5_0, 5.5),
    Quantization.Q8_0: _Recipe(llama_cpp.LLAMA_FTYPE_MOSTLY_Q8_0, 8.5),
    Quantization.Q4_K_M: _Recipe(llama_cpp.LLAMA_FTYPE_MOSTLY_Q4_K_M, 4.9),
    Quantization.Q6_K: _Recipe(llama_cpp.LLAMA_FTYPE_MOSTLY_Q6_K, 6.6),
}


def requantize(
    source: Path, destination: Path, quantization: Quantization, threads: int | None = None
) -> None:
    """Write a model's weights anew in another quantization, also when they are quantized already.

    The file appears under its name only when it is whole; after a failure nothing is left. The call cannot
    be stopped on its way: llama.cpp offers no means for it.

    Args:
        source: A GGUF file whose header was found good, or the first file of a split one.
        destination: The new file; what lies there is replaced.
        quantization: How most weights are to be stored; rows too short for it are stored in a similar way.
        threads: Threads for computing; None for the physical cores.

    Raises:
        ModelLoadError: llama.cpp cannot quantize this model so.
        ModelWriteError: The new file cannot be written.
    """
    part = destination.with_name(destination.name + ".part")
    library = llama_library()
    try:
        part.open("wb").close()  # says why it cannot be written; llama.cpp would not
        library.forget_log()
        if _quantize(source, part, _RECIPES[quantization], threads or physical_cores()) != 0:
            raise _fault(source, destination, quantization, library.errors)
        part.replace(destination)
    except OSError as error:
        raise ModelWriteError(
            f"{destination} cannot be written: {error.strerror}.", "Choose another folder."
        ) from error
    finally:
        _remove(part)


def _quantize(source: Path, destination: Path, recipe: _Recipe, threads: int) -> int:
    parameters = llama_cpp.llama_model_quantize_default_params()
    parameters.ftype = recipe.file_type
    parameters.pure = recipe.is_pure
    parameters.nthread = threads
    parameters.allow_requantize = True
    return int(
        llama_cpp.llama_model_quantize(
            os.fsencode(source), os.fsencode(destination), ctypes.byref(parameters)
        )
    )


def _fault(
    source: Path, destination: Path, quantization: Quantization, errors: tuple[str, ...]
) -> ModelLoadError | ModelWriteError:
    reason = errors[-1].split("failed to quantize: ")[-1].strip().rstrip(".") if errors else ""
    if _WRITING_FAILED in reason:
        return ModelWriteError(
            f"{destination} could not be written to its end.", "The disk may be full; make room on it."
        )
    return ModelLoadError(
        f"llama.cpp cannot store {source.name} as {quantization}: {reason or 'it gave no reason'}.",
        "Choose another file of this model.",
    )


def _remove(part: Path) -> None:
    try:
        part.unlink(missing_ok=True)
    except OSError:  # its folder is none, or cannot be written to: then there is nothing to remove
        return
