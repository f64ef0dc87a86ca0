"""Every control of the window and of what is around it has a name, a place in the order, and visible text."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QLabel,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from tests.support.cut_words import cut_words
from tests.support.library_places import pair
from tests.support.places import PLACES, Open, window

Start = Callable[..., Parts]


def is_control(widget: QWidget, place: QWidget) -> bool:
    inner = isinstance(widget.parent(), QAbstractScrollArea | QAbstractSpinBox)  # a part of its parent
    takes_focus = widget.focusPolicy() != Qt.FocusPolicy.NoFocus
    return takes_focus and not inner and widget.window() is place and widget.focusProxy() is None


def controls(place: QWidget) -> list[QWidget]:
    return [widget for widget in place.findChildren(QWidget) if is_control(widget, place)]


@pytest.mark.parametrize("open_place", PLACES)
def test_every_control_has_a_name_for_screen_readers(start: Start, open_place: Open) -> None:
    place = open_place(start(draft=True))
    assert controls(place)
    for widget in controls(place):
        face = QAccessible.queryAccessibleInterface(widget)
        assert face is not None, widget
        if not isinstance(widget, QLabel):
            assert face.text(QAccessible.Text.Name), f"{widget} {widget.objectName()}"
        if isinstance(widget, QAbstractButton) and widget.text():
            assert widget.accessibleName() or widget.text()


@pytest.mark.parametrize("open_place", PLACES)
def test_tab_meets_every_control_once_and_comes_back(qtbot: QtBot, start: Start, open_place: Open) -> None:
    place = open_place(start(draft=True))
    qtbot.waitUntil(lambda: place.isActiveWindow() or place.windowType() == Qt.WindowType.Popup)
    by_tab = [
        widget
        for widget in controls(place)
        if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    first = place.focusWidget() or by_tab[0]
    first.setFocus()
    met: list[QWidget] = []
    for _ in range(200):  # a text holds on to the keyboard for each link it has
        focused = place.focusWidget()
        assert focused is not None
        if met and focused is met[0]:
            break
        met += [] if met and focused is met[-1] else [focused]
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert set(by_tab) <= set(met)
    assert len(met) == len(set(met))
    assert place.focusWidget() is met[0]
    if len(met) > 1:
        QTest.keyClick(met[0], Qt.Key.Key_Backtab)
        assert place.focusWidget() is met[-1]


@pytest.mark.parametrize("open_place", [place for place in PLACES if place not in (window, pair)])
def test_the_order_of_focus_follows_the_page(qtbot: QtBot, start: Start, open_place: Open) -> None:
    """Downwards, line by line: who sees the page and who hears it meet the same order.

    The window itself begins in the message field, which is at its foot, and the details of a pair stand
    in two columns, one of which comes after the other.
    """
    place = open_place(start())
    shown = [widget for widget in controls(place) if widget.isVisible()]
    order: list[QWidget] = []
    widget = shown[0]
    for _ in range(1_000):
        if widget in shown and widget not in order:
            order.append(widget)
        following = widget.nextInFocusChain()
        assert following is not None
        widget = following
    tops = [widget.mapTo(place, widget.rect().center()).y() for widget in order]
    start_at = tops.index(min(tops))
    turned = tops[start_at:] + tops[:start_at]
    assert all(later >= earlier - 24 for earlier, later in pairwise(turned))


@pytest.mark.parametrize("open_place", PLACES[1:])
@pytest.mark.parametrize("percent", [100, 200])
def test_no_word_is_cut(start: Start, open_place: Open, percent: int) -> None:
    parts = start()
    try:
        parts.around.zoom((percent - 100) // 10)
        place = open_place(parts)
        place.resize(min(place.width(), 900), min(place.height(), 600))
        assert cut_words(place) == []
    finally:
        parts.around.zoom((100 - percent) // 10)


@pytest.mark.parametrize("open_place", PLACES)
def test_where_the_keyboard_is_can_be_seen(qtbot: QtBot, start: Start, open_place: Open) -> None:
    """In the window itself: a ring may lie around a control, and a field may light up what holds it."""
    place = open_place(start("--reply", "```py\ncode\n```", draft=True))
    qtbot.waitUntil(lambda: place.isActiveWindow() or place.windowType() == Qt.WindowType.Popup)
    unseen: list[str] = []
    for widget in controls(place):
        if not (widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus):
            continue
        widget.clearFocus()
        for page in place.findChildren(QScrollArea):
            if page.isAncestorOf(widget):
                page.ensureWidgetVisible(widget)
        before = place.grab().toImage()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        if widget.hasFocus() and place.grab().toImage() == before:
            unseen.append(f"{type(widget).__name__} {widget.accessibleName()}")
    assert unseen == []
