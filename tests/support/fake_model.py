"""A language model without weights, for tests: logits are a function of the last tokens, exactly the same
whether tokens are evaluated one at a time or many at once."""

from collections.abc import Callable, Sequence

import numpy as np

from app.core.cancellation import CancelFlag
from app.core.language_model import Logits
from app.core.speculative.cost_curve import CostCurve

LogitsFunction = Callable[[tuple[int, ...]], Logits]
"""From all tokens so far to one row of logits, shape (vocabulary size,)."""


class FakeVocabulary:
    """Token i is the i-th text given; texts in angle brackets are control tokens."""

    def __init__(
        self,
        texts: Sequence[str | bytes],
        *,
        ends: Sequence[int] = (),
        bos: int | None = None,
        eos: int | None = None,
        wants_bos: bool = False,
        user_defined: Sequence[str] = (),
    ) -> None:
        self._texts = [text if isinstance(text, str) else text.decode("latin-1") for text in texts]
        self._pieces = [text.encode() if isinstance(text, str) else text for text in texts]
        self._ends = frozenset(ends)
        self.size = len(texts)
        self.bos = bos
        self.eos = eos
        self.wants_bos = wants_bos
        self.user_defined_texts = tuple(user_defined)
        self.control_texts = tuple(
            text
            for text in self._texts
            if text.startswith("<") and len(text) > 1 and text not in user_defined
        )

    def tokenize(self, text: str, *, allow_control: bool, continues: bool = False) -> list[int]:
        tokens = []
        known = sorted(range(self.size), key=lambda token: -len(self._texts[token]))
        while text:
            for token in known:
                is_control = self._texts[token] in self.control_texts
                if text.startswith(self._texts[token]) and (allow_control or not is_control):
                    tokens.append(token)
                    text = text[len(self._texts[token]) :]
                    break
            else:
                raise AssertionError(f"no token begins {text!r}")
        return tokens

    def piece(self, token: int) -> bytes:
        return b"" if self._texts[token] in self.control_texts else self._pieces[token]

    def text(self, token: int) -> str:
        return self._texts[token]

    def is_end(self, token: int) -> bool:
        return token in self._ends


def letters(count: int, ends: Sequence[int] = ()) -> FakeVocabulary:
    """A vocabulary of single letters."""
    return FakeVocabulary([chr(ord("a") + number) for number in range(count)], ends=ends)


class FakeModel:
    """Evaluates in no time, and checks that it is used as the protocol says."""

    def __init__(
        self,
        vocabulary: FakeVocabulary,
        logits: LogitsFunction,
        *,
        context_length: int = 256,
        batch_length: int = 64,
        max_outputs: int = 32,
        can_rewind: bool = True,
        cancel: CancelFlag | None = None,
    ) -> None:
        self.vocabulary = vocabulary
        self.context_length = context_length
        self.batch_length = batch_length
        self.max_outputs = max_outputs
        self.can_rewind = can_rewind
        self.compute_seconds = 0.0
        self.evaluations: list[tuple[int, int]] = []
        """Tokens and output rows of each evaluation so far."""
        self.paddings: list[int] = []
        """What each evaluation was to be padded to."""
        self.closed = False
        self._logits = logits
        self._cancel = cancel or CancelFlag()
        self._cached: list[int] = []

    @property
    def cached(self) -> Sequence[int]:
        return self._cached

    def evaluate(self, tokens: Sequence[int], *, outputs: int, padded_to: int = 0) -> Logits:
        assert not self.closed
        assert 0 < len(tokens) <= self.batch_length
        assert outputs <= min(len(tokens), self.max_outputs)
        assert len(self._cached) + len(tokens) <= self.context_length, "beyond the context"
        assert all(0 <= token < self.vocabulary.size for token in tokens)
        self._cancel.raise_if_set()
        start = len(self._cached)
        self._cached.extend(tokens)
        self.evaluations.append((len(tokens), outputs))
        self.paddings.append(padded_to)
        ends = range(start + len(tokens) - outputs + 1, start + len(tokens) + 1)
        rows = [self._logits(tuple(self._cached[:end])) for end in ends]
        return np.array(rows, np.float32).reshape(outputs, self.vocabulary.size)

    def rewind(self, length: int) -> None:
        assert length >= 0
        if length < len(self._cached) and not self.can_rewind:
            length = 0
        del self._cached[length:]

    def close(self) -> None:
        self.closed = True


def steady_costs(longest: int = 32) -> CostCurve:
    """A curve on which n tokens cost n seconds."""
    return CostCurve({1: 1.0}, longest)


def hashed_logits(size: int, *, seed: int = 0, sharpness: float = 3.0, memory: int = 3) -> LogitsFunction:
    """Random-looking logits that depend on the last few tokens only."""

    def logits(tokens: tuple[int, ...]) -> Logits:
        rng = np.random.default_rng([seed, *tokens[-memory:]])
        return (sharpness * rng.normal(size=size)).astype(np.float32)

    return logits


def blended(first: LogitsFunction, second: LogitsFunction, share: float) -> LogitsFunction:
    """Logits between two functions: a draft that often, but not always, agrees with its target."""

    def logits(tokens: tuple[int, ...]) -> Logits:
        return ((1 - share) * first(tokens) + share * second(tokens)).astype(np.float32)

    return logits
