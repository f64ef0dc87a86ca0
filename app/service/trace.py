"""A reply written down round by round: one JSON object a line, the head first."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import msgspec

from app.core.statistics import Round
from app.errors import AppError, UsageError
from app.service.trace_lines import FORMAT, MOST_ROUNDS, TraceHead, TraceRound, as_line, as_round, fault_of
from app.storage.whole_file import write_whole

_MOST_BYTES = 16 << 20
_BEGINNING = b'{"trace":'
_ELSEWHERE = "Choose another place with --trace FILE."
_ANEW = "Write a trace with: python -m app generate --trace FILE."

_Line = TypeVar("_Line")


@dataclass(frozen=True, slots=True)
class Trace:
    """A reply read from a trace; its rounds are as written, times and confidences rounded."""

    head: TraceHead
    rounds: tuple[Round, ...]


def check_trace_path(path: Path) -> None:
    """See to it before a reply is written that its trace replaces nothing but another trace.

    Raises:
        UsageError: The file must be called otherwise.
    """
    try:
        if not path.parent.is_dir():
            raise UsageError(f"There is no folder {path.parent}.", _ELSEWHERE)
        if not path.exists():
            return
        if path.is_file():
            with path.open("rb") as file:
                beginning = file.read(len(_BEGINNING))
            if beginning in (b"", _BEGINNING):
                return
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror}.", _ELSEWHERE) from error
    raise UsageError(f"{path} is there already and is no trace.", _ELSEWHERE)


def write_trace(path: Path, head: TraceHead, rounds: Sequence[Round]) -> None:
    """Write a trace, whole or not at all.

    Args:
        path: The file; a trace of this name is replaced.
        head: From `trace_head` for these rounds.
        rounds: The rounds, in order.

    Raises:
        UsageError: Another file would be replaced, or there is no such folder.
        AppError: The file cannot be written; what was there before is still there.
    """
    check_trace_path(path)
    place = head.place
    lines: list[TraceHead | TraceRound] = [head]
    for one in rounds:
        lines.append(as_line(place, one))
        place += one.committed
    try:
        write_whole(path.resolve(), msgspec.json.Encoder().encode_lines(lines))
    except OSError as error:
        raise AppError(f"{path} cannot be written: {error.strerror}.", f"Make room. {_ELSEWHERE}") from error


def read_trace(path: Path) -> Trace:
    """Read a trace, believing nothing of it.

    Raises:
        UsageError: The file cannot be read, or is no whole and sound trace; the line is named.
    """
    data = _read(path)
    if not data.startswith(_BEGINNING):
        raise UsageError(f"{path} is no trace.", _ANEW)
    lines = data.split(b"\n", MOST_ROUNDS + 2)
    if _decoded(path, 1, lines[0], _Format).trace != FORMAT:
        raise UsageError(f"{path} was written by another version of the program.", _ANEW)
    head = _decoded(path, 1, lines[0], TraceHead)
    if head.longest_draft >= len(head.check_seconds):
        raise _senseless(path, 1, "its longest draft has no check")
    if len(lines) < head.rounds + 2:
        raise UsageError(
            f"{path} is cut off behind line {len(lines) - 1}, and {head.rounds} rounds belong to it.", _ANEW
        )
    if len(lines) > head.rounds + 2 or lines[-1]:
        raise _senseless(path, head.rounds + 2, "there is more than belongs to it")
    place = head.place
    rounds = []
    for number, line in enumerate(lines[1:-1], start=2):
        read = _decoded(path, number, line, TraceRound)
        if fault := fault_of(read, place, head, is_last=number == head.rounds + 1):
            raise _senseless(path, number, fault)
        place += read.committed
        rounds.append(as_round(read))
    return Trace(head, tuple(rounds))


class _Format(msgspec.Struct, frozen=True):
    trace: int


def _senseless(path: Path, number: int, why: str) -> UsageError:
    return UsageError(f"Line {number} of {path} makes no sense: {why}.", _ANEW)


def _read(path: Path) -> bytes:
    try:
        if path.exists() and not path.is_file():
            raise UsageError(f"{path} is not a file.", "Name a trace.")
        with path.open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror}.", "Check the path.") from error
    if len(data) > _MOST_BYTES:
        raise UsageError(f"{path} is too large for a trace.", _ANEW)
    return data


def _decoded(path: Path, number: int, line: bytes, kind: type[_Line]) -> _Line:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise _senseless(path, number, str(error).rstrip(".")) from error
