"""What the Hub's client says of repositories, as this program thinks of them.

Anything may be missing or of another kind in what comes from outside: ValueError, TypeError, KeyError and
AttributeError are what reading it may raise.
"""

import re
from typing import Any

from app.library.repository import SUFFIX, FoundRepository, Gate, RemoteFile, Repository

_SHA256 = re.compile(r"[0-9a-f]{64}")


def found_repository(info: Any) -> FoundRepository:
    """Read an entry of a search."""
    licences = [tag.removeprefix("license:") for tag in info.tags or () if tag.startswith("license:")]
    return FoundRepository(
        _text(info.id),
        int(info.downloads or 0),
        int(info.likes or 0),
        _gate(info.gated),
        _text(licences[0]) if licences else "",
    )


def listed_repository(info: Any) -> Repository:
    """Read what the Hub tells of a repository, its files' sizes and checksums included."""
    card: dict[str, Any] = vars(info.card_data) if info.card_data else {}
    languages = card.get("language") or ()
    files = [
        RemoteFile(_text(info.id), sibling.rfilename, str(info.sha), sibling.size, sibling.lfs.sha256)
        for sibling in info.siblings or ()
        if _text(sibling.rfilename).lower().endswith(SUFFIX)
        and type(sibling.size) is int
        and sibling.size > 0
        and sibling.lfs
        and _SHA256.fullmatch(sibling.lfs.sha256 or "")
    ]
    return Repository(
        _text(info.id),
        str(info.sha),
        tuple(files),
        _gate(info.gated),
        _text(str(card.get("license_name") or card.get("license") or "")),
        tuple(_text(str(one)) for one in ((languages,) if isinstance(languages, str) else languages)),
    )


def _text(value: Any) -> str:
    """A text that can be passed on; UnicodeEncodeError, a ValueError, where it has half characters."""
    if not isinstance(value, str):
        raise TypeError(f"{type(value).__name__} instead of a text")
    value.encode()
    return value


def _gate(value: object) -> Gate:
    if value == "auto":
        return Gate.AUTOMATIC
    return Gate.MANUAL if value else Gate.OPEN
