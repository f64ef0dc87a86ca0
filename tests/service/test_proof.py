"""A reply written twice: the same both times, or the place where it is not, with how sure the target was."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from app.core.cancellation import CancelFlag, CancelledError
from app.core.conversation import Conversation, Message, Role
from app.core.events import Event, GenerationFinished, TokensCommitted
from app.core.generation import DraftingSettings, FinishReason, Method, Overflow, SamplingSettings
from app.core.llama.model import ModelOptions
from app.core.statistics import Round, Statistics
from app.errors import DraftError, PromptTooLongError, UsageError
from app.service.messages import LeftOut, PromptRead, ProofProgress, Prove, Proved, Report
from app.service.proof import Proof
from app.service.session import Session
from app.storage.cost_cache import CostCache
from tests.support.tiny_models import CONTEXT, TinyModels

QUESTION = Conversation((Message(Role.USER, "Hello there"),))
GREEDY = SamplingSettings()
THREE = DraftingSettings(3)


@pytest.fixture
def cancel() -> CancelFlag:
    return CancelFlag()


@pytest.fixture
def session(cancel: CancelFlag, tmp_path: Path, models: TinyModels) -> Iterator[Session]:
    session = Session(cancel, CostCache(tmp_path / "costs"))
    session.models.load_target(models.target, ModelOptions(threads=1), lambda _share: None)
    session.models.load_draft(models.draft, 1, lambda _share: None)
    yield session
    session.close()


def order(
    sampling: SamplingSettings = GREEDY,
    max_tokens: int | None = 24,
    method: Method = Method.DRAFT,
    conversation: Conversation = QUESTION,
    overflow: Overflow = Overflow.REFUSE,
) -> Prove:
    return Prove(5, conversation, sampling, method, max_tokens, THREE, overflow)


def proved(session: Session, wanted: Prove) -> Proved:
    *_, last = Proof(session, wanted).reports()
    assert isinstance(last, Proved)
    return last


def progress(reports: list[Report]) -> list[ProofProgress]:
    return [report for report in reports if isinstance(report, ProofProgress)]


def test_a_greedy_reply_is_the_same_both_times(session: Session) -> None:
    found = proved(session, order())
    assert found.difference is None
    assert (found.tokens, found.drafted_tokens, found.seed) == (24, 24, None)
    assert found.proposed
    assert found.plain_seconds > 0
    assert found.drafted_seconds > 0
    assert found.text


def test_the_reply_is_the_one_that_would_have_been_written(session: Session) -> None:
    text = ""
    for event in session.answer(QUESTION, GREEDY, Method.PLAIN, 24):
        if isinstance(event, TokensCommitted | GenerationFinished):
            text += event.text
    assert proved(session, order()).text == text


def test_a_sampled_reply_without_a_seed_gets_one(session: Session) -> None:
    found = proved(session, order(SamplingSettings(temperature=1.0)))
    assert found.difference is None
    assert found.seed is not None
    again = proved(session, order(SamplingSettings(temperature=1.0, seed=found.seed)))
    assert (again.text, again.seed) == (found.text, found.seed)


def test_progress_counts_both_replies_and_never_beyond_the_total(session: Session) -> None:
    reports = list(Proof(session, order()).reports())
    steps = progress(reports)
    assert [step.done for step in steps] == sorted(step.done for step in steps)
    assert steps[-1].done == steps[-1].total == 48
    assert all(step.done <= step.total for step in steps)
    assert any(isinstance(report, PromptRead) for report in reports)


def test_the_prompt_is_read_once(session: Session) -> None:
    session.models.forget_context()
    read = [report for report in Proof(session, order()).reports() if isinstance(report, PromptRead)]
    plain = [report for report in read if report.total == min(step.total for step in read)]
    assert [report.done for report in plain] == [plain[0].total], "the second reply finds it all there"


def test_without_a_draft_there_is_nothing_to_prove(session: Session) -> None:
    session.models.load_draft(None, 1, lambda _share: None)
    with pytest.raises(UsageError, match="nothing to prove") as caught:
        proved(session, order(method=Method.AUTO))
    assert caught.value.hint


def test_it_stops_when_it_is_asked_to(session: Session, cancel: CancelFlag) -> None:
    reports = Proof(session, order(max_tokens=200)).reports()
    with pytest.raises(CancelledError):
        for report in reports:
            if isinstance(report, ProofProgress):
                cancel.set()
    cancel.clear()
    assert proved(session, order()).difference is None


def test_a_conversation_that_is_too_long_is_treated_as_asked(session: Session) -> None:
    turns = [Message((Role.USER, Role.ASSISTANT)[place % 2], "x" * 90) for place in range(9)]
    long = Conversation(tuple(turns))
    with pytest.raises(PromptTooLongError):
        proved(session, order(conversation=long))
    reports = list(Proof(session, order(conversation=long, overflow=Overflow.DROP_OLDEST)).reports())
    assert isinstance(reports[0], LeftOut)
    assert reports[0].messages in (4, 6)
    assert isinstance(reports[-1], Proved)


def test_a_draft_that_fails_on_the_way_proves_nothing(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write(*_: object) -> Iterator[Event]:
        yield GenerationFinished(
            FinishReason.END, "", Statistics(decode_seconds=2.0), "It ran out of memory."
        )

    monkeypatch.setattr(session, "write", write)
    with pytest.raises(DraftError, match=r"The draft failed.*It ran out of memory\."):
        proved(session, order())


class TestDifference:
    """Drafting never changes a reply, so these replies are made up."""

    @pytest.fixture
    def replies(self, session: Session, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, ...]]:
        """The tokens of the drafted and of the plain reply, to be filled in."""
        replies: list[tuple[int, ...]] = []
        waiting = iter((0, 1))

        def write(*_: object) -> Iterator[Event]:
            tokens = replies[next(waiting)]
            measured = Round(0, 0, len(tokens), 0.0, 1.0, 1.0, 1.0)
            text = "".join(session.vocabulary.piece(token).decode() for token in tokens)
            yield TokensCommitted(tokens, text, measured, Statistics(), (1,) * len(tokens))
            yield GenerationFinished(FinishReason.END, "", Statistics(decode_seconds=2.0))

        monkeypatch.setattr(session, "write", write)
        return replies

    def spell(self, session: Session, text: str) -> tuple[int, ...]:
        return tuple(session.vocabulary.tokenize(text, allow_control=False, continues=True))

    def chances(self, session: Session, text: str) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
        """How likely the target finds each token behind the question and this text."""
        prompt = session.fit(QUESTION, None, Overflow.REFUSE).prompt
        row = session.logits_after((*prompt, *self.spell(session, text))).astype(np.float64)
        weights = np.exp(row - row.max())
        return np.asarray(weights / weights.sum())

    def test_the_first_place_is_told_with_both_tokens_and_what_stands_before(
        self, session: Session, replies: list[tuple[int, ...]]
    ) -> None:
        replies += [self.spell(session, "abxz"), self.spell(session, "abyz")]
        found = proved(session, order())
        difference = found.difference
        assert difference is not None
        assert (difference.place, difference.before) == (2, "ab")
        assert (difference.plain, difference.drafted) == ("y", "x")
        chances = self.chances(session, "ab")
        gap = chances[replies[1][2]] - chances[replies[0][2]]
        assert difference.gap == pytest.approx(gap, abs=1e-6)
        assert (found.text, found.tokens, found.drafted_tokens) == ("abyz", 4, 4)

    def test_a_reply_that_ended_is_told_by_no_token(
        self, session: Session, replies: list[tuple[int, ...]]
    ) -> None:
        replies += [self.spell(session, "ab"), self.spell(session, "abc")]
        difference = proved(session, order()).difference
        assert difference is not None
        assert (difference.place, difference.plain, difference.drafted) == (2, "c", "")
        chances = self.chances(session, "ab")
        end = max(chances[token] for token in range(len(chances)) if session.vocabulary.is_end(token))
        assert difference.gap == pytest.approx(chances[replies[1][2]] - end, abs=1e-6)

    def test_the_gap_of_a_sampled_reply_is_that_of_what_it_was_drawn_from(
        self, session: Session, replies: list[tuple[int, ...]]
    ) -> None:
        likeliest, *_, rarest = np.argsort(-self.chances(session, "")).tolist()
        replies += [(rarest,), (likeliest,)]
        difference = proved(session, order(SamplingSettings(temperature=1.0, top_k=1, seed=1))).difference
        assert difference is not None
        assert difference.gap == pytest.approx(1.0), "only the likeliest could be drawn"

    def test_only_the_last_words_before_it_are_told(
        self, session: Session, replies: list[tuple[int, ...]]
    ) -> None:
        replies += [self.spell(session, "b" * 200 + "x"), self.spell(session, "b" * 200 + "y")]
        difference = proved(session, order()).difference
        assert difference is not None
        assert set(difference.before) == {"b"}
        assert len(difference.before) == 60


def test_the_context_is_the_limit_of_a_reply_without_one(session: Session) -> None:
    reports = list(Proof(session, order(max_tokens=None)).reports())
    prompt = session.fit(QUESTION, None, Overflow.REFUSE).prompt
    assert progress(reports)[0].total <= 2 * (CONTEXT - len(prompt))
