import numpy as np
import pytest

from app.core.generation import SamplingSettings
from app.core.speculative.drafter import Draft
from app.core.speculative.sampling import Distribution, Sampler
from app.core.speculative.verifier import Verdict, verify
from tests.support.distribution_test import chi_square_excess

SIZE = 6
DRAWS = 20_000


def one_hot(*tokens: int) -> np.ndarray:
    rows = np.zeros((len(tokens), SIZE), np.float32)
    rows[np.arange(len(tokens)), tokens] = 5.0
    return rows


def greedy() -> Sampler:
    return Sampler(SamplingSettings())


def test_an_accepted_draft_is_followed_by_a_bonus_token() -> None:
    assert verify(Draft((1, 2)), one_hot(1, 2, 3), greedy(), [0]) == Verdict((1, 2, 3), accepted=2, drafted=2)


def test_the_first_wrong_token_is_recovered_and_the_rest_falls() -> None:
    assert verify(Draft((1, 5, 3)), one_hot(1, 2, 3, 4), greedy(), [0]) == Verdict(
        (1, 2), accepted=1, drafted=3
    )


def test_without_a_draft_the_target_writes_its_own_token() -> None:
    assert verify(Draft(), one_hot(4), greedy(), [0]) == Verdict((4,), accepted=0, drafted=0)


def test_penalties_see_the_accepted_tokens_and_never_the_rejected() -> None:
    sampler = Sampler(SamplingSettings(presence_penalty=3.0))
    logits = np.zeros((3, SIZE), np.float32)
    logits[0, 1] = 4.0
    logits[1, 1], logits[1, 2] = 4.0, 2.0  # after the accepted 1 the penalty makes 2 the likeliest
    logits[2, 5] = 1.0
    assert verify(Draft((1, 1)), logits, sampler, [0]).tokens == (1, 2)


@pytest.mark.parametrize("length", [0, 1, 2, 3, 9])
def test_a_cut_verdict_counts_only_what_is_left(length: int) -> None:
    cut = Verdict((1, 2, 3), accepted=2, drafted=4).cut(length)
    assert cut == Verdict((1, 2, 3)[:length], accepted=min(2, length), drafted=4)


def softmax(logits: np.ndarray) -> dict[int, float]:
    weights = np.exp(logits.astype(np.float64))
    return dict(enumerate((weights / weights.sum()).tolist()))


def neutral(seed: int) -> Sampler:
    chain = SamplingSettings(temperature=1.0, top_k=0, top_p=1.0, min_p=0.0)
    return Sampler(chain, random=np.random.default_rng(seed))


@pytest.mark.parametrize("mismatch", [0.0, 0.5, 4.0])
def test_with_a_known_draft_distribution_the_output_follows_the_target(mismatch: float) -> None:
    rng = np.random.default_rng(3)
    target = rng.normal(size=(2, SIZE)).astype(np.float32)
    drafted = (target[0] + mismatch * rng.normal(size=SIZE)).astype(np.float32)
    sampler = neutral(5)
    firsts: list[int] = []
    seconds: list[int] = []
    accepted = 0
    for _ in range(DRAWS):
        q = sampler.distribution(drafted, [])
        verdict = verify(Draft((sampler.draw(q, 1),), distributions=(q,)), target, sampler, [0])
        firsts.append(verdict.tokens[0])
        seconds += verdict.tokens[1:]
        accepted += verdict.accepted
    assert chi_square_excess(firsts, softmax(target[0])) < 4  # type: ignore[arg-type]
    assert chi_square_excess(seconds, softmax(target[1])) < 4  # type: ignore[arg-type]
    overlap = sum(
        min(p, q) for p, q in zip(softmax(target[0]).values(), softmax(drafted).values(), strict=True)
    )
    assert accepted / DRAWS == pytest.approx(overlap, abs=0.02), (
        "accepts one minus the total variation distance"
    )


def test_with_a_point_mass_draft_the_output_follows_the_target() -> None:
    target = np.random.default_rng(4).normal(size=(2, SIZE)).astype(np.float32)
    sampler = neutral(6)
    verdicts = [verify(Draft((2,)), target, sampler, [0]) for _ in range(DRAWS)]
    assert chi_square_excess([verdict.tokens[0] for verdict in verdicts], softmax(target[0])) < 4  # type: ignore[arg-type]
    kept = sum(verdict.accepted for verdict in verdicts) / DRAWS
    assert kept == pytest.approx(softmax(target[0])[2], abs=0.02)


def test_a_token_the_targets_chain_drops_is_never_kept() -> None:
    target = np.log(np.array([[0.5, 0.4, 0.1, 1e-9, 1e-9, 1e-9]] * 2, np.float32))
    sampler = Sampler(SamplingSettings(temperature=1.0, top_k=2, top_p=1.0, min_p=0.0))
    certain = Distribution(np.array([2]), np.array([1.0]))
    for _ in range(500):
        assert verify(Draft((2,), distributions=(certain,)), target, sampler, [0]).tokens[0] in (0, 1)
        assert verify(Draft((2,)), target, sampler, [0]).tokens[0] in (0, 1)


def test_with_a_seed_the_draft_changes_nothing_of_what_is_written() -> None:
    target = np.random.default_rng(3).normal(size=(3, SIZE)).astype(np.float32)
    for seed in range(200):
        sampler = Sampler(SamplingSettings(temperature=1.0, seed=seed))
        first = verify(Draft(), target[:1], sampler, [0]).tokens[0]
        second = verify(Draft(), target[1:2], sampler, [0, first]).tokens[0]
        for token in range(SIZE):
            verdict = verify(Draft((token, token)), target, sampler, [0])
            assert verdict.tokens[0] == first
            assert verdict.accepted == (token == first) + (token == first == second)
            if verdict.accepted:
                assert verdict.tokens[1] == second


def test_the_wrong_rule_would_be_noticed() -> None:
    target = np.random.default_rng(3).normal(size=(1, SIZE)).astype(np.float32)
    sampler = neutral(5)
    uniform = sampler.distribution(np.zeros(SIZE, np.float32), [])
    always_accepted = [sampler.draw(uniform, 1) for _ in range(DRAWS)]
    assert chi_square_excess(always_accepted, softmax(target[0])) > 50  # type: ignore[arg-type]
