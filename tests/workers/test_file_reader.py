"""Files are read elsewhere, one after the other; whatever happens there, an answer comes."""

import sys
from pathlib import Path

import psutil
import pytest
from pytestqt.qtbot import QtBot

from app.core.attachment import AttachmentKind
from app.library.file_report import FileRead, FileRefused, FileReport, Refusal
from app.workers.file_reader import FileReader

READ = "import sys; from app.library.file_report import *; from app.core.attachment import *; "
SAY = f"{READ} sys.stdout.buffer.write(encode(FileRead(AttachmentKind.TEXT, sys.argv[1][-5:])))"


def reader_of(script: str, patience_ms: int = 20_000) -> FileReader:
    return FileReader([sys.executable, "-c", script], patience_ms)


@pytest.fixture
def heard() -> list[tuple[int, FileReport]]:
    return []


def listen(reader: FileReader, heard: list[tuple[int, FileReport]]) -> FileReader:
    reader.reported.connect(lambda number, report: heard.append((number, report)))
    return reader


def test_files_are_read_in_order(qtbot: QtBot, heard: list[tuple[int, FileReport]]) -> None:
    reader = listen(reader_of(SAY), heard)
    for number in (1, 2, 3):
        reader.read(number, Path(f"/somewhere/{number}.txt"))
    qtbot.waitUntil(lambda: len(heard) == 3, timeout=20_000)
    assert heard == [(n, FileRead(AttachmentKind.TEXT, f"{n}.txt")) for n in (1, 2, 3)]


@pytest.mark.parametrize("script", ["import os; os.abort()", "print('no report')", "raise SystemExit(1)"])
def test_a_process_that_dies_or_babbles_means_a_damaged_file(
    qtbot: QtBot, heard: list[tuple[int, FileReport]], script: str
) -> None:
    reader = listen(reader_of(script), heard)
    reader.read(1, Path("/a.txt"))
    reader.read(2, Path("/b.txt"))
    qtbot.waitUntil(lambda: len(heard) == 2, timeout=20_000)
    assert heard == [(1, FileRefused(Refusal.DAMAGED)), (2, FileRefused(Refusal.DAMAGED))]


def test_a_file_that_takes_too_long_is_given_up(qtbot: QtBot, heard: list[tuple[int, FileReport]]) -> None:
    reader = listen(reader_of("import threading; threading.Event().wait()", patience_ms=300), heard)
    reader.read(1, Path("/slow.pdf"))
    qtbot.waitUntil(lambda: bool(heard), timeout=10_000)
    assert heard == [(1, FileRefused(Refusal.TOO_SLOW))]


def test_a_program_that_cannot_be_started_is_said(qtbot: QtBot, heard: list[tuple[int, FileReport]]) -> None:
    reader = listen(FileReader(["/no/such/program"]), heard)
    reader.read(1, Path("/a.txt"))
    reader.read(2, Path("/b.txt"))
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert heard == [(1, FileRefused(Refusal.UNREADABLE)), (2, FileRefused(Refusal.UNREADABLE))]


def test_what_is_forgotten_is_not_reported_and_the_next_one_is(
    qtbot: QtBot, heard: list[tuple[int, FileReport]]
) -> None:
    slow = "import sys, threading; threading.Event().wait() if 'slow' in sys.argv[1] else None; "
    reader = listen(reader_of(f"{slow}{SAY}"), heard)
    reader.read(1, Path("/slow.txt"))
    reader.read(2, Path("/never.txt"))
    reader.read(3, Path("/3.txt"))
    qtbot.waitUntil(lambda: reader.process_id != 0)
    reader.forget(2)
    reader.forget(1)
    qtbot.waitUntil(lambda: bool(heard), timeout=20_000)
    assert heard == [(3, FileRead(AttachmentKind.TEXT, "3.txt"))]


def test_closing_leaves_no_process_behind(qtbot: QtBot, heard: list[tuple[int, FileReport]]) -> None:
    reader = listen(reader_of("import threading; threading.Event().wait()"), heard)
    reader.read(1, Path("/a.txt"))
    qtbot.waitUntil(lambda: reader.process_id != 0)
    process = reader.process_id
    reader.close()
    assert not psutil.pid_exists(process)
    assert heard == []
