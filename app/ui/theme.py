"""Colours and size: which apply, and putting them on the whole program, also while it runs."""

from enum import StrEnum

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from app.ui.palette import DARK, LIGHT, Colors, in_high_contrast, qt_palette
from app.ui.rescaling import measured
from app.ui.stylesheet import stylesheet
from app.ui.typeface import Typeface


class ThemeChoice(StrEnum):
    """What the user may ask for."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"


def system_scheme() -> Qt.ColorScheme:
    """Whether the desktop is light or dark at the moment."""
    return QGuiApplication.styleHints().colorScheme()


class Theme(QObject):
    """The colours and type in use; follows the system unless told otherwise.

    Signals:
        changed (): Colours or sizes are other ones now; what paints itself must paint again.
    """

    changed = Signal()

    def __init__(
        self,
        application: QApplication,
        choice: ThemeChoice = ThemeChoice.SYSTEM,
        percent: int = 100,
    ) -> None:
        """Put colours and type on the application.

        Args:
            application: Qt's.
            choice: What the user asked for.
            percent: How large everything is; 100 is the system's own size.
        """
        super().__init__(application)
        self._application = application
        self._choice = choice
        self.type = Typeface(percent / 100)
        self.colors = LIGHT
        hints = application.styleHints()
        hints.colorSchemeChanged.connect(self._on_system_changed)
        hints.accessibility().contrastPreferenceChanged.connect(self._on_system_changed)
        application.setStyle("Fusion")
        self._apply()

    @property
    def choice(self) -> ThemeChoice:
        """What was asked for."""
        return self._choice

    def choose(self, choice: ThemeChoice) -> None:
        """Change to light, dark, high contrast or the system's own."""
        self._choice = choice
        self._apply()

    def zoom(self, percent: int) -> None:
        """Make everything so large, what is on the screen already included."""
        ratio = percent / 100 / self.type.zoom
        if ratio == 1.0:
            return
        measures = measured(self._application.allWidgets())
        self.type.zoom = percent / 100
        self._dress()
        for measure in measures:
            measure.apply(ratio)
        self.changed.emit()

    @Slot()
    def _on_system_changed(self) -> None:
        if self._wanted() != self.colors:
            self._apply()

    def _wanted(self) -> Colors:
        hints = QGuiApplication.styleHints()
        is_dark = self._choice == ThemeChoice.DARK
        if self._choice in (ThemeChoice.SYSTEM, ThemeChoice.HIGH_CONTRAST):
            is_dark = system_scheme() == Qt.ColorScheme.Dark
        colors = DARK if is_dark else LIGHT
        is_strong = hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast
        if is_strong or self._choice == ThemeChoice.HIGH_CONTRAST:
            return in_high_contrast(colors)
        return colors

    def _apply(self) -> None:
        self.colors = self._wanted()
        self._dress()
        self.changed.emit()

    def _dress(self) -> None:
        self._application.setPalette(qt_palette(self.colors))
        self._application.setFont(self.type.interface())
        self._application.setStyleSheet(stylesheet(self.colors, self.type.zoom))
