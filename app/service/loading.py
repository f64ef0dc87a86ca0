"""Loading a model, and measuring it until it is ready to answer or to draft."""

import logging
from collections.abc import Callable
from dataclasses import replace
from statistics import median

from app.core.cancellation import CancelFlag
from app.core.chat_template import ChatTemplate
from app.core.llama.model import LlamaModel
from app.core.speculative.best_rate import BestRate
from app.core.speculative.cost_curve import CostCurve
from app.core.speculative.model_drafter import ModelDrafter
from app.service.calibration import LONGEST_DRAFT, choose_threads, measure_draft_cost, measure_plain
from app.service.known_costs import KnownCosts
from app.service.loaded_models import Identity, LoadedDraft, LoadedTarget, baseline_of, notices_of
from app.storage.cost_cache import CostCache

Progress = Callable[[float], None]
"""Called with the loaded share of a model's weights, 0 to 1."""

logger = logging.getLogger(__name__)


def open_target(wanted: Identity, cache: CostCache, cancel: CancelFlag, progress: Progress) -> LoadedTarget:
    """Load a model that answers.

    Args:
        wanted: Which one, and how it is run.
        cache: Remembers what evaluations cost from one start to the next.
        cancel: Raised to stop.
        progress: Called with the loaded share, 0 to 1.

    Raises:
        CancelledError: The loading was stopped.
        ModelLoadError: llama.cpp cannot run it here.
        TemplateError: Its chat template cannot be read.
    """
    model = _open(wanted, cancel, progress)
    try:
        template = ChatTemplate(model.vocabulary, model.chat_template, cancel)
        known = KnownCosts(model, wanted.path, cache)
        known.settle_threads()
        plain = measure_plain(model)
    except BaseException:
        model.close()
        raise
    costs = CostCurve({1: median(plain)}, 1)
    notices = notices_of(model, template)
    return LoadedTarget(wanted, model, template, known, costs, baseline_of(model, plain), notices)


def open_draft(
    wanted: Identity, target: LoadedTarget, cancel: CancelFlag, progress: Progress
) -> tuple[LoadedTarget, LoadedDraft]:
    """Load a model that drafts, and return it with the target, of which more must be known then.

    Args:
        wanted: Which one, and how it is run.
        target: The model it drafts for.
        cancel: Raised to stop.
        progress: Called with the loaded share, 0 to 1.

    Raises:
        CancelledError: The loading was stopped.
        ModelLoadError: llama.cpp cannot run it here.
        DraftError: It cannot draft for this target.
    """
    model = _open(wanted, cancel, progress)
    try:
        drafter = ModelDrafter(model, target.model)
        if wanted.options.threads is None:
            choose_threads(model)
        costs = target.known.curve()
        # Samples count relative to the curve's pace, so a new curve begins with samples of its own.
        baseline = baseline_of(target.model, measure_plain(target.model))
        draft_cost = measure_draft_cost(model)
    except BaseException:
        model.close()
        raise
    lengths = BestRate(costs, draft_cost, LONGEST_DRAFT)
    draft = LoadedDraft(wanted, model, drafter, draft_cost, lengths)
    return replace(target, costs=costs, baseline=baseline), draft


def _open(wanted: Identity, cancel: CancelFlag, progress: Progress) -> LlamaModel:
    logger.info("loading %s, %d bytes", wanted.path, wanted.size)
    return LlamaModel(wanted.path, wanted.options, cancel=cancel, progress=progress)
