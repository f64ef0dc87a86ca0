"""What evaluations cost on this machine: measured once a model is loaded, in a moment."""

import time
from collections.abc import Callable, Mapping
from statistics import median
from typing import Protocol

from app.core.language_model import LanguageModel
from app.core.speculative.cost_curve import CostCurve
from app.core.speculative.draft_cost import DraftCost

LONGEST_BATCH = 32
"""Tokens in the largest batch whose cost is measured."""

_SIZES = (1, 4, 2, 8, 3, 6, 16, 5, 12, 7, 10, 24, LONGEST_BATCH)
"""Batches to measure, the most telling first, in case that the time does not suffice for all."""

_PROOFS = (4, 16)
"""The batches by which a curve measured earlier is checked: where kernels differ most."""

_READING = 16
_BUDGET_SECONDS = 1.3
_MOST_PASSES = 3
_OFF_BY = 1.25
_WORTH_IT = 0.9

Clock = Callable[[], float]


LONGEST_DRAFT = 15
"""Tokens drafted at most: beyond, hardly anything is kept that a second round would not bring too."""


class ThreadedModel(LanguageModel, Protocol):
    """A model whose number of threads can be changed."""

    @property
    def threads(self) -> int:
        """Threads for evaluating."""

    def use_threads(self, threads: int) -> None:
        """Evaluate with so many threads from now on."""


def measure_plain(model: LanguageModel, clock: Clock = time.perf_counter) -> list[float]:
    """Measure a few plain steps, in seconds, behind what the cache holds, which stays.

    Raises:
        CancelledError: The measuring was stopped.
        EvaluationError: The model cannot evaluate.
    """
    _time(model, 1, clock)  # the first evaluation may still have to read weights from the disk
    return [_time(model, 1, clock) for _ in range(3)]


def choose_threads(model: ThreadedModel, clock: Clock = time.perf_counter) -> int:
    """Let the model use the number of threads that is fastest for one token.

    The number it has, that of the physical cores, stays unless another is clearly faster: some processors
    have cores of two kinds, and very small models lose more by waiting for each other than they gain.

    Returns:
        The number of threads.

    Raises:
        CancelledError: The measuring was stopped.
        EvaluationError: The model cannot evaluate.
    """
    usual = model.threads
    times = {usual: min(measure_plain(model, clock))}
    for threads in sorted({usual - 1, (usual + 1) // 2} - {0, usual}, reverse=True):
        model.use_threads(threads)
        times[threads] = min(measure_plain(model, clock))
    fastest = min(times, key=times.__getitem__)
    chosen = fastest if times[fastest] < _WORTH_IT * times[usual] else usual
    model.use_threads(chosen)
    return chosen


def measure_sizes(model: LanguageModel, clock: Clock = time.perf_counter) -> dict[int, float]:
    """Measure what evaluating 1 to 32 tokens costs, in less than one and a half seconds.

    It is measured behind what the cache holds, which stays.

    Returns:
        Median seconds by number of tokens, for a `CostCurve`; 1 is among them.

    Raises:
        CancelledError: The measuring was stopped.
        EvaluationError: The model cannot evaluate.
    """
    longest = min(LONGEST_BATCH, model.batch_length, _room(model))
    fitting = [size for size in _SIZES if size <= longest]
    times: dict[int, list[float]] = {}
    began = clock()
    for size in fitting * _MOST_PASSES:
        if times and clock() - began > _BUDGET_SECONDS:
            break
        times.setdefault(size, []).append(_time(model, size, clock))
    return {size: median(taken) for size, taken in times.items()}


def still_true(
    remembered: Mapping[int, float], model: LanguageModel, clock: Clock = time.perf_counter
) -> dict[int, float] | None:
    """Check costs measured another time against a few evaluations of now.

    Returns:
        The costs at the speed of now, or None when their shape is no longer true.

    Raises:
        CancelledError: The measuring was stopped.
        EvaluationError: The model cannot evaluate.
    """
    if not {1, *_PROOFS} <= remembered.keys() or _room(model) < max(_PROOFS):
        return None
    plain = median(measure_plain(model, clock))
    for size in _PROOFS:
        proof = median(_time(model, size, clock) for _ in range(3))
        change = (proof / plain) / (remembered[size] / remembered[1])
        if not 1 / _OFF_BY < change < _OFF_BY:
            return None
    return {size: seconds * plain / remembered[1] for size, seconds in remembered.items()}


def measure_costs(model: LanguageModel, clock: Clock = time.perf_counter) -> CostCurve:
    """Measure the curve of a model, as `measure_sizes` does.

    Raises:
        CancelledError: The measuring was stopped.
        EvaluationError: The model cannot evaluate.
    """
    return CostCurve(measure_sizes(model, clock), LONGEST_BATCH)


def measure_draft_cost(model: LanguageModel, clock: Clock = time.perf_counter) -> DraftCost:
    """Measure what one drafted token costs, and what catching up costs a token.

    Raises:
        CancelledError: The measuring was stopped.
        EvaluationError: The model cannot evaluate.
    """
    reading = min(_READING, model.batch_length, _room(model))
    _time(model, 1, clock)
    step = median(_time(model, 1, clock) for _ in range(5))
    return DraftCost(step, median(_time(model, reading, clock, outputs=0) for _ in range(3)) / reading)


def _room(model: LanguageModel) -> int:
    return model.context_length - len(model.cached)


def _time(model: LanguageModel, tokens: int, clock: Clock, outputs: int | None = None) -> float:
    kept = len(model.cached)
    token = model.vocabulary.bos or 0
    wanted = min(tokens, model.max_outputs) if outputs is None else outputs
    began = clock()
    model.evaluate([token] * tokens, outputs=wanted)
    seconds = clock() - began
    model.rewind(kept)
    return seconds
