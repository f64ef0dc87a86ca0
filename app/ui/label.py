"""Labels in the window's type, made in one line."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QWidget

from app.ui.theme import Theme
from app.ui.typeface import Size


def label(
    theme: Theme,
    text: str = "",
    size: Size = Size.LABEL,
    ink: str = "",
    weight: QFont.Weight = QFont.Weight.Normal,
    tabular: bool = True,
    parent: QWidget | None = None,
) -> QLabel:
    """Return a label of plain text.

    Args:
        theme: Gives the type.
        text: What it says.
        size: How tall.
        ink: Empty for the text's colour, or one of secondary, accent, warning.
        weight: How heavy.
        tabular: Whether all figures are equally wide, so that changing ones do not jitter.
        parent: Owner in Qt's tree.
    """
    result = QLabel(text, parent)
    result.setTextFormat(Qt.TextFormat.PlainText)
    result.setFont(theme.type.interface(size, weight, tabular))
    set_ink(result, ink)
    return result


def set_ink(target: QLabel, ink: str) -> None:
    """Give a label another ink, as the stylesheet knows them."""
    set_mark(target, "ink", ink)


def set_mark(target: QWidget, name: str, value: object) -> None:
    """Set a property that the stylesheet looks at, and have it looked at again."""
    if target.property(name) == value:
        return
    target.setProperty(name, value)
    style = target.style()
    style.unpolish(target)
    style.polish(target)
