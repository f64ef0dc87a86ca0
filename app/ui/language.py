"""The language of the window and of its numbers."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtGui import QGuiApplication

from app.storage.resources import resource
from app.storage.setting_table import LANGUAGE
from app.ui.settings.live_settings import LiveSettings

_ENGLISH = QLocale(QLocale.Language.English)


def speak(application: QCoreApplication, live: LiveSettings) -> QLocale:
    """Install the chosen language before anything is shown, and return it.

    A language without a translation yet still writes its numbers, and Qt's own buttons, in its own way, and
    the window runs in its direction.
    """
    chosen = live.get(LANGUAGE)
    locale = QLocale() if chosen == "system" else QLocale(chosen)
    if chosen != "system":
        QLocale.setDefault(locale)
    if isinstance(application, QGuiApplication):
        application.setLayoutDirection(locale.textDirection())
    ours = str(resource("translations"))
    _install(application, _ENGLISH, "slipstream", ours)  # the English plurals, for what the next one lacks
    _install(application, locale, "slipstream", ours)
    _install(application, locale, "qtbase", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return locale


def _install(application: QCoreApplication, locale: QLocale, name: str, folder: str) -> None:
    """Install a translation from bytes of our own.

    Qt maps a file that it loads itself into memory: an update that replaces it under the running program
    would end it at the next text.
    """
    finder = QTranslator()
    if not finder.load(locale, name, "_", folder):
        return
    text = _Translation(Path(finder.filePath()).read_bytes(), application)
    if not text.translator.isEmpty():
        application.installTranslator(text.translator)


class _Translation(QObject):
    """A translator together with the bytes it reads from: Qt does not copy them."""

    def __init__(self, data: bytes, parent: QObject) -> None:
        super().__init__(parent)
        self._data = data
        self.translator = QTranslator(self)
        self.translator.load(data)
