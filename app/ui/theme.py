"""Light or dark: which one applies, and putting it on the whole program."""

from enum import StrEnum

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from app.ui.palette import DARK, LIGHT, Colors, in_high_contrast, qt_palette
from app.ui.stylesheet import stylesheet
from app.ui.typeface import Typeface


class ThemeChoice(StrEnum):
    """What the user may ask for."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Theme(QObject):
    """The colours and type in use; follows the system unless told otherwise.

    Signals:
        changed (): The colours are other ones now; what paints itself must paint again.
    """

    changed = Signal()

    def __init__(self, application: QApplication, choice: ThemeChoice = ThemeChoice.SYSTEM) -> None:
        super().__init__(application)
        self._application = application
        self._choice = choice
        self.type = Typeface()
        self.colors = LIGHT
        hints = application.styleHints()
        hints.colorSchemeChanged.connect(self._on_system_changed)
        hints.accessibility().contrastPreferenceChanged.connect(self._on_system_changed)
        application.setStyle("Fusion")
        self._apply()

    def choose(self, choice: ThemeChoice) -> None:
        """Change to light, dark or the system's own."""
        self._choice = choice
        self._apply()

    @Slot()
    def _on_system_changed(self) -> None:
        if self._wanted() != self.colors:
            self._apply()

    def _wanted(self) -> Colors:
        hints = QGuiApplication.styleHints()
        is_dark = self._choice == ThemeChoice.DARK
        if self._choice == ThemeChoice.SYSTEM:
            is_dark = hints.colorScheme() == Qt.ColorScheme.Dark
        colors = DARK if is_dark else LIGHT
        if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
            return in_high_contrast(colors)
        return colors

    def _apply(self) -> None:
        self.colors = self._wanted()
        self._application.setPalette(qt_palette(self.colors))
        self._application.setFont(self.type.interface())
        self._application.setStyleSheet(stylesheet(self.colors))
        self.changed.emit()
