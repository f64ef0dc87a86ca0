"""PySide itself: a build for a newer Python loses references on an older one, and then kills the program."""

import sys

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot


class Sender(QObject):
    flagged = Signal(bool)


def test_calls_into_qt_lose_no_references(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    sender = Sender()
    sender.flagged.connect(lambda _flag: None)
    before = [sys.getrefcount(value) for value in (None, True, False)]
    for _ in range(500):
        label.hide()
        sender.flagged.emit(True)
        sender.flagged.emit(False)
    after = [sys.getrefcount(value) for value in (None, True, False)]
    assert all(late >= early - 100 for early, late in zip(before, after, strict=True)), (before, after)
