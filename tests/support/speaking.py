"""Lets Qt's application speak a language for a while."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

from app.storage.setting_table import LANGUAGE
from app.storage.settings import Settings
from app.ui.language import speak
from app.ui.settings.live_settings import LiveSettings


@contextmanager
def speaking(application: QCoreApplication, language: str) -> Iterator[None]:
    """Speak a language as if the settings said so, and what was spoken before afterwards."""
    locale, known = QLocale(), set(application.findChildren(QTranslator))
    live = LiveSettings(Settings())
    live.set(LANGUAGE, language)
    speak(application, live)
    try:
        yield
    finally:
        QLocale.setDefault(locale)
        for translator in set(application.findChildren(QTranslator)) - known:
            application.removeTranslator(translator)
            translator.deleteLater()
        if isinstance(application, QGuiApplication):
            application.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
