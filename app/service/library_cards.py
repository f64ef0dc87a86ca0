"""What the library process tells the window: pairs, verdicts, models of this disk, the Hub's, downloads.

Sizes are bytes, speeds are tokens a second. Sentences are English; what they were made of is beside them, for
a window that speaks another language.
"""

from enum import StrEnum

import msgspec

from app.library.catalogue import Licence, Purpose
from app.library.download import Phase
from app.library.download_queue import JobState
from app.library.model_places import PlaceKind
from app.library.quantization_grades import Grade
from app.library.repository import Gate
from app.library.verdicts import FitVerdict, ModelKind, Remark, Verdict


class FailureKind(StrEnum):
    """What went wrong, for a window that shows some failures in a way of their own.

    OFFLINE: the Hub cannot be reached, or must not be asked. GATED: a licence has to be agreed to, on `page`.
    TOKEN: the access token is missing or not accepted. RATE_LIMIT: too many requests from here. NOT_FOUND:
    the Hub shows no such thing. BUSY: the Hub or the connection has a fault, later it may work. CHANGED: the
    Hub has another file now. DISK: this machine cannot keep the file, or has no room. IN_USE: the model is
    loaded. FILE: a model file is damaged or none. USAGE: what was asked for makes no sense. CANCELLED: it was
    stopped. OTHER: anything else.
    """

    OFFLINE = "offline"
    GATED = "gated"
    TOKEN = "token"
    RATE_LIMIT = "rate_limit"
    NOT_FOUND = "not_found"
    BUSY = "busy"
    CHANGED = "changed"
    DISK = "disk"
    IN_USE = "in_use"
    FILE = "file"
    USAGE = "usage"
    CANCELLED = "cancelled"
    OTHER = "other"


class MachineCard(msgspec.Struct, frozen=True):
    """This machine, as far as models are concerned.

    Attributes:
        processor: Its name.
        cores: Cores that can compute at the same time.
        memory: Bytes of memory.
        room: Bytes that models may take now.
        measured_at: When its kernels were measured, in seconds since 1970; None when never, so that no speed
            can be predicted.
    """

    processor: str
    cores: int
    memory: int
    room: int
    measured_at: float | None


class MemoryFit(msgspec.Struct, frozen=True):
    """What a model or a pair needs of memory, against what there is.

    Attributes:
        verdict: Whether it fits.
        sentence: The verdict for a person.
        context_length: Tokens of context that were asked for.
        target_weights: Bytes.
        draft_weights: Bytes; 0 without a draft.
        context: Bytes of both models' caches at that context.
        buffers: Bytes for computing, the program included.
        needed: Sum of the four.
        room: Bytes that models may take here.
        largest_context: The most tokens of context that fit without the draft; 0 when none do.
        largest_context_with_draft: The same with the draft.
        smaller_quantization: A way to store the target that would fit, such as "Q4_K_M"; may be empty.
        is_estimate: Whether it was told from sizes alone, because no head was read yet.
    """

    verdict: FitVerdict
    sentence: str
    context_length: int
    target_weights: int
    draft_weights: int
    context: int
    buffers: int
    needed: int
    room: int
    largest_context: int
    largest_context_with_draft: int
    smaller_quantization: str
    is_estimate: bool


class Forecast(msgspec.Struct, frozen=True):
    """How fast it will probably be; a prediction, to be shown as one.

    Attributes:
        plain_speed: The target's by itself.
        factor: How many times faster with the draft; 1 where it is not, or without one.
        acceptance: How often a drafted token is assumed to be right, 0 to 1.
        is_rough: Whether it was told from sizes alone, or kinds of weights that were not measured.
    """

    plain_speed: float
    factor: float
    acceptance: float
    is_rough: bool


class Measured(msgspec.Struct, frozen=True):
    """What a test of a pair on this machine gave; it stands in place of a forecast.

    Attributes:
        plain_speed: The target's by itself.
        factor: How many times faster it was with the draft.
        at: When, in seconds since 1970.
        prompts: How many prompts it was measured with.
    """

    plain_speed: float
    factor: float
    at: float
    prompts: int


class OfferedModel(msgspec.Struct, frozen=True):
    """One of the two models of a pair that is offered.

    Attributes:
        reference: What to give AddDownload and Judge: "hf:owner/name/file.gguf".
        repository: "owner/name".
        quantization: Such as "Q4_K_M".
        parameters: Number of weights, about.
        bytes: Size of its files; 0 where nobody knows.
        licence: Its terms.
        path: Where it lies on this disk; empty where it does not.
    """

    reference: str
    repository: str
    quantization: str
    parameters: int
    bytes: int
    licence: Licence
    path: str = ""


class PairOffer(msgspec.Struct, frozen=True):
    """A target and a draft that are known to go well together.

    Attributes:
        id: What the catalogue calls it.
        name: What people call it.
        family: Such as "Qwen".
        purposes: What it is for, the main thing first.
        languages: Codes of the languages it speaks well.
        good_for: One sentence about it, in English.
        target: The model that answers.
        draft: The one that writes ahead.
        fit: What it needs of memory, an estimate from sizes.
        forecast: How fast it will probably be; None where this machine was not measured.
        measured: What a test here gave; None where there was none.
    """

    id: str
    name: str
    family: str
    purposes: tuple[Purpose, ...]
    languages: tuple[str, ...]
    good_for: str
    target: OfferedModel
    draft: OfferedModel
    fit: MemoryFit
    forecast: Forecast | None
    measured: Measured | None

    @property
    def is_installed(self) -> bool:
        """Whether both models lie on this disk."""
        return bool(self.target.path and self.draft.path)

    @property
    def bytes_to_bring(self) -> int:
        """Bytes that have to be downloaded before it can be used."""
        return sum(model.bytes for model in (self.target, self.draft) if not model.path)


class FileFacts(msgspec.Struct, frozen=True):
    """What a model file's head says.

    Attributes:
        kind: What it is.
        name: The model's own name; may be empty.
        architecture: llama.cpp's word, such as "llama".
        quantization: How most weights are stored, such as "Q4_K".
        parameters: Number of weights.
        weight_bytes: Their size.
        context_length: Tokens of context it was trained for; 0 where it is not told.
        vocabulary: Number of its tokens; 0 where it has none.
    """

    kind: ModelKind
    name: str
    architecture: str
    quantization: str
    parameters: int
    weight_bytes: int
    context_length: int
    vocabulary: int


class InstalledCard(msgspec.Struct, frozen=True):
    """A whole model on this disk.

    Attributes:
        path: The file to load; it names the model in orders.
        name: What people call it.
        bytes: Size of all its files.
        quantization: From its name, such as "Q4_K_M"; may be empty.
        place: Whose folder it lies in.
        folder: That folder.
        is_writable: Whether it may be renamed, and deleting removes its files.
        is_reference: Whether it lies elsewhere and is only known; deleting forgets it and frees nothing.
        freed_by_deleting: Bytes.
        repository: "owner/name" where this program brought it from; may be empty.
        facts: What its head says; None while nobody has read it, and where it cannot be read.
        fault: Why its head cannot be read, in a sentence; else empty.
    """

    path: str
    name: str
    bytes: int
    quantization: str
    place: PlaceKind
    folder: str
    is_writable: bool
    is_reference: bool
    freed_by_deleting: int
    repository: str
    facts: FileFacts | None = None
    fault: str = ""


class UnreadableCard(msgspec.Struct, frozen=True):
    """Something on this disk that could not be looked at, and why, as the system says it."""

    path: str
    reason: str


class PlaceCard(msgspec.Struct, frozen=True):
    """A folder that is looked through for models.

    Attributes:
        kind: Whose it is; ADDED ones can be forgotten again.
        folder: Where it is.
        exists: Whether it is there now.
    """

    kind: PlaceKind
    folder: str
    exists: bool


class JudgedDraft(msgspec.Struct, frozen=True):
    """An installed model as the draft of one target.

    Attributes:
        model: The model.
        verdict: What becomes of the pair; None where a head cannot be read, see `model.fault`.
        main_reason: The reason that decides, in a sentence.
        reasons: All reasons in sentences, those that decide first.
        remarks: The same as data.
        fit: What the pair needs of memory.
        forecast: How fast it will probably be.
        measured: What a test of the pair gave.
    """

    model: InstalledCard
    verdict: Verdict | None
    main_reason: str
    reasons: tuple[str, ...] = ()
    remarks: tuple[Remark, ...] = ()
    fit: MemoryFit | None = None
    forecast: Forecast | None = None
    measured: Measured | None = None


class FoundCard(msgspec.Struct, frozen=True):
    """A repository that a search found: downloads of the last month, likes, gate and short licence name."""

    name: str
    downloads: int
    likes: int
    gate: Gate
    licence: str


class ChoiceCard(msgspec.Struct, frozen=True):
    """One model of a repository: a file, or all parts of a split one.

    Attributes:
        reference: What to give AddDownload and Judge: "hf:owner/name/file.gguf".
        file: The first file's path in the repository.
        quantization: Such as "Q4_K_M"; empty where the name tells none.
        bytes: Size of all its files.
        files: How many there are.
        grade: How much it keeps of the model.
        explanation: The same in a sentence.
        is_recommended: Whether it suits most people.
        is_projector: Whether it is the picture part of a model, which is none by itself.
        path: Where it lies on this disk; empty where it does not.
        fit: What it needs of memory by itself, an estimate from its size.
    """

    reference: str
    file: str
    quantization: str
    bytes: int
    files: int
    grade: Grade
    explanation: str
    is_recommended: bool
    is_projector: bool
    path: str
    fit: MemoryFit


class DownloadJob(msgspec.Struct, frozen=True):
    """A download that was asked for.

    Attributes:
        id: What orders call it.
        title: What people call it.
        state: How it stands.
        phase: What it does while it runs; None otherwise.
        done: Bytes that are here.
        total: Bytes of all files.
        rate: Bytes a second, smoothed; 0 while nothing arrives.
        seconds_left: None while nobody can tell.
        reason: Why it waits for another try, or failed; else empty.
        hint: What can be done about a failure; may be empty.
        kind: What kind of failure; None where it did not fail, or before the last start of the program.
        page: Where a licence can be agreed to, when that is what is missing.
        paths: The files to load, the target first; they are there when the state is FINISHED.
    """

    id: str
    title: str
    state: JobState
    phase: Phase | None
    done: int
    total: int
    rate: float
    seconds_left: float | None
    reason: str
    hint: str
    kind: FailureKind | None
    page: str
    paths: tuple[str, ...]


class KindRank(msgspec.Struct, frozen=True):
    """A way to store weights, and what it promises on this machine.

    Attributes:
        kind: ggml's word, such as "Q4_0".
        plain_speed: By itself, in times of the fastest kind's.
        factor: How many times faster a draft makes it.
        speed: With a draft, in times of the best kind's.
    """

    kind: str
    plain_speed: float
    factor: float
    speed: float
