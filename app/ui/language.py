"""The language of the window and of its numbers."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from app.storage.resources import resource
from app.storage.setting_table import LANGUAGE
from app.ui.settings.live_settings import LiveSettings


def speak(application: QCoreApplication, live: LiveSettings) -> QLocale:
    """Install the chosen language before anything is shown, and return it.

    A language without a translation yet still writes its numbers, and Qt's own buttons, in its own way.
    """
    chosen = live.get(LANGUAGE)
    locale = QLocale() if chosen == "system" else QLocale(chosen)
    if chosen != "system":
        QLocale.setDefault(locale)
    folders = {
        "slipstream": str(resource("translations")),
        "qtbase": QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath),
    }
    for name, folder in folders.items():
        translator = QTranslator(application)
        if translator.load(locale, name, "_", folder):
            application.installTranslator(translator)
    return locale
