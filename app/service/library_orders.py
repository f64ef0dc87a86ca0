"""What the window asks of the library process.

References to models are paths, or "hf:owner/name/file.gguf" for those on the Hub. Bytes of memory that become
free when another model is loaded, because the engine gives up what it holds now, are called `given_up`.
"""

import msgspec

from app.service.messages import Cancel, Quit

DEFAULT_CONTEXT = 4096


class ListPairs(msgspec.Struct, frozen=True, tag=True):
    """List the pairs to choose from, best for this machine first; answered with PairsListed. Asks no network.

    Attributes:
        context_length: Tokens of context that are wanted.
        given_up: Bytes of memory that become free when another model is loaded: what the engine holds now.
    """

    id: int
    context_length: int = DEFAULT_CONTEXT
    given_up: int = 0


class Judge(msgspec.Struct, frozen=True, tag=True):
    """Judge a pair, or a target alone, from the heads of their files; answered with Judged."""

    id: int
    target: str
    draft: str | None = None
    context_length: int = DEFAULT_CONTEXT
    given_up: int = 0


class JudgeDrafts(msgspec.Struct, frozen=True, tag=True):
    """Judge every installed model as a draft for this target; answered with DraftsJudged."""

    id: int
    target: str
    context_length: int = DEFAULT_CONTEXT
    given_up: int = 0


class SearchHub(msgspec.Struct, frozen=True, tag=True):
    """Find repositories with models for llama.cpp, the most fetched first; answered with Found."""

    id: int
    words: str
    limit: int = 20


class OpenRepository(msgspec.Struct, frozen=True, tag=True):
    """List the models of a repository; answered with RepositoryOpened.

    Attributes:
        name: "owner/name", "owner/name/file.gguf", "owner/name:Q4_K_M" or the address of a page.
    """

    id: int
    name: str
    context_length: int = DEFAULT_CONTEXT
    given_up: int = 0


class ListInstalled(msgspec.Struct, frozen=True, tag=True):
    """List the models of this disk; answered with InstalledListed, at once and again with all heads read."""

    id: int


class AddPlace(msgspec.Struct, frozen=True, tag=True):
    """Make a model file, or a folder with models, known where it lies; answered with ModelsChanged."""

    id: int
    path: str


class ForgetPlace(msgspec.Struct, frozen=True, tag=True):
    """Leave out a folder that was added; its models stay where they are. Answered with ModelsChanged."""

    id: int
    path: str


class CopyModel(msgspec.Struct, frozen=True, tag=True):
    """Copy a model file into this program's folder; tells CopyProgress, answered with ModelsChanged."""

    id: int
    path: str


class RenameModel(msgspec.Struct, frozen=True, tag=True):
    """Give an installed model another name; answered with ModelsChanged.

    Attributes:
        path: The model's.
        name: Its new name, without ending.
        in_use: Paths of the files that the engine holds; what other programs hold is found out.
    """

    id: int
    path: str
    name: str
    in_use: tuple[str, ...] = ()


class DeleteModel(msgspec.Struct, frozen=True, tag=True):
    """Delete an installed model, or forget one that is only known; answered with ModelsChanged.

    Attributes:
        path: The model's.
        in_use: Paths of the files that the engine holds; what other programs hold is found out.
    """

    id: int
    path: str
    in_use: tuple[str, ...] = ()


class AddDownload(msgspec.Struct, frozen=True, tag=True):
    """Download models as one job; answered with DownloadAdded. Asking once more for the same goes on with it.

    Attributes:
        title: What people call it.
        references: What to bring, the target first: "hf:owner/name/file.gguf", of a split model any part.
    """

    id: int
    title: str
    references: tuple[str, ...]


class PauseDownload(msgspec.Struct, frozen=True, tag=True):
    """Stop a download until it is resumed, also over restarts; answered with Done."""

    id: int
    job: str


class ResumeDownload(msgspec.Struct, frozen=True, tag=True):
    """Go on with a download that was paused, or try one again that failed; answered with Done."""

    id: int
    job: str


class RemoveDownload(msgspec.Struct, frozen=True, tag=True):
    """Forget a download and what is here of unfinished files; finished ones stay. Answered with Done."""

    id: int
    job: str


class AskToken(msgspec.Struct, frozen=True, tag=True):
    """Say where the access token is and whose it is; answered with TokenState."""

    id: int


class SetToken(msgspec.Struct, frozen=True, tag=True):
    """Keep this access token, if the Hub accepts it or cannot be asked; answered with TokenState."""

    id: int
    token: str

    def __repr__(self) -> str:
        """Name the order, not the token."""
        return f"SetToken(id={self.id})"


class ForgetToken(msgspec.Struct, frozen=True, tag=True):
    """Remove the access token that this program keeps; answered with TokenState."""

    id: int


class MeasureMachine(msgspec.Struct, frozen=True, tag=True):
    """Find out what weights cost on this machine, in about a minute; answered with MachineMeasured.

    Tells MeasureProgress before. It needs the machine for itself: no reply should be written meanwhile.
    """

    id: int


class StoreTest(msgspec.Struct, frozen=True, tag=True):
    """Remember what a test of a pair gave, to be shown in place of forecasts; answered with Done."""

    id: int
    target: str
    draft: str
    plain_speed: float
    factor: float
    prompts: int = 1


NumberedOrder = (
    ListPairs
    | Judge
    | JudgeDrafts
    | SearchHub
    | OpenRepository
    | ListInstalled
    | AddPlace
    | ForgetPlace
    | CopyModel
    | RenameModel
    | DeleteModel
    | AddDownload
    | PauseDownload
    | ResumeDownload
    | RemoveDownload
    | AskToken
    | SetToken
    | ForgetToken
    | MeasureMachine
    | StoreTest
)
"""Orders that are answered."""

Order = NumberedOrder | Cancel | Quit
"""Cancel ends the order with its id by Failed, of kind CANCELLED; a finished one is left alone."""
