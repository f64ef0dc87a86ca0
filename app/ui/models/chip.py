# ruff: noqa: N802  Qt's own names
"""A button that names a thing and what it is set to, and opens a menu to change it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from app.ui.eliding_label import ElidingLabel
from app.ui.label import label
from app.ui.theme import Theme
from app.ui.typeface import Size


class Chip(QPushButton):
    """Shows a label, a value and a small detail; where room is short the value alone, and then its ends."""

    def __init__(
        self,
        theme: Theme,
        title: str,
        elide: Qt.TextElideMode = Qt.TextElideMode.ElideMiddle,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._title = title
        self._is_urgent = self._is_fitting = False
        self.setProperty("role", "chip")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._theme = theme
        self._caption = label(theme, title, Size.SMALL, "secondary")
        self._value = ElidingLabel(mode=elide)
        self._value.setFont(theme.type.interface(Size.LABEL, QFont.Weight.Medium))
        self._detail = ElidingLabel()
        self._detail.setFont(theme.type.interface(Size.SMALL))
        self._detail.setProperty("ink", "secondary")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(11, 6, 11, 6)
        layout.setSpacing(8)
        parts: tuple[QLabel, ...] = (self._caption, self._value, self._detail)
        for part in parts:
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            layout.addWidget(part, 1 if part is self._value else 0)
        self.show_value("", "", "")

    @property
    def value(self) -> str:
        """What it is set to."""
        return self._value.text()

    def show_value(self, value: str, detail: str, tip: str, is_urgent: bool = False) -> None:
        """Show what it is set to, a detail behind it, and more in the tooltip.

        Args:
            value: What it is set to.
            detail: More about it; may be empty.
            tip: Even more.
            is_urgent: Whether the detail matters more than the label.
        """
        self._is_urgent = is_urgent
        self._value.setText(value)
        self._detail.setText(detail)
        self.setToolTip(tip or f"{self._title}: {value}")
        self.setAccessibleName(f"{self._title}: {value} {detail}".strip())
        self._fit()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Be as large as its contents, whether all of them are shown or not."""
        parts = [part for part in (self._caption, self._value, self._detail) if part.text()]
        return self._around(sum(part.sizeHint().width() for part in parts), len(parts) - 1)

    def minimumSizeHint(self) -> QSize:
        """Be no smaller than a few letters of the value."""
        return self._around(self._value.minimumSizeHint().width(), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show what there is room for."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Leave the detail out first, then the label: what it is set to matters most.

        Showing a part lays the whole bar out at once, and may so change the width in the middle of it.
        """
        width = -1
        while not self._is_fitting and width != self.width():
            width = self.width()
            self._is_fitting = True
            self._show_parts(width)
            self._is_fitting = False

    def _show_parts(self, width: int) -> None:
        spacing, room = 8, width - 22
        room -= self._value.sizeHint().width()
        wanted = self._caption.sizeHint().width() + spacing
        if self._is_urgent:
            room -= self._detail.sizeHint().width() + spacing
        self._caption.setVisible(room >= wanted)
        room -= wanted
        if self._is_urgent:
            left = width - 22 - self._value.sizeHint().width() - spacing
            self._detail.setVisible(left >= self._detail.minimumSizeHint().width())
            return
        self._detail.setVisible(
            bool(self._detail.text()) and room >= self._detail.sizeHint().width() + spacing
        )

    def _around(self, width: int, gaps: int) -> QSize:
        height = max(self._value.sizeHint().height(), self._caption.sizeHint().height())
        return QSize(width + 8 * gaps + 22, height + 12)
