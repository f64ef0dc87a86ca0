"""BestRate on replies that a real pair of models wrote, recorded place by place."""

from collections.abc import Sequence
from functools import cache

import pytest

from app.core.speculative.best_rate import BestRate
from app.core.speculative.cost_curve import CostCurve
from app.core.speculative.draft_cost import DraftCost
from app.core.speculative.draft_length import FixedLength
from tests.support.trace_replay import (
    FLAT,
    LINEAR,
    Q4_0,
    Q4_K,
    RecordedReply,
    hindsight,
    play,
    throughput,
    whole_curve,
)

DRAFT = 0.083
"""Cost of a drafted token in units of a plain one: 8 ms where the target takes 96."""

CURVES = {"Q4_0": whole_curve(Q4_0), "Q4_K": whole_curve(Q4_K), "flat": whole_curve(FLAT)}
EVERY_CURVE = CURVES | {"linear": whole_curve(LINEAR)}


def best_rate(curve: dict[int, float], draft: float = DRAFT) -> BestRate:
    return BestRate(CostCurve(curve, 32), DraftCost(draft, draft / 4), 15)


@cache
def reached(name: str, draft: float = DRAFT, silent: bool = False) -> float:
    curve = EVERY_CURVE[name]
    return throughput(best_rate(curve, draft), curve, draft, silent=silent)


@cache
def best_fixed(name: str, draft: float = DRAFT, least_confidences: Sequence[float] = (0.0,)) -> float:
    """The best fixed length, and threshold, chosen afterwards."""
    policies = [FixedLength(length, least) for length in range(16) for least in least_confidences]
    return max(throughput(policy, EVERY_CURVE[name], draft) for policy in policies)


@pytest.mark.parametrize("name", EVERY_CURVE)
@pytest.mark.parametrize("draft", [DRAFT, 0.15])
def test_it_beats_every_fixed_length(name: str, draft: float) -> None:
    assert reached(name, draft) > best_fixed(name, draft)


@pytest.mark.parametrize("name", CURVES)
def test_it_is_not_below_the_best_threshold_for_a_draft_of_usual_speed(name: str) -> None:
    grid = tuple(least / 20 for least in range(1, 20))
    assert reached(name) >= best_fixed(name, least_confidences=grid)


def test_on_the_standard_pair_it_comes_near_to_who_knows_every_answer_beforehand() -> None:
    assert reached("Q4_0") > 0.84 * hindsight(CURVES["Q4_0"], DRAFT)


@pytest.mark.parametrize("name", CURVES)
def test_a_draft_that_does_not_say_how_sure_it_is_is_learned_by_place(name: str) -> None:
    assert reached(name, silent=True) > 0.995 * best_fixed(name)


@pytest.mark.parametrize("name", EVERY_CURVE)
@pytest.mark.parametrize("draft", [DRAFT, 0.3])
@pytest.mark.parametrize("silent", [False, True])
def test_a_draft_that_is_always_wrong_costs_next_to_nothing(name: str, draft: float, silent: bool) -> None:
    curve = EVERY_CURVE[name]
    for first, least in ((64, 0.96), (256, 0.98), (640, 0.98)):
        kept = throughput(best_rate(curve, draft), curve, draft, never=True, silent=silent, first=first)
        assert kept >= least, f"over {first} tokens"


@pytest.mark.parametrize("name", EVERY_CURVE)
@pytest.mark.parametrize("reading", [None, DRAFT / 4])
def test_however_sure_of_itself_it_is(name: str, reading: float | None) -> None:
    curve = EVERY_CURVE[name]
    wrong = RecordedReply([False] * 640, [1.0] * 640)
    steps = list(play(best_rate(curve), wrong, curve, DRAFT, reading=reading))
    for first in (256, 640):
        part = [step for step in steps if step.place < first]
        assert sum(step.committed for step in part) / sum(step.seconds for step in part) >= 0.98


@pytest.mark.parametrize("name", EVERY_CURVE)
def test_a_draft_that_is_always_right_is_used_at_once_and_to_the_full(name: str) -> None:
    curve = EVERY_CURVE[name]
    right = RecordedReply([True] * 300, [0.99] * 300)
    steps = list(play(best_rate(curve), right, curve, DRAFT))
    assert all(step.drafted for step in steps if 8 <= step.place < 290)
    longest = max((length + 1) / (DRAFT * length + min(curve[n] for n in curve if n > length))
                  for length in range(16))  # fmt: skip
    assert 300 / sum(step.seconds for step in steps) > 0.9 * longest
