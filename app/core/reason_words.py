"""Why a reply was drafted as it was, in a sentence for a person."""

from app.core.statistics import DraftReason, Why

SENTENCES = {
    DraftReason.DRAFTED: "Drafting pays, as far as the draft is sure.",
    DraftReason.SHORTENED: "Drafts are short: checking {tokens} tokens costs {figure:.1f} times one here.",
    DraftReason.NO_DRAFT: "Nothing is drafted.",
    DraftReason.MEASURING: "The cost of plain decoding is being measured.",
    DraftReason.CHECKING_IS_DEAR: "Drafting does not pay: "
    "checking {tokens} tokens costs {figure:.1f} times one here.",
    DraftReason.DRAFTING_IS_DEAR: "Drafting does not pay: "
    "a drafted token costs {figure:.2f} times one of the target's own.",
    DraftReason.RARELY_RIGHT: "Drafting does not pay: the draft was right {figure:.0%} of the time.",
    DraftReason.NO_ROOM: "Nothing is drafted: there is no room left in the context.",
    DraftReason.UNKNOWN_TOKEN: "Nothing is drafted: the draft does not know a token of this text.",
    DraftReason.FAULT: "Nothing is drafted: the draft failed.",
}
"""A sentence for each reason; `tokens` and `figure` are those of `Why`."""


def in_words(why: Why) -> str:
    """Say it in English."""
    return SENTENCES[why.reason].format(tokens=why.tokens, figure=why.figure)
