"""Where each token of a reply came from, round by round, and how that is kept in few characters."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from app.core.statistics import DraftReason, Round

LONGEST = 400_000
"""Characters a kept trace has at most; what follows in a longer reply is of unknown origin."""

_LETTERS = {
    DraftReason.DRAFTED: "d",
    DraftReason.SHORTENED: "s",
    DraftReason.NO_DRAFT: "n",
    DraftReason.MEASURING: "m",
    DraftReason.CHECKING_IS_DEAR: "c",
    DraftReason.DRAFTING_IS_DEAR: "e",
    DraftReason.RARELY_RIGHT: "r",
    DraftReason.NO_ROOM: "o",
    DraftReason.UNKNOWN_TOKEN: "u",
    DraftReason.FAULT: "f",
}
_REASONS = {letter: reason for reason, letter in _LETTERS.items()}


@dataclass(frozen=True, slots=True)
class TracedRound:
    """A round as far as its tokens are concerned.

    Attributes:
        drafted: Tokens the draft proposed.
        accepted: How many of them were kept; they are the first ones.
        draft_seconds: Time the draft took.
        verify_seconds: Time the target took.
        reason: Why it drafted so far, or not at all; None for text of unknown origin.
        confidences: How sure the draft was of each proposed token, 0 to 1; empty where it cannot say.
        characters: For each token that became part of the reply, how many characters end with it.
    """

    drafted: int
    accepted: int
    draft_seconds: float
    verify_seconds: float
    reason: DraftReason | None
    confidences: tuple[float, ...]
    characters: tuple[int, ...]

    @property
    def is_known(self) -> bool:
        """Whether it is known who wrote this."""
        return self.reason is not None

    @property
    def length(self) -> int:
        """Characters of all its tokens."""
        return sum(self.characters)


def unknown(characters: int) -> TracedRound:
    """Return text of which nobody noted who wrote it."""
    return TracedRound(0, 0, 0.0, 0.0, None, (), (characters,))


def traced(rounds: Sequence[Round], characters: Sequence[int]) -> list[TracedRound]:
    """Return measured rounds with the characters of their tokens, as exact as they are kept.

    Args:
        rounds: What was measured, oldest first.
        characters: Those of all their tokens, in order; where they do not fit, nothing is known.
    """
    if sum(measured.committed for measured in rounds) != len(characters):
        return []
    rest = iter(characters)
    return [
        TracedRound(
            measured.drafted,
            measured.accepted,
            round(measured.draft_seconds, 4),
            round(measured.verify_seconds, 4),
            measured.why.reason,
            tuple(round(confidence, 2) for confidence in measured.confidences),
            tuple(islice(rest, measured.committed)),
        )
        for measured in rounds
    ]


class TokenTrace:
    """The rounds of one reply; kept ones are read when they are first asked for."""

    def __init__(self, kept: str = "") -> None:
        """Begin with what was kept of a reply, or with nothing."""
        self._kept = kept
        self._rounds: list[TracedRound] = []
        self._length = 0

    @property
    def is_empty(self) -> bool:
        """Whether nothing is known."""
        return not self._kept and not self._rounds

    @property
    def rounds(self) -> Sequence[TracedRound]:
        """All rounds, oldest first."""
        self._read()
        return self._rounds

    @property
    def length(self) -> int:
        """Characters of the reply that are accounted for."""
        self._read()
        return self._length

    @property
    def text(self) -> str:
        """All rounds in few characters, as `TokenTrace` takes them."""
        return self._kept or written(self._rounds)

    def extend(self, rounds: Sequence[Round], characters: Sequence[int], before: int) -> None:
        """Add rounds.

        Args:
            rounds: What was measured.
            characters: The characters of their tokens.
            before: Characters of the reply before them, as far as they were told; what was written before
                this trace began is of unknown origin.
        """
        added = traced(rounds, characters)
        if not added:
            return
        self._read()
        self._kept = ""
        if self._length < before:
            self._add(unknown(before - self._length))
        for one in added:
            self._add(one)

    def cut(self, length: int) -> None:
        """Forget the characters behind so many: a stop string took them away again."""
        self._read()
        while self._length > length:
            self._kept = ""
            last = self._rounds.pop()
            self._length -= last.length
            counts = list(last.characters)
            surplus = last.length - max(length - self._length, 0)
            for place in reversed(range(len(counts))):
                taken = min(counts[place], surplus)
                counts[place] -= taken
                surplus -= taken
            self._add(replace(last, characters=tuple(counts)))
            if not any(counts):
                self._rounds.pop()

    def _add(self, one: TracedRound) -> None:
        self._rounds.append(one)
        self._length += one.length

    def _read(self) -> None:
        if self._kept and not self._rounds:
            for one in read(self._kept):
                self._add(one)


def written(rounds: Iterable[TracedRound]) -> str:
    """Return rounds as text: numbers with commas, a semicolon behind each round.

    Times are in tenths of milliseconds, confidences in per cent. One round that drafted 3 tokens and kept 2
    is `3,2,18,1020,d,98.71.40,4.5.2`; the digits after the last comma are the characters of its tokens.
    """
    parts: list[str] = []
    length = 0
    for one in rounds:
        part = _written(one)
        length += len(part) + 1
        if length > LONGEST:
            break
        parts.append(part)
    return ";".join(parts)


def read(text: str) -> Iterator[TracedRound]:
    """Read what `written` wrote, as far as it makes sense."""
    for part in text[:LONGEST].split(";") if text else ():
        try:
            yield _read_round(part)
        except (ValueError, OverflowError):
            return


def _written(one: TracedRound) -> str:
    characters = ".".join(map(str, one.characters))
    if one.reason is None:
        return f"?{characters}"
    draft, verify = round(one.draft_seconds * 10_000), round(one.verify_seconds * 10_000)
    sure = ".".join(str(round(confidence * 100)) for confidence in one.confidences)
    return f"{one.drafted},{one.accepted},{draft},{verify},{_LETTERS[one.reason]},{sure},{characters}"


def _read_round(part: str) -> TracedRound:
    if part.startswith("?"):
        return unknown(sum(_counts(part[1:])))
    drafted, accepted, draft, verify, letter, sure, characters = part.split(",")
    counts = _counts(characters)
    kept = int(accepted)
    if not 0 <= kept <= int(drafted) or kept > len(counts) or letter not in _REASONS:
        raise ValueError("no round")
    return TracedRound(
        int(drafted),
        kept,
        int(draft) / 10_000,
        int(verify) / 10_000,
        _REASONS[letter],
        tuple(count / 100 for count in _counts(sure)) if sure else (),
        counts,
    )


def _counts(text: str) -> tuple[int, ...]:
    counts = tuple(map(int, text.split("."))) if text else ()
    if any(count < 0 for count in counts):
        raise ValueError("a count below nothing")
    return counts
