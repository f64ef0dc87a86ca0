"""Everything that window and library process say to each other: one JSON object a line, typed, both ways.

The window sends orders (library_orders.py), each with an id of its choice. They are carried out side by side:
none waits for a slow one, and answers come in any order. Each order gets exactly one last report with its id:
the one that its description names, or Failed; what may come before is named there too. DownloadsChanged comes
unasked: after Hello, at every change, and four times a second while something is being downloaded.

Downloads outlive both processes. What was being downloaded, or waited for its turn, when a process ended goes
on by itself at the next start; what a person paused stays paused, and what failed waits for ResumeDownload.
"""

import msgspec

from app.library.hub_token import TokenPlace
from app.library.repository import Gate
from app.library.verdicts import Remark, Verdict
from app.service.library_cards import (
    ChoiceCard,
    DownloadJob,
    FailureKind,
    Forecast,
    FoundCard,
    InstalledCard,
    JudgedDraft,
    KindRank,
    MachineCard,
    Measured,
    MemoryFit,
    OfferedModel,
    PairOffer,
    PlaceCard,
    UnreadableCard,
)
from app.service.library_orders import Order

PROTOCOL = 1
"""Raised with every change of these messages; window and library process must agree."""


class Hello(msgspec.Struct, frozen=True, tag=True):
    """The first report of every library process: its protocol, which must be ours, and its version."""

    protocol: int
    version: str


class PairsListed(msgspec.Struct, frozen=True, tag=True):
    """The pairs to choose from, best for this machine first.

    Attributes:
        complaint: Why the person's own catalogue was left out; empty when it was not.
    """

    id: int
    machine: MachineCard
    pairs: tuple[PairOffer, ...]
    complaint: str = ""


class Judged(msgspec.Struct, frozen=True, tag=True):
    """A pair was judged.

    Attributes:
        verdict: What becomes of the pair; None for a target alone.
        reasons: All reasons in sentences, those that decide first.
        remarks: The same as data.
        fit: What it needs of memory; None for a file without weights.
        forecast: How fast it will probably be; None where that cannot be told.
        measured: What a test of the pair gave, for pairs on this disk.
    """

    id: int
    verdict: Verdict | None
    reasons: tuple[str, ...]
    remarks: tuple[Remark, ...]
    fit: MemoryFit | None
    forecast: Forecast | None
    measured: Measured | None


class DraftsJudged(msgspec.Struct, frozen=True, tag=True):
    """Every installed model as a draft, the best first; nothing is left out, the target itself excepted."""

    id: int
    target: str
    drafts: tuple[JudgedDraft, ...]


class Found(msgspec.Struct, frozen=True, tag=True):
    """What a search found."""

    id: int
    repositories: tuple[FoundCard, ...]


class RepositoryOpened(msgspec.Struct, frozen=True, tag=True):
    """The models of a repository.

    Attributes:
        name: "owner/name".
        page: Its address, where a licence can be read and agreed to.
        gate: Whether it must be asked for.
        has_access: Whether this person gets its files.
        licence: The licence's short name; may be empty.
        languages: Codes as its owner wrote them.
        choices: Its models, the smallest first.
        wanted: The reference of the choice that was named, or the recommended one; empty without choices.
        drafts: What may draft for it, the nearest first; Judge tells for certain.
    """

    id: int
    name: str
    page: str
    gate: Gate
    has_access: bool
    licence: str
    languages: tuple[str, ...]
    choices: tuple[ChoiceCard, ...]
    wanted: str
    drafts: tuple[OfferedModel, ...]


class InstalledListed(msgspec.Struct, frozen=True, tag=True):
    """The models of this disk, by name.

    Attributes:
        is_complete: Whether all heads were read; if not, the same list comes again when they were.
    """

    id: int
    models: tuple[InstalledCard, ...]
    unreadable: tuple[UnreadableCard, ...]
    places: tuple[PlaceCard, ...]
    is_complete: bool


class CopyProgress(msgspec.Struct, frozen=True, tag=True):
    """Bytes copied so far, of how many."""

    id: int
    done: int
    total: int


class ModelsChanged(msgspec.Struct, frozen=True, tag=True):
    """The models of this disk are other ones now.

    Attributes:
        path: The file or folder that was added, copied or renamed, where it is now; empty when it is gone.
        freed: Bytes that became free.
    """

    id: int
    path: str
    freed: int = 0


class DownloadAdded(msgspec.Struct, frozen=True, tag=True):
    """A download was asked for, or was already: its job's id."""

    id: int
    job: str


class DownloadsChanged(msgspec.Struct, frozen=True, tag=True):
    """All downloads, the oldest first, as they are now."""

    jobs: tuple[DownloadJob, ...]


class Done(msgspec.Struct, frozen=True, tag=True):
    """An order without an answer of its own was carried out; bytes that became free."""

    id: int
    freed: int = 0


class TokenState(msgspec.Struct, frozen=True, tag=True):
    """The access token, as far as others may know of it.

    Attributes:
        place: Where it is kept.
        account: Whose it is; empty where there is none, or the Hub could not be asked.
        problem: Why the account is not known, in a sentence; may be empty.
    """

    id: int
    place: TokenPlace
    account: str
    problem: str = ""


class MeasureProgress(msgspec.Struct, frozen=True, tag=True):
    """This kind of weights is being measured; how many are done, and of how many."""

    id: int
    kind: str
    done: int
    total: int


class MachineMeasured(msgspec.Struct, frozen=True, tag=True):
    """What was measured of this machine: the kinds of weights, those best for drafting first."""

    id: int
    machine: MachineCard
    kinds: tuple[KindRank, ...]


class Failed(msgspec.Struct, frozen=True, tag=True):
    """An order could not be carried out; others go on.

    Attributes:
        message: What is wrong, in one sentence.
        hint: What to do about it; may be empty.
        kind: What kind of failure it is.
        page: Where a licence can be agreed to, when that is what is missing.
        seconds: How long the Hub wants to be left alone; None when it does not say.
    """

    id: int
    message: str
    hint: str = ""
    kind: FailureKind = FailureKind.OTHER
    page: str = ""
    seconds: float | None = None


Answer = (
    PairsListed
    | Judged
    | DraftsJudged
    | Found
    | RepositoryOpened
    | InstalledListed
    | CopyProgress
    | ModelsChanged
    | DownloadAdded
    | Done
    | TokenState
    | MeasureProgress
    | MachineMeasured
    | Failed
)
"""Reports about an order."""

Report = Hello | DownloadsChanged | Answer


def is_final(answer: Answer) -> bool:
    """Whether an order is over with this report."""
    match answer:
        case CopyProgress() | MeasureProgress() | InstalledListed(is_complete=False):
            return False
    return True


_encoder = msgspec.json.Encoder()
_order_decoder: msgspec.json.Decoder[Order] = msgspec.json.Decoder(Order)
_report_decoder: msgspec.json.Decoder[Report] = msgspec.json.Decoder(Report)


def encode(message: Order | Report) -> bytes:
    """Write a message as one line, its line feed included."""
    return _encoder.encode(message) + b"\n"


def decode_order(line: bytes) -> Order:
    """Read a line the window sent.

    Raises:
        msgspec.MsgspecError: The line is no order.
    """
    return _order_decoder.decode(line)


def decode_report(line: bytes) -> Report:
    """Read a line the library process sent.

    Raises:
        msgspec.MsgspecError: The line is no report.
    """
    return _report_decoder.decode(line)
