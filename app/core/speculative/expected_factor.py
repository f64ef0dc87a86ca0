"""How much faster a draft makes a target, reckoned from what both cost and how often they agree."""

from collections.abc import Sequence


def expected_factor(seconds_per_token: float, agreement: float, checks: Sequence[float]) -> float:
    """Speed with a draft, in times of plain decoding, at the best fixed draft length, 0 included.

    Each token is taken to agree with the same probability, whatever came before. Real agreement comes in
    runs, so that more can be had than this says; drafts are ranked alike.

    Args:
        seconds_per_token: What drafting a token costs.
        agreement: The probability that a drafted token is the target's own, 0 to 1.
        checks: Seconds that the target takes for 1, 2, … tokens; a longer batch serves where it is cheaper.
    """
    best = 0.0
    tokens = 0.0
    for length in range(len(checks)):
        tokens += agreement**length
        best = max(best, tokens / (length * seconds_per_token + min(checks[length:])))
    return best * checks[0]
