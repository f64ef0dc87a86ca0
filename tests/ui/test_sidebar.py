"""The list of conversations, with the real window and a database in memory."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.storage.connection import Connection
from app.storage.conversations import ConversationStore
from app.storage.database import memory_database
from app.storage.messages import MessageStore
from app.ui.conversations.entry import Heading, listed
from app.ui.conversations.keeper import Keeper
from app.ui.conversations.model import ConversationModel
from app.ui.conversations.transfer import file_name

Start = Callable[..., Parts]


def filled(count: int, now: float = 1_000_000.0) -> Connection:
    """So many conversations, the first one the oldest."""
    connection = memory_database()
    with connection.transaction():
        for number in range(count):
            store = ConversationStore(connection, lambda n=number: now + n)  # type: ignore[misc]
            messages = MessageStore(connection, lambda n=number: now + n)  # type: ignore[misc]
            conversation_id = store.create(title=f"Title {number}")
            reply_id = messages.begin_reply(messages.append_question(conversation_id, f"question {number}"))
            messages.finish_reply(reply_id, f"answer {number} about herons")
    return connection


def titles(parts: Parts) -> list[str]:
    model = parts.conversations.model
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def id_of(parts: Parts, title: str) -> int:
    row = titles(parts).index(title)
    entry = parts.conversations.model.entry(parts.conversations.model.index(row))
    assert entry is not None
    return entry.id


def ask(qtbot: QtBot, parts: Parts, text: str) -> None:
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000):
        parts.window.composer.message_composed.emit(text)


def test_the_model_keeps_qts_rules(qtbot: QtBot, qtmodeltester: object) -> None:
    keeper = Keeper(filled(250))
    model = ConversationModel(keeper, lambda: 1_000_100.0)
    model.reload()
    assert model.rowCount() == 100
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    while model.canFetchMore(QModelIndex()):
        model.fetchMore(QModelIndex())
    assert (model.rowCount(), model.canFetchMore(QModelIndex())) == (250, False)
    keeper.store.pin(7)
    model.refresh(7)
    assert str(model.index(0).data()) == "Title 6"
    keeper.store.pin(7, False)
    model.refresh(7)
    assert str(model.index(243).data()) == "Title 6"
    model.take_away(7)
    model.search("herons")
    assert model.rowCount() == 200
    model.refresh(9)
    del tester  # it reads the next page in the middle of a reset, which no view does
    model.search("")
    assert model.rowCount() == 100


def test_headings_follow_the_calendar() -> None:
    entry = listed(ConversationStore(filled(1, 1_700_000_000.0)).page(1)[0])
    day = 86_400.0
    assert entry.heading(entry.used_at) is Heading.TODAY
    assert entry.heading(entry.used_at + day) is Heading.YESTERDAY
    assert entry.heading(entry.used_at + 4 * day) is Heading.WEEK
    assert entry.heading(entry.used_at + 40 * day) is Heading.EARLIER


def test_a_question_makes_a_titled_conversation_and_the_next_one_goes_on(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "Sure.")
    ask(qtbot, parts, "How do herons sleep, and where do they go when the pond is frozen over in winter?")
    assert titles(parts) == ["How do herons sleep, and where do they go when…"]
    assert parts.window.windowTitle().startswith("How do herons sleep")
    assert parts.window.windowTitle().endswith(" — Slipstream")
    ask(qtbot, parts, "And swans?")
    assert len(titles(parts)) == 1
    stored = parts.keeper.messages.path(parts.chat.conversation.id or 0)
    assert [message.text for message in stored][2:] == ["And swans?", "Sure."]


def test_the_last_one_used_comes_first_and_pinned_ones_before_it(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok", database=filled(3))
    parts.conversations.open(id_of(parts, "Title 0"))
    ask(qtbot, parts, "more")
    assert titles(parts) == ["Title 0", "Title 2", "Title 1"]
    parts.conversations.pin(id_of(parts, "Title 1"))
    assert titles(parts) == ["Title 1", "Title 0", "Title 2"]


def test_the_list_is_drawn_wider_by_pointer_and_keyboard(qtbot: QtBot, start: Start) -> None:
    parts = start(database=filled(3))
    sidebar = parts.conversations.sidebar
    usual = sidebar.drawn_width
    sidebar.grip.setFocus()
    QTest.keyClick(sidebar.grip, Qt.Key.Key_Right)
    assert sidebar.drawn_width == usual + 16
    QTest.keyClick(sidebar.grip, Qt.Key.Key_Home)
    assert sidebar.drawn_width == usual
    QTest.mousePress(sidebar.grip, Qt.MouseButton.LeftButton)
    QTest.mouseMove(sidebar.grip, sidebar.grip.rect().center() + QPoint(80, 0))
    QTest.mouseRelease(sidebar.grip, Qt.MouseButton.LeftButton)
    assert sidebar.drawn_width > usual + 40
    sidebar.draw_out(10_000)
    assert sidebar.drawn_width == 440
    qtbot.waitUntil(lambda: sidebar.width() == sidebar.minimumWidth())


def test_the_users_title_wins_for_good(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok")
    ask(qtbot, parts, "First words")
    sidebar = parts.conversations.sidebar
    parts.window.registry.action("rename_chat").trigger()
    editor = sidebar.list.findChild(QLineEdit, "titleEdit")
    assert isinstance(editor, QLineEdit)
    editor.selectAll()
    QTest.keyClicks(editor, "Mine")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: titles(parts) == ["Mine"])
    parts.chat.edit(parts.chat.exchanges[0])
    ask(qtbot, parts, "Other words")
    assert titles(parts) == ["Mine"]


def test_search_finds_contents_and_opens_the_first_with_enter(qtbot: QtBot, start: Start) -> None:
    parts = start(database=filled(12))
    sidebar = parts.conversations.sidebar
    parts.window.registry.action("search_chats").trigger()
    QTest.keyClicks(sidebar.search, "answer 7")
    qtbot.waitUntil(lambda: titles(parts) == ["Title 7"])
    entry = parts.conversations.model.entry(parts.conversations.model.index(0))
    assert entry is not None
    assert [entry.snippet[start:stop] for start, stop in entry.marks] == ["answer", "7"]
    QTest.keyClick(sidebar.search, Qt.Key.Key_Return)
    assert parts.chat.exchanges[0].question == "question 7"
    sidebar.search.setText("nothing like it")
    qtbot.waitUntil(lambda: sidebar.empty_words == "Nothing found for “nothing like it”.")
    sidebar.search.clear()
    qtbot.waitUntil(lambda: len(titles(parts)) == 12)


def test_the_list_is_worked_with_the_keyboard(qtbot: QtBot, start: Start) -> None:
    parts = start(database=filled(4))
    listing = parts.conversations.sidebar.list
    listing.setFocus()
    listing.setCurrentIndex(parts.conversations.model.index(0))
    QTest.keyClick(listing, Qt.Key.Key_Down)
    QTest.keyClick(listing, Qt.Key.Key_Return)
    assert parts.chat.exchanges[0].question == "question 2"
    listing.setFocus()
    QTest.keyClick(listing, Qt.Key.Key_Delete)
    assert titles(parts) == ["Title 3", "Title 1", "Title 0"]
    assert not parts.chat.exchanges
    assert parts.conversations.sidebar.undo.words == "Deleted “Title 2”"
    parts.conversations.sidebar.undo.undo()
    assert titles(parts) == ["Title 3", "Title 2", "Title 1", "Title 0"]
    assert parts.chat.exchanges[0].question == "question 2"


def test_deleting_the_conversation_that_is_answered_stops_the_answer(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "word " * 500, "--rate", "50")
    parts.window.composer.message_composed.emit("Long")
    qtbot.waitUntil(lambda: bool(parts.chat.exchanges[0].answer))
    parts.conversations.delete(parts.chat.conversation.id or 0)
    assert titles(parts) == []
    qtbot.waitUntil(lambda: not parts.chat.busy_ids)
    assert parts.chat.exchanges == ()


def test_a_copy_is_shown_and_independent(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok", database=filled(1))
    parts.conversations.duplicate(id_of(parts, "Title 0"))
    assert titles(parts) == ["Title 0 (copy)", "Title 0"]
    ask(qtbot, parts, "only here")
    assert len(parts.keeper.messages.path(id_of(parts, "Title 0"))) == 2


def test_an_answer_goes_on_in_its_own_conversation_while_another_is_shown(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "word " * 60, "--rate", "60", database=filled(1))
    parts.window.composer.message_composed.emit("Long")
    qtbot.waitUntil(lambda: bool(parts.chat.exchanges[0].answer))
    busy = parts.chat.conversation
    parts.conversations.open(id_of(parts, "Title 0"))
    index = parts.conversations.model.index_of(busy.id)
    assert index.data(ConversationModel.IS_BUSY) is True
    assert not parts.chat.is_busy
    shown = parts.window.transcript.replies[0].text.markdown
    parts.conversations.open(busy.id or 0)
    assert parts.chat.conversation is busy
    assert parts.window.transcript.replies[0].text.markdown == busy.exchanges[0].answer
    qtbot.waitUntil(lambda: not parts.chat.is_busy, timeout=10_000)
    assert parts.window.transcript.replies[0].text.markdown == "word " * 60
    assert shown == "answer 0 about herons"


def test_what_is_typed_stays_with_its_conversation(qtbot: QtBot, start: Start) -> None:
    parts = start(database=filled(2))
    composer = parts.window.composer
    composer.fill("for a new one")
    parts.conversations.open(id_of(parts, "Title 0"))
    assert composer.text == ""
    composer.fill("for the first")
    parts.conversations.open(id_of(parts, "Title 1"))
    assert composer.text == ""
    parts.conversations.open(id_of(parts, "Title 0"))
    assert composer.text == "for the first"
    parts.conversations.begin()
    assert composer.text == "for a new one"


def test_a_narrow_window_makes_the_list_a_drawer(qtbot: QtBot, start: Start) -> None:
    parts = start(database=filled(2))
    panel, sidebar = parts.conversations.side_panel, parts.conversations.sidebar
    assert sidebar.isVisible()
    parts.window.resize(900, 600)
    qtbot.waitUntil(lambda: not sidebar.isVisible())
    assert parts.window.width() == 900
    parts.window.registry.action("toggle_sidebar").trigger()
    assert sidebar.isVisible()
    parts.conversations.open(id_of(parts, "Title 0"))
    assert not sidebar.isVisible()
    parts.window.resize(1300, 800)
    qtbot.waitUntil(sidebar.isVisible)
    panel.toggle()
    assert not sidebar.isVisible()


def test_a_conversation_goes_out_and_comes_back(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    parts = start(database=filled(1))
    transfer = parts.conversations.transfer
    for ask, suffix in ((transfer.ask_markdown, "md"), (transfer.ask_json, "json")):
        ask(id_of(parts, "Title 0"), "Title 0")
        dialogs = [dialog for dialog in parts.window.findChildren(QFileDialog) if dialog.isVisible()]
        assert dialogs[-1].selectedFiles()[0].endswith(f"Title 0.{suffix}")
        dialogs[-1].fileSelected.emit(str(tmp_path / f"out.{suffix}"))
        dialogs[-1].close()
    assert "answer 0 about herons" in (tmp_path / "out.md").read_text()
    transfer.take_in(str(tmp_path / "out.json"))
    assert titles(parts) == ["Title 0", "Title 0"]
    assert parts.chat.exchanges[0].question == "question 0"
    transfer.take_in(str(tmp_path / "out.md"))
    (box,) = [box for box in parts.window.findChildren(QMessageBox) if box.isVisible()]
    box.close()


@pytest.mark.parametrize(
    ("title", "name"), [("a/b: c?", "a b c"), ("…", ""), ("Ghent, 3 days.", "Ghent, 3 days")]
)
def test_a_title_becomes_the_name_of_a_file(title: str, name: str) -> None:
    assert file_name(title) == name
