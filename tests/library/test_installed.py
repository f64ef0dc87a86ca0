"""What is on a disk: all stores, whatever state they are in, and never half a model."""

import json
import os
from pathlib import Path

import pytest

from app.library.installed import InstalledModel, Inventory, take_inventory
from app.library.model_places import Place, PlaceKind, known_places

MODEL = b"GGUF and more"


def put(path: Path, data: bytes = MODEL) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


def look(folder: Path, kind: PlaceKind = PlaceKind.OWN, *references: Path) -> Inventory:
    return take_inventory([Place(kind, folder)], references)


def names(inventory: Inventory) -> list[str]:
    return [model.name for model in inventory.models]


def ollama(folder: Path, manifest: str, layers: list[tuple[str, bytes]]) -> None:
    listed = []
    for number, (kind, data) in enumerate(layers):
        digest = f"{manifest}{number}".encode().hex().ljust(64, "0")[:64]
        put(folder / "blobs" / f"sha256-{digest}", data)
        listed.append({"mediaType": f"application/vnd.ollama.image.{kind}", "digest": f"sha256:{digest}"})
    put(folder / "manifests" / manifest, json.dumps({"schemaVersion": 2, "layers": listed}).encode())


def test_a_missing_folder_is_an_empty_one(tmp_path: Path) -> None:
    assert look(tmp_path / "nowhere") == Inventory()


def test_models_are_found_at_any_depth_and_sorted(tmp_path: Path) -> None:
    put(tmp_path / "owner" / "repo" / "b-Q4_0.gguf")
    put(tmp_path / "A-Q8_0.GGUF")
    put(tmp_path / "words.txt")
    found = look(tmp_path)
    assert names(found) == ["A-Q8_0", "b-Q4_0"]
    assert [model.quantization for model in found.models] == ["Q8_0", "Q4_0"]
    assert found.models[0].size == len(MODEL)


def test_half_files_are_no_models(tmp_path: Path) -> None:
    put(tmp_path / "a.gguf.part")
    put(tmp_path / "b.gguf.part.json")
    put(tmp_path / "c.gguf.incomplete")
    put(tmp_path / "downloading_d.gguf.part")
    put(tmp_path / "empty.gguf", b"")
    put(tmp_path / ".hidden.gguf")
    assert names(look(tmp_path)) == []


def test_a_split_model_is_one_when_all_parts_are_there(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        put(tmp_path / f"big-Q4_K_M-0000{number}-of-00003.gguf")
    put(tmp_path / "half-00001-of-00002.gguf")
    found = look(tmp_path)
    assert names(found) == ["big-Q4_K_M"]
    (model,) = found.models
    assert (len(model.files), model.size) == (3, 3 * len(MODEL))
    assert model.path.name == "big-Q4_K_M-00001-of-00003.gguf"
    assert [(one.path.name, one.reason) for one in found.unreadable] == [
        ("half.gguf", "1 of 2 parts missing")
    ]


def test_a_whole_file_and_parts_of_the_same_name_are_not_taken_for_one_model(tmp_path: Path) -> None:
    put(tmp_path / "big.gguf")
    put(tmp_path / "big-00001-of-00002.gguf")
    put(tmp_path / "big-00001-of-00003.gguf")
    put(tmp_path / "odd-00001-of-00002.gguf")
    put(tmp_path / "odd-00003-of-00002.gguf")
    found = look(tmp_path)
    assert [[path.name for path in model.files] for model in found.models] == [["big.gguf"]]
    assert len(found.unreadable) == 3


@pytest.mark.skipif(os.name != "posix", reason="needs names that are no text")
def test_a_name_that_is_no_text_is_said_and_hides_no_other(tmp_path: Path) -> None:
    put(tmp_path / "a.gguf")
    put(tmp_path / os.fsdecode(b"b\xff.gguf"))
    put(tmp_path / os.fsdecode(b"folder\xff") / "c.gguf")
    found = look(tmp_path)
    assert names(found) == ["a"]
    assert len(found.unreadable) == 2
    for one in found.unreadable:
        str(one.path).encode()


def test_models_of_another_program_stay_its_own_below_a_folder_that_was_added(tmp_path: Path) -> None:
    put(tmp_path / "mine" / "a.gguf")
    put(tmp_path / ".lmstudio" / "models" / "b.gguf")
    studio = Place(PlaceKind.LM_STUDIO, tmp_path / ".lmstudio" / "models")
    for added in (tmp_path, studio.folder):
        found = take_inventory([Place(PlaceKind.ADDED, added), studio])
        writable = {model.name: model.place.is_writable for model in found.models}
        assert writable["b"] is False
        assert writable.get("a", True)


def test_this_programs_own_folder_may_lie_below_another_programs(tmp_path: Path) -> None:
    put(tmp_path / "hub" / "own" / "a.gguf")
    places = [Place(PlaceKind.OWN, tmp_path / "hub" / "own"), Place(PlaceKind.HUGGING_FACE, tmp_path / "hub")]
    assert [model.place.kind for model in take_inventory(places).models] == [PlaceKind.OWN]


@pytest.mark.skipif(os.name != "posix", reason="needs links")
def test_the_hugging_face_cache_shows_each_model_once(tmp_path: Path) -> None:
    repository = tmp_path / "models--owner--repo"
    blob = put(repository / "blobs" / ("ab" * 32))
    for commit in ("1", "2"):
        link = repository / "snapshots" / commit / "a-Q4_0.gguf"
        link.parent.mkdir(parents=True)
        link.symlink_to(blob)
    put(repository / "blobs" / "cd.incomplete")
    (repository / "snapshots" / "2" / "gone.gguf").symlink_to(repository / "blobs" / "none")
    found = look(tmp_path, PlaceKind.HUGGING_FACE)
    assert names(found) == ["a-Q4_0"]
    assert found.models[0].size == len(MODEL)
    assert [one.path.name for one in found.unreadable] == ["gone.gguf"]


@pytest.mark.skipif(os.name != "posix", reason="needs links")
def test_links_in_circles_end(tmp_path: Path) -> None:
    put(tmp_path / "a.gguf")
    (tmp_path / "again").symlink_to(tmp_path)
    assert names(look(tmp_path)) == ["a"]


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root reads everything")
def test_a_folder_that_may_not_be_read_is_said(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0)
    put(tmp_path / "a.gguf")
    found = look(tmp_path)
    closed.chmod(0o700)
    assert names(found) == ["a"]
    assert [one.path for one in found.unreadable] == [closed]


def test_ollama_names_its_models_by_manifests(tmp_path: Path) -> None:
    ollama(tmp_path, "registry.ollama.ai/library/llama3.2/1b-q4_0", [("system", b"s"), ("model", MODEL)])
    ollama(tmp_path, "hf.co/owner/repo/Q8_0", [("model", MODEL)])
    ollama(tmp_path, "registry.ollama.ai/library/other/latest", [("model", b"safetensors")])
    ollama(tmp_path, "registry.ollama.ai/library/template/latest", [("template", b"t")])
    put(tmp_path / "manifests" / "registry.ollama.ai" / "library" / "broken" / "latest", b"{")
    gone = b'{"layers": [{"mediaType": "application/vnd.ollama.image.model", "digest": "sha256:0"}]}'
    put(tmp_path / "manifests" / "registry.ollama.ai" / "library" / "gone" / "latest", gone)
    found = look(tmp_path, PlaceKind.OLLAMA)
    assert names(found) == ["llama3.2:1b-q4_0", "owner/repo:Q8_0"]
    assert [model.quantization for model in found.models] == ["Q4_0", "Q8_0"]
    assert found.models[0].path.parent == tmp_path / "blobs"


def test_a_manifest_of_ollama_leads_nowhere_else_and_hides_no_other(tmp_path: Path) -> None:
    store = tmp_path / "store"
    ollama(store, "registry.ollama.ai/library/good/latest", [("model", MODEL)])
    secret = put(tmp_path / "secret")
    for number, digest in enumerate(("../../secret", str(secret), "sha256:../../secret", "sha256:\0")):
        layers = [{"mediaType": "application/vnd.ollama.image.model", "digest": digest}]
        path = store / "manifests" / "registry.ollama.ai" / "library" / f"bad{number}" / "latest"
        put(path, json.dumps({"layers": layers}).encode())
    deep = b'{"other": ' + b"[" * 900_000
    put(store / "manifests" / "registry.ollama.ai" / "library" / "deep" / "latest", deep)
    assert names(look(store, PlaceKind.OLLAMA)) == ["good:latest"]


def test_a_file_in_two_places_is_shown_where_it_was_found_first(tmp_path: Path) -> None:
    put(tmp_path / "a.gguf")
    places = [Place(PlaceKind.OWN, tmp_path), Place(PlaceKind.ADDED, tmp_path)]
    assert [model.place.kind for model in take_inventory(places).models] == [PlaceKind.OWN]


def test_known_files_are_among_them_with_all_their_parts(tmp_path: Path) -> None:
    elsewhere = put(tmp_path / "elsewhere" / "x-00001-of-00002.gguf")
    put(tmp_path / "elsewhere" / "x-00002-of-00002.gguf")
    found = look(tmp_path / "own", PlaceKind.OWN, elsewhere, tmp_path / "gone.gguf")
    assert [(model.name, model.is_reference, len(model.files)) for model in found.models] == [("x", True, 2)]
    assert [one.path.name for one in found.unreadable] == ["gone.gguf"]


def test_thousands_of_files_are_looked_at_without_being_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(3000):
        (tmp_path / f"{number:04}.gguf").write_bytes(b"x")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", lambda *_args, **_more: pytest.fail("a file was opened"))
        found = look(tmp_path)
    assert len(found.models) == 3000
    assert isinstance(found.models[0], InstalledModel)


def test_places_follow_the_customs_of_each_system(tmp_path: Path) -> None:
    def folders(platform: str, **variables: str) -> dict[PlaceKind, list[str]]:
        found: dict[PlaceKind, list[str]] = {}
        for place in known_places(Path("/own"), (Path("/mine"),), Path("/home/me"), variables, platform):
            found.setdefault(place.kind, []).append(place.folder.as_posix())
        return found

    linux = folders("linux")
    assert linux[PlaceKind.OWN] == ["/own"]
    assert linux[PlaceKind.ADDED] == ["/mine"]
    assert linux[PlaceKind.HUGGING_FACE] == ["/home/me/.cache/huggingface/hub"]
    assert "/home/me/.lmstudio/models" in linux[PlaceKind.LM_STUDIO]
    assert "/home/me/.local/share/Jan/data/llamacpp/models" in linux[PlaceKind.JAN]
    assert linux[PlaceKind.GPT4ALL] == ["/home/me/.local/share/nomic.ai/GPT4All"]
    assert linux[PlaceKind.OLLAMA] == ["/home/me/.ollama/models", "/usr/share/ollama/.ollama/models"]
    mac = folders("darwin")
    assert mac[PlaceKind.GPT4ALL] == ["/home/me/Library/Application Support/nomic.ai/GPT4All"]
    assert mac[PlaceKind.OLLAMA] == ["/home/me/.ollama/models"]
    moved = folders("linux", OLLAMA_MODELS="/big/ollama", HF_HUB_CACHE="/big/hub")
    assert moved[PlaceKind.OLLAMA] == ["/big/ollama"]
    assert moved[PlaceKind.HUGGING_FACE] == ["/big/hub"]
    assert folders("linux", HF_HOME="/hf")[PlaceKind.HUGGING_FACE] == ["/hf/hub"]
    assert folders("win32", LOCALAPPDATA="/local")[PlaceKind.GPT4ALL] == ["/local/nomic.ai/GPT4All"]
