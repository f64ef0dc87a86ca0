"""The settings dialog as its user meets it: every control, the search, and what a choice does."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDoubleSpinBox, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.core.generation import RecommendedSampling
from app.storage.setting_kinds import Setting
from app.storage.setting_table import (
    CONTEXT_LENGTH,
    FLASH_ATTENTION,
    LONGEST_ANSWER,
    SEED,
    SYSTEM_PROMPT,
    TABLE,
    TEMPERATURE,
    THEME,
    THREADS,
    ZOOM,
)
from app.storage.settings import Settings
from app.ui.settings.dialog import SettingsDialog
from app.ui.settings.effects import AnswerDefaults, LoadOptions, SettingEffects
from app.ui.settings.fields import SwitchField, TextField
from app.ui.settings.live_settings import LiveSettings
from app.ui.settings.row import SettingRow
from app.ui.theme import Theme

Start = Callable[..., Parts]
SETTINGS = [pytest.param(setting, id=setting.key) for setting in TABLE]


@pytest.fixture
def live(tmp_path: Path, qapp: object) -> LiveSettings:
    return LiveSettings(Settings(tmp_path / "settings.json"))


@pytest.fixture
def dialog(qtbot: QtBot, theme: Theme, live: LiveSettings) -> SettingsDialog:
    made = SettingsDialog(live, theme)
    qtbot.addWidget(made)
    made.show()
    return made


def row_of(dialog: SettingsDialog, setting: Setting[Any]) -> SettingRow:
    return next(row for row in dialog.rows if row.setting is setting)


def turn(control: object) -> None:
    """Choose something else with the keyboard alone."""
    if isinstance(control, SwitchField):
        QTest.keyClick(control, Qt.Key.Key_Space)
    elif isinstance(control, QComboBox):
        QTest.keyClick(control, Qt.Key.Key_Down)
    elif isinstance(control, QSpinBox | QDoubleSpinBox):
        is_full = control.value() == control.maximum()
        QTest.keyClick(control, Qt.Key.Key_Down if is_full else Qt.Key.Key_Up)
    elif isinstance(control, TextField):
        QTest.keyClicks(control, "Be brief.")
    else:
        raise TypeError(control)


def shown(control: object) -> object:
    if isinstance(control, SwitchField):
        return control.isChecked()
    if isinstance(control, QComboBox):
        return control.currentText()
    if isinstance(control, QSpinBox | QDoubleSpinBox):
        return control.text()
    assert isinstance(control, TextField)
    return control.toPlainText()


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_control_changes_what_is_stored_and_reset_takes_it_back(
    qtbot: QtBot, dialog: SettingsDialog, live: LiveSettings, setting: Setting[Any]
) -> None:
    row = row_of(dialog, setting)
    usual = shown(row.control)
    assert not row.reset_button.isVisibleTo(dialog)
    with qtbot.waitSignal(live.changed):
        turn(row.control)
    live.save()
    path = live.stored.path
    assert path is not None
    assert Settings(path).get(setting) == live.get(setting) != setting.default
    assert row.reset_button.isVisibleTo(dialog)
    QTest.mouseClick(row.reset_button, Qt.MouseButton.LeftButton)
    assert live.get(setting) == setting.default
    assert shown(row.control) == usual
    live.save()
    assert Settings(path).is_default(setting)


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_control_shows_what_was_stored(
    qtbot: QtBot, theme: Theme, tmp_path: Path, setting: Setting[Any]
) -> None:
    first = LiveSettings(Settings(tmp_path / "settings.json"))
    one = SettingsDialog(first, theme)
    qtbot.addWidget(one)
    turn(row_of(one, setting).control)
    first.save()
    other = SettingsDialog(LiveSettings(Settings(tmp_path / "settings.json")), theme)
    qtbot.addWidget(other)
    assert shown(row_of(other, setting).control) == shown(row_of(one, setting).control)


def test_a_change_from_elsewhere_is_shown(dialog: SettingsDialog, live: LiveSettings) -> None:
    live.set(ZOOM, 150)
    live.set(SYSTEM_PROMPT, "Speak like a pirate.")
    assert "150" in str(shown(row_of(dialog, ZOOM).control))
    assert shown(row_of(dialog, SYSTEM_PROMPT).control) == "Speak like a pirate."


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("temperature", TEMPERATURE),
        ("CREATIVITY", TEMPERATURE),
        ("dark", THEME),
        ("cores cpu", THREADS),
        ("n_ctx", CONTEXT_LENGTH),
        ("persona", SYSTEM_PROMPT),
        ("bigger font", ZOOM),
        ("8 192", CONTEXT_LENGTH),
    ],
)
def test_the_search_finds_by_any_word(dialog: SettingsDialog, query: str, found: Setting[Any]) -> None:
    dialog.search(query)
    assert found in dialog.shown
    assert len(dialog.shown) < len(TABLE)


def test_a_search_without_a_result_says_so_and_an_empty_one_shows_all(dialog: SettingsDialog) -> None:
    dialog.search("flux capacitor")
    assert dialog.shown == ()
    dialog.search("  ")
    assert dialog.shown == TABLE


def test_the_keyboard_begins_in_the_search_and_reaches_every_control(dialog: SettingsDialog) -> None:
    dialog.activateWindow()
    assert isinstance(dialog.focusWidget(), QLineEdit)
    met: list[str] = []
    for _ in range(len(TABLE) + 1):
        focused = dialog.focusWidget()
        assert focused is not None
        met.append(focused.accessibleName())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert met == ["Search settings", *(setting.title for setting in TABLE)]


def test_the_wheel_scrolls_the_page_and_changes_nothing(dialog: SettingsDialog, live: LiveSettings) -> None:
    for row in dialog.rows:
        place = QPointF(8, 8)
        step = QPoint(0, -120)
        no_button, no_key = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        phase = Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(place, place, QPoint(), step, no_button, no_key, phase, False)
        QApplication.sendEvent(row.control, event)
    assert all(live.is_default(setting) for setting in TABLE)


def test_where_saving_fails_the_dialog_says_so(
    qtbot: QtBot, theme: Theme, tmp_path: Path, expect_log: Any
) -> None:
    expect_log("cannot be read")
    live = LiveSettings(Settings(tmp_path))
    dialog = SettingsDialog(live, theme)
    qtbot.addWidget(dialog)
    assert "could not be read" in dialog.note
    with qtbot.waitSignal(live.save_failed):
        live.set(ZOOM, 110)
    assert "could not be saved" in dialog.note


def test_many_changes_are_saved_once_and_soon(qtbot: QtBot, live: LiveSettings) -> None:
    path = live.stored.path
    assert path is not None
    for length in range(1, 30):
        live.set(SYSTEM_PROMPT, "x" * length)
        assert not path.exists()
    qtbot.waitUntil(path.exists, timeout=3_000)
    assert Settings(path).get(SYSTEM_PROMPT) == "x" * 29


def test_answers_and_loads_are_asked_for_as_chosen(qtbot: QtBot, theme: Theme, live: LiveSettings) -> None:
    effects = SettingEffects(live, theme)
    answers: list[AnswerDefaults] = []
    loads: list[LoadOptions] = []
    effects.answer_defaults_changed.connect(answers.append)
    effects.load_options_changed.connect(loads.append)
    live.set(TEMPERATURE, 1.2)
    live.set(SEED, 7)
    live.set(LONGEST_ANSWER, 512)
    live.set(SYSTEM_PROMPT, " Be brief. ")
    live.set(CONTEXT_LENGTH, 8192)
    live.set(THREADS, 2)
    live.set(FLASH_ATTENTION, False)
    assert (answers[-1].sampling.temperature, answers[-1].sampling.seed) == (1.2, 7)
    assert (answers[-1].max_tokens, answers[-1].system_prompt) == (512, "Be brief.")
    assert loads[-1] == effects.load_options == LoadOptions(8192, 2, False)
    assert (len(answers), len(loads)) == (4, 3)


def test_what_the_models_file_recommends_holds_until_the_user_chooses(
    theme: Theme, live: LiveSettings
) -> None:
    effects = SettingEffects(live, theme)
    answers: list[AnswerDefaults] = []
    effects.answer_defaults_changed.connect(answers.append)
    effects.follow_model(RecommendedSampling(temperature=0.9, top_k=64))
    effects.follow_model(RecommendedSampling(temperature=0.9, top_k=64))
    assert [(one.sampling.temperature, one.sampling.top_k) for one in answers] == [(0.9, 64)]
    live.set(TEMPERATURE, 0.2)
    assert (answers[-1].sampling.temperature, answers[-1].sampling.top_k) == (0.2, 64)
    effects.follow_model(RecommendedSampling())
    assert (answers[-1].sampling.temperature, answers[-1].sampling.top_k) == (0.2, 40)


def test_the_theme_follows_its_setting_at_once(start: Start, theme: Theme) -> None:
    parts = start()
    before = theme.choice
    parts.settings.set(THEME, "dark")
    assert theme.colors.window == "#15181b"
    parts.settings.set(THEME, "high-contrast")
    assert theme.colors.line == theme.colors.text
    theme.choose(before)


def test_one_dialog_is_opened_by_its_keys_and_does_not_block(qtbot: QtBot, start: Start) -> None:
    parts = start()
    parts.window.activateWindow()
    QTest.keyClick(parts.window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    dialog = parts.around.settings_dialog
    assert dialog is not None
    assert dialog.isVisible()
    assert not dialog.isModal()
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    parts.around.show_setting(THREADS)
    assert parts.around.settings_dialog is dialog
    focused = dialog.focusWidget()
    assert focused is not None
    assert focused.accessibleName() == "Threads"
