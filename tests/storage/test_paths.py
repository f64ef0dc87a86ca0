"""Where things are kept: in the user's own folders, and nothing is made by asking."""

from pathlib import Path

import pytest

from app.storage.paths import backups_folder, database_file, engine_log


def test_the_log_lies_in_the_users_own_folder() -> None:
    assert engine_log().is_relative_to(Path.home())
    assert "slipstream" in engine_log().parts


def test_asking_where_the_log_is_makes_nothing() -> None:
    engine_log()
    assert not engine_log().parent.exists()


def test_the_folders_are_looked_up_each_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "XDG_STATE_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    assert engine_log().is_relative_to(tmp_path)


def test_conversations_and_their_copies_lie_in_the_users_own_folder_of_data() -> None:
    assert database_file().is_relative_to(Path.home())
    assert backups_folder().parent == database_file().parent
    assert not database_file().parent.exists()
