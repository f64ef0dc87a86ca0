# ruff: noqa: N802  Qt's own names
"""A button whose words may take more than one line."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.ui.label import label
from app.ui.theme import Theme
from app.ui.typeface import Size

_SIDE, _ABOVE = 16, 11


class ExampleButton(QPushButton):
    """Breaks its words where they do not fit on one line."""

    def __init__(self, theme: Theme, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setProperty("role", "example")
        self._words = label(theme, words, Size.TEXT)
        self._words.setWordWrap(True)
        self._words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        layout = QVBoxLayout(self)
        layout.addWidget(self._words)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self._fit)
        self._fit()

    @property
    def words(self) -> str:
        """What it says."""
        return self._words.text()

    def heightForWidth(self, width: int) -> int:
        """As tall as its lines."""
        side, above = self._theme.type.pixels(_SIDE), self._theme.type.pixels(_ABOVE)
        return self._words.heightForWidth(width - 2 * side) + 2 * above

    def sizeHint(self) -> QSize:
        """One line, where there is room for it."""
        width = self._words.fontMetrics().horizontalAdvance(self._words.text())
        width += 2 * self._theme.type.pixels(_SIDE) + 2
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Some words to a line."""
        width = self._theme.type.pixels(160)
        return QSize(width, self.heightForWidth(self.width()))

    def _fit(self) -> None:
        side, above = self._theme.type.pixels(_SIDE), self._theme.type.pixels(_ABOVE)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(side, above, side, above)
        self.updateGeometry()
