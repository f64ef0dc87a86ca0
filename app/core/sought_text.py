"""A piece of text that is searched for: case, accents and kinds of space make no difference."""

import unicodedata
from bisect import bisect_right
from itertools import accumulate

Span = tuple[int, int]

_ACCENTS = range(200, 241)
_POINTS = range(10, 37)
"""Combining classes of what stands above or below letters, and of Hebrew and Arabic vowel points."""


class Sought:
    """Finds one piece of text in others.

    Args:
        text: What is searched for; found nowhere when it is blank.
    """

    def __init__(self, text: str) -> None:
        self._folds = _Folds()
        self._text = text.translate(self._folds)
        self._is_blank = not self._text.strip()

    @property
    def is_blank(self) -> bool:
        """Whether there is nothing to search for."""
        return self._is_blank

    def count(self, text: str) -> int:
        """Return how often it stands in a text, without overlaps."""
        return 0 if self._is_blank else text.translate(self._folds).count(self._text)

    def spans(self, text: str, most: int) -> list[Span]:
        """Return from where to where it stands in a text (end exclusive).

        Args:
            text: Where to look.
            most: Stop after so many.
        """
        folded = text.translate(self._folds)
        if self._is_blank or self._text not in folded:
            return []
        found: list[Span] = []
        place = folded.find(self._text)
        while place >= 0 and len(found) < most:
            found.append((place, place + len(self._text)))
            place = folded.find(self._text, found[-1][1])
        return found if text.isascii() else self._in_original(text, found)

    def _in_original(self, text: str, spans: list[Span]) -> list[Span]:
        """Places in a text whose characters may fold into none or several."""
        ends = list(accumulate(len(self._folds[ord(character)]) for character in text))
        return [(bisect_right(ends, start), bisect_right(ends, end - 1) + 1) for start, end in spans]


class _Folds(dict[int, str]):
    """What each character is compared as; made when it is first met."""

    def __missing__(self, code: int) -> str:
        character = chr(code)
        if character.isspace():
            folded = " "
        else:
            parts = unicodedata.normalize("NFD", character)
            folded = "".join(part for part in parts if not _is_accent(part)).casefold()
        self[code] = folded
        return folded


def _is_accent(character: str) -> bool:
    kind = unicodedata.combining(character)
    return kind in _ACCENTS or kind in _POINTS
