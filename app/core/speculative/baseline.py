"""What plain decoding costs here and now: the one honest thing to compare with."""

from statistics import median

from app.core.speculative.near_samples import NearSamples
from app.core.statistics import PlainCost

_NEWEST = 9
"""How many of the newest samples count: few enough to be about now, enough for a median."""


class PlainBaseline:
    """Collects what plain rounds cost and answers for a context length.

    Attention grows with the context, so only rounds at a similar context length count. Besides those due
    here by their place in the reply, `CostCurve.wants_plain` asks for some when the machine has changed.
    """

    def __init__(self, *, opening: int = 2, interval: int = 64, memory: int = 256) -> None:
        """Choose how much measuring is worth.

        Args:
            opening: Plain rounds at the beginning of each reply.
            interval: Committed tokens between later plain rounds.
            memory: How many plain rounds are remembered.
        """
        self._opening = opening
        self._interval = interval
        self._samples = NearSamples(memory)
        self.begin_reply()

    def begin_reply(self) -> None:
        """Start counting places anew."""
        self._next_due = 0 if self._opening else self._interval

    def is_due(self, committed: int) -> bool:
        """Whether the next round should be plain, `committed` tokens into the reply."""
        if committed < self._next_due:
            return False
        self._next_due = committed + (1 if committed + 1 < self._opening else self._interval)
        return True

    def observe(self, position: int, seconds: float, pace: float = 1.0) -> None:
        """Remember a plain round.

        Args:
            position: Position in the context of the token it evaluated.
            seconds: What it took.
            pace: How much slower than usual the machine was then.
        """
        self._samples.add(position, seconds / pace)

    def cost(self, position: int, pace: float = 1.0) -> PlainCost | None:
        """The cost of a plain round now, or None when nothing near was measured.

        Args:
            position: The context length in tokens.
            pace: How much slower than usual the machine is now, by the rounds just measured.
        """
        near = self._samples.newest(position, _NEWEST)
        if not near:
            return None
        low, high = _median_interval(near)
        return PlainCost(pace * median(near), pace * low, pace * high, len(near))


def _median_interval(samples: list[float]) -> tuple[float, float]:
    """An interval that holds the true median, however the samples are spread: in 95 cases of 100 with nine.

    The true median lies between the k-th lowest and the k-th highest sample unless fewer than k samples fell
    on one side of it; with fewer than eight samples only the lowest and highest are far enough apart.
    """
    ordered = sorted(samples)
    k = 1 if len(samples) >= 8 else 0
    return ordered[k], ordered[-1 - k]
