"""What drafting costs: the step for each token, and the catching up after plain rounds."""

from collections import deque
from statistics import median

_MEMORY = 15
_READINGS = 3


class DraftCost:
    """Seconds to draft, measured at loading and refined by every draft."""

    def __init__(self, step: float, reading: float) -> None:
        """Start from a measurement.

        Args:
            step: Seconds to draft one token.
            reading: Seconds a token to catch up with many tokens at once.
        """
        self._steps: deque[float] = deque([step], maxlen=_MEMORY)
        self._readings: deque[float] = deque([reading], maxlen=_READINGS)

    def seconds_per_token(self) -> float:
        """What one drafted token costs when the drafter is up to date."""
        return median(self._steps)

    def seconds(self, tokens: int, pending: int) -> float:
        """What a draft costs.

        Args:
            tokens: How many tokens are drafted.
            pending: Context tokens the drafter has not read yet; the last one is part of drafting.
        """
        return tokens * self.seconds_per_token() + max(0, pending - 1) * median(self._readings)

    def observe(self, tokens: int, pending: int, seconds: float) -> None:
        """Learn from one draft of so many tokens."""
        if tokens > 0 and pending <= 2:
            self._steps.append(seconds / tokens)
        elif tokens > 0:
            # With it goes what a draft costs that was not used for long and is in no cache any more.
            reading = max(0.0, seconds - tokens * self.seconds_per_token())
            self._readings.append(reading / (pending - 1))
