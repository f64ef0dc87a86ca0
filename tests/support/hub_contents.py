"""What a Hub of the tests holds, and what it can be told to do wrong."""

import hashlib
from dataclasses import dataclass, field
from enum import Enum, auto

COMMIT = "c0ffee" * 6 + "c0ff"
TOKEN = "hf_secretOfTheTests"


class Trouble(Enum):
    """What the storage does to one request instead of serving it."""

    CUT = auto()  # hangs up in the middle, without a word
    STALL = auto()  # sends half, and then nothing until the client gives up
    SLOW = auto()  # sends small pieces with pauses
    SHORT = auto()  # announces and sends less than there is
    LONG = auto()  # announces and sends more than there is
    WEB_PAGE = auto()  # a page to sign in, with status 200
    NO_RANGES = auto()  # the whole file, whatever part was asked for
    WRONG_RANGE = auto()  # another part than was asked for
    FLIPPED = auto()  # one wrong bit
    FAULT = auto()  # status 500
    EXPIRED = auto()  # status 403, as an address that is too old
    LIMIT = auto()  # status 429


@dataclass
class HubFile:
    """A file of a repository."""

    data: bytes
    etag: str = ""
    sha256: str = ""
    is_large: bool = True

    def __post_init__(self) -> None:
        self.sha256 = self.sha256 or hashlib.sha256(self.data).hexdigest()
        self.etag = self.etag or self.sha256


@dataclass
class HubRepository:
    """A repository; `gated` is False, "auto" or "manual"."""

    files: dict[str, HubFile]
    gated: bool | str = False
    allowed: set[str] = field(default_factory=set)
    licence: str = "apache-2.0"
    downloads: int = 1


@dataclass
class Request:
    """What somebody asked."""

    method: str
    path: str
    headers: dict[str, str]


def sibling(path: str, file: HubFile) -> dict[str, object]:
    """How a repository's description names a file."""
    listed: dict[str, object] = {"rfilename": path, "size": len(file.data), "blobId": "b" * 40}
    if file.is_large:
        listed["lfs"] = {"sha256": file.sha256, "size": len(file.data), "pointerSize": 134}
    return listed


def entry(path: str, file: HubFile) -> dict[str, object]:
    """How a listing names a file."""
    listed: dict[str, object] = {"type": "file", "path": path, "size": len(file.data), "oid": "b" * 40}
    if file.is_large:
        listed["lfs"] = {"oid": file.sha256, "size": len(file.data), "pointerSize": 134}
    return listed
