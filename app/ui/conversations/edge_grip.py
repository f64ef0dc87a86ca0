# ruff: noqa: N802  Qt's own names
"""The edge of the list, by which it is made wider and narrower."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.ui.theme import Theme

GRIP_WIDTH = 6
_STEP = 16


class EdgeGrip(QWidget):
    """Drawn out by the pointer, or by the arrow keys; a double click brings the usual width back.

    Signals:
        drawn (int): The list shall be wider by so many pixels; narrower when negative.
        reset_requested (): It shall be as wide as usual.
    """

    drawn = Signal(int)
    reset_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._from: float | None = None
        self._is_pointed_at = False
        self.setCursor(Qt.CursorShape.SplitHCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("Width of the list"))
        self.setAccessibleDescription(self.tr("The arrow keys change it, Home brings the usual width back."))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._from = event.globalPosition().x()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go along with the pointer."""
        if self._from is None:
            return
        way = round(event.globalPosition().x() - self._from)
        before = self.mapToGlobal(self.rect().center()).x()
        self.drawn.emit(self._outwards(way))
        # The edge may have stopped at its limit; the pointer holds on to it all the same.
        self._from += way if self.mapToGlobal(self.rect().center()).x() != before else 0

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        self._from = None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ask for the usual width."""
        self.reset_requested.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the edge with the arrow keys."""
        steps = {Qt.Key.Key_Left: -_STEP, Qt.Key.Key_Right: _STEP}
        if event.key() in steps:
            self.drawn.emit(self._outwards(steps[Qt.Key(event.key())]))
        elif event.key() == Qt.Key.Key_Home:
            self.reset_requested.emit()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that it can be held."""
        self._is_pointed_at = True
        self.update()

    def leaveEvent(self, event: object) -> None:
        """Hide it again."""
        self._is_pointed_at = False
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a line while pointer or keyboard are on it."""
        if self._is_pointed_at or self._from is not None or self.hasFocus():
            painter = QPainter(self)
            color = self._theme.colors.accent if self.hasFocus() else self._theme.colors.plain
            painter.fillRect(self.rect().adjusted(2, 0, -1, 0), QColor(color))

    def _outwards(self, way: int) -> int:
        """A way to the right makes the list wider, unless the window is mirrored."""
        return -way if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else way
