"""What products with each kind of weights cost on this machine: measured once, in about a minute."""

import logging
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from app.core.cancellation import CancelFlag
from app.core.llama.devices import gpu_memory
from app.core.llama.library import llama_library
from app.core.llama.model import LlamaModel, ModelOptions
from app.errors import ModelLoadError, ModelWriteError
from app.library.prediction import MachineKernels
from app.library.processor import processor_name
from app.service.calibration import measure_sizes
from app.service.random_model import RandomShape, write_random_model
from app.storage.kernel_store import KernelStore, StoredKernels

logger = logging.getLogger(__name__)

USUAL_KINDS = ("Q4_0", "Q4_K", "Q8_0", "Q6_K", "Q4_1", "Q5_K", "Q5_0", "Q3_K", "IQ4_XS", "F16")
"""What most files are made of, the most frequent first."""

_CONTEXT = 256
_OVERHEAD_KIND = "Q8_0"

Progress = Callable[[str, int, int], None]
"""Takes the kind that is measured, how many are done, and of how many."""

Measure = Callable[[LlamaModel], dict[int, float]]
"""Gives seconds of an evaluation by the number of tokens in it."""


@dataclass(frozen=True, slots=True)
class MeasuringPlan:
    """What is measured, and with how large models.

    Attributes:
        kinds: The kinds of weights, ggml's words.
        width: Length of an inner state, a multiple of 256: that of a model of one to three billion weights.
        inner_width: Length of the inner state of the feed-forward part, likewise.
        weight_bytes: About how large each model becomes: more than the processor's caches hold.
        thin_layers: Layers of a model that hardly has weights, for what a layer costs beside them.
    """

    kinds: Sequence[str] = USUAL_KINDS
    width: int = 2048
    inner_width: int = 5632
    weight_bytes: int = 400 * 2**20
    thin_layers: int = 32

    def shape(self, kind: str) -> RandomShape:
        """The model for one kind."""
        one = RandomShape(self.width, self.inner_width, 1)
        layers = max(1, round(self.weight_bytes / one.matrix_bytes(kind)))
        return RandomShape(self.width, self.inner_width, layers)

    def thin_shape(self) -> RandomShape:
        """The model that hardly has weights."""
        return RandomShape(256, 256, self.thin_layers)


def known_kernels(store: KernelStore) -> MachineKernels | None:
    """What was measured with this processor and this build of llama.cpp, or None."""
    found = store.get(processor_name(), llama_library().build)
    return MachineKernels.of(found.seconds_per_byte, found.layer_seconds) if found else None


def measure_kernels(
    store: KernelStore,
    cancel: CancelFlag,
    progress: Progress,
    plan: MeasuringPlan | None = None,
    measure: Measure = measure_sizes,
) -> MachineKernels:
    """Measure this machine, and remember it.

    Args:
        store: Where it is remembered.
        cancel: Raised to stop; a model that is being written is finished first.
        progress: Told before each kind.
        plan: What is measured; None for the usual.
        measure: How a model is measured.

    Raises:
        CancelledError: It was stopped.
        ModelWriteError: The models cannot be written.
        ModelLoadError: llama.cpp can run none of them.
    """
    plan = plan or MeasuringPlan()
    total = len(plan.kinds) + 1
    threads = 0
    curves: dict[str, dict[int, float]] = {}
    try:
        with tempfile.TemporaryDirectory(prefix="slipstream-", ignore_cleanup_errors=True) as name:
            scratch = Path(name) / "model.gguf"

            def measured(kind: str, shape: RandomShape) -> tuple[dict[int, float], int]:
                cancel.raise_if_set()
                write_random_model(scratch, kind, shape)
                with closing(LlamaModel(scratch, ModelOptions(_CONTEXT), cancel=cancel)) as model:
                    return measure(model), model.threads

            progress(_OVERHEAD_KIND, 0, total)
            thin, threads = measured(_OVERHEAD_KIND, plan.thin_shape())
            layer = thin[1] / plan.thin_layers
            for done, kind in enumerate(plan.kinds, 1):
                progress(kind, done, total)
                shape = plan.shape(kind)
                try:
                    seconds, _ = measured(kind, shape)
                except ModelLoadError as error:
                    logger.info("%s cannot be measured: %s", kind, error)
                    continue
                curves[kind] = _per_byte(seconds, shape, kind, layer)
    except OSError as error:
        raise ModelWriteError(
            f"Models to measure with cannot be written: {error.strerror}.", "Make room for temporary files."
        ) from error
    if not curves:
        raise ModelLoadError("llama.cpp runs no model to measure with.", "Run the self-test.")
    store.put(StoredKernels(processor_name(), llama_library().build, threads, curves, layer, gpu_memory()))
    return MachineKernels.of(curves, layer)


def _per_byte(seconds: dict[int, float], shape: RandomShape, kind: str, layer: float) -> dict[int, float]:
    """Without what the layers cost beside their weights, but for at least half of what was measured."""
    size = shape.matrix_bytes(kind)
    beside = shape.layers * layer
    return {tokens: max(taken - beside, taken / 2) / size for tokens, taken in seconds.items()}
