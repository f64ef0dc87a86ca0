"""Why drafting does not pay, found by asking what would have to be better for it to pay."""

from app.core.speculative.stopping_rule import Array
from app.core.statistics import DraftReason, Why

_GOOD_ACCEPTANCE = 0.8
"""Acceptance of a draft that suits its target; one that would not pay with it suffers from costs."""


def main_obstacle(verify: Array, draft: float, acceptance: float) -> Why:
    """Name what keeps drafting from being faster than plain decoding.

    Args:
        verify: Seconds to evaluate at least n tokens as cheaply as can be, by n, shape (longest + 2,).
        draft: Seconds to draft one token.
        acceptance: Share of the drafted tokens that was right lately.
    """
    plain = float(verify[1])
    if _gain(verify, draft, _GOOD_ACCEPTANCE)[0] > 1.0:
        return Why(DraftReason.RARELY_RIGHT, figure=acceptance)
    free, best = _gain(verify, 0.0, _GOOD_ACCEPTANCE)
    if free > 1.0:
        return Why(DraftReason.DRAFTING_IS_DEAR, figure=draft / plain)
    return Why(DraftReason.CHECKING_IS_DEAR, tokens=best + 1, figure=float(verify[best + 1]) / plain)


def _gain(verify: Array, draft: float, acceptance: float) -> tuple[float, int]:
    """The best factor over plain decoding with a fixed length, and that length."""
    plain = float(verify[1])
    best, at = 0.0, 1
    expected = 1.0
    for drafted in range(1, len(verify) - 1):
        expected += acceptance**drafted
        factor = expected * plain / (drafted * draft + float(verify[drafted + 1]))
        if factor > best:
            best, at = factor, drafted
    return best, at
