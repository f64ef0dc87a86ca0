"""Do two models speak the same tokens? Judged by the tokens themselves, never by names."""

from app.core.language_model import Vocabulary
from app.errors import VocabularyMismatchError

_MOST_PADDING = 1024
"""Vocabularies of one family differ by padding at the end; more than this is another family."""


def shared_vocabulary(draft: Vocabulary, target: Vocabulary) -> int:
    """How many token ids, from 0 on, both models spell alike.

    Vocabularies of one family may differ in length by unused entries at the end; ids beyond the shorter
    one are never drafted.

    Raises:
        VocabularyMismatchError: An id in both stands for different texts, or too many ids are in one only.
    """
    shared = min(draft.size, target.size)
    hint = "Choose a draft of the same family as the target, or none."
    if abs(draft.size - target.size) > _MOST_PADDING:
        raise VocabularyMismatchError(
            f"The draft has another vocabulary: {draft.size} tokens where the target has {target.size}.", hint
        )
    for token in range(shared):
        ours, theirs = draft.text(token), target.text(token)
        if ours != theirs:
            raise VocabularyMismatchError(
                f"The draft has another vocabulary: token {token} is {ours!r}, in the target {theirs!r}.",
                hint,
            )
    lacking = set(target.control_texts)
    for token in range(shared, target.size):
        if target.text(token) in lacking:
            raise VocabularyMismatchError(
                f"The draft lacks a token that the target's chats are made of: {target.text(token)!r}.", hint
            )
    return shared
