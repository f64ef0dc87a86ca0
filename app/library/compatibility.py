"""Can this draft write ahead for this target? Judged from both files' heads, before a byte of weights.

The tokens are compared by the same rule as once the models are loaded; what else decides is in the heads too.
Names decide nothing.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from app.core.speculative.vocabulary_match import TokenDifference, VocabularyMatch, match
from app.library.model_facts import ModelFacts
from app.library.token_table import TokenTable
from app.library.verdicts import ModelKind, PairReason, Remark, Role, Verdict

_LONGEST_TEXT = 80
"""Characters of a token or word that are passed on."""

_TOO_DEAR = 0.5
"""A draft that reads more than this share of the target's bytes for a token seldom pays."""


@dataclass(frozen=True, slots=True)
class PairVerdict:
    """What becomes of a pair, and every reason for it.

    Attributes:
        verdict: The verdict.
        remarks: The reasons, those that decide first.
    """

    verdict: Verdict
    remarks: tuple[Remark, ...]

    @property
    def reasons(self) -> tuple[PairReason, ...]:
        """The bare reasons."""
        return tuple(remark.reason for remark in self.remarks)


def check_pair(target: ModelFacts, draft: ModelFacts) -> PairVerdict:
    """Judge whether one model can draft for another."""
    remarks = [*_unfit(target, Role.TARGET), *_unfit(draft, Role.DRAFT)]
    if target.tokens is not None and draft.tokens is not None:
        remarks += _vocabulary_remarks(target.tokens, draft.tokens)
    remarks += _cost_remarks(target, draft)
    order = list(Verdict)
    worst = max((remark.verdict for remark in remarks), key=order.index, default=Verdict.WORKS)
    ranked = sorted(remarks, key=lambda remark: -order.index(remark.verdict))
    return PairVerdict(worst, tuple(ranked))


def _unfit(model: ModelFacts, role: Role) -> Iterator[Remark]:
    """Why a file cannot play its part, whatever the other is."""
    if not model.can_be_loaded:
        yield Remark(PairReason.CANNOT_BE_LOADED, role)
    if model.kind is not ModelKind.TEXT:
        yield Remark(PairReason.NO_LANGUAGE_MODEL, role, kind=model.kind)
    if not model.can_rewind:
        yield Remark(PairReason.CANNOT_REWIND, role)
    if model.kind is ModelKind.TEXT and not model.weight_bytes:
        yield Remark(PairReason.NO_WEIGHTS, role)


def _vocabulary_remarks(target: TokenTable, draft: TokenTable) -> Iterator[Remark]:
    found = match(draft.compared, target.compared)
    if found.is_usable:
        yield from _small_differences(found)
        yield from _rules(target, draft)
    elif target.model != draft.model:
        yield Remark(
            PairReason.OTHER_TOKENIZER, draft_text=_word(draft.model), target_text=_word(target.model)
        )
    if not found.has_same_size:
        yield Remark(PairReason.OTHER_SIZE, draft_number=draft.size, target_number=target.size)
    if not found.has_same_texts:
        yield _naming(PairReason.OTHER_TOKENS, found.first_ordinary or found.first_special, found.differing)
    elif found.lacking:
        yield Remark(
            PairReason.LACKING_TOKENS,
            Role.DRAFT,
            target_text=_short(found.lacking[0]),
            count=len(found.lacking),
        )


def _small_differences(found: VocabularyMatch) -> Iterator[Remark]:
    if found.first_special is not None:
        yield _naming(PairReason.RENAMED_TOKENS, found.first_special, found.differing - found.ordinary)
    if found.first_ordinary is not None:
        yield _naming(PairReason.FEW_OTHER_TOKENS, found.first_ordinary, found.ordinary)
    if not found.differing:
        yield Remark(PairReason.SAME_TOKENS, count=found.shared)
    if found.draft_size != found.target_size:
        yield Remark(
            PairReason.PADDING,
            count=abs(found.draft_size - found.target_size),
            draft_number=found.draft_size,
            target_number=found.target_size,
        )


def _rules(target: TokenTable, draft: TokenTable) -> Iterator[Remark]:
    """How texts begin, are split and end; the target's rules are followed, whatever the draft is used to."""
    if _beginning(target) != _beginning(draft):
        yield Remark(
            PairReason.OTHER_BEGINNING,
            Role.DRAFT,
            draft_text=_named(draft, _beginning(draft)),
            target_text=_named(target, _beginning(target)),
        )
    if (target.model, target.pre) != (draft.model, draft.pre):
        yield Remark(
            PairReason.OTHER_SPLITTING,
            draft_text=_word(draft.pre or draft.model),
            target_text=_word(target.pre or target.model),
        )
    if target.eos != draft.eos:
        yield Remark(
            PairReason.OTHER_END,
            draft_text=_named(draft, draft.eos),
            target_text=_named(target, target.eos),
        )


def _cost_remarks(target: ModelFacts, draft: ModelFacts) -> Iterator[Remark]:
    """What makes drafting dear; nothing where the weights are not known."""
    if target.heads_ahead:
        yield Remark(PairReason.PREDICTS_AHEAD, Role.TARGET, count=target.heads_ahead)
    if 0 < draft.context_length < target.context_length:
        yield Remark(
            PairReason.SHORT_CONTEXT,
            Role.DRAFT,
            draft_number=draft.context_length,
            target_number=target.context_length,
        )
    if not target.weight_bytes or not draft.weight_bytes:
        return
    theirs, ours = target.weight_bytes * target.active_share, draft.weight_bytes * draft.active_share
    if ours > _TOO_DEAR * theirs:
        yield Remark(
            PairReason.DRAFT_NOT_SMALLER if ours >= theirs else PairReason.DEAR_DRAFT,
            Role.DRAFT,
            draft_number=draft.weight_bytes,
            target_number=target.weight_bytes,
        )
    if target.experts:
        yield Remark(PairReason.EXPERTS, Role.TARGET, count=target.experts, target_number=target.experts_used)


def _beginning(tokens: TokenTable) -> int | None:
    """The token that every prompt begins with; where none does, it does not matter which there would be."""
    return tokens.bos if tokens.wants_bos else None


def _named(tokens: TokenTable, token: int | None) -> str:
    return "" if token is None else _short(tokens.text(token))


def _naming(reason: PairReason, first: TokenDifference | None, count: int) -> Remark:
    if first is None:
        return Remark(reason, count=count)
    return Remark(
        reason,
        token=first.token,
        draft_text=_short(first.draft),
        target_text=_short(first.target),
        count=count,
    )


def _short(text: str) -> str:
    """A text of a file that may have been made to do harm, as far as a person wants to read it."""
    return text if len(text) <= _LONGEST_TEXT else f"{text[:_LONGEST_TEXT]}…"


def _word(text: str) -> str:
    """The same of a word that is said without quotation marks: nothing in it steers a terminal."""
    return _short("".join(letter if letter.isprintable() else "�" for letter in text[: _LONGEST_TEXT + 1]))
