"""Models are taken in whole, and go only when nobody uses them."""

import os
from pathlib import Path

import pytest

from app.core.cancellation import CancelFlag, CancelledError
from app.errors import DiskFullError, ModelFileError, ModelInUseError, ModelWriteError, UsageError
from app.library.installed import InstalledModel, take_inventory
from app.library.model_keeping import References, copy_in, delete, freed_by_deleting, rename
from app.library.model_places import Place, PlaceKind
from app.library.part_file import origin_path

DATA = b"GGUF" + bytes(5_000_000)
SHARDS = [f"big-0000{number}-of-00002.gguf" for number in (1, 2)]


class Shelf:
    """A folder of models and what is known beside it."""

    def __init__(self, folder: Path) -> None:
        self.own = folder / "own"
        self.elsewhere = folder / "elsewhere"
        self.elsewhere.mkdir()
        self.references = References(folder / "state" / "known.json")

    def put(self, *names: str) -> list[Path]:
        paths = [self.elsewhere / name for name in names]
        for path in paths:
            path.write_bytes(DATA)
        return paths

    def copy(self, path: Path) -> Path:
        return copy_in(path, self.own, CancelFlag(), lambda _done, _total: None)

    def models(self, kind: PlaceKind = PlaceKind.OWN) -> list[InstalledModel]:
        return take_inventory([Place(kind, self.own)], self.references.files()).models


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def test_a_model_is_taken_in_where_it_is(shelf: Shelf) -> None:
    (path,) = shelf.put("a.gguf")
    shelf.references.add(path)
    shelf.references.add(path)
    (model,) = shelf.models()
    assert (model.path, model.is_reference) == (path, True)
    assert freed_by_deleting(model) == 0
    assert delete(model, [], shelf.references) == 0
    assert shelf.models() == []
    assert path.exists()


def test_a_model_is_copied_with_all_its_parts(shelf: Shelf) -> None:
    _, second = shelf.put(*SHARDS)
    seen: list[tuple[int, int]] = []
    first = copy_in(second, shelf.own, CancelFlag(), lambda done, total: seen.append((done, total)))
    assert first == shelf.own / SHARDS[0]
    assert [path.read_bytes() for path in sorted(shelf.own.iterdir())] == [DATA, DATA]
    assert seen[-1] == (2 * len(DATA), 2 * len(DATA))
    with pytest.raises(UsageError, match="already"):
        shelf.copy(second)


def test_a_copy_that_is_stopped_leaves_nothing(shelf: Shelf) -> None:
    shelf.put(*SHARDS)
    cancel = CancelFlag()
    with pytest.raises(CancelledError):
        copy_in(shelf.elsewhere / SHARDS[0], shelf.own, cancel, lambda _done, _total: cancel.set())
    assert list(shelf.own.iterdir()) == []


def test_what_is_no_whole_model_is_not_taken_in(shelf: Shelf) -> None:
    half, words = shelf.put(SHARDS[0], "words.txt")
    for take in (shelf.copy, shelf.references.add):
        with pytest.raises(ModelFileError, match="parts are missing"):
            take(half)
        with pytest.raises(ModelFileError, match=r"no \.gguf file"):
            take(words)
        with pytest.raises(ModelFileError, match="no file"):
            take(shelf.elsewhere / "gone.gguf")


def test_without_space_nothing_is_copied(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    (path,) = shelf.put("a.gguf")
    usage = type("Usage", (), {"free": 1000})
    monkeypatch.setattr("app.library.model_keeping.shutil.disk_usage", lambda _folder: usage)
    with pytest.raises(DiskFullError):
        shelf.copy(path)
    assert list(shelf.own.iterdir()) == []


def test_a_model_is_renamed_with_its_parts_and_its_origin(shelf: Shelf) -> None:
    _, second = shelf.put(*SHARDS)
    origin_path(shelf.copy(second)).write_text("{}")
    (model,) = shelf.models()
    path = rename(model, "small.gguf", [])
    assert path.name == "small-00001-of-00002.gguf"
    assert origin_path(path).exists()
    assert [model.name for model in shelf.models()] == ["small"]


@pytest.mark.parametrize("name", ["", "  ", "a/b", "..", ".hidden", "a\\b", "a:b", "a\nb"])
def test_names_that_are_none_are_refused(shelf: Shelf, name: str) -> None:
    shelf.copy(shelf.put("a.gguf")[0])
    with pytest.raises(UsageError, match="cannot be the name"):
        rename(shelf.models()[0], name, [])


@pytest.mark.parametrize("name", ["small-00001-of-00002", "x" * 300])
def test_a_name_that_would_hide_the_model_or_is_too_long_is_refused(shelf: Shelf, name: str) -> None:
    shelf.copy(shelf.put("small.gguf")[0])
    with pytest.raises((UsageError, ModelWriteError)):
        rename(shelf.models()[0], name, ())
    assert [model.name for model in shelf.models()] == ["small"]


def test_a_split_model_that_cannot_be_renamed_whole_keeps_its_name(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.copy(shelf.put(*SHARDS)[0])
    renamed = Path.rename

    def fail(path: Path, target: Path) -> Path:
        if path.name == SHARDS[1]:
            raise PermissionError(13, "Permission denied")
        return renamed(path, target)

    monkeypatch.setattr(Path, "rename", fail)
    with pytest.raises(ModelWriteError):
        rename(shelf.models()[0], "huge", ())
    assert [model.name for model in shelf.models()] == ["big"]


def test_two_copies_at_once_do_not_mix(shelf: Shelf) -> None:
    (source,) = shelf.put("small.gguf")

    def copy_again(done: int, _total: int) -> None:
        if done < len(DATA):
            with pytest.raises(UsageError, match="being copied"):
                shelf.copy(source)

    path = copy_in(source, shelf.own, CancelFlag(), copy_again)
    assert path.read_bytes() == DATA
    assert [one.name for one in shelf.own.iterdir()] == ["small.gguf"]


def test_a_taken_name_is_refused(shelf: Shelf) -> None:
    for path in shelf.put("a.gguf", "b.gguf"):
        shelf.copy(path)
    with pytest.raises(UsageError, match="already"):
        rename(shelf.models()[0], "b", [])


def test_a_deleted_model_frees_its_space_and_leaves_no_empty_folders(shelf: Shelf) -> None:
    shelf.put(*SHARDS)
    copy_in(shelf.elsewhere / SHARDS[0], shelf.own / "owner" / "repo", CancelFlag(), lambda _d, _t: None)
    (model,) = shelf.models()
    assert freed_by_deleting(model) == 2 * len(DATA)
    assert delete(model, [], shelf.references) == 2 * len(DATA)
    assert list(shelf.own.iterdir()) == []


def test_a_second_name_of_the_same_bytes_frees_nothing(shelf: Shelf) -> None:
    (path,) = shelf.put("a.gguf")
    shelf.own.mkdir()
    os.link(path, shelf.own / "a.gguf")
    (model,) = shelf.models()
    assert delete(model, [], shelf.references) == 0
    assert path.exists()


def test_a_loaded_model_stays(shelf: Shelf) -> None:
    shelf.put(*SHARDS)
    shelf.copy(shelf.elsewhere / SHARDS[0])
    (model,) = shelf.models()
    for loaded in model.files:
        with pytest.raises(ModelInUseError):
            delete(model, [loaded], shelf.references)
        with pytest.raises(ModelInUseError):
            rename(model, "other", [loaded])
    assert len(shelf.models()) == 1


@pytest.mark.parametrize("kind", [kind for kind in PlaceKind if kind not in ("own", "added", "ollama")])
def test_what_belongs_to_others_stays(shelf: Shelf, kind: PlaceKind) -> None:
    shelf.copy(shelf.put("a.gguf")[0])
    (model,) = take_inventory([Place(kind, shelf.own)]).models
    with pytest.raises(UsageError, match="belongs to"):
        delete(model, [], shelf.references)
    with pytest.raises(UsageError, match="belongs to"):
        rename(model, "b", [])


def test_a_list_that_makes_no_sense_is_an_empty_one(shelf: Shelf, tmp_path: Path) -> None:
    (tmp_path / "state").mkdir()
    (tmp_path / "state" / "known.json").write_text("{")
    assert shelf.references.files() == []
    assert shelf.references.folders() == ()


def test_a_folder_can_be_made_known_and_forgotten(shelf: Shelf) -> None:
    shelf.put("a.gguf")
    shelf.references.add(shelf.elsewhere)
    assert shelf.references.folders() == (shelf.elsewhere,)
    assert shelf.references.files() == []
    shelf.references.remove(shelf.elsewhere)
    assert shelf.references.folders() == ()
