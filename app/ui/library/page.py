"""A page of the library's window: a column that scrolls, whose width never changes because of that."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from app.ui.label import set_mark


def mirrored(widget: QWidget, start: int, top: int, end: int, bottom: int) -> tuple[int, int, int, int]:
    """Return margins from left to right, which Qt does not turn round where one reads from the right."""
    is_mirrored = widget.layoutDirection() == Qt.LayoutDirection.RightToLeft
    return (end, top, start, bottom) if is_mirrored else (start, top, end, bottom)


class Page(QScrollArea):
    """The controls on it have the keyboard, the page itself has not; it follows them.

    Args:
        spacing: Pixels between its parts.
    """

    def __init__(self, spacing: int = 8, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bare")
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.inside = QWidget()
        """What is scrolled."""
        self.inside.setObjectName("libraryColumn")
        self.column = QVBoxLayout(self.inside)
        """Where its parts stand."""
        self.column.setContentsMargins(*mirrored(self, 0, 2, 4, 8))
        self.column.setSpacing(spacing)
        self.setWidget(self.inside)
        self.verticalScrollBar().rangeChanged.connect(self._on_range_changed)
        self._on_range_changed(0, 0)

    @Slot(int, int)
    def _on_range_changed(self, low: int, high: int) -> None:
        """Hide the bar while there is nothing to scroll, and keep its room."""
        set_mark(self.verticalScrollBar(), "idle", high <= low)
