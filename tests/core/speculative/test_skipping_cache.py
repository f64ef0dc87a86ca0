"""A draft may leave out what it need not read, and nobody else ever notices."""

from collections.abc import Iterable

import numpy as np
import pytest

from app.core.cancellation import CancelFlag
from app.core.generation import GenerationRequest, SamplingSettings
from app.core.language_model import Logits
from app.core.speculative.decoder import Decoder
from app.core.speculative.draft_length import FixedPlan
from app.core.speculative.drafter import Draft, DraftPlan, NoDrafter
from app.core.speculative.model_drafter import ModelDrafter
from app.core.speculative.sampling import Sampler
from app.core.speculative.skipping_cache import SkippingCache
from app.core.statistics import DraftReason, Round, Why
from tests.support.fake_model import FakeModel, blended, hashed_logits, letters, steady_costs
from tests.support.replies import decoder, never_plain, outcome
from tests.support.timed_model import JitteryClock

SIZE = 12
LOGITS = hashed_logits(SIZE, seed=1, memory=6)
CONTEXT = np.random.default_rng(7).integers(0, SIZE, 220).tolist()


def model(**options: int) -> FakeModel:
    return FakeModel(letters(SIZE), LOGITS, max_outputs=1, **options)  # type: ignore[arg-type]


def read(cache: SkippingCache, length: int) -> Logits:
    (row,) = cache.logits_after(CONTEXT[:length])
    return np.array(row)


class TestCache:
    def test_without_a_gap_it_reads_what_is_new_once(self) -> None:
        draft = model()
        cache = SkippingCache(draft)
        assert np.array_equal(read(cache, 10), LOGITS(tuple(CONTEXT[:10])))
        read(cache, 13)
        assert draft.evaluations == [(10, 1), (3, 1)]
        assert (cache.reached, cache.skipped) == (13, 0)

    def test_what_lies_in_a_gap_is_never_read_and_what_follows_is(self) -> None:
        draft = model()
        cache = SkippingCache(draft)
        read(cache, 10)
        cache.skip_to(50)
        assert (cache.reached, cache.skipped) == (50, 40)
        row = read(cache, 53)
        assert list(draft.cached) == CONTEXT[:10] + CONTEXT[50:53]
        assert np.array_equal(row, LOGITS(tuple(CONTEXT[:10] + CONTEXT[50:53])))
        assert cache.reached == 53

    def test_a_second_gap_swallows_what_was_read_between(self) -> None:
        draft = model()
        cache = SkippingCache(draft)
        read(cache, 10)
        cache.skip_to(30)
        read(cache, 35)
        cache.skip_to(80)
        read(cache, 84)
        assert list(draft.cached) == CONTEXT[:10] + CONTEXT[80:84]
        assert (cache.reached, cache.skipped) == (84, 70)

    def test_skipping_back_makes_no_gap(self) -> None:
        cache = SkippingCache(model())
        read(cache, 10)
        cache.skip_to(5)
        assert (cache.reached, cache.skipped) == (10, 0)

    @pytest.mark.parametrize(
        ("length", "reached", "skipped"),
        [
            (53, 53, 40),
            (51, 51, 40),
            (50, 50, 40),
            (49, 10, 0),
            (30, 10, 0),
            (10, 10, 0),
            (4, 4, 0),
            (0, 0, 0),
        ],
    )
    def test_rewinding_behind_into_and_before_the_gap(self, length: int, reached: int, skipped: int) -> None:
        draft = model()
        cache = SkippingCache(draft)
        read(cache, 10)
        cache.skip_to(50)
        read(cache, 55)
        cache.rewind(length)
        assert (cache.reached, cache.skipped) == (reached, skipped)
        rest = CONTEXT[50:length] if skipped else []
        assert list(draft.cached) == CONTEXT[: min(10, length)] + rest
        assert np.array_equal(read(cache, 60), LOGITS(tuple(draft.cached)))

    def test_a_closed_gap_leaves_what_stands_before_it(self) -> None:
        draft = model()
        cache = SkippingCache(draft)
        read(cache, 10)
        cache.skip_to(50)
        read(cache, 55)
        cache.close_gap()
        assert list(draft.cached) == CONTEXT[:10]
        cache.close_gap()
        assert (cache.reached, cache.skipped) == (10, 0)

    def test_more_than_a_batch_is_read_in_batches(self) -> None:
        draft = model(batch_length=16)
        cache = SkippingCache(draft)
        assert np.array_equal(read(cache, 40), LOGITS(tuple(CONTEXT[:40])))
        assert draft.evaluations == [(16, 0), (16, 0), (8, 1)]


class Bursts:
    """Drafts for a while, then decodes plainly for a long while, and again."""

    def __init__(self, plain: int, drafting: int) -> None:
        self._period = plain + drafting
        self._plain = plain
        self._round = 0

    def plan(self, room: int, pending: int) -> DraftPlan:
        self._round += 1
        is_plain = self._round % self._period < self._plain
        return FixedPlan(0, Why(DraftReason.RARELY_RIGHT)) if is_plain else FixedPlan(min(4, room))

    def observe(self, draft: Draft, pending: int, measured: Round) -> None:
        pass


class TestDrafter:
    def pair(self, context: int = 512, draft_context: int = 512) -> tuple[FakeModel, FakeModel, ModelDrafter]:
        target = FakeModel(letters(SIZE), LOGITS, context_length=context)
        mixed = blended(LOGITS, hashed_logits(SIZE, seed=2), 0.4)
        draft = FakeModel(letters(SIZE), mixed, max_outputs=1, context_length=draft_context, batch_length=16)
        return target, draft, ModelDrafter(draft, target)

    def write(
        self, target: FakeModel, drafter: ModelDrafter, request: GenerationRequest, plain: int
    ) -> tuple[tuple[int, ...], int]:
        costs, clock = steady_costs(), JitteryClock(3)
        writer = Decoder(target, drafter, Bursts(plain, 6), costs, never_plain(), CancelFlag(), clock)
        tokens, _, last = outcome(writer.generate(request))
        return tokens, last.statistics.drafted

    @pytest.mark.parametrize("plain", [10, 40, 70])
    @pytest.mark.parametrize("draft_context", [40, 512])
    @pytest.mark.parametrize(
        "sampling", [SamplingSettings(), SamplingSettings(0.8, seed=4)], ids=["greedy", "seeded"]
    )
    def test_a_gap_changes_nothing_of_what_is_written(
        self, plain: int, draft_context: int, sampling: SamplingSettings
    ) -> None:
        request = GenerationRequest((1, 2, 3, 4), sampling, 300)
        target, _, drafter = self.pair(draft_context=draft_context)
        tokens, drafted = self.write(target, drafter, request, plain)
        alone = FakeModel(letters(SIZE), LOGITS, context_length=512)
        assert tokens == outcome(decoder(alone, NoDrafter(), 0).generate(request))[0]
        assert drafted > 0
        longer = GenerationRequest((1, 2, 3, 4, *tokens[:150], 7), sampling, 100)
        again, _ = self.write(target, drafter, longer, plain)
        assert again == outcome(decoder(alone, NoDrafter(), 0).generate(longer))[0]

    def test_after_a_long_plain_stretch_only_its_end_is_read(self) -> None:
        target, draft, drafter = self.pair()
        self.write(target, drafter, GenerationRequest((1, 2, 3, 4), max_tokens=300), 100)
        largest = max(tokens for tokens, _ in draft.evaluations)
        assert sum(tokens for tokens, _ in draft.evaluations) < 250, "of more than 300"
        assert largest <= 48

    def test_what_is_pending_is_what_it_would_read(self) -> None:
        _, draft, drafter = self.pair()
        list(drafter.begin((1, 2, 3, 4), Sampler(SamplingSettings()), CancelFlag()))
        for length in [*range(5, 60), 200]:
            context = CONTEXT[:length]
            pending = drafter.pending(context)
            draft.evaluations.clear()
            drafter.draft(context, FixedPlan(1))
            assert sum(tokens for tokens, _ in draft.evaluations) == pending <= 48
            drafter.accept(3)

    def test_a_new_reply_closes_the_gap(self) -> None:
        target, draft, drafter = self.pair()
        tokens, _ = self.write(target, drafter, GenerationRequest((1, 2, 3, 4), max_tokens=300), 100)
        prompt = (1, 2, 3, 4, *tokens, 5)
        for _ in drafter.begin(prompt, Sampler(SamplingSettings()), CancelFlag()):
            pass
        assert list(draft.cached) == list(prompt[:-1]), "all of it, as if nothing had been left out"

    def test_a_gap_makes_room_in_a_short_context(self) -> None:
        _, _, drafter = self.pair(draft_context=60)
        list(drafter.begin((1, 2, 3, 4), Sampler(SamplingSettings()), CancelFlag()))
        assert len(drafter.draft(CONTEXT[:110], FixedPlan(3)).tokens) == 3

    def test_where_even_a_gap_leaves_no_room_it_drafts_nothing_and_says_so(self) -> None:
        _, _, drafter = self.pair(draft_context=20)
        list(drafter.begin(tuple(CONTEXT[:19]), Sampler(SamplingSettings()), CancelFlag()))
        found = drafter.draft(CONTEXT[:110], FixedPlan(3))
        assert (found.tokens, found.empty) == ((), DraftReason.NO_ROOM)


def test_every_cached_token_is_one_of_the_context() -> None:
    """However it is skipped and rewound, the cache is the context without one gap."""
    rng = np.random.default_rng(5)
    draft = model()
    cache = SkippingCache(draft)

    def steps() -> Iterable[tuple[str, int]]:
        for _ in range(600):
            yield str(rng.choice(["read", "skip", "rewind"])), int(rng.integers(1, len(CONTEXT)))

    for kind, place in steps():
        if kind == "read" and place > cache.reached:
            read(cache, place)
        if kind == "skip":
            cache.skip_to(place)
        if kind == "rewind":
            cache.rewind(place)
        start = len(draft.cached) if not cache.skipped else None
        if start is not None:
            assert list(draft.cached) == CONTEXT[: cache.reached]
        else:
            behind = next(
                size
                for size in range(len(draft.cached) + 1)
                if list(draft.cached)
                == CONTEXT[: len(draft.cached) - size] + CONTEXT[cache.reached - size : cache.reached]
            )
            assert behind <= len(draft.cached)
