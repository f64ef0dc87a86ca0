"""The thread that downloads, one job after the other, and tells how all jobs stand.

The queue file is the truth: it outlives this process. What was being downloaded, or waited for its turn, when
a process ended goes on by itself at the next start; what a person paused stays paused.
"""

import logging
import threading
import time
from collections.abc import Callable
from pathlib import Path

from app.core.cancellation import CancelFlag, CancelledError
from app.errors import AppError
from app.library.download import Download, Progress, Server, Surroundings
from app.library.download_queue import DownloadQueue, Job, JobState
from app.library.repository import RemoteFile, shard_number
from app.service.library_cards import DownloadJob, FailureKind
from app.service.library_failures import kind_of, page_of

logger = logging.getLogger(__name__)

TELL_EVERY = 0.25
"""Seconds between two reports while something is being downloaded."""

_TRIES = 120
"""So often in a row a fault of the network is met, over two hours: a laptop may have been closed."""

_AFTER_A_FAULT = 5.0
"""Seconds until the queue is looked at again after it could not be used, or another process was faster."""


class DownloadThread:
    """Downloads what waits in a queue.

    Args:
        queue: The jobs.
        server: Gives the Hub to ask, at the beginning of each job.
        tell: Takes how all jobs stand; called from several threads, one at a time.
    """

    def __init__(
        self,
        queue: DownloadQueue,
        server: Callable[[], Server],
        tell: Callable[[tuple[DownloadJob, ...]], None],
    ) -> None:
        self._queue = queue
        self._server = server
        self._tell = tell
        self._telling = threading.Lock()
        self._changed = threading.Condition()
        self._cancel = CancelFlag()
        self._running: str | None = None
        self._wish = JobState.WAITING
        self._download: Download | None = None
        self._failures: dict[str, tuple[FailureKind, str]] = {}
        self._is_quitting = False
        self._is_woken = True
        self._threads = [
            threading.Thread(target=self._work, name="downloads", daemon=True),
            threading.Thread(target=self._tell_now_and_then, name="downloads told", daemon=True),
        ]

    def start(self) -> None:
        """Tell how all jobs stand, and begin with the first that waits."""
        self.tell_all()
        for thread in self._threads:
            thread.start()

    def quit(self, patience: float) -> None:
        """Stop; what runs goes on at the next start. Waits at most this many seconds."""
        with self._changed:
            self._is_quitting = True
            if not self._cancel.is_set():
                self._wish = JobState.WAITING
                self._cancel.set()
            self._changed.notify_all()
        if self._threads[0].is_alive():
            self._threads[0].join(patience)

    def add(self, title: str, files: tuple[RemoteFile, ...], folder: Path) -> str:
        """Ask for files, which go below a folder, and return their job; the same files give the same job.

        Raises:
            DownloadError: The queue cannot be written.
        """
        with self._changed:
            job = self._queue.add(title, files, folder)
            if job.id == self._running:
                self._wish = JobState.WAITING  # should it be about to stop
        self._wake()
        return job.id

    def pause(self, job_id: str) -> None:
        """Stop a job until it is resumed.

        Raises:
            AppError: There is no such job, or the queue cannot be written.
        """
        if self._queue.job(job_id).state is JobState.FINISHED:
            return
        with self._changed:
            if not self._stop(job_id, JobState.PAUSED):
                self._queue.pause(job_id)
        self.tell_all()

    def resume(self, job_id: str) -> None:
        """Let a job have its turn again that was paused or failed.

        Raises:
            AppError: There is no such job, or the queue cannot be written.
        """
        with self._changed:
            state = self._queue.job(job_id).state
            if self._running == job_id:
                self._wish = JobState.WAITING  # it may be about to stop, and then begins anew
            elif state in (JobState.PAUSED, JobState.FAILED):
                self._queue.resume(job_id)
        self._wake()

    def remove(self, job_id: str) -> int:
        """Forget a job and its unfinished files; one that runs is stopped first, which may take a while.

        Returns:
            Bytes that are free now.

        Raises:
            AppError: There is no such job, or it is downloaded by another process.
        """
        if self._stop(job_id, JobState.PAUSED):
            self.tell_all()
            with self._changed:
                self._changed.wait_for(lambda: self._running != job_id)
        freed = self._queue.remove(job_id)
        self._failures.pop(job_id, None)
        self.tell_all()
        return freed

    def tell_all(self) -> None:
        """Tell how all jobs stand now."""
        with self._telling:
            self._tell(tuple(self._card(job) for job in self._queue.jobs()))

    def _wake(self) -> None:
        with self._changed:
            self._is_woken = True
            self._changed.notify_all()
        self.tell_all()

    def _stop(self, job_id: str, wish: JobState) -> bool:
        """Ask a job to stop if it runs here; whether it does."""
        with self._changed:
            if self._running != job_id:
                return False
            self._wish = wish
            self._cancel.set()
            return True

    def _work(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._is_woken or self._is_quitting)
                self._is_woken = False
                if self._is_quitting:
                    return
            try:
                while (job := self._next()) is not None:
                    self._run(job)
            except Exception as error:  # this thread must not end: it could not be started again
                logger.warning("downloads have to wait: %s", error, exc_info=not isinstance(error, AppError))
                with self._changed:
                    self._changed.wait_for(lambda: self._is_quitting, timeout=_AFTER_A_FAULT)
                    self._is_woken = True

    def _next(self) -> Job | None:
        """The job to begin with now; nobody can pause or remove it unnoticed from here on."""
        with self._changed:
            job = None if self._is_quitting else self._queue.next_waiting()
            if job is not None:
                self._running, self._download, self._wish = job.id, None, JobState.PAUSED
                self._failures.pop(job.id, None)
                self._cancel.clear()
            return job

    def _run(self, job: Job) -> None:
        is_here = False
        try:
            world = Surroundings(time.monotonic, time.sleep, tries=_TRIES)
            self._queue.run(job.id, self._server(), world, self._cancel, self._notice)
            is_here = True
        except CancelledError:
            logger.info("%s is stopped", job.title)
        except AppError as error:
            logger.info("%s failed: %s", job.title, error)
            self._failures[job.id] = (kind_of(error), page_of(error))
            if self._queue.job(job.id).state not in (JobState.FAILED, JobState.PAUSED):
                raise  # another process has it, or the queue cannot be written
        finally:
            self._end(job, is_here=is_here)

    def _end(self, job: Job, *, is_here: bool) -> None:
        with self._changed:
            try:
                if self._cancel.is_set() and self._wish is JobState.WAITING and not is_here:
                    self._queue.resume(job.id)
            finally:
                self._running, self._download = None, None
                self._changed.notify_all()
        self.tell_all()

    def _notice(self, download: Download, _progress: Progress) -> None:
        if self._download is None:
            self._download = download
            with self._changed:
                self._changed.notify_all()

    def _tell_now_and_then(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._download is not None or self._is_quitting)
                if self._is_quitting:
                    return
            self.tell_all()
            with self._changed:
                if self._changed.wait_for(lambda: self._is_quitting, timeout=TELL_EVERY):
                    return

    def _card(self, job: Job) -> DownloadJob:
        with self._changed:
            runs_here = self._running == job.id
            download = self._download if runs_here else None
            is_stopping = runs_here and self._cancel.is_set()
            wish = self._wish
        kind, page = self._failures.get(job.id, (None, ""))
        progress = download.progress() if download is not None and not is_stopping else None
        has_failed = job.state is JobState.FAILED
        return DownloadJob(
            id=job.id,
            title=job.title,
            state=wish if is_stopping else job.state,
            phase=progress.phase if progress else None,
            done=progress.done if progress else job.done(),
            total=job.total,
            rate=progress.rate if progress else 0.0,
            seconds_left=progress.seconds_left if progress else None,
            reason=progress.reason if progress else job.message,
            hint=job.hint,
            kind=kind if has_failed else None,
            page=page if has_failed else "",
            paths=tuple(
                str(place)
                for place, file in zip(job.places(), job.files, strict=True)
                if shard_number(file.path)[0] == 1
            ),
        )
