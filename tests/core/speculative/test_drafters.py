import numpy as np
import pytest

from app.core.cancellation import CancelFlag
from app.core.generation import SamplingSettings
from app.core.language_model import Logits
from app.core.speculative.draft_length import FixedPlan
from app.core.speculative.drafter import Draft, NoDrafter
from app.core.speculative.model_drafter import ModelDrafter
from app.core.speculative.sampling import Sampler
from app.core.statistics import DraftReason
from app.errors import DraftError
from tests.contracts.drafter_contract import (
    PROMPT,
    SIZE,
    TARGET_LOGITS,
    DrafterContract,
    MakeDrafter,
    target_model,
    write,
)
from tests.support.fake_model import FakeModel, blended, hashed_logits, letters
from tests.support.scripted_drafters import (
    AdversarialDrafter,
    GreedyPointDrafter,
    OracleDrafter,
    RandomDrafter,
)


def draft_model(share: float = 0.4, size: int = SIZE, **options: object) -> FakeModel:
    other = hashed_logits(SIZE, seed=2)
    logits = blended(TARGET_LOGITS, other, share)
    padded = logits if size == SIZE else lambda tokens: _pad(logits(tokens), size)
    return FakeModel(letters(size), padded, max_outputs=1, **options)  # type: ignore[arg-type]


def _pad(row: Logits, size: int) -> Logits:
    return np.concatenate([row, np.full(size - len(row), 99.0, np.float32)])


class TestNoDrafter(DrafterContract):
    @pytest.fixture
    def make_drafter(self) -> MakeDrafter:
        return lambda _target: NoDrafter()


class TestModelDrafter(DrafterContract):
    @pytest.fixture
    def make_drafter(self) -> MakeDrafter:
        return lambda target: ModelDrafter(draft_model(), target)

    def test_its_cache_is_kept_and_never_evaluated_again(self) -> None:
        draft, target = draft_model(), target_model()
        _, statistics = write(target, ModelDrafter(draft, target), 3)
        evaluated = sum(tokens for tokens, _ in draft.evaluations)
        committed_and_drafted = len(PROMPT) + statistics.committed + statistics.drafted
        assert evaluated <= committed_and_drafted
        assert 0 < statistics.accepted < statistics.drafted

    def test_tokens_only_the_draft_knows_are_never_drafted(self) -> None:
        target = target_model()
        _, statistics = write(target, ModelDrafter(draft_model(size=SIZE + 4), target), 3)
        assert statistics.accepted > 0

    def test_a_token_it_does_not_know_ends_its_drafting_and_nothing_else(self) -> None:
        plain, _ = write(target_model(), NoDrafter(), 0)
        target = target_model()
        small = FakeModel(letters(SIZE - 4), hashed_logits(SIZE - 4), max_outputs=1)
        tokens, _ = write(target, ModelDrafter(small, target), 3)
        assert tokens == plain
        assert write(target, ModelDrafter(small, target), 3, prompt=(1, SIZE - 1, 2))[1].drafted == 0

    def test_when_its_own_context_is_full_the_reply_goes_on_plainly(self) -> None:
        plain, _ = write(target_model(), NoDrafter(), 0)
        target = target_model()
        tokens, statistics = write(target, ModelDrafter(draft_model(context_length=20), target), 3)
        assert tokens == plain
        assert statistics.drafted > 0
        assert statistics.rounds > 40, "beyond 20 tokens each round is plain"

    def test_a_prompt_longer_than_its_context_is_answered_plainly(self) -> None:
        prompt = tuple(number % SIZE for number in range(50))
        plain, _ = write(target_model(), NoDrafter(), 0, prompt=prompt)
        target = target_model()
        tokens, statistics = write(
            target, ModelDrafter(draft_model(context_length=20), target), 3, prompt=prompt
        )
        assert tokens == plain
        assert statistics.drafted == 0

    def test_it_catches_up_in_chunks_after_a_long_plain_stretch(self) -> None:
        target = target_model()
        drafter = ModelDrafter(draft_model(batch_length=8), target)
        write(target, drafter, 0, max_tokens=40)
        plain, _ = write(target_model(), NoDrafter(), 0)
        assert write(target, drafter, 3)[0] == plain

    def test_it_is_the_target_itself_and_everything_is_accepted(self) -> None:
        target = target_model()
        _, statistics = write(target, ModelDrafter(draft_model(share=0.0), target), 3)
        assert statistics.accepted == statistics.drafted > 0

    def test_a_draft_that_cannot_rewind_is_refused(self) -> None:
        with pytest.raises(DraftError, match="cannot be rewound"):
            ModelDrafter(draft_model(can_rewind=False), target_model())

    def drafted(self, sampling: SamplingSettings) -> Draft:
        drafter = ModelDrafter(draft_model(), target_model())
        list(drafter.begin(PROMPT, Sampler(sampling), CancelFlag()))
        return drafter.draft(PROMPT, FixedPlan(3))

    def test_sampled_tokens_come_with_their_distributions(self) -> None:
        draft = self.drafted(SamplingSettings(temperature=1.0))
        assert draft.distributions is not None
        assert len(draft.distributions) == len(draft.tokens) == 3
        for token, distribution in zip(draft.tokens, draft.distributions, strict=True):
            assert distribution.probability_of(token) > 0

    def test_tokens_of_a_seed_come_without_and_are_always_the_same(self) -> None:
        sampling = SamplingSettings(temperature=1.0, seed=1)
        draft = self.drafted(sampling)
        assert draft.distributions is None
        assert len(draft.tokens) == len(draft.confidences) == 3
        assert self.drafted(sampling) == draft

    def test_it_tells_how_sure_it_is_of_each_token(self) -> None:
        for sampling in (SamplingSettings(), SamplingSettings(1.0), SamplingSettings(1.0, seed=3)):
            confidences = self.drafted(sampling).confidences
            assert len(confidences) == 3
            assert all(0 < confidence <= 1 for confidence in confidences)

    def test_it_says_why_it_drafts_nothing(self) -> None:
        full = ModelDrafter(draft_model(context_length=4), target_model())
        list(full.begin(PROMPT, Sampler(SamplingSettings()), CancelFlag()))
        assert full.draft((*PROMPT, 5, 6), FixedPlan(3)).empty is DraftReason.NO_ROOM
        small = FakeModel(letters(SIZE - 4), hashed_logits(SIZE - 4), max_outputs=1)
        lost = ModelDrafter(small, target_model())
        list(lost.begin((1, SIZE - 1, 2), Sampler(SamplingSettings()), CancelFlag()))
        assert lost.draft((1, SIZE - 1, 2), FixedPlan(3)).empty is DraftReason.UNKNOWN_TOKEN

    def test_closing_it_closes_the_draft(self) -> None:
        draft = draft_model()
        ModelDrafter(draft, target_model()).close()
        assert draft.closed


class TestAdversarialDrafter(DrafterContract):
    @pytest.fixture
    def make_drafter(self) -> MakeDrafter:
        answer, _ = write(target_model(), NoDrafter(), 0, max_tokens=200)
        return lambda _target: AdversarialDrafter(answer, len(PROMPT), SIZE)

    def test_nothing_of_it_is_accepted(self, make_drafter: MakeDrafter) -> None:
        target = target_model()
        _, statistics = write(target, make_drafter(target), 3)
        assert statistics.drafted > 0
        assert statistics.accepted == 0


class TestOracleDrafter(DrafterContract):
    @pytest.fixture
    def make_drafter(self) -> MakeDrafter:
        answer, _ = write(target_model(), NoDrafter(), 0, max_tokens=200)
        return lambda _target: OracleDrafter(answer, len(PROMPT))


class TestRandomDrafter(DrafterContract):
    @pytest.fixture
    def make_drafter(self) -> MakeDrafter:
        return lambda _target: RandomDrafter(SIZE, seed=9)


class TestGreedyPointDrafter(DrafterContract):
    @pytest.fixture
    def make_drafter(self) -> MakeDrafter:
        return lambda _target: GreedyPointDrafter(draft_model(batch_length=256))


def test_no_drafter_proposes_nothing() -> None:
    assert NoDrafter().draft([1], FixedPlan(5)) == Draft()
