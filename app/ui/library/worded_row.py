# ruff: noqa: N802  Qt's own names
"""Words with buttons beside them, or below them where there is no room."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QVBoxLayout, QWidget

from app.ui.chat.chip_flow import ChipFlow
from app.ui.label import label
from app.ui.theme import Theme
from app.ui.typeface import Size

_UNLIMITED = (1 << 24) - 1


class WordedRow(QFrame):
    """A card with a name, a line about it, and a remark that may be hidden."""

    def __init__(self, theme: Theme, letters: int, parent: QWidget | None = None) -> None:
        """Begin empty.

        Args:
            theme: Colours and type.
            letters: For how many there must be room beside the buttons.
            parent: Owner in Qt's tree.
        """
        super().__init__(parent)
        self._letters = letters
        self.setProperty("card", "true")
        self.name: QLabel = label(theme, "", Size.LABEL, weight=QFont.Weight.DemiBold)
        self.line: QLabel = label(theme, "", Size.SMALL, "secondary")
        self.remark: QLabel = label(theme, "", Size.SMALL)
        self._flow = ChipFlow()
        texts = QVBoxLayout()
        texts.setSpacing(1)
        for text in (self.name, self.line, self.remark):
            text.setWordWrap(True)
            texts.addWidget(text)
        head = self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.setSpacing(10)
        head.addLayout(texts, 1)
        head.addWidget(self._flow)
        self.rows = QVBoxLayout(self)
        """Where more may stand below."""
        self.rows.setContentsMargins(16, 10, 12, 10)
        self.rows.setSpacing(8)
        self.rows.addLayout(head)

    @property
    def said(self) -> str:
        """All its words."""
        texts = (self.name, self.line, self.remark)
        return " ".join(text.text() for text in texts if not text.isHidden())

    @property
    def buttons(self) -> tuple[QWidget, ...]:
        """What is offered."""
        return self._flow.chips

    def show_buttons(self, buttons: Sequence[QWidget]) -> None:
        """Offer these."""
        if self._flow.chips != tuple(buttons):
            self._flow.show_chips(buttons)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons where there is room."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Do the same when the buttons have other words or another size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        chips = self._flow.chips
        needed = sum(chip.sizeHint().width() for chip in chips) + 8 * (len(chips) - 1)
        is_narrow = needed + self.fontMetrics().averageCharWidth() * self._letters > self.width()
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._head.setDirection(down if is_narrow else across)
        self._flow.setMinimumWidth(0 if is_narrow else needed)
        self._flow.setMaximumWidth(_UNLIMITED if is_narrow else needed)
