"""Files that come with the program."""

from pathlib import Path

_FOLDER = Path(__file__).resolve().parent.parent.parent / "resources"


def resource(name: str) -> Path:
    """Where a file of the resources folder lies."""
    return _FOLDER / name
