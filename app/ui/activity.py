"""What the engine is doing, as one value that every part of the window can show."""

from dataclasses import dataclass
from enum import StrEnum


class ActivityKind(StrEnum):
    """The states a person can tell apart."""

    STARTING = "starting"
    NO_MODEL = "no model"
    LOADING = "loading"
    QUEUED = "queued"
    IDLE = "idle"
    READING = "reading"
    WRITING = "writing"
    STOPPING = "stopping"
    FAILED = "failed"
    DEAD = "dead"


@dataclass(frozen=True, slots=True)
class Activity:
    """What goes on now.

    Attributes:
        kind: Which state.
        fraction: How much of the loading is done, 0 to 1; 0 elsewhere.
        done: Prompt tokens read so far; 0 unless reading.
        total: Prompt tokens to read; 0 unless reading.
        subject: The model that is being loaded, or why something failed; may be empty.
    """

    kind: ActivityKind
    fraction: float = 0.0
    done: int = 0
    total: int = 0
    subject: str = ""

    @property
    def is_busy(self) -> bool:
        """Whether a reply is under way."""
        return self.kind in (ActivityKind.READING, ActivityKind.WRITING, ActivityKind.STOPPING)
