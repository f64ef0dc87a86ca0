import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.generation import SamplingSettings
from app.core.speculative.sampling import Distribution, Sampler
from app.errors import EvaluationError
from tests.support.distribution_test import chi_square_excess

LOGITS = np.log(np.array([0.4, 0.3, 0.15, 0.1, 0.05], np.float32))


def settings(**changes: float) -> SamplingSettings:
    neutral = {"temperature": 1.0, "top_k": 0, "top_p": 1.0, "min_p": 0.0}
    return SamplingSettings(**{**neutral, **changes})  # type: ignore[arg-type]


def distribution(
    logits: np.ndarray = LOGITS, history: tuple[int, ...] = (), **changes: float
) -> Distribution:
    return Sampler(settings(**changes)).distribution(logits, history)


def as_dict(found: Distribution) -> dict[int, float]:
    return {int(token): float(share) for token, share in zip(found.tokens, found.probabilities, strict=True)}


def test_without_any_sampler_the_distribution_is_the_softmax() -> None:
    assert as_dict(distribution()) == pytest.approx({0: 0.4, 1: 0.3, 2: 0.15, 3: 0.1, 4: 0.05}, rel=1e-5)


def test_top_k_keeps_the_likeliest() -> None:
    assert as_dict(distribution(top_k=2)) == pytest.approx({0: 0.4 / 0.7, 1: 0.3 / 0.7}, rel=1e-5)


@pytest.mark.parametrize("count", [1, 2, 40, 63, 200, 999, 1000, 5000])
def test_top_k_of_a_large_vocabulary_is_what_sorting_gives(count: int) -> None:
    for seed in range(5):
        row = np.random.default_rng(seed).normal(size=1000).astype(np.float32)
        expected = np.sort(np.argsort(-row, kind="stable")[:count])
        assert np.array_equal(distribution(row, top_k=count).tokens, expected)


def test_top_p_keeps_the_fewest_that_reach_the_share() -> None:
    assert list(distribution(top_p=0.71).tokens) == [0, 1, 2]
    assert list(distribution(top_p=0.69).tokens) == [0, 1]
    assert list(distribution(top_p=0.0).tokens) == [0], "the likeliest always stays"


def test_min_p_is_relative_to_the_likeliest() -> None:
    assert list(distribution(min_p=0.3).tokens) == [0, 1, 2]
    assert list(distribution(min_p=1.0).tokens) == [0]


def test_temperature_comes_last_and_flattens_or_sharpens() -> None:
    assert list(distribution(temperature=100.0, top_p=0.71).tokens) == [0, 1, 2]
    assert distribution(temperature=0.1).probability_of(0) > 0.9
    assert distribution(temperature=100.0).probability_of(4) == pytest.approx(0.2, abs=0.01)


def test_a_tiny_temperature_does_not_overflow() -> None:
    assert as_dict(distribution(temperature=1e-6)) == {0: 1.0}


def test_penalties_see_recent_tokens_only_and_count_repeats() -> None:
    sampler = Sampler(SamplingSettings(presence_penalty=0.5, frequency_penalty=0.25, penalty_window=3))
    logits = np.array([1.0, 1.1, 0.0], np.float32)
    assert sampler.likeliest(logits, [1, 2, 2, 2]) == 1, "the 1 lies outside of the window"
    assert sampler.likeliest(logits, [2, 1, 2]) == 0
    penalized = Sampler(settings(presence_penalty=0.5, frequency_penalty=0.25)).distribution(logits, [0, 0])
    assert np.log(penalized.probability_of(1) / penalized.probability_of(0)) == pytest.approx(
        0.1 + 1.0, rel=1e-5
    )


def test_the_repeat_penalty_divides_positive_and_multiplies_negative_logits() -> None:
    sampler = Sampler(settings(repeat_penalty=2.0))
    found = sampler.distribution(np.array([2.0, -1.0, 0.0], np.float32), [0, 1])
    assert np.log(found.probability_of(0) / found.probability_of(2)) == pytest.approx(1.0, rel=1e-5)
    assert np.log(found.probability_of(1) / found.probability_of(2)) == pytest.approx(-2.0, rel=1e-5)


def test_penalties_leave_the_given_logits_alone() -> None:
    logits = LOGITS.copy()
    Sampler(settings(repeat_penalty=2.0)).distribution(logits, [0, 1])
    assert np.array_equal(logits, LOGITS)


def test_confidence_is_the_probability_among_the_two_likeliest() -> None:
    logits = LOGITS.copy()
    assert Sampler.confidence(logits, 0) == pytest.approx(0.4 / 0.7, rel=1e-5)
    assert np.array_equal(logits, LOGITS)


def test_greedy_takes_the_lowest_id_among_equals() -> None:
    assert Sampler(SamplingSettings()).likeliest(np.array([0.0, 2.0, 2.0], np.float32), []) == 1


@pytest.mark.parametrize("top_k", [0, 2, 40])
def test_logits_that_are_no_numbers_are_a_failure_and_no_nonsense(top_k: int) -> None:
    row = np.full(300, np.nan, np.float32)
    with pytest.raises(EvaluationError, match="not a number"):
        distribution(row, top_k=top_k)


def test_draws_follow_the_distribution() -> None:
    sampler = Sampler(settings(), random=np.random.default_rng(7))
    wanted = sampler.distribution(LOGITS, [])
    draws = [sampler.draw(wanted, 0) for _ in range(20_000)]
    assert chi_square_excess(draws, as_dict(wanted)) < 4  # type: ignore[arg-type]


def test_the_same_seed_draws_the_same_and_no_seed_does_not() -> None:
    def draws(seed: int | None) -> list[int]:
        sampler = Sampler(SamplingSettings(temperature=1.0, seed=seed))
        wanted = sampler.distribution(np.zeros(1000, np.float32), [])
        return [sampler.draw(wanted, place) for place in range(30)]

    assert draws(0) == draws(0)
    assert draws(0) != draws(1)
    assert draws(None) != draws(None)


def test_without_a_seed_nothing_is_drawn_twice_at_the_same_place() -> None:
    sampler = Sampler(SamplingSettings(temperature=1.0))
    wanted = sampler.distribution(np.zeros(1000, np.float32), [])
    assert len({sampler.draw(wanted, 5) for _ in range(50)}) > 10


def test_the_residual_is_what_the_other_has_too_little_of() -> None:
    ours = Distribution(np.array([1, 2, 3]), np.array([0.5, 0.3, 0.2]))
    theirs = Distribution(np.array([0, 1, 3]), np.array([0.2, 0.7, 0.1]))
    assert as_dict(ours.residual(theirs)) == pytest.approx({2: 0.75, 3: 0.25})


def test_the_residual_of_equals_is_the_distribution_itself() -> None:
    ours = Distribution(np.array([1, 2]), np.array([0.5, 0.5]))
    assert ours.residual(ours) is ours


rows = st.lists(st.floats(-20, 20, width=32), min_size=2, max_size=12).map(
    lambda row: np.array(row, np.float32)
)


@given(rows, st.floats(0.05, 3), st.integers(0, 12), st.floats(0, 1), st.floats(0, 1))
def test_any_chain_leaves_a_distribution_that_keeps_the_likeliest(
    row: np.ndarray, temperature: float, top_k: int, top_p: float, min_p: float
) -> None:
    found = distribution(row, temperature=temperature, top_k=top_k, top_p=top_p, min_p=min_p)
    assert found.probabilities.sum() == pytest.approx(1.0)
    assert (found.probabilities > 0).all()
    assert (np.diff(found.tokens) > 0).all()
    assert row[found.tokens].max() == pytest.approx(row.max(), abs=1e-6)
