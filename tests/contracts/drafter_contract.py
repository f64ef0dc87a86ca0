"""What every drafter keeps, whatever it proposes: the contract behind the golden law."""

from collections.abc import Callable

import pytest

from app.core.cancellation import CancelFlag
from app.core.events import GenerationFinished, TokensCommitted
from app.core.generation import GenerationRequest, SamplingSettings
from app.core.speculative.baseline import PlainBaseline
from app.core.speculative.decoder import Decoder
from app.core.speculative.draft_length import FixedLength, FixedPlan
from app.core.speculative.drafter import Drafter, NoDrafter
from app.core.speculative.sampling import Sampler
from app.core.statistics import Statistics
from tests.support.fake_model import FakeModel, hashed_logits, letters, steady_costs

SIZE = 12
TARGET_LOGITS = hashed_logits(SIZE, seed=1)
PROMPT = (1, 2, 3, 4)

MakeDrafter = Callable[[FakeModel], Drafter]


def write(
    target: FakeModel,
    drafter: Drafter,
    length: int,
    sampling: SamplingSettings | None = None,
    prompt: tuple[int, ...] = PROMPT,
    max_tokens: int | None = 60,
) -> tuple[tuple[int, ...], Statistics]:
    """Write one reply and give its tokens and numbers."""
    decoder = Decoder(target, drafter, FixedLength(length), steady_costs(), PlainBaseline(), CancelFlag())
    request = GenerationRequest(prompt, sampling or SamplingSettings(), max_tokens)
    tokens: list[int] = []
    for event in decoder.generate(request):
        if isinstance(event, TokensCommitted):
            tokens += event.tokens
        if isinstance(event, GenerationFinished):
            return tuple(tokens), event.statistics
    raise AssertionError("no end")


def target_model(context_length: int = 256) -> FakeModel:
    return FakeModel(letters(SIZE), TARGET_LOGITS, context_length=context_length)


class DrafterContract:
    """Inherit and give `make_drafter`; each drafter of the program does."""

    @pytest.fixture
    def make_drafter(self) -> MakeDrafter:
        raise NotImplementedError

    @pytest.mark.parametrize("length", [0, 1, 2, 3, 7])
    def test_greedy_output_equals_plain_output(self, make_drafter: MakeDrafter, length: int) -> None:
        plain, _ = write(target_model(), NoDrafter(), 0)
        target = target_model()
        assert write(target, make_drafter(target), length)[0] == plain

    def test_a_follow_up_reply_equals_plain_output_too(self, make_drafter: MakeDrafter) -> None:
        plain, _ = write(target_model(), NoDrafter(), 0)
        longer = (*PROMPT, *plain[:9], 5, 6)
        expected, _ = write(target_model(), NoDrafter(), 0, prompt=longer)
        target = target_model()
        drafter = make_drafter(target)
        write(target, drafter, 3)
        assert write(target, drafter, 3, prompt=longer)[0] == expected

    def test_a_reply_that_fills_the_context_equals_plain_output(self, make_drafter: MakeDrafter) -> None:
        plain, _ = write(target_model(40), NoDrafter(), 0, max_tokens=None)
        target = target_model(40)
        tokens, _ = write(target, make_drafter(target), 5, max_tokens=None)
        assert tokens == plain
        assert len(tokens) == 40 - len(PROMPT)

    def test_a_draft_is_never_longer_than_the_limit(self, make_drafter: MakeDrafter) -> None:
        target = target_model()
        drafter = make_drafter(target)
        list(drafter.begin(PROMPT, Sampler(SamplingSettings()), CancelFlag()))
        for limit in (0, 1, 4):
            draft = drafter.draft(PROMPT, FixedPlan(limit))
            assert len(draft.tokens) <= limit
            assert all(0 <= token < SIZE for token in draft.tokens)
            drafter.accept(len(PROMPT) - 1)

    def test_the_same_seed_writes_the_same_reply(self, make_drafter: MakeDrafter) -> None:
        sampling = SamplingSettings(temperature=0.9, seed=11)
        replies = []
        for _ in range(2):
            target = target_model()
            replies.append(write(target, make_drafter(target), 3, sampling)[0])
        assert replies[0] == replies[1]
