"""Actions are registered once, and palette, sheet and menu agree about them."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.storage.conversations import ConversationStore
from app.storage.database import memory_database
from app.storage.setting_table import TABLE, THEME
from app.ui.actions.command_palette import CommandPalette
from app.ui.actions.fuzzy import match
from app.ui.actions.registry import ActionGroup, ActionRegistry, ActionSpec
from app.ui.actions.results import Result, ResultModel
from app.ui.actions.shortcut_sheet import ShortcutSheet
from app.ui.actions.sources import PaletteEntry
from app.ui.theme import Theme

Start = Callable[..., Parts]


def letters(query: str, text: str) -> str:
    found = match(query, text)
    return "".join(text[place] for place in found.places) if found is not None else ""


def test_letters_are_found_in_their_order() -> None:
    assert letters("nc", "New chat") == "Nc"
    assert letters("chat new", "New chat") == "Newchat"
    assert match("cn", "New chat") is None
    assert match("zz", "New chat") is None


def test_beginnings_of_words_win() -> None:
    def best(query: str, *texts: str) -> str:
        return max(texts, key=lambda text: found.score if (found := match(query, text)) else -99)

    assert best("ot", "Stop the thing", "Open target") == "Open target"
    assert best("te", "Larger text", "Temperature") == "Temperature"
    assert best("dark", "Dark theme", "Days are kind") == "Dark theme"
    assert best("theme", "Hide the meter", "Theme") == "Theme"


@given(st.text(max_size=12), st.text(max_size=40))
def test_whatever_is_typed_places_lie_in_the_text(query: str, text: str) -> None:
    found = match(query, text)
    assert found is None or all(0 <= place < len(text) for place in found.places)


def test_a_text_finds_itself() -> None:
    assert letters("straße ", "Straße") == "Straße"


def test_a_name_or_key_is_given_once(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    registry = ActionRegistry(owner)
    registry.add(ActionSpec("one", "One", ActionGroup.VIEW, lambda: None, ("Ctrl+1",)))
    for name, key in (("one", "Ctrl+2"), ("two", "Ctrl+1")):
        with pytest.raises(ValueError, match="taken"):
            registry.add(ActionSpec(name, "Two", ActionGroup.VIEW, lambda: None, (key,)))


def test_every_key_of_the_window_stands_on_the_sheet(start: Start) -> None:
    parts = start()
    QTest.keyClick(parts.window, Qt.Key.Key_F1)
    sheet = parts.around.sheet
    assert sheet is not None
    assert sheet.isVisible()
    listed = {key for _, keys in sheet.lines for key in keys}
    for action in parts.window.actions():
        assert {shortcut.toString() for shortcut in action.shortcuts()} <= listed
    assert {"Ctrl+N", "Ctrl+K", "Ctrl+,", "F1", "Esc", "Ctrl++", "Ctrl+-", "Ctrl+0", "Enter"} <= listed


def test_a_sheet_learns_of_later_actions(qtbot: QtBot, theme: Theme) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    registry = ActionRegistry(owner)
    sheet = ShortcutSheet(registry, theme)
    qtbot.addWidget(sheet)
    registry.add(ActionSpec("later", "Later…", ActionGroup.VIEW, lambda: None, ("Ctrl+L",)))
    assert ("Later…", ("Ctrl+L",)) in sheet.lines


def actions_of(menu: QMenu) -> list[QAction]:
    """What a menu offers, its menus included."""
    found: list[QAction] = []
    for action in menu.actions():
        part = action.menu()
        if isinstance(part, QMenu):
            found += actions_of(part)
        elif not action.isSeparator():
            found.append(action)
    return found


def test_the_menu_fits_a_small_screen(start: Start) -> None:
    menu = start().around.menu_button.menu()
    assert isinstance(menu, QMenu)
    for _ in range(2):
        menu.aboutToShow.emit()
        assert len(menu.actions()) < 20
        assert menu.sizeHint().height() < 600


def test_the_menu_shows_the_actions_themselves(start: Start) -> None:
    parts = start()
    menu = parts.around.menu_button.menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    shown = actions_of(menu)
    assert {action.objectName() for action in shown} == {
        spec.name for spec in parts.window.registry.specs if spec.in_menu
    }
    assert set(shown) <= set(parts.window.actions())
    assert shown[-1].text() == "Quit"


def open_palette(window: QWidget, palette: CommandPalette) -> None:
    QTest.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert palette.isVisible()


def test_the_palette_finds_every_action_that_applies_and_every_setting(start: Start) -> None:
    parts = start()
    palette = parts.around.palette
    open_palette(parts.window, palette)
    for spec in parts.window.registry.specs:
        is_found = spec.text.removesuffix("…") in palette.results
        assert is_found == (spec.applies() and spec.name != "palette")
    for setting in TABLE:
        palette.query.setText(setting.title)
        assert palette.chosen == setting.title
    palette.close()


def test_enter_runs_what_is_chosen_and_closes(start: Start, theme: Theme) -> None:
    parts = start()
    before = theme.choice
    palette = parts.around.palette
    open_palette(parts.window, palette)
    QTest.keyClicks(palette.query, "dark th")
    assert palette.chosen == "Dark theme"
    QTest.keyClick(palette.query, Qt.Key.Key_Return)
    assert not palette.isVisible()
    assert parts.settings.get(THEME) == "dark"
    theme.choose(before)


def test_arrows_move_the_choice_and_escape_closes(start: Start) -> None:
    parts = start()
    palette = parts.around.palette
    open_palette(parts.window, palette)
    first, second = palette.results[:2]
    assert palette.chosen == first
    QTest.keyClick(palette.query, Qt.Key.Key_Down)
    assert palette.chosen == second
    assert second in palette.query.accessibleDescription()
    QTest.keyClick(palette.query, Qt.Key.Key_Up)
    QTest.keyClick(palette.query, Qt.Key.Key_Up)
    assert palette.chosen == palette.results[-1]
    palette.query.setText("no such thing anywhere")
    assert (palette.results, palette.chosen) == ((), "")
    QTest.keyClick(palette.query, Qt.Key.Key_Return)
    assert palette.isVisible()
    QTest.keyClick(palette.query, Qt.Key.Key_Escape)
    assert not palette.isVisible()


def test_other_sources_can_be_added(start: Start) -> None:
    ran: list[str] = []

    class Recipes:
        def entries(self) -> list[PaletteEntry]:
            return [PaletteEntry("Sourdough schedule", "Baking", lambda: ran.append("opened"))]

        def found(self, query: str) -> list[PaletteEntry]:
            return []

    parts = start()
    parts.around.palette.add_source(Recipes())
    open_palette(parts.window, parts.around.palette)
    QTest.keyClicks(parts.around.palette.query, "sourd")
    QTest.keyClick(parts.around.palette.query, Qt.Key.Key_Return)
    assert ran == ["opened"]


def test_conversations_are_found_by_their_titles(start: Start) -> None:
    connection = memory_database()
    store = ConversationStore(connection)
    ids = {
        title: store.create(title=title) for title in ("Sourdough schedule", "Herons in winter", "Él niño")
    }
    store.delete(store.create(title="Sourdough of yesterday"))
    parts = start(database=connection)
    palette = parts.around.palette
    open_palette(parts.window, palette)
    assert "Sourdough schedule" not in palette.results
    palette.query.setText("el nino")
    assert palette.chosen == "Él niño"
    palette.query.setText("sourd")
    assert palette.results == ("Sourdough schedule",)
    QTest.keyClick(palette.query, Qt.Key.Key_Return)
    assert parts.chat.conversation.id == ids["Sourdough schedule"]


def test_the_model_of_results_is_sound(qtmodeltester: ModelTester) -> None:
    model = ResultModel()
    model.show([Result(PaletteEntry(name, "View", lambda: None)) for name in ("One", "Two")])
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    model.show([])
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
