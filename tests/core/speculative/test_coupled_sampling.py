"""With a seed, what is drawn belongs to seed, place and token: the same for whoever asks, whenever."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.generation import SamplingSettings
from app.core.speculative.sampling import Distribution, Sampler
from tests.support.distribution_test import chi_square_excess

SHARES = (0.4, 0.3, 0.15, 0.1, 0.05)
DRAWS = 12_000


def distribution(shares: tuple[float, ...] = SHARES, tokens: list[int] | None = None) -> Distribution:
    ids = np.arange(len(shares)) if tokens is None else np.array(tokens)
    return Distribution(ids, np.array(shares) / sum(shares))


def seeded(seed: int) -> Sampler:
    return Sampler(SamplingSettings(temperature=1.0, seed=seed))


def expected(shares: tuple[float, ...] = SHARES) -> dict[int, float]:
    return dict(enumerate(shares))


def test_over_seeds_the_draws_follow_the_distribution() -> None:
    draws = [seeded(seed).draw(distribution(), 17) for seed in range(DRAWS)]
    assert chi_square_excess(draws, expected()) < 4  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**63 - 1])
def test_over_places_of_one_seed_the_draws_follow_the_distribution(seed: int) -> None:
    sampler = seeded(seed)
    draws = [sampler.draw(distribution(), place) for place in range(DRAWS)]
    assert chi_square_excess(draws, expected()) < 4  # type: ignore[arg-type]


@pytest.mark.parametrize("start", [0, 30_000, 150_000])
def test_whatever_ids_the_tokens_have(start: int) -> None:
    ids = [start, start + 1, start + 2, start + 64, start + 2**20]
    sampler = seeded(3)
    draws = [sampler.draw(distribution(tokens=ids), place) for place in range(DRAWS)]
    assert chi_square_excess(draws, dict(zip(ids, SHARES, strict=True))) < 4


@pytest.mark.parametrize(
    ("seeds", "places"), [(0, 1), (1, 0), (1, 1), (1, -1)], ids=["place", "seed", "both", "crossed"]
)
def test_neighbouring_seeds_and_places_have_nothing_to_do_with_each_other(seeds: int, places: int) -> None:
    found = distribution()
    pairs = []
    for number in range(DRAWS):
        seed, place = 2 * (number % 100) + 5, 2 * (number // 100) + 5
        pairs.append((seeded(seed).draw(found, place), seeded(seed + seeds).draw(found, place + places)))
    both = {(a, b): SHARES[a] * SHARES[b] for a in range(5) for b in range(5)}
    assert chi_square_excess(pairs, both) < 4  # type: ignore[arg-type]


def test_what_is_drawn_does_not_depend_on_what_was_drawn_before() -> None:
    found = distribution()
    forwards, backwards = seeded(5), seeded(5)
    ahead = [forwards.draw(found, place) for place in range(50)]
    back = [backwards.draw(found, place) for place in reversed(range(50))]
    backwards.uniform()
    assert back[::-1] == ahead == [backwards.draw(found, place) for place in range(50)]


def test_a_token_wins_or_loses_against_another_whoever_else_is_there() -> None:
    sampler = seeded(9)
    for place in range(500):
        winner = sampler.draw(distribution(), place)
        for absent in set(range(5)) - {winner}:
            left = [token for token in range(5) if token != absent]
            fewer = distribution(tuple(SHARES[token] for token in left), left)
            assert sampler.draw(fewer, place) == winner


@settings(deadline=None, max_examples=40, derandomize=True)
@given(
    weights=st.lists(
        st.tuples(st.floats(0.01, 1), st.floats(0.01, 1)), min_size=2, max_size=8, unique_by=lambda pair: pair
    ),
    seed=st.integers(0, 1000),
)
def test_target_and_draft_agree_as_often_as_the_coupling_promises(
    weights: list[tuple[float, float]], seed: int
) -> None:
    """At least (1 - d) / (1 + d) of the time, d being the total variation distance: Daliri et al. 2024."""
    target, draft = (distribution(tuple(pair[side] for pair in weights)) for side in (0, 1))
    distance = 0.5 * float(np.abs(target.probabilities - draft.probabilities).sum())
    sampler = seeded(seed)
    count = 600
    agreed = sum(sampler.draw(target, place) == sampler.draw(draft, place) for place in range(count)) / count
    bound = (1 - distance) / (1 + distance)
    error = (bound * (1 - bound) / count) ** 0.5
    assert agreed >= bound - 4 * error - 1e-9
    assert agreed <= 1 - distance + 4 * (distance * (1 - distance) / count) ** 0.5 + 1e-9, (
        "nobody can do more"
    )


def test_equal_distributions_always_agree() -> None:
    assert all(
        seeded(seed).draw(distribution(), 3) == seeded(seed).draw(distribution(), 3) for seed in range(200)
    )


def test_it_agrees_more_often_than_two_who_draw_for_themselves() -> None:
    ours, theirs = distribution((0.5, 0.3, 0.2)), distribution((0.2, 0.3, 0.5))
    sampler = seeded(1)
    agreed = sum(sampler.draw(ours, place) == sampler.draw(theirs, place) for place in range(4000)) / 4000
    alone = float(ours.probabilities @ theirs.probabilities)
    assert agreed > alone + 0.15


@pytest.mark.parametrize("seed", [0, 2**63 - 1])
@pytest.mark.parametrize("place", [0, 1, 2**31])
def test_no_number_is_too_large(seed: int, place: int) -> None:
    with np.errstate(all="raise", under="ignore"):
        assert seeded(seed).draw(distribution(tokens=[0, 1, 2, 3, 2**31 - 1]), place) in (
            0,
            1,
            2,
            3,
            2**31 - 1,
        )


def test_a_token_next_to_impossible_is_not_drawn_and_does_no_harm() -> None:
    found = Distribution(np.arange(2), np.array([1.0, 5e-324]))
    with np.errstate(all="raise"):
        assert {seeded(seed).draw(found, 1) for seed in range(200)} == {0}


def test_only_unseeded_sampling_wants_to_know_what_a_draft_drew_from() -> None:
    assert Sampler(SamplingSettings(temperature=0.7)).wants_distributions
    assert not Sampler(SamplingSettings(temperature=0.7, seed=0)).wants_distributions
    assert not Sampler(SamplingSettings()).wants_distributions
    assert not Sampler(SamplingSettings(seed=1)).wants_distributions
