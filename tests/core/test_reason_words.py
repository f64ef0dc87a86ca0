"""Every reason can be said to a person, with its numbers."""

import pytest

from app.core.reason_words import SENTENCES, in_words
from app.core.statistics import DraftReason, Why


@pytest.mark.parametrize("reason", DraftReason)
@pytest.mark.parametrize(("tokens", "figure"), [(0, 0.0), (4, 1.25), (16, 123.456)])
def test_every_reason_is_a_whole_sentence(reason: DraftReason, tokens: int, figure: float) -> None:
    sentence = in_words(Why(reason, tokens, figure))
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert not {"{", "}"} & set(sentence)


def test_no_two_reasons_are_said_alike_and_none_is_forgotten() -> None:
    assert set(SENTENCES) == set(DraftReason)
    assert len(set(SENTENCES.values())) == len(DraftReason)


@pytest.mark.parametrize(
    ("why", "words"),
    [
        (Why(DraftReason.SHORTENED, 5, 2.13), "checking 5 tokens costs 2.1 times one"),
        (Why(DraftReason.CHECKING_IS_DEAR, 3, 2.96), "checking 3 tokens costs 3.0 times one"),
        (Why(DraftReason.DRAFTING_IS_DEAR, 0, 0.847), "a drafted token costs 0.85 times one"),
        (Why(DraftReason.RARELY_RIGHT, 0, 0.124), "right 12% of the time"),
    ],
)
def test_numbers_are_said_as_exactly_as_they_matter(why: Why, words: str) -> None:
    assert words in in_words(why)
