"""The meter tells the truth: what plain decoding would have taken, while the machine and the context change.

Models and clock are fake, so the truth is known: the cost of each token decoded plainly, at its place.
"""

from statistics import median

import numpy as np
import pytest

from tests.support.timed_reply import TimedPair, by_size, slower
from tests.support.trace_replay import FLAT, Q4_0, Q4_K, whole_curve

DRAFT = 0.083
CURVES = {"Q4_0": whole_curve(Q4_0), "Q4_K": whole_curve(Q4_K), "flat": whole_curve(FLAT)}


def pair(
    curve: dict[int, float],
    length: int | None,
    start: int,
    stop: int,
    factor: float,
    believed: dict[int, float] | None = None,
) -> TimedPair:
    slow = slower(start, stop, factor)
    return TimedPair(
        by_size(curve, slow),
        lambda tokens, before: DRAFT * tokens * slow(before),
        believed or curve,
        length=length,
    )


@pytest.mark.parametrize("name", CURVES)
@pytest.mark.parametrize("length", [None, 0, 3, 7])
def test_on_a_calm_machine_it_is_right(name: str, length: int | None) -> None:
    reply = pair(CURVES[name], length, 0, 0, 1.0).write(300)
    assert reply.statistics.speedup == pytest.approx(reply.true_factor, rel=0.001)


@pytest.mark.parametrize("name", CURVES)
@pytest.mark.parametrize("length", [None, 0, 3, 7])
@pytest.mark.parametrize(("start", "stop"), [(150, 300), (0, 150), (100, 200)], ids=["late", "early", "amid"])
def test_it_is_right_while_something_else_takes_the_machine(
    name: str, length: int | None, start: int, stop: int
) -> None:
    reply = pair(CURVES[name], length, start, stop, 2.5).write(300)
    assert reply.statistics.speedup == pytest.approx(reply.true_factor, rel=0.15)


@pytest.mark.parametrize("length", [None, 0, 3])
def test_it_is_right_while_the_context_grows(length: int | None) -> None:
    """Attention makes a token twice as dear at the end, and a batch more so."""
    curve = by_size(CURVES["Q4_0"])
    grown = TimedPair(
        lambda tokens, before: curve(tokens, before) + before / 4000 * (0.6 + 0.4 * tokens),
        lambda tokens, before: DRAFT * tokens * (1 + before / 4000),
        CURVES["Q4_0"],
        length=length,
    )
    reply = grown.write(4000)
    assert reply.statistics.speedup == pytest.approx(reply.true_factor, rel=0.05)


def test_it_is_right_under_competition_in_a_growing_context() -> None:
    slow = slower(1000, 4000, 2.5)
    curve = by_size(CURVES["Q4_0"])
    grown = TimedPair(
        lambda tokens, before: slow(before) * (curve(tokens, before) + before / 2000 * (0.6 + 0.4 * tokens)),
        lambda tokens, before: slow(before) * DRAFT * tokens * (1 + before / 2000),
        CURVES["Q4_0"],
    )
    reply = grown.write(2000)
    assert reply.statistics.speedup == pytest.approx(reply.true_factor, rel=0.15)


def test_drafting_that_does_not_pay_is_shown_as_slower_than_plain() -> None:
    reply = TimedPair(
        lambda tokens, _before: float(tokens),
        lambda tokens, _before: 0.5 * tokens,
        {size: float(size) for size in range(1, 33)},
        length=7,
    ).write(200)
    assert reply.true_factor < 0.5
    assert reply.statistics.speedup == pytest.approx(reply.true_factor, rel=0.01)


def test_the_true_factor_lies_in_the_range_that_is_told_or_next_to_it() -> None:
    reply = pair(CURVES["Q4_0"], None, 0, 0, 1.0).write(300)
    assert reply.statistics.speedup_range is not None
    low, high = reply.statistics.speedup_range
    assert low <= reply.true_factor * 1.001
    assert high >= reply.true_factor * 0.999


def test_it_is_right_where_one_size_costs_more_than_was_measured() -> None:
    """A draft that is nearly always right checks one size only: nothing but plain rounds tells its cost."""
    really = CURVES["flat"] | {size: 1.6 * CURVES["flat"][size] for size in range(9, 33)}
    reply = TimedPair(
        by_size(really), lambda tokens, _before: 0.1 * tokens, CURVES["flat"], right=0.995
    ).write(400)
    assert reply.statistics.speedup == pytest.approx(reply.true_factor, rel=0.05)


def jittering(seed: int) -> float:
    """The meter over the true factor, while another program takes a core from the middle on.

    No two evaluations take the same time, and single tokens suffer more than checks.
    """
    random = np.random.default_rng(seed)

    def jitter(spread: float) -> float:
        return float(random.lognormal(0.0, spread))

    def suffering(before: int, how_much: float) -> float:
        return 1.0 + how_much * (before >= 64)

    curve = by_size(CURVES["Q4_0"])
    reply = TimedPair(
        lambda tokens, before: (
            curve(tokens, before) * suffering(before, 0.9 if tokens == 1 else 0.75) * jitter(0.1)
        ),
        lambda tokens, before: 0.15 * tokens * suffering(before, 1.2) * jitter(0.2),
        CURVES["Q4_0"],
    ).write(128)
    plain = 64 * 1.0 + 64 * 1.9
    assert reply.statistics.speedup is not None
    return reply.statistics.speedup * sum(measured.seconds for _, measured in reply.rounds) / plain


def test_it_is_right_while_everything_jitters_and_checks_suffer_less_than_single_tokens() -> None:
    ratios = [jittering(seed) for seed in range(12)]
    assert median(ratios) == pytest.approx(1.0, abs=0.07)
    assert sum(0.85 < ratio < 1.15 for ratio in ratios) >= 10
    assert max(ratios) < 1.3
    assert min(ratios) > 0.75
