"""An answer is proved: written again with the draft and without, compared, and the result is kept."""

import os
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.core.generation import SamplingSettings
from app.storage.database import memory_database
from app.storage.records import Agreement, ConversationSettings, Parting, Proof
from app.ui.chat.message_actions import MessageWish, Wish
from app.ui.number_text import THIN, NumberText
from app.ui.proof.card import ProofCard
from app.ui.proof.words import ProofWords
from tests.ui.test_versions import ask

Start = Callable[..., Parts]

SAME = Proof(100, 9.8, 5.1, 100, None, Agreement.SAME)
GREEDY = SamplingSettings(temperature=0.0)


def prove(qtbot: QtBot, parts: Parts) -> ProofCard:
    with qtbot.waitSignal(parts.insights.proof.proved, timeout=10_000):
        parts.window.registry.action("prove").trigger()
    return card(parts)


def card(parts: Parts) -> ProofCard:
    found = parts.window.transcript.replies[-1].findChild(ProofCard)
    assert isinstance(found, ProofCard)
    return found


def be_greedy(parts: Parts) -> None:
    parts.keeper.change_settings(parts.chat.conversation, ConversationSettings(sampling=GREEDY))


def test_what_is_said_of_an_identical_proof() -> None:
    words = ProofWords(NumberText())
    assert words.title(SAME) == "Identical"
    assert words.brief(SAME) == "proved identical, 1.92 times as fast"
    assert words.lines(SAME) == [
        "Written twice more, drafted and plainly: all 100 tokens are the same.",
        f"1.92 times as fast with the draft: 5.1{THIN}s instead of 9.8{THIN}s.",
        "The answer above says the same, word for word.",
    ]


def test_identical_without_a_single_draft_is_no_proof() -> None:
    proof, words = replace(SAME, proposed=0), ProofWords(NumberText())
    assert words.title(proof) == "Identical, but nothing was drafted"
    assert words.brief(proof) == "not proved: nothing was drafted"
    assert words.lines(proof) == [
        "The draft proposed nothing on the way, so this says nothing about drafting.",
        "The answer above says the same, word for word.",
    ]


@pytest.mark.parametrize(("gap", "words"), [(0.0004, "about equally likely"), (0.3, "worth reporting")])
def test_a_difference_is_explained_by_its_gap(gap: float, words: str) -> None:
    proof = Proof(100, 9.8, 5.0, 90, Parting(34, "the words before", " one", "", gap), Agreement.UNSEEDED, 7)
    told = ProofWords(NumberText())
    assert told.title(proof) == "The same for 34 tokens, then different"
    assert told.brief(proof) == "proof: differs after 34 tokens"
    lines = told.lines(proof)
    assert words in lines[0]
    assert "for 90 tokens" in lines[1]
    assert "sampled without a seed" in lines[2]
    assert proof.difference is not None
    assert told.sides(proof.difference) == ("…the words before", " one", "(the answer ends)")


def test_a_greedy_answer_is_proved_and_the_proof_is_kept(qtbot: QtBot, start: Start) -> None:
    database = memory_database()
    parts = start("--reply", "The same words again.", draft=True, database=database)
    be_greedy(parts)
    ask(qtbot, parts, "First")
    shown = prove(qtbot, parts)
    assert shown.title == "Identical"
    assert "word for word" in shown.told
    assert parts.window.transcript.replies[-1].footer.endswith("proved identical, 1.75 times as fast")
    parts.conversations.begin()
    parts.conversations.open(1)
    assert parts.window.transcript.replies[-1].footer.endswith("proved identical, 1.75 times as fast")
    record = parts.chat.exchanges[-1].record
    assert record is not None
    assert record.proof is not None
    assert record.proof.agreement is Agreement.SAME
    assert record.tokens


def test_a_sampled_answer_is_proved_with_a_seed_of_both(qtbot: QtBot, start: Start) -> None:
    parts = start(draft=True)
    ask(qtbot, parts, "First")
    assert "sampled without a seed" in prove(qtbot, parts).told
    record = parts.chat.exchanges[-1].record
    assert record is not None
    assert record.proof is not None
    assert (record.proof.agreement, record.proof.seed) == (Agreement.UNSEEDED, 2026)


def test_a_difference_shows_both_sides(qtbot: QtBot, start: Start) -> None:
    parts = start("--proof-differs-at", "12", draft=True)
    ask(qtbot, parts, "First")
    shown = prove(qtbot, parts)
    assert shown.title == "The same for 12 tokens, then different"
    assert "about equally likely" in shown.told
    assert parts.window.transcript.replies[-1].footer.endswith("proof: differs after 12 tokens")


def test_a_proof_shows_tokens_and_can_be_stopped(qtbot: QtBot, start: Start) -> None:
    parts = start("--rate", "40", draft=True)
    parts.client.start()
    ask_quickly = parts.chat.exchange_started
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=20_000):
        with qtbot.waitSignal(ask_quickly):
            parts.chat.send("First")
        with qtbot.waitSignal(parts.chat.reply_extended, timeout=10_000):
            pass
        parts.chat.stop()
    with qtbot.waitSignal(parts.client.proof_progressed, timeout=10_000):
        parts.window.registry.action("prove").trigger()
    shown = card(parts)
    assert parts.window.model_bar.status.startswith("proving ")
    assert shown.title == "Writing it again, with the draft and without"
    assert "tokens, both times together" in shown.told
    stop = next(button for button in shown.findChildren(QPushButton) if button.text() == "Stop")
    QTest.mouseClick(stop, Qt.MouseButton.LeftButton)
    assert (shown.title, shown.told) == ("Not proved", "Stopped.")
    assert not parts.insights.proof.is_running


def test_a_question_comes_before_a_proof(qtbot: QtBot, start: Start) -> None:
    parts = start("--rate", "300", draft=True)
    ask(qtbot, parts, "First")
    with qtbot.waitSignal(parts.client.proof_progressed, timeout=10_000):
        parts.window.registry.action("prove").trigger()
    first = parts.window.transcript.replies[0]
    ask(qtbot, parts, "Second")
    shown = first.findChild(ProofCard)
    assert isinstance(shown, ProofCard)
    assert shown.told == "Stopped: something else was asked for."
    assert len(parts.chat.exchanges) == 2


def test_what_cannot_be_proved_says_why(qtbot: QtBot, start: Start) -> None:
    parts = start()
    ask(qtbot, parts, "First")
    parts.window.transcript.wished.emit(MessageWish(Wish.PROVE, parts.chat.exchanges[0], of_question=False))
    assert (
        card(parts).told == "No draft is loaded, so both times would be plain. Open a draft, then prove it."
    )


def test_the_engine_may_die_while_it_proves(qtbot: QtBot, start: Start) -> None:
    parts = start("--rate", "300", draft=True)
    ask(qtbot, parts, "First")
    with qtbot.waitSignal(parts.client.proof_progressed, timeout=10_000):
        parts.window.registry.action("prove").trigger()
    with qtbot.waitSignal(parts.client.engine_died, timeout=10_000):
        assert parts.client.process_id is not None
        os.kill(parts.client.process_id, 9)
    assert card(parts).title == "Not proved"
    assert not parts.insights.proof.is_running


def test_escape_stops_a_proof(qtbot: QtBot, start: Start) -> None:
    parts = start("--rate", "300", draft=True)
    ask(qtbot, parts, "First")
    with qtbot.waitSignal(parts.client.proof_progressed, timeout=10_000):
        parts.window.registry.action("prove").trigger()
    QTest.keyClick(parts.window, Qt.Key.Key_Escape)
    assert card(parts).told == "Stopped."
    with qtbot.waitSignal(parts.insights.proof.proved, timeout=10_000):
        parts.window.registry.action("prove").trigger()


def test_an_answer_of_another_model_is_not_compared(qtbot: QtBot, start: Start) -> None:
    parts = start(draft=True)
    be_greedy(parts)
    ask(qtbot, parts, "First")
    parts.chat.exchanges[0].speaker = "someone else"
    assert "written by another model" in prove(qtbot, parts).told
