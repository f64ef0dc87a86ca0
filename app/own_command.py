"""How this very program is started once more, to carry out one of its commands in a process of its own."""

import sys


def own_command(name: str) -> list[str]:
    """Return program and arguments for a command.

    Python must not look for modules where the user happens to stand (-P): a folder `app` or a file `queue.py`
    there would be run in place of ours.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable, name]
    return [sys.executable, "-P", "-m", "app", name]
