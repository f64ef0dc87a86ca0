"""`read-file`: read the text of a file for a message, in a process that a hostile file may ruin."""

import sys
from pathlib import Path

from app.commands import border

MOST_MEMORY = 2 * 2**30
"""Bytes of address space; a small file can be unpacked to any size."""


def main(arguments: list[str]) -> int:
    """Write what was read, or why not, as one JSON line. Returns the exit status."""
    parser = border.ArgumentParser(prog="python -m app read-file", description=__doc__)
    parser.add_argument("path", type=Path, help="the file")

    def command() -> int:
        options = parser.parse_args(arguments)
        _limit_memory()
        from app.library.attachment_text import read_file
        from app.library.file_report import encode

        sys.stdout.buffer.write(encode(read_file(options.path)))
        return 0

    return border.run(command)


def _limit_memory() -> None:
    if sys.platform == "linux":  # elsewhere the limit is not kept to, or there is none
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
