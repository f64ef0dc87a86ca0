"""Where this program keeps what it writes, by the customs of the platform."""

from pathlib import Path

from platformdirs import PlatformDirs

from app import NAME

_DIRS = PlatformDirs(NAME.lower(), appauthor=False)


def engine_log() -> Path:
    """The engine's log, llama.cpp's words included; whoever writes it makes its folder."""
    return Path(_DIRS.user_log_dir) / "engine.log"


def library_log() -> Path:
    """The library process's log; whoever writes it makes its folder."""
    return Path(_DIRS.user_log_dir) / "library.log"


def own_models() -> Path:
    """The folder of models this program made itself; whoever writes one makes the folder."""
    return Path(_DIRS.user_data_dir) / "models"


def costs_folder() -> Path:
    """Where measured costs are remembered; whoever writes there makes it."""
    return Path(_DIRS.user_cache_dir) / "costs"


def database_file() -> Path:
    """The file of conversations; whoever opens it makes its folder."""
    return Path(_DIRS.user_data_dir) / "conversations.sqlite3"


def backups_folder() -> Path:
    """Where copies of that file go before its format changes; whoever makes one makes the folder."""
    return Path(_DIRS.user_data_dir) / "backups"


def settings_file() -> Path:
    """The file of settings; whoever writes it makes its folder."""
    return Path(_DIRS.user_config_dir) / "settings.json"


def hub_token_file() -> Path:
    """Where the Hub's access token is kept where there is no keyring; whoever writes it makes its folder."""
    return Path(_DIRS.user_config_dir) / "hub-token"


def downloads_file() -> Path:
    """The list of downloads; whoever adds one makes its folder."""
    return Path(_DIRS.user_data_dir) / "downloads.json"


def known_models_file() -> Path:
    """The list of model files and folders that lie elsewhere; whoever adds one makes its folder."""
    return Path(_DIRS.user_config_dir) / "models.json"


def own_catalogue_file() -> Path:
    """The person's own pairs of models, written by hand; it may be missing."""
    return Path(_DIRS.user_config_dir) / "catalogue.json"


def pair_tests_file() -> Path:
    """Where tests of pairs are remembered; whoever writes it makes its folder."""
    return costs_folder() / "pairs.json"


def kernels_file() -> Path:
    """Where measured costs of this machine's kernels are remembered; whoever writes it makes its folder."""
    return costs_folder() / "kernels.json"
