"""The local Hub as a process of its own: threads beside a window are a danger to both.

python tests/support/hub_program.py [--slow] REPOSITORY FILE [REPOSITORY FILE ...] prints its address, and
serves these files, perhaps drop by drop, until its standard input ends.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.support.hub_contents import Trouble
from tests.support.local_hub import local_hub


def main(arguments: list[str]) -> int:
    """Serve."""
    with local_hub() as hub:
        if arguments[0] == "--slow":
            hub.always, hub.pause = Trouble.SLOW, 0.5
            del arguments[0]
        for repository, name in zip(arguments[::2], arguments[1::2], strict=True):
            path = Path(name)
            hub.add(repository, path.name, path.read_bytes())
        sys.stdout.write(f"{hub.endpoint}\n")
        sys.stdout.flush()
        sys.stdin.read()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
