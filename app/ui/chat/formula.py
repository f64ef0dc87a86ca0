"""Maths as a picture. ziamath draws; what it cannot draw within bounds is left to be shown as its source."""

import math
import re
import sys
from dataclasses import dataclass

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

_LONGEST = 1_000
_MOST_WORK = 320
"""As work() counts; it keeps the slowest maths that is drawn at about a tenth of a second."""

_WIDEST = 2_400.0
_TALLEST = 1_200.0
_STEP = re.compile(r"\\(left|right|begin|end|[a-zA-Z]+|.)|[{}]|\S")
_REFUSED = re.compile(r"\\(h?space|vspace|rule|href|kern|mkern|mspace|hskip|def|newcommand)\b")


@dataclass(frozen=True, slots=True)
class FormulaStyle:
    """How maths shall look.

    Attributes:
        size: Height of its type, in pixels.
        color: Of its ink, as #rrggbb.
        ratio: Pixels of the screen for each of the window's.
    """

    size: float
    color: str
    ratio: float


@dataclass(frozen=True, slots=True)
class Formula:
    """Maths to be drawn.

    Attributes:
        latex: What it says.
        is_display: Whether it stands on its own line, where it may be taller.
        style: How it looks.
    """

    latex: str
    is_display: bool
    style: FormulaStyle


@dataclass(frozen=True, slots=True)
class FormulaPicture:
    """Maths that was drawn.

    Attributes:
        image: Its pixels.
        width: In the window's pixels.
        ascent: Its height above the line it stands on, in the window's pixels.
        descent: Its depth below it.
    """

    image: QImage
    width: float
    ascent: float
    descent: float


def work(latex: str) -> float:
    """Estimate what drawing costs: it doubles with every level of nesting."""
    depth, total = 0, 0.0
    for step in _STEP.finditer(latex):
        mark = step.group(0)
        if mark in ("{", "\\left", "\\begin"):
            depth += 1
        elif mark in ("}", "\\right", "\\end"):
            depth = max(0, depth - 1)
        total += 2.0 ** min(depth, 40)
    return total


def is_drawable(latex: str) -> bool:
    """Return whether maths is short and flat enough, and asks for nothing but signs."""
    return len(latex) <= _LONGEST and _REFUSED.search(latex) is None and work(latex) <= _MOST_WORK


def load_next_part() -> bool:
    """Load a part of what draws maths, and return whether one was missing: so no pause is a long one."""
    if "latex2mathml.converter" not in sys.modules:
        import latex2mathml.converter  # noqa: F401
    elif "ziamath.config" not in sys.modules:
        import ziamath.config  # noqa: F401
    else:
        return False
    return True


def draw(formula: Formula) -> FormulaPicture | None:
    """Return the picture, or None when it cannot be drawn; mostly takes about a hundredth of a second."""
    if not is_drawable(formula.latex):
        return None
    from ziamath.config import config  # here, as it takes a fifth of a second, and most replies have no maths
    from ziamath.zmath import Latex

    config.svg2 = False  # Qt draws no symbols that are used later
    style = formula.style
    try:
        drawn = Latex(
            formula.latex, size=style.size, color=style.color, inline=not formula.is_display, margin=1.0
        )
        box = drawn.node.bbox
        svg = drawn.svg()
    except Exception:  # noqa: BLE001  whatever a parser of foreign text stumbles over
        return None
    left, right = float(box.xmin) - 1, float(box.xmax) + 1
    ascent, descent = float(box.ymax) + 1, 1 - float(box.ymin)
    width = right - left
    if not (math.isfinite(width) and 0 < width < _WIDEST and 0 < ascent + descent < _TALLEST):
        return None
    return FormulaPicture(_painted(svg, width, ascent + descent, style.ratio), width, ascent, descent)


def _painted(svg: str, width: float, height: float, ratio: float) -> QImage:
    image = QImage(
        math.ceil(width * ratio), math.ceil(height * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, width * ratio, height * ratio))
    painter.end()
    return image
