"""Which characters of a shown text each token stands for. No Qt in here but its way of counting."""

from bisect import bisect_right
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from app.core.token_trace import TracedRound


@dataclass(frozen=True, slots=True)
class Token:
    """A token where it is shown.

    Attributes:
        number: Which one of the reply, counted from 0; those without characters are passed over.
        start: Where it begins, counted as Qt counts, in UTF-16 units.
        end: Where the next one begins.
        round: The round that wrote it.
        round_number: Which round that was, counted from 0.
        place: Its place in the round, counted from 0.
    """

    number: int
    start: int
    end: int
    round: TracedRound
    round_number: int
    place: int

    @property
    def is_drafted(self) -> bool:
        """Whether the draft proposed it."""
        return self.place < self.round.accepted


class TokenPlaces:
    """Grows with a reply; a step costs as much as what is new is long."""

    def __init__(self) -> None:
        self._rounds: list[TracedRound] = []
        self._starts: list[int] = []
        self._origins: list[tuple[int, int]] = []
        self._end = 0
        self._ahead = ""
        self._open: deque[tuple[int, int, int]] = deque()
        self.drafted = 0
        self.known = 0

    @property
    def taken(self) -> int:
        """How many rounds it was given."""
        return len(self._rounds)

    def __len__(self) -> int:
        return len(self._starts)

    def feed(self, text: str, rounds: Sequence[TracedRound]) -> None:
        """Take more text and more rounds; either may run ahead of the other."""
        for one in rounds:
            number = len(self._rounds)
            self._rounds.append(one)
            self.drafted += one.accepted
            self.known += len(one.characters) if one.is_known else 0
            self._open.extend((number, place, count) for place, count in enumerate(one.characters) if count)
        self._ahead += text
        self._settle(is_all=False)

    def finish(self) -> None:
        """Take what is there as all there will be: a token may have been cut by a stop string."""
        self._settle(is_all=True)

    def at(self, position: int) -> Token | None:
        """Return the token at a position of the shown text; None where there is none."""
        number = bisect_right(self._starts, position) - 1
        return self.token(number) if number >= 0 and position < self._end else None

    def token(self, number: int) -> Token:
        """Return a token by its number."""
        end = self._starts[number + 1] if number + 1 < len(self._starts) else self._end
        round_number, place = self._origins[number]
        return Token(number, self._starts[number], end, self._rounds[round_number], round_number, place)

    def between(self, start: int, end: int) -> range:
        """Return the numbers of the tokens that stand, at least in part, between two positions."""
        first = max(bisect_right(self._starts, start) - 1, 0)
        last = bisect_right(self._starts, end - 1)
        return range(first, last)

    def of_round(self, token: Token) -> range:
        """Return the numbers of all tokens of a token's round."""
        first = last = token.number
        while first > 0 and self._origins[first - 1][0] == token.round_number:
            first -= 1
        while last + 1 < len(self._origins) and self._origins[last + 1][0] == token.round_number:
            last += 1
        return range(first, last + 1)

    def _settle(self, is_all: bool) -> None:
        used, there = 0, len(self._ahead)
        while self._open and (used + self._open[0][2] <= there or (is_all and used < there)):
            round_number, place, count = self._open.popleft()
            piece = self._ahead[used : used + count]
            used += len(piece)
            self._starts.append(self._end)
            self._origins.append((round_number, place))
            self._end += units(piece)
        self._ahead = self._ahead[used:]


def units(text: str) -> int:
    """Return how long a text is as Qt counts: characters beyond the first 65,536 are two."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2
