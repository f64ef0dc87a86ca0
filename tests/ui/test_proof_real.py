"""The starter model drafts for itself: its tokens add up to its answer, and the proof finds both the same."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts, build, engine_command
from app.core.generation import DraftingSettings, SamplingSettings
from app.library.starter import starter_model
from app.storage.records import Agreement
from app.ui.theme import Theme

QUESTION = "Write five emoji with their names, and one sentence in Greek."


@pytest.fixture
def parts(qtbot: QtBot, theme: Theme) -> Iterator[Parts]:
    parts = build(engine_command(), theme, SamplingSettings(temperature=0.0))
    qtbot.addWidget(parts.window)
    parts.window.show()
    parts.models.open_target(starter_model())
    parts.models.open_draft(starter_model())
    parts.client.start()
    qtbot.waitUntil(lambda: parts.models.is_ready, timeout=120_000)
    parts.models.choose_drafting(DraftingSettings(length=3))
    parts.chat.set_defaults(replace(parts.chat.defaults, max_tokens=60))
    yield parts
    with qtbot.waitSignal(parts.client.shut_down, timeout=10_000):
        parts.client.shutdown(3_000)


@pytest.mark.real_model
@pytest.mark.serial
def test_an_answer_is_marked_and_proved(qtbot: QtBot, parts: Parts) -> None:
    parts.window.registry.action("show_tokens").trigger()
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=120_000):
        parts.chat.send(QUESTION)
    exchange = parts.chat.exchanges[0]
    panel = parts.window.transcript.replies[0].tokens.panel
    assert exchange.trace.length == len(exchange.answer)
    assert panel is not None
    assert panel.text.toPlainText() == exchange.answer
    assert panel.text.places.drafted > panel.text.places.known // 2
    with qtbot.waitSignal(parts.insights.proof.proved, timeout=120_000):
        parts.window.registry.action("prove").trigger()
    record = exchange.record
    assert record is not None
    assert record.proof is not None
    assert record.proof.is_identical
    assert record.proof.agreement is Agreement.SAME
    assert record.proof.tokens == panel.text.places.known
