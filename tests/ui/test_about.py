"""The page about the program."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from app import VERSION
from app.bootstrap import Parts
from app.service.messages import PROTOCOL, Hello
from app.ui.about import AboutDialog
from app.ui.chat.text_view import TextView
from app.ui.theme import Theme

Start = Callable[..., Parts]


def test_it_tells_versions_the_processor_and_where_files_are(start: Start) -> None:
    parts = start()
    parts.window.registry.action("about").trigger()
    page = parts.around.about
    assert page is not None
    facts = dict(page.facts)
    assert facts["Slipstream"] == VERSION
    assert facts["Engine"] == "fake"
    assert facts["Processor features"] == "no processor features"
    assert {place.path.name for place in page.places} >= {"settings.json", "conversations.sqlite3"}
    words = [label.text() for label in page.findChildren(QLabel)]
    assert "Nothing leaves this machine but what the download dialog is told to fetch." in words


def test_it_shows_the_licences_of_what_it_runs_with(qtbot: QtBot, theme: Theme) -> None:
    page = AboutDialog(theme, None)
    qtbot.addWidget(page)
    (licences,) = page.findChildren(TextView)
    text = licences.toPlainText()
    for name in ("JetBrains Mono", "llama.cpp", "PySide6", "LGPL-3.0", "msgspec"):
        assert name in text
    assert "pytest" not in text


def test_folders_are_opened_where_they_are_or_would_be(qtbot: QtBot, theme: Theme) -> None:
    opened: list[Path] = []
    page = AboutDialog(theme, None, show_folder=opened.append)
    qtbot.addWidget(page)
    for button in page.findChildren(QPushButton):
        if button.text() == "Open folder":
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(opened) == len(page.places)
    for folder, place in zip(opened, page.places, strict=True):
        assert folder.is_dir()
        assert place.path.is_relative_to(folder)


def test_what_is_copied_does_not_tell_who_the_user_is(qtbot: QtBot, theme: Theme) -> None:
    page = AboutDialog(theme, Hello(PROTOCOL, "1.2.3", "AVX2 = 1 | FMA = 1"))
    qtbot.addWidget(page)
    copy = next(button for button in page.findChildren(QPushButton) if button.text() == "Copy")
    QTest.keyClick(copy, Qt.Key.Key_Space)
    copied = QGuiApplication.clipboard().text()
    assert "AVX2 = 1" in copied
    assert "1.2.3" in copied
    assert str(Path.home()) not in copied
