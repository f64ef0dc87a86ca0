"""What can go wrong with what is remembered, and how the database's words become ours."""

import sqlite3

from app import NAME
from app.errors import AppError


class StorageError(AppError):
    """Conversations could not be read or written."""


class NewerDatabaseError(StorageError):
    """The database was written by a newer version of the program, whose tables this one does not know."""


class NotFoundError(StorageError):
    """A conversation or a message that was asked for is not there, or not in the state that was needed."""


class ImportRefusedError(StorageError):
    """A file is not a conversation that can be taken in."""


_DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
_FULL = "The disk is full; the conversation could not be saved."
_SENTENCES = {
    sqlite3.SQLITE_FULL: (_FULL, "Free some space; nothing that was saved before is lost."),
    sqlite3.SQLITE_READONLY: ("The file of conversations cannot be written.", "Check who may write to it."),
    sqlite3.SQLITE_BUSY: (
        "The file of conversations is in use by another program.",
        f"Close other windows of {NAME} and programs that read its files.",
    ),
    sqlite3.SQLITE_CORRUPT: ("The file of conversations is damaged.", f"Start {NAME} again."),
    sqlite3.SQLITE_NOTADB: ("The file of conversations is damaged.", f"Start {NAME} again."),
}


def primary_code(error: sqlite3.Error) -> int:
    """SQLite's code without its fine print; 0 for an error that Python itself raised."""
    return (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF


def is_damage(error: sqlite3.Error) -> bool:
    """Whether the file itself is broken, rather than the disk, the rights or the moment."""
    return primary_code(error) in _DAMAGED


def explained(error: sqlite3.Error) -> StorageError:
    """Say an error of the database in words for the user."""
    general = ("The conversations could not be read or written.", f"The database says: {error}.")
    return StorageError(*_SENTENCES.get(primary_code(error), general))
