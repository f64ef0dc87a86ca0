from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.ui.chat.reply_body import Progress, ReplyBody
from app.ui.theme import Theme
from tests.ui.conftest import Start


@pytest.fixture
def body(theme: Theme, place: Callable[[QWidget], QWidget]) -> ReplyBody:
    body = ReplyBody(theme)
    body.begin()
    place(body)
    return body


def header(body: ReplyBody) -> QPushButton:
    button = body.thoughts[0].findChild(QPushButton)
    assert isinstance(button, QPushButton)
    return button


def test_a_thought_is_open_while_it_streams_and_folds_when_done(body: ReplyBody) -> None:
    body.append("<think>\nhm", Progress(2, 0.5))
    (thought,) = body.thoughts
    assert thought.is_open
    assert thought.header == "Thinking · 0.5\u202fs · 2 tokens"
    body.append(" so\n</think>\n\n", Progress(340, 12.0))
    assert not thought.is_open
    assert thought.header == "Thought for 12\u202fs · 340 tokens"
    body.append("The **answer**.", Progress(345, 12.5))
    body.finish()
    assert thought.header == "Thought for 12\u202fs · 340 tokens"
    assert thought.text.toPlainText() == "hm so"
    assert body.toPlainText() == "The answer."
    assert body.markdown == "<think>\nhm so\n</think>\n\nThe **answer**."


def test_a_second_thought_is_measured_from_its_own_beginning(body: ReplyBody) -> None:
    body.append("<think>a</think>", Progress(10, 1.0))
    body.append("b\n", Progress(20, 2.0))
    body.append("<think>c", Progress(25, 2.5))
    body.append("</think>", Progress(30, 65.0))
    assert [thought.header for thought in body.thoughts] == [
        "Thought for 1.0\u202fs · 10 tokens",
        "Thought for 1\u202fmin 3\u202fs · 10 tokens",
    ]


def test_without_numbers_only_the_word_stands_there(body: ReplyBody) -> None:
    body.append("<think>a</think>b")
    assert body.thoughts[0].header == "Thought"


def test_a_thought_that_never_ends_is_over_with_the_reply(body: ReplyBody) -> None:
    body.append("<think>and so on", Progress(4, 3.0))
    body.finish()
    assert body.thoughts[0].header == "Thought for 3.0\u202fs · 4 tokens"
    assert body.toPlainText() == ""


def test_the_keyboard_opens_and_folds_it(body: ReplyBody) -> None:
    body.append("<think>hm</think>Yes")
    button = header(body)
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert button.accessibleName() == "Thought, folded"
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert body.thoughts[0].is_open
    assert body.thoughts[0].text.isVisible()
    assert button.accessibleName() == "Thought, shown"


def test_what_the_reader_chose_stays(body: ReplyBody) -> None:
    body.append("<think>hm")
    header(body).click()
    header(body).click()
    body.append("</think>Yes")
    assert body.thoughts[0].is_open


def test_it_does_not_fold_while_the_reader_is_elsewhere(body: ReplyBody) -> None:
    body.append("<think>hm")
    body.set_folding(False)
    body.append("</think>Yes")
    assert body.thoughts[0].is_open


def test_an_empty_thought_is_not_shown(body: ReplyBody) -> None:
    body.append("<think>\n\n</think>\n\nYes")
    assert not body.thoughts[0].isVisible()
    assert body.toPlainText() == "Yes"


def test_a_closing_mark_alone_folds_what_came_before(body: ReplyBody) -> None:
    body.append("hm, so\n", Progress(3, 1.0))
    body.append("</think>\n\nYes", Progress(9, 2.0))
    body.finish()
    assert body.thoughts[0].text.toPlainText() == "hm, so"
    assert body.toPlainText() == "Yes"


def test_a_reply_can_begin_within_a_thought(body: ReplyBody) -> None:
    body.begin(begins_thinking=True)
    body.append("hm")
    assert body.thoughts[0].text.toPlainText() == "hm"
    body.append("</think>Yes")
    body.finish()
    assert body.toPlainText() == "Yes"


def test_a_model_whose_prompt_opens_a_thought_is_heard_thinking(qtbot: QtBot, start: Start) -> None:
    parts = start("--begins-thinking", "--reply", "First of all, hm")
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000):
        parts.chat.send("Why?")
    body = parts.window.transcript.replies[0].text
    assert [thought.text.toPlainText() for thought in body.thoughts] == ["First of all, hm"]
    assert body.texts == []


def test_the_answer_follows_the_thought_that_the_prompt_opened(qtbot: QtBot, start: Start) -> None:
    parts = start("--begins-thinking", "--reply", "hm\n</think>\n\nBecause.")
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000):
        parts.chat.send("Why?")
    body = parts.window.transcript.replies[0].text
    assert [thought.text.toPlainText() for thought in body.thoughts] == ["hm"]
    assert body.toPlainText() == "Because."
