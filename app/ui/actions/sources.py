"""What the command palette finds: actions, settings, and whatever else is given to it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication

from app.storage.setting_kinds import Setting
from app.storage.setting_table import TABLE
from app.ui.actions.registry import ActionRegistry, key_text
from app.ui.settings.words import searched, translated


@dataclass(frozen=True, slots=True)
class PaletteEntry:
    """Something that can be found and run.

    Attributes:
        text: Its name.
        detail: Where it belongs, shown behind the name.
        run: Does it.
        key: Its shortcut, as shown.
        words: Other words by which it is found.
    """

    text: str
    detail: str
    run: Callable[[], object] = field(compare=False)
    key: str = ""
    words: str = ""


class PaletteSource(Protocol):
    """Gives entries each time the palette opens, and more as one types."""

    def entries(self) -> Sequence[PaletteEntry]:
        """Return what can be found now, in the order it is shown without a query."""
        ...

    def found(self, query: str) -> Sequence[PaletteEntry]:
        """Return what else there is for a query, too much to be given each time."""
        ...


class ActionSource:
    """The actions that can be used at the moment."""

    def __init__(self, registry: ActionRegistry, left_out: str = "") -> None:
        """Look at a registry.

        Args:
            registry: The actions.
            left_out: Name of one that is not offered: the palette's own.
        """
        self._registry = registry
        self._left_out = left_out

    def entries(self) -> Sequence[PaletteEntry]:
        """Return the actions that apply."""
        found: list[PaletteEntry] = []
        for spec in self._registry.specs:
            action = self._registry.action(spec.name)
            if action.isEnabled() and spec.applies() and spec.name != self._left_out:
                key = key_text(spec.keys[0]) if spec.keys else ""
                text = spec.text.removesuffix("…")
                found.append(PaletteEntry(text, spec.group.title, action.trigger, key, spec.words))
        return found

    def found(self, query: str) -> Sequence[PaletteEntry]:
        """Return nothing more."""
        return ()


class SettingSource:
    """The settings, each of which opens its dialog."""

    def __init__(self, open_setting: Callable[[Setting[Any]], object]) -> None:
        self._open_setting = open_setting

    def entries(self) -> Sequence[PaletteEntry]:
        """Return all settings."""
        heading = QCoreApplication.translate("Settings", "Setting")
        return [
            PaletteEntry(
                translated(setting.title),
                heading,
                partial(self._open_setting, setting),
                words=searched(setting),
            )
            for setting in TABLE
        ]

    def found(self, query: str) -> Sequence[PaletteEntry]:
        """Return nothing more."""
        return ()
