"""The program's icon, drawn anew for small sizes, where the fine lines of the large one would blur."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

from app.storage.resources import resource

_SMALL = (16, 20, 22, 24)
_LARGE = (32, 48, 64, 128, 256)


def program_icon() -> QIcon:
    """Return the icon in every size a desktop asks for; larger ones are made from the largest."""
    icon = QIcon()
    for name, sides in (("slipstream-small", _SMALL), ("slipstream", _LARGE)):
        drawing = QIcon(str(resource(f"icons/{name}.svg")))
        for side in sides:
            icon.addPixmap(drawing.pixmap(QSize(side, side)))
    return icon
