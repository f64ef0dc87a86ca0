"""How tokens are marked: a pattern below the words, and a ground behind every other round."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.ui.palette import Colors

BELOW = 3.5
"""Pixels from the line on which letters stand to the marks."""

_GAP = 2.0
"""Left free at the end of each mark, so that neighbours can be told apart."""

_THICK = 2.0
_STEP = 4.0
"""Pixels from dot to dot."""

_RADIUS = 3.0


@dataclass(frozen=True, slots=True)
class Piece:
    """A token, or the part of it that stands in one line.

    Attributes:
        token: The token's number.
        round: The number of its round.
        left: Where it begins, in pixels.
        right: Where it ends.
        top: Where its line begins, from the beginning of the paragraph.
        baseline: Where its letters stand, likewise.
        is_drafted: Whether the draft proposed it.
        is_known: Whether it is known who wrote it.
    """

    token: int
    round: int
    left: float
    right: float
    top: float
    baseline: float
    is_drafted: bool
    is_known: bool = True

    def rect(self, above: float = 0.0) -> QRectF:
        """Return its ground, with the paragraph beginning at this height."""
        height = self.baseline - self.top + BELOW + 5
        return QRectF(self.left, above + self.top + 1, self.right - self.left, height)


class MarkPainter:
    """Draws marks in the theme's colours: a solid line for drafted words, dots for the target's own."""

    def __init__(self, painter: QPainter, colors: Colors) -> None:
        self._painter = painter
        self._solid = QPen(QColor(colors.accent), _THICK, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        self._dotted = QColor(colors.plain)
        self._outline = QPen(QColor(colors.accent), 1.2)
        self._ground, self._chosen_ground = QColor(colors.quote), QColor(colors.accent_ground)

    def draw(self, pieces: Iterable[Piece], above: float, chosen: tuple[int, int] | None = None) -> None:
        """Draw the marks of a paragraph, each kind at once.

        Args:
            pieces: What stands there, in order.
            above: The height at which it begins.
            chosen: The token that is told of, and its round; None for none.
        """
        chosen_token, chosen_round = chosen if chosen is not None else (-1, -1)
        solid: list[QLineF] = []
        dots: list[QRectF] = []
        grounds: list[tuple[Piece, QRectF]] = []
        outlines: list[QRectF] = []
        for piece in pieces:
            if not piece.is_known:
                continue
            y = above + piece.baseline + BELOW
            right = max(piece.right - _GAP, piece.left + _THICK)
            if piece.is_drafted:
                solid.append(QLineF(piece.left, y + 1, right, y + 1))
            else:
                count = int((right - piece.left + _STEP - _THICK) // _STEP) or 1
                left = round(piece.left)
                dots += [QRectF(left + number * _STEP, round(y), _THICK, _THICK) for number in range(count)]
            if piece.round == chosen_round or piece.round % 2:
                before = grounds[-1] if grounds else None
                if before is not None and (before[0].round, before[0].top) == (piece.round, piece.top):
                    before[1].setRight(max(piece.right, before[1].right()))
                    before[1].setLeft(min(piece.left, before[1].left()))
                else:
                    grounds.append((piece, piece.rect(above)))
            if piece.token == chosen_token:
                outlines.append(piece.rect(above).adjusted(0.5, 0.5, -0.5, -0.5))
        self._draw_grounds(grounds, chosen_round)
        self._painter.setPen(self._solid)
        self._painter.drawLines(solid)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._dotted)
        self._painter.drawRects(dots)
        self._painter.setPen(self._outline)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        for rect in outlines:
            self._painter.drawRoundedRect(rect, _RADIUS, _RADIUS)

    def _draw_grounds(self, grounds: list[tuple[Piece, QRectF]], chosen_round: int) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
        for piece, rect in grounds:
            self._painter.setBrush(self._chosen_ground if piece.round == chosen_round else self._ground)
            self._painter.drawRoundedRect(rect, _RADIUS, _RADIUS)
