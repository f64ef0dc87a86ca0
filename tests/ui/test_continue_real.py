"""An answer of the starter model that was stopped goes on as if it had not been."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts, build, engine_command
from app.core.generation import SamplingSettings
from app.library.starter import starter_model
from app.ui.chat.exchange import Outcome
from app.ui.theme import Theme

QUESTION = "Count from one to thirty in words."


@pytest.fixture
def parts(qtbot: QtBot, theme: Theme) -> Iterator[Parts]:
    parts = build(engine_command(), theme, SamplingSettings(temperature=0.0))
    qtbot.addWidget(parts.window)
    parts.window.show()
    parts.models.open_target(starter_model())
    parts.client.start()
    qtbot.waitUntil(lambda: parts.models.is_ready, timeout=120_000)
    yield parts
    with qtbot.waitSignal(parts.client.shut_down, timeout=10_000):
        parts.client.shutdown(3_000)


@pytest.mark.real_model
@pytest.mark.serial
def test_it_says_what_it_would_have_said(qtbot: QtBot, parts: Parts) -> None:
    parts.chat.set_defaults(replace(parts.chat.defaults, max_tokens=90))
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=120_000):
        parts.chat.send(QUESTION)
    whole = parts.chat.exchanges[0].answer
    parts.chat.clear()
    parts.chat.send(QUESTION)
    exchange = parts.chat.exchanges[0]
    qtbot.waitUntil(lambda: len(exchange.answer) > 40, timeout=120_000)
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=60_000):
        parts.chat.stop()
    assert exchange.outcome is Outcome.STOPPED
    cut = exchange.answer
    assert whole.startswith(cut)
    assert len(cut) < len(whole)
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=120_000):
        parts.window.registry.action("continue_answer").trigger()
    assert exchange.answer.startswith(whole)
    assert parts.window.transcript.replies[0].text.markdown == exchange.answer
    assert exchange.statistics is not None
    assert exchange.statistics.committed > 90
