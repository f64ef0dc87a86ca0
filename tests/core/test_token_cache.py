"""Texts are tokenized once, as far as memory for them goes."""

from app.core.token_cache import TokenCache
from tests.support.fake_model import FakeVocabulary


class CountingVocabulary(FakeVocabulary):
    """Counts how often it is asked."""

    asked = 0

    def tokenize(self, text: str, *, allow_control: bool, continues: bool = False) -> list[int]:
        self.asked += 1
        return super().tokenize(text, allow_control=allow_control, continues=continues)


def words() -> CountingVocabulary:
    return CountingVocabulary(["<s>", "<", "s", ">", "a"])


def test_the_same_text_is_tokenized_once() -> None:
    vocabulary = words()
    cache = TokenCache(vocabulary)
    for _ in range(3):
        assert list(cache.tokens("a<s>", allow_control=True, continues=False)) == [4, 0]
    assert vocabulary.asked == 1


def test_the_same_text_in_another_place_is_another_one() -> None:
    cache = TokenCache(words())
    assert list(cache.tokens("<s>", allow_control=True, continues=True)) == [0]
    assert list(cache.tokens("<s>", allow_control=False, continues=True)) == [1, 2, 3]


def test_what_was_not_asked_for_in_a_long_time_is_forgotten() -> None:
    vocabulary = words()
    cache = TokenCache(vocabulary, most_characters=4)
    for text in ("aa", "ss", "aa", "as", "aa"):
        cache.tokens(text, allow_control=False, continues=False)
    assert vocabulary.asked == 3
    cache.tokens("ss", allow_control=False, continues=False)
    assert vocabulary.asked == 4
