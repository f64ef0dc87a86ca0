# ruff: noqa: N802  Qt's own names
"""A button that names a thing and what it is set to, and opens a menu to change it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from app.ui.eliding_label import ElidingLabel
from app.ui.label import label
from app.ui.theme import Theme
from app.ui.typeface import Size


class Chip(QPushButton):
    """Shows a label, a value and a small detail."""

    def __init__(
        self,
        theme: Theme,
        title: str,
        elide: Qt.TextElideMode = Qt.TextElideMode.ElideMiddle,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._title = title
        self.setProperty("role", "chip")
        caption = label(theme, title, Size.SMALL, "secondary")
        self._value = ElidingLabel(mode=elide)
        self._value.setFont(theme.type.interface(Size.LABEL, QFont.Weight.Medium))
        self._detail = label(theme, "", Size.SMALL, "secondary")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(11, 6, 11, 6)
        layout.setSpacing(8)
        parts: tuple[QLabel, ...] = (caption, self._value, self._detail)
        for part in parts:
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            layout.addWidget(part, 1 if part is self._value else 0)
        self.show_value("", "", "")

    @property
    def value(self) -> str:
        """What it is set to."""
        return self._value.text()

    def show_value(self, value: str, detail: str, tip: str) -> None:
        """Show what it is set to, a detail behind it, and more in the tooltip."""
        self._value.setText(value)
        self._detail.setText(detail)
        self._detail.setVisible(bool(detail))
        self.setToolTip(tip)
        self.setAccessibleName(f"{self._title}: {value} {detail}".strip())
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Be as large as its contents."""
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Be no smaller than the contents when elided."""
        layout = self.layout()
        return layout.minimumSize() if layout is not None else super().minimumSizeHint()
