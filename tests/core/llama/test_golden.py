"""The golden law on real weights: the answer with a draft is the target's own, token for token."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from app.core.cancellation import CancelFlag
from app.core.events import GenerationFinished, TokensCommitted
from app.core.generation import GenerationRequest, SamplingSettings
from app.core.llama.model import LlamaModel, ModelOptions
from app.core.speculative import sampling
from app.core.speculative.baseline import PlainBaseline
from app.core.speculative.decoder import Decoder
from app.core.speculative.draft_length import FixedLength
from app.core.speculative.drafter import Drafter, NoDrafter
from app.core.speculative.model_drafter import ModelDrafter
from app.core.speculative.sampling import Sampler
from app.core.statistics import Statistics
from app.library.starter import starter_model
from tests.support.distribution_test import chi_square_excess
from tests.support.fake_model import steady_costs
from tests.support.model_factory import byte_vocabulary, cached, pruned, random_model, widen
from tests.support.scripted_drafters import AdversarialDrafter, RandomDrafter

MODELS = Path(__file__).parents[3] / ".test-models"
MAX_TOKENS = 64
QUESTIONS = [
    "Write a short story about a dog that goes to the sea.",
    "List five fruits and say where they grow.",
    "Write a Python function that adds two numbers.",
]


def question(model: LlamaModel, text: str) -> tuple[int, ...]:
    chat = f"<|im_start|>user\n{text}<|im_end|>\n<|im_start|>assistant\n"
    return tuple(model.vocabulary.tokenize(chat, allow_control=True))


def write(
    target: LlamaModel,
    drafter: Drafter,
    prompt: tuple[int, ...],
    *,
    length: int,
    max_tokens: int = MAX_TOKENS,
    sampling: SamplingSettings | None = None,
) -> tuple[tuple[int, ...], Statistics]:
    decoder = Decoder(target, drafter, FixedLength(length), steady_costs(), PlainBaseline(), CancelFlag())
    tokens: list[int] = []
    for event in decoder.generate(GenerationRequest(prompt, sampling or SamplingSettings(), max_tokens)):
        if isinstance(event, TokensCommitted):
            tokens += event.tokens
        if isinstance(event, GenerationFinished):
            return tuple(tokens), event.statistics
    raise AssertionError("no end")


@pytest.fixture(scope="module")
def starter() -> Iterator[LlamaModel]:
    model = LlamaModel(starter_model(), ModelOptions(context_length=512))
    yield model
    model.close()


@pytest.fixture(scope="module")
def plain_answers(starter: LlamaModel) -> dict[str, tuple[int, ...]]:
    return {text: write(starter, NoDrafter(), question(starter, text), length=0)[0] for text in QUESTIONS}


DRAFTS = {
    "itself": lambda: starter_model(),
    "with noise": lambda: cached(
        MODELS, "starter-noise.Q4_0.gguf", lambda path: widen(starter_model(), path, noise=0.15)
    ),
    "with a third of its layers": lambda: cached(
        MODELS, "starter-pruned.gguf", lambda path: pruned(starter_model(), path, range(10, 20))
    ),
}


@pytest.mark.real_model
@pytest.mark.parametrize("kind", DRAFTS)
def test_a_draft_of_the_same_family_does_not_change_the_answer(
    starter: LlamaModel, plain_answers: dict[str, tuple[int, ...]], kind: str
) -> None:
    drafter = ModelDrafter(LlamaModel(DRAFTS[kind](), ModelOptions(512, max_outputs=1)), starter)
    rejected = 0
    try:
        for text, plain in plain_answers.items():
            for length in (3, 7):
                tokens, statistics = write(starter, drafter, question(starter, text), length=length)
                assert tokens == plain, (text, length)
                fallen = statistics.drafted - statistics.accepted
                ended = len(tokens) < MAX_TOKENS  # and the end, where drafted, is no part of the reply
                rejected += max(0, fallen - 1) if kind == "itself" and ended else fallen
    finally:
        drafter.close()
    assert rejected == 0 if kind == "itself" else rejected > 0


@pytest.mark.real_model
def test_a_drafter_that_is_always_wrong_does_not_change_the_answer(
    starter: LlamaModel, plain_answers: dict[str, tuple[int, ...]]
) -> None:
    for text, plain in plain_answers.items():
        prompt = question(starter, text)
        wrong = AdversarialDrafter(plain, len(prompt), starter.vocabulary.size)
        tokens, statistics = write(starter, wrong, prompt, length=3)
        assert tokens == plain
        assert statistics.accepted == 0
        random = RandomDrafter(starter.vocabulary.size, seed=1)
        assert write(starter, random, prompt, length=15)[0] == plain


@pytest.mark.real_model
def test_on_the_widened_pair_the_answer_is_the_targets_own() -> None:
    path = cached(MODELS, "starter-wide2.Q4_0.gguf", lambda target: widen(starter_model(), target, factor=2))
    target = LlamaModel(path, ModelOptions(context_length=512))
    drafter = ModelDrafter(LlamaModel(starter_model(), ModelOptions(512, max_outputs=1)), target)
    try:
        for text in QUESTIONS:
            prompt = question(target, text)
            plain, _ = write(target, NoDrafter(), prompt, length=0)
            for length in (3, 5):
                tokens, statistics = write(target, drafter, prompt, length=length)
                assert tokens == plain, (text, length)
                assert 0 < statistics.accepted < statistics.drafted
    finally:
        drafter.close()
        target.close()


@pytest.mark.parametrize(("rule", "seeded"), [("plain", False), ("draft", False), ("draft", True)])
def test_sampled_replies_of_a_tiny_model_follow_its_own_distribution(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rule: str, seeded: bool
) -> None:
    numbers = count()
    monkeypatch.setattr(sampling, "secrets", SimpleNamespace(randbits=lambda _bits: next(numbers)))
    words = byte_vocabulary(300)
    target = LlamaModel(random_model(tmp_path / "target.gguf", vocabulary=words, seed=1), ModelOptions(64))
    draft = LlamaModel(
        random_model(tmp_path / "draft.gguf", vocabulary=words, seed=1, scale=0.3),
        ModelOptions(64, max_outputs=1),
    )
    drafter: Drafter = NoDrafter() if rule == "plain" else ModelDrafter(draft, target)
    chain = {"temperature": 1.0, "top_k": 3, "top_p": 1.0, "min_p": 0.0}
    prompt = (1, 70, 71, 72)
    replies = []
    for seed in range(1000):
        settings = SamplingSettings(**chain, seed=seed if seeded else None)  # type: ignore[arg-type]
        tokens, _ = write(target, drafter, prompt, length=2, max_tokens=3, sampling=settings)
        replies.append(tokens)
    expected = _exact(target, prompt, chain)
    draft.close()
    target.close()
    assert chi_square_excess(replies, expected) < 4  # type: ignore[arg-type]


def _exact(
    model: LlamaModel, prompt: tuple[int, ...], chain: dict[str, float]
) -> dict[tuple[int, ...], float]:
    sampler = Sampler(SamplingSettings(**chain))  # type: ignore[arg-type]
    replies: dict[tuple[int, ...], float] = {(): 1.0}
    for _ in range(3):
        longer: dict[tuple[int, ...], float] = {}
        for reply, share in replies.items():
            if reply and model.vocabulary.is_end(reply[-1]):
                longer[reply] = share
                continue
            model.rewind(0)
            logits = np.array(model.evaluate([*prompt, *reply], outputs=1)[0])
            found = sampler.distribution(logits, [])
            for token, probability in zip(found.tokens, found.probabilities, strict=True):
                longer[*reply, int(token)] = share * float(probability)
        replies = longer
    ended: dict[tuple[int, ...], float] = {}
    for reply, share in replies.items():
        shown = tuple(token for token in reply if not model.vocabulary.is_end(token))
        ended[shown] = ended.get(shown, 0.0) + share
    return ended
