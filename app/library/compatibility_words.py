"""Verdicts on pairs and their reasons, in sentences for a person."""

from app.library.verdicts import ModelKind, PairReason, Remark, Role, Verdict

VERDICTS = {
    Verdict.WORKS: "Works.",
    Verdict.WITH_CARE: "Works with care.",
    Verdict.NEEDS_TRANSLATION: "Needs translation between the vocabularies.",
    Verdict.CANNOT_WORK: "Cannot work.",
}
"""A sentence for each verdict."""

SENTENCES = {
    PairReason.SAME_TOKENS: "Both models speak the same {count:,} tokens.",
    PairReason.PADDING: "One vocabulary is longer by {count:,} entries at its end, which are never drafted.",
    PairReason.PREDICTS_AHEAD: "The target has layers of its own that predict further tokens ({count}).",
    PairReason.NO_WEIGHTS: "The {role}'s file holds a vocabulary and no weights.",
    PairReason.RENAMED_TOKENS: "Some special tokens ({count:,}) mean something else to the draft, "
    "the first is token {token}: {draft_text!r}, in the target {target_text!r}.",
    PairReason.FEW_OTHER_TOKENS: "A few tokens ({count:,}) mean something else to the draft, "
    "the first is token {token}: {draft_text!r}, in the target {target_text!r}.",
    PairReason.OTHER_BEGINNING: "The draft is used to texts that begin with {draft_text}, "
    "the target begins them with {target_text}.",
    PairReason.OTHER_END: "The draft is used to texts that end with {draft_text}, "
    "the target ends them with {target_text}.",
    PairReason.OTHER_SPLITTING: "The draft learnt from texts that were split another way "
    "({draft_text}, the target {target_text}), so that it may be wrong more often.",
    PairReason.DEAR_DRAFT: "The draft has more than half of what the target reads for a token, "
    "so that drafting may not pay.",
    PairReason.DRAFT_NOT_SMALLER: "The draft is no smaller than the target, so that drafting cannot pay.",
    PairReason.EXPERTS: "The target uses {target_number} of {count} experts for a token; checking several "
    "tokens wakes more of them and costs more.",
    PairReason.SHORT_CONTEXT: "The draft was trained for {draft_number:,} tokens of context, the target for "
    "{target_number:,}; further on it is wrong more often.",
    PairReason.OTHER_TOKENIZER: "The models cut texts into tokens in different ways: "
    "{draft_text}, the target {target_text}.",
    PairReason.OTHER_SIZE: "The draft has {draft_number:,} tokens, the target {target_number:,}.",
    PairReason.OTHER_TOKENS: "The tokens differ ({count:,} of them), the first is token {token}: "
    "{draft_text!r}, in the target {target_text!r}.",
    PairReason.LACKING_TOKENS: "The draft lacks tokens that the target's chats may be made of ({count:,}), "
    "the first is {target_text!r}.",
    PairReason.NO_LANGUAGE_MODEL: "The {role} is {what}.",
    PairReason.CANNOT_REWIND: "The {role}'s memory is recurrent: it cannot take back a rejected token.",
    PairReason.CANNOT_BE_LOADED: "The {role}'s file is of an old version or made for other machines.",
}
"""A sentence for each reason, with the fields of `Remark`, `role` as a word and `what` of `KINDS`."""

KINDS = {
    ModelKind.TEXT: "a language model",
    ModelKind.EMBEDDING: "an embedding model, which writes no text",
    ModelKind.ENCODER: "a model that reads a text whole before it writes",
    ModelKind.DIFFUSION: "a diffusion model, which does not write from left to right",
    ModelKind.PROJECTOR: "the eyes or ears of another model (a projector)",
    ModelKind.ADAPTER: "an adapter, which only changes another model",
    ModelKind.HEADS: "a set of drafting heads, which need the inner states of their own model",
    ModelKind.LATER_PART: "a later part of a split model; choose its first part",
    ModelKind.OTHER: "no language model",
}
"""What a file is, for a sentence that begins with who."""

_ROLES = {Role.TARGET: "target", Role.DRAFT: "draft", Role.BOTH: "pair"}
_NOTHING = "no special token"


def in_words(remark: Remark) -> str:
    """Say a reason in English."""
    is_border = remark.reason in (PairReason.OTHER_BEGINNING, PairReason.OTHER_END)
    return SENTENCES[remark.reason].format(
        role=_ROLES[remark.role],
        token=remark.token,
        draft_text=_border(remark.draft_text) if is_border else remark.draft_text,
        target_text=_border(remark.target_text) if is_border else remark.target_text,
        count=remark.count,
        draft_number=remark.draft_number,
        target_number=remark.target_number,
        what=KINDS[remark.kind],
    )


def _border(text: str) -> str:
    return repr(text) if text else _NOTHING
