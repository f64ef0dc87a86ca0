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
