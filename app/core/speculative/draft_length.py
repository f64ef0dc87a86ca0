"""How many tokens to draft next."""

from typing import Protocol

from app.core.statistics import Round


class DraftLength(Protocol):
    """Decides, round by round, how far to draft."""

    @property
    def longest(self) -> int:
        """The most tokens ever asked for; output buffers are made for it."""

    def next_limit(self) -> int:
        """How many tokens to draft in the next round; 0 decodes it plainly."""

    def observe(self, measured: Round) -> None:
        """Learn what a round did and cost."""


class FixedLength:
    """Always the same length."""

    def __init__(self, length: int) -> None:
        self.longest = length

    def next_limit(self) -> int:
        """The fixed length."""
        return self.longest

    def observe(self, measured: Round) -> None:
        """Nothing to learn."""
