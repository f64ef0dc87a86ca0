"""The person's access token for the Hub: read from where it is, and kept where nobody else reads it.

Looked for in this order: the variable HF_TOKEN, the system's keyring, a file that only its owner may read
(where there is no keyring), and what the Hub's own `hf auth login` left.
"""

import contextlib
import logging
import os
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from app import NAME
from app.errors import TokenError

logger = logging.getLogger(__name__)

_ENTRY = "hugging-face-token"


class TokenPlace(StrEnum):
    """Where a token is."""

    NOWHERE = "nowhere"
    ENVIRONMENT = "environment"
    KEYRING = "keyring"
    FILE = "file"
    OTHER_PROGRAM = "other-program"


class Keyring(Protocol):
    """What is used of the system's keyring; every call may fail in a way of its own."""

    def get_password(self, service: str, name: str, /) -> str | None:
        """Read an entry."""

    def set_password(self, service: str, name: str, password: str, /) -> None:
        """Write an entry."""

    def delete_password(self, service: str, name: str, /) -> None:
        """Remove an entry."""


@dataclass(frozen=True, slots=True)
class Token:
    """A token and where it came from; shown, it hides itself."""

    text: str
    place: TokenPlace

    def __repr__(self) -> str:
        """Name the place only."""
        return f"Token({self.place})"


class TokenStore:
    """Keeps one token.

    Args:
        file: Where it goes when there is no keyring.
        environment: The process's variables.
        keyring: The system's keyring; None where there is none.
    """

    def __init__(self, file: Path, environment: Mapping[str, str], keyring: Keyring | None) -> None:
        self._file = file
        self._environment = environment
        self._keyring = keyring

    def token(self) -> Token:
        """The token to use; an empty one when there is none."""
        for place, text in (
            (TokenPlace.ENVIRONMENT, self._environment.get("HF_TOKEN", "")),
            (TokenPlace.KEYRING, self._from_keyring()),
            (TokenPlace.FILE, _read(self._file)),
            (TokenPlace.OTHER_PROGRAM, _read(self._other_file())),
        ):
            if text.strip():
                return Token(text.strip(), place)
        return Token("", TokenPlace.NOWHERE)

    def keep(self, text: str) -> TokenPlace:
        """Remember a token, in the keyring if there is one that works.

        Returns:
            Where it is now: KEYRING, or FILE, which people should be told of.

        Raises:
            TokenError: It is no token, or can be kept nowhere.
        """
        text = text.strip()
        if not text or not text.isascii() or not text.isprintable() or " " in text:
            raise TokenError("That is no access token.", 'Copy it whole from the Hub: it begins with "hf_".')
        if self._to_keyring(text):
            self._file.unlink(missing_ok=True)
            return TokenPlace.KEYRING
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._write(text)
        except OSError as error:
            raise TokenError(
                f"The access token cannot be kept: {error.strerror}.", "Set the variable HF_TOKEN instead."
            ) from error
        return TokenPlace.FILE

    def forget(self) -> None:
        """Remove what this program kept; what others keep stays.

        Raises:
            TokenError: It could not be removed.
        """
        if self._keyring is not None and self._from_keyring():
            try:
                self._keyring.delete_password(NAME, _ENTRY)
            except Exception as error:  # keyrings fail in any way they like
                raise TokenError(
                    "The keyring does not let go of the access token.",
                    "Remove it in the keyring's own program.",
                ) from error
        with contextlib.suppress(FileNotFoundError):
            self._file.unlink()

    def _write(self, text: str) -> None:
        """Put it into the file, which only its owner may read, or leave the file as it was."""
        fresh = self._file.with_name(f"{self._file.name}.new")
        fresh.unlink(missing_ok=True)  # an older file may have had other permissions
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(self._file)
        except OSError:
            fresh.unlink(missing_ok=True)
            raise

    def _other_file(self) -> Path:
        if path := self._environment.get("HF_TOKEN_PATH"):
            return Path(path)
        home = self._environment.get("HF_HOME")
        cache = Path(self._environment.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        return (Path(home) if home else cache / "huggingface") / "token"

    def _from_keyring(self) -> str:
        if self._keyring is None:
            return ""
        try:
            return self._keyring.get_password(NAME, _ENTRY) or ""
        except Exception as error:  # noqa: BLE001 - keyrings fail in any way they like
            logger.info("the keyring cannot be read: %s", type(error).__name__)
            return ""

    def _to_keyring(self, text: str) -> bool:
        if self._keyring is None:
            return False
        try:
            self._keyring.set_password(NAME, _ENTRY, text)
            return self._keyring.get_password(NAME, _ENTRY) == text
        except Exception as error:  # noqa: BLE001 - keyrings fail in any way they like
            logger.info("the keyring cannot be written: %s", type(error).__name__)
            return False


def system_keyring() -> Keyring | None:
    """The system's keyring; None where there is none that keeps secrets.

    Looking for it takes a moment and may ask the person to unlock it.
    """
    try:
        import keyring
        from keyring.backends import fail, null

        found = keyring.get_keyring()
    except Exception as error:  # noqa: BLE001 - a keyring set up wrongly must not break downloads
        logger.info("there is no keyring: %s", type(error).__name__)
        return None
    return None if isinstance(found, fail.Keyring | null.Keyring) else found


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8").strip()
    except (OSError, ValueError):
        return ""
