"""Searching the Hub, and one pair in every detail."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.library.repository import Gate
from app.service import library_messages as reports
from app.service import library_orders as orders
from app.service.library_cards import FailureKind
from app.ui.library.dialog import LibraryTab
from tests.support.library_contents import QWEN, found, opened
from tests.ui.library.conftest import Shelf

CODER = "bartowski/Qwen2.5-Coder-7B-Instruct-GGUF"


def seek(shelf: Shelf, words: str) -> None:
    shelf.dialog.search.setText(words)
    QTest.keyClick(shelf.dialog.search, Qt.Key.Key_Return)


def test_nothing_is_asked_while_somebody_types(shelf: Shelf) -> None:
    QTest.keyClicks(shelf.dialog.search, "qwen coder")
    assert not shelf.client.orders_of(orders.SearchHub)
    assert shelf.dialog.everything.note.words.startswith("Search for any model")


def test_words_are_sought_and_what_is_found_opens_a_repository(qtbot: QtBot, shelf: Shelf) -> None:
    seek(shelf, "qwen coder")
    page = shelf.dialog.everything
    assert shelf.dialog.tab is LibraryTab.EVERYTHING
    assert page.note.words == "Asking the Hub for “qwen coder”…"
    qtbot.waitUntil(lambda: bool(page.rows))
    assert not page.note.words
    assert (
        page.rows[0].accessibleName() == f"{CODER}, 182\u202f000 downloads a month · 120 likes · apache-2.0"
    )
    assert "its licence must be accepted" in page.rows[3].accessibleName()
    page.rows[0].click()
    qtbot.waitUntil(lambda: shelf.dialog.shows_details)
    assert shelf.client.orders_of(orders.OpenRepository)[0].name == CODER


@pytest.mark.parametrize("named", [CODER, f"https://hub.example/{CODER}", f"{CODER}/file.gguf"])
def test_a_name_or_an_address_opens_the_repository_at_once(qtbot: QtBot, shelf: Shelf, named: str) -> None:
    shelf.client.answers[orders.OpenRepository] = lambda order: [opened(order.id, CODER)]
    seek(shelf, named)
    qtbot.waitUntil(lambda: shelf.dialog.shows_details)
    assert not shelf.client.orders_of(orders.SearchHub)
    assert shelf.client.orders_of(orders.OpenRepository)[0].name == named


def test_an_empty_search_asks_for_fewer_words(qtbot: QtBot, shelf: Shelf) -> None:
    shelf.client.answers[orders.SearchHub] = lambda order: [reports.Found(order.id, ())]
    seek(shelf, "no such thing")
    note = shelf.dialog.everything.note
    qtbot.waitUntil(lambda: "nothing like “no such thing”" in note.words)


def test_offline_says_why_what_still_works_and_tries_again(qtbot: QtBot, shelf: Shelf) -> None:
    shelf.client.fail(orders.SearchHub, "The Hub cannot be reached.", "Check it.", kind=FailureKind.OFFLINE)
    seek(shelf, "qwen")
    note = shelf.dialog.everything.note
    qtbot.waitUntil(lambda: note.words.startswith("The Hub cannot be reached. Check it."))
    assert "can be used as before" in note.words
    shelf.client.answers[orders.SearchHub] = lambda order: [found(order.id)]
    note.button.click()
    qtbot.waitUntil(lambda: bool(shelf.dialog.everything.rows))


def test_a_slow_answer_can_be_given_up(shelf: Shelf) -> None:
    shelf.client.answers[orders.SearchHub] = lambda _order: []
    seek(shelf, "qwen")
    page = shelf.dialog.everything
    assert page.is_asking
    page.note.button.click()
    assert not page.is_asking
    assert len(shelf.client.cancelled) == 1


def test_another_search_overtakes_the_one_before(qtbot: QtBot, shelf: Shelf) -> None:
    seek(shelf, "one")
    seek(shelf, "two")
    qtbot.waitUntil(lambda: bool(shelf.dialog.everything.rows))
    first, second = shelf.client.orders_of(orders.SearchHub)
    assert shelf.client.cancelled == [first.id]
    assert second.words == "two"


def test_a_gated_repository_leads_to_its_licence_and_to_a_token(qtbot: QtBot, shelf: Shelf) -> None:
    shelf.client.answers[orders.OpenRepository] = lambda order: [
        opened(order.id, CODER, Gate.AUTOMATIC, has_access=False)
    ]
    seek(shelf, CODER)
    gate = shelf.dialog.details.gate
    qtbot.waitUntil(lambda: bool(gate.words))
    assert "agreed to its licence" in gate.words
    with qtbot.waitSignal(gate.page_wanted) as wanted:
        gate.accept.click()
    assert wanted.args == [f"https://hub.example/{CODER}"]
    shelf.client.answers[orders.OpenRepository] = lambda order: [
        opened(order.id, CODER, Gate.AUTOMATIC, has_access=True)
    ]
    gate.again.click()
    qtbot.waitUntil(lambda: not gate.words)


def details_of(qtbot: QtBot, shelf: Shelf) -> None:
    shelf.cards[QWEN.name].details.click()
    page = shelf.dialog.details
    qtbot.waitUntil(lambda: len(page.targets.choices) == 5 and "151" in page.summary.said)


def test_details_tell_the_verdict_with_every_reason_and_the_memory(qtbot: QtBot, shelf: Shelf) -> None:
    details_of(qtbot, shelf)
    said = shelf.dialog.details.summary.said
    for words in (
        "1.7×",
        "These two work together.",
        "Both models speak the same 151\u202f643 tokens.",
        "One vocabulary is longer by 128 entries at its end, which are never drafted.",
        "Without the draft up to 32\u202f768 tokens of context fit, with it up to 16\u202f384.",
        "if it is right in 70\u202f% of cases",
    ):
        assert words in said


def test_quantizations_are_explained_and_the_recommended_one_is_marked(qtbot: QtBot, shelf: Shelf) -> None:
    details_of(qtbot, shelf)
    by_title = {choice.title: choice for choice in shelf.dialog.details.targets.choices}
    assert by_title["Q4_K_M · 4.4\u202fGB"].tag == "recommended"
    assert "makes many mistakes" in by_title["Q2_K · 3.0\u202fGB"].note
    assert shelf.dialog.details.targets.key == QWEN.target.reference


def test_another_quantization_another_draft_and_another_context_are_judged_anew(
    qtbot: QtBot, shelf: Shelf
) -> None:
    details_of(qtbot, shelf)
    page = shelf.dialog.details
    page.targets.buttons[4].click()
    page.drafts.buttons[-1].click()
    page.summary.context.setCurrentIndex(3)
    last = shelf.client.orders_of(orders.Judge)[-1]
    assert last.target.endswith("Q8_0.gguf")
    assert (last.draft, last.context_length) == (None, 8192)
    qtbot.waitUntil(lambda: "plain speed" in page.summary.said)


def test_what_was_chosen_is_downloaded_as_one_job(qtbot: QtBot, shelf: Shelf) -> None:
    details_of(qtbot, shelf)
    page = shelf.dialog.details
    page.targets.buttons[0].click()
    assert page.summary.button.text() == "Download 3.4\u202fGB"
    page.summary.button.click()
    (order,) = shelf.client.orders_of(orders.AddDownload)
    assert [reference.rpartition("-")[2] for reference in order.references] == ["Q2_K.gguf", "Q4_0.gguf"]
    assert order.title == "Qwen2.5-7B-Instruct Q2_K + Qwen2.5-0.5B-Instruct Q4_0"


def test_offline_details_keep_what_the_catalogue_knows(qtbot: QtBot, shelf: Shelf) -> None:
    for kind in (orders.OpenRepository, orders.Judge):
        shelf.client.fail(kind, "The Hub cannot be reached.", kind=FailureKind.OFFLINE)
    shelf.cards[QWEN.name].details.click()
    page = shelf.dialog.details
    qtbot.waitUntil(lambda: "There is no exact verdict. The Hub cannot be reached." in page.summary.said)
    assert "1.7×" in page.summary.said
    assert page.targets.key == QWEN.target.reference


def test_escape_leaves_the_details_before_the_window(qtbot: QtBot, shelf: Shelf) -> None:
    details_of(qtbot, shelf)
    QTest.keyClick(shelf.dialog, Qt.Key.Key_Escape)
    assert not shelf.dialog.shows_details
    assert shelf.dialog.isVisible()
    QTest.keyClick(shelf.dialog, Qt.Key.Key_Escape)
    assert not shelf.dialog.isVisible()


def test_tabs_change_with_the_arrows(qtbot: QtBot, shelf: Shelf) -> None:
    shelf.dialog.activateWindow()
    qtbot.waitUntil(shelf.dialog.isActiveWindow)
    pairs = shelf.dialog.tabs.button(LibraryTab.PAIRS)
    pairs.setFocus()
    QTest.keyClick(pairs, Qt.Key.Key_Right)
    assert shelf.dialog.tab is LibraryTab.EVERYTHING
