"""How large a dialog may open on the screen it stands on."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

_FRAME = QSize(40, 60)
"""The frame, its title, and a strip of what lies behind."""


def within_screen(dialog: QWidget, wanted: QSize) -> QSize:
    """Return the size a dialog wants, or what its screen has room for."""
    return wanted.boundedTo(dialog.screen().availableSize() - _FRAME)
