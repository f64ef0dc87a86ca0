"""Which draft is kept, and what a typical target costs."""

import pytest

from app.service.draft_trial import Trial, choose, typical_checks


def trial(
    name: str, factor: float, *, is_original: bool = False, size: int = 100, agreement: float = 0.5
) -> Trial:
    return Trial(name, is_original, size, 0.001, (0.001, 0.001), agreement, factor)


def test_a_typical_target_costs_ten_tokens_of_the_draft_and_one_more_for_each_further() -> None:
    assert typical_checks(2.0, 3) == (20.0, 22.0, 24.0)


def test_the_fastest_is_chosen() -> None:
    slow, fast = trial("slow", 1.1, size=80), trial("fast", 1.9, size=90)
    assert choose([slow, trial("given", 1.5, is_original=True), fast]) is fast


def test_a_gain_that_may_be_chance_keeps_the_draft_as_it_was() -> None:
    given = trial("given", 1.5, is_original=True)
    assert choose([given, trial("hardly faster", 1.52, size=90)]) is given


def test_the_same_weights_again_are_no_gain_however_they_were_measured() -> None:
    given = trial("given", 1.5, is_original=True)
    assert choose([given, trial("again", 1.9)]) is given
    better = trial("better", 1.8, agreement=0.6)
    assert choose([given, trial("again", 1.9), better]) is better


def test_alone_the_draft_as_it_was_is_the_best() -> None:
    given = trial("given", 1.0, is_original=True)
    assert choose([given]) is given


@pytest.mark.parametrize(("slowest", "is_steady"), [(1.0, True), (2.0, True), (2.1, False)])
def test_rounds_that_differ_by_more_than_twice_are_not_steady(slowest: float, is_steady: bool) -> None:
    assert Trial("any", False, 100, 1.0, (1.0, slowest), 0.5, 1.0).is_steady == is_steady
