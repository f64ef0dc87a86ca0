"""What was measured of all replies: read a slice at a time, added up by models and kind of text."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

import msgspec

from app.core.generation import Method
from app.core.statistics import Comparison, Statistics
from app.core.text_kind import READ_CHARACTERS, TextKind, kind_of
from app.storage.connection import Connection
from app.storage.records import ReplyRecord, record_in

SLICE = 200
"""Replies read at a time: a few milliseconds."""

_BEGINNING = f"substr(m.text, 1, {READ_CHARACTERS})"
_REPLIES = f"""
    SELECT m.id, {_BEGINNING}, m.record, m.created_at FROM message AS m
    JOIN conversation AS c ON c.id = m.conversation_id
    WHERE m.id > ? AND m.role = 'assistant' AND m.record IS NOT NULL AND m.deleted_at IS NULL
        AND c.deleted_at IS NULL
    ORDER BY m.id LIMIT ?
"""


class _Kept(msgspec.Struct):
    """The part of a record that is added up; the rest is passed over unread."""

    statistics: Statistics | None = None
    method: Method = Method.AUTO
    target: str = ""
    draft: str | None = None
    is_imported: bool = False


_decoder = msgspec.json.Decoder(_Kept)


@dataclass(frozen=True, slots=True)
class Group:
    """Replies that belong together, added up.

    Attributes:
        target: The model that wrote; empty for several or when unknown.
        draft: The model that drafted; None for none.
        kind: What kind of text they are; None for all kinds.
        replies: How many.
        tokens: Tokens of all of them.
        seconds: Time all of them took to be written, without reading their prompts.
        drafted: Tokens proposed by the draft.
        accepted: Those that were kept.
        compared: How many replies could be compared with plain decoding.
        comparison: Those replies compared; None when there are none.
    """

    target: str = ""
    draft: str | None = None
    kind: TextKind | None = None
    replies: int = 0
    tokens: int = 0
    seconds: float = 0.0
    drafted: int = 0
    accepted: int = 0
    compared: int = 0
    comparison: Comparison | None = None

    @property
    def tokens_per_second(self) -> float | None:
        """Speed of writing; None when it took no time."""
        return self.tokens / self.seconds if self.seconds > 0 else None

    @property
    def acceptance(self) -> float | None:
        """Share of the drafted tokens that were kept; None when nothing was drafted."""
        return self.accepted / self.drafted if self.drafted else None

    @property
    def saved_seconds(self) -> float | None:
        """Time that drafting saved, below 0 when it cost some; None without a comparison."""
        compared = self.comparison
        return compared.plain_seconds - compared.seconds if compared is not None else None

    def plus(self, other: "Group") -> "Group":
        """Both together, called as this one is."""
        ours, theirs = self.comparison, other.comparison
        return replace(
            self,
            replies=self.replies + other.replies,
            tokens=self.tokens + other.tokens,
            seconds=self.seconds + other.seconds,
            drafted=self.drafted + other.drafted,
            accepted=self.accepted + other.accepted,
            compared=self.compared + other.compared,
            comparison=ours + theirs if ours is not None and theirs is not None else ours or theirs,
        )


def measured_replies(connection: Connection, size: int = SLICE) -> Iterator[list[Group]]:
    """Read all replies of which something was measured here, each as a group of its own; a slice at a time.

    Of a reply and its copies in duplicated conversations one is read, and nothing that came from a file. What
    is written between two slices may or may not be among them.

    Raises:
        StorageError: They cannot be read.
    """
    last = 0
    seen: set[tuple[float, int, float]] = set()
    while rows := connection.rows(_REPLIES, (last, size)):
        last = rows[-1][0]
        found: list[Group] = []
        for _, text, record, created_at in rows:
            kept = _kept(record)
            if kept is None or (measured := kept.statistics) is None:
                continue
            mark = created_at, measured.committed, measured.decode_seconds  # copies have the same
            if mark not in seen:
                seen.add(mark)
                found.append(_group(text, kept, measured))
        yield found


def added_up(groups: Iterable[Group], before: Iterable[Group] = ()) -> list[Group]:
    """Add up what has the same models and the same kind.

    Args:
        groups: Of single replies, or of several.
        before: What was added up so far.
    """
    sums = {_name(group): group for group in before}
    for group in groups:
        name = _name(group)
        known = sums.get(name)
        sums[name] = known.plus(group) if known is not None else group
    return list(sums.values())


def total(groups: Iterable[Group]) -> Group:
    """Everything together."""
    whole = Group()
    for group in groups:
        whole = whole.plus(group)
    return whole


def _name(group: Group) -> tuple[str, str | None, TextKind | None]:
    return group.target, group.draft, group.kind


def _kept(record: str) -> _Kept | None:
    """What a record says, if something was measured here."""
    try:
        kept = _decoder.decode(record)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        known = record_in(record) or ReplyRecord()
        kept = _Kept(known.statistics, known.method, known.target, known.draft, known.is_imported)
    is_measured = kept.statistics is not None and kept.statistics.committed > 0
    return kept if is_measured and not kept.is_imported else None


def _group(text: str, kept: _Kept, measured: Statistics) -> Group:
    # Where a draft was there but the program held it back, that belongs to what drafting achieved; where
    # nothing was to draft, the comparison says nothing about it.
    is_drafted = kept.draft is not None and (kept.method is not Method.PLAIN or measured.drafted > 0)
    compared = measured.comparison if is_drafted else None
    return Group(
        target=kept.target,
        draft=kept.draft if is_drafted else None,
        kind=kind_of(text),
        replies=1,
        tokens=measured.committed,
        seconds=measured.decode_seconds,
        drafted=measured.drafted,
        accepted=measured.accepted,
        compared=1 if compared is not None else 0,
        comparison=compared,
    )
