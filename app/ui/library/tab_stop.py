"""One of several: the keyboard comes to the chosen one with Tab, and to the others with the arrows."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup


def tab_stop(group: QButtonGroup) -> None:
    """Let Tab stop at the chosen button only, and say so to whoever asks a button."""
    for button in group.buttons():
        is_chosen = button.isChecked()
        button.setAutoExclusive(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_chosen else Qt.FocusPolicy.ClickFocus)
