"""Where the window stood and how large it was, also when it filled the screen."""

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtWidgets import QWidget

from app.storage.setting_table import WINDOW_GEOMETRY
from app.ui.settings.live_settings import LiveSettings

USUAL_SIZE = QSize(1240, 820)


def restore(window: QWidget, live: LiveSettings) -> None:
    """Put a window where it was; Qt brings back one whose screen is gone."""
    kept = live.get(WINDOW_GEOMETRY)
    if kept and window.restoreGeometry(QByteArray.fromBase64(kept.encode())):
        return
    room = window.screen().availableSize()
    window.resize(USUAL_SIZE.boundedTo(room - QSize(40, 60)))  # the frame and its title need some of it


def remember(window: QWidget, live: LiveSettings) -> None:
    """Keep where a window is."""
    live.set(WINDOW_GEOMETRY, bytes(window.saveGeometry().toBase64().data()).decode())
