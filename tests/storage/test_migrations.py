"""The tables are changed in numbered steps: whole or not at all, with a copy of the file before the first."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from app.storage.conversations import ConversationStore
from app.storage.database import Standing, open_database
from app.storage.migrations import KEPT_BACKUPS, MIGRATIONS, Migration

NEXT: Migration = ("CREATE TABLE note (id INTEGER PRIMARY KEY)", "INSERT INTO note VALUES (7)")
AFTER_NEXT: Migration = ("ALTER TABLE note ADD COLUMN words TEXT",)
BROKEN: Migration = (
    "CREATE TABLE left_over (id INTEGER CHECK (id < 0))",
    "INSERT INTO left_over SELECT id FROM conversation",
)
"""Fails where there is a conversation."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "conversations.sqlite3"


def start(file: Path, migrations: Sequence[Migration] = MIGRATIONS, add: str = "") -> Standing:
    """One start of the program, at which a conversation is begun or not."""
    database = open_database(file, backups_of(file), migrations=migrations)
    with closing(database.connection):
        if add:
            ConversationStore(database.connection).create(title=add)
    return database.standing


def backups_of(file: Path) -> Path:
    return file.parent / "backups"


def backups(file: Path) -> list[Path]:
    return sorted(backups_of(file).iterdir()) if backups_of(file).exists() else []


def rows(file: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as raw:
        return raw.execute(sql).fetchall()


def test_a_new_database_has_the_newest_number_and_needs_no_copy(file: Path) -> None:
    start(file)
    assert rows(file, "PRAGMA user_version") == [(len(MIGRATIONS),)]
    assert backups(file) == []


def test_only_the_steps_that_are_missing_are_taken(file: Path) -> None:
    start(file, MIGRATIONS, "old")
    start(file, (*MIGRATIONS, NEXT))
    start(file, (*MIGRATIONS, NEXT, AFTER_NEXT))
    assert rows(file, "SELECT id, words FROM note") == [(7, None)]
    assert rows(file, "SELECT title FROM conversation") == [("old",)]


def test_before_the_first_step_the_file_is_copied_once(file: Path) -> None:
    start(file, MIGRATIONS, "precious")
    start(file, (*MIGRATIONS, NEXT, AFTER_NEXT))
    (copy,) = backups(file)
    assert rows(copy, "SELECT title FROM conversation") == [("precious",)]
    assert rows(copy, "PRAGMA user_version") == [(len(MIGRATIONS),)]
    assert f"format-{len(MIGRATIONS)}" in copy.name


def test_a_start_without_a_missing_step_makes_no_copy(file: Path) -> None:
    start(file)
    start(file)
    assert backups(file) == []


def test_only_the_newest_copies_are_kept(file: Path) -> None:
    start(file)
    steps: tuple[Migration, ...] = MIGRATIONS
    for number in range(KEPT_BACKUPS + 2):
        steps = (*steps, (f"CREATE TABLE extra_{number} (id INTEGER)",))
        start(file, steps)
    kept = [rows(copy, "PRAGMA user_version")[0][0] for copy in backups(file)]
    assert kept == [len(MIGRATIONS) + 2, len(MIGRATIONS) + 3, len(MIGRATIONS) + 4]


def test_a_step_that_fails_leaves_nothing_behind_and_the_file_as_it_was(file: Path) -> None:
    start(file, MIGRATIONS, "old")
    assert start(file, (*MIGRATIONS, BROKEN)) is Standing.UNSAVED
    assert rows(file, "PRAGMA user_version") == [(len(MIGRATIONS),)]
    assert rows(file, "SELECT name FROM sqlite_master WHERE name = 'left_over'") == []
    assert start(file) is Standing.SAVED


def test_the_steps_before_a_failing_one_stay(file: Path) -> None:
    start(file, MIGRATIONS, "old")
    start(file, (*MIGRATIONS, NEXT, BROKEN))
    assert rows(file, "PRAGMA user_version") == [(len(MIGRATIONS) + 1,)]


def test_without_a_copy_no_step_is_taken(file: Path) -> None:
    start(file, MIGRATIONS, "old")
    backups_of(file).write_text("a file where the folder should be")
    assert start(file, (*MIGRATIONS, NEXT)) is Standing.COPIED
    assert rows(file, "PRAGMA user_version") == [(len(MIGRATIONS),)]


def test_two_windows_that_start_at_once_take_each_step_once(file: Path) -> None:
    start(file)
    first = open_database(file, backups_of(file))
    with closing(first.connection):
        start(file, (*MIGRATIONS, NEXT))
    assert rows(file, "SELECT id FROM note") == [(7,)]
