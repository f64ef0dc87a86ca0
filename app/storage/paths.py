"""Where this program keeps what it writes, by the customs of the platform."""

from pathlib import Path

from platformdirs import PlatformDirs

from app import NAME

_DIRS = PlatformDirs(NAME.lower(), appauthor=False)


def engine_log() -> Path:
    """The engine's log, llama.cpp's words included; whoever writes it makes its folder."""
    return Path(_DIRS.user_log_dir) / "engine.log"
