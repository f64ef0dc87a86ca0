"""Opening the file of conversations, whatever state it, its folder or its disk is in."""

import contextlib
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path

from app.storage.connection import Connection
from app.storage.faults import is_damage
from app.storage.migrations import MIGRATIONS, Migration, copy, migrate

_WAIT_MILLISECONDS = 5_000
_MOST_COPIED_BYTES = 256 * 2**20
_TABLES = {"conversation", "message", "title_index", "message_index"}
_SIDE_FILES = ("", "-wal", "-shm")


class Standing(StrEnum):
    """What became of the file of conversations.

    SAVED: it is in use, or a new one is.
    REPLACED: it was damaged or unreadable; it lies aside and a new one is in use.
    COPIED: it cannot be written; its conversations are shown and nothing new is kept.
    UNSAVED: it cannot be used at all; there are no conversations and nothing new is kept.
    """

    SAVED = "saved"
    REPLACED = "replaced"
    COPIED = "copied"
    UNSAVED = "unsaved"


@dataclass(frozen=True, slots=True)
class OpenedDatabase:
    """A database to work with, and what the user must be told about it.

    Attributes:
        connection: For the thread that opened it; whoever opened it closes it.
        standing: What became of the file.
        set_aside: Where the damaged file lies now, if there was one and it could be moved.
        cause: What went wrong in the system's own words, empty when nothing did.
    """

    connection: Connection
    standing: Standing
    set_aside: Path | None = None
    cause: str = ""


class _DamagedError(Exception):
    """The file can be reached, and is no database that can be read."""


def open_database(
    path: Path, backups: Path, *, migrations: Sequence[Migration] = MIGRATIONS
) -> OpenedDatabase:
    """Open the file of conversations, or begin one, and mark replies that a crash left unfinished.

    Nothing but a newer format keeps the program from starting: see Standing for what is done instead.

    Args:
        path: The file; its folder is made if need be.
        backups: The folder for copies made before the tables change.
        migrations: The steps to the newest tables.

    Raises:
        NewerDatabaseError: The file was written by a newer version. It is left as it is.
    """
    set_aside, cause = None, ""
    try:
        try:
            return OpenedDatabase(_open(path, backups, migrations), Standing.SAVED)
        except _DamagedError as error:
            cause = str(error)
            set_aside = _move_aside(path)
        return OpenedDatabase(_open(path, backups, migrations), Standing.REPLACED, set_aside, cause)
    except (sqlite3.Error, OSError, _DamagedError) as error:
        cause = cause or str(error)
    copied = _copied(path, migrations)
    if copied is not None:
        return OpenedDatabase(copied, Standing.COPIED, set_aside, cause)
    return OpenedDatabase(memory_database(migrations), Standing.UNSAVED, set_aside, cause)


def memory_database(migrations: Sequence[Migration] = MIGRATIONS) -> Connection:
    """Conversations that end with the program."""
    return Connection(_prepared(sqlite3.connect(":memory:", isolation_level=None), migrations, None))


def _open(path: Path, backups: Path, migrations: Sequence[Migration]) -> Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and not _is_readable_file(path):
        raise _DamagedError(f"{path} is not a file that can be read")
    path.touch(mode=0o600)
    was_killed = Path(f"{path}-wal").exists()
    raw = sqlite3.connect(path, isolation_level=None)
    try:
        raw.execute(f"PRAGMA busy_timeout = {_WAIT_MILLISECONDS}")
        raw.execute("PRAGMA journal_mode = WAL")
        raw.execute("PRAGMA synchronous = NORMAL")
        if not _is_ours(raw, len(migrations)):
            raise _DamagedError(f"{path} has the tables of another program")
        if was_killed:  # looking at every page takes too long for every start
            _check(raw)
        return Connection(_prepared(raw, migrations, backups))
    except sqlite3.Error as error:
        _give_up(raw)
        if is_damage(error):
            raise _DamagedError(str(error)) from error
        raise
    except BaseException:
        _give_up(raw)
        raise


def _is_readable_file(path: Path) -> bool:
    try:
        with path.open("rb"):
            return True
    except (IsADirectoryError, PermissionError):
        return False


def _is_ours(raw: sqlite3.Connection, newest: int) -> bool:
    """Whether the tables are ours, or will be; of a newer version's nothing is known."""
    (version,) = raw.execute("PRAGMA user_version").fetchone()
    tables = {name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if version > newest:
        return True
    return tables >= _TABLES if version else not tables


def _check(raw: sqlite3.Connection) -> None:
    (verdict,) = raw.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise _DamagedError(verdict)


def _prepared(
    raw: sqlite3.Connection, migrations: Sequence[Migration], backups: Path | None
) -> sqlite3.Connection:
    raw.execute("PRAGMA foreign_keys = ON")
    migrate(raw, migrations, backups)
    (version,) = raw.execute("PRAGMA user_version").fetchone()
    raw.execute(f"PRAGMA user_version = {version}")  # changes nothing, but shows whether the disk takes it
    raw.execute("UPDATE message SET state = 'interrupted' WHERE state = 'writing'")
    raw.execute("SELECT title, settings FROM conversation ORDER BY used_at DESC LIMIT 100").fetchall()
    return raw


def _give_up(raw: sqlite3.Connection) -> None:
    with contextlib.suppress(sqlite3.Error):  # what was wrong is known already
        raw.close()


def _move_aside(path: Path) -> Path:
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S-%f")
    aside = path.with_name(f"{path.stem}-damaged-{stamp}{path.suffix}")
    for ending in _SIDE_FILES:
        with contextlib.suppress(FileNotFoundError):
            Path(f"{path}{ending}").rename(f"{aside}{ending}")
    return aside


def _copied(path: Path, migrations: Sequence[Migration]) -> Connection | None:
    """The file's conversations in memory, or None where they cannot be read or are too many for it."""
    modes = ["mode=ro"]
    wal = Path(f"{path}-wal")
    if not wal.exists() or wal.stat().st_size == 0:  # else the newest changes would be overlooked
        modes.append("immutable=1")
    for mode in modes:
        memory = sqlite3.connect(":memory:", isolation_level=None)
        try:
            if not 0 < path.stat().st_size <= _MOST_COPIED_BYTES:
                raise OSError(f"{path} does not fit into memory")
            with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True)) as file:
                copy(file, memory)
            return Connection(_prepared(memory, migrations, None))
        except (sqlite3.Error, OSError):
            _give_up(memory)
        except BaseException:
            _give_up(memory)
            raise
    return None
