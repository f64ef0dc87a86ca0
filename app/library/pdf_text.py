"""The text of a PDF, page by page within limits, however hostile the file is."""

import io
import logging
import struct
from time import monotonic

from pypdf import PdfReader
from pypdf.errors import DependencyError, FileNotDecryptedError, PyPdfError

from app.core.attachment import AttachmentKind
from app.library.file_report import FileRead, FileRefused, FileReport, Refusal

MOST_PAGES = 2_000
MOST_CHARACTERS = 10_000_000
MOST_SECONDS = 30.0
"""Looked at between pages; whoever reads in a process of its own also ends a page that never ends."""

_FAULTS = (
    PyPdfError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    MemoryError,
    NotImplementedError,
    OSError,
    RecursionError,
    TypeError,
    ValueError,
    struct.error,
)
"""What the library is known to raise on files that are not what they claim."""


def read(data: bytes, most_seconds: float = MOST_SECONDS) -> FileReport:
    """Read as many pages as the limits allow.

    Args:
        data: The file.
        most_seconds: After so long no further page is begun.
    """
    logging.getLogger("pypdf").setLevel(logging.CRITICAL)  # it warns of every oddity of every file
    ends_at = monotonic() + most_seconds
    try:
        reader = PdfReader(io.BytesIO(data))
        if reader.is_encrypted and not reader.decrypt(""):
            return FileRefused(Refusal.ENCRYPTED)
        count = len(reader.pages)
    except (DependencyError, FileNotDecryptedError):
        return FileRefused(Refusal.ENCRYPTED)
    except _FAULTS:
        return FileRefused(Refusal.DAMAGED)
    pages, is_damaged = _pages(reader, min(count, MOST_PAGES), ends_at)
    if any(page.strip() for page in pages):
        return FileRead(AttachmentKind.PDF, "\n\n".join(pages), count, len(pages))
    if is_damaged:
        return FileRefused(Refusal.DAMAGED)
    return FileRefused(Refusal.NO_TEXT if len(pages) == count else Refusal.TOO_SLOW)


def _pages(reader: PdfReader, most: int, ends_at: float) -> tuple[list[str], bool]:
    """The texts of the pages, a broken one as an empty text, and whether one was broken."""
    pages: list[str] = []
    length, is_damaged = 0, False
    for number in range(most):
        try:
            text = reader.pages[number].extract_text().strip()
        except _FAULTS:
            text, is_damaged = "", True
        length += len(text)
        if length > MOST_CHARACTERS:
            break
        pages.append(text.encode("utf-8", "replace").decode())
        if monotonic() > ends_at:
            break
    return pages, is_damaged
