"""`engine`: serve a window over standard input and output."""

from app.commands import border
from app.service.host import run_engine


def main(arguments: list[str]) -> int:
    """Run the engine process. Returns the exit status."""
    parser = border.ArgumentParser(prog="python -m app engine", description=__doc__)

    def command() -> int:
        parser.parse_args(arguments)
        return run_engine()

    return border.run(command)
