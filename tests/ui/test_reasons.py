"""Why nothing is drafted, or less than could be, in words a person reads where it happens."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QPoint, QTranslator
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.core.generation import Method
from app.core.reason_words import SENTENCES
from app.core.statistics import DraftReason, Round, Statistics, Why
from app.ui.activity import Activity, ActivityKind
from app.ui.meter.place_bars import PlaceBars
from app.ui.meter.reading import Recent
from app.ui.number_text import NumberText
from app.ui.reply_method import ReplyMethod
from app.ui.wording import Wording

Start = Callable[..., Parts]

LONG = ("--reply", "word " * 4000, "--rate", "200")
SHORT = ("--reply", "word " * 20)
DEAR = Why(DraftReason.CHECKING_IS_DEAR, tokens=4, figure=3.12)
SHORTENED = Why(DraftReason.SHORTENED, tokens=5, figure=1.73)
HAS_DRAFT = ReplyMethod(Method.AUTO, has_draft=True)
WRITING, IDLE = Activity(ActivityKind.WRITING), Activity(ActivityKind.IDLE)
DEAR_WORDS = "Drafting does not pay: checking 4 tokens costs 3.1 times one here."
SHORT_WORDS = "Drafts are short: checking 5 tokens costs 1.7 times one here."


class Dutch(QTranslator):
    """Knows one sentence."""

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        is_known = context == "Reason" and text == SENTENCES[DraftReason.CHECKING_IS_DEAR]
        return "Loont niet: {tokens} tokens nakijken kost {figure:.1f} keer één." if is_known else ""


@pytest.fixture
def wording(qapp: object) -> Wording:
    return Wording()


def plain(why: Why) -> Round:
    return Round(0, 0, 1, 0.0, 0.1, 0.1, 0.1, why)


def drafted(length: int, why: Why) -> Round:
    return Round(length, length, length + 1, 0.01, 0.15, 0.16, 0.16, why)


def said(wording: Wording, rounds: list[Round], plan: ReplyMethod = HAS_DRAFT) -> str:
    recent = Recent()
    recent.add(rounds)
    return wording.sentence(WRITING, recent.reading(Statistics(committed=9, rounds=3), plan), plan)


@pytest.mark.parametrize(
    ("why", "words"),
    [
        (DEAR, DEAR_WORDS),
        (
            Why(DraftReason.DRAFTING_IS_DEAR, figure=0.75),
            "Drafting does not pay: a drafted token costs 0.75 times one of the target's own.",
        ),
        (
            Why(DraftReason.RARELY_RIGHT, figure=0.12),
            "Drafting does not pay: the draft was right 12\u202f% of the time.",
        ),
        (Why(DraftReason.NO_ROOM), "Nothing is drafted: there is no room left in the context."),
        (
            Why(DraftReason.UNKNOWN_TOKEN),
            "Nothing is drafted: the draft does not know a token of this text.",
        ),
        (Why(DraftReason.FAULT), "The draft failed, so the rest is written without it."),
    ],
)
def test_a_plain_stretch_is_explained_within_a_round(wording: Wording, why: Why, words: str) -> None:
    assert said(wording, [plain(why), plain(Why(DraftReason.MEASURING))]) == words


def test_every_reason_has_its_sentence(wording: Wording) -> None:
    for reason in DraftReason:
        assert wording.reason(Why(reason, tokens=4, figure=0.5)).endswith(".")


def test_numbers_are_written_as_the_country_writes_them() -> None:
    wording = Wording(NumberText(QLocale(QLocale.Language.German)))
    assert "4 tokens costs 3,1 times" in wording.reason(DEAR)
    assert "costs 0,75 times" in wording.reason(Why(DraftReason.DRAFTING_IS_DEAR, figure=0.75))


def test_the_sentence_is_translated_before_the_numbers_are_filled_in(wording: Wording) -> None:
    translator = Dutch()
    QCoreApplication.installTranslator(translator)
    try:
        assert wording.reason(DEAR) == "Loont niet: 4 tokens nakijken kost 3.1 keer één."
    finally:
        QCoreApplication.removeTranslator(translator)


def test_a_draft_tried_now_and_then_does_not_take_the_reason_away(wording: Wording) -> None:
    rounds = [plain(DEAR)] * 7 + [drafted(1, DEAR)] + [plain(DEAR)] * 7
    assert said(wording, rounds) == DEAR_WORDS


def test_the_reason_of_most_rounds_counts_in_its_newest_numbers(wording: Wording) -> None:
    newer = replace(DEAR, figure=3.3)
    rounds = [plain(DEAR), plain(newer), plain(Why(DraftReason.RARELY_RIGHT, figure=0.1))]
    assert "costs 3.3 times" in said(wording, rounds)


def test_drafting_that_is_held_back_says_so_beside_what_it_drafts(wording: Wording) -> None:
    assert said(wording, [drafted(3, SHORTENED)]) == f"It drafts 3 tokens at a time. {SHORT_WORDS}"
    assert said(wording, [drafted(1, SHORTENED)]) == f"It drafts 1 token at a time. {SHORT_WORDS}"
    assert said(wording, [drafted(3, Why(DraftReason.DRAFTED))]).startswith(
        "It drafts 3 tokens at a time; each check adds 3.0 tokens"
    )


@pytest.mark.parametrize(
    ("statistics", "is_explained"),
    [
        (Statistics(committed=40, rounds=40, plain_rounds=40, why=DEAR), True),
        (Statistics(committed=20, rounds=20, plain_rounds=4, why=DEAR), True),  # it measured in the others
        (
            Statistics(
                committed=60,
                rounds=30,
                drafted=30,
                accepted=30,
                drafted_by_position=(10, 10, 10),
                plain_rounds=20,
                why=DEAR,
            ),
            False,
        ),
        (Statistics(committed=40, rounds=40, plain_rounds=40, why=Why(DraftReason.NO_DRAFT)), False),
        (Statistics(committed=8, rounds=8), False),
    ],
)
def test_a_reply_is_explained_when_most_of_it_was_plain_against_the_drafts_wish(
    wording: Wording, statistics: Statistics, is_explained: bool
) -> None:
    assert wording.plain_reason(statistics) == (DEAR_WORDS if is_explained else "")


def test_the_last_replys_reason_stays_until_something_else_is_chosen(wording: Wording) -> None:
    whole = Statistics(committed=40, rounds=40, plain_rounds=40, why=DEAR)
    reading = Recent.final(whole, HAS_DRAFT, Method.DRAFT)
    assert wording.sentence(IDLE, reading, HAS_DRAFT) == DEAR_WORDS
    undrafted = ReplyMethod(Method.PLAIN, has_draft=True)
    assert wording.sentence(IDLE, reading, undrafted).startswith("Plain decoding was chosen")


def test_the_window_says_why_nothing_is_drafted(qtbot: QtBot, start: Start) -> None:
    parts = start(*LONG, "--why", "checking_is_dear", draft=True)
    window = parts.window
    parts.chat.send("Tell me more")
    qtbot.waitUntil(lambda: window.meter_panel.sentence == DEAR_WORDS)
    assert window.meter_panel.factor == "plain"
    assert window.meter_strip.words.startswith("plain speed")
    assert window.meter_strip.sentence == DEAR_WORDS
    assert window.model_bar.status == "plain"
    assert window.transcript.replies[0].reason == ""
    parts.chat.stop()
    qtbot.waitUntil(lambda: not parts.chat.is_busy)
    assert window.meter_panel.sentence == window.meter_strip.sentence == DEAR_WORDS


@pytest.mark.parametrize(
    ("why", "words"),
    [
        ("checking_is_dear", DEAR_WORDS),
        ("rarely_right", "Drafting does not pay: the draft was right 12\u202f% of the time."),
        ("no_room", "Nothing is drafted: there is no room left in the context."),
    ],
)
def test_a_finished_reply_that_was_plain_says_why(qtbot: QtBot, start: Start, why: str, words: str) -> None:
    parts = start(*SHORT, "--why", why, draft=True)
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=20_000):
        parts.chat.send("Tell me more")
    reply = parts.window.transcript.replies[0]
    assert reply.reason == words
    (shown,) = [label for label in reply.findChildren(QLabel) if label.text() == words]
    assert shown.isVisible()
    assert shown.accessibleName() == f"Why this answer was mostly written without the draft: {words}"


def test_a_reply_begun_again_forgets_the_reason(qtbot: QtBot, start: Start) -> None:
    parts = start(*SHORT, "--why", "checking_is_dear", draft=True)
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=20_000):
        parts.chat.send("Tell me more")
    parts.chat.retry(parts.chat.exchanges[0])
    assert parts.window.transcript.replies[0].reason == ""


@pytest.mark.parametrize(
    ("method", "draft"), [(Method.AUTO, False), (Method.PLAIN, True), (Method.AUTO, True)]
)
def test_nothing_is_explained_where_nothing_is_amiss(
    qtbot: QtBot, start: Start, method: Method, draft: bool
) -> None:
    parts = start(*SHORT, draft=draft)
    parts.models.choose_method(method)
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=20_000):
        parts.chat.send("Tell me more")
    assert parts.window.transcript.replies[0].reason == ""


def test_drafting_that_is_held_back_says_so_in_the_window(qtbot: QtBot, start: Start) -> None:
    parts = start(*LONG, "--why", "shortened", draft=True)
    parts.chat.send("Tell me more")
    qtbot.waitUntil(lambda: SHORT_WORDS in parts.window.meter_panel.sentence)
    assert parts.window.meter_panel.sentence.startswith("It drafts 3 tokens at a time.")
    assert parts.window.meter_strip.sentence == SHORT_WORDS


def test_the_meter_keeps_its_places_whatever_it_says(qtbot: QtBot, start: Start) -> None:
    parts = start(*LONG, "--why", "shortened", draft=True)
    panel, chart = parts.window.meter_panel, parts.window.chart

    def places() -> list[int]:
        long = [label for label in panel.findChildren(QLabel) if label.wordWrap()]
        return [part.mapTo(panel, QPoint()).y() for part in (*long, *panel.findChildren(PlaceBars), chart)]

    before = places()
    parts.chat.send("Tell me more")
    qtbot.waitUntil(lambda: SHORT_WORDS in panel.sentence and "plain steps" in panel.baseline)
    qtbot.wait(0)
    assert places() == before
