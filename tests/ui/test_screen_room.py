"""Dialogs open no larger than the screen they stand on."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from app.ui.screen_room import within_screen


def test_a_dialog_has_the_size_it_wants_where_there_is_room(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    assert within_screen(dialog, QSize(300, 200)) == QSize(300, 200)


def test_a_dialog_leaves_some_of_the_screen(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    room, size = dialog.screen().availableSize(), within_screen(dialog, QSize(9000, 9000))
    assert size.width() < room.width()
    assert size.height() < room.height()
