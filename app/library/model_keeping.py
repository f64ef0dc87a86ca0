"""Taking models in, renaming them and deleting them; never one that is loaded, or another program's."""

import contextlib
import os
import re
import shutil
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from app.core.cancellation import CancelFlag
from app.errors import DiskFullError, ModelFileError, ModelInUseError, ModelWriteError, UsageError
from app.library.file_lock import lock
from app.library.installed import InstalledModel
from app.library.model_places import PlaceKind
from app.library.part_file import origin_path, part_path, write_settled
from app.library.repository import SUFFIX, shard_number, whole_name

_PIECE = 1 << 22
_SPARE = 1 << 26
_LONGEST_NAME = 200
"""Bytes of a file's name: systems allow 255, and what is noted beside a file has a longer one."""

_NAME = re.compile(r'[^./\\:*?"<>|\x00-\x1f][^/\\:*?"<>|\x00-\x1f]*')
_OWNERS = {
    PlaceKind.HUGGING_FACE: "the Hugging Face cache",
    PlaceKind.LM_STUDIO: "LM Studio",
    PlaceKind.JAN: "Jan",
    PlaceKind.GPT4ALL: "GPT4All",
    PlaceKind.OLLAMA: "Ollama",
    PlaceKind.STARTER: "this program, which brought it",
}


class References:
    """Files and folders that lie elsewhere and are made known, remembered in a small file."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def files(self) -> list[Path]:
        """The known files; one that is gone is still known."""
        return [path for path in self._read() if path.suffix.lower() == SUFFIX]

    def folders(self) -> tuple[Path, ...]:
        """The known folders, in which all models count."""
        return tuple(path for path in self._read() if path.suffix.lower() != SUFFIX)

    def add(self, path: Path) -> Path:
        """Make a file or a folder known.

        Returns:
            What is known now: of a split model, its first part.

        Raises:
            ModelFileError: There is no such folder or model file.
            ModelWriteError: It cannot be remembered.
        """
        path = path.expanduser().absolute()
        path = path if path.is_dir() and path.suffix.lower() != SUFFIX else _model(path)
        self._write([known for known in self._read() if known != path] + [path])
        return path

    def remove(self, path: Path) -> None:
        """Forget a file or a folder; it stays where it is."""
        self._write([known for known in self._read() if known != path])

    def _read(self) -> list[Path]:
        try:
            return [Path(path) for path in msgspec.json.decode(self._file.read_bytes(), type=list[str])]
        except (OSError, msgspec.MsgspecError):
            return []

    def _write(self, paths: list[Path]) -> None:
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            write_settled(self._file, msgspec.json.format(msgspec.json.encode([str(path) for path in paths])))
        except OSError as error:
            raise ModelWriteError(f"The list of models cannot be written: {error.strerror}.") from error


def copy_in(path: Path, folder: Path, cancel: CancelFlag, report: Callable[[int, int], None]) -> Path:
    """Copy a model, all its parts included, into this program's folder.

    Args:
        path: The file; of a split model, any part.
        folder: Where it goes.
        cancel: Raised to stop; then nothing stays.
        report: Called with the bytes that are copied and those there are.

    Returns:
        The copy; of a split model, its first part.

    Raises:
        ModelFileError: There is no such model file, or a part is missing.
        UsageError: There is one of that name already.
        DiskFullError: There is not enough space.
        ModelWriteError: It cannot be written.
        CancelledError: It was stopped.
    """
    sources = _all_parts(_model(path))
    targets = [folder / source.name for source in sources]
    if taken := next((target for target in targets if target.exists()), None):
        raise UsageError(f"There is a model {taken.name} already.", "Rename one of them.")
    try:
        total = sum(source.stat().st_size for source in sources)
        folder.mkdir(parents=True, exist_ok=True)
        if total + _SPARE > shutil.disk_usage(folder).free:
            raise DiskFullError("There is not enough space for a copy.", "Take it in where it is instead.")
        done = 0
        with contextlib.ExitStack() as held:
            for source, target in zip(sources, targets, strict=True):
                for size in _copied(source, held.enter_context(_held_part(target)), cancel):
                    done += size
                    report(done, total)
            # The names come last, the first part's at the very end: before that no model is there.
            if os.name == "nt":  # Windows renames no open file
                held.close()
            for target in reversed(targets):
                part_path(target).replace(target)
    except OSError as error:
        raise ModelWriteError(f"{path.name} cannot be copied: {error.strerror}.", "Make room.") from error
    return targets[0]


def rename(model: InstalledModel, name: str, loaded: Collection[Path]) -> Path:
    """Give a model another name, all its parts included.

    Args:
        model: It must lie in a folder of this program or of the person.
        name: Without ending.
        loaded: The files that are in use now.

    Returns:
        The file to load now.

    Raises:
        ModelInUseError: It is loaded.
        UsageError: It is another program's, or the name is none or taken.
        ModelWriteError: The system does not allow it.
    """
    _check_free(model, loaded)
    if model.is_reference:
        raise UsageError(f"{model.name} lies in another folder.", "Rename it there, and take it in again.")
    name = name.strip().removesuffix(SUFFIX)
    if not _NAME.fullmatch(name):
        raise UsageError(f'"{name}" cannot be the name of a file.', "Use letters, digits, dots and hyphens.")
    stem = whole_name(model.path.name)[: -len(SUFFIX)]
    targets = [path.with_name(name + path.name[len(stem) :]) for path in model.files]
    if shard_number(f"{name}{SUFFIX}")[1] != 1:
        raise UsageError(f'"{name}" is the name of a part of a split model.', "Choose another name.")
    if len(os.fsencode(targets[0].name)) > _LONGEST_NAME:
        raise UsageError(f'"{name}" is too long.', "Choose a shorter name.")
    if taken := next((target for target in targets if target.exists()), None):
        raise UsageError(f"There is a model {taken.name} already.", "Choose another name.")
    renamed: list[tuple[Path, Path]] = []
    try:
        for path, target in zip(model.files, targets, strict=True):
            path.rename(target)
            renamed.append((target, path))
            with contextlib.suppress(FileNotFoundError):
                origin_path(path).rename(origin_path(target))
    except OSError as error:
        for target, path in renamed:  # half a name is none: the parts would not find each other
            with contextlib.suppress(OSError):
                target.rename(path)
        raise ModelWriteError(f"{model.name} cannot be renamed: {error.strerror}.") from error
    return targets[0]


def freed_by_deleting(model: InstalledModel) -> int:
    """Bytes that are free when a model is gone: none for one that is only known, or has a second name."""
    if model.is_reference:
        return 0
    total = 0
    for path in model.files:
        with contextlib.suppress(OSError):
            status = path.lstat()
            total += status.st_size if status.st_nlink == 1 and not path.is_symlink() else 0
    return total


def delete(model: InstalledModel, loaded: Collection[Path], references: References) -> int:
    """Delete a model; one that is only known is forgotten and stays where it is.

    Args:
        model: What to delete.
        loaded: The files that are in use now.
        references: Where known files are remembered.

    Returns:
        The bytes that are free now.

    Raises:
        ModelInUseError: It is loaded.
        UsageError: It is another program's.
        ModelWriteError: The system does not allow it.
    """
    _check_free(model, loaded)
    freed = freed_by_deleting(model)
    if model.is_reference:
        references.remove(model.path)
        return freed
    try:
        # The first part goes first: without it nothing takes the rest for a model.
        for path in model.files:
            path.unlink()
            origin_path(path).unlink(missing_ok=True)
    except OSError as error:
        raise ModelWriteError(f"{model.name} cannot be deleted: {error.strerror}.") from error
    if model.place.kind is PlaceKind.OWN:
        _tidy(model.path.parent, model.place.folder)
    return freed


def _check_free(model: InstalledModel, loaded: Collection[Path]) -> None:
    if not (model.place.is_writable or model.is_reference):
        owner = _OWNERS[model.place.kind]
        raise UsageError(f"{model.name} belongs to {owner}.", "Rename or delete it there.")
    for path in model.files:
        if any(_is_same(path, other) for other in loaded):
            raise ModelInUseError(f"{model.name} is loaded.", "Load another model first.")


def _is_same(path: Path, other: Path) -> bool:
    try:
        return path.samefile(other)
    except OSError:
        return path == other


def _tidy(folder: Path, top: Path) -> None:
    """Remove the folders that became empty."""
    while folder != top and folder.is_relative_to(top):
        try:
            folder.rmdir()
        except OSError:
            return
        folder = folder.parent


def _model(path: Path) -> Path:
    path = path.expanduser().absolute()
    if not path.is_file():
        raise ModelFileError(f"There is no file {path}.", "Check the path.")
    if not path.name.lower().endswith(SUFFIX):
        raise ModelFileError(f"{path.name} is no .gguf file.", "Choose a file that was made for llama.cpp.")
    return _all_parts(path)[0]


def _all_parts(path: Path) -> list[Path]:
    count = shard_number(path.name)[1]
    if count == 1:
        return [path]
    parts = sorted(
        other
        for other in path.parent.iterdir()
        if whole_name(other.name) == whole_name(path.name) and shard_number(other.name)[1] == count
    )
    if len(parts) < count:
        raise ModelFileError(
            f"Of {whole_name(path.name)} {count - len(parts)} of {count} parts are missing.",
            "Put all parts into one folder.",
        )
    return parts


@contextlib.contextmanager
def _held_part(target: Path) -> Iterator[BinaryIO]:
    """What a copy is written into, for this copy alone; removed when that fails."""
    part = part_path(target)
    with part.open("ab") as file:
        if not lock(file):
            raise UsageError(f"{target.name} is being copied already.", "Wait for it.")
        try:
            file.truncate(0)
            yield file
        except BaseException:
            if os.name == "nt":
                file.close()
            part.unlink(missing_ok=True)
            raise


def _copied(source: Path, new: BinaryIO, cancel: CancelFlag) -> Iterator[int]:
    with source.open("rb") as old:
        while data := old.read(_PIECE):
            cancel.raise_if_set()
            new.write(data)
            yield len(data)
        new.flush()
        os.fsync(new.fileno())
