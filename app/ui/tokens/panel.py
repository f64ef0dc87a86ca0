# ruff: noqa: N802  Qt's own names
"""A reply with its tokens marked, and what the marks mean."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.core.token_trace import TracedRound
from app.ui.label import label
from app.ui.number_text import NumberText
from app.ui.theme import Theme
from app.ui.tokens.marks import BELOW, MarkPainter, Piece
from app.ui.tokens.token_text import TokenText
from app.ui.tokens.words import TokenWords
from app.ui.typeface import Size


class MarkSample(QWidget):
    """Two tokens' worth of a mark."""

    def __init__(self, theme: Theme, is_drafted: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._is_drafted = is_drafted
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Be as wide as two short words."""
        return QSize(self._theme.type.pixels(26), self._theme.type.pixels(10))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the mark."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, width = self.height() / 2, self.width() / 2
        ends = ((0.0, width), (width, 2 * width)) if self._is_drafted else ((0.0, 2 * width),)
        pieces = [
            Piece(number, 0, left, right, 0, middle - BELOW - 1, self._is_drafted)
            for number, (left, right) in enumerate(ends)
        ]
        MarkPainter(painter, self._theme.colors).draw(pieces, 0)


class TokenPanel(QWidget):
    """The text as it was written, and its legend."""

    def __init__(self, theme: Theme, numbers: NumberText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = TokenWords(numbers)
        self.text = TokenText(theme, numbers)
        self._share = label(theme, "", Size.SMALL, "secondary")
        legend = QHBoxLayout()
        legend.setSpacing(6)
        for is_drafted, words in (
            (True, self.tr("drafted and kept")),
            (False, self.tr("written by the target")),
        ):
            sample = MarkSample(theme, is_drafted)
            sample.setFixedSize(sample.sizeHint())
            legend.addWidget(sample)
            legend.addWidget(label(theme, words, Size.SMALL, "secondary"))
            legend.addSpacing(8)
        self._share.setWordWrap(True)
        legend.addWidget(self._share, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.text)
        layout.addLayout(legend)

    @property
    def share(self) -> str:
        """What it says about how much was drafted."""
        return self._share.text()

    def follow(self, text: str, rounds: Sequence[TracedRound]) -> None:
        """Show more.

        Args:
            text: What is new.
            rounds: All rounds of the reply, those that are shown included.
        """
        self.text.extend(text, rounds[self.text.places.taken :])
        layout = self.layout()
        if layout is not None:
            layout.activate()  # at once: the last line shall not stand on the legend for a moment
        self._tell_share()

    @Slot()
    def finish(self) -> None:
        """Nothing more comes."""
        self.text.finish()
        self._tell_share()

    def _tell_share(self) -> None:
        self._share.setText(self._words.share(self.text.places))
