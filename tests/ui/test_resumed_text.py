"""The text of a reply goes on after it was finished, as if it had never been."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.chat.exchange import Exchange, Outcome
from app.ui.chat.reply_body import Progress, ReplyBody
from app.ui.theme import Theme

WHOLE = (
    "First **bold** words, then\nmore of the paragraph.\n\n"
    "```python\ndef f(x: int) -> int:\n    return x + 1\n```\n\n"
    "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\n\n"
    "- one\n- two *with* `code`\n\nThe end with $x^2$ in it.\n"
)


def settle(qtbot: QtBot, body: ReplyBody) -> None:
    qtbot.waitUntil(lambda: all(view.is_settled for view in body.texts))


def shown(qtbot: QtBot, theme: Theme, place: Callable[[QWidget], QWidget], *parts: str) -> ReplyBody:
    body = ReplyBody(theme)
    place(body)
    for number, part in enumerate(parts):
        if number:
            body.resume(body.markdown)
        body.append(part, Progress(10 * (number + 1), number + 1.0))
        body.finish()
        settle(qtbot, body)
    return body


@pytest.mark.parametrize("cut", range(3, len(WHOLE), 17))
def test_it_goes_on_in_the_middle_of_anything(
    qtbot: QtBot, theme: Theme, place: Callable[[QWidget], QWidget], cut: int
) -> None:
    whole = shown(qtbot, theme, place, WHOLE)
    resumed = shown(qtbot, theme, place, WHOLE[:cut], WHOLE[cut:])
    assert resumed.markdown == WHOLE
    assert resumed.toPlainText() == whole.toPlainText()
    assert [len(view.sections) for view in resumed.texts] == [1]


def test_it_keeps_its_view_and_its_height(
    qtbot: QtBot, theme: Theme, place: Callable[[QWidget], QWidget]
) -> None:
    body = shown(qtbot, theme, place, "A line of words. " * 200)
    (view,), height = body.texts, body.height()
    body.resume(body.markdown)
    assert body.texts == [view]
    assert body.height() >= height


def test_a_thought_that_was_cut_is_thought_on(
    qtbot: QtBot, theme: Theme, place: Callable[[QWidget], QWidget]
) -> None:
    body = shown(qtbot, theme, place, "<think>\nA long", " thought.\n</think>\nThe answer.")
    (thought,) = body.thoughts
    assert thought.text.markdown.strip() == "A long thought."
    assert body.answer.strip() == "The answer."


def test_a_mark_that_was_cut_in_two_is_one_again(
    qtbot: QtBot, theme: Theme, place: Callable[[QWidget], QWidget]
) -> None:
    body = shown(qtbot, theme, place, "<thi", "nk>\nHm.\n</think>\nYes.")
    assert len(body.thoughts) == 1
    assert body.answer.strip() == "Yes."


def test_a_character_that_was_cut_in_two_is_taken_back(
    qtbot: QtBot, theme: Theme, place: Callable[[QWidget], QWidget]
) -> None:
    body = shown(qtbot, theme, place, "A caf\ufffd")
    exchange = Exchange(1, "Where?", Outcome.STOPPED)
    exchange.extend(body.markdown)
    exchange.resume()
    body.resume(exchange.answer)
    body.append("é.")
    assert (exchange.answer, body.markdown, body.answer) == ("A caf", "A café.", "A café.")
