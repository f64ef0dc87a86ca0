"""How fast bytes arrive, smoothed, and how long the rest takes."""

import math
from collections.abc import Callable

_SMOOTHING = 4.0
"""Seconds over which the rate is averaged: longer hides a stall, shorter makes the figure dance."""
_SILENCE = 3 * _SMOOTHING
"""Seconds without a byte after which the rate is nothing."""


class Bandwidth:
    """Averages what arrived, the newest counting most.

    Args:
        clock: Seconds from any beginning, never going back.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.restart()

    def restart(self) -> None:
        """Forget the past, as after a pause."""
        self._began = self._seen = self._last = self._clock()
        self._sum = 0.0

    def add(self, size: int) -> None:
        """Note that bytes arrived just now."""
        now = self._clock()
        self._sum = self._sum * math.exp((self._seen - now) / _SMOOTHING) + size
        self._seen = self._last = now

    @property
    def rate(self) -> float:
        """Bytes a second; falls to 0 while nothing arrives."""
        now = self._clock()
        if now - self._last >= _SILENCE or now <= self._began:
            return 0.0
        # At the beginning the average is over less than the smoothing time.
        weight = _SMOOTHING * (1.0 - math.exp((self._began - now) / _SMOOTHING))
        return self._sum * math.exp((self._seen - now) / _SMOOTHING) / weight

    def seconds_for(self, size: int) -> float | None:
        """Seconds until so many bytes more are here; None while nobody can tell."""
        if size <= 0:
            return 0.0
        return size / self.rate if self.rate >= 1.0 else None
