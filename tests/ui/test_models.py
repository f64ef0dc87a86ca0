"""Choosing models and loading them: the real window, the real client, an engine without models."""

import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.core.generation import Method
from app.service.messages import Failed
from app.storage.setting_table import CONTEXT_LENGTH, FLASH_ATTENTION, THREADS
from app.ui.activity import ActivityKind
from app.ui.chat.exchange import Outcome

Start = Callable[..., Parts]
TARGET = Path("/models/big-model.gguf")
DRAFT = Path("/models/small-model.gguf")
OTHER = Path("/models/other-model.gguf")
SLOW_OTHER = ("--load-steps", "100", "--load-seconds", "600", "--slow-load", "other")


def wait_until_loading(qtbot: QtBot, parts: Parts) -> None:
    qtbot.waitUntil(lambda: parts.models.activity.kind == ActivityKind.LOADING, timeout=10_000)


def values(parts: Parts) -> list[str]:
    return [chip.value for chip in parts.window.model_bar.chips]


def boxes(parts: Parts) -> list[str]:
    """Close the dialogs and return what they said."""
    shown = [box for box in parts.window.findChildren(QMessageBox) if box.isVisible()]
    for box in shown:
        box.close()
    return [box.text() for box in shown]


def test_what_a_load_has_to_say_is_shown_until_it_is_dismissed(qtbot: QtBot, start: Start) -> None:
    parts = start("--notice", "This model brings no chat template.")
    strip = parts.window.notices
    assert strip.isVisible()
    assert strip.words == "big model is loaded. This model brings no chat template."
    (button,) = strip.findChildren(QPushButton)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert not strip.isVisible()


def test_a_load_without_news_shows_no_strip(qtbot: QtBot, start: Start) -> None:
    assert not start(draft=True).window.notices.isVisible()


def test_a_target_that_takes_no_former_draft_says_so(qtbot: QtBot, start: Start) -> None:
    parts = start("--no-draft-for", "other", draft=True)
    with qtbot.waitSignal(parts.client.models_loaded):
        parts.models.open_target(OTHER)
    words = parts.window.notices.words
    assert words.startswith("small-model.gguf does not draft for other model.")
    assert "It speaks other tokens." in words
    assert values(parts)[:2] == ["other model", "None"]
    with qtbot.waitSignal(parts.client.models_loaded):
        parts.models.open_target(TARGET)
    assert not parts.window.notices.isVisible()


def test_relative_paths_are_opened_as_absolute_ones_and_links_are_kept(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "real.gguf").touch()
    (tmp_path / "link.gguf").symlink_to("real.gguf")
    monkeypatch.chdir(tmp_path)
    parts = start()
    with qtbot.waitSignal(parts.client.models_loaded):
        parts.models.open_target(Path("link.gguf"))
    assert parts.models.loaded is not None
    assert parts.models.loaded.target.path == str(tmp_path / "link.gguf")
    assert values(parts)[0] == "link"
    with qtbot.waitSignal(parts.client.models_loaded):
        parts.models.open_draft(Path("real.gguf"))
    parts.models.remember(Path("link.gguf"))
    assert parts.models.known == (TARGET, tmp_path / "link.gguf", tmp_path / "real.gguf")
    assert parts.models.wanted == parts.models.in_use


def test_a_load_that_costs_the_former_target_brings_it_back(qtbot: QtBot, start: Start) -> None:
    parts = start("--fail-load", "broken", "--lose-target", draft=True)
    with qtbot.waitSignals([parts.models.load_failed, parts.client.models_loaded], order="strict"):
        parts.models.open_target(Path("/models/broken.gguf"))
        parts.chat.send("Wait for whatever comes")
    assert boxes(parts) == ["The file is no GGUF model."]
    assert values(parts)[:2] == ["big model", "small model"]
    qtbot.waitUntil(lambda: parts.chat.exchanges[0].outcome == Outcome.COMPLETE, timeout=10_000)


def test_former_models_that_do_not_come_back_are_given_up(qtbot: QtBot, start: Start) -> None:
    parts = start("--loads", "1", "--lose-target")
    failures: list[Failed] = []
    parts.models.load_failed.connect(failures.append)
    parts.models.open_target(OTHER)
    parts.chat.send("Wait for whatever comes")
    qtbot.waitUntil(lambda: parts.chat.exchanges[0].outcome == Outcome.FAILED, timeout=10_000)
    assert len(failures) == len(boxes(parts)) == 2
    assert parts.window.model_bar.status == "could not load"
    assert values(parts)[0] == "None"


def test_an_overtaken_load_that_came_through_is_what_is_in_use(qtbot: QtBot, start: Start) -> None:
    engine = ("--deaf", "--load-seconds", "0.2", "--slow-load", "other", "--fail-load", "broken")
    parts = start(*engine)
    parts.models.open_target(OTHER)
    with qtbot.waitSignal(parts.models.load_failed):
        parts.models.open_target(Path("/models/broken.gguf"))
    boxes(parts)
    assert values(parts)[0] == "other model"
    assert "other-model.gguf is still in use." in parts.window.notices.words


def test_an_overtaken_load_that_cost_the_target_is_remembered(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW_OTHER, "--fail-load", "broken", "--lose-target")
    parts.models.open_target(OTHER)
    with qtbot.waitSignal(parts.client.models_replaced):
        parts.models.open_target(Path("/models/broken.gguf"))
    assert parts.models.loaded is None
    with qtbot.waitSignal(parts.client.models_loaded):
        pass
    boxes(parts)
    assert values(parts)[0] == "big model"


def test_escape_stops_the_first_load_and_the_question_that_waits_for_it(qtbot: QtBot, start: Start) -> None:
    parts = start("--load-steps", "100", "--load-seconds", "600", wait=False)
    wait_until_loading(qtbot, parts)
    parts.chat.send("Are you there?")
    with qtbot.waitSignal(parts.client.request_failed):
        QTest.keyClick(parts.window, Qt.Key.Key_Escape)
    assert parts.chat.exchanges[0].outcome == Outcome.STOPPED
    assert parts.window.model_bar.status == "no model"
    assert parts.window.notices.words == (
        "Loading big-model.gguf was stopped. No model is loaded; open one to go on."
    )
    assert boxes(parts) == []
    assert values(parts)[0] == "None"


def test_escape_without_a_question_stops_a_load_and_the_former_model_stays(
    qtbot: QtBot, start: Start
) -> None:
    parts = start(*SLOW_OTHER, draft=True)
    parts.models.open_target(OTHER)
    qtbot.waitUntil(lambda: parts.models.activity.fraction > 0)
    with qtbot.waitSignal(parts.client.request_failed):
        QTest.keyClick(parts.window, Qt.Key.Key_Escape)
        assert parts.window.model_bar.status == "stopping"
    assert parts.models.is_ready
    assert values(parts)[:2] == ["big model", "small model"]
    assert parts.window.notices.words == (
        "Loading other-model.gguf was stopped. big-model.gguf is still in use."
    )
    assert boxes(parts) == []


def test_a_stopped_load_that_cost_the_former_target_brings_it_back(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW_OTHER, "--lose-target")
    parts.models.open_target(OTHER)
    with qtbot.waitSignals([parts.models.notice_changed, parts.client.models_loaded]):
        parts.chat.stop()
    assert boxes(parts) == []
    assert values(parts)[0] == "big model"


def test_a_question_asked_while_loading_is_stopped_gets_its_answer(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW_OTHER)
    parts.models.open_target(OTHER)
    parts.chat.stop()
    assert parts.chat.send("Still there?")
    qtbot.waitUntil(lambda: parts.chat.exchanges[0].outcome == Outcome.COMPLETE, timeout=10_000)


def test_a_question_asked_while_the_only_load_is_stopped_is_told_why(qtbot: QtBot, start: Start) -> None:
    parts = start("--load-steps", "100", "--load-seconds", "600", wait=False)
    wait_until_loading(qtbot, parts)
    parts.chat.stop()
    parts.chat.send("Still there?")
    qtbot.waitUntil(lambda: parts.chat.exchanges[0].outcome == Outcome.FAILED, timeout=10_000)
    assert parts.chat.exchanges[0].message == "No model is loaded."


def test_a_model_can_be_chosen_again_while_its_load_is_being_stopped(qtbot: QtBot, start: Start) -> None:
    parts = start("--load-steps", "2", "--load-seconds", "0.4", "--slow-load", "other")
    parts.models.open_target(OTHER)
    parts.chat.stop()
    with qtbot.waitSignal(parts.client.models_loaded):
        parts.models.open_target(OTHER)
    assert values(parts)[0] == "other model"


def test_an_engine_that_had_to_be_ended_does_not_load_what_was_stopped(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW_OTHER)
    parts.models.open_target(OTHER)
    parts.chat.stop()
    process = parts.client.process_id
    assert process is not None
    with qtbot.waitSignal(parts.chat.engine_died):
        os.kill(process, signal.SIGKILL)
    with qtbot.waitSignal(parts.client.models_loaded, timeout=10_000):
        parts.models.restart()
    assert values(parts)[0] == "big model"


def test_loading_can_be_stopped_from_the_menu(qtbot: QtBot, start: Start) -> None:
    parts = start(*SLOW_OTHER)
    menu = parts.window.model_bar.chips[0].menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    assert "Stop loading" not in [action.text() for action in menu.actions()]
    parts.models.open_target(OTHER)
    menu.aboutToShow.emit()
    (stop,) = [action for action in menu.actions() if action.text() == "Stop loading"]
    with qtbot.waitSignal(parts.client.request_failed):
        stop.trigger()
    assert parts.models.is_ready


def test_the_method_of_a_draft_does_not_outlive_it(qtbot: QtBot, start: Start) -> None:
    parts = start("--no-draft-for", "other", draft=True)
    parts.models.choose_method(Method.DRAFT)
    parts.models.open_target(OTHER)
    parts.chat.send("And now?")  # waits for the load, and is asked the moment it is over
    qtbot.waitUntil(lambda: not parts.chat.is_busy, timeout=10_000)
    assert parts.chat.exchanges[0].outcome == Outcome.COMPLETE
    assert values(parts)[2] == "Automatic"
    assert "The method is Automatic again" in parts.window.notices.words


def test_choosing_what_is_in_use_does_not_end_the_answer(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "word " * 4000, "--rate", "200", draft=True)
    parts.chat.send("Tell me a long story")
    qtbot.waitUntil(lambda: parts.chat.activity.kind == ActivityKind.WRITING)
    parts.models.open_target(TARGET)
    parts.models.open_draft(DRAFT)
    assert parts.chat.is_busy
    assert parts.models.is_ready
    parts.models.open_draft(None)
    assert not parts.chat.is_busy


def test_a_draft_chosen_before_any_target_waits_for_one(qtbot: QtBot, start: Start) -> None:
    parts = start("--fail-load", "big", wait=False)
    with qtbot.waitSignal(parts.models.load_failed, timeout=10_000):
        pass
    boxes(parts)
    parts.models.open_draft(DRAFT)
    assert values(parts)[:2] == ["None", "small-model"]
    with qtbot.waitSignal(parts.client.models_loaded):
        parts.models.open_target(OTHER)
    assert values(parts)[:2] == ["other model", "small model"]


def test_what_the_settings_say_of_loading_holds_from_the_next_load_on(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = start()
    asked: list[tuple[object, ...]] = []
    load = parts.client.load

    def spy(*arguments: Any, **named: Any) -> int:
        asked.append((*arguments[2:], named["flash_attention"]))
        return load(*arguments, **named)

    monkeypatch.setattr(parts.client, "load", spy)
    parts.settings.set(CONTEXT_LENGTH, 2048)
    parts.settings.set(THREADS, 1)
    parts.settings.set(FLASH_ATTENTION, False)
    assert asked == []
    with qtbot.waitSignal(parts.client.models_loaded):
        parts.models.open_target(OTHER)
    assert asked == [(2048, 1, False)]
