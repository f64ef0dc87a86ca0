"""Type: the system's interface font in six sizes, and one monospaced font for code."""

from enum import Enum

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication

from app.storage.resources import resource

_DESIGN_PIXELS = 13.0
"""The interface font's usual height, for which the sizes below were chosen."""


class Size(Enum):
    """Heights in pixels, for an interface font of 13; they grow with the system's own size."""

    SMALL = 11.5
    LABEL = 13.0
    TEXT = 14.0
    LEAD = 17.0
    TITLE = 22.0
    FACTOR = 46.0


class Typeface:
    """Makes the fonts of the window.

    Made once, after the application: it adds the monospaced font to those Qt knows.

    Attributes:
        zoom: How many times as large as usual the user wants it.
    """

    def __init__(self, zoom: float = 1.0) -> None:
        self.zoom = zoom
        self._interface = QFont(QGuiApplication.font())
        self._scale = max(1.0, QFontInfo(self._interface).pixelSize() / _DESIGN_PIXELS)
        screen = QGuiApplication.primaryScreen()
        self._points_per_pixel = 72.0 / screen.logicalDotsPerInchY() if screen is not None else 0.75
        self._mono_family = self._load_mono()

    def interface(
        self,
        size: Size = Size.TEXT,
        weight: QFont.Weight = QFont.Weight.Normal,
        tabular: bool = False,
    ) -> QFont:
        """Return the interface font; tabular figures keep changing numbers from jittering."""
        font = QFont(self._interface)
        font.setPointSizeF(self._points(size))
        font.setWeight(weight)
        if tabular:
            font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def mono(self, size: Size = Size.LABEL) -> QFont:
        """Return the font for code, without ligatures: code is shown as it is written."""
        font = QFont(self._mono_family)
        font.setStyleHint(QFont.StyleHint.Monospace)
        font.setFixedPitch(True)
        font.setPointSizeF(self._points(size))
        font.setFeature(QFont.Tag("calt"), 0)
        return font

    def pixels(self, length: float) -> int:
        """Return a length that goes along with the size of the type."""
        return round(length * self._scale * self.zoom)

    def _points(self, size: Size) -> float:
        return size.value * self._scale * self.zoom * self._points_per_pixel

    def _load_mono(self) -> str:
        number = QFontDatabase.addApplicationFont(str(resource("fonts/JetBrainsMono-Regular.ttf")))
        families = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
        if families:
            return families[0]
        return QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
