"""How often a draft's first choice is the token that another model really wrote."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile

import numpy as np
import numpy.typing as npt

from app.core.cancellation import CancelFlag
from app.core.language_model import LanguageModel
from app.core.prefill import prefill
from app.errors import DraftError

Row = npt.NDArray[np.float32]
"""Logits after one token, shape (vocabulary size,)."""


@dataclass(frozen=True, slots=True)
class WrittenText:
    """A prompt and what a model wrote after it.

    Attributes:
        prompt: The prompt's token ids, at least one.
        reply: The token ids that followed.
    """

    prompt: tuple[int, ...]
    reply: tuple[int, ...]


Choice = Callable[[Row], int]
"""Picks a token from one row of logits."""


def likeliest(row: Row) -> int:
    """Pick the token a greedy answer goes on with."""
    return int(row.argmax())


def drawn_with(seed: int) -> Choice:
    """Pick tokens at random, each as often as the model expects it (temperature 1)."""
    random = np.random.default_rng(seed)
    return lambda row: int((row + random.gumbel(size=row.shape)).argmax())


def write(
    model: LanguageModel, prompt: Sequence[int], length: int, choice: Choice, cancel: CancelFlag
) -> WrittenText:
    """Let a model answer, its end token included.

    Args:
        model: Whoever writes; its cache holds the text afterwards, but for the last token.
        prompt: Its token ids; only the last ones are used where the context is short.
        length: The most tokens to write.
        choice: How each token is picked.
        cancel: Raised to stop.

    Raises:
        CancelledError: The writing was stopped.
        EvaluationError: The model cannot evaluate.
    """
    tokens = list(prompt[-max(1, model.context_length - length) :]) or [model.vocabulary.bos or 0]
    begin = len(tokens)
    _read(model, tokens[:-1], cancel)
    while len(tokens) - begin < length and len(tokens) <= model.context_length:
        tokens.append(choice(model.evaluate(tokens[-1:], outputs=1)[0]))
        if model.vocabulary.is_end(tokens[-1]):
            break
    return WrittenText(tuple(tokens[:begin]), tuple(tokens[begin:]))


def known_part(texts: Sequence[WrittenText], shared: int) -> tuple[WrittenText, ...]:
    """The texts up to the first token that only their writer knows.

    Args:
        texts: What was written.
        shared: How many token ids, from 0 on, draft and writer spell alike.

    Raises:
        DraftError: Nothing is left.
    """
    known = []
    for text in texts:
        reply = tuple(takewhile(lambda token: token < shared, text.reply))
        if reply and max(text.prompt) < shared:
            known.append(WrittenText(text.prompt, reply))
    if not known:
        raise DraftError(
            "The target writes tokens that the draft does not know.",
            "Choose a draft of the same family as the target.",
        )
    return tuple(known)


def agreement(draft: LanguageModel, texts: Sequence[WrittenText], shared: int, cancel: CancelFlag) -> float:
    """The share of written tokens that are the draft's first choice after all tokens before them, 0 to 1.

    Args:
        draft: Evaluates many tokens at once, as many as it can give logits for.
        texts: What was written, with one token at least; each with its prompt fits into the draft's context.
        shared: How many token ids, from 0 on, draft and writer spell alike; others are never drafted.
        cancel: Raised to stop.

    Raises:
        CancelledError: The reading was stopped.
        EvaluationError: The draft cannot evaluate.
    """
    written = [token for text in texts for token in text.reply]
    chosen = [token for text in texts for token in _choices(draft, text, shared, cancel)]
    return sum(ours == theirs for ours, theirs in zip(chosen, written, strict=True)) / len(written)


def _choices(draft: LanguageModel, text: WrittenText, shared: int, cancel: CancelFlag) -> Iterator[int]:
    read = (*text.prompt, *text.reply)[:-1]
    first = len(text.prompt) - 1
    draft.rewind(0)
    _read(draft, read[:first], cancel)
    at_once = min(draft.max_outputs, draft.batch_length)
    for start in range(first, len(read), at_once):
        chunk = read[start : start + at_once]
        yield from map(int, draft.evaluate(chunk, outputs=len(chunk))[:, :shared].argmax(axis=1))


def _read(model: LanguageModel, tokens: Sequence[int], cancel: CancelFlag) -> None:
    for _ in prefill(model, tokens, cancel):
        cancel.raise_if_set()
