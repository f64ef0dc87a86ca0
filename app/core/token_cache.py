"""Tokens of texts that come again and again: what was said before is not tokenized with each question."""

from array import array
from collections import OrderedDict
from collections.abc import Sequence

from app.core.language_model import Vocabulary

_MOST_CHARACTERS = 16_000_000


class TokenCache:
    """Tokenizes, and remembers the texts that were asked for last."""

    def __init__(self, vocabulary: Vocabulary, most_characters: int = _MOST_CHARACTERS) -> None:
        """Begin empty.

        Args:
            vocabulary: Does the work.
            most_characters: How much text is remembered.
        """
        self._vocabulary = vocabulary
        self._most = most_characters
        self._known: OrderedDict[tuple[str, bool, bool], array[int]] = OrderedDict()
        self._characters = 0

    def tokens(self, text: str, *, allow_control: bool, continues: bool) -> Sequence[int]:
        """The tokens of a text, as `Vocabulary.tokenize` gives them; do not change."""
        key = (text, allow_control, continues)
        found = self._known.get(key)
        if found is None:
            fresh = self._vocabulary.tokenize(text, allow_control=allow_control, continues=continues)
            found = array("i", fresh)
            self._known[key] = found
            self._characters += len(text)
            while self._characters > self._most and len(self._known) > 1:
                (oldest, _, _), _ = self._known.popitem(last=False)
                self._characters -= len(oldest)
        else:
            self._known.move_to_end(key)
        return found
