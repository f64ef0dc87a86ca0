"""The models on this machine: found by looking, never by opening; their heads are read when somebody asks.

Half files are never among them: what is still coming has another ending, and a split model counts only when
all its parts are there.
"""

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from app.library.model_places import Place, PlaceKind
from app.library.part_file import Origin, origin_path, read_origin
from app.library.repository import SUFFIX, is_projector, quantization, shard_number, whole_name

_DEEPEST = 8
_LONGEST_MANIFEST = 1 << 20
_MODEL_LAYER = "application/vnd.ollama.image.model"
_DIGEST = re.compile(r"sha256[:-][0-9a-f]{64}")
_MAGIC = b"GGUF"


@dataclass(frozen=True, slots=True)
class InstalledModel:
    """A model that is here, whole.

    Attributes:
        name: What people call it.
        path: The file to load: of a split model, the first.
        files: All its files.
        size: Bytes of all its files.
        place: Where it was found.
        is_reference: Whether it lies elsewhere and was only made known here.
    """

    name: str
    path: Path
    files: tuple[Path, ...]
    size: int
    place: Place
    is_reference: bool = False

    @property
    def quantization(self) -> str:
        """Such as "Q4_K_M", from the name; empty when the name tells none."""
        return quantization(self.name if self.place.kind is PlaceKind.OLLAMA else self.path.name)

    @property
    def is_projector(self) -> bool:
        """Whether it is the picture part of a model, by its name."""
        return is_projector(self.path.name)

    def origin(self) -> Origin | None:
        """Where this program downloaded it from; None when it did not."""
        return read_origin(origin_path(self.path))


@dataclass(frozen=True, slots=True)
class Unreadable:
    """Something that could not be looked at.

    Attributes:
        path: What.
        reason: Why, as the system says it; or that parts are missing.
    """

    path: Path
    reason: str


@dataclass(slots=True)
class Inventory:
    """What was found.

    Attributes:
        models: Sorted by name; each file once, where it was found first.
        unreadable: What could not be looked at.
    """

    models: list[InstalledModel] = field(default_factory=list)
    unreadable: list[Unreadable] = field(default_factory=list)


def take_inventory(places: Iterable[Place], references: Iterable[Path] = ()) -> Inventory:
    """Look for models.

    Args:
        places: The folders to look in; missing ones are passed over.
        references: Single files that were made known.
    """
    inventory = Inventory()
    seen: set[tuple[int, int]] = set()
    places = list(places)
    own = next((place for place in places if place.kind is PlaceKind.OWN), None)
    foreign = [place for place in places if not place.is_writable]
    for place in places:
        if place.kind is PlaceKind.OLLAMA:
            _add_ollama(place, inventory, seen)
            continue
        by_owner: dict[Place, list[Path]] = {}
        for path in _walk(place.folder, inventory):
            by_owner.setdefault(_owner(path, place, foreign), []).append(path)
        for owner, paths in by_owner.items():
            _add(paths, owner, inventory, seen)
    if own is not None:
        for path in references:
            _add(_with_all_parts(path), own, inventory, seen, is_reference=True)
    inventory.models.sort(key=lambda model: (model.name.casefold(), str(model.path)))
    return inventory


def _owner(path: Path, place: Place, foreign: list[Place]) -> Place:
    """Whose a file is: what lies in another program's folder stays that program's, however it was found."""
    if not place.is_writable:
        return place
    for other in foreign:
        is_inside = place.kind is not PlaceKind.OWN or other.folder.is_relative_to(place.folder)
        if is_inside and path.is_relative_to(other.folder):
            return other
    return place


def _walk(folder: Path, inventory: Inventory, depth: int = 0) -> Iterator[Path]:
    """All model files below a folder; links to folders are not followed, as they may lead in circles."""
    try:
        with os.scandir(folder) as entries:
            found = sorted(entries, key=lambda entry: entry.name)
    except FileNotFoundError:
        return
    except OSError as error:
        inventory.unreadable.append(Unreadable(folder, error.strerror or str(error)))
        return
    for entry in found:
        if not _is_text(entry.name):  # it could neither be shown nor named in an order
            shown = os.fsencode(entry.path).decode("utf-8", "replace")
            inventory.unreadable.append(Unreadable(Path(shown), "its name is not valid UTF-8"))
            continue
        try:
            if entry.is_dir(follow_symlinks=False):
                if depth < _DEEPEST:
                    yield from _walk(Path(entry.path), inventory, depth + 1)
            elif entry.name.lower().endswith(SUFFIX) and not entry.name.startswith("."):
                yield Path(entry.path)
        except OSError as error:
            inventory.unreadable.append(Unreadable(Path(entry.path), error.strerror or str(error)))


def _is_text(name: str) -> bool:
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def _add(
    paths: Iterable[Path],
    place: Place,
    inventory: Inventory,
    seen: set[tuple[int, int]],
    *,
    is_reference: bool = False,
) -> None:
    groups: dict[tuple[Path, int], list[Path]] = {}
    for path in paths:
        count = shard_number(path.name)[1]
        groups.setdefault((path.with_name(whole_name(path.name)), count), []).append(path)
    for (whole, count), files in groups.items():
        files.sort()
        missing = set(range(1, count + 1)) - {shard_number(path.name)[0] for path in files}
        if missing or len(files) != count:
            inventory.unreadable.append(Unreadable(whole, f"{len(missing)} of {count} parts missing"))
            continue
        size = _size(files, inventory, seen)
        if size:
            name = whole.name[: -len(SUFFIX)]
            inventory.models.append(InstalledModel(name, files[0], tuple(files), size, place, is_reference))


def _size(files: list[Path], inventory: Inventory, seen: set[tuple[int, int]]) -> int:
    """Bytes of some files; 0 when they are not all there, empty, or were found before."""
    size, marks = 0, []
    for path in files:
        try:
            status = path.stat()
        except OSError as error:
            inventory.unreadable.append(Unreadable(path, error.strerror or str(error)))
            return 0
        if status.st_size == 0 or not path.is_file():
            return 0
        size += status.st_size
        marks.append((status.st_dev, status.st_ino))
    if marks[0] in seen:
        return 0
    seen.update(marks)
    return size


def _with_all_parts(path: Path) -> list[Path]:
    count = shard_number(path.name)[1]
    if count == 1:
        return [path]
    stem = whole_name(path.name)[: -len(SUFFIX)]
    names = [f"{stem}-{number:05}-of-{count:05}{path.suffix}" for number in range(1, count + 1)]
    return [path.with_name(name) for name in names]


class _Layer(msgspec.Struct):
    mediaType: str = ""  # noqa: N815 - Ollama calls it so
    digest: str = ""


class _Manifest(msgspec.Struct):
    layers: list[_Layer] = []


def _add_ollama(place: Place, inventory: Inventory, seen: set[tuple[int, int]]) -> None:
    """Ollama keeps a manifest for each name, manifests/HOST/OWNER/MODEL/TAG, and files by their checksum."""
    root = place.folder / "manifests"
    for path in _files_below(root, inventory):
        try:
            if not path.is_file() or path.stat().st_size > _LONGEST_MANIFEST:
                continue
            manifest = msgspec.json.decode(path.read_bytes(), type=_Manifest)
            digest = next((layer.digest for layer in manifest.layers if layer.mediaType == _MODEL_LAYER), "")
            blob = place.folder / "blobs" / digest.replace(":", "-")
            if not _DIGEST.fullmatch(digest) or not blob.is_file():
                continue
            with blob.open("rb") as file:
                if file.read(len(_MAGIC)) != _MAGIC:
                    continue
        except (msgspec.MsgspecError, RecursionError):
            continue
        except OSError as error:
            inventory.unreadable.append(Unreadable(path, error.strerror or str(error)))
            continue
        _host, owner, *rest = path.relative_to(root).parts
        name = ":".join(["/".join([*([] if owner == "library" else [owner]), *rest[:-1]]), rest[-1]])
        if size := _size([blob], inventory, seen):
            inventory.models.append(InstalledModel(name, blob, (blob,), size, place))


def _files_below(folder: Path, inventory: Inventory) -> Iterator[Path]:
    def note(error: OSError) -> None:
        if not isinstance(error, FileNotFoundError):
            inventory.unreadable.append(Unreadable(folder, error.strerror or str(error)))

    for parent, _folders, names in os.walk(folder, onerror=note):
        for name in sorted(names):
            path = Path(parent) / name
            parts = path.relative_to(folder).parts
            if len(parts) >= 4 and _is_text(str(path)) and not name.startswith("."):
                yield path
