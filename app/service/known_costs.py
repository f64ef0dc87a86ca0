"""What evaluations of a model cost, from the last time where that is still true, else measured anew."""

import logging
from pathlib import Path

from app.core.llama.library import llama_library
from app.core.llama.model import LlamaModel
from app.core.speculative.cost_curve import CostCurve
from app.library.file_identity import file_identity
from app.library.processor import processor_name
from app.service.calibration import LONGEST_BATCH, choose_threads, measure_sizes, still_true
from app.storage.cost_cache import CostCache, CostKey, MeasuredCosts

logger = logging.getLogger(__name__)


class KnownCosts:
    """Measured costs of one model, and where they are remembered."""

    def __init__(self, model: LlamaModel, path: Path, cache: CostCache) -> None:
        """Look up what is remembered.

        Args:
            model: The loaded model.
            path: Its file.
            cache: Remembers from one start to the next.
        """
        self._model = model
        self._cache = cache
        self._key = CostKey(
            model=file_identity(path),
            quantization=model.quantization,
            build=llama_library().build,
            processor=processor_name(),
            threads=model.options.threads,
            flash_attention=model.options.flash_attention,
        )
        self._remembered = cache.get(self._key)

    def settle_threads(self) -> None:
        """Let the model use the fastest number of threads, unless a number was asked for.

        Raises:
            CancelledError: The measuring was stopped.
            EvaluationError: The model cannot evaluate.
        """
        remembered, model = self._remembered, self._model
        if model.options.threads is not None or (remembered and remembered.threads == model.threads):
            return
        usual = model.threads
        chosen = choose_threads(model)
        if chosen != usual:
            logger.info("%d threads are faster than %d", chosen, usual)

    def curve(self) -> CostCurve:
        """The costs here and now, measured where what is remembered is not true any more.

        Raises:
            CancelledError: The measuring was stopped.
            EvaluationError: The model cannot evaluate.
        """
        model, remembered = self._model, self._remembered
        measured = None
        if remembered is not None and remembered.threads == model.threads:
            measured = still_true(remembered.seconds, model)
            logger.info("remembered costs are %s", "still true" if measured else "not true any more")
        if measured is None:
            measured = measure_sizes(model)
            self._remember(measured)
        return CostCurve(measured, LONGEST_BATCH)

    def check(self, curve: CostCurve) -> None:
        """Compare what is remembered with what rounds really took, and replace it where it is off."""
        if (corrected := curve.corrected()) is not None:
            logger.info("the measured costs were off and are corrected")
            self._remember(corrected)

    def _remember(self, seconds: dict[int, float]) -> None:
        self._remembered = MeasuredCosts(self._model.threads, seconds)
        self._cache.put(self._key, self._remembered)
