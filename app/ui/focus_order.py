"""Which control the keyboard comes to next."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget


def follow_in_focus_order(anchor: QWidget, widgets: Sequence[QWidget]) -> None:
    """Let Tab meet the buttons within widgets that came later where they are seen.

    Args:
        anchor: Where they are seen: they come after the control before it, as Qt lets nothing follow a widget
            that never has the keyboard.
        widgets: In the order in which they are seen.
    """
    before = anchor.previousInFocusChain() or anchor
    while before is not anchor and not _may_lead(before, widgets):
        before = before.previousInFocusChain() or anchor
    for widget in widgets:
        for button in widget.findChildren(QAbstractButton):
            QWidget.setTabOrder(before, button)
            before = button


def _may_lead(candidate: QWidget, widgets: Sequence[QWidget]) -> bool:
    takes_tab = bool(candidate.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return takes_tab and not any(widget.isAncestorOf(candidate) for widget in widgets)
