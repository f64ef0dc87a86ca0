"""Which files some running program has in its memory: a model that is loaded anywhere must not go."""

import os
import sys
from collections.abc import Collection
from pathlib import Path


def loaded_files(candidates: Collection[Path], processes: Path = Path("/proc")) -> set[Path]:
    """The files among these that a process of this machine has mapped, as llama.cpp does with models.

    Only Linux tells; Windows refuses to delete such files by itself.

    Args:
        candidates: Files to look for.
        processes: Where Linux shows its processes.
    """
    if not sys.platform.startswith("linux"):
        return set()
    # Linux writes a line feed in a name as four characters.
    real = {os.fsencode(path.resolve()).replace(b"\n", b"\\012"): path for path in candidates}
    found: set[Path] = set()
    for maps in processes.glob("[0-9]*/maps"):
        try:
            text = maps.read_bytes()
        except OSError:  # another person's process, or one that ended just now
            continue
        found.update(path for name, path in real.items() if b" " + name + b"\n" in text)
    return found
