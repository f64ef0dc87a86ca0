"""Makes widgets that are there already as large as the type has become."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

_UNLIMITED = (1 << 24) - 1
"""Qt's largest size, which means no limit."""


@dataclass(frozen=True, slots=True)
class Measure:
    """What a widget was given by hand."""

    widget: QWidget
    points: float
    smallest: QSize
    largest: QSize

    def apply(self, ratio: float) -> None:
        """Give it the same again, so many times as large."""
        font = self.widget.font()
        if self.points > 0:
            font.setPointSizeF(self.points * ratio)
            self.widget.setFont(font)
        if isinstance(self.widget, QAbstractScrollArea):
            self.widget.viewport().setFont(font)  # else a stylesheet makes it keep the one before
        # A text measures its own height, and a window is the user's to size.
        if not isinstance(self.widget, QAbstractScrollArea) and not self.widget.isWindow():
            self.widget.setMinimumSize(_scaled(self.smallest, ratio, 0))
            self.widget.setMaximumSize(_scaled(self.largest, ratio, _UNLIMITED))
        self.widget.updateGeometry()


def measured(widgets: Iterable[QWidget]) -> list[Measure]:
    """Note fonts and sizes that were given by hand, before the type changes its size."""
    own = Qt.WidgetAttribute.WA_SetFont
    return [
        Measure(
            widget,
            widget.font().pointSizeF() if widget.testAttribute(own) else 0.0,
            widget.minimumSize(),
            widget.maximumSize(),
        )
        for widget in widgets
        if not _is_viewport(widget)
    ]


def _is_viewport(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    return isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget


def _scaled(size: QSize, ratio: float, unset: int) -> QSize:
    def side(length: int) -> int:
        return length if length in (unset, 0) or length >= _UNLIMITED else round(length * ratio)

    return QSize(side(size.width()), side(size.height()))
