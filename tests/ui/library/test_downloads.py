"""Downloads: what is said of them, what can be done, and what is asked before something is lost."""

from typing import Any

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from app.library.download import Phase
from app.library.download_queue import JobState
from app.service import library_messages as reports
from app.service import library_orders as orders
from app.service.library_cards import FailureKind
from app.ui.library.download_row import DownloadRow, JobWish
from app.ui.library.token_prompt import TokenPrompt
from tests.support.library_contents import GATED_JOB, SMALL, downloads, job
from tests.ui.library.conftest import Shelf


def only_row(shelf: Shelf) -> DownloadRow:
    (row,) = shelf.dialog.downloads.rows
    return row


def offered(row: DownloadRow) -> set[JobWish]:
    return set(row.offered)


def box(shelf: Shelf) -> QMessageBox:
    (found,) = [box for box in shelf.dialog.findChildren(QMessageBox) if box.isVisible()]
    return found


def press(asked: QMessageBox, words: str) -> None:
    next(button for button in asked.buttons() if button.text() == words).click()


def test_there_is_no_panel_without_downloads(shelf: Shelf) -> None:
    assert not shelf.dialog.downloads.isVisible()
    shelf.client.report(downloads(job(JobState.RUNNING)))
    assert shelf.dialog.downloads.isVisible()
    shelf.client.report(downloads())
    assert not shelf.dialog.downloads.isVisible()


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({}, "2.1 of 4.8\u202fGB · 11.4\u202fMB/s · 4 minutes left · checked as it arrives"),
        ({"rate": 0.0, "seconds_left": None}, "2.1 of 4.8\u202fGB · nothing arrives at the moment"),
        ({"rate": 20e3, "seconds_left": None}, "2.1 of 4.8\u202fGB · 20\u202fkB/s · checked as it arrives"),
        ({"phase": Phase.CHECKING}, "2.1 of 4.8\u202fGB · looking at what is here already"),
    ],
)
def test_progress_is_told_in_bytes_speed_and_time(shelf: Shelf, changes: dict[str, Any], words: str) -> None:
    shelf.client.report(downloads(job(JobState.RUNNING, **changes)))
    row = only_row(shelf)
    assert row.said == f"Qwen2.5 7B + 0.5B {words}"
    assert offered(row) == {JobWish.PAUSE, JobWish.REMOVE}


def test_a_wait_for_the_next_try_says_why(shelf: Shelf) -> None:
    shelf.client.report(
        downloads(job(JobState.RUNNING, phase=Phase.WAITING, reason="The connection to the Hub broke."))
    )
    assert "tries again soon The connection to the Hub broke." in only_row(shelf).said


def test_pause_and_resume_are_ordered(shelf: Shelf) -> None:
    shelf.client.report(downloads(job(JobState.RUNNING)))
    only_row(shelf).button(JobWish.PAUSE).click()
    assert [order.job for order in shelf.client.orders_of(orders.PauseDownload)] == ["job-1"]
    shelf.client.report(downloads(job(JobState.PAUSED)))
    assert offered(only_row(shelf)) == {JobWish.RESUME, JobWish.REMOVE}
    only_row(shelf).button(JobWish.RESUME).click()
    assert [order.job for order in shelf.client.orders_of(orders.ResumeDownload)] == ["job-1"]


def test_a_failure_says_its_reason_and_its_hint_and_can_be_tried_again(shelf: Shelf) -> None:
    failed = job(JobState.FAILED, reason="The disk is full.", hint="Make room.", kind=FailureKind.DISK)
    shelf.client.report(downloads(failed))
    row = only_row(shelf)
    assert "The disk is full. Make room." in row.said
    assert row.button(JobWish.RESUME).text() == "Try again"
    assert offered(row) == {JobWish.RESUME, JobWish.REMOVE}


def test_cancelling_much_is_asked_first(shelf: Shelf) -> None:
    shelf.client.report(downloads(job(JobState.RUNNING)))
    only_row(shelf).button(JobWish.REMOVE).click()
    asked = box(shelf)
    assert "2.1\u202fGB of it are here" in asked.informativeText()
    assert not shelf.client.orders_of(orders.RemoveDownload)
    press(asked, "Cancel the download")
    assert [order.job for order in shelf.client.orders_of(orders.RemoveDownload)] == ["job-1"]


def test_cancelling_next_to_nothing_is_not(shelf: Shelf) -> None:
    shelf.client.report(downloads(job(JobState.RUNNING, 0.01)))
    only_row(shelf).button(JobWish.REMOVE).click()
    assert shelf.client.orders_of(orders.RemoveDownload)


def test_what_has_come_is_used_and_the_conversation_comes_back(qtbot: QtBot, shelf: Shelf) -> None:
    paths = ("/models/other-model.gguf", SMALL)
    shelf.client.report(downloads(job(JobState.RUNNING)))
    with qtbot.waitSignal(shelf.parts.library.library.download_finished):
        shelf.client.report(downloads(job(JobState.FINISHED, 4.8, paths=paths)))
    row = only_row(shelf)
    assert "complete and checked" in row.said
    assert row.button(JobWish.REMOVE).text() == "Dismiss"
    with qtbot.waitSignal(shelf.parts.client.models_loaded, timeout=10_000):
        row.button(JobWish.USE).click()
    assert shelf.parts.models.loaded is not None
    assert shelf.parts.models.loaded.target.path == paths[0]
    assert not shelf.dialog.isVisible()


def test_the_bar_of_the_window_tells_how_downloads_stand(shelf: Shelf) -> None:
    button = shelf.parts.library.button
    assert button.text() == "Models"
    shelf.client.report(downloads(job(JobState.RUNNING)))
    assert button.text() == "↓ 44\u202f%"
    assert "4 minutes left" in button.toolTip()
    shelf.client.report(downloads(job(JobState.PAUSED)))
    assert button.text() == "Models · 1 paused"


def test_a_token_goes_to_the_library_and_is_shown_to_nobody(qtbot: QtBot, shelf: Shelf) -> None:
    shelf.client.report(downloads(GATED_JOB))
    row = only_row(shelf)
    assert JobWish.LICENCE in offered(row)
    row.button(JobWish.TOKEN).click()
    (prompt,) = shelf.dialog.findChildren(TokenPrompt)
    assert prompt.field.echoMode() == prompt.field.EchoMode.Password
    assert not prompt.keep.isEnabled()
    prompt.field.setText(" hf_secret ")
    prompt.keep.click()
    assert prompt.field.text() == ""
    (order,) = shelf.client.orders_of(orders.SetToken)
    assert order.token == "hf_secret"
    assert "hf_secret" not in repr(order)
    qtbot.waitUntil(lambda: bool(shelf.client.orders_of(orders.ResumeDownload)))


def test_a_licence_is_asked_about_before_its_page_opens(shelf: Shelf) -> None:
    shelf.client.report(downloads(GATED_JOB))
    only_row(shelf).button(JobWish.LICENCE).click()
    asked = box(shelf)
    assert asked.text() == "Open this address in the browser?"
    assert asked.informativeText() == GATED_JOB.page
    asked.close()


def test_a_download_that_is_refused_for_its_licence_leads_to_it(qtbot: QtBot, shelf: Shelf) -> None:
    page = "https://hub.example/google/gemma"
    shelf.client.fail(orders.AddDownload, "It is gated.", "Agree.", kind=FailureKind.GATED, page=page)
    shelf.cards["Gemma 3 12B + 270M"].main.click()
    qtbot.waitUntil(lambda: any(found.isVisible() for found in shelf.dialog.findChildren(QMessageBox)))
    assert {"Accept the licence…", "Enter a token…"} <= {button.text() for button in box(shelf).buttons()}
    box(shelf).close()


def test_a_library_that_dies_leaves_a_sentence(qtbot: QtBot, shelf: Shelf) -> None:
    shelf.client.answers[orders.PauseDownload] = lambda order: [
        reports.Failed(order.id, "It has stopped.", "It starts again by itself.")
    ]
    shelf.client.report(downloads(job(JobState.RUNNING)))
    only_row(shelf).button(JobWish.PAUSE).click()
    qtbot.waitUntil(lambda: any(found.isVisible() for found in shelf.dialog.findChildren(QMessageBox)))
    assert box(shelf).text() == "It has stopped."
    box(shelf).close()
