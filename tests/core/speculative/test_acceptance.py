import numpy as np
import pytest

from app.core.speculative.acceptance import AcceptanceByPlace, AcceptanceEstimate


def test_before_anything_was_seen_a_draft_is_right_more_often_than_it_is_sure() -> None:
    estimate = AcceptanceEstimate()
    assert estimate.probability(0.5) == pytest.approx(0.75, abs=0.02)
    assert estimate.probability(0.02) < 0.15
    assert estimate.probability(1.0) > 0.95


def test_it_learns_what_really_happened_at_each_confidence() -> None:
    estimate = AcceptanceEstimate()
    for _ in range(200):
        estimate.observe([0.95], accepted=0)
        estimate.observe([0.25], accepted=1)
    assert estimate.probability(0.95) < 0.15
    assert estimate.probability(0.25) > 0.85


def test_it_forgets_when_the_text_changes() -> None:
    estimate = AcceptanceEstimate()
    for _ in range(400):
        estimate.observe([0.95], accepted=0)
    for _ in range(200):
        estimate.observe([0.95], accepted=1)
    assert estimate.probability(0.95) > 0.8


def test_what_follows_the_first_rejected_token_teaches_nothing() -> None:
    estimate, other = AcceptanceEstimate(), AcceptanceEstimate()
    estimate.observe([0.9, 0.15, 0.85], accepted=1)
    other.observe([0.9, 0.15], accepted=1)
    assert [estimate.probability(c / 10) for c in range(11)] == [other.probability(c / 10) for c in range(11)]


@pytest.mark.parametrize("confidence", [0.0, 1e-9, 1.0, 1.0000001])
def test_confidences_at_the_border_are_fine(confidence: float) -> None:
    estimate = AcceptanceEstimate()
    estimate.observe([confidence], accepted=1)
    assert 0.0 <= estimate.probability(confidence) <= 1.0


def test_what_to_expect_of_the_next_tokens_is_ascending_and_of_the_recent_kind() -> None:
    estimate = AcceptanceEstimate()
    for _ in range(200):
        estimate.observe([0.05], accepted=0)
    typical = estimate.typical(6)
    assert (np.diff(typical) >= -1e-12).all()
    assert typical.max() < 0.2


def test_the_share_that_was_right_counts_judged_tokens_only() -> None:
    estimate = AcceptanceEstimate()
    for _ in range(100):
        estimate.observe([0.9, 0.9, 0.9, 0.9], accepted=1)
    assert estimate.share == pytest.approx(0.5, abs=0.01)


def test_before_anything_was_judged_the_share_is_what_is_usual() -> None:
    assert 0.4 < AcceptanceEstimate().share < 0.9
    assert 0.4 < AcceptanceByPlace().share < 0.9


class TestByPlace:
    def test_each_place_is_learned_for_itself(self) -> None:
        estimate = AcceptanceByPlace()
        for number in range(600):
            accepted = 3 if number % 2 else 1  # the second token is right half of the time
            estimate.observe(4, accepted)
        assert estimate.probability(0) == pytest.approx(1.0, abs=0.05)
        assert estimate.probability(1) == pytest.approx(0.5, abs=0.05)
        assert estimate.probability(2) == pytest.approx(1.0, abs=0.07)
        assert estimate.probability(3) < 0.1

    def test_a_place_nobody_got_to_is_like_the_others(self) -> None:
        estimate = AcceptanceByPlace()
        for _ in range(100):
            estimate.observe(2, 2)
        assert estimate.probability(9) == pytest.approx(estimate.share)
        assert estimate.share > 0.9

    def test_what_follows_the_first_rejected_token_teaches_nothing(self) -> None:
        one, other = AcceptanceByPlace(), AcceptanceByPlace()
        for _ in range(20):
            one.observe(8, 1)
            other.observe(2, 1)
        assert [one.probability(place) for place in range(9)] == [
            other.probability(place) for place in range(9)
        ]

    def test_it_forgets_when_the_text_changes(self) -> None:
        estimate = AcceptanceByPlace()
        for _ in range(400):
            estimate.observe(1, 0)
        assert estimate.probability(0) < 0.05
        for _ in range(300):
            estimate.observe(1, 1)
        assert estimate.probability(0) > 0.9

    def test_a_draft_without_tokens_teaches_nothing(self) -> None:
        estimate = AcceptanceByPlace()
        before = estimate.probability(0)
        estimate.observe(0, 0)
        assert estimate.probability(0) == before

    def test_every_probability_is_one(self) -> None:
        estimate = AcceptanceByPlace()
        for number in range(200):
            estimate.observe(1 + number % 7, number % 3 % (2 + number % 7))
            assert all(0.0 <= estimate.probability(place) <= 1.0 for place in range(12))
            assert 0.0 <= estimate.share <= 1.0
