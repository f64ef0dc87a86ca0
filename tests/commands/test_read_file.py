"""`read-file` as a process of its own, as the window starts it."""

import subprocess
import sys
import zlib
from pathlib import Path

from app.core.attachment import AttachmentKind
from app.library.file_report import FileRead, FileRefused, FileReport, Refusal, decode
from tests.support.pdf_bytes import pdf, stream

ROOT = Path(__file__).resolve().parents[2]


def read(path: Path) -> FileReport:
    command = [sys.executable, "-P", "-m", "app", "read-file", str(path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, timeout=120)
    return decode(done.stdout)


def test_a_file_becomes_one_line(tmp_path: Path) -> None:
    path = tmp_path / "zwei Wörter.py"
    path.write_text("print('ä')\n", encoding="utf-8")
    assert read(path) == FileRead(AttachmentKind.CODE, "print('ä')\n")


def test_a_pdf_that_unpacks_to_gigabytes_is_refused(tmp_path: Path) -> None:
    """The process may not take the machine's memory, whatever the library allows."""
    packed = zlib.compressobj(9)
    million = b" " * 2**20
    bomb = b"".join(packed.compress(million) for _ in range(1_024)) + packed.flush()
    path = tmp_path / "bomb.pdf"
    path.write_bytes(pdf(["x"], stream(bomb, "/Filter /FlateDecode ")).replace(b"5 0 R", b"6 0 R"))
    report = read(path)
    assert isinstance(report, FileRefused)
    assert report.reason in (Refusal.DAMAGED, Refusal.NO_TEXT)
