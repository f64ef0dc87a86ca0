"""Files become text, or are refused with a reason; nothing they hold does any harm."""

import os
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.attachment import AttachmentKind
from app.library import attachment_text, pdf_text
from app.library.attachment_text import decoded, kind_of, read_file
from app.library.file_report import FileRead, FileRefused, Refusal, decode, encode
from tests.support.pdf_bytes import assembled, pdf, stream

GERMAN = "Die Größe der Bäume überrascht schöne Vögel, und die Füße der Käfer auch. " * 8


def written(folder: Path, data: bytes, name: str = "file.txt") -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


def refusal(path: Path) -> Refusal:
    report = read_file(path)
    assert isinstance(report, FileRefused)
    return report.reason


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"plain", "plain"),
        ("naïve 😀 עברית".encode(), "naïve 😀 עברית"),
        (b"\xef\xbb\xbfwith a mark", "with a mark"),
        ("two bytes each ✓".encode("utf-16"), "two bytes each ✓"),
        (b"\xfe\xff" + "the other way".encode("utf-16-be"), "the other way"),
        ("four bytes each".encode("utf-32"), "four bytes each"),
        (b"a\r\nb\rc\nd", "a\nb\nc\nd"),
        (b"colour \x1b[31mred\x1b[0m of a log", "colour \x1b[31mred\x1b[0m of a log"),
    ],
)
def test_text_is_decoded(data: bytes, text: str) -> None:
    assert decoded(data) == text


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252"])
def test_other_encodings_are_recognised(encoding: str) -> None:
    assert decoded(GERMAN.encode(encoding)) == GERMAN


@pytest.mark.parametrize(
    "data",
    [
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
        b"\x7fELF\x02\x01\x01" + bytes(40),
        zlib.compress(bytes(range(256))) * 9,
    ],
)
def test_what_is_no_text_is_refused(tmp_path: Path, data: bytes) -> None:
    assert refusal(written(tmp_path, data)) is Refusal.BINARY


@given(st.binary(max_size=2_000))
def test_any_bytes_are_text_or_none(data: bytes) -> None:
    text = decoded(data)
    assert text is None or (isinstance(text, str) and "\r" not in text)


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert refusal(tmp_path / "gone.txt") is Refusal.MISSING
    assert refusal(tmp_path) is Refusal.NO_FILE
    assert refusal(written(tmp_path, b"")) is Refusal.EMPTY
    assert refusal(written(tmp_path, b" \n\t\n")) is Refusal.EMPTY
    assert refusal(Path("bad\0name")) is Refusal.UNREADABLE
    monkeypatch.setattr(attachment_text, "MOST_TEXT_BYTES", 10)
    assert read_file(written(tmp_path, b"x" * 11)) == FileRefused(Refusal.TOO_LARGE, 10)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert refusal(tmp_path / "pipe") is Refusal.NO_FILE


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.py", AttachmentKind.CODE),
        ("A.CPP", AttachmentKind.CODE),
        ("Makefile", AttachmentKind.CODE),
        ("notes.txt", AttachmentKind.TEXT),
        ("README", AttachmentKind.TEXT),
        ("data.csv", AttachmentKind.TEXT),
    ],
)
def test_code_is_told_by_its_name(name: str, kind: AttachmentKind) -> None:
    assert kind_of(Path(name)) is kind


def test_the_pages_of_a_pdf_are_read(tmp_path: Path) -> None:
    report = read_file(written(tmp_path, pdf(["First page", "Second page"]), "paper.PDF"))
    assert report == FileRead(AttachmentKind.PDF, "First page\n\nSecond page", 2, 2)


def test_a_pdf_is_known_by_its_beginning_not_its_name(tmp_path: Path) -> None:
    report = read_file(written(tmp_path, pdf(["Inside"]), "paper.txt"))
    assert isinstance(report, FileRead)
    assert report.kind is AttachmentKind.PDF


def test_no_more_pages_are_read_than_the_limits_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    data = pdf(["one", "two", "three"])
    assert pdf_text.read(data, most_seconds=-1) == FileRead(AttachmentKind.PDF, "one", 3, 1)
    monkeypatch.setattr(pdf_text, "MOST_PAGES", 2)
    assert pdf_text.read(data) == FileRead(AttachmentKind.PDF, "one\n\ntwo", 3, 2)
    monkeypatch.setattr(pdf_text, "MOST_CHARACTERS", 4)
    assert pdf_text.read(data) == FileRead(AttachmentKind.PDF, "one", 3, 1)


def test_a_pdf_of_pictures_has_no_text() -> None:
    assert pdf_text.read(pdf(["", ""])) == FileRefused(Refusal.NO_TEXT)


def test_a_pdf_with_a_password_is_refused() -> None:
    lock = (
        b"<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <"
        + b"11" * 32
        + b"> /U <"
        + b"22" * 32
        + b"> >>"
    )
    locked = pdf(["secret"], lock, b"/Encrypt 6 0 R /ID [<00> <00>]")
    assert pdf_text.read(locked) == FileRefused(Refusal.ENCRYPTED)


@pytest.mark.parametrize(
    "data",
    [
        b"%PDF-1.4\n",
        b"%PDF-1.4\n" + bytes(range(256)) * 20,
        pdf(["cut"])[:200],
        pdf(["no root"]).replace(b"/Root 1 0 R", b"/Root 9 0 R"),
        assembled([b"<< /Type /Catalog /Pages 2 0 R >>", b"<< /Type /Pages /Kids [2 0 R] /Count 1 >>"]),
        assembled([b"<< /Type /Catalog /Pages 1 0 R >>"]),
        pdf(["nested"], b"[" * 5_000),
        pdf(["x"]).replace(b"xref\n0", b"xref\n-9"),
        pdf(["x"], stream(b"garbage", "/Filter /FlateDecode ")).replace(b"5 0 R", b"6 0 R"),
    ],
    ids=["empty", "noise", "cut", "no-root", "own-kid", "own-pages", "nested", "xref", "bad-stream"],
)
def test_a_damaged_pdf_is_refused_or_read_and_no_more(data: bytes) -> None:
    report = pdf_text.read(data)
    assert isinstance(report, FileRead) or report.reason in (Refusal.DAMAGED, Refusal.NO_TEXT)


@pytest.mark.parametrize(
    "report",
    [FileRead(AttachmentKind.PDF, "ä\n😀", 3, 2), FileRefused(Refusal.TOO_LARGE, 5)],
)
def test_a_report_arrives_as_it_was_sent(report: FileRead | FileRefused) -> None:
    assert decode(encode(report)) == report
