# ruff: noqa: N802  Qt's own names
"""What a model thought before it answered: a line that says how long, and the text below it, folded."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from app.ui.chat.formula_desk import FormulaDesk
from app.ui.chat.reply_text import ReplyText
from app.ui.chevron import draw_chevron
from app.ui.number_text import THIN, NumberText
from app.ui.theme import Theme
from app.ui.typeface import Size

_INSET = 26


@dataclass(frozen=True, slots=True)
class ThoughtMeasure:
    """How much was thought; None where it is not known, as for a reply that was read from a file.

    Attributes:
        tokens: How many tokens.
        seconds: How long it took.
    """

    tokens: int | None = None
    seconds: float | None = None


class ThoughtView(QFrame):
    """Shows one thought: open while it streams, folded when it is done, unless the reader chose.

    Signals:
        link_requested (str): A link in the thought was chosen.
    """

    link_requested = Signal(str)

    def __init__(self, theme: Theme, desk: FormulaDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._numbers = NumberText()
        self._measure = ThoughtMeasure()
        self._is_done = False
        self._is_chosen = False
        self._header = QPushButton()
        self._header.setProperty("role", "quiet")
        self._header.setCheckable(True)
        self._header.setChecked(True)
        self._header.setCursor(Qt.CursorShape.PointingHandCursor)
        self._text = ReplyText(theme, desk, is_quiet=True)
        self._text.setAccessibleName(self.tr("Thought"))
        self._text.link_requested.connect(self.link_requested)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._header, 0, Qt.AlignmentFlag.AlignLeft)
        body = QVBoxLayout()
        body.setContentsMargins(_INSET, 0, 0, 4)
        body.addWidget(self._text)
        layout.addLayout(body)
        self._header.toggled.connect(self._on_toggled)
        self._header.clicked.connect(self._on_clicked)
        theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()

    @property
    def text(self) -> ReplyText:
        """The view of the thought itself."""
        return self._text

    @property
    def header(self) -> str:
        """What the line above it says."""
        return self._header.text()

    @property
    def is_open(self) -> bool:
        """Whether the text is shown."""
        return self._header.isChecked()

    def set_open(self, is_open: bool) -> None:
        """Show or fold the text, as if the reader had chosen so."""
        self._is_chosen = True
        self._header.setChecked(is_open)

    def append(self, text: str) -> None:
        """Show more of the thought."""
        self._text.append_markdown(text)

    def measure(self, measure: ThoughtMeasure) -> None:
        """Say how much was thought so far."""
        self._measure = measure
        self._say()

    def close_thought(self, folds: bool) -> None:
        """Show that the thought is over.

        Args:
            folds: Whether it may be folded; not while somebody reads it.
        """
        self._is_done = True
        self._text.finish()
        if folds and not self._is_chosen:
            self._header.setChecked(False)
        self._say()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a line beside the text."""
        super().paintEvent(event)
        if not self._text.isVisible():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.colors.line))
        place = self._text.geometry()
        is_mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = self.width() - 15 if is_mirrored else 13  # below the arrow
        painter.drawRoundedRect(QRectF(left, place.top(), 2, place.height()), 1, 1)

    def _say(self) -> None:
        words = self._duration()
        if self._is_done:
            title = self.tr("Thought for {duration}").format(duration=words) if words else self.tr("Thought")
        else:
            title = self.tr("Thinking")
        parts = [title] if self._is_done or not words else [title, words]
        tokens = self._measure.tokens
        if tokens is not None:
            parts.append(self.tr("{count} tokens", "", tokens).format(count=self._numbers.integer(tokens)))
        self._header.setText(" · ".join(parts))
        state = self.tr("shown") if self.is_open else self.tr("folded")
        self._header.setAccessibleName(f"{', '.join(parts)}, {state}")
        self._header.setToolTip(self.tr("Fold the thought") if self.is_open else self.tr("Show the thought"))

    def _duration(self) -> str:
        seconds = self._measure.seconds
        if seconds is None:
            return ""
        if seconds < 9.95:
            return self.tr("{seconds} s").format(seconds=self._numbers.decimal(seconds)).replace(" ", THIN)
        minutes, rest = divmod(round(seconds), 60)
        brief = self.tr("{seconds} s").format(seconds=rest).replace(" ", THIN)
        return (
            f"{self.tr('{minutes} min').format(minutes=minutes).replace(' ', THIN)} {brief}"
            if minutes
            else brief
        )

    @Slot(bool)
    def _on_toggled(self, is_open: bool) -> None:
        self._text.setVisible(is_open)
        self._draw_icon()
        self._say()

    @Slot()
    def _on_clicked(self) -> None:
        self._is_chosen = True

    @Slot()
    def _on_theme_changed(self) -> None:
        self._header.setFont(self._theme.type.interface(Size.LABEL, tabular=True))
        self._draw_icon()
        self._say()

    def _draw_icon(self) -> None:
        size = self._theme.type.pixels(12)
        ratio = self.devicePixelRatioF()
        pixels = QPixmap(round(size * ratio), round(size * ratio))
        pixels.setDevicePixelRatio(ratio)
        pixels.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixels)
        if not self.is_open:  # it points to the text's beginning; folded, towards where it would open
            painter.translate(size / 2, size / 2)
            painter.rotate(-90 if self.layoutDirection() == Qt.LayoutDirection.LeftToRight else 90)
            painter.translate(-size / 2, -size / 2)
        draw_chevron(painter, QRectF(0, 0, size, size), QColor(self._theme.colors.secondary))
        painter.end()
        self._header.setIcon(QIcon(pixels))
        self._header.setIconSize(QSize(size, size))
