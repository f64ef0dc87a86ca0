"""Where the window stood and how large it was, filling the screen or not, and what stood beside the chat."""

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtWidgets import QWidget

from app.storage.setting_table import LIST_SHOWN, LIST_WIDTH, METER_SHOWN, WINDOW_GEOMETRY
from app.ui.conversations.actions import ConversationActions
from app.ui.main_window import MainWindow
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


def restore_panels(window: MainWindow, conversations: ConversationActions, live: LiveSettings) -> None:
    """Show what stood beside the conversation, as wide as it was."""
    conversations.sidebar.draw_out(live.get(LIST_WIDTH))
    conversations.side_panel.want(live.get(LIST_SHOWN))
    window.meter_dock.want(live.get(METER_SHOWN))


def remember_panels(window: MainWindow, conversations: ConversationActions, live: LiveSettings) -> None:
    """Keep what stands beside the conversation."""
    live.set(LIST_WIDTH, conversations.sidebar.drawn_width)
    live.set(LIST_SHOWN, conversations.side_panel.is_wanted)
    live.set(METER_SHOWN, window.meter_dock.is_wanted)
