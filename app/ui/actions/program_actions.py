"""The actions around the conversation: settings, themes, zoom, palette, shortcut sheet, About."""

from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QDialog

from app import NAME
from app.service.messages import Hello
from app.storage.setting_kinds import Setting
from app.storage.setting_table import THEME, ZOOM
from app.ui.about import AboutDialog
from app.ui.actions.command_palette import CommandPalette
from app.ui.actions.menu_button import MenuButton
from app.ui.actions.registry import ActionGroup, ActionRegistry, ActionSpec, KeyHint
from app.ui.actions.shortcut_sheet import ShortcutSheet
from app.ui.actions.sources import ActionSource, SettingSource
from app.ui.main_window import MainWindow
from app.ui.settings.dialog import SettingsDialog
from app.ui.settings.live_settings import LiveSettings
from app.ui.theme import Theme
from app.workers.engine_client import EngineClient


class ProgramActions(QObject):
    """Registers the actions and keeps the dialogs, each of which is made when it is first wanted."""

    def __init__(self, window: MainWindow, theme: Theme, live: LiveSettings, client: EngineClient) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._live = live
        self._hello: Hello | None = None
        self._settings: SettingsDialog | None = None
        self._sheet: ShortcutSheet | None = None
        self._about: AboutDialog | None = None
        registry = window.registry
        sources = (ActionSource(registry, "palette"), SettingSource(self.show_setting))
        self.palette = CommandPalette(theme, sources, window)
        self.menu_button = MenuButton(registry, theme)
        client.engine_ready.connect(self._on_engine_ready)
        self._register(registry)
        bar = window.model_bar.layout()
        if bar is not None:
            bar.addWidget(self.menu_button)

    @property
    def settings_dialog(self) -> SettingsDialog | None:
        """The dialog of settings, once it was wanted."""
        return self._settings

    @property
    def sheet(self) -> ShortcutSheet | None:
        """The sheet of shortcuts, once it was wanted."""
        return self._sheet

    @property
    def about(self) -> AboutDialog | None:
        """The page about the program, once it was wanted."""
        return self._about

    @Slot()
    def show_settings(self) -> None:
        """Open the settings, or bring them to the front."""
        if self._settings is None:
            self._settings = SettingsDialog(self._live, self._theme, self._window)
        _present(self._settings)

    def show_setting(self, setting: Setting[Any]) -> None:
        """Open the settings at one of them."""
        self.show_settings()
        if self._settings is not None:
            self._settings.show_setting(setting)

    @Slot()
    def show_sheet(self) -> None:
        """Open the sheet of shortcuts."""
        if self._sheet is None:
            self._sheet = ShortcutSheet(self._window.registry, self._theme, self._window)
        _present(self._sheet)

    @Slot()
    def show_about(self) -> None:
        """Open the page about the program, with what the engine says of itself now."""
        if self._about is not None:
            self._about.deleteLater()
        self._about = AboutDialog(self._theme, self._hello, self._window)
        _present(self._about)

    def zoom(self, steps: int) -> None:
        """Make everything so many steps larger, within what the setting allows."""
        percent = self._live.get(ZOOM) + steps * ZOOM.step
        self._live.set(ZOOM, min(max(percent, ZOOM.low), ZOOM.high))

    def _register(self, registry: ActionRegistry) -> None:
        view, program = ActionGroup.VIEW, ActionGroup.PROGRAM
        for spec in (
            ActionSpec(
                "zoom_in",
                self.tr("Larger text"),
                view,
                lambda: self.zoom(1),
                ("Ctrl++", "Ctrl+="),
                everywhere=True,
                words=self.tr("zoom in bigger"),
            ),
            ActionSpec(
                "zoom_out",
                self.tr("Smaller text"),
                view,
                lambda: self.zoom(-1),
                ("Ctrl+-",),
                everywhere=True,
                words=self.tr("zoom out"),
            ),
            ActionSpec(
                "zoom_reset",
                self.tr("Usual text size"),
                view,
                lambda: self._live.reset(ZOOM),
                ("Ctrl+0",),
                everywhere=True,
                words=self.tr("zoom 100 %"),
            ),
            *self._theme_specs(),
            ActionSpec(
                "palette",
                self.tr("Command palette…"),
                program,
                self.palette.open_now,
                ("Ctrl+K",),
                words=self.tr("find run"),
            ),
            ActionSpec("settings", self.tr("Settings…"), program, self.show_settings, ("Ctrl+,",)),
            ActionSpec("shortcuts", self.tr("Keyboard shortcuts"), program, self.show_sheet, ("F1",)),
            ActionSpec("about", self.tr("About {name}").format(name=NAME), program, self.show_about),
            ActionSpec("menu", self.tr("Menu"), program, self.menu_button.showMenu, ("F10",), in_menu=False),
            ActionSpec("quit", self.tr("Quit"), program, self._window.close, ("Ctrl+Q",)),
        ):
            registry.add(spec)
        for hint in self._hints():
            registry.add_hint(hint)

    def _theme_specs(self) -> list[ActionSpec]:
        names = {
            "system": self.tr("Theme of the system"),
            "light": self.tr("Light theme"),
            "dark": self.tr("Dark theme"),
            "high-contrast": self.tr("High-contrast theme"),
        }
        return [
            ActionSpec(
                f"theme_{option.value}",
                names[option.value],
                ActionGroup.VIEW,
                partial(self._live.set, THEME, option.value),
                words=self.tr("appearance colours"),
                in_menu=False,
            )
            for option in THEME.options
        ]

    def _hints(self) -> tuple[KeyHint, ...]:
        writing = ActionGroup.WRITING
        return (
            KeyHint(self.tr("Send the message"), ("Enter",), writing),
            KeyHint(self.tr("Begin a new line"), ("Shift+Enter",), writing),
            KeyHint(self.tr("Scroll the conversation"), ("PgUp", "PgDown"), writing),
            KeyHint(self.tr("Edit the last message, from an empty field"), ("Up",), writing),
            KeyHint(self.tr("Delete the chat chosen in the list"), ("Del",), ActionGroup.CONVERSATION),
            KeyHint(self.tr("Go to the next control"), ("Tab",), ActionGroup.VIEW),
        )

    @Slot(object)
    def _on_engine_ready(self, hello: Hello) -> None:
        self._hello = hello


def _present(dialog: QDialog) -> None:
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
