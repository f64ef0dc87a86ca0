"""How sure the factor is, for one answer and for the whole conversation."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.core.generation import Method
from app.core.statistics import Comparison, Statistics
from app.ui.meter.tally import Tally
from app.ui.wording import Wording

Start = Callable[..., Parts]

SHORT = ("--reply", "yes " * 60)


@pytest.fixture
def wording(qapp: object) -> Wording:
    return Wording()


def reply(factor: float, low: float, high: float, samples: int = 9, drafted: int = 30) -> Statistics:
    """Return a reply that took ten seconds."""
    return Statistics(
        committed=100,
        drafted=drafted,
        decode_seconds=10.0,
        plain_steps=100,
        plain_seconds=10 * factor,
        plain_low_seconds=10 * low,
        plain_high_seconds=10 * high,
        plain_samples=samples,
    )


def answer(qtbot: QtBot, parts: Parts, question: str = "And?") -> None:
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=20_000):
        parts.chat.send(question)


@pytest.mark.parametrize(
    ("statistics", "words"),
    [
        (reply(1.8, 1.71, 1.92), "1.7 to 1.9, measured against 9 plain steps here"),
        (reply(1.8, 1.79, 1.82), "1.8, measured against 9 plain steps here"),
        (reply(0.96, 0.94, 1.01), "0.94 to 1.01, measured against 9 plain steps here"),
        (reply(1.8, 1.8, 1.8, samples=1), "measured against 1 plain step here"),
        (reply(1.0, 0.97, 1.05, drafted=0), "measured against 9 plain steps here"),
        (Statistics(committed=4, drafted=9), "plain speed is still being measured"),
    ],
)
def test_under_the_factor_stands_between_what_it_lies(
    wording: Wording, statistics: Statistics, words: str
) -> None:
    assert wording.baseline(statistics) == words


@pytest.mark.parametrize(
    ("tally", "words"),
    [
        (Tally(), ""),
        (Tally(Comparison(18, 17, 19, 10), 1), "This conversation: 1.8× over 1 answer (1.7 to 1.9)"),
        (Tally(Comparison(18, 17, 19, 10), 6), "This conversation: 1.8× over 6 answers (1.7 to 1.9)"),
        (Tally(Comparison(9.7, 9.5, 10.1, 10), 6), "This conversation: 0.97× over 6 answers (0.95 to 1.01)"),
        (Tally(Comparison(18, 17.9, 18.1, 10), 2), "This conversation: 1.8× over 2 answers (1.8)"),
    ],
)
def test_a_conversation_is_told_in_a_line(wording: Wording, tally: Tally, words: str) -> None:
    assert wording.tally(tally) == words


def test_long_answers_weigh_more_than_short_ones() -> None:
    tally = Tally().plus(Comparison(20, 19, 21, 10)).plus(Comparison(1, 1, 1, 1))
    assert tally.answers == 2
    assert tally.comparison == Comparison(21, 20, 22, 11)


def test_the_factor_comes_with_its_confidence(qtbot: QtBot, start: Start) -> None:
    parts = start(*SHORT, draft=True)
    assert parts.window.meter_panel.tally == ""
    answer(qtbot, parts)
    panel = parts.window.meter_panel
    assert (panel.factor, panel.baseline) == ("1.7×", "1.6 to 1.7, measured against 23 plain steps here")


def test_every_version_of_an_answer_counts_once(qtbot: QtBot, start: Start) -> None:
    parts = start(*SHORT, draft=True)
    panel = parts.window.meter_panel
    answer(qtbot, parts)
    assert panel.tally == "This conversation: 1.7× over 1 answer (1.6 to 1.7)"
    answer(qtbot, parts)
    assert "over 2 answers" in panel.tally
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=20_000):
        parts.chat.retry(parts.chat.exchanges[-1])
    assert "over 3 answers" in panel.tally
    parts.chat.withdraw(parts.chat.exchanges[-1])
    assert "over 3 answers" in panel.tally
    parts.chat.clear()
    assert panel.tally == ""


def test_an_answer_that_was_stopped_counts_as_far_as_it_came(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "word " * 4000, "--rate", "200", draft=True)
    with qtbot.waitSignal(parts.chat.reply_extended):
        parts.chat.send("Tell me more")
    assert parts.window.meter_panel.tally == ""
    parts.chat.stop()
    qtbot.waitUntil(lambda: not parts.chat.is_busy)
    assert "over 1 answer " in parts.window.meter_panel.tally


def test_an_answer_the_engine_died_in_counts_as_far_as_it_came(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "word " * 400, "--die-after", "60", draft=True)
    with qtbot.waitSignal(parts.chat.engine_died, timeout=20_000):
        parts.chat.send("Tell me more")
    assert "over 1 answer " in parts.window.meter_panel.tally


def test_an_answer_that_was_not_drafted_because_it_would_not_pay_counts(qtbot: QtBot, start: Start) -> None:
    parts = start(*SHORT, "--why", "checking_is_dear", draft=True)
    answer(qtbot, parts)
    assert parts.window.meter_panel.tally.startswith("This conversation: 1.0× over 1 answer ")


@pytest.mark.parametrize(("method", "draft"), [(Method.AUTO, False), (Method.PLAIN, True)])
def test_an_answer_that_nothing_was_to_draft_does_not_count(
    qtbot: QtBot, start: Start, method: Method, draft: bool
) -> None:
    parts = start(*SHORT, draft=draft)
    parts.models.choose_method(method)
    answer(qtbot, parts)
    assert parts.window.meter_panel.tally == ""
