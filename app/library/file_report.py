"""What became of a file that was to be read, as the reading process tells the window: one JSON line."""

from enum import StrEnum

import msgspec

from app.core.attachment import AttachmentKind


class Refusal(StrEnum):
    """Why a file cannot be attached.

    MISSING: there is none. NO_FILE: a folder or a device. UNREADABLE: the system does not let it be read.
    EMPTY: nothing is in it. TOO_LARGE: more than the limit. BINARY: no text. ENCRYPTED: a PDF that is locked.
    NO_TEXT: a PDF without text, as of scanned pages. DAMAGED: no PDF after all. TOO_SLOW: the time was up.
    """

    MISSING = "missing"
    NO_FILE = "no_file"
    UNREADABLE = "unreadable"
    EMPTY = "empty"
    TOO_LARGE = "too_large"
    BINARY = "binary"
    ENCRYPTED = "encrypted"
    NO_TEXT = "no_text"
    DAMAGED = "damaged"
    TOO_SLOW = "too_slow"


class FileRead(msgspec.Struct, frozen=True, tag=True):
    """A file's text.

    Attributes:
        kind: What kind of file it is.
        text: All of it, with line feeds as line ends.
        pages: Pages of a PDF; 0 for other files.
        pages_read: How many of them were read before a limit.
    """

    kind: AttachmentKind
    text: str
    pages: int = 0
    pages_read: int = 0


class FileRefused(msgspec.Struct, frozen=True, tag=True):
    """A file that cannot be attached.

    Attributes:
        reason: Why.
        limit: The limit that was passed, in bytes, where there is one.
    """

    reason: Refusal
    limit: int = 0


FileReport = FileRead | FileRefused

_decoder: msgspec.json.Decoder[FileReport] = msgspec.json.Decoder(FileReport)


def encode(report: FileReport) -> bytes:
    """Write a report as one line, its line feed included."""
    return msgspec.json.encode(report) + b"\n"


def decode(line: bytes) -> FileReport:
    """Read the line of a reading process.

    Raises:
        msgspec.MsgspecError: It is none.
    """
    return _decoder.decode(line)
