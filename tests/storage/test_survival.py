"""A process that is killed while a reply streams in loses nothing that was handed to the store before."""

import random
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from app.storage.database import Standing, open_database
from app.storage.messages import MessageState, MessageStore

ROOT = Path(__file__).resolve().parents[2]
PIECES_A_REPLY = 30
WRITER = f"""
import sys
from itertools import count
from pathlib import Path
from app.storage.conversations import ConversationStore
from app.storage.database import open_database
from app.storage.messages import MessageStore
folder = Path(sys.argv[1])
connection = open_database(folder / "c.sqlite3", folder / "backups").connection
messages = MessageStore(connection)
conversation = ConversationStore(connection).create()
print("conversation", conversation, flush=True)
for number in count():
    reply = messages.begin_reply(messages.append_question(conversation, f"question {{number}}"))
    print("begun", number, flush=True)
    for piece in range({PIECES_A_REPLY}):
        messages.extend_reply(reply, f"<{{piece}}>" + "x" * 300)
        print("extended", piece, flush=True)
    messages.finish_reply(reply)
    print("finished", number, flush=True)
"""


def whole_text(pieces: int) -> str:
    return "".join(f"<{piece}>" + "x" * 300 for piece in range(pieces))


def kill_after(folder: Path, lines: int) -> list[list[str]]:
    """Let a child write until it has said so many lines, kill it at once, and return all it said."""
    command = [sys.executable, "-c", WRITER, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as child:
        assert child.stdout is not None
        said = [child.stdout.readline() for _ in range(lines)]
        child.kill()
        said += child.stdout.readlines()
    return [line.split() for line in said if line.endswith("\n")]


def check_what_is_left(folder: Path, said: list[list[str]]) -> None:
    conversation_id = int(said[0][1])
    counts = {word: sum(line[0] == word for line in said) for word in ("begun", "finished", "extended")}
    opened = open_database(folder / "c.sqlite3", folder / "backups")
    assert opened.standing is Standing.SAVED
    with closing(opened.connection) as connection:
        assert connection.rows("PRAGMA integrity_check") == [("ok",)]
        connection.change("INSERT INTO message_index (message_index, rank) VALUES ('integrity-check', 1)")
        path = MessageStore(connection).path(conversation_id)
    replies = path[1::2]
    assert len(replies) in (counts["begun"], counts["begun"] + 1)
    finished = [reply for reply in replies if reply.state is MessageState.COMPLETE]
    assert len(finished) in (counts["finished"], counts["finished"] + 1)
    assert all(reply.text == whole_text(PIECES_A_REPLY) for reply in finished)
    kept = 0
    for reply in replies[len(finished) :]:
        assert reply.state is MessageState.INTERRUPTED
        pieces = reply.text.count("<")
        assert reply.text == whole_text(pieces)
        kept += pieces
    assert kept + len(finished) * PIECES_A_REPLY >= counts["extended"]


@pytest.mark.parametrize("lines", [2, 17, 75])
def test_what_was_handed_over_survives_a_kill(tmp_path: Path, lines: int) -> None:
    check_what_is_left(tmp_path, kill_after(tmp_path, lines))


@pytest.mark.slow
def test_it_survives_many_kills_of_the_same_database(tmp_path: Path) -> None:
    chance = random.Random(4)
    for _ in range(60):
        check_what_is_left(tmp_path, kill_after(tmp_path, chance.randrange(1, 400)))
