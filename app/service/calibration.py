"""What evaluations cost on this machine: measured once a model is loaded, in a moment."""

import time
from collections.abc import Callable
from statistics import median

from app.core.language_model import LanguageModel
from app.core.speculative.cost_curve import CostCurve
from app.core.speculative.draft_cost import DraftCost

LONGEST_DRAFT = 15
"""Tokens drafted at most: beyond, hardly anything is kept that a second round would not bring too."""

_SIZES = (1, 4, 2, 8, 3, 6, 16, 5, 12, 7, 10)
"""Batches to measure, the most telling first, in case that the time does not suffice for all."""

_READING = 16
_BUDGET_SECONDS = 1.5
_MOST_PASSES = 3

Clock = Callable[[], float]


def measure_plain(model: LanguageModel, clock: Clock = time.perf_counter) -> list[float]:
    """Measure a few plain steps, in seconds, behind what the cache holds, which stays.

    Raises:
        CancelledError: The measuring was stopped.
        EvaluationError: The model cannot evaluate.
    """
    _time(model, 1, 1, clock)  # the first evaluation may still have to read weights from the disk
    return [_time(model, 1, 1, clock) for _ in range(3)]


def measure_costs(model: LanguageModel, clock: Clock = time.perf_counter) -> CostCurve:
    """Measure what evaluating 1 to 16 tokens costs, in about a second and a half.

    It is measured behind what the cache holds, which stays.

    Raises:
        CancelledError: The measuring was stopped.
        EvaluationError: The model cannot evaluate.
    """
    longest = min(LONGEST_DRAFT + 1, model.max_outputs, model.batch_length, _room(model))
    fitting = [size for size in _SIZES if size <= longest]
    times: dict[int, list[float]] = {}
    began = clock()
    for size in fitting * _MOST_PASSES:
        if times and clock() - began > _BUDGET_SECONDS:
            break
        times.setdefault(size, []).append(_time(model, size, size, clock))
    return CostCurve({size: median(taken) for size, taken in times.items()}, LONGEST_DRAFT + 1)


def measure_draft_cost(model: LanguageModel, clock: Clock = time.perf_counter) -> DraftCost:
    """Measure what one drafted token costs, and what catching up costs a token.

    Raises:
        CancelledError: The measuring was stopped.
        EvaluationError: The model cannot evaluate.
    """
    reading = min(_READING, model.batch_length, _room(model))
    _time(model, 1, 1, clock)
    step = median(_time(model, 1, 1, clock) for _ in range(5))
    return DraftCost(step, median(_time(model, reading, 0, clock) for _ in range(3)) / reading)


def _room(model: LanguageModel) -> int:
    return model.context_length - len(model.cached)


def _time(model: LanguageModel, tokens: int, outputs: int, clock: Clock) -> float:
    kept = len(model.cached)
    token = model.vocabulary.bos or 0
    began = clock()
    model.evaluate([token] * tokens, outputs=outputs)
    seconds = clock() - began
    model.rewind(kept)
    return seconds
