"""Models and clocks for tests about time: nothing takes any but what a test says, and nothing sleeps."""

from collections.abc import Callable, Sequence

import numpy as np

from app.core.language_model import Logits
from tests.support.fake_model import FakeModel, FakeVocabulary, LogitsFunction

Cost = Callable[[int, int], float]
"""Seconds of one evaluation, from the tokens in it, padding included, and those in the cache before."""


class FakeClock:
    """Stands still until somebody spends time."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def spend(self, seconds: float) -> None:
        self.now += seconds


class JitteryClock:
    """Moves on by another amount each time it is read: whoever follows it decides anew each time."""

    def __init__(self, seed: int) -> None:
        self._random = np.random.default_rng(seed)
        self._now = 0.0

    def __call__(self) -> float:
        self._now += float(self._random.exponential())
        return self._now


class TimedModel(FakeModel):
    """Evaluates in as much time as it is told, on a clock that nothing else moves."""

    def __init__(
        self,
        vocabulary: FakeVocabulary,
        logits: LogitsFunction,
        clock: FakeClock,
        cost: Cost,
        *,
        threads: int = 4,
        context_length: int = 256,
        batch_length: int = 64,
        max_outputs: int = 32,
    ) -> None:
        super().__init__(
            vocabulary,
            logits,
            context_length=context_length,
            batch_length=batch_length,
            max_outputs=max_outputs,
        )
        self.threads = threads
        self._clock = clock
        self._cost = cost

    def use_threads(self, threads: int) -> None:
        self.threads = threads

    def evaluate(self, tokens: Sequence[int], *, outputs: int, padded_to: int = 0) -> Logits:
        before = len(self.cached)
        logits = super().evaluate(tokens, outputs=outputs, padded_to=padded_to)
        seconds = self._cost(max(len(tokens), padded_to), before)
        self._clock.spend(seconds)
        self.compute_seconds += seconds
        return logits
