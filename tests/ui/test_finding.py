"""Finding in the conversation that is shown, and opening what the search of all conversations found."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.bootstrap import Parts
from app.storage.connection import Connection
from app.storage.conversations import ConversationStore
from app.storage.database import memory_database
from app.storage.messages import MessageStore
from app.ui.chat.text_view import TextView
from app.ui.context.counter import ContextCounter
from app.ui.conversations.entry import found, listed
from app.ui.conversations.keeper import Keeper
from tests.support.heartbeat import Heartbeat

Start = Callable[..., Parts]


def conversation_of(*exchanges: tuple[str, str]) -> Connection:
    connection = memory_database()
    store, messages = ConversationStore(connection), MessageStore(connection)
    with connection.transaction():
        conversation_id = store.create(title="Searched")
        for question, reply in exchanges:
            reply_id = messages.begin_reply(messages.append_question(conversation_id, question))
            messages.finish_reply(reply_id, reply)
    return connection


def long_conversation(count: int, **special: tuple[str, str]) -> Connection:
    """So many exchanges; a special one is given as at_NUMBER=(question, reply)."""
    usual = [(f"question {number}", f"answer {number}") for number in range(count)]
    for place, exchange in special.items():
        usual[int(place.removeprefix("at_"))] = exchange
    return conversation_of(*usual)


def open_and_find(qtbot: QtBot, parts: Parts, text: str) -> None:
    parts.conversations.open(1)
    QTest.keyClick(parts.window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    field(parts).setText(text)
    settle(qtbot, parts)


def settle(qtbot: QtBot, parts: Parts) -> None:
    qtbot.waitUntil(lambda: not parts.window.transcript.is_at_work, timeout=10_000)
    qtbot.waitUntil(lambda: "so far" not in parts.conversations.finding.bar.count)


def field(parts: Parts) -> QLineEdit:
    return parts.conversations.finding.bar.field


def count(parts: Parts) -> str:
    return parts.conversations.finding.bar.count


def current(parts: Parts) -> tuple[TextView, str]:
    """The view with the current place, and what stands there."""
    views = [view for view in parts.window.transcript.findChildren(TextView) if view.marks.has_current]
    assert len(views) == 1, f"{len(views)} views have a current place"
    return views[0], views[0].marks.current_text


def is_in_view(parts: Parts, view: TextView) -> bool:
    viewport = parts.window.transcript.viewport()
    top = view.mapTo(viewport, QPoint(0, round(view.marks.current_rect.top()))).y()
    return view.isVisible() and 0 <= top < viewport.height()


def test_all_of_the_conversation_is_searched_and_counted(qtbot: QtBot, start: Start) -> None:
    special = {"at_3": ("A heron?", "Herons are birds. HERON!"), "at_290": ("And the heron", "ok")}
    parts = start("--reply", "ok", database=long_conversation(300, **special))
    open_and_find(qtbot, parts, "heron")
    assert count(parts) == "4 of 4"
    view, text = current(parts)
    assert (text, is_in_view(parts, view)) == ("heron", True)
    QTest.keyClick(field(parts), Qt.Key.Key_Return)
    settle(qtbot, parts)
    assert count(parts) == "1 of 4"
    view, text = current(parts)
    assert (text, is_in_view(parts, view)) == ("heron", True)
    assert parts.window.transcript.questions[0].text != "question 290"
    QTest.keyClick(parts.window, Qt.Key.Key_F3)
    QTest.keyClick(parts.window, Qt.Key.Key_F3)
    settle(qtbot, parts)
    assert (count(parts), current(parts)[1]) == ("3 of 4", "HERON")
    QTest.keyClick(parts.window, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    settle(qtbot, parts)
    assert (count(parts), current(parts)[1]) == ("2 of 4", "Heron")


def test_the_current_place_is_still_marked_after_scrolling_far_away_and_back(
    qtbot: QtBot, start: Start
) -> None:
    parts = start("--reply", "ok", database=long_conversation(300, at_290=("And the heron", "ok")))
    open_and_find(qtbot, parts, "heron")
    gone, _ = current(parts)
    parts.window.transcript.scroll_to_beginning()
    settle(qtbot, parts)
    qtbot.waitUntil(lambda: not isValid(gone))
    parts.window.transcript.scroll_to_end()
    parts.window.transcript.turn_pages(-2)
    settle(qtbot, parts)
    assert current(parts)[1] == "heron"


@pytest.mark.parametrize(
    ("text", "reply", "shown"),
    [
        ("creme brulee", "Eat *Crème* **brûlée**.", "Crème brûlée"),
        ("x = a * b", "```python\nx = a * b\n```\n", "x = a * b"),
        ("second cell", "|a|b|\n|-|-|\n|first cell|second cell|\n", "second cell"),
        ("deep thought", "<think>A deep thought.</think>Done.", "deep thought"),
        ("🌊 wave", "🌊🌊 wave", "🌊 wave"),
        ("STRASSE", "Die Straße.", "Straße"),
        ("a link", "See [a link](https://example.org/).", "a link"),
    ],
)
def test_it_finds_in_markup_code_tables_and_folded_thoughts(
    qtbot: QtBot, start: Start, text: str, reply: str, shown: str
) -> None:
    parts = start("--reply", "ok", database=conversation_of(("question", reply)))
    open_and_find(qtbot, parts, text)
    assert count(parts) == "1 of 1"
    view, found_text = current(parts)
    assert found_text == shown
    assert is_in_view(parts, view)


def test_escape_closes_and_takes_the_marks_away(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok", database=conversation_of(("heron", "heron")))
    open_and_find(qtbot, parts, "heron")
    assert sum(view.marks.count for view in parts.window.transcript.findChildren(TextView)) == 2
    QTest.keyClick(field(parts), Qt.Key.Key_Escape)
    assert parts.conversations.finding.bar.isHidden()
    assert not sum(view.marks.count for view in parts.window.transcript.findChildren(TextView))


def test_what_is_not_there_is_said_so(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok", database=conversation_of(("heron", "heron")))
    open_and_find(qtbot, parts, "cormorant")
    assert count(parts) == "Not found"
    field(parts).setText("  ")
    assert count(parts) == ""


def test_the_next_answer_is_searched_too(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "a heron", database=conversation_of(("heron", "heron")))
    open_and_find(qtbot, parts, "heron")
    assert count(parts).endswith("of 2")
    with qtbot.waitSignal(parts.chat.reply_ended):
        parts.chat.send("Another")
    settle(qtbot, parts)
    assert count(parts).endswith("of 3")


def test_a_found_message_is_opened_where_it_stands(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok", database=long_conversation(300, at_20=("q", "about the Bittern here")))
    parts.conversations.model.search("bittern")
    entry = parts.conversations.model.entry(parts.conversations.model.index(0))
    assert entry is not None
    parts.conversations.sidebar.list.clicked.emit(parts.conversations.model.index(0))
    settle(qtbot, parts)
    view, text = current(parts)
    assert (text, is_in_view(parts, view)) == ("Bittern", True)
    assert not parts.window.transcript.is_following
    QTest.keyClick(parts.window, Qt.Key.Key_Escape)
    assert not view.marks.count


def test_a_found_version_that_was_not_chosen_is_chosen(qtbot: QtBot, start: Start) -> None:
    database = conversation_of(("old bittern", "one"))
    parts = start("--reply", "ok", database=database)
    parts.conversations.open(1)
    with qtbot.waitSignal(parts.chat.reply_ended):
        parts.chat.send_edited(parts.chat.exchanges[0], "new words")
    parts.conversations.model.search("bittern")
    parts.conversations.sidebar.list.clicked.emit(parts.conversations.model.index(0))
    settle(qtbot, parts)
    assert parts.chat.exchanges[0].question == "old bittern"


def test_snippets_show_words_without_marks_and_thoughts() -> None:
    thought = "<think>" + "Let me think. " * 500 + "</think>\n\n## Result\n\nIt is **quite** `simple`."
    keeper = Keeper(conversation_of(("question", thought)))
    assert listed(keeper.store.page(1)[0]).snippet == "Result It is quite simple."
    (hit,) = keeper.store.search("simple")
    entry = found(hit)
    assert "simple" in [entry.snippet[low:high] for low, high in entry.marks]
    assert not set("*`#") & set(entry.snippet)
    keeper.close()


@pytest.mark.serial
def test_typing_pauses_nothing_in_five_thousand_messages(
    qtbot: QtBot, start: Start, frozen_heap: None
) -> None:
    exchanges = [(f"what of {n}?", f"The **answer** to {n}. " * 8) for n in range(2_500)]
    parts = start("--reply", "ok", database=conversation_of(*exchanges))
    open_and_find(qtbot, parts, "")
    (counter,) = parts.window.findChildren(ContextCounter)
    qtbot.waitUntil(lambda: counter.is_settled)  # opening is another matter
    beat = Heartbeat()
    beat.start()
    for text in ("a", "an", "ans", "answer", "answer to", "answer to 9"):
        field(parts).setText(text)
        settle(qtbot, parts)
    beat.stop()
    assert count(parts).split(" of ")[1].replace(",", "").isdigit()
    assert beat.longest < 0.050, f"the event loop stood still for {beat.longest * 1000:.0f} ms"
