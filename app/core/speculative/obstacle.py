"""Why drafting does not pay, found by asking what would have to be better for it to pay."""

import numpy as np

from app.core.speculative.stopping_rule import Array
from app.core.statistics import DraftReason, Why

_GOOD_ACCEPTANCE = 0.8
_POOR_ACCEPTANCE = 0.5
"""Acceptance of drafts that suit their target, and of drafts that do not."""


def main_obstacle(verify: Array, draft: float, acceptance: float) -> Why:
    """Name what keeps drafting from being faster than plain decoding.

    Args:
        verify: Seconds to evaluate at least n tokens as cheaply as can be, by n, shape (longest + 2,).
        draft: Seconds to draft one token.
        acceptance: Share of the drafted tokens that was right lately.
    """
    plain = float(verify[1])
    if acceptance < _POOR_ACCEPTANCE and _best(verify, draft, _GOOD_ACCEPTANCE)[0] > 1.0:
        return Why(DraftReason.RARELY_RIGHT, figure=acceptance)
    usual = max(acceptance, _POOR_ACCEPTANCE)
    free_drafting, length = _best(verify, 0.0, usual)
    free_checking, _ = _best(np.full_like(verify, plain), draft, usual)
    if free_drafting >= free_checking:
        return Why(DraftReason.DRAFTING_IS_DEAR, figure=draft / plain)
    return Why(DraftReason.CHECKING_IS_DEAR, tokens=length + 1, figure=float(verify[length + 1]) / plain)


def _best(verify: Array, draft: float, acceptance: float) -> tuple[float, int]:
    """The best factor over plain decoding that drafts of one length bring, and that length."""
    lengths = np.arange(1, len(verify) - 1)
    tokens = 1.0 + np.cumsum(acceptance**lengths)
    factors = tokens * verify[1] / (lengths * draft + verify[2:])
    best = int(factors.argmax())
    return float(factors[best]), best + 1
