"""The button that leads to the end of the conversation, while the reader is elsewhere."""

from PySide6.QtWidgets import QPushButton, QWidget


class EndButton(QPushButton):
    """Lies over the lower edge, in its middle."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("↓", parent)
        self._edge = parent
        self.setProperty("role", "round")
        self.setAccessibleName(self.tr("Go to the end"))
        self.setToolTip(self.tr("Go to the end and follow the answer"))
        self.hide()

    def place(self) -> None:
        """Go to its place, above everything else."""
        size = self.sizeHint()
        self.move((self._edge.width() - size.width()) // 2, self._edge.height() - size.height() - 10)
        self.raise_()
