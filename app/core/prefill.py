"""Reading a prompt: bring a model's KV cache to a wanted prefix, in chunks that can be stopped."""

from collections.abc import Iterator, Sequence

from app.core.cancellation import CancelFlag
from app.core.language_model import LanguageModel


def common_prefix(left: Sequence[int], right: Sequence[int]) -> int:
    """How many tokens both sequences begin with."""
    shorter = min(len(left), len(right))
    for index in range(shorter):
        if left[index] != right[index]:
            return index
    return shorter


def prefill(model: LanguageModel, tokens: Sequence[int], cancel: CancelFlag) -> Iterator[int]:
    """Make the cache hold exactly these tokens, keeping what it already shares with them.

    Args:
        model: Any model.
        tokens: The wanted content of the cache.
        cancel: Raised to stop between chunks, and by the model itself inside one.

    Yields:
        How many of the tokens are in the cache: first those kept, then after each chunk.

    Raises:
        CancelledError: The reading was stopped; the cache holds what was read.
    """
    model.rewind(common_prefix(model.cached, tokens))
    yield len(model.cached)
    while len(model.cached) < len(tokens):
        cancel.raise_if_set()
        done = len(model.cached)
        model.evaluate(tokens[done : done + model.batch_length], outputs=0)
        yield len(model.cached)
