"""Measured costs outlive the program; nothing that happens to their files does any harm."""

import json
import shutil
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.storage.cost_cache import CostCache, CostKey, MeasuredCosts

KEY = CostKey("abc-123", "Q4_0", "b5000 AVX2", "A fast one", None, flash_attention=True)
COSTS = MeasuredCosts(4, {1: 0.1, 4: 0.12, 32: 0.66})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "costs"


@pytest.fixture
def cache(folder: Path) -> CostCache:
    return CostCache(folder)


def the_file(folder: Path) -> Path:
    (path,) = folder.iterdir()
    return path


def test_what_was_put_is_got_by_the_next_program(cache: CostCache, folder: Path) -> None:
    cache.put(KEY, COSTS)
    assert CostCache(folder).get(KEY) == COSTS


def test_asking_makes_nothing(cache: CostCache, folder: Path) -> None:
    assert cache.get(KEY) is None
    assert not folder.parent.exists()


@pytest.mark.parametrize(
    "change",
    [
        {"model": "abc-124"},
        {"quantization": "Q4_1"},
        {"build": "b5001 AVX2"},
        {"processor": "A slow one"},
        {"threads": 4},
        {"flash_attention": False},
    ],
)
def test_whatever_costs_depend_on_makes_them_others(cache: CostCache, change: dict[str, Any]) -> None:
    cache.put(KEY, COSTS)
    assert cache.get(replace(KEY, **change)) is None


def test_keys_do_not_disturb_each_other(cache: CostCache) -> None:
    other = replace(KEY, threads=1)
    cache.put(KEY, COSTS)
    cache.put(other, MeasuredCosts(1, {1: 0.3}))
    assert cache.get(KEY) == COSTS
    assert cache.get(other) == MeasuredCosts(1, {1: 0.3})


def test_the_newest_replaces_what_was_there_and_leaves_no_other_file(cache: CostCache, folder: Path) -> None:
    cache.put(KEY, COSTS)
    cache.put(KEY, MeasuredCosts(2, {1: 0.2}))
    assert cache.get(KEY) == MeasuredCosts(2, {1: 0.2})
    assert len(list(folder.iterdir())) == 1


def test_a_file_under_the_name_of_another_key_is_not_believed(cache: CostCache, folder: Path) -> None:
    cache.put(KEY, COSTS)
    mine = the_file(folder)
    other = replace(KEY, model="other")
    cache.put(other, MeasuredCosts(2, {1: 0.2}))
    (theirs,) = set(folder.iterdir()) - {mine}
    shutil.copyfile(theirs, mine)
    assert cache.get(KEY) is None


@pytest.mark.parametrize(
    "data", [b"", b"{", b"null", b"[]", b"7", b"{}", b"\xff\xfe", b"[" * 100_000, b'{"key": {}, "costs": {}}']
)
def test_a_damaged_file_is_like_none_and_is_replaced(cache: CostCache, folder: Path, data: bytes) -> None:
    cache.put(KEY, COSTS)
    the_file(folder).write_bytes(data)
    assert cache.get(KEY) is None
    cache.put(KEY, COSTS)
    assert cache.get(KEY) == COSTS


def test_half_a_file_is_like_none(cache: CostCache, folder: Path) -> None:
    cache.put(KEY, COSTS)
    whole = the_file(folder).read_bytes()
    for length in range(len(whole)):
        the_file(folder).write_bytes(whole[:length])
        assert cache.get(KEY) is None


def test_a_folder_in_place_of_the_file_is_like_none(cache: CostCache, folder: Path) -> None:
    cache.put(KEY, COSTS)
    path = the_file(folder)
    path.unlink()
    path.mkdir()
    assert cache.get(KEY) is None
    cache.put(KEY, COSTS)
    assert [entry.name for entry in folder.iterdir()] == [path.name], "nothing is left behind"


@pytest.mark.parametrize(
    ("threads", "seconds"),
    [
        (0, {"1": 0.1}),
        (-1, {"1": 0.1}),
        (4, {"1": 0.0}),
        (4, {"1": -0.1}),
        (4, {"1": 1e300}),
        (4, {"0": 0.1, "1": 0.1}),
        (4, {"-3": 0.1, "1": 0.1}),
        (4, {"1": None}),
        (4, {"1": "0.1"}),
        (4, {"one": 0.1}),
        (4, {"1.5": 0.1}),
        (4, [0.1]),
        (4.5, {"1": 0.1}),
        ("4", {"1": 0.1}),
    ],
)
def test_numbers_that_cannot_have_been_measured_are_not_believed(
    cache: CostCache, folder: Path, threads: object, seconds: object
) -> None:
    cache.put(KEY, COSTS)
    entry = json.loads(the_file(folder).read_bytes())
    entry["costs"] = {"threads": threads, "seconds": seconds}
    the_file(folder).write_text(json.dumps(entry))
    assert cache.get(KEY) is None


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "1e-999"])
def test_what_is_no_number_is_not_believed(cache: CostCache, folder: Path, number: str) -> None:
    cache.put(KEY, COSTS)
    path = the_file(folder)
    path.write_text(path.read_text().replace("0.12", number))
    assert cache.get(KEY) is None


def test_a_folder_that_cannot_be_made_is_no_failure(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    cache = CostCache(tmp_path / "file" / "costs")
    cache.put(KEY, COSTS)
    assert cache.get(KEY) is None
    assert (tmp_path / "file").read_text() == "in the way"


def test_a_folder_that_cannot_be_written_is_no_failure(
    cache: CostCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_arguments: object, **_options: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("app.storage.whole_file.tempfile.mkstemp", refuse)
    cache.put(KEY, COSTS)
    assert cache.get(KEY) is None


def test_a_disk_that_fills_up_loses_neither_the_old_nor_leaves_half_a_file(
    cache: CostCache, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache.put(KEY, COSTS)

    def fail(_path: Path, _target: Path) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", fail)
        cache.put(KEY, MeasuredCosts(2, {1: 0.2}))
    assert cache.get(KEY) == COSTS
    assert len(list(folder.iterdir())) == 1


def test_two_who_write_at_once_and_one_who_reads_see_whole_files_only(folder: Path) -> None:
    versions = [MeasuredCosts(threads, dict.fromkeys(range(1, 33), 0.1)) for threads in (1, 2)]
    CostCache(folder).put(KEY, versions[0])
    faults: list[object] = []

    def write(version: MeasuredCosts) -> None:
        for _ in range(60):
            CostCache(folder).put(KEY, version)

    writers = [threading.Thread(target=write, args=(version,)) for version in versions]
    for writer in writers:
        writer.start()
    while any(writer.is_alive() for writer in writers):
        if (found := CostCache(folder).get(KEY)) not in versions:
            faults.append(found)
    for writer in writers:
        writer.join()
    assert faults == []
    assert len(list(folder.iterdir())) == 1
