"""What a Hub has: repositories, their model files, and the names by which people call them."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path, PurePosixPath
from urllib.parse import unquote

from app.errors import BadAnswerError, UsageError

SUFFIX = ".gguf"

_OWNER_AND_NAME = re.compile(r"\w[\w.-]*/\w[\w.-]*")
_SHARD = re.compile(r"(?P<stem>.+)-(?P<number>\d{5})-of-(?P<count>\d{5})\.gguf", re.IGNORECASE)
_QUANTIZATION = re.compile(
    r"(?<![A-Za-z0-9])(I?Q\d(?:_[0-9A-Z]+)*|TQ\d_0|MXFP4|BF16|F16|F32|FP16|FP32)(?![A-Za-z0-9])",
    re.IGNORECASE,
)
_PAGE = re.compile(
    r"https?://[^/]+/(?P<repository>[\w.-]+/[\w.-]+)"
    r"(?:/(?:blob|resolve|tree|raw)/(?P<revision>[^/?#]+)(?:/(?P<path>[^?#]+))?)?/?(?:[?#].*)?"
)
_FOR_NO_FILE = re.compile(r'[<>:"\\|?*\x00-\x1f\ud800-\udfff]')


class Gate(StrEnum):
    """Whether a repository asks for something before it gives its files."""

    OPEN = "open"
    AUTOMATIC = "automatic"
    """Whoever agrees to its licence gets in at once."""
    MANUAL = "manual"
    """Its owner decides on each request."""


@dataclass(frozen=True, slots=True)
class RemoteFile:
    """One file of a repository, as it is at one commit.

    Attributes:
        repository: "owner/name".
        path: Its path in the repository.
        revision: The commit.
        size: Its length in bytes.
        sha256: Its checksum, 64 lower-case hexadecimal digits.
    """

    repository: str
    path: str
    revision: str
    size: int
    sha256: str

    @property
    def name(self) -> str:
        """The file's own name, without folders."""
        return PurePosixPath(self.path).name


@dataclass(frozen=True, slots=True)
class ModelChoice:
    """One model of a repository: a file, or all parts of a split one.

    Attributes:
        quantization: Such as "Q4_K_M", from the name; empty when the name tells none.
        files: In order; the first is the one to load.
    """

    quantization: str
    files: tuple[RemoteFile, ...]

    @property
    def size(self) -> int:
        """Bytes of all its files."""
        return sum(file.size for file in self.files)


@dataclass(frozen=True, slots=True)
class Repository:
    """A repository with model files.

    Attributes:
        name: "owner/name".
        revision: Its newest commit.
        files: Its .gguf files that have a checksum.
        gate: Whether it must be asked for.
        licence: The licence's short name as its owner wrote it; may be empty.
        languages: Codes as its owner wrote them.
    """

    name: str
    revision: str
    files: tuple[RemoteFile, ...]
    gate: Gate
    licence: str = ""
    languages: tuple[str, ...] = ()

    def choices(self) -> list[ModelChoice]:
        """The models to choose from, the smallest first; split ones that lack a part are left out."""
        groups: dict[tuple[str, int], list[RemoteFile]] = {}
        for file in self.files:
            groups.setdefault((whole_name(file.path), shard_number(file.path)[1]), []).append(file)
        whole = [sorted(files, key=lambda file: file.path) for files in groups.values()]
        found = [ModelChoice(quantization(files[0].path), tuple(files)) for files in whole if is_whole(files)]
        return sorted(found, key=lambda choice: choice.size)


@dataclass(frozen=True, slots=True)
class FoundRepository:
    """A repository that a search found.

    Attributes:
        name: "owner/name".
        downloads: How often it was fetched in the last month.
        likes: How many people marked it.
        gate: Whether it must be asked for.
        licence: The licence's short name; may be empty.
    """

    name: str
    downloads: int
    likes: int
    gate: Gate
    licence: str


@dataclass(frozen=True, slots=True)
class Reference:
    """What a person named: a repository, and perhaps a file or a quantization in it.

    Attributes:
        repository: "owner/name".
        path: A file in it, or empty.
        quantization: Such as "Q4_K_M", or empty.
        revision: A branch, tag or commit.
    """

    repository: str
    path: str = ""
    quantization: str = ""
    revision: str = "main"


def reference(text: str) -> Reference:
    """Read "owner/name", "owner/name/file.gguf", "owner/name:Q4_K_M" or the address of a page.

    Raises:
        UsageError: It is none of these.
    """
    text = text.strip().removeprefix("hf:").removeprefix("//")
    if page := _PAGE.fullmatch(text):
        found = page.groupdict()
        path, revision = unquote(found["path"] or ""), unquote(found["revision"] or "main")
        is_file = path.lower().endswith(SUFFIX)
        return Reference(found["repository"], path if is_file else "", revision=revision)
    text, _, kind = text.partition(":")
    parts = text.strip("/").split("/")
    repository, path = "/".join(parts[:2]), "/".join(parts[2:])
    if not _OWNER_AND_NAME.fullmatch(repository) or (path and not path.lower().endswith(SUFFIX)):
        raise UsageError(
            f'"{text}" names no repository.', 'Write "owner/name", or "owner/name/file.gguf" for one file.'
        )
    return Reference(repository, path, kind)


def quantization(path: str) -> str:
    """The quantization that a file's name tells, such as "Q4_K_M"; empty when it tells none."""
    found = _QUANTIZATION.findall(whole_name(PurePosixPath(path).name))
    return str(found[-1]).upper() if found else ""


def whole_name(path: str) -> str:
    """A path without the part number of a split file."""
    shard = _SHARD.fullmatch(path)
    return f"{shard['stem']}{SUFFIX}" if shard else path


def shard_number(path: str) -> tuple[int, int]:
    """Which part of how many a file is; (1, 1) for a file that is not split."""
    shard = _SHARD.fullmatch(path)
    return (int(shard["number"]), int(shard["count"])) if shard else (1, 1)


def is_whole(files: Iterable[RemoteFile]) -> bool:
    """Whether these parts of one file are all there."""
    numbers = [shard_number(file.path) for file in files]
    return sorted(number for number, _ in numbers) == list(range(1, numbers[0][1] + 1)) if numbers else False


def chosen(repository: Repository, wanted: Reference) -> ModelChoice:
    """Find what a person named in a repository; where nothing was named, take what suits most people.

    Raises:
        UsageError: There is no such model in it.
    """
    choices = repository.choices()
    if not choices:
        raise UsageError(
            f"{repository.name} holds no model for llama.cpp.",
            "Look for a repository whose name ends in GGUF.",
        )
    if wanted.path:
        for choice in choices:
            if any(file.path == wanted.path for file in choice.files):
                return choice
        raise UsageError(f"{repository.name} has no file {wanted.path}.", _there_are(choices))
    if not wanted.quantization:
        return recommended(choices)
    for choice in choices:
        if choice.quantization == wanted.quantization.upper():
            return choice
    raise UsageError(f"{repository.name} has no {wanted.quantization}.", _there_are(choices))


_LIKED = (
    "Q4_K_M",
    "Q4_0",
    "Q4_K_S",
    "Q5_K_M",
    "Q5_K_S",
    "Q4_K_L",
    "Q4_1",
    "IQ4_XS",
    "IQ4_NL",
    "Q6_K",
    "Q8_0",
)


def recommended(choices: list[ModelChoice]) -> ModelChoice:
    """The model that suits most people: about four bits a weight, which loses hardly anything.

    Args:
        choices: At least one.
    """
    models = [choice for choice in choices if not is_projector(choice.files[0].path)] or choices

    def rank(choice: ModelChoice) -> tuple[int, int]:
        liked = choice.quantization in _LIKED
        return (_LIKED.index(choice.quantization) if liked else len(_LIKED), choice.size)

    return min(models, key=rank)


def is_projector(path: str) -> bool:
    """Whether a name is that of the picture part of a model, which is none by itself."""
    return PurePosixPath(path).name.lower().startswith("mmproj")


def place_below(folder: Path, file: RemoteFile) -> Path:
    """Where a file goes below a folder: "owner/name/path", and never outside.

    Raises:
        BadAnswerError: Its path leads elsewhere or cannot be a file's.
    """
    parts = [*file.repository.split("/"), *file.path.split("/")]
    if any(part in ("", ".", "..") or _FOR_NO_FILE.search(part) or part != part.strip() for part in parts):
        raise BadAnswerError(
            f"{file.path!r} of {file.repository} cannot be the name of a file.", "Choose another repository."
        )
    return folder.joinpath(*parts)


def _there_are(choices: list[ModelChoice]) -> str:
    return f"There are {', '.join(choice.quantization or choice.files[0].path for choice in choices)}."
