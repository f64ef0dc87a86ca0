"""The golden law: what is written never depends on who drafts, how far, or how fast the machine is."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import count
from types import SimpleNamespace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.cancellation import CancelFlag
from app.core.events import GenerationFinished
from app.core.generation import GenerationRequest, SamplingSettings
from app.core.speculative import sampling
from app.core.speculative.baseline import PlainBaseline
from app.core.speculative.best_rate import BestRate
from app.core.speculative.cost_curve import CostCurve
from app.core.speculative.decoder import Decoder
from app.core.speculative.draft_cost import DraftCost
from app.core.speculative.draft_length import FixedLength
from app.core.speculative.drafter import Drafter, NoDrafter
from app.core.speculative.model_drafter import ModelDrafter
from app.core.speculative.sampling import Sampler
from tests.support.distribution_test import chi_square_excess
from tests.support.fake_model import FakeModel, LogitsFunction, blended, hashed_logits, letters
from tests.support.replies import decoder, outcome
from tests.support.scripted_drafters import GreedyPointDrafter, RandomDrafter
from tests.support.timed_model import JitteryClock

SIZE = 9


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that may change speed and must not change what is written."""

    seed: int
    share: float
    length: int | None
    least_confidence: float
    kind: str
    bump: float
    opening: int
    interval: int
    context: int
    draft_context: int

    def drafter(self, logits: LogitsFunction, target: FakeModel) -> Drafter:
        other = hashed_logits(SIZE, seed=self.seed + 1)
        draft = FakeModel(
            target.vocabulary,
            blended(logits, other, self.share),
            context_length=self.draft_context,
            max_outputs=1,
            batch_length=16,
        )
        drafters: dict[str, Callable[[], Drafter]] = {
            "none": NoDrafter,
            "model": lambda: ModelDrafter(draft, target),
            "random": lambda: RandomDrafter(SIZE, self.seed),
            "point": lambda: GreedyPointDrafter(FakeModel(target.vocabulary, logits, batch_length=256)),
        }
        return drafters[self.kind]()

    def write(self, logits: LogitsFunction, request: GenerationRequest) -> tuple[object, ...]:
        """Write a reply with all this."""
        target = model(logits, self.context, 12)
        costs = CostCurve({1: 1.0, 2: 1.0 + self.bump, 4: 1.1, 8: 1.0 + self.bump}, 12)
        writer = Decoder(
            target,
            self.drafter(logits, target),
            BestRate(costs, DraftCost(0.1 * self.bump, 0.01), 9)
            if self.length is None
            else FixedLength(self.length, self.least_confidence),
            costs,
            PlainBaseline(opening=self.opening, interval=self.interval),
            CancelFlag(),
            JitteryClock(self.seed),
        )
        first = outcome(writer.generate(request))
        assert list(target.cached) == [*request.prompt, *first[0]][: len(target.cached)]
        again = outcome(writer.generate(request))
        assert essence(again) == essence(first), "what was learned changes speed only"
        return essence(first)


def essence(written: tuple[tuple[int, ...], str, GenerationFinished]) -> tuple[object, ...]:
    tokens, text, last = written
    return tokens, text, last.reason


def model(logits: LogitsFunction, context: int, outputs: int) -> FakeModel:
    vocabulary = letters(SIZE, ends=(SIZE - 1,))
    return FakeModel(vocabulary, logits, context_length=context, max_outputs=outputs, batch_length=16)


def plainly(setup: Setup, logits: LogitsFunction, request: GenerationRequest) -> tuple[object, ...]:
    """The reply the target writes alone."""
    return essence(outcome(decoder(model(logits, setup.context, 1), NoDrafter(), 0).generate(request)))


def prompt_of(seed: int) -> tuple[int, ...]:
    return tuple(int(token) for token in np.random.default_rng(seed).integers(0, SIZE, 8))


setups = st.builds(
    Setup,
    seed=st.integers(0, 1000),
    share=st.floats(0, 1),
    length=st.none() | st.integers(0, 9),
    least_confidence=st.sampled_from([0.0, 0.0, 0.5, 0.8, 1.0]),
    kind=st.sampled_from(["none", "model", "model", "random", "point"]),
    bump=st.floats(0.1, 3.0),
    opening=st.integers(0, 3),
    interval=st.sampled_from([7, 64]),
    context=st.integers(12, 96),
    draft_context=st.sampled_from([10, 30, 256]),
)


@settings(deadline=None, max_examples=80)
@given(
    setup=setups,
    max_tokens=st.integers(1, 80),
    penalty=st.sampled_from([0.0, 0.8]),
    stop=st.sampled_from([(), ("ab",)]),
)
def test_no_drafter_and_no_setting_changes_the_greedy_answer(
    setup: Setup, max_tokens: int, penalty: float, stop: tuple[str, ...]
) -> None:
    logits = hashed_logits(SIZE, seed=setup.seed)
    chain = SamplingSettings(presence_penalty=penalty)
    request = GenerationRequest(prompt_of(setup.seed), chain, max_tokens, stop)
    assert setup.write(logits, request) == plainly(setup, logits, request)


@settings(deadline=None, max_examples=80)
@given(
    setup=setups,
    max_tokens=st.integers(1, 80),
    seed=st.integers(0, 2**63 - 1),
    temperature=st.sampled_from([0.3, 0.7, 1.5]),
    top_k=st.sampled_from([0, 1, 3]),
    penalty=st.sampled_from([0.0, 0.8]),
    stop=st.sampled_from([(), ("ab",)]),
)
def test_no_drafter_and_no_setting_changes_the_sampled_answer_of_a_seed(
    setup: Setup,
    max_tokens: int,
    seed: int,
    temperature: float,
    top_k: int,
    penalty: float,
    stop: tuple[str, ...],
) -> None:
    logits = hashed_logits(SIZE, seed=setup.seed, sharpness=1.5)
    chain = SamplingSettings(temperature, top_k, frequency_penalty=penalty, seed=seed)
    request = GenerationRequest(prompt_of(setup.seed), chain, max_tokens, stop)
    assert setup.write(logits, request) == plainly(setup, logits, request)


def test_another_seed_writes_another_reply() -> None:
    logits = hashed_logits(SIZE, sharpness=1.0)

    def reply(seed: int) -> object:
        request = GenerationRequest((1, 2), SamplingSettings(1.0, seed=seed), 30)
        return outcome(decoder(model(logits, 64, 12), NoDrafter(), 0).generate(request))[0]

    assert reply(5) == reply(5)
    assert len({reply(seed) for seed in range(20)}) == 20


CHAIN = {"temperature": 0.8, "top_k": 4, "top_p": 0.95, "min_p": 0.02}


@pytest.mark.parametrize(
    ("rule", "seeded"), [("plain", False), ("draft", False), ("point", False), ("draft", True)]
)
def test_sampled_output_follows_the_targets_own_distribution(
    monkeypatch: pytest.MonkeyPatch, rule: str, seeded: bool
) -> None:
    numbers = count()
    monkeypatch.setattr(sampling, "secrets", SimpleNamespace(randbits=lambda _bits: next(numbers)))
    size = 5
    logits = cache(hashed_logits(size, seed=4, sharpness=1.0))
    mixed = cache(blended(logits, hashed_logits(size, seed=5), 0.5))
    target = FakeModel(letters(size), logits)
    drafters: dict[str, Drafter] = {
        "plain": NoDrafter(),
        "draft": ModelDrafter(FakeModel(letters(size), mixed, max_outputs=1), target),
        "point": GreedyPointDrafter(FakeModel(letters(size), mixed)),
    }
    writer = decoder(target, drafters[rule], 2)
    replies: list[tuple[int, ...]] = []
    drafted = accepted = 0
    for number in range(3000):
        chain = SamplingSettings(**CHAIN, seed=number if seeded else None)  # type: ignore[arg-type]
        tokens, _, last = outcome(writer.generate(GenerationRequest((1, 2), chain, 3)))
        replies.append(tokens)
        drafted += last.statistics.drafted
        accepted += last.statistics.accepted
    assert chi_square_excess(replies, _exact(logits, (1, 2), 3)) < 4  # type: ignore[arg-type]
    if rule != "plain":
        assert 0 < accepted < drafted


def _exact(logits: LogitsFunction, prompt: tuple[int, ...], length: int) -> dict[tuple[int, ...], float]:
    """The probability of each reply, from the target alone."""
    sampler = Sampler(SamplingSettings(**CHAIN))  # type: ignore[arg-type]
    replies: dict[tuple[int, ...], float] = {(): 1.0}
    for _ in range(length):
        longer: dict[tuple[int, ...], float] = {}
        for reply, share in replies.items():
            found = sampler.distribution(logits(prompt + reply), [])
            for token, probability in zip(found.tokens, found.probabilities, strict=True):
                longer[*reply, int(token)] = share * float(probability)
        replies = longer
    return replies
