"""Which models a person chose, by their files."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class ModelChoice:
    """Models by their files; the paths are absolute, and links in them are kept as they were given.

    Attributes:
        target: The model that answers, or None.
        draft: The model that proposes, or None; without a target it waits for one.
    """

    target: Path | None = None
    draft: Path | None = None
