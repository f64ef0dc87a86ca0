"""Files that come with the program."""

import sys
from pathlib import Path


def resource(name: str) -> Path:
    """Where a file of the resources folder lies, in the checkout or in a frozen program's own folder."""
    frozen = getattr(sys, "_MEIPASS", None)
    root = Path(frozen) if frozen is not None else Path(__file__).resolve().parents[2]
    return root / "resources" / name
