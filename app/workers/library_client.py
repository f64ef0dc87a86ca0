"""The library process as the window sees it: methods give orders, signals bring reports."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from app.service.library_messages import (
    CopyProgress,
    Done,
    DownloadAdded,
    DownloadsChanged,
    DraftsJudged,
    Failed,
    Found,
    InstalledListed,
    Judged,
    MachineMeasured,
    MeasureProgress,
    ModelsChanged,
    PairsListed,
    Report,
    RepositoryOpened,
    TokenState,
)
from app.service.library_orders import (
    DEFAULT_CONTEXT,
    AddDownload,
    AddPlace,
    AskToken,
    CopyModel,
    DeleteModel,
    ForgetPlace,
    ForgetToken,
    Judge,
    JudgeDrafts,
    ListInstalled,
    ListPairs,
    MeasureMachine,
    OpenRepository,
    PauseDownload,
    RemoveDownload,
    RenameModel,
    ResumeDownload,
    SearchHub,
    SetToken,
    StoreTest,
)
from app.workers.library_connection import FIRST_PAUSE_MS, HELLO_PATIENCE_MS, LibraryConnection


class LibraryClient(QObject):
    """Starts the library process, speaks with it, and starts another one when it dies.

    Methods return the id of their order, which its reports carry. Nothing blocks, and orders may be given at
    any time: what is asked while no process runs is sent to the next one. Orders that a process took with it
    fail as any other may; downloads go on by themselves.

    Signals:
        ready (Hello): A new process runs and speaks our protocol.
        pairs_listed (PairsListed): Answer to list_pairs().
        judged (Judged): Answer to judge().
        drafts_judged (DraftsJudged): Answer to judge_drafts().
        found (Found): Answer to search_hub().
        repository_opened (RepositoryOpened): Answer to open_repository().
        installed_listed (InstalledListed): Answer to list_installed(); twice unless it is complete at once.
        copy_progressed (CopyProgress): A model is being copied.
        models_changed (ModelsChanged): Answer to whatever changes the models of this disk.
        download_added (DownloadAdded): Answer to add_download().
        downloads_changed (DownloadsChanged): How all downloads stand now; unasked.
        done (Done): Answer to orders without another one.
        token_told (TokenState): Answer to the orders about the access token.
        measure_progressed (MeasureProgress): The machine is being measured.
        machine_measured (MachineMeasured): Answer to measure_machine().
        order_failed (Failed): An order could not be carried out, or was cancelled.
        lost (str): The process died, and why, in a sentence for the log; another one is started soon.
        shut_down (): The process is gone because shutdown() asked for it, or there was none.
    """

    ready = Signal(object)
    pairs_listed = Signal(object)
    judged = Signal(object)
    drafts_judged = Signal(object)
    found = Signal(object)
    repository_opened = Signal(object)
    installed_listed = Signal(object)
    copy_progressed = Signal(object)
    models_changed = Signal(object)
    download_added = Signal(object)
    downloads_changed = Signal(object)
    done = Signal(object)
    token_told = Signal(object)
    measure_progressed = Signal(object)
    machine_measured = Signal(object)
    order_failed = Signal(object)
    lost = Signal(str)
    shut_down = Signal()

    def __init__(
        self,
        command: Sequence[str],
        parent: QObject | None = None,
        *,
        first_pause_ms: int = FIRST_PAUSE_MS,
        hello_patience_ms: int = HELLO_PATIENCE_MS,
    ) -> None:
        """Know how to start the process, without starting it.

        Args:
            command: Program and arguments.
            parent: Qt's parent.
            first_pause_ms: Milliseconds before a process that died is started again.
            hello_patience_ms: Milliseconds it may take to say Hello.
        """
        super().__init__(parent)
        self._last_id = 0
        self._connection = LibraryConnection(
            command, self, first_pause_ms=first_pause_ms, hello_patience_ms=hello_patience_ms
        )
        self._connection.ready.connect(self.ready)
        self._connection.lost.connect(self.lost)
        self._connection.shut_down.connect(self.shut_down)
        self._connection.reported.connect(self._on_reported)

    @property
    def is_ready(self) -> bool:
        """Whether a process runs that takes orders."""
        return self._connection.is_ready

    @property
    def process_id(self) -> int | None:
        """Process id of the library process, or None when there is none."""
        return self._connection.process_id

    @Slot()
    def start(self) -> None:
        """Start a process unless one runs; ready follows."""
        self._connection.start()

    def list_pairs(self, context_length: int = DEFAULT_CONTEXT, given_up: int = 0) -> int:
        """Ask for the pairs to choose from; pairs_listed or order_failed follows."""
        return self._connection.send(ListPairs(self._next_id(), context_length, given_up))

    def judge(
        self,
        target: Path | str,
        draft: Path | str | None = None,
        context_length: int = DEFAULT_CONTEXT,
        given_up: int = 0,
    ) -> int:
        """Ask what becomes of a pair or a target alone; judged or order_failed follows."""
        drafting = None if draft is None else str(draft)
        return self._connection.send(Judge(self._next_id(), str(target), drafting, context_length, given_up))

    def judge_drafts(
        self, target: Path | str, context_length: int = DEFAULT_CONTEXT, given_up: int = 0
    ) -> int:
        """Ask how every installed model would draft; drafts_judged or order_failed follows."""
        return self._connection.send(JudgeDrafts(self._next_id(), str(target), context_length, given_up))

    def search_hub(self, words: str, limit: int = 20) -> int:
        """Search the Hub; found or order_failed follows."""
        return self._connection.send(SearchHub(self._next_id(), words, limit))

    def open_repository(self, name: str, context_length: int = DEFAULT_CONTEXT, given_up: int = 0) -> int:
        """Ask for a repository by name or address; repository_opened or order_failed follows."""
        return self._connection.send(OpenRepository(self._next_id(), name, context_length, given_up))

    def list_installed(self) -> int:
        """Ask for the models of this disk; installed_listed or order_failed follows."""
        return self._connection.send(ListInstalled(self._next_id()))

    def add_place(self, path: Path | str) -> int:
        """Make a model file or a folder known; models_changed or order_failed follows."""
        return self._connection.send(AddPlace(self._next_id(), str(path)))

    def forget_place(self, path: Path | str) -> int:
        """Leave out a folder that was added; models_changed or order_failed follows."""
        return self._connection.send(ForgetPlace(self._next_id(), str(path)))

    def copy_model(self, path: Path | str) -> int:
        """Copy a model into this program's folder; models_changed or order_failed follows."""
        return self._connection.send(CopyModel(self._next_id(), str(path)))

    def rename_model(self, path: Path | str, name: str, in_use: Sequence[Path | str] = ()) -> int:
        """Give a model another name; models_changed or order_failed follows."""
        return self._connection.send(RenameModel(self._next_id(), str(path), name, tuple(map(str, in_use))))

    def delete_model(self, path: Path | str, in_use: Sequence[Path | str] = ()) -> int:
        """Delete or forget a model; models_changed or order_failed follows."""
        return self._connection.send(DeleteModel(self._next_id(), str(path), tuple(map(str, in_use))))

    def add_download(self, title: str, references: Sequence[str]) -> int:
        """Download models as one job; download_added or order_failed follows."""
        return self._connection.send(AddDownload(self._next_id(), title, tuple(references)))

    def pause_download(self, job: str) -> int:
        """Stop a download for now; done or order_failed follows."""
        return self._connection.send(PauseDownload(self._next_id(), job))

    def resume_download(self, job: str) -> int:
        """Go on with a download that was paused or failed; done or order_failed follows."""
        return self._connection.send(ResumeDownload(self._next_id(), job))

    def remove_download(self, job: str) -> int:
        """Forget a download and its unfinished files; done or order_failed follows."""
        return self._connection.send(RemoveDownload(self._next_id(), job))

    def ask_token(self) -> int:
        """Ask about the access token; token_told or order_failed follows."""
        return self._connection.send(AskToken(self._next_id()))

    def set_token(self, token: str) -> int:
        """Keep an access token; token_told or order_failed follows."""
        return self._connection.send(SetToken(self._next_id(), token))

    def forget_token(self) -> int:
        """Remove the access token; token_told or order_failed follows."""
        return self._connection.send(ForgetToken(self._next_id()))

    def measure_machine(self) -> int:
        """Measure this machine; machine_measured or order_failed follows."""
        return self._connection.send(MeasureMachine(self._next_id()))

    def store_test(
        self, target: Path | str, draft: Path | str, plain_speed: float, factor: float, prompts: int = 1
    ) -> int:
        """Remember what a test of a pair gave; done or order_failed follows."""
        order = StoreTest(self._next_id(), str(target), str(draft), plain_speed, factor, prompts)
        return self._connection.send(order)

    @Slot(int)
    def cancel(self, order_id: int) -> None:
        """End an order; order_failed follows unless it is over already."""
        self._connection.cancel(order_id)

    @Slot()
    def shutdown(self, timeout_ms: int = 2_500) -> None:
        """End the process: ask first, kill after this many milliseconds; shut_down follows."""
        self._connection.shutdown(timeout_ms)

    def abandon(self) -> None:
        """Kill the process at once and wait for its end: the last resort, when the event loop is over."""
        self._connection.abandon()

    @Slot(object)
    def _on_reported(self, report: Report) -> None:
        match report:
            case DownloadsChanged():
                self.downloads_changed.emit(report)
            case PairsListed():
                self.pairs_listed.emit(report)
            case Judged():
                self.judged.emit(report)
            case DraftsJudged():
                self.drafts_judged.emit(report)
            case Found():
                self.found.emit(report)
            case RepositoryOpened():
                self.repository_opened.emit(report)
            case InstalledListed():
                self.installed_listed.emit(report)
            case CopyProgress():
                self.copy_progressed.emit(report)
            case ModelsChanged():
                self.models_changed.emit(report)
            case DownloadAdded():
                self.download_added.emit(report)
            case Done():
                self.done.emit(report)
            case TokenState():
                self.token_told.emit(report)
            case MeasureProgress():
                self.measure_progressed.emit(report)
            case MachineMeasured():
                self.machine_measured.emit(report)
            case Failed():
                self.order_failed.emit(report)

    def _next_id(self) -> int:
        self._last_id += 1
        return self._last_id
