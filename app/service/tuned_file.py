"""Where a tuned draft goes: a scratch folder first, and its own name only when it has proved the best."""

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from app.errors import ModelWriteError, UsageError

_ELSEWHERE = "Choose another place with --output FILE."


def check_output(output: Path, models: Sequence[Path | None], *, may_overwrite: bool) -> None:
    """See to it that nothing is replaced that should stay.

    Args:
        output: The new file.
        models: The files in use, which are never replaced.
        may_overwrite: Whether another file may be replaced.

    Raises:
        UsageError: The new file must be called otherwise.
    """
    if output.is_dir():
        raise UsageError(f"{output} is a folder.", "Add a file's name.")
    if not output.exists():
        return
    if any(model is not None and output.samefile(model) for model in models):
        raise UsageError(f"{output} is in use as a model itself.", _ELSEWHERE)
    if not may_overwrite:
        raise UsageError(f"{output} is there already.", f"Replace it with --force. {_ELSEWHERE}")


def check_room(folder: Path, needed: int, free: int) -> None:
    """Compare the bytes that are needed in a folder with those that are free.

    Raises:
        ModelWriteError: There is too little room.
    """
    if free < needed:
        raise ModelWriteError(
            f"Trying this takes about {needed / 1e6:,.0f} MB in {folder}, and {free / 1e6:,.0f} MB are free.",
            f"Make room. {_ELSEWHERE}",
        )


@contextmanager
def scratch_folder(folder: Path) -> Iterator[Path]:
    """A folder inside another that is gone at the end; from there a file is kept by renaming it.

    Raises:
        ModelWriteError: Nothing can be written there.
    """
    try:
        scratch = tempfile.TemporaryDirectory(prefix=".tune-", dir=folder, ignore_cleanup_errors=True)
    except OSError as error:
        raise ModelWriteError(f"{folder} cannot be written to: {error.strerror}.", _ELSEWHERE) from error
    with scratch as name:
        yield Path(name)


def keep(path: Path, output: Path) -> None:
    """Give a file its final name.

    Raises:
        ModelWriteError: It cannot have that name.
    """
    try:
        path.replace(output)
    except OSError as error:
        raise ModelWriteError(f"{output} cannot be written: {error.strerror}.", _ELSEWHERE) from error
