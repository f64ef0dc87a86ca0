"""What plain decoding costs here and now: the one honest thing to compare with."""

from collections import deque
from dataclasses import dataclass
from statistics import median

_NEWEST = 9
"""How many of the newest samples count: few enough to be about now, enough for a median."""


@dataclass(frozen=True, slots=True)
class PlainCost:
    """The measured cost of plain decoding near one context length.

    Attributes:
        seconds: Median seconds a token.
        samples: How many plain rounds it is the median of.
    """

    seconds: float
    samples: int


class PlainBaseline:
    """Collects what plain rounds cost and answers for a context length.

    Attention grows with the context, so only rounds at a similar context length count. When plain rounds
    are due depends on the place in the reply alone, never on timing, so that measuring cannot change what
    a seeded reply says.
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
        self._samples: deque[tuple[int, float]] = deque(maxlen=memory)
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
        self._samples.append((position, seconds / pace))

    def cost(self, position: int, pace: float = 1.0) -> PlainCost | None:
        """The cost of a plain round now, or None when nothing near was measured.

        Args:
            position: The context length in tokens.
            pace: How much slower than usual the machine is now, by the rounds just measured.
        """
        reach = max(256, position // 4)
        near = [seconds for place, seconds in self._samples if abs(place - position) <= reach]
        near = near[-_NEWEST:]
        return PlainCost(pace * median(near), len(near)) if near else None
