"""Settings survive other versions, other hands and full disks."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.storage.paths import settings_file
from app.storage.setting_kinds import Setting
from app.storage.setting_table import (
    CONTEXT_LENGTH,
    FLASH_ATTENTION,
    REMEMBERED,
    SYSTEM_PROMPT,
    TABLE,
    TEMPERATURE,
    THEME,
    THREADS,
    TOP_K,
    ZOOM,
)
from app.storage.settings import Settings, SettingsError


def written(path: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return content


def test_what_is_chosen_is_there_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    settings = Settings(path)
    assert settings.set(THEME, "dark")
    assert settings.set(THREADS, 3)
    settings.save()
    again = Settings(path)
    assert (again.get(THEME), again.get(THREADS), again.get(ZOOM)) == ("dark", 3, 100)
    assert written(path) == {"format": 1, "settings": {"theme": "dark", "threads": 3}}


def test_a_default_is_not_written_so_that_a_better_one_reaches_everybody(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    settings.set(ZOOM, 150)
    assert settings.set(ZOOM, 100)
    assert not settings.set(ZOOM, 100)
    settings.save()
    assert written(tmp_path / "settings.json")["settings"] == {}


def test_reset_says_whether_it_changed_anything() -> None:
    settings = Settings()
    assert not settings.reset(TEMPERATURE)
    settings.set(TEMPERATURE, 1.5)
    assert not settings.is_default(TEMPERATURE)
    assert settings.reset(TEMPERATURE)
    assert settings.is_default(TEMPERATURE)


@pytest.mark.parametrize(
    ("setting", "value"),
    [(ZOOM, 49), (ZOOM, True), (THEME, "sepia"), (TEMPERATURE, float("nan")), (TOP_K, 2.5), (THREADS, 0)],
)
def test_nonsense_cannot_be_chosen(setting: Setting[Any], value: object) -> None:
    settings = Settings()
    with pytest.raises(ValueError, match="is n"):
        settings.set(setting, value)
    assert settings.is_default(setting)


def test_nonsense_in_the_file_means_the_default(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    values = {"temperature": "", "zoom": None, "theme": 3, "top_k": 40.0, "flash_attention": 1}
    path.write_text(json.dumps({"format": 1, "settings": values}), "utf-8")
    settings = Settings(path)
    unclear: tuple[Setting[Any], ...] = (TEMPERATURE, ZOOM, THEME, TOP_K, FLASH_ATTENTION, CONTEXT_LENGTH)
    for setting in unclear:
        assert settings.get(setting) == setting.default


def test_what_a_newer_version_wrote_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(
        json.dumps({"format": 9, "more": [1], "settings": {"wings": 2, "theme": "sepia", "zoom": 120}}),
        "utf-8",
    )
    settings = Settings(path)
    assert (settings.get(THEME), settings.get(ZOOM)) == ("system", 120)
    settings.set(ZOOM, 130)
    settings.save()
    assert written(path) == {
        "format": 9,
        "more": [1],
        "settings": {"wings": 2, "theme": "sepia", "zoom": 130},
    }


@pytest.mark.parametrize(
    "content", [b"", b"\0" * 64, b'{"settings": {"zoom"', b"[]", b"\xff\xfe", b"[" * 9_999]
)
def test_a_damaged_file_is_kept_aside(tmp_path: Path, content: bytes, expect_log: Any) -> None:
    expect_log("settings file is damaged")
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings = Settings(path)
    assert settings.get(THEME) == "system"
    assert "damaged" in settings.notice
    assert (tmp_path / "settings.damaged.json").read_bytes() == content
    settings.set(THEME, "dark")
    settings.save()
    assert Settings(path).get(THEME) == "dark"


def test_a_file_that_cannot_be_read_stops_nothing(tmp_path: Path, expect_log: Any) -> None:
    expect_log("cannot be read")
    settings = Settings(tmp_path)  # a folder where a file should be
    assert settings.get(ZOOM) == 100
    settings.set(ZOOM, 110)
    with pytest.raises(SettingsError):
        settings.save()
    assert settings.get(ZOOM) == 110
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_when_nothing_changed(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    settings.save()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="follows XDG on other systems")
def test_it_lies_where_the_platform_keeps_such_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert settings_file() == tmp_path / "slipstream" / "settings.json"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from([*TABLE, *REMEMBERED]), json_values)
def test_whatever_stands_in_the_file_a_setting_has_a_value_it_accepts(setting: Any, raw: object) -> None:
    try:
        value = setting.read(raw)
    except ValueError:
        return
    assert setting.read(value) == value


def test_the_table_is_complete() -> None:
    keys = [setting.key for setting in (*TABLE, *REMEMBERED)]
    assert len(keys) == len(set(keys))
    for setting in TABLE:
        assert setting.title
        assert setting.explanation.endswith(".")
        assert setting.read(setting.default) == setting.default
    assert SYSTEM_PROMPT.read("Zwölf Boxkämpfer 🥊") == "Zwölf Boxkämpfer 🥊"
