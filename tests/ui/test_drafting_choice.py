"""Saying by hand how far to draft: the menu, the chip, and what the engine is told."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.core.generation import AUTOMATIC, DraftingSettings, Method
from app.storage.setting_table import SEED, TEMPERATURE
from app.ui.models.chip import Chip

Start = Callable[..., Parts]
OTHER_DRAFT = Path("/models/other-draft.gguf")


def chip(parts: Parts) -> Chip:
    return parts.window.model_bar.chips[2]


def method_menu(parts: Parts) -> QMenu:
    menu = chip(parts).menu()
    assert isinstance(menu, QMenu)
    return menu


def submenu(parts: Parts, title: str) -> QMenu:
    (found,) = [action.menu() for action in method_menu(parts).actions() if action.text() == title]
    assert isinstance(found, QMenu)
    return found


def entry(parts: Parts, title: str, text: str) -> QAction:
    (found,) = [action for action in submenu(parts, title).actions() if action.text() == text]
    return found


def checked(parts: Parts, title: str) -> list[str]:
    return [action.text() for action in submenu(parts, title).actions() if action.isChecked()]


def test_the_menu_offers_lengths_and_confidences_below_the_methods(qtbot: QtBot, start: Start) -> None:
    parts = start(draft=True)
    texts = [action.text() for action in method_menu(parts).actions()]
    assert texts == ["Automatic", "Plain", "Draft model", "", "Draft length", "Minimum confidence"]
    lengths = [action.text() for action in submenu(parts, "Draft length").actions()]
    assert lengths == ["Automatic", "1 token", *(f"{count} tokens" for count in (2, 3, 4, 5, 7, 11, 15))]
    confidences = [action.text() for action in submenu(parts, "Minimum confidence").actions()]
    assert confidences == ["None", *(f"{share}\u202f%" for share in (50, 70, 80, 90, 95))]
    assert checked(parts, "Draft length") == ["Automatic"]
    assert checked(parts, "Minimum confidence") == ["None"]


def test_the_menu_says_in_plain_words_what_is_best(qtbot: QtBot, start: Start) -> None:
    parts = start(draft=True)
    for title in ("Draft length", "Minimum confidence"):
        menu = submenu(parts, title)
        assert menu.toolTipsVisible()
        assert "best for nearly everybody" in menu.menuAction().toolTip()
        assert "best for nearly everybody" in menu.actions()[0].toolTip()
        assert menu.accessibleName() == title
        assert all(action.toolTip() not in ("", action.text()) for action in menu.actions())


def test_it_can_be_said_only_where_there_is_a_draft(qtbot: QtBot, start: Start) -> None:
    parts = start()
    menus = [submenu(parts, title).menuAction() for title in ("Draft length", "Minimum confidence")]
    assert not any(action.isEnabled() for action in menus)
    parts.models.open_draft(OTHER_DRAFT)
    assert all(action.isEnabled() for action in menus)
    parts.models.choose_method(Method.PLAIN)
    assert not any(action.isEnabled() for action in menus)


def test_a_length_takes_effect_with_the_next_reply_and_loads_nothing(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "word " * 4000, "--rate", "200", draft=True)
    entry(parts, "Draft length", "5 tokens").trigger()
    assert parts.models.drafting == DraftingSettings(length=5)
    assert parts.models.is_ready
    assert chip(parts).value == "Draft, 5 at a time"
    parts.chat.send("Tell me more")
    qtbot.waitUntil(lambda: parts.window.model_bar.status == "drafting 5 at a time")
    entry(parts, "Draft length", "2 tokens").trigger()
    with qtbot.waitSignal(parts.chat.reply_extended):
        pass
    assert parts.window.model_bar.status == "drafting 5 at a time"
    parts.chat.stop()
    qtbot.waitUntil(lambda: not parts.chat.is_busy)
    parts.chat.send("And?")
    qtbot.waitUntil(lambda: parts.window.model_bar.status == "drafting 2 at a time")


def test_a_choice_during_an_answer_says_that_it_is_for_the_next_one(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "word " * 4000, "--rate", "200", draft=True)
    parts.chat.send("Tell me more")
    qtbot.waitUntil(lambda: parts.window.model_bar.status == "drafting 3 at a time")
    parts.models.choose_method(Method.PLAIN)
    assert chip(parts).accessibleName() == "Method: Plain next answer"
    assert "The answer under way goes on as it was asked for." in chip(parts).toolTip()
    parts.models.choose_method(Method.AUTO)
    assert chip(parts).accessibleName() == "Method: Automatic"
    parts.models.choose_method(Method.PLAIN)
    parts.chat.stop()
    qtbot.waitUntil(lambda: not parts.chat.is_busy)
    assert chip(parts).accessibleName() == "Method: Plain"


def test_only_another_file_loads_anything(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok", draft=True)
    with (
        qtbot.assertNotEmitted(parts.client.models_loaded),
        qtbot.assertNotEmitted(parts.client.load_progressed),
    ):
        parts.models.choose_method(Method.PLAIN)
        parts.models.choose_drafting(DraftingSettings(length=5, least_confidence=0.8))
        parts.settings.set(TEMPERATURE, 0.1)
        parts.settings.set(SEED, 7)
        parts.models.open_target(Path("/models/big-model.gguf"))  # the one that is loaded
        with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000):
            parts.chat.send("Tell me more")
    assert parts.models.is_ready
    with qtbot.waitSignal(parts.client.models_loaded, timeout=10_000):
        parts.models.open_target(Path("/models/other-model.gguf"))


@pytest.mark.parametrize(
    ("length", "confidence", "told"),
    [
        ("Automatic", "None", "length None, confidence 0"),
        ("7 tokens", "None", "length 7, confidence 0"),
        ("Automatic", "80\u202f%", "length None, confidence 0.8"),
        ("15 tokens", "95\u202f%", "length 15, confidence 0.95"),
    ],
)
def test_the_engine_is_told_what_was_chosen(
    qtbot: QtBot, start: Start, length: str, confidence: str, told: str
) -> None:
    parts = start("--tell-drafting", draft=True)
    entry(parts, "Draft length", length).trigger()
    entry(parts, "Minimum confidence", confidence).trigger()
    assert (checked(parts, "Draft length"), checked(parts, "Minimum confidence")) == ([length], [confidence])
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=20_000):
        parts.chat.send("How far?")
    assert parts.chat.exchanges[0].answer == told


@pytest.mark.parametrize(
    ("drafting", "spoken"),
    [
        (AUTOMATIC, "Method: Automatic"),
        (DraftingSettings(length=1), "Method: Draft, 1 at a time"),
        (DraftingSettings(length=3), "Method: Draft, 3 at a time"),
        (DraftingSettings(least_confidence=0.8), "Method: Draft, if 80\u202f% sure"),
        (DraftingSettings(3, 0.8), "Method: Draft, 3 at a time, if 80\u202f% sure"),
    ],
)
def test_the_chip_shows_it(qtbot: QtBot, start: Start, drafting: DraftingSettings, spoken: str) -> None:
    parts = start(draft=True)
    parts.models.choose_drafting(drafting)
    assert chip(parts).accessibleName() == spoken
    assert ("best for nearly everybody" in chip(parts).toolTip()) == (not drafting.is_automatic)


def test_the_chip_shows_it_only_where_it_has_an_effect(qtbot: QtBot, start: Start) -> None:
    parts = start(draft=True)
    parts.models.choose_drafting(DraftingSettings(length=3))
    parts.models.choose_method(Method.PLAIN)
    assert chip(parts).value == "Plain"
    parts.models.choose_method(Method.AUTO)
    assert chip(parts).value == "Draft, 3 at a time"
    parts.models.open_draft(None)
    assert chip(parts).value == "Automatic"


def test_the_keyboard_reaches_all_of_it(qtbot: QtBot, start: Start) -> None:
    parts = start(draft=True)
    assert chip(parts).focusPolicy() & Qt.FocusPolicy.TabFocus
    menu = method_menu(parts)
    menu.popup(chip(parts).mapToGlobal(chip(parts).rect().bottomLeft()))
    for _ in range(4):  # the three methods and the draft length; a line between them is passed over
        QTest.keyClick(menu, Qt.Key.Key_Down)
    active = menu.activeAction()
    assert active is not None
    assert active.text() == "Draft length"
    QTest.keyClick(menu, Qt.Key.Key_Right)
    lengths = submenu(parts, "Draft length")
    qtbot.waitUntil(lengths.isVisible)
    for _ in range(3):
        QTest.keyClick(lengths, Qt.Key.Key_Down)
    QTest.keyClick(lengths, Qt.Key.Key_Return)
    assert parts.models.drafting == DraftingSettings(length=3)
    assert not menu.isVisible()
