"""How much of its context a model needs for a conversation."""

from dataclasses import dataclass
from enum import Enum

TIGHT_FROM = 0.85
"""The share of the context from which on the user is warned."""


class Room(Enum):
    """How much room is left, as a person sees it."""

    AMPLE = "ample"
    TIGHT = "tight"
    FULL = "full"
    TRIMMED = "trimmed"


@dataclass(frozen=True, slots=True)
class ContextUse:
    """What a conversation takes of the context.

    Attributes:
        tokens: Tokens of the conversation, with what is typed or written at the moment.
        limit: Tokens of context in use.
        left_out: How many of the oldest messages are not read to make room.
    """

    tokens: int
    limit: int
    left_out: int = 0

    @property
    def share(self) -> float:
        """The used share of the context, 0 to 1."""
        return min(self.tokens / self.limit, 1.0) if self.limit > 0 else 1.0

    @property
    def is_too_long(self) -> bool:
        """Whether there is no room for an answer unless something is left out."""
        return self.tokens >= self.limit

    @property
    def room(self) -> Room:
        """How much room is left."""
        if self.left_out:
            return Room.TRIMMED
        if self.is_too_long:
            return Room.FULL
        return Room.TIGHT if self.share >= TIGHT_FROM else Room.AMPLE
