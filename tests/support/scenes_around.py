"""Pictures of what stands around the conversation, in windows of its own."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from app import bootstrap
from app.storage.setting_table import TEMPERATURE
from tests.support import insights
from tests.support.sample_texts import LONG_REPLY, REPLY
from tests.support.scene import Scene, has_ended


def search_settings(parts: bootstrap.Parts) -> None:
    """Look for something among the settings, one of which was changed."""
    parts.settings.set(TEMPERATURE, 0.9)
    parts.around.show_settings()
    dialog = parts.around.settings_dialog
    if dialog is not None:
        dialog.search("sampling")


def show_about_once_ready(parts: bootstrap.Parts) -> None:
    """Open the page when the engine has told of itself."""
    parts.client.engine_ready.connect(lambda _hello: parts.around.show_about())


def search_palette(parts: bootstrap.Parts) -> None:
    """Look for something in the palette."""
    parts.around.palette.open_now()
    parts.around.palette.query.setText("te")


def chat_settings(parts: bootstrap.Parts) -> QWidget | None:
    """Return the dialog of the conversation's own settings."""
    parts.conversations.show_settings()
    dialogs = parts.window.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return next((dialog for dialog in dialogs if dialog.windowTitle() and dialog.isVisible()), None)


def method_menu(parts: bootstrap.Parts) -> QWidget | None:
    """Return the menu of methods."""
    menu = parts.window.model_bar.chips[2].menu()
    menu.popup(QPoint(20, 20))
    return menu


AROUND = (
    Scene(
        "settings",
        act=lambda parts: parts.around.show_settings(),
        picture=lambda parts: parts.around.settings_dialog,
    ),
    Scene(
        "settings-search",
        act=search_settings,
        picture=lambda parts: parts.around.settings_dialog,
    ),
    Scene("chat-settings", picture=chat_settings),
    Scene("shortcuts", act=lambda parts: parts.around.show_sheet(), picture=lambda parts: parts.around.sheet),
    Scene("about", act=show_about_once_ready, picture=lambda parts: parts.around.about),
    Scene(
        "palette",
        act=lambda parts: parts.around.palette.open_now(),
        picture=lambda parts: parts.around.palette,
    ),
    Scene("palette-query", act=search_palette, has_list=True, picture=lambda parts: parts.around.palette),
    Scene(
        "menu",
        act=lambda parts: parts.around.menu_button.menu().popup(QPoint(20, 20)),
        picture=lambda parts: parts.around.menu_button.menu(),
    ),
    Scene("method-menu", picture=method_menu),
    Scene(
        "token-card",
        ["--reply", REPLY + LONG_REPLY, "--rate", "2000"],
        insights.ask,
        has_ended,
        picture=insights.card_of_a_token,
    ),
    Scene(
        "details",
        ["--reply", REPLY],
        insights.ask_and_tell,
        lambda parts: parts.insights.details is not None,
        picture=lambda parts: parts.insights.details,
    ),
    Scene("statistics", act=insights.show_statistics, picture=lambda parts: parts.insights.statistics),
    Scene(
        "statistics-empty",
        act=lambda parts: parts.insights.show_statistics(),
        picture=lambda parts: parts.insights.statistics,
    ),
)
"""What stands around the conversation, in windows of its own."""
