"""Settings that tell when they change and save themselves."""

from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.storage.setting_kinds import Setting
from app.storage.settings import Settings, SettingsError

T = TypeVar("T")

SAVE_AFTER_MS = 400
"""How long after the last change it is saved: not every letter of a text is written to the disk."""


class LiveSettings(QObject):
    """The settings of the running program.

    Signals:
        changed (Setting): This setting has another value now.
        save_failed (SettingsError): What was chosen holds, but only until the program ends.
    """

    changed = Signal(object)
    save_failed = Signal(object)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._timer = QTimer(self, singleShot=True, interval=SAVE_AFTER_MS)
        self._timer.timeout.connect(self.save)

    @property
    def stored(self) -> Settings:
        """The settings as they are kept."""
        return self._settings

    def get(self, setting: Setting[T]) -> T:
        """What is chosen."""
        return self._settings.get(setting)

    def set(self, setting: Setting[T], value: T) -> None:
        """Choose; changed follows when that is anything new.

        Raises:
            ValueError: The value is none the setting can have.
        """
        self._tell(setting, self._settings.set(setting, value))

    def reset(self, setting: Setting[Any]) -> None:
        """Go back to the default; changed follows when that is anything new."""
        self._tell(setting, self._settings.reset(setting))

    def is_default(self, setting: Setting[Any]) -> bool:
        """Whether a setting is as it came with the program."""
        return self._settings.is_default(setting)

    @Slot()
    def save(self) -> None:
        """Write now what was not written yet."""
        self._timer.stop()
        try:
            self._settings.save()
        except SettingsError as error:
            self.save_failed.emit(error)

    def _tell(self, setting: Setting[Any], is_new: bool) -> None:
        if is_new:
            self._timer.start()
            self.changed.emit(setting)
