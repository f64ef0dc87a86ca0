"""What a draft promises, reckoned by hand."""

import pytest

from app.core.speculative.expected_factor import expected_factor


def test_a_draft_that_is_never_right_is_as_fast_as_plain() -> None:
    assert expected_factor(0.0, 0.0, [1.0] * 16) == 1


def test_a_draft_that_costs_more_than_it_saves_is_as_fast_as_plain() -> None:
    assert expected_factor(2.0, 1.0, [1.0] * 16) == 1


def test_one_token_right_half_of_the_time_brings_one_and_a_half() -> None:
    assert expected_factor(0.25, 0.5, [1.0, 1.25]) == pytest.approx(1.5 / (0.25 + 1.25))


def test_the_best_length_counts() -> None:
    checks = [1.0, 1.0, 1.0, 50.0]
    assert expected_factor(0.1, 0.9, checks) == pytest.approx((1 + 0.9 + 0.81) / 1.2)


def test_a_longer_check_serves_where_it_is_cheaper() -> None:
    assert expected_factor(0.0, 1.0, [1.0, 9.0, 1.0]) == pytest.approx(3)
    assert expected_factor(0.5, 0.5, [1.0, 9.0, 1.0]) == pytest.approx(1.5 / 1.5)
