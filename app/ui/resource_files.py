"""Where icons and fonts lie."""

import sys
from pathlib import Path


def _root() -> Path:
    """Return the folder that holds `resources`: the checkout, or a frozen program's own folder."""
    frozen = getattr(sys, "_MEIPASS", None)
    return Path(frozen) if frozen is not None else Path(__file__).resolve().parents[2]


RESOURCES = _root() / "resources"
