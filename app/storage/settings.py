"""What the user has chosen, kept in one small file of JSON that never keeps the program from starting."""

import contextlib
import logging
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from app.errors import AppError
from app.storage.setting_kinds import Setting
from app.storage.whole_file import write_whole

T = TypeVar("T")

FORMAT = 1
"""Raised when the file as a whole is arranged otherwise; a new setting is no reason."""

_log = logging.getLogger(__name__)


class SettingsError(AppError):
    """The settings could not be saved."""


class Settings:
    """Settings by their declaration; only what differs from the defaults is in the file.

    What another version of the program wrote is kept, understood or not. A file that is no settings file at
    all is put aside under another name.
    """

    def __init__(self, path: Path | None = None) -> None:
        """Read the file, if there is one.

        Args:
            path: The file; None to remember nothing.
        """
        self._path = path
        self._notice = ""
        self._whole: dict[str, Any] = self._read()
        chosen = self._whole.get("settings")
        self._raw: dict[str, Any] = dict(chosen) if isinstance(chosen, dict) else {}
        self._is_saved = True

    @property
    def path(self) -> Path | None:
        """The file; None when nothing is remembered."""
        return self._path

    @property
    def notice(self) -> str:
        """What the user should know about the file that was read; mostly empty."""
        return self._notice

    def get(self, setting: Setting[T]) -> T:
        """What is chosen, or the default where nothing is, or nothing that makes sense."""
        if setting.key not in self._raw:
            return setting.default
        try:
            return setting.read(self._raw[setting.key])
        except ValueError:
            return setting.default

    def set(self, setting: Setting[T], value: T) -> bool:
        """Choose, and return whether that is anything new.

        Raises:
            ValueError: The value is none the setting can have.
        """
        value = setting.read(value)
        if value == setting.default:
            return self.reset(setting)
        is_new = self.get(setting) != value
        if is_new:
            self._raw[setting.key] = value
            self._is_saved = False
        return is_new

    def reset(self, setting: Setting[Any]) -> bool:
        """Go back to the default, and return whether that is anything new."""
        before = self.get(setting)
        if setting.key in self._raw:
            del self._raw[setting.key]
            self._is_saved = False
        return bool(before != setting.default)

    def is_default(self, setting: Setting[Any]) -> bool:
        """Whether a setting is as it came with the program."""
        return bool(self.get(setting) == setting.default)

    def save(self) -> None:
        """Write the file, if anything changed: whole or not at all.

        Raises:
            SettingsError: It cannot be written; what was chosen holds until the program ends.
        """
        if self._is_saved or self._path is None:
            return
        content = {"format": FORMAT, **self._whole, "settings": self._raw}
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n")
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise SettingsError(
                f"The settings could not be saved: {reason}.", f"They are kept in {self._path}."
            ) from error
        self._is_saved = True

    def _read(self) -> dict[str, Any]:
        if self._path is None:
            return {}
        try:
            data = self._path.read_bytes()
        except FileNotFoundError:
            return {}
        except OSError as error:
            _log.warning("the settings cannot be read: %s", error)
            self._notice = f"The settings could not be read: {error.strerror or error}."
            return {}
        try:
            found = msgspec.json.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            found = None
        if isinstance(found, dict):
            return found
        self._put_aside(self._path)
        return {}

    def _put_aside(self, path: Path) -> None:
        """Keep a damaged file for whoever wants to look at it: it is not ours to throw away."""
        aside = path.with_suffix(".damaged.json")
        with contextlib.suppress(OSError):
            path.replace(aside)
        self._notice = (
            f"The settings file was damaged. It was kept as {aside.name}, and all settings are new."
        )
        _log.warning("the settings file is damaged; it is kept as %s", aside)
