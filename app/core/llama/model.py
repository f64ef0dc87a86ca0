"""LanguageModel over llama.cpp: load, evaluate, rewind, close."""

import ctypes
import logging
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import llama_cpp
import numpy as np
import psutil

from app.core.cancellation import CancelFlag, CancelledError
from app.core.language_model import Logits
from app.core.llama.batch import Batch
from app.core.llama.library import llama_library
from app.core.llama.memory import memory_of
from app.core.llama.vocabulary import LlamaVocabulary
from app.errors import EvaluationError, ModelLoadError, UsageError

logger = logging.getLogger(__name__)

_ABORTED = 2
_MOST_CONTEXT = 2**31 - 1
_MOST_THREADS = 512  # GGML_MAX_N_THREADS; more makes the thread library hang or end the process
_CACHE_ENTRY_BYTES = 2
_LOGIT_BYTES = 4


@dataclass(frozen=True, slots=True)
class ModelOptions:
    """How a model is run.

    Attributes:
        context_length: Tokens of context; None for the model's own, at most `DEFAULT_CONTEXT`.
        threads: Threads for evaluating; None for the physical cores this process may use.
        max_outputs: Rows of logits one evaluation gives at most; each reserves 4 bytes a vocabulary entry.
        batch_length: Tokens one evaluation takes at most.
        flash_attention: Fused attention; on a CPU it makes batches exact for Q4_0, Q4_1 and Q8_0.
    """

    context_length: int | None = None
    threads: int | None = None
    max_outputs: int = 16
    batch_length: int = 512
    flash_attention: bool = True

    def __post_init__(self) -> None:
        for name, value, most in (
            ("context tokens", self.context_length, _MOST_CONTEXT),
            ("threads", self.threads, _MOST_THREADS),
        ):
            if value is not None and not 1 <= value <= most:
                raise UsageError(
                    f"The number of {name} cannot be {value}.", f"It must be between 1 and {most}."
                )


DEFAULT_CONTEXT = 4096
"""Tokens of context when nobody asks for more: enough for a chat, and its cache fits beside most models."""


def physical_cores() -> int:
    """Physical cores this process may use; more threads than that slow matrix products down."""
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(psutil.cpu_count(logical=False) or allowed, allowed))


class LlamaModel:
    """A GGUF model and its KV cache for one sequence.

    Attributes:
        memory: What it takes.
    """

    def __init__(
        self,
        path: Path,
        options: ModelOptions | None = None,
        *,
        cancel: CancelFlag | None = None,
        progress: Callable[[float], None] | None = None,
    ) -> None:
        """Load the weights and make the context.

        Args:
            path: A GGUF file, or the first of a split one.
            options: How the model is run; None for the defaults.
            cancel: Raised to stop this loading or any later evaluation.
            progress: Called with the loaded share of the weights, 0 to 1.

        Raises:
            CancelledError: The loading was stopped.
            ModelLoadError: llama.cpp cannot run this file here, or memory is short.
        """
        self.options = options = options or ModelOptions()
        self._library = llama_library()
        self._cancel = cancel or CancelFlag()
        self._context: Any = None
        self._cached: list[int] = []
        self._model: Any = self._load(path, progress or (lambda _share: None))
        buffers = self._library.buffers
        self.vocabulary = LlamaVocabulary(llama_cpp.llama_model_get_vocab(self._model))
        self.trained_context_length = int(llama_cpp.llama_model_n_ctx_train(self._model))
        wanted = options.context_length or min(
            self.trained_context_length or DEFAULT_CONTEXT, DEFAULT_CONTEXT
        )
        self.context_length = wanted
        self.batch_length = options.batch_length
        self.max_outputs = options.max_outputs
        self.threads = options.threads or physical_cores()
        self._context = self._make_context(path)
        self.memory = memory_of(
            (*buffers, *self._library.buffers),
            weights=self.weight_bytes,
            cache=self._cache_bytes(),
            logits=self.max_outputs * self.vocabulary.size * _LOGIT_BYTES,
        )
        self._memory = llama_cpp.llama_get_memory(self._context)
        self.can_rewind = not (
            llama_cpp.llama_model_is_recurrent(self._model) or llama_cpp.llama_model_is_hybrid(self._model)
        )
        self._batch = Batch(self.batch_length)
        self._views: dict[tuple[int, int], Logits] = {}
        self._compute_seconds = 0.0

    def use_threads(self, threads: int) -> None:
        """Evaluate with so many threads from now on; results do not depend on it."""
        self.threads = threads
        llama_cpp.llama_set_n_threads(self._context, threads, threads)

    @property
    def cached(self) -> Sequence[int]:
        """The tokens in the KV cache, in order."""
        return self._cached

    @property
    def compute_seconds(self) -> float:
        """Seconds spent so far inside llama.cpp's evaluation."""
        return self._compute_seconds

    def evaluate(self, tokens: Sequence[int], *, outputs: int, padded_to: int = 0) -> Logits:
        """Append tokens to the cache and give the logits after the last ones."""
        if not 0 < len(tokens) <= self.batch_length or outputs > min(len(tokens), self.max_outputs):
            raise ValueError(f"cannot evaluate {len(tokens)} tokens for {outputs} rows")
        start = len(self._cached)
        if start + len(tokens) > self.context_length:
            raise EvaluationError(f"The context of {self.context_length} tokens is full.")
        room = min(self.context_length - start, self.batch_length)
        padding = max(0, min(padded_to, room) - len(tokens)) if self.can_rewind else 0
        self._batch.fill(tokens, start, outputs, padding)
        began = time.perf_counter()
        status = llama_cpp.llama_decode(self._context, self._batch.native)
        self._compute_seconds += time.perf_counter() - began
        if status != 0:
            self._forget_from(start)
            if status == _ABORTED:
                raise CancelledError
            raise EvaluationError(
                f"llama.cpp could not evaluate {len(tokens)} tokens (status {status}).",
                "Try again with a smaller context.",
            )
        self._cached.extend(tokens)
        if padding:
            self._forget_from(len(self._cached))
        if outputs == 0:
            return np.empty((0, self.vocabulary.size), np.float32)
        return self._rows(outputs)

    def _rows(self, outputs: int) -> Logits:
        """llama.cpp's output buffer as an array; making one is slow, and the buffer seldom moves."""
        rows = llama_cpp.llama_get_logits(self._context)
        key = (ctypes.addressof(rows.contents), outputs)
        found = self._views.get(key)
        if found is None:
            if len(self._views) > self.max_outputs:
                self._views.clear()
            found = np.ctypeslib.as_array(rows, shape=(outputs, self.vocabulary.size))
            self._views[key] = found
        return found

    def rewind(self, length: int) -> None:
        """Forget all but the first `length` tokens; a model that cannot rewind forgets everything."""
        if length < len(self._cached):
            self._forget_from(length)

    def metadata(self, key: str) -> str | None:
        """The value of a key in the file's header as text, or None."""
        room = 1 << 12
        while True:
            buffer = ctypes.create_string_buffer(room)
            length = llama_cpp.llama_model_meta_val_str(self._model, key.encode(), buffer, room)
            if length < 0:
                return None
            if length < room:
                return buffer.raw[:length].decode("utf-8", "replace")
            room = length + 1

    @property
    def chat_template(self) -> str | None:
        """The Jinja chat template in the file, where there is one."""
        found = llama_cpp.llama_model_chat_template(self._model, None)
        return found.decode("utf-8", "replace") if found else None

    @property
    def parameters(self) -> int:
        """Number of weights."""
        return int(llama_cpp.llama_model_n_params(self._model))

    @property
    def weight_bytes(self) -> int:
        """Size of all weights in bytes."""
        return int(llama_cpp.llama_model_size(self._model))

    @property
    def quantization(self) -> str:
        """How most weights are stored, in llama.cpp's words, such as "Q4_0"."""
        name = llama_cpp.llama_ftype_name(llama_cpp.llama_model_ftype(self._model)) or b""
        return name.decode("utf-8", "replace")

    def close(self) -> None:
        """Give all memory back; the model cannot be used afterwards."""
        self._cached.clear()  # a reply that was left half written rewinds when it is collected
        if self._context is not None:
            self._batch.free()
            llama_cpp.llama_free(self._context)
            self._context = None
        if self._model is not None:
            llama_cpp.llama_model_free(self._model)
            self._model = None

    def _load(self, path: Path, progress: Callable[[float], None]) -> Any:
        faults: list[BaseException] = []

        def report(share: float, _data: object) -> bool:
            try:
                progress(share)
            except BaseException as fault:  # noqa: BLE001 - cannot pass through C; raised again below
                faults.append(fault)
            return not faults and not self._cancel.is_set()

        parameters = llama_cpp.llama_model_default_params()
        parameters.progress_callback = llama_cpp.llama_progress_callback(report)
        self._library.forget_log()
        model = llama_cpp.llama_model_load_from_file(os.fsencode(path), parameters)
        if faults:
            llama_cpp.llama_model_free(model)  # which also takes none
            raise faults[0]
        if model:
            return model
        self._cancel.raise_if_set()
        raise ModelLoadError(
            f"llama.cpp cannot run {path.name}: {self._reason()}",
            "Its kind may be newer than this program, or memory may be short; choose another file.",
        )

    def _make_context(self, path: Path) -> Any:
        options = self.options
        if self._cache_bytes() > psutil.virtual_memory().total:
            # Linux hands out memory that is not there; llama.cpp would fill it with zeros until killed.
            self.close()
            raise self._no_room(path, "its cache alone would need more than this machine's memory.")
        parameters = llama_cpp.llama_context_default_params()
        parameters.n_ctx = self.context_length
        parameters.n_batch = parameters.n_ubatch = options.batch_length
        parameters.n_seq_max = 1
        parameters.n_outputs_max = parameters.n_outputs_max_per_seq = options.max_outputs
        parameters.n_threads = parameters.n_threads_batch = self.threads
        parameters.flash_attn_type = (
            llama_cpp.LLAMA_FLASH_ATTN_TYPE_ENABLED
            if options.flash_attention
            else llama_cpp.LLAMA_FLASH_ATTN_TYPE_DISABLED
        )
        parameters.no_perf = True
        parameters.swa_full = True
        parameters.abort_callback = self._library.abort_callback
        parameters.abort_callback_data = ctypes.c_void_p(self._cancel.address)
        self._library.forget_log()
        context = llama_cpp.llama_init_from_model(self._model, parameters)
        if not context:
            self.close()
            raise self._no_room(path, self._reason())
        return context

    def _no_room(self, path: Path, reason: str) -> ModelLoadError:
        return ModelLoadError(
            f"There is no room for a context of {self.context_length} tokens with {path.name}: {reason}",
            "Choose a smaller context or a smaller model.",
        )

    def _cache_bytes(self) -> int:
        """About how large the KV cache will be."""
        heads = llama_cpp.llama_model_n_head(self._model)
        if heads < 1:
            return 0
        width = (
            llama_cpp.llama_model_n_embd(self._model) // heads * llama_cpp.llama_model_n_head_kv(self._model)
        )
        layers = llama_cpp.llama_model_n_layer(self._model)
        return int(2 * width * layers * self.context_length * _CACHE_ENTRY_BYTES)

    def _reason(self) -> str:
        errors = self._library.errors
        if not errors:
            return "it gave no reason."
        reason = errors[0].split(": ", 1)[-1].removeprefix("error loading model: ")
        return reason.strip().rstrip(".") + "."

    def _forget_from(self, length: int) -> None:
        if not llama_cpp.llama_memory_seq_rm(self._memory, 0, length, -1):
            llama_cpp.llama_memory_clear(self._memory, True)
            length = 0
        del self._cached[length:]
