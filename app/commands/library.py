"""`library`: look after models and downloads for a window, over standard input and output."""

from app.commands import border
from app.service.library_host import run_library


def main(arguments: list[str]) -> int:
    """Run the library process. Returns the exit status."""
    parser = border.ArgumentParser(prog="python -m app library", description=__doc__)

    def command() -> int:
        parser.parse_args(arguments)
        return run_library()

    return border.run(command)
