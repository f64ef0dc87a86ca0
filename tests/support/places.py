"""Opens every place of the program: the window and what is around it."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from app.bootstrap import Parts
from app.core.statistics import Statistics
from app.storage.records import ReplyRecord
from app.ui.chat.exchange import Exchange
from app.ui.conversations.settings_dialog import ConversationSettingsDialog
from tests.support.library_places import LIBRARY_PLACES

Open = Callable[[Parts], QWidget]


def window(parts: Parts) -> QWidget:
    parts.window.activateWindow()
    return parts.window


def settings(parts: Parts) -> QWidget:
    parts.around.show_settings()
    dialog = parts.around.settings_dialog
    assert dialog is not None
    return dialog


def sheet(parts: Parts) -> QWidget:
    parts.around.show_sheet()
    dialog = parts.around.sheet
    assert dialog is not None
    return dialog


def about(parts: Parts) -> QWidget:
    parts.around.show_about()
    dialog = parts.around.about
    assert dialog is not None
    return dialog


def palette(parts: Parts) -> QWidget:
    parts.around.palette.open_now()
    return parts.around.palette


def details(parts: Parts) -> QWidget:
    record = ReplyRecord(Statistics(committed=9, rounds=3), target="big")
    parts.insights.show_details(Exchange(0, "?", record=record))
    dialog = parts.insights.details
    assert dialog is not None
    return dialog


def statistics(parts: Parts) -> QWidget:
    parts.insights.show_statistics()
    dialog = parts.insights.statistics
    assert dialog is not None
    return dialog


def chat_settings(parts: Parts) -> QWidget:
    parts.conversations.show_settings()
    return parts.window.findChildren(ConversationSettingsDialog)[0]


PLACES: list[Open] = [
    window,
    settings,
    sheet,
    about,
    palette,
    details,
    statistics,
    chat_settings,
    *LIBRARY_PLACES,
]
