"""Why an unseeded draft tells what it drew from: more of it is kept than by comparing tokens."""

from collections.abc import Iterator

import numpy as np
import pytest

from app.core.generation import SamplingSettings
from app.core.speculative.drafter import Draft
from app.core.speculative.sampling import Distribution, Sampler
from app.core.speculative.verifier import verify

SIZE = 16
DRAWS = 3000


def unseeded(number: int) -> Sampler:
    chain = SamplingSettings(temperature=1.0, top_k=0, top_p=1.0, min_p=0.0)
    return Sampler(chain, random=np.random.default_rng(number))


def pairs(count: int) -> Iterator[tuple[np.ndarray, Distribution, Distribution]]:
    """Target logits, the target's distribution, and that of a draft that resembles it more or less."""
    rng = np.random.default_rng(8)
    sampler = unseeded(0)
    for number in range(count):
        target = (rng.uniform(0.5, 3.0) * rng.normal(size=SIZE)).astype(np.float32)
        draft = (target + rng.uniform(0.1, 2.0) * rng.normal(size=SIZE)).astype(np.float32)
        rows = np.stack([target, np.full(SIZE, number, np.float32)])
        yield rows, sampler.distribution(target, []), sampler.distribution(draft, [])


def kept_by_ratio(p: Distribution, q: Distribution) -> float:
    return float(np.minimum(p.probabilities, q.probabilities).sum())


def kept_by_equality(p: Distribution, q: Distribution) -> float:
    return float((p.probabilities * q.probabilities).sum())


def test_expected_acceptance_is_never_less_and_mostly_far_more() -> None:
    gains = [kept_by_ratio(p, q) - kept_by_equality(p, q) for _, p, q in pairs(200)]
    assert min(gains) >= 0
    assert float(np.median(gains)) > 0.2


@pytest.mark.parametrize("number", range(4))
def test_on_the_same_draws_the_verifier_keeps_what_theory_says(number: int) -> None:
    rows, p, q = list(pairs(4))[number]
    drafter, judge, other = unseeded(number), unseeded(100 + number), unseeded(200 + number)
    by_ratio = by_equality = 0
    for place in range(DRAWS):
        token = drafter.draw(q, place)
        by_ratio += verify(Draft((token,), distributions=(q,)), rows, judge, [0]).accepted
        by_equality += verify(Draft((token,)), rows, other, [0]).accepted
    error = 4 * 0.5 / DRAWS**0.5
    assert by_ratio / DRAWS == pytest.approx(kept_by_ratio(p, q), abs=error)
    assert by_equality / DRAWS == pytest.approx(kept_by_equality(p, q), abs=error)
    assert by_ratio > by_equality


def test_with_a_seed_coupled_draws_keep_nearly_as_much_as_the_ratio() -> None:
    ratio = equality = coupled = 0.0
    for number, (rows, p, q) in enumerate(pairs(30)):
        settings = SamplingSettings(temperature=1.0, top_k=0, top_p=1.0, min_p=0.0, seed=number)
        sampler = Sampler(settings)
        for place in range(1, 60):
            history = [0] * place
            token = sampler.draw(q, place)
            coupled += verify(Draft((token,)), rows, sampler, history).accepted / 59
        ratio += kept_by_ratio(p, q)
        equality += kept_by_equality(p, q)
    assert equality < 0.7 * ratio
    assert coupled > 0.85 * ratio
