import numpy as np
import pytest

from app.core.speculative.stopping_rule import StoppingRule

SURE = np.full(6, 0.9)
FLAT = np.array([0.0, 1.0, 1.0, 1.0, 1.0, 1.0])


def test_when_drafting_is_free_and_checking_flat_it_goes_on_to_the_end() -> None:
    rule = StoppingRule(FLAT, draft=0.0, rate=1.0, acceptance=SURE)
    assert rule.pays
    assert all(rule.goes_on(drafted, 0.9**drafted) for drafted in range(4))
    assert not rule.goes_on(4, 1.0), "the longest draft"


def test_when_a_draft_costs_more_than_it_can_bring_it_never_begins() -> None:
    rule = StoppingRule(FLAT, draft=1.0, rate=1.0, acceptance=SURE)
    assert not rule.pays
    assert not rule.goes_on(0, 1.0)


def test_it_drafts_over_an_expensive_size_to_a_cheaper_one() -> None:
    bumpy = np.array([0.0, 1.0, 1.6, 1.9, 1.2, 5.0])
    rule = StoppingRule(bumpy, draft=0.05, rate=1.2, acceptance=SURE)
    assert rule.goes_on(1, 0.9)
    assert rule.goes_on(2, 0.8)
    assert not rule.goes_on(3, 0.7)


def test_the_surer_the_more_and_dearer_time_means_less() -> None:
    curve = np.concatenate([[0.0], 1.0 + 0.1 * np.arange(16)])
    lengths = []
    for survival in (0.05, 0.3, 0.6, 1.0):
        rule = StoppingRule(curve, draft=0.2, rate=1.5, acceptance=np.full(6, 0.7))
        lengths.append(rule.goes_on(1, survival))
    assert lengths == sorted(lengths)
    cheap = StoppingRule(curve, draft=0.2, rate=1.0, acceptance=np.full(6, 0.7))
    dear = StoppingRule(curve, draft=0.2, rate=4.0, acceptance=np.full(6, 0.7))
    assert cheap.pays
    assert not dear.pays


@pytest.mark.parametrize("survival", [0.0, 1e-12, 1.0])
def test_any_survival_has_an_answer(survival: float) -> None:
    assert StoppingRule(FLAT, 0.1, 1.0, SURE).goes_on(1, survival) in (True, False)


class TestReach:
    def test_it_is_how_far_a_certain_draft_would_go(self) -> None:
        assert StoppingRule(FLAT, draft=0.0, rate=1.0, acceptance=SURE).reach == 4
        assert StoppingRule(FLAT, draft=1.0, rate=1.0, acceptance=SURE).reach == 0

    def test_it_ends_where_checking_jumps(self) -> None:
        jump = np.array([0.0, 1.0, 1.0, 1.1, 9.0, 9.0, 9.0])
        assert StoppingRule(jump, draft=0.02, rate=1.5, acceptance=SURE).reach == 2

    @pytest.mark.parametrize("draft", [0.0, 0.1, 0.3, 0.6, 2.0])
    def test_it_agrees_with_going_on(self, draft: float) -> None:
        curve = np.concatenate([[0.0], 1.0 + 0.15 * np.arange(12)])
        rule = StoppingRule(curve, draft, 1.3, np.full(6, 0.7))
        went = next(drafted for drafted in range(20) if not rule.goes_on(drafted, 1.0))
        assert rule.reach == went
        assert rule.pays == (rule.reach > 0)


class TestByPlace:
    def test_the_same_acceptance_everywhere_is_the_same_rule(self) -> None:
        curve = np.concatenate([[0.0], 1.0 + 0.1 * np.arange(10)])
        classes = np.array([0.3, 0.6, 0.9])
        one = StoppingRule(curve, 0.1, 1.4, classes)
        other = StoppingRule(curve, 0.1, 1.4, np.tile(classes, (len(curve) - 2, 1)))
        for drafted in range(10):
            for survival in (0.01, 0.2, 0.5, 0.8, 1.0):
                assert one.goes_on(drafted, survival) == other.goes_on(drafted, survival)
        assert (one.reach, one.pays) == (other.reach, other.pays)

    def test_it_drafts_up_to_the_place_where_the_draft_is_no_longer_right(self) -> None:
        flat = np.concatenate([[0.0], np.full(9, 1.0)])
        by_place = np.array([[0.95], [0.95], [0.95], [0.05], [0.05], [0.05], [0.05], [0.05]])
        assert StoppingRule(flat, 0.1, 1.5, by_place).reach == 3

    def test_it_drafts_over_a_bad_place_to_good_ones_behind_it_only_if_they_can_be_reached(self) -> None:
        flat = np.concatenate([[0.0], np.full(9, 1.0)])
        half = np.array([[0.9], [0.5], [0.99], [0.99], [0.99], [0.99], [0.99], [0.99]])
        assert StoppingRule(flat, 0.02, 1.5, half).reach == 8
        never = np.array([[0.9], [0.001], [0.99], [0.99], [0.99], [0.99], [0.99], [0.99]])
        assert StoppingRule(flat, 0.02, 1.5, never).reach == 1

    def test_a_draft_that_is_never_right_at_once_does_not_pay(self) -> None:
        flat = np.concatenate([[0.0], np.full(5, 1.0)])
        assert not StoppingRule(flat, 0.1, 1.0, np.array([[0.01], [0.9], [0.9], [0.9]])).pays
