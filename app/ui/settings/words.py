"""The table of settings in the user's language."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from app.storage.setting_kinds import Choice, Setting


def translated(text: str) -> str:
    """Return a text of the table in the user's language."""
    return QCoreApplication.translate("Settings", text) if text else ""


def explanation(setting: Setting[Any], with_effect: bool = True) -> str:
    """Return what a setting does, and from when on unless that is said elsewhere."""
    parts = (translated(setting.explanation), translated(setting.effect) if with_effect else "")
    return " ".join(part for part in parts if part)


def searched(setting: Setting[Any]) -> str:
    """Return all words by which a setting is found, English ones included: manuals name them."""
    names = [option.name for option in setting.options] if isinstance(setting, Choice) else []
    parts = [
        setting.title,
        setting.explanation,
        setting.words,
        setting.section,
        *names,
        translated(setting.title),
        translated(setting.explanation),
        translated(setting.section),
        translated(setting.words),
        *map(translated, names),
    ]
    return " ".join(parts).casefold()


def is_found(setting: Setting[Any], query: str) -> bool:
    """Whether every word of a query is among the words of a setting."""
    text = searched(setting)
    return all(word in text for word in query.casefold().split())
