# ruff: noqa: N802  Qt's own names
"""The meter in one line, for narrow windows."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from app.ui.eliding_label import ElidingLabel
from app.ui.label import label
from app.ui.meter.reading import Reading
from app.ui.theme import Theme
from app.ui.typeface import Size
from app.ui.wording import Wording


class MeterStrip(QFrame):
    """Shows factor, pace and what the engine does, above the composer.

    Signals:
        pressed (): The whole meter shall be shown.
    """

    pressed = Signal()

    def __init__(self, theme: Theme, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self.setObjectName("meterStrip")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(self.tr("Show the meter (Ctrl+Shift+B)"))
        self._factor = label(theme, "", Size.LEAD, weight=QFont.Weight.Bold)
        self._comparison = label(theme, "", Size.LABEL, "secondary")
        self._pace = label(theme, "", Size.LABEL)
        self._sentence = ElidingLabel()
        self._sentence.setFont(theme.type.interface(Size.SMALL))
        self._sentence.setProperty("ink", "secondary")
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(14, 6, 14, 6)
        layout.setSpacing(8)
        self._sentence.setMinimumHeight(self._factor.sizeHint().height())  # the factor comes later
        layout.addWidget(self._factor)
        layout.addWidget(self._comparison)
        layout.addSpacing(8)
        layout.addWidget(self._pace)
        layout.addWidget(self._sentence, 1)
        self.show_reading(None)

    @property
    def sentence(self) -> str:
        """What it says about the engine, whether there is room for all of it or not."""
        return self._sentence.text()

    @property
    def words(self) -> str:
        """All it says, in reading order."""
        return f"{self._factor.text()} {self._comparison.text()} {self._pace.text()}".strip()

    def show_reading(self, reading: Reading | None) -> None:
        """Show these measurements, or that there are none yet."""
        factor, comparison = "", ""
        if reading is not None and reading.speedup is not None:
            factor = self._wording.factor(reading.speedup)
            comparison = self._wording.comparison(reading.speedup)
        elif reading is not None:
            comparison = self.tr("plain speed") if reading.is_undrafted else self.tr("measuring")
        self._factor.setText(factor)
        self._factor.setVisible(bool(factor))
        self._factor.setToolTip(self._wording.baseline(reading.statistics) if factor and reading else "")
        self._comparison.setText(comparison)
        self._comparison.setVisible(bool(comparison))
        self._pace.setText(self._wording.pace(reading.now) if reading is not None else "")
        self._pace.setVisible(reading is not None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask for the whole meter."""
        super().mouseReleaseEvent(event)
        if self.rect().contains(event.position().toPoint()):
            self.pressed.emit()

    def show_sentence(self, words: str) -> None:
        """Say what the engine does, and why."""
        self._sentence.setText(words)
        self._sentence.setToolTip(words)
