# ruff: noqa: N802  Qt's own names
"""A button that names a thing and what it is set to, and opens a menu to change it."""

from enum import IntEnum

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from app.ui.eliding_label import ElidingLabel
from app.ui.label import label
from app.ui.theme import Theme
from app.ui.typeface import Size

_SPACING = 8
_MARGINS = 22


class Fullness(IntEnum):
    """How much of itself a chip shows; what it is set to is always there."""

    VALUE = 0
    WITH_LABEL = 1
    WITH_DETAIL = 2


class Chip(QPushButton):
    """Shows a label, a value and a small detail; who places it says how much of them."""

    def __init__(
        self,
        theme: Theme,
        title: str,
        elide: Qt.TextElideMode = Qt.TextElideMode.ElideMiddle,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._title = title
        self._is_urgent = self._is_showing = False
        self._fullness = Fullness.WITH_DETAIL
        self.setProperty("role", "chip")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._caption = label(theme, title, Size.SMALL, "secondary")
        self._value = ElidingLabel(mode=elide)
        self._value.setFont(theme.type.interface(Size.LABEL, QFont.Weight.Medium))
        self._detail = ElidingLabel()
        self._detail.setFont(theme.type.interface(Size.SMALL))
        self._detail.setProperty("ink", "secondary")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(_MARGINS // 2, 6, _MARGINS // 2, 6)
        layout.setSpacing(_SPACING)
        parts: tuple[QLabel, ...] = (self._caption, self._value, self._detail)
        for part in parts:
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            layout.addWidget(part, 1 if part is self._value else 0)
        self.show_value("", "", "")

    @property
    def value(self) -> str:
        """What it is set to."""
        return self._value.text()

    @property
    def fullness(self) -> Fullness:
        """How much it shows."""
        return self._fullness

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
        self._show_parts()

    def show_parts(self, fullness: Fullness) -> None:
        """Show so much from now on."""
        if fullness != self._fullness:
            self._fullness = fullness
            self._show_parts()

    def width_at(self, fullness: Fullness) -> int:
        """How wide it is when it shows so much, in pixels."""
        parts = self._parts(fullness)
        return sum(part.sizeHint().width() for part in parts) + _SPACING * (len(parts) - 1) + _MARGINS

    def sizeHint(self) -> QSize:
        """Be as large as what it shows."""
        return self._high(self.width_at(self._fullness))

    def minimumSizeHint(self) -> QSize:
        """Be no smaller than a few letters of the value, and of a detail that matters."""
        width = self._value.minimumSizeHint().width()
        if self._is_urgent and self._detail.text():
            width += self._detail.minimumSizeHint().width() + _SPACING
        return self._high(width + _MARGINS)

    def _parts(self, fullness: Fullness) -> tuple[QLabel, ...]:
        """What is shown, in no order."""
        parts: list[QLabel] = [self._value]
        if fullness >= Fullness.WITH_LABEL:
            parts.append(self._caption)
        if self._detail.text() and (self._is_urgent or fullness == Fullness.WITH_DETAIL):
            parts.append(self._detail)
        return tuple(parts)

    def _show_parts(self) -> None:
        """Show and hide them.

        Showing a part lays the whole bar out at once, and may so ask for others in the middle of it: then
        again, for Qt shows the part even if it was hidden meanwhile.
        """
        shown: tuple[QLabel, ...] = ()
        while not self._is_showing and shown != self._parts(self._fullness):
            shown = self._parts(self._fullness)
            self._is_showing = True
            for part in (self._caption, self._detail):
                part.setVisible(part in shown)
            self._is_showing = False
        self.updateGeometry()

    def _high(self, width: int) -> QSize:
        height = max(self._value.sizeHint().height(), self._caption.sizeHint().height())
        return QSize(width, height + 12)
