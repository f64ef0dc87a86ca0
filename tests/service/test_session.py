"""The models of an engine: what is loaded stays until something better is ready."""

import gc
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import psutil
import pytest

from app.core.cancellation import CancelFlag, CancelledError
from app.core.conversation import Conversation, Message, Role
from app.core.events import Event, GenerationFinished, PromptProgress, TokensCommitted
from app.core.generation import AUTOMATIC, DraftingSettings, FinishReason, Method, SamplingSettings
from app.core.llama.model import LlamaModel, ModelOptions
from app.core.statistics import DraftReason, Round, Statistics
from app.errors import (
    AppError,
    EvaluationError,
    ModelFileError,
    ModelLoadError,
    ModelNotLoadedError,
    PromptTooLongError,
    UsageError,
    VocabularyMismatchError,
)
from app.service.session import Session
from app.storage.cost_cache import CostCache
from tests.support.tiny_models import CONTEXT, UNUSABLE, TinyModels

QUESTION = Conversation((Message(Role.USER, "Hello there"),))
GREEDY = SamplingSettings()


@pytest.fixture
def cancel() -> CancelFlag:
    return CancelFlag()


@pytest.fixture
def cache(tmp_path: Path) -> CostCache:
    return CostCache(tmp_path / "costs")


@pytest.fixture
def session(cancel: CancelFlag, cache: CostCache) -> Iterator[Session]:
    session = Session(cancel, cache)
    yield session
    session.close()


def load(session: Session, target: Path, draft: Path | None = None, **options: int) -> list[float]:
    """Load models and give the progress that was reported; one thread waits for no other."""
    shares: list[float] = []
    session.models.load_target(
        target, ModelOptions(options.get("context_length"), options.get("threads", 1)), shares.append
    )
    session.models.load_draft(draft, 1, shares.append)
    return shares


def collect(events: Iterator[Event]) -> tuple[tuple[int, ...], GenerationFinished]:
    tokens: list[int] = []
    for event in events:
        if isinstance(event, TokensCommitted):
            tokens += event.tokens
        if isinstance(event, GenerationFinished):
            return tuple(tokens), event
    raise AssertionError("a generation ends with GenerationFinished")


def write(
    session: Session,
    conversation: Conversation = QUESTION,
    *,
    sampling: SamplingSettings = GREEDY,
    method: Method = Method.AUTO,
    max_tokens: int | None = 12,
    drafting: DraftingSettings = AUTOMATIC,
) -> tuple[int, ...]:
    return collect(session.answer(conversation, sampling, method, max_tokens, drafting))[0]


def numbers(session: Session, conversation: Conversation = QUESTION) -> Statistics:
    return collect(session.answer(conversation, GREEDY, Method.AUTO, 12))[1].statistics


class TestTarget:
    def test_it_is_loaded_with_progress_up_to_the_whole(self, session: Session, models: TinyModels) -> None:
        shares = load(session, models.target)
        assert shares == sorted(shares)
        assert shares[-1] == pytest.approx(1)
        assert min(shares) >= 0

    def test_it_is_described(self, session: Session, models: TinyModels) -> None:
        load(session, models.target)
        card = session.models.target_card
        assert card.path == str(models.target)
        assert (card.name, card.architecture) == ("target", "llama")
        assert (card.context_length, card.trained_context_length) == (CONTEXT, CONTEXT)
        assert card.parameters > 100_000
        assert session.models.draft_card is None

    def test_asked_for_again_it_is_kept(self, session: Session, models: TinyModels) -> None:
        load(session, models.target)
        assert load(session, models.target) == []

    def test_the_same_file_by_another_path_is_kept(
        self, session: Session, models: TinyModels, tmp_path: Path
    ) -> None:
        link = tmp_path / "link.gguf"
        link.symlink_to(models.target)
        load(session, models.target)
        assert load(session, link) == []

    def test_with_other_options_it_is_loaded_again(self, session: Session, models: TinyModels) -> None:
        load(session, models.target)
        assert load(session, models.target, context_length=64)
        assert session.models.target_card.context_length == 64

    def test_a_file_that_changed_on_disk_is_loaded_again(
        self, session: Session, models: TinyModels, tmp_path: Path
    ) -> None:
        path = shutil.copyfile(models.target, tmp_path / "model.gguf")
        load(session, path)
        before = write(session)
        shutil.copyfile(models.other_target, tmp_path / "new.gguf")
        (tmp_path / "new.gguf").replace(path)  # same length: only the time tells
        assert load(session, path)
        assert write(session) != before

    @pytest.mark.parametrize("kind", UNUSABLE)
    def test_one_that_cannot_answer_is_named_and_the_old_one_answers_on(
        self, session: Session, models: TinyModels, kind: str
    ) -> None:
        pick, words = UNUSABLE[kind]
        load(session, models.target, models.draft)
        before = write(session)
        with pytest.raises(AppError) as caught:
            load(session, pick(models))
        assert words in caught.value.message
        assert caught.value.hint
        assert session.models.target_card.name == "target"
        assert session.models.draft_card is not None
        assert write(session) == before

    @pytest.mark.parametrize("kind", UNUSABLE)
    def test_one_that_cannot_answer_does_not_keep_the_next_from_loading(
        self, session: Session, models: TinyModels, kind: str
    ) -> None:
        with pytest.raises((ModelFileError, ModelLoadError, AppError)):
            load(session, UNUSABLE[kind][0](models))
        load(session, models.target)
        assert len(write(session)) == 12

    def test_loading_that_is_stopped_leaves_the_old_one(
        self, session: Session, models: TinyModels, cancel: CancelFlag
    ) -> None:
        load(session, models.target)
        with pytest.raises(CancelledError):
            session.models.load_target(
                models.other_target, ModelOptions(threads=1), lambda _share: cancel.set()
            )
        cancel.clear()
        assert session.models.target_card.name == "target"
        assert write(session)

    def test_when_memory_is_short_the_old_one_goes_first(
        self, session: Session, models: TinyModels, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        load(session, models.target)
        scarce = SimpleNamespace(available=0, total=psutil.virtual_memory().total)
        monkeypatch.setattr(psutil, "virtual_memory", lambda: scarce)
        with pytest.raises(ModelLoadError):
            load(session, models.unknown_architecture)
        with pytest.raises(ModelNotLoadedError):
            write(session)

    def test_a_new_one_gives_up_the_draft_of_the_old(self, session: Session, models: TinyModels) -> None:
        load(session, models.target, models.draft)
        session.models.load_target(models.other_target, ModelOptions(threads=1), lambda _share: None)
        assert session.models.draft_card is None

    def test_one_without_a_chat_template_is_announced(self, session: Session, models: TinyModels) -> None:
        load(session, models.without_template)
        assert any("no chat template" in notice for notice in session.models.notices)
        assert write(session)

    def test_a_context_beyond_its_training_is_announced(self, session: Session, models: TinyModels) -> None:
        load(session, models.target, context_length=2 * CONTEXT)
        assert any(f"{CONTEXT} tokens of context" in notice for notice in session.models.notices)

    def test_a_model_used_as_it_was_made_needs_no_notice(self, session: Session, models: TinyModels) -> None:
        load(session, models.target)
        assert session.models.notices == ()

    @pytest.mark.parametrize("length", [10**9, 2**31 - 1])
    def test_a_context_that_no_memory_holds_is_refused_at_once(
        self, session: Session, models: TinyModels, length: int
    ) -> None:
        with pytest.raises(ModelLoadError, match="no room for a context") as caught:
            load(session, models.target, context_length=length)
        assert "smaller context" in caught.value.hint

    @pytest.mark.parametrize("length", [1, 2, 3, 4])
    def test_a_context_of_next_to_nothing_can_be_loaded(
        self, session: Session, models: TinyModels, length: int
    ) -> None:
        load(session, models.target, context_length=length)
        with pytest.raises(PromptTooLongError):
            write(session)

    @pytest.mark.parametrize(
        ("context_length", "threads"), [(0, None), (-1, None), (2**32, None), (None, 0), (None, 100_000)]
    )
    def test_options_that_make_no_sense_are_refused(
        self, context_length: int | None, threads: int | None
    ) -> None:
        with pytest.raises(UsageError, match="cannot be") as caught:
            ModelOptions(context_length, threads)
        assert "between 1 and" in caught.value.hint


class TestDraft:
    def test_it_is_described(self, session: Session, models: TinyModels) -> None:
        load(session, models.target, models.draft)
        assert session.models.draft_card is not None
        assert session.models.draft_card.name == "draft"

    def test_asked_for_again_it_is_kept(self, session: Session, models: TinyModels) -> None:
        load(session, models.target, models.draft)
        assert load(session, models.target, models.draft) == []

    def test_it_needs_a_target(self, session: Session, models: TinyModels) -> None:
        with pytest.raises(ModelNotLoadedError):
            session.models.load_draft(models.draft, None, lambda _share: None)

    @pytest.mark.parametrize("name", ["draft", "stranger", "target", "padded"])
    @pytest.mark.parametrize("length", [None, 4])
    def test_greedy_replies_are_the_targets_own_with_any_draft(
        self, session: Session, models: TinyModels, name: str, length: int | None
    ) -> None:
        load(session, models.target, getattr(models, name))
        plain = write(session, method=Method.PLAIN, max_tokens=80)
        drafting = DraftingSettings(length)
        drafted, finished = collect(session.answer(QUESTION, GREEDY, Method.DRAFT, 80, drafting))
        assert drafted == plain
        assert finished.statistics.drafted > 0 or length is None, "whether these tiny ones pay is chance"

    def test_the_target_drafting_for_itself_is_always_right(
        self, session: Session, models: TinyModels
    ) -> None:
        load(session, models.target, models.target)
        four = DraftingSettings(4)
        _, finished = collect(session.answer(QUESTION, GREEDY, Method.DRAFT, 60, four))
        assert finished.statistics.committed == 60
        assert finished.statistics.acceptance_rate == 1.0

    def test_another_vocabulary_is_named_with_both_texts(self, session: Session, models: TinyModels) -> None:
        load(session, models.target)
        with pytest.raises(VocabularyMismatchError) as caught:
            load(session, models.target, models.other_vocabulary)
        assert "token 300 is 'elsewhere', in the target 'w300'" in caught.value.message
        assert "same family" in caught.value.hint

    def test_another_family_is_named_with_both_sizes(self, session: Session, models: TinyModels) -> None:
        load(session, models.target)
        with pytest.raises(VocabularyMismatchError, match="1345 tokens where the target has 320"):
            load(session, models.target, models.other_family)

    @pytest.mark.parametrize("kind", ["missing", "folder", "no GGUF", "truncated", "unknown architecture"])
    def test_one_that_cannot_be_used_is_named_and_the_target_answers_without(
        self, session: Session, models: TinyModels, kind: str
    ) -> None:
        load(session, models.target, models.draft)
        before = write(session)
        pick, words = UNUSABLE[kind]
        with pytest.raises(AppError) as caught:
            session.models.load_draft(pick(models), 1, lambda _share: None)
        assert words in caught.value.message
        assert session.models.draft_card is None
        assert write(session) == before
        assert session.resolve(Method.AUTO) is Method.PLAIN

    def test_a_failed_one_does_not_keep_the_next_from_loading(
        self, session: Session, models: TinyModels
    ) -> None:
        load(session, models.target)
        with pytest.raises(VocabularyMismatchError):
            load(session, models.target, models.other_vocabulary)
        load(session, models.target, models.draft)
        assert session.resolve(Method.AUTO) is Method.DRAFT

    def test_none_gives_the_old_one_up(self, session: Session, models: TinyModels) -> None:
        load(session, models.target, models.draft)
        load(session, models.target, None)
        assert session.models.draft_card is None

    def test_loading_that_is_stopped_leaves_the_target(
        self, session: Session, models: TinyModels, cancel: CancelFlag
    ) -> None:
        load(session, models.target)
        with pytest.raises(CancelledError):
            session.models.load_draft(models.draft, 1, lambda _share: cancel.set())
        cancel.clear()
        assert session.models.draft_card is None
        assert write(session)


class TestMethods:
    def test_auto_means_the_draft_when_there_is_one(self, session: Session, models: TinyModels) -> None:
        load(session, models.target)
        assert session.resolve(Method.AUTO) is Method.PLAIN
        load(session, models.target, models.draft)
        assert session.resolve(Method.AUTO) is Method.DRAFT
        assert session.resolve(Method.PLAIN) is Method.PLAIN

    def test_drafting_without_a_draft_is_refused(self, session: Session, models: TinyModels) -> None:
        load(session, models.target)
        with pytest.raises(UsageError, match="no draft") as caught:
            write(session, method=Method.DRAFT)
        assert caught.value.hint

    def test_plain_drafts_nothing_although_a_draft_is_loaded(
        self, session: Session, models: TinyModels
    ) -> None:
        load(session, models.target, models.draft)
        _, finished = collect(session.answer(QUESTION, GREEDY, Method.PLAIN, 20))
        assert finished.statistics.drafted == 0
        assert finished.statistics.rounds == 20


class TestDrafting:
    def rounds(self, session: Session, drafting: DraftingSettings) -> list[Round]:
        """The rounds that were free to draft as far as they liked."""
        found: list[Round] = []
        left = 100
        for event in session.answer(QUESTION, GREEDY, Method.DRAFT, left, drafting):
            if isinstance(event, TokensCommitted):
                if left > 16 and event.measured.why.reason is not DraftReason.MEASURING:
                    found.append(event.measured)
                left -= len(event.tokens)
        return found

    @pytest.mark.parametrize(("length", "drafted"), [(0, 0), (1, 1), (3, 3), (99, 15)])
    def test_a_length_that_was_asked_for_is_kept_as_far_as_checks_reach(
        self, session: Session, models: TinyModels, length: int, drafted: int
    ) -> None:
        load(session, models.target, models.stranger)
        drafts = [found.drafted for found in self.rounds(session, DraftingSettings(length))]
        assert max(drafts) == drafted
        assert drafts.count(drafted) > 0.6 * len(drafts), "but for those that expect the end of the reply"

    def test_a_draft_less_sure_than_asked_for_is_checked_at_once(
        self, session: Session, models: TinyModels
    ) -> None:
        load(session, models.target, models.draft)
        sure = self.rounds(session, DraftingSettings(8, least_confidence=1.0))
        assert {found.drafted for found in sure} == {1}
        some = self.rounds(session, DraftingSettings(8, least_confidence=0.6))
        assert all(confidence >= 0.6 for found in some for confidence in found.confidences[:-1])
        assert any(found.confidences[-1] < 0.6 for found in some)
        assert max(found.drafted for found in some) > 1

    def test_without_a_length_a_confidence_drafts_as_far_as_it_is_sure(
        self, session: Session, models: TinyModels
    ) -> None:
        load(session, models.target, models.target)
        found = self.rounds(session, DraftingSettings(least_confidence=0.5))
        assert max(measured.drafted for measured in found) == 15

    def test_what_was_asked_for_once_is_not_kept(self, session: Session, models: TinyModels) -> None:
        load(session, models.target, models.target)
        self.rounds(session, DraftingSettings(0))
        _, automatic = collect(session.answer(QUESTION, GREEDY, Method.DRAFT, 40))
        assert automatic.statistics.why.reason is not DraftReason.NO_DRAFT

    def test_every_round_is_remembered_in_order(self, session: Session, models: TinyModels) -> None:
        load(session, models.target, models.draft)
        first = collect(session.answer(QUESTION, GREEDY, Method.DRAFT, 20))[1].statistics
        assert len(session.rounds) == first.rounds
        second = collect(session.answer(QUESTION, GREEDY, Method.PLAIN, 5))[1].statistics
        assert len(session.rounds) == first.rounds + second.rounds
        assert session.rounds[-1].drafted == 0
        assert sum(found.committed for found in session.rounds) == 25


class TestCosts:
    def test_what_was_measured_is_remembered_for_the_next_start(
        self, session: Session, models: TinyModels, tmp_path: Path
    ) -> None:
        load(session, models.target, models.draft)
        assert len(list((tmp_path / "costs").iterdir())) == 1, "of the target, not of the draft"

    def test_without_a_draft_nothing_needs_to_be_known(
        self, session: Session, models: TinyModels, tmp_path: Path
    ) -> None:
        load(session, models.target)
        assert not (tmp_path / "costs").exists()

    def test_a_folder_that_cannot_be_written_is_no_failure(
        self, cancel: CancelFlag, models: TinyModels, tmp_path: Path
    ) -> None:
        (tmp_path / "costs").write_text("in the way")
        session = Session(cancel, CostCache(tmp_path / "costs"))
        load(session, models.target, models.draft)
        assert len(write(session, method=Method.DRAFT)) == 12
        session.close()

    def test_the_number_of_threads_is_chosen_by_measuring_unless_one_was_asked_for(
        self, session: Session, models: TinyModels, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        asked: list[str] = []

        def choose(model: LlamaModel) -> int:
            asked.append(str(model.max_outputs))
            return model.threads

        for place in ("app.service.known_costs", "app.service.loading"):
            monkeypatch.setattr(f"{place}.choose_threads", choose)
        load(session, models.target, models.draft)
        assert asked == []
        session.models.load_target(models.other_target, ModelOptions(), lambda _share: None)
        session.models.load_draft(models.stranger, None, lambda _share: None)
        assert len(asked) == 2, "once for each of the two"


class TestReplies:
    @pytest.mark.parametrize("prepare", [lambda _session: None, lambda session: session.close()])
    def test_without_a_model_there_is_none(
        self, session: Session, prepare: Callable[[Session], None]
    ) -> None:
        prepare(session)
        with pytest.raises(ModelNotLoadedError) as caught:
            write(session)
        assert caught.value.hint
        with pytest.raises(ModelNotLoadedError):
            collect(session.continue_text("Once", GREEDY, Method.AUTO, 4))
        with pytest.raises(ModelNotLoadedError):
            _ = session.models.target_card

    def test_the_prompt_is_announced_while_it_is_read(self, session: Session, models: TinyModels) -> None:
        load(session, models.target, models.draft)
        events = session.answer(QUESTION, GREEDY, Method.AUTO, 4)
        progress = [event for event in events if isinstance(event, PromptProgress)]
        assert [step.done for step in progress] == sorted(step.done for step in progress)
        assert progress[-1].done == progress[-1].total > 0

    def test_the_cost_of_plain_decoding_is_known_from_the_first_reply_on(
        self, session: Session, models: TinyModels
    ) -> None:
        load(session, models.target, models.draft)
        events = session.answer(QUESTION, GREEDY, Method.AUTO, 4)
        first = next(event for event in events if isinstance(event, TokensCommitted))
        assert first.statistics.plain_samples >= 3
        assert first.statistics.plain_seconds is not None

    def test_another_draft_begins_with_plain_samples_of_its_own(
        self, session: Session, models: TinyModels
    ) -> None:
        load(session, models.target)
        list(session.answer(QUESTION, GREEDY, Method.PLAIN, 30))
        load(session, models.target, models.draft)
        events = session.answer(QUESTION, GREEDY, Method.AUTO, 4)
        first = next(event for event in events if isinstance(event, TokensCommitted))
        assert first.statistics.plain_samples == 3, (
            "those when it was loaded; the first round of a reply is none"
        )

    def test_a_follow_up_reads_only_what_is_new(self, session: Session, models: TinyModels) -> None:
        load(session, models.target, models.draft)
        first = numbers(session)
        longer = Conversation((*QUESTION.messages, Message(Role.ASSISTANT, "Hi"), Message(Role.USER, "And?")))
        second = numbers(session, longer)
        assert first.reused_tokens == 0
        assert second.reused_tokens >= first.prompt_tokens
        assert second.prompt_tokens > first.prompt_tokens

    def test_a_follow_up_says_what_it_would_have_said_from_empty_caches(
        self, session: Session, models: TinyModels
    ) -> None:
        load(session, models.target, models.draft)
        longer = Conversation((*QUESTION.messages, Message(Role.ASSISTANT, "Hi"), Message(Role.USER, "And?")))
        write(session)
        warm = write(session, longer, max_tokens=40)
        session.models.forget_context()
        assert write(session, longer, max_tokens=40) == warm

    def test_the_same_question_again_reads_next_to_nothing(
        self, session: Session, models: TinyModels
    ) -> None:
        load(session, models.target)
        first = numbers(session)
        assert numbers(session).reused_tokens == first.prompt_tokens - 1

    def test_a_forgotten_context_is_read_anew(self, session: Session, models: TinyModels) -> None:
        load(session, models.target)
        numbers(session)
        session.models.forget_context()
        assert numbers(session).reused_tokens == 0

    def test_a_prompt_longer_than_the_context_is_refused_and_the_next_one_answered(
        self, session: Session, models: TinyModels
    ) -> None:
        load(session, models.target, models.draft)
        before = write(session)
        with pytest.raises(PromptTooLongError) as caught:
            write(session, Conversation((Message(Role.USER, "x" * 600),)))
        assert f"the context holds {CONTEXT}" in caught.value.message
        assert "Shorten" in caught.value.hint
        assert write(session) == before

    def test_a_reply_ends_with_the_context(self, session: Session, models: TinyModels) -> None:
        load(session, models.target, models.draft, context_length=64)
        tokens, finished = collect(session.answer(QUESTION, GREEDY, Method.AUTO, None))
        assert finished.reason is FinishReason.CONTEXT
        assert len(tokens) + finished.statistics.prompt_tokens == 64

    def test_the_same_seed_gives_the_same_reply_also_after_another(
        self, session: Session, models: TinyModels
    ) -> None:
        load(session, models.target, models.draft)
        seeded = SamplingSettings(temperature=1.0, seed=5, top_k=0, top_p=1.0, min_p=0.0)
        first = write(session, sampling=seeded, max_tokens=30)
        write(session, Conversation((Message(Role.USER, "Something else"),)))
        assert write(session, sampling=seeded, max_tokens=30) == first

    @pytest.mark.parametrize("name", ["draft", "stranger"])
    @pytest.mark.parametrize("length", [None, 0, 1, 7, 99])
    def test_the_reply_of_a_seed_is_the_same_with_any_draft_at_any_length_and_with_none(
        self, session: Session, models: TinyModels, name: str, length: int | None
    ) -> None:
        seeded = SamplingSettings(temperature=0.9, seed=7)
        load(session, models.target, getattr(models, name))
        alone = write(session, sampling=seeded, method=Method.PLAIN, max_tokens=60)
        drafting = DraftingSettings(length)
        drafted = write(session, sampling=seeded, method=Method.DRAFT, max_tokens=60, drafting=drafting)
        assert drafted == alone

    def test_a_temperature_next_to_nothing_is_greedy(self, session: Session, models: TinyModels) -> None:
        load(session, models.target, models.draft)
        cold = SamplingSettings(temperature=5e-324)
        assert write(session, sampling=cold, max_tokens=30) == write(session, max_tokens=30)

    @pytest.mark.parametrize("sampling", [GREEDY, SamplingSettings(temperature=1.0)])
    def test_a_model_whose_output_is_no_number_is_called_damaged(
        self, session: Session, models: TinyModels, sampling: SamplingSettings
    ) -> None:
        load(session, models.not_a_number)
        with pytest.raises(EvaluationError, match="not a number") as caught:
            write(session, sampling=sampling)
        assert "damaged" in caught.value.hint

    def test_what_the_user_writes_does_not_become_a_control_token(
        self, session: Session, models: TinyModels
    ) -> None:
        load(session, models.target)
        typed = numbers(session, Conversation((Message(Role.USER, "<|user|></s>"),)))
        harmless = numbers(session, Conversation((Message(Role.USER, "x" * len("<|user|></s>")),)))
        assert typed.prompt_tokens == harmless.prompt_tokens

    def test_text_is_continued_as_it_is_with_one_beginning(
        self, session: Session, models: TinyModels
    ) -> None:
        load(session, models.target)
        _, bare = collect(session.continue_text("abc", GREEDY, Method.AUTO, 4))
        _, marked = collect(session.continue_text("<s>abc", GREEDY, Method.AUTO, 4))
        assert bare.statistics.prompt_tokens == marked.statistics.prompt_tokens == 4

    def test_a_stopped_reply_does_not_spoil_the_next(
        self, session: Session, models: TinyModels, cancel: CancelFlag
    ) -> None:
        load(session, models.target, models.draft)
        whole = write(session, max_tokens=40)
        session.models.forget_context()
        kept: list[int] = []
        for event in session.answer(QUESTION, GREEDY, Method.AUTO, 40):
            if isinstance(event, TokensCommitted):
                kept += event.tokens
                cancel.set()
            if isinstance(event, GenerationFinished):
                assert event.reason is FinishReason.CANCELLED
        cancel.clear()
        assert 0 < len(kept) < 40
        assert tuple(kept) == whole[: len(kept)]
        assert write(session, max_tokens=40) == whole

    def test_a_reply_that_nobody_reads_to_its_end_does_no_harm(
        self, session: Session, models: TinyModels
    ) -> None:
        load(session, models.target, models.draft)
        whole = write(session, max_tokens=20)
        events = session.answer(QUESTION, GREEDY, Method.AUTO, 20)
        assert any(isinstance(event, TokensCommitted) for event in events)
        del events
        assert write(session, max_tokens=20) == whole

    def test_a_reply_left_open_survives_the_end_of_its_session(
        self, session: Session, models: TinyModels
    ) -> None:
        load(session, models.target, models.draft)
        events = session.answer(QUESTION, GREEDY, Method.AUTO, 20)
        assert any(isinstance(event, TokensCommitted) for event in events)
        session.close()
        session.close()
        del events
        gc.collect()
