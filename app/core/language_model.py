"""What the decoder needs of a model, whoever runs it."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np
import numpy.typing as npt

Logits = npt.NDArray[np.float32]
"""Logits of shape (rows, vocabulary size), natural-log odds before any sampler."""


class Vocabulary(Protocol):
    """The tokens of a model and their texts."""

    @property
    def size(self) -> int:
        """Number of token ids; logits rows have this length."""

    @property
    def bos(self) -> int | None:
        """The beginning-of-text token, where there is one."""

    @property
    def eos(self) -> int | None:
        """The token that templates put behind a finished turn, where there is one."""

    @property
    def wants_bos(self) -> bool:
        """Whether every prompt must begin with the beginning-of-text token."""

    @property
    def control_texts(self) -> tuple[str, ...]:
        """The texts that become control tokens when control tokens are allowed."""

    @property
    def user_defined_texts(self) -> tuple[str, ...]:
        """The texts that always become tokens of their own, control tokens allowed or not."""

    def tokenize(self, text: str, *, allow_control: bool, continues: bool = False) -> list[int]:
        """Turn text into token ids, without adding any.

        Args:
            text: Any text.
            allow_control: Whether texts of control tokens become these tokens.
            continues: Whether the text goes on where another ended, so that no space is put before it.
        """

    def piece(self, token: int) -> bytes:
        """The bytes a token stands for in a reply; control tokens stand for none."""

    def text(self, token: int) -> str:
        """The token as its vocabulary spells it, for comparing vocabularies."""

    def is_end(self, token: int) -> bool:
        """Whether the token ends a reply."""


class LanguageModel(Protocol):
    """A model with a KV cache that grows at its end and can be rewound."""

    @property
    def vocabulary(self) -> Vocabulary:
        """The tokens this model reads and writes."""

    @property
    def context_length(self) -> int:
        """How many tokens the KV cache holds at most."""

    @property
    def batch_length(self) -> int:
        """How many tokens one evaluation takes at most."""

    @property
    def max_outputs(self) -> int:
        """How many rows of logits one evaluation gives at most."""

    @property
    def can_rewind(self) -> bool:
        """Whether part of the cache can be forgotten; recurrent models cannot."""

    @property
    def cached(self) -> Sequence[int]:
        """The tokens in the KV cache, in order; do not change."""

    @property
    def compute_seconds(self) -> float:
        """Seconds spent so far inside the library that evaluates, for telling its time from ours."""

    def evaluate(self, tokens: Sequence[int], *, outputs: int, padded_to: int = 0) -> Logits:
        """Append tokens to the cache and give the logits after the last ones.

        Args:
            tokens: One to `batch_length` token ids, placed behind those in the cache.
            outputs: For how many of the last tokens logits are wanted, 0 to `max_outputs`.
            padded_to: Evaluate at least this many tokens, because that is cheaper here; what is added stays
                out of the cache, and is left out where the context or the batch has no room for it.

        Returns:
            Logits of shape (outputs, vocabulary size); a view that the next call overwrites.

        Raises:
            CancelledError: The evaluation was stopped; the cache is as before.
            EvaluationError: It failed; the cache is as before.
        """

    def rewind(self, length: int) -> None:
        """Forget all but the first `length` tokens; a model that cannot rewind forgets everything."""

    def close(self) -> None:
        """Give all memory back; the model cannot be used afterwards."""
