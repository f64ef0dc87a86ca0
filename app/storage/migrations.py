"""The tables, built up in numbered steps, and a copy of the file before the first step that is needed.

A step that was ever released is never edited; a change of the tables is a new step at the end.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path

from app import NAME
from app.storage.faults import NewerDatabaseError

Migration = tuple[str, ...]
"""The statements of one step, run in one transaction; its number is its place, counted from 1."""

KEPT_BACKUPS = 3

_CONVERSATIONS: Migration = (
    """
    CREATE TABLE conversation (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        title TEXT NOT NULL DEFAULT '',
        is_titled_by_user INTEGER NOT NULL DEFAULT 0,
        is_pinned INTEGER NOT NULL DEFAULT 0,
        created_at REAL NOT NULL,
        used_at REAL NOT NULL,
        deleted_at REAL,
        leaf_id INTEGER, -- the end of the chosen path, so that it can be read from there
        settings TEXT NOT NULL DEFAULT '{}'
    )
    """,
    """
    CREATE INDEX conversation_in_order ON conversation (is_pinned DESC, used_at DESC, id DESC)
        WHERE deleted_at IS NULL
    """,
    "CREATE INDEX conversation_deleted ON conversation (deleted_at) WHERE deleted_at IS NOT NULL",
    # The text comes last: walking the tree then never reads the pages that a long one spills into.
    # No cascade from parent to child: SQLite stops one after 1,000 levels.
    """
    CREATE TABLE message (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        conversation_id INTEGER NOT NULL REFERENCES conversation (id),
        parent_id INTEGER,
        is_chosen INTEGER NOT NULL DEFAULT 0,
        role TEXT NOT NULL CHECK (role IN ('user', 'assistant')),
        state TEXT NOT NULL,
        created_at REAL NOT NULL,
        deleted_at REAL,
        deleted_with INTEGER, -- the message whose deletion took this one along
        record TEXT,
        text TEXT NOT NULL,
        FOREIGN KEY (conversation_id, parent_id) REFERENCES message (conversation_id, id)
    )
    """,
    "CREATE UNIQUE INDEX message_in_conversation ON message (conversation_id, id)",
    "CREATE INDEX message_version ON message (conversation_id, parent_id, deleted_at)",
    """
    CREATE UNIQUE INDEX message_chosen ON message (conversation_id, coalesce(parent_id, 0))
        WHERE is_chosen = 1 AND deleted_at IS NULL
    """,
    "CREATE INDEX message_deleted ON message (deleted_at) WHERE deleted_at IS NOT NULL",
    "CREATE INDEX message_deleted_with ON message (deleted_with) WHERE deleted_with IS NOT NULL",
    "CREATE INDEX message_writing ON message (id) WHERE state = 'writing'",
    """
    CREATE VIRTUAL TABLE title_index USING fts5 (
        title, content='conversation', content_rowid='id',
        prefix='1 2', tokenize='unicode61 remove_diacritics 2'
    )
    """,
    """
    CREATE TRIGGER title_added AFTER INSERT ON conversation BEGIN
        INSERT INTO title_index (rowid, title) VALUES (new.id, new.title);
    END
    """,
    """
    CREATE TRIGGER title_removed AFTER DELETE ON conversation BEGIN
        INSERT INTO title_index (title_index, rowid, title) VALUES ('delete', old.id, old.title);
    END
    """,
    """
    CREATE TRIGGER title_changed AFTER UPDATE OF title ON conversation BEGIN
        INSERT INTO title_index (title_index, rowid, title) VALUES ('delete', old.id, old.title);
        INSERT INTO title_index (rowid, title) VALUES (new.id, new.title);
    END
    """,
    # A reply that is being written is not in the index: each piece of it would be indexed again.
    "CREATE VIEW settled_message AS SELECT id, text FROM message WHERE state <> 'writing'",
    """
    CREATE VIRTUAL TABLE message_index USING fts5 (
        text, content='settled_message', content_rowid='id',
        prefix='1 2', tokenize='unicode61 remove_diacritics 2'
    )
    """,
    """
    CREATE TRIGGER text_added AFTER INSERT ON message WHEN new.state <> 'writing' BEGIN
        INSERT INTO message_index (rowid, text) VALUES (new.id, new.text);
    END
    """,
    """
    CREATE TRIGGER text_removed AFTER DELETE ON message WHEN old.state <> 'writing' BEGIN
        INSERT INTO message_index (message_index, rowid, text) VALUES ('delete', old.id, old.text);
    END
    """,
    """
    CREATE TRIGGER text_reopened AFTER UPDATE OF text, state ON message
        WHEN old.state <> 'writing' AND new.state = 'writing'
    BEGIN
        INSERT INTO message_index (message_index, rowid, text) VALUES ('delete', old.id, old.text);
    END
    """,
    """
    CREATE TRIGGER text_finished AFTER UPDATE OF text, state ON message
        WHEN old.state = 'writing' AND new.state <> 'writing'
    BEGIN
        INSERT INTO message_index (rowid, text) VALUES (new.id, new.text);
    END
    """,
    """
    CREATE TRIGGER text_changed AFTER UPDATE OF text ON message
        WHEN old.state <> 'writing' AND new.state <> 'writing'
    BEGIN
        INSERT INTO message_index (message_index, rowid, text) VALUES ('delete', old.id, old.text);
        INSERT INTO message_index (rowid, text) VALUES (new.id, new.text);
    END
    """,
)

# In a table of its own: walking and searching the messages never reads these texts, huge as they may be.
_ATTACHMENTS: Migration = (
    """
    CREATE TABLE attachment (
        message_id INTEGER NOT NULL REFERENCES message (id) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        name TEXT NOT NULL,
        kind TEXT NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (message_id, place)
    )
    """,
)

MIGRATIONS: tuple[Migration, ...] = (_CONVERSATIONS, _ATTACHMENTS)


def migrate(raw: sqlite3.Connection, migrations: Sequence[Migration], backups: Path | None) -> None:
    """Bring a database to the newest tables, each step whole or not at all.

    Args:
        raw: A connection in autocommit mode.
        migrations: All steps, the first one first.
        backups: Where a copy goes before the first step, unless the database is new; None for no copy.

    Raises:
        NewerDatabaseError: More steps were made than are known here.
        sqlite3.Error, OSError: A step or the copy failed; the steps before it stay.
    """
    version = _version(raw)
    if version > len(migrations):
        raise NewerDatabaseError(
            f"Your conversations were saved by a newer version of {NAME}.",
            f"Start that version; this one knows their format up to {len(migrations)}, not {version}.",
        )
    if 0 < version < len(migrations) and backups is not None:
        _back_up(raw, backups, version)
    for number, statements in enumerate(migrations[version:], version + 1):
        _step(raw, number, statements)


def copy(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Copy a whole database into an empty one.

    Raises:
        sqlite3.Error: One cannot be read or the other not be written.
    """
    source.execute("BEGIN")  # a copy of what is locked would be tried for ever
    try:
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        source.backup(target)
    finally:
        source.execute("ROLLBACK")


def _version(raw: sqlite3.Connection) -> int:
    return int(raw.execute("PRAGMA user_version").fetchone()[0])


def _step(raw: sqlite3.Connection, number: int, statements: Migration) -> None:
    raw.execute("BEGIN IMMEDIATE")
    try:
        if _version(raw) < number:  # else another window has just done it
            for statement in statements:
                raw.execute(statement)
            raw.execute(f"PRAGMA user_version = {number}")
        raw.execute("COMMIT")
    except BaseException:
        if raw.in_transaction:
            raw.execute("ROLLBACK")
        raise


def _back_up(raw: sqlite3.Connection, folder: Path, version: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S-%f")
    partial = folder / f"conversations-{stamp}-format-{version}.part"
    partial.touch(mode=0o600)
    try:
        with closing(sqlite3.connect(partial)) as target:
            copy(raw, target)
        partial.replace(partial.with_suffix(".sqlite3"))
    except BaseException:
        partial.unlink(missing_ok=True)
        raise
    for old in sorted(folder.glob("conversations-*-format-*.sqlite3"))[:-KEPT_BACKUPS]:
        old.unlink(missing_ok=True)
