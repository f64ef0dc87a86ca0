"""The languages of the window."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.core.statistics import DraftReason, Why
from app.ui.chat.exchange import Outcome
from app.ui.number_text import THIN
from app.ui.wording import Wording
from tests.support.cut_words import cut_words
from tests.support.places import PLACES, Open
from tests.support.speaking import speaking

Start = Callable[..., Parts]
LANGUAGES = ("en", "nl", "de")


@pytest.mark.parametrize(("chosen", "written"), [("de", "1,5"), ("nl", "1,5"), ("en", "1.5")])
def test_a_language_writes_its_numbers(qapp: QCoreApplication, chosen: str, written: str) -> None:
    with speaking(qapp, chosen):
        assert QLocale().toString(1.5, "f", 1) == written


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="only Linux tells what is mapped")
def test_an_update_may_replace_the_files_while_the_program_runs(qapp: QCoreApplication) -> None:
    with speaking(qapp, "de"):
        assert "slipstream_de.qm" not in Path("/proc/self/maps").read_text()


@pytest.mark.parametrize(("chosen", "stop"), [("en", "Stop"), ("nl", "Stop"), ("de", "Stopp")])
def test_the_window_speaks_it(start: Start, qapp: QCoreApplication, chosen: str, stop: str) -> None:
    with speaking(qapp, chosen):
        assert start().window.registry.action("stop").text() == stop


@pytest.mark.parametrize(
    ("chosen", "cancel", "undo"),
    [("en", "Cancel", "Undo"), ("nl", "Annuleren", "Ongedaan maken"), ("de", "Abbrechen", "Rückgängig")],
)
def test_what_qt_brings_speaks_it_too(
    qtbot: QtBot, qapp: QCoreApplication, chosen: str, cancel: str, undo: str
) -> None:
    with speaking(qapp, chosen):
        box, field = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel), QLineEdit()
        qtbot.addWidget(box)
        qtbot.addWidget(field)
        assert box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == cancel
        menu = field.createStandardContextMenu()
        assert menu.actions()[0].text().replace("&", "").startswith(undo)
        menu.deleteLater()


@pytest.mark.parametrize(
    ("chosen", "count", "words"),
    [
        ("en", 1, "measured against 1 plain step here"),
        ("en", 2, "measured against 2 plain steps here"),
        ("nl", 1, "hier vergeleken met 1 gewone stap"),
        ("nl", 2, "hier vergeleken met 2 gewone stappen"),
        ("de", 1, "hier verglichen mit 1 normalen Schritt"),
        ("de", 2, "hier verglichen mit 2 normalen Schritten"),
    ],
)
def test_one_is_not_said_as_many(qapp: QCoreApplication, chosen: str, count: int, words: str) -> None:
    with speaking(qapp, chosen):
        text = Wording().tr("measured against {count} plain steps here", "", count)
        assert text.format(count=count) == words


def test_a_reason_is_told_with_the_numbers_of_the_language(qapp: QCoreApplication) -> None:
    with speaking(qapp, "de"):
        told = Wording().reason(Why(DraftReason.RARELY_RIGHT, figure=0.12))
    assert told == f"Entwerfen lohnt nicht: Das Entwurfsmodell lag in 12{THIN}% der Fälle richtig."


def test_a_language_without_a_translation_speaks_english_and_counts_rightly(qapp: QCoreApplication) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.Icelandic))
    try:
        with speaking(qapp, "system"):
            assert Wording().tr("measured against {count} plain steps here", "", 1).endswith("step here")
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("language", "direction"),
    [
        (QLocale.Language.Arabic, Qt.LayoutDirection.RightToLeft),
        (QLocale.Language.Persian, Qt.LayoutDirection.RightToLeft),
        (QLocale.Language.Dutch, Qt.LayoutDirection.LeftToRight),
    ],
)
def test_the_window_runs_as_the_language_does(
    qapp: QGuiApplication, language: QLocale.Language, direction: Qt.LayoutDirection
) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        with speaking(qapp, "system"):
            assert qapp.layoutDirection() == direction
    finally:
        QLocale.setDefault(before)


def answered(parts: Parts, qtbot: QtBot) -> QWidget:
    parts.window.composer.message_composed.emit("Why is the sky blue?")
    qtbot.waitUntil(lambda: parts.chat.exchanges[-1].outcome is Outcome.COMPLETE and not parts.chat.is_busy)
    return parts.window


def empty(parts: Parts, _qtbot: QtBot) -> QWidget:
    return parts.window


@pytest.mark.parametrize("chosen", LANGUAGES)
@pytest.mark.parametrize("open_place", [empty, answered])
@pytest.mark.parametrize(("width", "height"), [(900, 600), (1440, 900)])
def test_no_word_of_the_window_is_cut(
    start: Start,
    qapp: QCoreApplication,
    qtbot: QtBot,
    chosen: str,
    open_place: Callable[[Parts, QtBot], QWidget],
    width: int,
    height: int,
) -> None:
    with speaking(qapp, chosen):
        parts = start(draft=True)
        parts.window.resize(width, height)
        assert cut_words(open_place(parts, qtbot), may_end_in_dots=True) == []


@pytest.mark.parametrize("chosen", LANGUAGES)
@pytest.mark.parametrize("open_place", PLACES[1:])
def test_no_word_around_the_window_is_cut(
    start: Start, qapp: QCoreApplication, chosen: str, open_place: Open
) -> None:
    with speaking(qapp, chosen):
        place = open_place(start())
        place.resize(min(place.width(), 900), min(place.height(), 600))
        assert cut_words(place, may_end_in_dots=True) == []
