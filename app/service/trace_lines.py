"""The lines of a trace: what is written down of a reply and of each of its rounds."""

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from app import VERSION
from app.core.generation import FinishReason
from app.core.speculative.hindsight import RoundCosts
from app.core.statistics import DraftReason, Round, Why

FORMAT = 1
"""Raised with every change of these lines."""

MOST_ROUNDS = 8192
"""Rounds that a trace may have."""

_MOST_TOKENS = 64

_Count = Annotated[int, Meta(ge=0, le=_MOST_TOKENS)]
_Milliseconds = Annotated[float, Meta(ge=0.0, le=1e9)]
_CheckSeconds = Annotated[float, Meta(ge=1e-9, le=1e6)]


class TraceHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: what is true of all rounds.

    Attributes:
        trace: FORMAT.
        program: Version of the program that wrote it.
        target: File name of the model that answered.
        draft: File name of the model that wrote ahead, or None.
        finish: Why the reply ended.
        rounds: How many lines follow.
        check_seconds: Seconds of one target evaluation of 1, 2, 3 and so on tokens.
        draft_seconds: Seconds of one drafted token.
        longest_draft: The most tokens that may be drafted in one round; 0 without a draft.
        place: Tokens of the reply before the first round below; 0 unless the beginning is left out.
    """

    trace: int
    program: str
    target: str
    draft: str | None
    finish: FinishReason
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)]
    check_seconds: Annotated[tuple[_CheckSeconds, ...], Meta(min_length=1, max_length=_MOST_TOKENS)]
    draft_seconds: Annotated[float, Meta(ge=0.0, le=1e6)]
    longest_draft: _Count
    place: Annotated[int, Meta(ge=0, le=2**31)] = 0

    @property
    def costs(self) -> RoundCosts:
        """What rounds cost at the end of the reply."""
        return RoundCosts(self.check_seconds, self.draft_seconds, self.longest_draft)


class TraceRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line for each round, in the words of `Round`; times are in milliseconds.

    Attributes:
        place: Tokens of the reply before this round.
        compute_ms: The part of `ms` spent inside llama.cpp.
        reason: Why it drafted as it did, with `tokens` and `figure` as in `Why`.
        confidences: As many as drafted tokens, or none; None where the draft cannot say.
    """

    place: Annotated[int, Meta(ge=0, le=2**31)]
    drafted: _Count
    accepted: _Count
    committed: _Count
    shape: _Count
    draft_ms: _Milliseconds
    verify_ms: _Milliseconds
    ms: _Milliseconds
    compute_ms: _Milliseconds
    reason: DraftReason
    tokens: _Count
    figure: Annotated[float, Meta(ge=0.0, le=1e9)]
    confidences: tuple[Annotated[float, Meta(ge=0.0, le=1.0)] | None, ...]


def trace_head(
    target: Path,
    draft: Path | None,
    finish: FinishReason,
    costs: RoundCosts,
    rounds: Sequence[Round],
    committed: int,
) -> TraceHead:
    """Describe a reply.

    Args:
        target: The model that answered; only the file's name is written down.
        draft: The model that wrote ahead, or None.
        finish: Why the reply ended.
        costs: What rounds cost at its end.
        rounds: Its rounds, or the last of them.
        committed: Tokens of the whole reply.
    """
    return TraceHead(
        trace=FORMAT,
        program=VERSION,
        target=_printable(target),
        draft=None if draft is None else _printable(draft),
        finish=finish,
        rounds=len(rounds),
        check_seconds=costs.checks,
        draft_seconds=costs.draft,
        # A length chosen by hand may be longer than the program's own longest.
        longest_draft=max([costs.longest, *(one.drafted for one in rounds)]),
        place=committed - sum(one.committed for one in rounds),
    )


def as_line(place: int, one: Round) -> TraceRound:
    """Write a round down.

    Args:
        place: Tokens of the reply before it.
        one: The round.
    """

    def milliseconds(seconds: float) -> float:
        return round(1e3 * max(0.0, seconds), 4)

    return TraceRound(
        place=place,
        drafted=one.drafted,
        accepted=one.accepted,
        committed=one.committed,
        shape=one.shape,
        draft_ms=milliseconds(one.draft_seconds),
        verify_ms=milliseconds(one.verify_seconds),
        ms=milliseconds(one.seconds),
        compute_ms=milliseconds(one.compute_seconds),
        reason=one.why.reason,
        tokens=one.why.tokens,
        figure=round(one.why.figure, 4),
        confidences=tuple(None if math.isnan(sure) else round(sure, 4) for sure in one.confidences),
    )


def as_round(line: TraceRound) -> Round:
    """Read a round, times and confidences rounded as they were written."""
    return Round(
        drafted=line.drafted,
        accepted=line.accepted,
        committed=line.committed,
        draft_seconds=line.draft_ms / 1e3,
        verify_seconds=line.verify_ms / 1e3,
        seconds=line.ms / 1e3,
        compute_seconds=line.compute_ms / 1e3,
        why=Why(line.reason, line.tokens, line.figure),
        shape=line.shape,
        confidences=tuple(math.nan if sure is None else sure for sure in line.confidences),
    )


def fault_of(line: TraceRound, place: int, head: TraceHead, *, is_last: bool) -> str:
    """What cannot be true of a round, to be said behind a colon; empty when all can.

    Args:
        line: The round.
        place: Where it must begin after those before it.
        head: The head of its trace.
        is_last: Whether it is the last one.
    """
    is_cut = line.committed == line.accepted
    if line.place != place:
        return f"its place is {line.place}, and the rounds before it lead to {place}"
    if not line.accepted <= line.drafted <= head.longest_draft:
        return "its drafted and accepted tokens do not go together"
    if not line.drafted < line.shape <= len(head.check_seconds):
        return "the shape of its check does not fit"
    if line.committed not in (line.accepted, line.accepted + 1):
        return "its accepted and committed tokens do not go together"
    if line.confidences and len(line.confidences) != line.drafted:
        return "it has not as many confidences as drafted tokens"
    may_be_cut = is_last and (
        head.finish is FinishReason.END or (head.finish is FinishReason.STOP and line.committed > 0)
    )
    if is_cut and not may_be_cut:
        return "it ends before the target's own token, and the reply does not"
    if is_last and head.finish is FinishReason.END and not is_cut:
        return "the token that ends the reply is missing"
    return ""


def _printable(path: Path) -> str:
    """A file's name as text that every reader can read: names may hold bytes that are none."""
    return path.name.encode("utf-8", "replace").decode("utf-8")
