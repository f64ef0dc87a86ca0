"""Where models lie on this machine: this program's folder, the person's, and the stores of other programs."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path


class PlaceKind(StrEnum):
    """Whose folder it is."""

    OWN = "own"
    ADDED = "added"
    HUGGING_FACE = "hugging-face"
    LM_STUDIO = "lm-studio"
    JAN = "jan"
    GPT4ALL = "gpt4all"
    OLLAMA = "ollama"
    STARTER = "starter"


@dataclass(frozen=True, slots=True)
class Place:
    """A folder with models.

    Attributes:
        kind: Whose it is.
        folder: Where it is; it may be missing.
    """

    kind: PlaceKind
    folder: Path

    @property
    def is_writable(self) -> bool:
        """Whether this program may rename and delete there: what other programs keep is theirs."""
        return self.kind in (PlaceKind.OWN, PlaceKind.ADDED)


def known_places(
    own: Path,
    added: tuple[Path, ...],
    home: Path,
    environment: Mapping[str, str],
    platform: str = sys.platform,
) -> list[Place]:
    """All folders in which models may lie.

    Args:
        own: This program's folder.
        added: Folders that the person added.
        home: The person's folder.
        environment: The process's variables, by which other programs are told of other folders.
        platform: As sys.platform names it.
    """
    data = _data_folder(home, environment, platform)
    cache = Path(environment.get("XDG_CACHE_HOME") or home / ".cache")
    return [
        Place(PlaceKind.OWN, own),
        *(Place(PlaceKind.ADDED, folder) for folder in dict.fromkeys(added) if folder != own),
        Place(PlaceKind.HUGGING_FACE, _hugging_face(cache, environment)),
        Place(PlaceKind.LM_STUDIO, home / ".lmstudio" / "models"),
        Place(PlaceKind.LM_STUDIO, home / ".cache" / "lm-studio" / "models"),
        Place(PlaceKind.JAN, data / "Jan" / "data" / "llamacpp" / "models"),
        Place(PlaceKind.JAN, data / "Jan" / "data" / "models"),
        Place(PlaceKind.JAN, home / "jan" / "models"),
        Place(PlaceKind.GPT4ALL, _gpt4all(home, data, environment, platform)),
        *(Place(PlaceKind.OLLAMA, folder) for folder in _ollama(home, environment, platform)),
    ]


def _hugging_face(cache: Path, environment: Mapping[str, str]) -> Path:
    if folder := environment.get("HF_HUB_CACHE") or environment.get("HUGGINGFACE_HUB_CACHE"):
        return Path(folder)
    home = environment.get("HF_HOME")
    return (Path(home) if home else cache / "huggingface") / "hub"


def _data_folder(home: Path, environment: Mapping[str, str], platform: str) -> Path:
    if platform == "win32":
        return Path(environment.get("APPDATA") or home / "AppData" / "Roaming")
    if platform == "darwin":
        return home / "Library" / "Application Support"
    # Jan is a Tauri program: its data lies below XDG_DATA_HOME.
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")


def _gpt4all(home: Path, data: Path, environment: Mapping[str, str], platform: str) -> Path:
    if platform == "win32":
        local = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
        return local / "nomic.ai" / "GPT4All"
    return data / "nomic.ai" / "GPT4All"


def _ollama(home: Path, environment: Mapping[str, str], platform: str) -> list[Path]:
    if folder := environment.get("OLLAMA_MODELS"):
        return [Path(folder)]
    service = [Path("/usr/share/ollama/.ollama/models")] if platform.startswith("linux") else []
    return [home / ".ollama" / "models", *service]
