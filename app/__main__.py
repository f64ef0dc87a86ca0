"""Choose what to start: the window, or one of the commands."""

import importlib
import sys
from pathlib import Path

from app import NAME, VERSION

COMMANDS = {
    "generate": "write one reply to standard output",
    "bench": "compare methods on the same prompts",
    "replay": "tell from a trace what the best draft lengths would have been",
    "tune": "requantize a draft so that it drafts faster here",
    "check": "say whether one model can draft for another, from the heads of their files",
    "measure": "find out what each kind of weights costs on this machine",
    "models": "list, search, take in, rename and delete models",
    "download": "fetch a model or a pair from the Hub, and go on where it stopped",
    "read-file": "read the text of a file for a message",
    "engine": "serve a window over standard input and output",
    "library": "look after models and downloads for a window, likewise",
    "self-test": "check that everything the program needs is there",
}


def main(arguments: list[str]) -> int:
    """Run the command named first, or open the window. Returns the exit status."""
    match arguments:
        case ["--version"]:
            sys.stdout.write(f"{NAME} {VERSION}\n")
            return 0
        case ["-h" | "--help"]:
            sys.stdout.write(_overview())
            return 0
        case [name, *rest] if name in COMMANDS:
            command = importlib.import_module(f"app.commands.{name.replace('-', '_')}")
            return int(command.main(rest))
        case [name, *_] if (
            not name.startswith("-") and not name.endswith(".gguf") and not Path(name).is_file()
        ):
            # A slip of the pen must not open a window, least of all where there is no screen.
            sys.stderr.write(
                f'{NAME.lower()}: There is no command or file "{name}". See python -m app --help.\n'
            )
            return 2
    from app.bootstrap import run_window

    return run_window(arguments)


def _overview() -> str:
    lines = [f"  {name:<12}{meaning}" for name, meaning in COMMANDS.items()]
    return "\n".join(
        [
            "usage: python -m app [MODEL.gguf]",
            "       python -m app COMMAND [--help]",
            "",
            "Without a command the window opens.",
            "",
            *lines,
            "",
        ]
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
