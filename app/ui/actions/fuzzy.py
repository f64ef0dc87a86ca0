"""Finding what was meant by a few letters of it."""

from dataclasses import dataclass

_AT_WORD = 8
_IN_A_ROW = 5
_ANYWHERE = 1
_GAP = 0.05
"""What a letter is worth at the beginning of a word, behind the last one, elsewhere; and one passed over."""

_AS_WRITTEN = 10
"""What it is worth that a text has the query as it is written."""


@dataclass(frozen=True, slots=True)
class Match:
    """How well a text fits.

    Attributes:
        score: Higher is better; texts of one query can be compared.
        places: Which characters of the text were meant.
    """

    score: float
    places: tuple[int, ...] = ()


def match(query: str, text: str) -> Match | None:
    """Return how the letters of a query occur in a text, or None when they do not.

    Each word of the query must occur, its letters in order but not side by side: "nc" finds "New chat", and
    so does "chat new". Case does not matter.
    """
    words = query.lower().split()
    found = [_match_word(word, text) for word in words]
    places = {place for one in found if one is not None for place in one.places}
    if any(one is None for one in found):
        return None
    score = sum(one.score for one in found if one is not None)
    if " ".join(words) in text.lower():
        score += _AS_WRITTEN
    return Match(score - 0.01 * len(text), tuple(sorted(places)))


def _match_word(word: str, text: str) -> Match | None:
    """Try every place where the word may begin and take the best."""
    folded = [
        letter.lower()[:1] for letter in text
    ]  # as many as there are characters, whatever the case does
    tries = [
        _match_from(word, text, folded, start) for start, letter in enumerate(folded) if letter == word[0]
    ]
    return max((one for one in tries if one is not None), key=lambda one: one.score, default=None)


def _match_from(word: str, text: str, folded: list[str], start: int) -> Match | None:
    places: list[int] = []
    score = 0.0
    at = start
    for letter in word:
        while at < len(folded) and folded[at] != letter:
            at += 1
            score -= _GAP
        if at == len(folded):
            return None
        score += _worth(text, at, places)
        places.append(at)
        at += 1
    return Match(score - _GAP * start, tuple(places))  # nearer to the beginning is likelier meant


def _worth(text: str, at: int, places: list[int]) -> int:
    if at == 0 or not text[at - 1].isalnum():
        return _AT_WORD
    return _IN_A_ROW if places and places[-1] == at - 1 else _ANYWHERE
