"""What is known of this machine and of pairs on it: memory, kernels, tests; and what follows for a pair."""

import os
import time
from dataclasses import replace
from pathlib import Path

import psutil

from app.errors import ModelFileError, ModelWriteError
from app.library.file_identity import file_identity
from app.library.fit import Fit, judge_fit, this_machine
from app.library.fit_words import fit_in_words
from app.library.model_facts import ModelFacts
from app.library.prediction import TYPICAL_ACCEPTANCE, MachineKernels, best_kinds, predict
from app.library.processor import processor_name
from app.service.library_cards import Forecast, KindRank, MachineCard, Measured, MemoryFit
from app.storage.kernel_store import KernelStore
from app.storage.pair_tests import PairTest, PairTests
from app.storage.paths import kernels_file, pair_tests_file


class MachineInsight:
    """This machine at one moment.

    Args:
        given_up: Bytes of memory that become free when another model is loaded.
    """

    def __init__(self, given_up: int = 0) -> None:
        stored = KernelStore(kernels_file()).get(processor_name())
        machine = this_machine(stored.gpu_bytes if stored is not None else 0)
        self._machine = replace(machine, available=machine.available + max(0, given_up))
        self._kernels = (
            MachineKernels.of(stored.seconds_per_byte, stored.layer_seconds) if stored is not None else None
        )
        self._tests = PairTests(pair_tests_file())

    def card(self) -> MachineCard:
        """The machine, for the window."""
        return MachineCard(
            processor=processor_name(),
            cores=psutil.cpu_count(logical=False) or os.cpu_count() or 1,
            memory=self._machine.total,
            room=self._machine.room,
            measured_at=kernels_file().stat().st_mtime if self._kernels is not None else None,
        )

    def fit(
        self, target: ModelFacts, draft: ModelFacts | None, context_length: int, *, is_estimate: bool = False
    ) -> MemoryFit:
        """What a pair, or a target alone, needs of memory."""
        fit = judge_fit(target, draft, self._machine, max(1, context_length))
        return _memory_fit(fit, is_estimate=is_estimate)

    def forecast(
        self,
        target: ModelFacts,
        draft: ModelFacts | None,
        acceptance: float = TYPICAL_ACCEPTANCE,
        *,
        is_estimate: bool = False,
    ) -> Forecast | None:
        """How fast a pair will probably be; None where that cannot be told."""
        if self._kernels is None:
            return None
        try:
            found = predict(target, draft, self._kernels, acceptance)
        except ValueError:  # a file without weights
            return None
        is_rough = is_estimate or not found.is_exact_kind
        return Forecast(found.plain_speed, found.factor, found.acceptance, is_rough)

    def measured(self, target: Path, draft: Path) -> Measured | None:
        """What the latest test of two files gave; None where there was none."""
        try:
            found = self._tests.get(file_identity(target), file_identity(draft), processor_name())
        except OSError:
            return None
        return Measured(found.plain_speed, found.factor, found.at, found.prompts) if found else None

    def remember(self, target: Path, draft: Path, plain_speed: float, factor: float, prompts: int) -> None:
        """Keep what a test gave.

        Raises:
            ModelFileError: A file cannot be read.
            ModelWriteError: It cannot be kept.
        """
        try:
            pair = file_identity(target), file_identity(draft)
        except OSError as error:
            raise ModelFileError(f"The pair cannot be read: {error.strerror}.", "Check the files.") from error
        try:
            self._tests.put(PairTest(*pair, processor_name(), plain_speed, factor, time.time(), prompts))
        except OSError as error:
            raise ModelWriteError(
                f"The result cannot be kept: {error.strerror}.", "Make room, then test again."
            ) from error

    def kinds(self) -> tuple[KindRank, ...]:
        """The measured kinds of weights, those best for drafting first."""
        if self._kernels is None:
            return ()
        ranked = best_kinds(self._kernels)
        return tuple(KindRank(one.kind, one.plain_speed, one.factor, one.speed) for one in ranked)


def _memory_fit(fit: Fit, *, is_estimate: bool) -> MemoryFit:
    draft = fit.draft
    return MemoryFit(
        verdict=fit.verdict,
        sentence=fit_in_words(fit),
        context_length=fit.context,
        target_weights=fit.target.weights,
        draft_weights=draft.weights if draft else 0,
        context=fit.target.cache + (draft.cache if draft else 0),
        buffers=fit.target.buffers + (draft.buffers if draft else 0) + fit.program,
        needed=fit.needed,
        room=fit.room,
        largest_context=fit.largest_context,
        largest_context_with_draft=fit.largest_context_with_draft,
        smaller_quantization=fit.smaller_quantization,
        is_estimate=is_estimate,
    )
