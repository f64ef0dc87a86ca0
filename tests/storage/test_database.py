"""Opening the file of conversations: nothing that happened to it keeps the program from starting."""

import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.storage.conversations import ConversationStore
from app.storage.database import OpenedDatabase, Standing, open_database
from app.storage.faults import NewerDatabaseError, StorageError
from app.storage.messages import MessageState, MessageStore

Open = Callable[[], OpenedDatabase]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "conversations.sqlite3"


@pytest.fixture
def open_it(file: Path) -> Iterator[Open]:
    opened: list[OpenedDatabase] = []

    def begin() -> OpenedDatabase:
        opened.append(open_database(file, file.parent / "backups"))
        return opened[-1]

    yield begin
    for database in opened:
        database.connection.close()


def titles(database: OpenedDatabase) -> list[str]:
    return [summary.title for summary in ConversationStore(database.connection).page(1000)]


def filled(open_it: Open, *names: str) -> None:
    database = open_it()
    for name in names:
        ConversationStore(database.connection).create(title=name)
    database.connection.close()


def test_the_first_start_makes_folder_and_file_and_has_nothing_to_tell(open_it: Open, file: Path) -> None:
    database = open_it()
    assert (database.standing, database.set_aside, database.cause) == (Standing.SAVED, None, "")
    assert file.is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps other users out by the folder")
def test_nobody_else_may_read_the_file(open_it: Open, file: Path) -> None:
    open_it()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_what_was_saved_is_there_at_the_next_start(open_it: Open) -> None:
    filled(open_it, "saved")
    assert titles(open_it()) == ["saved"]


def test_changes_are_written_ahead_and_keys_are_enforced(open_it: Open) -> None:
    connection = open_it().connection
    settings = [connection.row(f"PRAGMA {name}") for name in ("journal_mode", "synchronous", "foreign_keys")]
    assert settings == [("wal",), (1,), (1,)]


def test_a_reply_that_was_being_written_is_interrupted_at_the_next_start(open_it: Open) -> None:
    connection = open_it().connection
    conversation_id = ConversationStore(connection).create()
    messages = MessageStore(connection)
    reply_id = messages.begin_reply(messages.append_question(conversation_id, "Why?"))
    messages.extend_reply(reply_id, "Because")
    connection.close()
    reply = MessageStore(open_it().connection).path(conversation_id)[-1]
    assert (reply.state, reply.text) == (MessageState.INTERRUPTED, "Because")


@pytest.mark.parametrize(
    "damage", [b"\0" * 8192, b"no database at all" * 500, b"SQLite format 3\0" + b"\xff" * 9000]
)
def test_a_damaged_file_is_moved_aside_and_a_new_one_begun(open_it: Open, file: Path, damage: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(damage)
    database = open_it()
    assert database.standing is Standing.REPLACED
    assert database.set_aside is not None
    assert "damaged" in database.set_aside.name
    assert database.set_aside.read_bytes() == damage
    assert database.cause
    assert titles(database) == []


def test_after_a_replacement_the_next_start_is_an_ordinary_one(open_it: Open, file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(b"\0" * 8192)
    filled(open_it, "new")
    database = open_it()
    assert (database.standing, titles(database)) == (Standing.SAVED, ["new"])


def test_damage_in_the_middle_is_found_after_a_crash(open_it: Open, file: Path) -> None:
    filled(open_it, *(f"title {number} " + "x" * 500 for number in range(200)))
    page = 4096
    data = bytearray(file.read_bytes())
    data[page * 5 :] = b"\0" * len(data[page * 5 :])
    file.write_bytes(data)
    Path(f"{file}-wal").touch()  # what a program that was killed leaves behind
    assert open_it().standing is Standing.REPLACED


def test_a_database_of_another_program_is_moved_aside(open_it: Open, file: Path) -> None:
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE message (words TEXT)")
    assert open_it().standing is Standing.REPLACED


def test_a_folder_in_the_files_place_is_moved_aside(open_it: Open, file: Path) -> None:
    file.mkdir(parents=True)
    assert open_it().standing is Standing.REPLACED


def test_an_empty_file_is_a_new_database(open_it: Open, file: Path) -> None:
    file.parent.mkdir()
    file.touch()
    assert open_it().standing is Standing.SAVED


def test_a_newer_database_is_refused_and_left_alone(open_it: Open, file: Path) -> None:
    filled(open_it, "from the future")
    with closing(sqlite3.connect(file)) as newer:
        newer.execute("PRAGMA user_version = 99")
        newer.execute("DROP TABLE message")
        newer.commit()
    before = file.read_bytes()
    with pytest.raises(NewerDatabaseError) as caught:
        open_it()
    assert "newer version" in caught.value.message
    assert "99" in caught.value.hint
    assert file.read_bytes() == before


def test_where_no_folder_can_be_made_nothing_is_saved_and_everything_works(
    tmp_path: Path, file: Path, open_it: Open
) -> None:
    file.parent.write_text("a file where the folder should be")
    database = open_it()
    assert database.standing is Standing.UNSAVED
    assert database.cause
    ConversationStore(database.connection).create(title="for now")
    assert titles(database) == ["for now"]


FULL_DISK = """
import resource, signal, sys
from pathlib import Path
from app.storage.conversations import ConversationStore
from app.storage.database import open_database
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), int(sys.argv[2])))
file = Path(sys.argv[1])
database = open_database(file, file.parent / "backups")
store = ConversationStore(database.connection)
store.create(title="new")
print(database.standing, sorted(summary.title for summary in store.page(10)))
"""


def run_on_full_disk(file: Path, most_bytes: int) -> str:
    """What a child process, of whose files none may grow beyond a size, says about its database."""
    command = [sys.executable, "-c", FULL_DISK, str(file), str(most_bytes)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    return done.stdout.strip()


@pytest.mark.skipif(sys.platform == "win32", reason="limits of file size are of POSIX")
def test_on_a_full_disk_the_old_conversations_are_shown_and_nothing_new_is_saved(
    open_it: Open, file: Path
) -> None:
    filled(open_it, "old")
    assert run_on_full_disk(file, 0) == "copied ['new', 'old']"
    assert titles(open_it()) == ["old"]


@pytest.mark.skipif(sys.platform == "win32", reason="limits of file size are of POSIX")
def test_on_a_full_disk_the_very_first_start_works_too(open_it: Open, file: Path) -> None:
    assert run_on_full_disk(file, 0) == "unsaved ['new']"
    assert open_it().standing is Standing.SAVED


def test_a_disk_that_fills_up_later_is_explained_and_nothing_is_half_done(open_it: Open) -> None:
    connection = open_it().connection
    store = ConversationStore(connection)
    messages = MessageStore(connection)
    conversation_id = store.create()
    (pages,) = connection.row("PRAGMA page_count") or (0,)
    connection.row(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StorageError, match="disk is full"):
        messages.append_question(conversation_id, "x" * 1_000_000)
    assert messages.path(conversation_id) == ()


def test_a_locked_file_is_explained(open_it: Open, file: Path) -> None:
    connection = open_it().connection
    connection.row("PRAGMA busy_timeout = 0")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match="in use by another program"):
            ConversationStore(connection).create()
        other.execute("ROLLBACK")


def test_another_thread_is_refused(open_it: Open) -> None:
    connection = open_it().connection
    caught: list[Exception] = []

    def intrude() -> None:
        try:
            connection.rows("SELECT 1")
        except sqlite3.ProgrammingError as error:
            caught.append(error)

    thread = threading.Thread(target=intrude)
    thread.start()
    thread.join()
    assert len(caught) == 1


def test_a_transaction_that_fails_leaves_nothing_behind(open_it: Open) -> None:
    database = open_it()
    store = ConversationStore(database.connection)
    with pytest.raises(ZeroDivisionError), database.connection.transaction():
        store.duplicate(store.create(title="half"))
        raise ZeroDivisionError
    assert titles(database) == []
