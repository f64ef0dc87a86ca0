import numpy as np
import pytest

from app.core.speculative.acceptance import AcceptanceEstimate


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
