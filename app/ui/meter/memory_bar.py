# ruff: noqa: N802  Qt's own names
"""The memory the models take, as one bar as long as this computer's memory."""

from dataclasses import dataclass

import psutil
from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.service.messages import MemoryUse
from app.ui.label import label, set_ink
from app.ui.meter.looks import Look, Sample, barred, dotted, solid, striped
from app.ui.palette import Colors
from app.ui.theme import Theme
from app.ui.typeface import Size
from app.ui.wording import Wording

_HEIGHT = 14
_RADIUS = 4.0
LOOKS: tuple[Look, ...] = (solid, striped, dotted, barred)
"""Of target, draft, caches and working space, in their order."""


@dataclass(frozen=True, slots=True)
class MemoryPart:
    """A stretch of the bar.

    Attributes:
        name: What takes the memory, in the user's language.
        size: How much, in bytes.
    """

    name: str
    size: int


class MemoryCard(QFrame):
    """Shows the bar and what its stretches are; hidden while nothing is known."""

    def __init__(
        self, theme: Theme, wording: Wording, total: int | None = None, parent: QWidget | None = None
    ) -> None:
        """Show nothing yet.

        Args:
            theme: Colours and type.
            wording: Writes the sizes.
            total: Bytes of memory there are; as the system says when None.
            parent: Owner in Qt's tree.
        """
        super().__init__(parent)
        self._wording = wording
        self._total = total if total is not None else psutil.virtual_memory().total
        self.setProperty("card", True)
        self._title = label(theme, "", Size.SMALL, "secondary")
        self._title.setWordWrap(True)
        self._bar = MemoryBar(theme)
        self._lines: list[tuple[Sample, QLabel, QLabel]] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 12)
        layout.setSpacing(8)
        layout.addWidget(self._title)
        layout.addWidget(self._bar)
        layout.addLayout(self._legend(theme))
        self.hide()

    @property
    def title(self) -> str:
        """How much of how much is taken."""
        return self._title.text()

    @property
    def spoken(self) -> str:
        """All of it in words, as a screen reader tells it."""
        return self._bar.accessibleName()

    @Slot(object)
    def show_memory(self, use: MemoryUse | None) -> None:
        """Show what is taken, or nothing when it is not known."""
        self.setVisible(use is not None)
        if use is None:
            return
        parts = self._parts(use)
        taken = sum(part.size for part in parts)
        is_too_much = taken > self._total
        words = self.tr("Memory: {taken} of {total}")
        if is_too_much:
            words = self.tr("Memory: {taken}, more than the {total} there are")
        title = words.format(taken=self._wording.size(taken), total=self._wording.size(self._total))
        self._title.setText(title)
        set_ink(self._title, "warning" if is_too_much else "secondary")
        self._bar.show_parts(parts, self._total)
        told = ", ".join(f"{part.name} {self._wording.size(part.size)}" for part in parts if part.size)
        self._bar.setAccessibleName(f"{title}; {told}")
        for part, line in zip(parts, self._lines, strict=True):
            line[1].setText(part.name)
            line[2].setText(self._wording.size(part.size))
            for piece in line:
                piece.setVisible(part.size > 0)

    def _parts(self, use: MemoryUse) -> tuple[MemoryPart, ...]:
        return (
            MemoryPart(self.tr("target"), use.target_weights),
            MemoryPart(self.tr("draft"), use.draft_weights),
            MemoryPart(self.tr("caches"), use.target_cache + use.draft_cache),
            MemoryPart(self.tr("working space"), use.buffers),
        )

    def _legend(self, theme: Theme) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for row, look in enumerate(LOOKS):
            name = label(theme, "", Size.SMALL, "secondary")
            size = label(theme, "", Size.SMALL)
            size.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            line = (Sample(theme, look), name, size)
            self._lines.append(line)
            for column, piece in enumerate(line):
                grid.addWidget(piece, row, column)
        return grid


class MemoryBar(QWidget):
    """Draws at most four stretches one after the other, and what is left as an empty outline."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._parts: tuple[MemoryPart, ...] = ()
        self._total = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Be a bar."""
        return QSize(200, self._theme.type.pixels(_HEIGHT))

    def show_parts(self, parts: tuple[MemoryPart, ...], total: int) -> None:
        """Show these, of so many bytes."""
        self._parts = parts
        self._total = max(total, sum(part.size for part in parts), 1)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors = self._theme.colors
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        outline = QPainterPath()
        outline.addRoundedRect(frame, _RADIUS, _RADIUS)
        painter.fillPath(outline, QColor(colors.quote))
        painter.save()
        painter.setClipPath(outline)
        self._paint_parts(painter, frame, colors)
        painter.restore()
        painter.setPen(QPen(QColor(colors.plain), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)

    def _paint_parts(self, painter: QPainter, frame: QRectF, colors: Colors) -> None:
        is_mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        at = 0.0
        for part, look in zip(self._parts, LOOKS, strict=False):
            width = part.size / self._total * frame.width()
            left = frame.right() - at - width if is_mirrored else frame.left() + at
            room = QRectF(left, frame.top(), width, frame.height())
            look(painter, room, colors)
            at += width
            edge = left if is_mirrored else left + width
            if width > 0:
                painter.fillRect(QRectF(edge - 0.75, frame.top(), 1.5, frame.height()), QColor(colors.raised))
