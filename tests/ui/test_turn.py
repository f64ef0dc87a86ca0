"""The record of an answer says who wrote it, also when others go on with it."""

from dataclasses import replace

import pytest

from app.core.generation import FinishReason, Method
from app.core.statistics import Round, Statistics
from app.service.messages import Finished, Loaded, ModelCard
from app.storage.records import ReplyRecord
from app.ui.chat.exchange import Exchange, Outcome
from app.ui.chat.thread import Thread
from app.ui.chat.turn import Turn
from app.ui.reply_method import ReplyMethod
from app.workers.coalescer import TextBatch

DRAFTED = Statistics(committed=10, rounds=4, drafted=9, accepted=6, decode_seconds=1.0)
PLAIN = Statistics(committed=3, rounds=3, decode_seconds=1.0)


def card(name: str) -> ModelCard:
    return ModelCard(f"/models/{name}.gguf", name, "llama", "Q4_0", 1, 1, 2048, 2048)


def written(turn: Turn, statistics: Statistics, draft: str | None) -> ReplyRecord:
    """Let a turn write something, and then lose the models, as when the engine dies."""
    loaded = Loaded(1, card("big"), None if draft is None else card(draft))
    measured = Round(0, 0, 3, 0.0, 1.0, 1.0, 1.0)
    turn.take(TextBatch(2, (5, 6, 7), "abc", (measured,), statistics, (1, 1, 1)), loaded)
    finished = Finished(2, FinishReason.END, "", Method.PLAIN, statistics)
    return turn.close(turn.end(finished), Outcome.COMPLETE, ReplyMethod(), finished)


def continued(before: Statistics) -> Turn:
    exchange = Exchange(1, "Why?", statistics=before)
    exchange.extend("Because")
    exchange.record = ReplyRecord(before, Method.DRAFT, "big", "small")
    return Turn(Thread(exchanges=[exchange]), exchange, goes_on=True, before=before)


def test_the_draft_is_the_one_that_was_there_while_it_was_written() -> None:
    assert written(Turn(Thread(), Exchange(1, "Why?")), DRAFTED, "small").draft == "small"
    assert written(Turn(Thread(), Exchange(1, "Why?")), PLAIN, None).draft is None


def test_what_goes_on_without_a_draft_keeps_the_former_one() -> None:
    record = written(continued(DRAFTED), PLAIN, None)
    assert (record.draft, record.method) == ("small", Method.DRAFT)
    assert record.statistics is not None
    assert record.statistics.drafted == DRAFTED.drafted


@pytest.mark.parametrize("before", [PLAIN, replace(PLAIN, plain_seconds=1.0)])
def test_a_draft_that_drafted_nothing_is_not_named_for_what_others_wrote(before: Statistics) -> None:
    assert written(continued(before), PLAIN, None).draft is None
