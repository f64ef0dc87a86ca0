"""Samples that were taken at places of a context, and those of them that lie near another place."""

from collections import deque

_NEAR = 256
"""Tokens of context that make no difference to what evaluations cost, or a quarter of the context."""


class NearSamples:
    """Remembers the newest samples; attention grows with the context, so only those near a place count."""

    def __init__(self, memory: int) -> None:
        self._samples: deque[tuple[int, float]] = deque(maxlen=memory)

    def add(self, position: int, value: float) -> None:
        """Remember a sample taken at this length of context, in tokens."""
        self._samples.append((position, value))

    def newest(self, position: int, most: int) -> list[float]:
        """The newest samples near this length of context, at most so many, oldest first."""
        reach = max(_NEAR, position // 4)
        found: list[float] = []
        for place, value in reversed(self._samples):
            if abs(place - position) <= reach:
                found.append(value)
                if len(found) == most:
                    break
        return found[::-1]
