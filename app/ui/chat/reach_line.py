"""The line in the conversation above which the model reads nothing any more."""

from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from app.ui.label import label
from app.ui.theme import Theme
from app.ui.typeface import Size


class ReachLine(QFrame):
    """Stands between two exchanges; a hairline with words in its middle."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = self.tr("The model no longer reads what is above")
        self._words = label(theme, words, Size.SMALL, "secondary")
        self._words.setToolTip(
            self.tr("The conversation is longer than the context, so its oldest messages are left out.")
        )
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 8)
        layout.setSpacing(12)
        layout.addWidget(_hairline(), 1)
        layout.addWidget(self._words)
        layout.addWidget(_hairline(), 1)
        self.hide()

    @property
    def words(self) -> str:
        """What it says; empty while it is not shown."""
        return "" if self.isHidden() else self._words.text()


def _hairline() -> QFrame:
    line = QFrame()
    line.setProperty("role", "hairline")
    return line
