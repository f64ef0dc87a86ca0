"""Pairs as cards: what they say, what can be done with them, and what is said while there are none."""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.library.download_queue import JobState
from app.service import library_messages as reports
from app.service import library_orders as orders
from app.service.library_cards import FailureKind, Measured
from app.ui.library.pair_card import PairWish
from tests.support.fake_library import FakeLibrary
from tests.support.library_contents import (
    BIG,
    GATED_JOB,
    MACHINE,
    OFFERS,
    QWEN,
    SMALL,
    downloads,
    job,
    pairs_listed,
    with_paths,
)
from tests.ui.library.conftest import OpenShelf, Shelf


def test_cards_stand_in_the_library_s_order_and_say_what_a_pair_is(shelf: Shelf) -> None:
    assert list(shelf.cards) == [offer.name for offer in OFFERS]
    said = " | ".join(shelf.cards[QWEN.name].said)
    for words in ("everyday chat, code, 13 languages · Apache 2.0", "1.7×", "predicted here", "fits well"):
        assert words in said
    assert "5.5 of 16 GB in use" in said
    assert "Same vocabulary: works" in said
    assert shelf.cards[QWEN.name].main.text() == "Download 4.8\u202fGB"


def test_the_head_tells_what_is_known_of_this_computer(shelf: Shelf) -> None:
    assert "8 cores, 16 GB, measured today" in shelf.dialog.about


def test_a_pair_whose_name_does_not_tell_its_draft_is_shown_with_its_size(open_shelf: OpenShelf) -> None:
    client = FakeLibrary()
    pair = msgspec.structs.replace(QWEN, name="Qwen2.5 7B")
    client.answers[orders.ListPairs] = lambda order: [pairs_listed(order.id, (pair,))]
    shelf = open_shelf(client)
    assert list(shelf.cards) == ["Qwen2.5 7B + 500M"]
    assert shelf.dialog.pairs.hint.isHidden()


def test_what_does_not_fit_says_so(shelf: Shelf) -> None:
    said = " ".join(shelf.cards["Llama 3.3 70B + Llama 3.2 3B"].said)
    assert "46.3 GB needed, 16 GB there" in said
    assert "does not fit" in said


def test_a_measured_factor_stands_in_place_of_a_prediction(open_shelf: OpenShelf) -> None:
    client = FakeLibrary()
    measured = msgspec.structs.replace(QWEN, measured=Measured(8.0, 1.62, 0.0, 4))
    client.answers[orders.ListPairs] = lambda order: [pairs_listed(order.id, (measured,))]
    said = open_shelf(client).cards[QWEN.name].said
    assert "1.6×" in said
    assert "measured here" in said


def test_without_measured_kernels_there_is_a_dash_and_the_way_to_a_number(open_shelf: OpenShelf) -> None:
    client = FakeLibrary()
    machine = msgspec.structs.replace(MACHINE, measured_at=None)
    pair = msgspec.structs.replace(QWEN, forecast=None)
    client.answers[orders.ListPairs] = lambda order: [pairs_listed(order.id, (pair,), machine)]
    shelf = open_shelf(client)
    assert "—" in shelf.cards[QWEN.name].said
    assert not shelf.dialog.pairs.hint.isHidden()
    assert shelf.dialog.measure.text() == "Measure this computer"
    assert "not measured yet" in shelf.dialog.about


@pytest.mark.parametrize(
    ("narrow", "left"),
    [
        (lambda filters: filters.fits.setCurrentIndex(1), 6),
        (lambda filters: filters.size_limit.setCurrentIndex(1), 1),
        (lambda filters: filters.purpose.setCurrentIndex(filters.purpose.findData("code")), 2),
        (lambda filters: filters.language.setCurrentIndex(filters.language.findData("zh")), 3),
    ],
)
def test_filters_leave_what_is_wanted(shelf: Shelf, narrow: Callable[..., None], left: int) -> None:
    narrow(shelf.dialog.pairs.filters)
    assert len(shelf.cards) == left


def test_filters_that_leave_nothing_say_so_and_can_be_taken_back(shelf: Shelf) -> None:
    page = shelf.dialog.pairs
    page.filters.size_limit.setCurrentIndex(1)
    page.filters.purpose.setCurrentIndex(page.filters.purpose.findData("reasoning"))
    assert not page.shown
    assert page.note.words.startswith("No pair is like that.")
    page.note.button.click()
    assert len(page.shown) == len(OFFERS)


def test_a_download_brings_both_files_as_one_job(qtbot: QtBot, shelf: Shelf) -> None:
    shelf.cards[QWEN.name].main.click()
    (order,) = shelf.client.orders_of(orders.AddDownload)
    assert order.title == QWEN.name
    assert order.references == (QWEN.target.reference, QWEN.draft.reference)


def test_only_what_is_missing_is_brought(open_shelf: OpenShelf) -> None:
    client = FakeLibrary()
    client.answers[orders.ListPairs] = lambda order: [pairs_listed(order.id, (with_paths(QWEN, "", SMALL),))]
    shelf = open_shelf(client)
    shelf.cards[QWEN.name].main.click()
    assert shelf.client.orders_of(orders.AddDownload)[0].references == (QWEN.target.reference,)


def test_what_is_on_this_disk_is_used_at_once_and_the_conversation_comes_back(
    qtbot: QtBot, open_shelf: OpenShelf
) -> None:
    client = FakeLibrary()
    here = with_paths(QWEN, "/models/other-model.gguf", SMALL)
    client.answers[orders.ListPairs] = lambda order: [pairs_listed(order.id, (here,))]
    shelf = open_shelf(client)
    card = shelf.cards[QWEN.name]
    assert card.main.text() == "Use now"
    with qtbot.waitSignal(shelf.parts.client.models_loaded, timeout=10_000):
        card.main.click()
    loaded = shelf.parts.models.loaded
    assert loaded is not None
    assert loaded.target.path == "/models/other-model.gguf"
    assert not shelf.dialog.isVisible()


def test_the_pair_in_use_says_so(open_shelf: OpenShelf) -> None:
    client = FakeLibrary()
    client.answers[orders.ListPairs] = lambda order: [pairs_listed(order.id, (with_paths(QWEN, BIG, SMALL),))]
    card = open_shelf(client).cards[QWEN.name]
    assert card.main.text() == "In use"
    assert not card.main.isEnabled()


def test_a_card_follows_its_download(shelf: Shelf) -> None:
    card = shelf.cards[QWEN.name]
    shelf.client.report(downloads(job(JobState.RUNNING)))
    assert card.main.text() == "Downloading 44\u202f%"
    assert not card.main.isEnabled()
    shelf.client.report(downloads(job(JobState.PAUSED)))
    card.main.click()
    assert [order.job for order in shelf.client.orders_of(orders.ResumeDownload)] == ["job-1"]


def test_a_licence_that_was_not_accepted_leads_to_its_page_and_to_a_token(shelf: Shelf) -> None:
    shelf.client.report(downloads(GATED_JOB))
    card = shelf.cards[GATED_JOB.title]
    assert card.main.text() == "Accept the licence…"
    assert GATED_JOB.reason in card.said
    assert not card.token.isHidden()


def test_details_are_wished_from_a_card_with_the_keyboard(qtbot: QtBot, shelf: Shelf) -> None:
    card = shelf.cards[QWEN.name]
    with qtbot.waitSignal(shelf.dialog.pairs.wished) as wished:
        QTest.keyClick(card.details, Qt.Key.Key_Space)
    assert wished.args[0] is PairWish.DETAILS
    assert shelf.dialog.shows_details


def test_a_list_that_cannot_be_had_says_why_and_is_asked_for_again(
    qtbot: QtBot, open_shelf: OpenShelf
) -> None:
    client = FakeLibrary()
    client.fail(orders.ListPairs, "The catalogue is damaged.", "Install the program again.")
    shelf = open_shelf(client)
    note = shelf.dialog.pairs.note
    qtbot.waitUntil(lambda: note.words == "The catalogue is damaged. Install the program again.")
    client.answers[orders.ListPairs] = lambda order: [pairs_listed(order.id)]
    note.button.click()
    qtbot.waitUntil(lambda: len(shelf.dialog.pairs.shown) == len(OFFERS))
    assert not note.words


def test_while_the_list_is_awaited_that_is_said(open_shelf: OpenShelf) -> None:
    client = FakeLibrary()
    client.answers[orders.ListPairs] = lambda _order: []
    assert open_shelf(client).dialog.pairs.note.words.startswith("Looking which pairs fit this computer…")


def test_measuring_says_how_far_it_is_and_can_be_stopped(qtbot: QtBot, shelf: Shelf) -> None:
    shelf.dialog.measure.click()
    assert "about a minute" in shelf.dialog.measuring.words
    assert not shelf.dialog.measure.isEnabled()
    (order,) = shelf.client.orders_of(orders.MeasureMachine)
    shelf.client.report(reports.MeasureProgress(order.id, "Q4_K", 3, 11))
    assert shelf.dialog.measuring.words.startswith("Measuring Q4_K, 4 of 11.")
    shelf.dialog.measuring.stop.click()
    assert shelf.client.cancelled == [order.id]
    assert not shelf.dialog.measuring.words
    assert shelf.dialog.measure.isEnabled()


def test_what_was_measured_brings_other_predictions(shelf: Shelf) -> None:
    shelf.dialog.measure.click()
    before = len(shelf.client.orders_of(orders.ListPairs))
    (order,) = shelf.client.orders_of(orders.MeasureMachine)
    shelf.client.report(reports.MachineMeasured(order.id, MACHINE, ()))
    assert len(shelf.client.orders_of(orders.ListPairs)) == before + 1
    assert not shelf.dialog.measuring.words


def test_measuring_that_fails_says_why(shelf: Shelf) -> None:
    shelf.dialog.measure.click()
    (order,) = shelf.client.orders_of(orders.MeasureMachine)
    failures: list[reports.Failed] = []
    shelf.parts.library.library.failed.connect(failures.append)
    shelf.client.report(reports.Failed(order.id, "There is no room.", "Make some.", FailureKind.DISK))
    assert [failed.message for failed in failures] == ["There is no room."]


@pytest.mark.parametrize(("width", "columns"), [(700, 1), (900, 2), (1280, 3), (1900, 3)])
def test_cards_stand_in_as_many_columns_as_there_is_room_for(shelf: Shelf, width: int, columns: int) -> None:
    shelf.dialog.resize(width, 700)
    assert shelf.dialog.pairs.flow.columns == columns
    tops = [card.y() for card in shelf.dialog.pairs.shown]
    assert len(set(tops)) == -(-len(OFFERS) // columns)
