"""What files and pairs of models are judged to be, in words that the window understands too."""

from dataclasses import dataclass
from enum import StrEnum


class ModelKind(StrEnum):
    """What a GGUF file is.

    TEXT: a language model that writes. EMBEDDING: a model that turns texts into vectors. ENCODER: one that
    reads a text whole before it writes, or only reads. DIFFUSION: one that does not write from left to
    right. PROJECTOR: the eyes or ears of another model. ADAPTER: changes to another model. HEADS: a drafter
    that needs another model's inner states. LATER_PART: a part of a split model that is not the first.
    OTHER: something else without a vocabulary.
    """

    TEXT = "text"
    EMBEDDING = "embedding"
    ENCODER = "encoder"
    DIFFUSION = "diffusion"
    PROJECTOR = "projector"
    ADAPTER = "adapter"
    HEADS = "heads"
    LATER_PART = "later_part"
    OTHER = "other"


class Verdict(StrEnum):
    """What becomes of a pair, the best first.

    WORKS: the draft fits. WITH_CARE: it can draft, but something makes it slower or less often right.
    NEEDS_TRANSLATION: the two speak other tokens, so that every draft would have to be spelled out and read
    anew. CANNOT_WORK: one of the files cannot play its part.
    """

    WORKS = "works"
    WITH_CARE = "with_care"
    NEEDS_TRANSLATION = "needs_translation"
    CANNOT_WORK = "cannot_work"


class Role(StrEnum):
    """Which of the two models a reason speaks of."""

    TARGET = "target"
    DRAFT = "draft"
    BOTH = "both"


class PairReason(StrEnum):
    """What there is to say of a pair; `compatibility_words` says it to a person."""

    # Speaks for it, or changes nothing.
    SAME_TOKENS = "same_tokens"
    PADDING = "padding"
    PREDICTS_AHEAD = "predicts_ahead"
    SHORT_CONTEXT = "short_context"
    NO_WEIGHTS = "no_weights"
    # Asks for care.
    RENAMED_TOKENS = "renamed_tokens"
    FEW_OTHER_TOKENS = "few_other_tokens"
    OTHER_BEGINNING = "other_beginning"
    OTHER_END = "other_end"
    OTHER_SPLITTING = "other_splitting"
    DEAR_DRAFT = "dear_draft"
    DRAFT_NOT_SMALLER = "draft_not_smaller"
    EXPERTS = "experts"
    # Needs translation.
    OTHER_TOKENIZER = "other_tokenizer"
    OTHER_SIZE = "other_size"
    OTHER_TOKENS = "other_tokens"
    LACKING_TOKENS = "lacking_tokens"
    # Cannot be.
    NO_LANGUAGE_MODEL = "no_language_model"
    CANNOT_REWIND = "cannot_rewind"
    CANNOT_BE_LOADED = "cannot_be_loaded"


_CARE = frozenset(
    {
        PairReason.RENAMED_TOKENS,
        PairReason.FEW_OTHER_TOKENS,
        PairReason.OTHER_BEGINNING,
        PairReason.OTHER_END,
        PairReason.OTHER_SPLITTING,
        PairReason.DEAR_DRAFT,
        PairReason.DRAFT_NOT_SMALLER,
        PairReason.EXPERTS,
    }
)
_TRANSLATION = frozenset(
    {
        PairReason.OTHER_TOKENIZER,
        PairReason.OTHER_SIZE,
        PairReason.OTHER_TOKENS,
        PairReason.LACKING_TOKENS,
    }
)
_NEVER = frozenset(
    {
        PairReason.NO_LANGUAGE_MODEL,
        PairReason.CANNOT_REWIND,
        PairReason.CANNOT_BE_LOADED,
    }
)


@dataclass(frozen=True, slots=True)
class Remark:
    """One reason, with what is behind it.

    Attributes:
        reason: What it is.
        role: Which model it speaks of.
        token: The first token id it speaks of, or -1.
        draft_text: What stands in the draft's file there, be it a token or a word such as "gpt2".
        target_text: What stands in the target's.
        count: How many there are, of tokens for instance.
        draft_number: A number of the draft, such as its tokens.
        target_number: The same number of the target.
        kind: What a file is that is no language model.
    """

    reason: PairReason
    role: Role = Role.BOTH
    token: int = -1
    draft_text: str = ""
    target_text: str = ""
    count: int = 0
    draft_number: int = 0
    target_number: int = 0
    kind: ModelKind = ModelKind.TEXT

    @property
    def verdict(self) -> Verdict:
        """The best that a pair can be of which this is true."""
        if self.reason in _NEVER:
            return Verdict.CANNOT_WORK
        if self.reason in _TRANSLATION:
            return Verdict.NEEDS_TRANSLATION
        return Verdict.WITH_CARE if self.reason in _CARE else Verdict.WORKS


class FitVerdict(StrEnum):
    """Whether there is memory enough, the best first.

    FITS: everything has room. WITHOUT_DRAFT: the target has, the draft has not. SMALLER_CONTEXT: the target
    has when less of a conversation is kept in mind. TOO_LARGE: it has none even so.
    """

    FITS = "fits"
    WITHOUT_DRAFT = "without_draft"
    SMALLER_CONTEXT = "smaller_context"
    TOO_LARGE = "too_large"
