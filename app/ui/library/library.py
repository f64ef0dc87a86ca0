"""What the window knows of models here and on the Hub, and asking for more; nothing here waits."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from app.library.download_queue import JobState
from app.service.library_cards import (
    DownloadJob,
    FailureKind,
    InstalledCard,
    MachineCard,
    PairOffer,
    PlaceCard,
    UnreadableCard,
)
from app.service.library_messages import (
    CopyProgress,
    DownloadsChanged,
    Failed,
    InstalledListed,
    MachineMeasured,
    MeasureProgress,
    ModelsChanged,
    PairsListed,
)
from app.service.library_orders import DEFAULT_CONTEXT
from app.ui.models.controller import ModelController
from app.workers.library_client import LibraryClient

Then = Callable[[Any], None]
OrElse = Callable[[Failed], None]

_PARTIAL = (CopyProgress, MeasureProgress)
"""Reports that are followed by others about the same order."""


class Library(QObject):
    """Keeps the lists, asks for them again when something changed, and hands answers to whoever asked.

    Signals:
        pairs_changed (): Other pairs, another machine, or the list could not be had.
        installed_changed (): There are other models on this disk.
        downloads_changed (): Downloads went on, began or ended.
        download_finished (DownloadJob): This one is complete since a moment ago.
        measuring_changed (): Measuring this machine began, went on or ended.
        copying_changed (): Copying a model began, went on or ended.
        failed (Failed): Something that nobody waits for could not be done.
    """

    pairs_changed = Signal()
    installed_changed = Signal()
    downloads_changed = Signal()
    download_finished = Signal(object)
    measuring_changed = Signal()
    copying_changed = Signal()
    failed = Signal(object)

    def __init__(self, client: LibraryClient, models: ModelController, parent: QObject | None = None) -> None:
        """Know nothing yet.

        Args:
            client: The library process.
            models: Which models are in use, what they take of memory, and which context is wanted.
            parent: Owner in Qt's tree.
        """
        super().__init__(parent)
        self.client = client
        self._models = models
        self._waiting: dict[int, tuple[Then, OrElse]] = {}
        self.machine: MachineCard | None = None
        self.pairs: tuple[PairOffer, ...] | None = None
        self.pairs_failure: Failed | None = None
        self.complaint = ""
        self.installed: tuple[InstalledCard, ...] | None = None
        self.unreadable: tuple[UnreadableCard, ...] = ()
        self.places: tuple[PlaceCard, ...] = ()
        self.has_all_facts = False
        self.jobs: tuple[DownloadJob, ...] = ()
        self.measuring: MeasureProgress | None = None
        self._measure_id: int | None = None
        self.copying: CopyProgress | None = None
        self._copy_id: int | None = None
        self._copy_failed: OrElse = self.failed.emit
        for reported in (
            client.pairs_listed,
            client.judged,
            client.drafts_judged,
            client.found,
            client.repository_opened,
            client.installed_listed,
            client.copy_progressed,
            client.models_changed,
            client.download_added,
            client.done,
            client.token_told,
            client.measure_progressed,
            client.machine_measured,
            client.order_failed,
        ):
            reported.connect(self._on_reported)
        client.downloads_changed.connect(self._on_downloads_changed)
        models.models_changed.connect(self._on_models_changed)

    @property
    def context_length(self) -> int:
        """Tokens of context that the next load asks for."""
        return self._models.load_options.context_length or DEFAULT_CONTEXT

    @property
    def given_up(self) -> int:
        """Bytes that become free when other models are loaded."""
        loaded = self._models.loaded
        use = loaded.memory if loaded is not None else None
        if use is None:
            return 0
        weights = use.target_weights + use.draft_weights
        return weights + use.target_cache + use.draft_cache + use.buffers

    @property
    def in_use(self) -> tuple[str, ...]:
        """Paths of the files that the engine holds, or is about to."""
        choices = (self._models.in_use, self._models.wanted)
        paths = [path for choice in choices for path in (choice.target, choice.draft) if path is not None]
        return tuple(dict.fromkeys(map(str, paths)))

    @property
    def target_in_use(self) -> str:
        """Path of the target that is loaded, or about to be; empty without one."""
        return str(self._models.wanted.target or "")

    @property
    def draft_in_use(self) -> str:
        """Path of the draft that is loaded, or about to be; empty without one."""
        return str(self._models.wanted.draft or "")

    @property
    def is_downloading(self) -> bool:
        """Whether something is on its way."""
        return any(job.state in (JobState.RUNNING, JobState.WAITING) for job in self.jobs)

    def expect(self, order_id: int, then: Then, or_else: OrElse | None = None) -> int:
        """Hand the answer of an order to whoever gave it.

        Args:
            order_id: What the client said when it was given.
            then: Takes its answers; of one that tells its progress, these too.
            or_else: Takes the failure; without it, `failed` tells it.

        Returns:
            The order's id, by which it can be given up.
        """
        self._waiting[order_id] = (then, or_else or self.failed.emit)
        return order_id

    def give_up(self, order_id: int | None) -> None:
        """Wait no longer for an answer."""
        if order_id is not None and self._waiting.pop(order_id, None) is not None:
            self.client.cancel(order_id)

    @Slot()
    def refresh(self) -> None:
        """Look for everything anew."""
        self.refresh_pairs()
        self.refresh_installed()

    @Slot()
    def refresh_pairs(self) -> None:
        """List the pairs anew."""
        order = self.client.list_pairs(self.context_length, self.given_up)
        self.expect(order, self._on_pairs_listed, self._on_pairs_failed)

    @Slot()
    def refresh_installed(self) -> None:
        """List the models of this disk anew."""
        self.expect(self.client.list_installed(), self._on_installed_listed)

    @Slot()
    def measure(self) -> None:
        """Find out what weights cost on this machine; once at a time."""
        if self._measure_id is None:
            self.measuring = MeasureProgress(0, "", 0, 0)
            order = self.client.measure_machine()
            self._measure_id = self.expect(order, self._on_measure_report, self._on_measure_failed)
            self.measuring_changed.emit()

    def begin_copy(self, path: str, or_else: OrElse) -> None:
        """Copy a model file into this program's folder; `copying_changed` tells how far it is."""
        self._copy_failed = or_else
        self._copy_id = self.expect(self.client.copy_model(path), self._on_copied, self._on_not_copied)
        self.copying = CopyProgress(self._copy_id, 0, 0)
        self.copying_changed.emit()

    @Slot()
    def stop_copying(self) -> None:
        """Copy no further; nothing stays of it."""
        if self._copy_id is not None:
            self.client.cancel(self._copy_id)

    @Slot()
    def stop_measuring(self) -> None:
        """Measure no further."""
        if self._measure_id is not None:
            self.client.cancel(self._measure_id)

    def job_titled(self, title: str) -> DownloadJob | None:
        """The newest download of a name; None where there is none."""
        return next((job for job in reversed(self.jobs) if job.title == title), None)

    def card_of(self, path: str) -> InstalledCard | None:
        """The model of this disk that a path names."""
        return next((card for card in self.installed or () if card.path == path), None)

    @Slot(object)
    def _on_reported(self, report: Any) -> None:
        then, or_else = self._waiting.get(report.id, (None, None))
        if then is None or or_else is None:
            return
        goes_on = isinstance(report, _PARTIAL) or (
            isinstance(report, InstalledListed) and not report.is_complete
        )
        if not goes_on:
            self._waiting.pop(report.id, None)
        if isinstance(report, Failed):
            or_else(report)
        else:
            then(report)

    @Slot(object)
    def _on_downloads_changed(self, changed: DownloadsChanged) -> None:
        before = {job.id: job.state for job in self.jobs}
        self.jobs = changed.jobs
        self.downloads_changed.emit()
        for job in changed.jobs:
            had = before.get(job.id)
            if job.state is JobState.FINISHED and had is not None and had is not JobState.FINISHED:
                self.refresh()
                self.download_finished.emit(job)

    @Slot()
    def _on_models_changed(self) -> None:
        self.pairs_changed.emit()
        self.installed_changed.emit()

    def _on_pairs_listed(self, listed: PairsListed) -> None:
        self.machine = listed.machine
        self.pairs = listed.pairs
        self.complaint = listed.complaint
        self.pairs_failure = None
        self.pairs_changed.emit()

    def _on_pairs_failed(self, failed: Failed) -> None:
        self.pairs_failure = failed
        self.pairs_changed.emit()

    def _on_installed_listed(self, listed: InstalledListed) -> None:
        self.installed = listed.models
        self.unreadable = listed.unreadable
        self.places = listed.places
        self.has_all_facts = listed.is_complete
        self.installed_changed.emit()

    def _on_measure_report(self, report: MeasureProgress | MachineMeasured) -> None:
        if isinstance(report, MeasureProgress):
            self.measuring = report
        else:
            self._measure_id = self.measuring = None
            self.machine = report.machine
            self.refresh_pairs()
        self.measuring_changed.emit()

    def _on_measure_failed(self, failed: Failed) -> None:
        self._measure_id = self.measuring = None
        self.measuring_changed.emit()
        if failed.kind is not FailureKind.CANCELLED:
            self.failed.emit(failed)

    def _on_copied(self, report: CopyProgress | ModelsChanged) -> None:
        if isinstance(report, CopyProgress):
            self.copying = report
        else:
            self._copy_id = self.copying = None
            self.refresh()
        self.copying_changed.emit()

    def _on_not_copied(self, failed: Failed) -> None:
        self._copy_id = self.copying = None
        self.copying_changed.emit()
        if failed.kind is not FailureKind.CANCELLED:
            self._copy_failed(failed)
