"""Pairs of models that are known to go well together, to be chosen as one thing.

What the program brings lies in resources/catalogue.json; a file of the person's own is put on top of it.
Sizes and acceptance in it are what is known beforehand: the Hub's list and measurements replace them.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import msgspec

from app.errors import CatalogueError

VERSION = 1
"""Of the file's form."""

_LARGEST = 1e6
"""Billions of weights, and of bytes of a file, that no model has."""

_NAME = re.compile(r"[\w.-]+/[\w.-]+")
_ID = re.compile(r"[a-z0-9.-]+")


class Purpose(StrEnum):
    """What a pair is for."""

    CHAT = "chat"
    WRITING = "writing"
    CODE = "code"
    REASONING = "reasoning"


class Licence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms a model comes with.

    Attributes:
        name: What people call it.
        page: Where its text is.
        is_free: Whether it is one of the free licences, without rules of its maker's own.
    """

    name: str
    page: str
    is_free: bool


class CataloguedFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One file of a repository.

    Attributes:
        name: Its path there.
        gigabytes: Its size, in 10⁹ bytes; None where nobody has looked.
    """

    name: str
    gigabytes: float | None = None


class CataloguedModel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the two models of a pair.

    Attributes:
        repository: "owner/name".
        parameters: Billions of weights.
        licence: Key of its terms in the catalogue.
        recommended: The quantization that suits most people.
        files: By quantization.
    """

    repository: str
    parameters: float
    licence: str
    recommended: str
    files: dict[str, CataloguedFile]


class CataloguedPair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A target and a draft for it.

    Attributes:
        id: What commands call it.
        name: What people call it.
        family: Whose child it is, such as "Qwen".
        vocabulary: Which tokens both speak; a name of this catalogue's own, only to be compared.
        target: The model that answers.
        draft: The small one that writes ahead.
        purposes: What it is for, the main thing first.
        languages: Codes of the languages that it speaks well.
        good_for: One sentence about it, in English.
        acceptance: Which share of drafted tokens is typically kept, 0 to 1; an estimate until it is measured.
    """

    id: str
    name: str
    family: str
    vocabulary: str
    target: CataloguedModel
    draft: CataloguedModel
    purposes: tuple[Purpose, ...]
    languages: tuple[str, ...]
    good_for: str
    acceptance: float

    @property
    def gigabytes(self) -> float | None:
        """Size of both recommended files, in 10⁹ bytes; None where one is not known."""
        sizes = [model.files[model.recommended].gigabytes for model in (self.target, self.draft)]
        return None if None in sizes else sum(size for size in sizes if size is not None)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    pairs: tuple[CataloguedPair, ...]
    licences: dict[str, Licence] = {}


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All pairs to choose from.

    Attributes:
        pairs: In the order of the file.
        licences: The terms, by key.
        complaint: Why the person's own file was left out; empty when it was not.
    """

    pairs: tuple[CataloguedPair, ...]
    licences: dict[str, Licence]
    complaint: str = ""

    def pair(self, name: str) -> CataloguedPair | None:
        """The pair that is called so, by its id or its name in any case."""
        wanted = name.strip().casefold()
        return next((pair for pair in self.pairs if wanted in (pair.id, pair.name.casefold())), None)

    def pairs_of(self, repository: str) -> list[CataloguedPair]:
        """The pairs whose target is from a repository."""
        wanted = repository.casefold()
        return [pair for pair in self.pairs if pair.target.repository.casefold() == wanted]


def load_catalogue(shipped: Path, own: Path | None = None) -> Catalogue:
    """Read the program's pairs, and put the person's own on top: same ids replace, others are added.

    Args:
        shipped: The file the program brings.
        own: The person's file; it may be missing, and a wrong one is left out with a complaint.

    Raises:
        CatalogueError: The program's own file is damaged.
    """
    licences, pairs = _read(shipped, {})
    catalogue = Catalogue(tuple(pairs.values()), licences)
    if own is None or not own.is_file():
        return catalogue
    try:
        more_licences, more_pairs = _read(own, licences)
    except CatalogueError as error:
        return Catalogue(catalogue.pairs, licences, str(error))
    return Catalogue(tuple((pairs | more_pairs).values()), licences | more_licences)


def _read(path: Path, known: dict[str, Licence]) -> tuple[dict[str, Licence], dict[str, CataloguedPair]]:
    try:
        file = msgspec.json.decode(path.read_bytes(), type=_File)
    except OSError as error:
        raise CatalogueError(f"{path} cannot be read: {error.strerror}.", "Check the file.") from error
    except msgspec.MsgspecError as error:
        raise CatalogueError(f"{path.name} is no catalogue: {error}.", "Correct it.") from error
    if file.version != VERSION:
        raise CatalogueError(
            f"{path.name} is a catalogue of version {file.version}, which is not supported.",
            f"Write it as version {VERSION}.",
        )
    licences = known | file.licences
    for pair in file.pairs:
        if fault := _fault(pair, licences):
            raise CatalogueError(f"{path.name}, {pair.id}: {fault}.", "Correct it.")
    pairs = {pair.id: pair for pair in file.pairs}
    if len(pairs) < len(file.pairs):
        raise CatalogueError(f"{path.name} has two pairs of one id.", "Give each its own.")
    return file.licences, pairs


def _fault(pair: CataloguedPair, licences: dict[str, Licence]) -> str:
    """What breaks a rule in a pair; empty when nothing does."""
    if not _ID.fullmatch(pair.id):
        return "its id may hold small letters, digits, dots and hyphens only"
    if not (pair.name and pair.vocabulary and pair.purposes and pair.languages and pair.good_for):
        return "its name, vocabulary, purposes, languages or sentence is missing"
    if not 0.0 < pair.acceptance < 1.0:
        return "its acceptance must be between 0 and 1"
    for model in (pair.target, pair.draft):
        if not _NAME.fullmatch(model.repository):
            return f'"{model.repository}" is no "owner/name"'
        if model.licence not in licences:
            return f'the licence "{model.licence}" is not described'
        if model.recommended not in model.files:
            return f"{model.repository} recommends a quantization that it does not list"
        if any(not file.name.lower().endswith(".gguf") for file in model.files.values()):
            return f"{model.repository} lists a file that is no .gguf"
        if any(file.gigabytes is not None and file.gigabytes <= 0 for file in model.files.values()):
            return f"{model.repository} lists a file without content"
        if max(model.parameters, *(file.gigabytes or 0.0 for file in model.files.values())) > _LARGEST:
            return f"{model.repository} is too large to be a model"
    if not 0.0 < pair.draft.parameters < pair.target.parameters:
        return "its draft must be smaller than its target"
    return ""
