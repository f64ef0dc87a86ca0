"""One open database: statements in, rows out, failures explained."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from app.storage.faults import explained

Values = Sequence[object] | Mapping[str, object]
_MISTAKES = (sqlite3.ProgrammingError, sqlite3.IntegrityError, sqlite3.InterfaceError)


class Connection:
    """An open database. It belongs to the thread that opened it; any other that uses it gets an error.

    All methods raise StorageError when the database or its disk fails. A mistake of the caller, such as
    another thread or a broken constraint, stays an error of sqlite3.
    """

    def __init__(self, raw: sqlite3.Connection) -> None:
        self._raw = raw

    def rows(self, sql: str, values: Values = ()) -> list[tuple[Any, ...]]:
        """Everything that a query finds."""
        with _explaining():
            return self._raw.execute(sql, values).fetchall()

    def row(self, sql: str, values: Values = ()) -> tuple[Any, ...] | None:
        """The first row that a query finds, or None."""
        with _explaining():
            found: tuple[Any, ...] | None = self._raw.execute(sql, values).fetchone()
            return found

    def change(self, sql: str, values: Values = ()) -> int:
        """Run one statement that changes rows, and count them; outside a transaction it is one by itself."""
        with _explaining():
            return self._raw.execute(sql, values).rowcount

    def insert(self, sql: str, values: Values = ()) -> int:
        """Add one row, and return its id."""
        with _explaining():
            row_id = self._raw.execute(sql, values).lastrowid
        assert row_id is not None
        return row_id

    def insert_all(self, sql: str, rows: Iterator[Values]) -> None:
        """Add many rows; meant for the inside of a transaction."""
        with _explaining():
            self._raw.executemany(sql, rows)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Everything inside happens, or nothing does; one inside another is part of it."""
        if self._raw.in_transaction:
            yield
            return
        with _explaining():
            self._raw.execute("BEGIN IMMEDIATE")
        try:
            yield
            with _explaining():
                self._raw.execute("COMMIT")
        except BaseException:
            if self._raw.in_transaction:  # a full disk makes SQLite roll back by itself
                self._raw.execute("ROLLBACK")
            raise

    def close(self) -> None:
        """Write everything into the one file; a second time does nothing."""
        with _explaining():
            self._raw.close()


@contextmanager
def _explaining() -> Iterator[None]:
    try:
        yield
    except _MISTAKES:
        raise
    except sqlite3.Error as error:
        raise explained(error) from error
