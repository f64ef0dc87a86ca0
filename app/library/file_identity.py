"""Telling model files apart without reading them whole, wherever they lie and whatever they are called."""

import hashlib
from pathlib import Path

_IDENTIFYING_BYTES = 1 << 20


def file_identity(path: Path) -> str:
    """A text that differs where the content does: a GGUF begins with its name, how it was made and its parts.

    Raises:
        OSError: The file cannot be read.
    """
    with path.open("rb") as file:
        beginning = hashlib.sha256(file.read(_IDENTIFYING_BYTES)).hexdigest()
    return f"{beginning[:32]}-{path.stat().st_size}"
