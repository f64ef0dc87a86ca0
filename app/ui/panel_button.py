# ruff: noqa: N802  Qt's own names
"""The button that shows or hides what stands beside the conversation."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from app.ui.actions.registry import key_text
from app.ui.theme import Theme


class PanelButton(QPushButton):
    """Shows a window with a panel at its start or its end."""

    def __init__(
        self, theme: Theme, name: str, key: str, at_end: bool = False, parent: QWidget | None = None
    ) -> None:
        """Make it.

        Args:
            theme: Colours and type.
            name: What it does, for screen readers.
            key: Its key, as Qt writes it; the tip tells it as the platform does.
            at_end: Whether the panel stands at the end of the window.
            parent: Owner in Qt's tree.
        """
        super().__init__(parent)
        self._theme = theme
        self._at_end = at_end
        self.setProperty("role", "quiet")
        self.setAccessibleName(name)
        self.setToolTip(f"{name} ({key_text(key)})")
        self.setFixedSize(theme.type.pixels(34), theme.type.pixels(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a window with a panel at its side."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._theme.colors.secondary), self._theme.type.pixels(15) / 10))
        side = self._theme.type.pixels(16)
        frame = QRectF((self.width() - side) / 2, (self.height() - side * 0.8) / 2, side, side * 0.8)
        painter.drawRoundedRect(frame, 2.5, 2.5)
        is_mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        share = 0.64 if is_mirrored is not self._at_end else 0.36
        across = frame.left() + frame.width() * share
        painter.drawLine(int(across), int(frame.top()), int(across), int(frame.bottom()))
