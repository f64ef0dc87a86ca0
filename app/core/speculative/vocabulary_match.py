"""Do two models speak the same tokens? Judged by the tokens themselves, never by names."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import compress, count
from operator import ne

from app.core.language_model import Vocabulary
from app.errors import VocabularyMismatchError

_MOST_PADDING = 1024
"""Vocabularies of one family differ by padding at the end; more than this is another family."""

_ORDINARY_SHARE = 4096
"""One token of ordinary text in so many may differ: such vocabularies are of one family, and a draft that is
wrong about a word is only a draft that is wrong."""


@dataclass(frozen=True, slots=True)
class TokenTexts:
    """The tokens of a vocabulary, as far as they are compared.

    Attributes:
        texts: What each token id stands for.
        control: The texts that chats are made of, and others that are no text of a reply.
        user_defined: The texts that always are tokens of their own.
    """

    texts: Sequence[str]
    control: frozenset[str]
    user_defined: frozenset[str]

    @classmethod
    def of(cls, vocabulary: Vocabulary) -> "TokenTexts":
        """Those of a loaded model."""
        return cls(
            [vocabulary.text(token) for token in range(vocabulary.size)],
            frozenset(vocabulary.control_texts),
            frozenset(vocabulary.user_defined_texts),
        )

    def is_ordinary(self, text: str) -> bool:
        """Whether the text may come up in the middle of a reply."""
        return text not in self.control and text not in self.user_defined


@dataclass(frozen=True, slots=True)
class TokenDifference:
    """A token id that stands for different texts in two models."""

    token: int
    draft: str
    target: str


@dataclass(frozen=True, slots=True)
class VocabularyMatch:
    """How far two models speak the same tokens.

    Attributes:
        draft_size: Tokens of the draft.
        target_size: Tokens of the target.
        differing: How many of the ids in both stand for different texts.
        ordinary: How many of them are ordinary text in both models; not counted on where far too many differ.
        first_ordinary: The first of these, or None.
        first_special: The first of the others, or None.
        lacking: The texts that the target's chats may be made of and whose ids the draft does not have.
    """

    draft_size: int
    target_size: int
    differing: int
    ordinary: int
    first_ordinary: TokenDifference | None
    first_special: TokenDifference | None
    lacking: tuple[str, ...]

    @property
    def shared(self) -> int:
        """How many token ids, from 0 on, are in both."""
        return min(self.draft_size, self.target_size)

    @property
    def has_same_size(self) -> bool:
        """Whether the lengths differ by no more than the padding of one family."""
        return abs(self.draft_size - self.target_size) <= _MOST_PADDING

    @property
    def has_same_texts(self) -> bool:
        """Whether so few ids differ that drafts are worth checking.

        Control tokens of one family are renamed from model to model; a draft then takes some for others,
        which costs it a right guess now and then, and the answer nothing.
        """
        return self.differing <= _MOST_PADDING and self.ordinary <= self.shared // _ORDINARY_SHARE

    @property
    def is_usable(self) -> bool:
        """Whether the draft's token ids can be checked by the target as they are."""
        return self.has_same_size and self.has_same_texts and not self.lacking


def match(draft: TokenTexts, target: TokenTexts) -> VocabularyMatch:
    """Compare two vocabularies token by token.

    Ids beyond the shorter one are unused entries at the end in one family; they are never drafted.
    """
    unlike = list(compress(count(), map(ne, draft.texts, target.texts)))
    looked_at = [
        TokenDifference(token, draft.texts[token], target.texts[token])
        for token in unlike[: _MOST_PADDING + 1]
    ]
    ordinary = [one for one in looked_at if draft.is_ordinary(one.draft) and target.is_ordinary(one.target)]
    special = (
        one for one in looked_at if not (draft.is_ordinary(one.draft) and target.is_ordinary(one.target))
    )
    shared = min(len(draft.texts), len(target.texts))
    return VocabularyMatch(
        draft_size=len(draft.texts),
        target_size=len(target.texts),
        differing=len(unlike),
        ordinary=len(ordinary),
        first_ordinary=next(iter(ordinary), None),
        first_special=next(special, None),
        lacking=tuple(text for text in target.texts[shared:] if text in target.control),
    )


def shared_vocabulary(draft: Vocabulary, target: Vocabulary) -> int:
    """How many token ids, from 0 on, both models spell alike, but for a few.

    Raises:
        VocabularyMismatchError: Too many ids in both stand for different texts or are in one only, or the
            draft lacks a token of the target's chats.
    """
    found = match(TokenTexts.of(draft), TokenTexts.of(target))
    hint = "Choose a draft of the same family as the target, or none."
    if not found.has_same_size:
        raise VocabularyMismatchError(
            f"The draft has another vocabulary: {found.draft_size} tokens "
            f"where the target has {found.target_size}.",
            hint,
        )
    first = found.first_ordinary or found.first_special
    if not found.has_same_texts and first is not None:
        raise VocabularyMismatchError(
            f"The draft has another vocabulary: token {first.token} is {first.draft!r}, "
            f"in the target {first.target!r}.",
            hint,
        )
    if found.lacking:
        raise VocabularyMismatchError(
            f"The draft lacks a token that the target's chats are made of: {found.lacking[0]!r}.", hint
        )
    return found.shared
