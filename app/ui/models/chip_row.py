# ruff: noqa: N802  Qt's own names
"""Chips in a row that all show equally much of themselves."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.ui.models.chip import Chip, Fullness

_SPACING = 8


class ChipRow(QWidget):
    """Leaves out all details where room is short, then all labels; then the values get their ellipses."""

    def __init__(self, chips: Sequence[Chip], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chips = tuple(chips)
        self._is_fitting = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(_SPACING)
        for chip in self._chips:
            layout.addWidget(chip)
        layout.addStretch(1)

    def sizeHint(self) -> QSize:
        """Ask for room for everything, whatever is shown: so it is known when there is enough again."""
        return QSize(self._width_at(Fullness.WITH_DETAIL), super().sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Choose again when a chip shows something else, in other letters or in a larger size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show what there is room for."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Choose how much is shown, again if showing it gave the row another width in the middle of it."""
        width = -1
        while not self._is_fitting and width != self.width():
            width = self.width()
            fitting = (one for one in reversed(Fullness) if self._width_at(one) <= width)
            fullness = next(fitting, Fullness.VALUE)
            self._is_fitting = True
            for chip in self._chips:
                chip.show_parts(fullness)
            self._is_fitting = False

    def _width_at(self, fullness: Fullness) -> int:
        return sum(chip.width_at(fullness) for chip in self._chips) + _SPACING * (len(self._chips) - 1)
