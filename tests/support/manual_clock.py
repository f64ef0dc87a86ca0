"""A clock that goes only when told to, and a sleep that moves it."""


class ManualClock:
    """Seconds since a beginning that means nothing."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.slept: list[float] = []

    def __call__(self) -> float:
        return self.now

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds

    def sleep(self, seconds: float) -> None:
        """Let time pass at once, and remember that somebody wanted to wait."""
        self.slept.append(seconds)
        self.now += seconds
