import pytest

from app.core.speculative.vocabulary_match import TokenTexts, match, shared_vocabulary
from app.errors import VocabularyMismatchError
from tests.support.fake_model import FakeVocabulary, letters


def test_the_same_tokens_are_shared() -> None:
    assert shared_vocabulary(letters(8), letters(8)) == 8


def test_padding_at_the_end_of_one_is_not_shared() -> None:
    assert shared_vocabulary(letters(8), letters(10)) == 8
    assert shared_vocabulary(letters(10), letters(8)) == 8


def test_a_token_with_another_text_is_named_with_both() -> None:
    with pytest.raises(VocabularyMismatchError, match="token 1 is 'x', in the target 'b'"):
        shared_vocabulary(FakeVocabulary(["a", "x", "c"]), FakeVocabulary(["a", "b", "c"]))


def test_a_draft_without_a_control_token_of_the_target_is_refused() -> None:
    with pytest.raises(VocabularyMismatchError, match=r"lacks .*<\|im_start\|>"):
        shared_vocabulary(letters(3), FakeVocabulary(["a", "b", "c", "<|im_start|>"]))


def test_another_family_is_refused_by_size() -> None:
    small = FakeVocabulary([str(number) for number in range(10)])
    large = FakeVocabulary([str(number) for number in range(2000)])
    with pytest.raises(VocabularyMismatchError, match="10 tokens where the target has 2000"):
        shared_vocabulary(small, large)


WORDS = [f"w{number}" for number in range(8192)]


def test_one_other_word_among_thousands_is_let_be() -> None:
    other = FakeVocabulary([*WORDS[:139], "other", *WORDS[140:]])
    assert shared_vocabulary(other, FakeVocabulary(WORDS)) == 8192
    more = FakeVocabulary([*WORDS[:139], "other", "another", "a third", *WORDS[142:]])
    with pytest.raises(VocabularyMismatchError, match="token 139 is 'other', in the target 'w139'"):
        shared_vocabulary(more, FakeVocabulary(WORDS))


def test_renamed_control_tokens_are_let_be() -> None:
    draft, target = FakeVocabulary(["a", "<|im_start|>"]), FakeVocabulary(["a", "<|User|>"])
    assert shared_vocabulary(draft, target) == 2
    found = match(TokenTexts.of(draft), TokenTexts.of(target))
    assert (found.differing, found.ordinary, found.first_ordinary) == (1, 0, None)
    assert found.first_special is not None
    assert found.first_special.target == "<|User|>"


def test_all_differences_are_counted() -> None:
    found = match(TokenTexts.of(letters(8)), TokenTexts.of(FakeVocabulary(["a", "x", "y"])))
    assert (found.shared, found.differing, found.ordinary) == (3, 2, 2)
    assert not found.is_usable
