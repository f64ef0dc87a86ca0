"""What drafts promise, from what was measured of them: pure arithmetic."""

from collections.abc import Sequence
from dataclasses import dataclass

LEAST_GAIN = 1.03
"""A new file must promise this many times the speed of the old one: less may be chance."""

_STEADY = 2.0
_TYPICAL_STEP = 10.0
_TYPICAL_MORE = 1.0


@dataclass(frozen=True, slots=True)
class Trial:
    """One draft, measured.

    Attributes:
        quantization: How its weights are stored.
        is_original: Whether it is the draft as it was given.
        weight_bytes: Size of its weights.
        seconds_per_token: What drafting a token costs, the median of the rounds.
        spread: The same in the fastest and in the slowest round.
        agreement: Share of the written tokens that are its first choice, 0 to 1.
        factor: Expected speed, in times of plain decoding.
    """

    quantization: str
    is_original: bool
    weight_bytes: int
    seconds_per_token: float
    spread: tuple[float, float]
    agreement: float
    factor: float

    @property
    def is_steady(self) -> bool:
        """Whether the rounds tell about the same."""
        return self.spread[1] <= _STEADY * self.spread[0]


def typical_checks(seconds_per_token: float, longest: int) -> tuple[float, ...]:
    """Seconds a typical target takes for 1, 2, … `longest` tokens.

    It costs ten of the draft's tokens to evaluate one token, and one more for each further token.

    Args:
        seconds_per_token: What a token costs of the draft as it was given.
        longest: The most tokens at once.
    """
    return tuple(seconds_per_token * (_TYPICAL_STEP + _TYPICAL_MORE * more) for more in range(longest))


def choose(trials: Sequence[Trial]) -> Trial:
    """The draft that promises most, or the one that was given when none is clearly better.

    Args:
        trials: One of them of the draft as it was given.
    """
    original = next(trial for trial in trials if trial.is_original)
    # Weights that were stored so already come out the same, and a difference in speed is chance.
    known = (original.weight_bytes, original.agreement)
    others = [trial for trial in trials if (trial.weight_bytes, trial.agreement) != known]
    best = max(others, key=lambda trial: trial.factor, default=original)
    return best if best.factor >= LEAST_GAIN * original.factor else original
