"""The language of the window and of its numbers."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
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
    translator = QTranslator(application)
    if translator.load(locale, name, "_", folder):
        application.installTranslator(translator)
