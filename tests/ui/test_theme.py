"""Colours that can be read, a size that can be chosen, both while the program runs."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.storage.setting_table import ZOOM
from app.ui.chat.welcome import Welcome
from app.ui.palette import DARK, LIGHT, STRONG_DARK, STRONG_LIGHT, Colors, in_high_contrast, qt_palette
from app.ui.stylesheet import stylesheet
from app.ui.theme import Theme, ThemeChoice

Start = Callable[..., Parts]
ALL = [
    pytest.param(LIGHT, 4.5, id="light"),
    pytest.param(DARK, 4.5, id="dark"),
    pytest.param(STRONG_LIGHT, 7.0, id="high-contrast-light"),
    pytest.param(STRONG_DARK, 7.0, id="high-contrast-dark"),
]
MARK = 3.0
GROUNDS = ("window", "panel", "raised", "hover", "quote")
INKS = ("text", "secondary")


def luminance(color: str) -> float:
    channels = (QColor(color).redF(), QColor(color).greenF(), QColor(color).blueF())
    linear: list[float] = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("colors", "needed"), ALL)
def test_every_ink_can_be_read_on_every_ground(colors: Colors, needed: float) -> None:
    for ground in GROUNDS:
        for ink in INKS:
            assert contrast(getattr(colors, ink), getattr(colors, ground)) >= needed, (ink, ground)
        for mark in ("accent", "plain"):
            assert contrast(getattr(colors, mark), getattr(colors, ground)) >= MARK, (mark, ground)
    for ground in ("window", "panel", "raised", "quote"):
        assert contrast(colors.accent, getattr(colors, ground)) >= needed - 0.5 * (needed > 4.5)
        assert contrast(colors.warning, getattr(colors, ground)) >= 4.5
    for ink, ground in (
        ("accent_ink", "accent_ground"),
        ("text", "accent_ground"),
        ("on_accent", "accent"),
        ("on_strong", "strong"),
        ("on_strong", "secondary"),
        ("warning", "warning_ground"),
        ("text", "warning_ground"),
    ):
        assert contrast(getattr(colors, ink), getattr(colors, ground)) >= 4.5, (ink, ground)


def test_high_contrast_keeps_the_side_of_the_theme() -> None:
    assert in_high_contrast(LIGHT) is STRONG_LIGHT
    assert in_high_contrast(DARK) is STRONG_DARK
    for colors in (STRONG_LIGHT, STRONG_DARK):
        assert contrast(colors.edge, colors.window) >= 7
        assert contrast(colors.line, colors.window) >= 7


@pytest.mark.parametrize(("colors", "_needed"), ALL)
def test_no_ink_of_the_stylesheet_stands_on_its_own_colour(colors: Colors, _needed: float) -> None:
    sheet = stylesheet(colors)
    assert "$" not in sheet
    for rule in sheet.split("}"):
        parts = [part.partition(":") for part in rule.rpartition("{")[2].split(";")]
        declared = {name.strip(): value.strip() for name, _, value in parts}
        ink, ground = declared.get("color"), declared.get("background")
        if ink and ground and ground.startswith("#"):
            assert contrast(ink, ground) >= MARK, rule


@pytest.mark.parametrize("colors", [LIGHT, DARK, STRONG_LIGHT, STRONG_DARK])
def test_qts_own_palette_has_every_colour(colors: Colors) -> None:
    palette = qt_palette(colors)
    for ink, ground in (
        (palette.text(), palette.base()),
        (palette.buttonText(), palette.button()),
        (palette.highlightedText(), palette.highlight()),
        (palette.toolTipText(), palette.toolTipBase()),
        (palette.link(), palette.base()),
    ):
        assert contrast(ink.color().name(), ground.color().name()) >= 4.5


def test_lengths_grow_with_the_zoom_and_hairlines_do_not() -> None:
    sheet = stylesheet(LIGHT, 2.0)
    assert "border: 1px solid" in sheet
    assert "border: 2px solid" in sheet
    assert "min-height: 64px" in sheet
    assert stylesheet(LIGHT, 1.0) == stylesheet(LIGHT)


@pytest.fixture
def restored(theme: Theme) -> Iterator[Theme]:
    choice = theme.choice
    yield theme
    theme.zoom(100)
    theme.choose(choice)


def test_the_system_is_followed_while_it_runs(
    qtbot: QtBot, restored: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    hints = QGuiApplication.styleHints()
    restored.choose(ThemeChoice.SYSTEM)
    for scheme, colors in ((Qt.ColorScheme.Dark, DARK), (Qt.ColorScheme.Light, LIGHT)):
        monkeypatch.setattr("app.ui.theme.system_scheme", lambda scheme=scheme: scheme)
        hints.colorSchemeChanged.emit(scheme)
        assert restored.colors is colors
    restored.choose(ThemeChoice.HIGH_CONTRAST)
    assert restored.colors is STRONG_LIGHT
    monkeypatch.setattr("app.ui.theme.system_scheme", lambda: Qt.ColorScheme.Dark)
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert restored.colors is STRONG_DARK
    monkeypatch.undo()


def test_keys_change_the_size_within_its_range_and_it_is_remembered(start: Start, restored: Theme) -> None:
    parts = start()
    window = parts.window
    control = Qt.KeyboardModifier.ControlModifier
    before = window.composer.font().pointSizeF()
    QTest.keyClick(window, Qt.Key.Key_Plus, control)
    assert parts.settings.get(ZOOM) == 110
    QTest.keyClick(window, Qt.Key.Key_Equal, control)
    assert parts.settings.get(ZOOM) == 120
    assert window.composer.font().pointSizeF() > before
    for _ in range(20):
        QTest.keyClick(window, Qt.Key.Key_Minus, control)
    assert parts.settings.get(ZOOM) == 50
    for _ in range(20):
        QTest.keyClick(window, Qt.Key.Key_Plus, control)
    assert parts.settings.get(ZOOM) == 200
    QTest.keyClick(window, Qt.Key.Key_0, control)
    assert parts.settings.get(ZOOM) == 100
    assert window.composer.font().pointSizeF() == pytest.approx(before)


def test_what_is_on_the_screen_becomes_as_large_as_what_is_made_anew(
    qtbot: QtBot, start: Start, restored: Theme
) -> None:
    old = start()
    restored.zoom(150)
    new = start()
    fonts = [
        {
            label.text(): label.font().pointSizeF()
            for label in parts.window.findChildren(QLabel)
            if label.text()
        }
        for parts in (old, new)
    ]
    assert fonts[0].keys() == fonts[1].keys()
    for text, points in fonts[0].items():
        assert points == pytest.approx(fonts[1][text]), text
    fields = [parts.window.findChildren(QPlainTextEdit)[0] for parts in (old, new)]
    for part in (fields[0], fields[0].viewport()):
        assert part.font().pointSizeF() == pytest.approx(fields[1].font().pointSizeF())
    restored.zoom(80)
    restored.zoom(150)
    assert fields[0].viewport().font().pointSizeF() == pytest.approx(fields[1].font().pointSizeF())
    widths = [parts.window.meter_panel.width() for parts in (old, new)]
    assert abs(widths[0] - widths[1]) <= 2


def test_the_window_keeps_its_size_and_can_be_small_when_all_is_large(start: Start, restored: Theme) -> None:
    parts = start()
    parts.window.resize(QSize(900, 600))
    restored.zoom(200)
    assert parts.window.size() == QSize(900, 600)
    assert QApplication.font().pointSizeF() == pytest.approx(restored.type.interface().pointSizeF())


def test_the_welcome_is_whole_at_twice_the_size_in_a_small_window(
    qtbot: QtBot, start: Start, restored: Theme
) -> None:
    restored.zoom(200)
    parts = start()
    parts.window.resize(QSize(900, 600))
    (welcome,) = parts.window.transcript.findChildren(Welcome)
    bar = parts.window.transcript.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert bar.value() == 0
    for words in welcome.findChildren(QLabel):
        assert words.height() >= words.heightForWidth(words.width()), words.text()
        assert words.width() + words.mapTo(welcome, words.rect().topLeft()).x() <= welcome.width()
    assert welcome.height() <= bar.maximum() + parts.window.transcript.viewport().height()


def test_nothing_moves_by_itself() -> None:
    """Nobody who asked for less motion has to ask here."""
    root = Path(__file__).resolve().parents[2] / "app"
    moving = ("QPropertyAnimation", "QVariantAnimation", "QTimeLine", "QMovie")
    found = [
        path.name for path in root.rglob("*.py") if any(name in path.read_text("utf-8") for name in moving)
    ]
    assert found == []
