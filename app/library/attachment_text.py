"""A file's text for a message: decoded safely, or refused with a reason."""

import codecs
import re
import stat
from pathlib import Path

from charset_normalizer import from_bytes

from app.core.attachment import AttachmentKind
from app.library import pdf_text
from app.library.file_report import FileRead, FileRefused, FileReport, Refusal

MOST_TEXT_BYTES = 10 * 2**20
MOST_PDF_BYTES = 100 * 2**20

_HEAD = 1024
_PDF = b"%PDF-"
_SAMPLE = 256 * 1024
"""Bytes from which an encoding is guessed; guessing from more costs seconds and finds no more."""

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),  # before UTF-16, whose mark it begins with
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_CONTROLS = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]")
_MOST_CONTROLS = 0.01
"""Share of control characters above which it is no text; logs hold a few."""

_LINE_END = re.compile(r"\r\n?")
_CODE = frozenset((
    "ada", "asm", "awk", "bas", "bash", "bat", "c", "cc", "cfg", "clj", "cmake", "cmd", "conf", "cpp",
    "cs", "css", "cu", "cxx", "d", "dart", "diff", "ex", "exs", "f90", "fs", "go", "gradle", "groovy",
    "h", "hpp", "hs", "html", "htm", "ini", "ipynb", "java", "jinja", "jl", "js", "json", "jsonl", "jsx",
    "kt", "kts", "less", "lisp", "lua", "m", "make", "mjs", "ml", "mm", "nim", "nix", "patch", "php",
    "pl", "pm", "proto", "ps1", "pxd", "py", "pyi", "pyx", "r", "rb", "rs", "s", "sass", "scala", "scm",
    "scss", "sh", "sql", "svelte", "svg", "swift", "tcl", "tex", "tf", "toml", "ts", "tsx", "v", "vb",
    "vhdl", "vim", "vue", "xml", "yaml", "yml", "zig",
))  # fmt: skip


def read_file(path: Path) -> FileReport:
    """Read a file's text, whatever the file is.

    Args:
        path: Any path.
    """
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            return FileRefused(Refusal.NO_FILE)  # reading a pipe or device may never end
        if status.st_size == 0:
            return FileRefused(Refusal.EMPTY)
        with path.open("rb") as file:
            head = file.read(_HEAD)
            is_pdf = _PDF in head
            limit = MOST_PDF_BYTES if is_pdf else MOST_TEXT_BYTES
            if status.st_size > limit:
                return FileRefused(Refusal.TOO_LARGE, limit)
            data = head + file.read(limit - len(head))
    except FileNotFoundError:
        return FileRefused(Refusal.MISSING)
    except (OSError, ValueError):  # a path with a NUL in it is a ValueError
        return FileRefused(Refusal.UNREADABLE)
    if is_pdf:
        return pdf_text.read(data)
    text = decoded(data)
    if text is None:
        return FileRefused(Refusal.BINARY)
    if not text.strip():
        return FileRefused(Refusal.EMPTY)
    return FileRead(kind_of(path), text)


def decoded(data: bytes) -> str | None:
    """Return bytes as text with line feeds as line ends; None when they are none.

    A byte order mark counts first, then UTF-8, then what their distribution says.
    """
    text = _marked(data) or _as_utf8(data) or _guessed(data)
    if text is None or len(_CONTROLS.findall(text)) > len(text) * _MOST_CONTROLS:
        return None
    return _LINE_END.sub("\n", text)


def kind_of(path: Path) -> AttachmentKind:
    """Return whether a file of this name holds code or other text."""
    name = path.name.lower()
    is_code = path.suffix.lower().lstrip(".") in _CODE or name in ("makefile", "dockerfile")
    return AttachmentKind.CODE if is_code else AttachmentKind.TEXT


def _marked(data: bytes) -> str | None:
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return data.decode(encoding, "replace")
    return None


def _as_utf8(data: bytes) -> str | None:
    try:
        return data.decode()
    except UnicodeDecodeError:
        return None


def _guessed(data: bytes) -> str | None:
    if b"\0" in data:
        return None
    best = from_bytes(data[:_SAMPLE]).best()
    return data.decode(best.encoding, "replace") if best is not None else None
