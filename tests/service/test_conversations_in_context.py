"""Conversations of any length: counted, shortened to fit, and gone on with, by a session with tiny models."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core.cancellation import CancelFlag, CancelledError
from app.core.conversation import Conversation, Message, Role
from app.core.events import GenerationFinished, MessagesLeftOut, TokensCommitted
from app.core.generation import FinishReason, Method, Overflow, SamplingSettings
from app.core.llama.model import ModelOptions
from app.errors import ModelNotLoadedError, PromptTooLongError
from app.service.session import Session
from app.storage.cost_cache import CostCache
from tests.support.tiny_models import CONTEXT, TinyModels

GREEDY = SamplingSettings()
EACH = 90
"""Letters, and tokens, of a message; the template adds one."""

RESERVE = CONTEXT // 8


@pytest.fixture
def cancel() -> CancelFlag:
    return CancelFlag()


@pytest.fixture
def session(cancel: CancelFlag, tmp_path: Path, models: TinyModels) -> Iterator[Session]:
    session = Session(cancel, CostCache(tmp_path / "costs"))
    session.models.load_target(models.target, ModelOptions(threads=1), lambda _share: None)
    yield session
    session.close()


def talk(messages: int, system: str = "") -> Conversation:
    roles = (Role.USER, Role.ASSISTANT)
    return Conversation(tuple(Message(roles[place % 2], "x" * EACH) for place in range(messages)), system)


def test_counting_tells_the_whole_and_what_would_go(session: Session) -> None:
    short, long = session.count(talk(3)), session.count(talk(9))
    assert short.left_out == 0
    assert short.whole < CONTEXT < long.whole
    assert long.whole - short.whole == 6 * (EACH + 1)
    assert long.left_out > 0


def test_what_counting_says_is_what_the_prompt_is(session: Session) -> None:
    conversation = talk(3, "be kind")
    (finished,) = [
        event
        for event in session.answer(conversation, GREEDY, Method.PLAIN, 2)
        if isinstance(event, GenerationFinished)
    ]
    assert session.count(conversation).whole == finished.statistics.prompt_tokens


def test_counting_needs_a_model(tmp_path: Path) -> None:
    with pytest.raises(ModelNotLoadedError):
        Session(CancelFlag(), CostCache(tmp_path)).count(talk(1))


def test_counting_leaves_the_cache_alone(session: Session) -> None:
    for _ in session.answer(talk(1), GREEDY, Method.PLAIN, 4):
        pass
    session.count(talk(9))
    (finished,) = [
        event
        for event in session.answer(talk(1), GREEDY, Method.PLAIN, 4)
        if isinstance(event, GenerationFinished)
    ]
    assert finished.statistics.reused_tokens == finished.statistics.prompt_tokens - 1


def test_counting_can_be_stopped(session: Session, cancel: CancelFlag) -> None:
    cancel.set()
    with pytest.raises(CancelledError):
        session.count(talk(9))


def test_a_reply_that_is_stopped_before_its_prompt_is_made_ends_as_any_other(
    session: Session, cancel: CancelFlag
) -> None:
    cancel.set()
    (finished,) = session.answer(talk(3), GREEDY, Method.PLAIN, 4)
    assert isinstance(finished, GenerationFinished)
    assert (finished.reason, finished.text) == (FinishReason.CANCELLED, "")


def test_a_conversation_that_is_too_long_is_refused_unless_it_may_be_shortened(session: Session) -> None:
    with pytest.raises(PromptTooLongError, match=f"the context holds {CONTEXT}"):
        list(session.answer(talk(9), GREEDY, Method.PLAIN, 4))
    drop = Overflow.DROP_OLDEST
    first, *events = session.answer(talk(9), GREEDY, Method.PLAIN, RESERVE, overflow=drop)
    assert first == MessagesLeftOut(session.count(talk(9)).left_out)
    assert isinstance(events[-1], GenerationFinished)
    assert events[-1].statistics.committed == RESERVE
    assert events[-1].statistics.prompt_tokens <= CONTEXT - RESERVE


def test_nothing_is_left_out_of_one_that_fits(session: Session) -> None:
    events = session.answer(talk(3), GREEDY, Method.PLAIN, 4, overflow=Overflow.DROP_OLDEST)
    assert not any(isinstance(event, MessagesLeftOut) for event in events)


def test_a_question_longer_than_the_context_is_refused_whatever_may_go(session: Session) -> None:
    huge = Conversation((*talk(2).messages, Message(Role.USER, "x" * 600)))
    with pytest.raises(PromptTooLongError, match=r"question alone has 60\d tokens"):
        list(session.answer(huge, GREEDY, Method.PLAIN, 4, overflow=Overflow.DROP_OLDEST))


def test_the_prompt_of_a_reply_that_goes_on_reuses_what_was_written(session: Session) -> None:
    text = ""
    for event in session.answer(talk(1), GREEDY, Method.PLAIN, 20):
        if isinstance(event, TokensCommitted | GenerationFinished):
            text += event.text
    begun = Conversation((*talk(1).messages, Message(Role.ASSISTANT, text)))
    finished = list(session.answer(begun, GREEDY, Method.PLAIN, 4))[-1]
    assert isinstance(finished, GenerationFinished)
    assert finished.statistics.reused_tokens >= EACH, "the question at least; random weights write no text"


def test_what_models_take_is_known(session: Session, models: TinyModels) -> None:
    alone = session.models.memory
    assert (alone.draft_weights, alone.draft_cache) == (0, 0)
    assert min(alone.target_weights, alone.target_cache, alone.buffers) > 0
    session.models.load_draft(models.draft, 1, lambda _share: None)
    both = session.models.memory
    assert (both.target_weights, both.target_cache) == (alone.target_weights, alone.target_cache)
    assert min(both.draft_weights, both.draft_cache) > 0
    assert both.buffers > alone.buffers
