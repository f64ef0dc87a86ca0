"""Drafters for tests: wrong on purpose, right on purpose, or random."""

from collections.abc import Iterator, Sequence

import numpy as np

from app.core.cancellation import CancelFlag
from app.core.language_model import LanguageModel
from app.core.speculative.drafter import Draft, DraftPlan
from app.core.speculative.sampling import Sampler


class _Scripted:
    reads_prompt = False
    compute_seconds = 0.0

    def begin(self, prompt: Sequence[int], sampler: Sampler, cancel: CancelFlag) -> Iterator[int]:
        return iter(())

    def pending(self, context: Sequence[int]) -> int:
        return 0

    def accept(self, length: int) -> None:
        pass

    def close(self) -> None:
        pass


class AdversarialDrafter(_Scripted):
    """Knows the target's greedy answer and always proposes something else."""

    def __init__(self, answer: Sequence[int], prompt_length: int, vocabulary_size: int) -> None:
        self._answer = answer
        self._prompt_length = prompt_length
        self._size = vocabulary_size

    def draft(self, context: Sequence[int], plan: DraftPlan) -> Draft:
        ahead = self._answer[len(context) - self._prompt_length :][: plan.limit]
        return Draft(tuple((token + 1) % self._size for token in ahead))


class OracleDrafter(_Scripted):
    """Knows the target's greedy answer and proposes it."""

    def __init__(self, answer: Sequence[int], prompt_length: int) -> None:
        self._answer = answer
        self._prompt_length = prompt_length

    def draft(self, context: Sequence[int], plan: DraftPlan) -> Draft:
        return Draft(tuple(self._answer[len(context) - self._prompt_length :][: plan.limit]))


class RandomDrafter(_Scripted):
    """Proposes random tokens, as many as it feels like."""

    def __init__(self, vocabulary_size: int, seed: int) -> None:
        self._size = vocabulary_size
        self._rng = np.random.default_rng(seed)

    def draft(self, context: Sequence[int], plan: DraftPlan) -> Draft:
        count = int(self._rng.integers(0, plan.limit + 1))
        return Draft(tuple(int(token) for token in self._rng.integers(0, self._size, count)))


class GreedyPointDrafter(_Scripted):
    """Proposes a model's likeliest tokens without saying how sure it is: a point mass."""

    def __init__(self, model: LanguageModel) -> None:
        self._model = model

    def draft(self, context: Sequence[int], plan: DraftPlan) -> Draft:
        history = list(context)
        self._model.rewind(0)
        for _ in range(plan.limit):
            self._model.rewind(0)
            history.append(int(self._model.evaluate(history, outputs=1)[0].argmax()))
        return Draft(tuple(history[len(context) :]))
