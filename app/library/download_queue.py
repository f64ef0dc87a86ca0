"""The downloads that were asked for, remembered over restarts and crashes, and shared by all who run."""

import contextlib
import logging
import uuid
from collections.abc import Callable, Iterator
from enum import StrEnum
from pathlib import Path

import msgspec

from app.core.cancellation import CancelFlag, CancelledError
from app.errors import AppError, BadAnswerError, DownloadError, UsageError
from app.library.download import Download, Progress, Server, Surroundings
from app.library.file_lock import lock
from app.library.part_file import part_length, remove_part, write_settled
from app.library.repository import RemoteFile, place_below

logger = logging.getLogger(__name__)


class JobState(StrEnum):
    """How a download stands."""

    WAITING = "waiting"
    """It runs as soon as it is its turn; so does one whose process died."""
    RUNNING = "running"
    PAUSED = "paused"
    FAILED = "failed"
    FINISHED = "finished"


class Job(msgspec.Struct, frozen=True):
    """One thing a person asked for: a model, or a pair.

    Attributes:
        id: What it is called among the others.
        title: What people call it.
        files: All its files.
        folder: Where they go, below owner and name of their repository.
        state: How it stands.
        message: What is wrong, when it failed.
        hint: What can be done about that.
    """

    id: str
    title: str
    files: tuple[RemoteFile, ...]
    folder: str
    state: JobState = JobState.WAITING
    message: str = ""
    hint: str = ""

    @property
    def total(self) -> int:
        """Bytes of all its files."""
        return sum(file.size for file in self.files)

    def places(self) -> list[Path]:
        """Where its files are, or will be."""
        return [place_below(Path(self.folder), file) for file in self.files]

    def done(self) -> int:
        """Bytes that are here already."""
        return sum(part_length(place, file) for place, file in zip(self.places(), self.files, strict=True))


class DownloadQueue:
    """A file with jobs. Several processes may use it at the same time.

    Args:
        file: Where it is; its folder is made when something is added.
    """

    def __init__(self, file: Path) -> None:
        self._file = file

    def jobs(self) -> list[Job]:
        """All jobs, the oldest first; one that runs in no process any more waits for its turn."""
        return [self._as_it_stands(job) for job in self._read()]

    def job(self, job_id: str) -> Job:
        """One job.

        Raises:
            UsageError: There is none of that name.
        """
        for job in self.jobs():
            if job.id == job_id:
                return job
        raise UsageError("There is no such download.", "It may have been cancelled.")

    def add(self, title: str, files: tuple[RemoteFile, ...], folder: Path) -> Job:
        """Ask for files; asking for the same ones again gives the same job, which waits once more.

        Raises:
            BadAnswerError: A file cannot be kept under its name.
            DownloadError: The queue cannot be written.
        """
        for file in files:
            place_below(folder, file)  # a job with such a file could not even be listed
        with self._changed() as jobs:
            for number, job in enumerate(jobs):
                if (job.files, job.folder) == (files, str(folder)):
                    if self._as_it_stands(job).state is not JobState.RUNNING:
                        jobs[number] = _changed(job, JobState.WAITING)
                    return jobs[number]
            job = Job(uuid.uuid4().hex[:12], title, files, str(folder))
            jobs.append(job)
        return job

    def pause(self, job_id: str) -> None:
        """Let a job wait until it is resumed; one that runs is to be stopped by whoever runs it.

        Raises:
            UsageError: There is no such job, or it runs.
        """
        self._check_idle(self.job(job_id))
        self._set(job_id, JobState.PAUSED)

    def resume(self, job_id: str) -> None:
        """Let a job that was paused or failed have its turn again."""
        self._set(job_id, JobState.WAITING)

    def remove(self, job_id: str) -> int:
        """Forget a job and remove what there is of its unfinished files; finished ones stay.

        So do files that another job brings as well, such as the draft of two pairs.

        Returns:
            The bytes that are free now.

        Raises:
            UsageError: There is no such job, or it still runs.
        """
        job = self.job(job_id)
        self._check_idle(job)
        with self._changed() as jobs:
            jobs[:] = [job for job in jobs if job.id != job_id]
            others = {place for job in jobs if job.state is not JobState.FINISHED for place in job.places()}
            return sum(remove_part(place) for place in job.places() if place not in others)

    def next_waiting(self) -> Job | None:
        """The job whose turn it is."""
        return next((job for job in self.jobs() if job.state is JobState.WAITING), None)

    def run(
        self,
        job_id: str,
        server: Server,
        surroundings: Surroundings,
        cancel: CancelFlag,
        report: Callable[[Download, Progress], None],
    ) -> list[Path]:
        """Bring a job's files, and note how it went.

        Args:
            job_id: Which one.
            server: Where files come from.
            surroundings: Clock, sleep and disk.
            cancel: Raised to pause.
            report: Called with each piece that arrives.

        Returns:
            The files' places.

        Raises:
            AppError: It failed; the job says so as well.
            CancelledError: It was paused.
        """
        job = self.job(job_id)
        with self._claimed(job):
            self._set(job_id, JobState.RUNNING)
            try:
                download = Download(server, job.files, Path(job.folder), surroundings)
                paths = download.run(cancel, lambda progress: report(download, progress))
            except AppError as error:
                self._set(job_id, JobState.FAILED, error.message, error.hint)
                raise
            except (CancelledError, KeyboardInterrupt):
                self._set(job_id, JobState.PAUSED)
                raise
            except Exception as error:  # what nobody expected: a disk's refusal, or a fault of ours
                logger.info("a download failed unexpectedly", exc_info=True)
                reason = error.strerror if isinstance(error, OSError) else None
                failure = DownloadError(f"The program failed: {reason or error}.")
                self._set(job_id, JobState.FAILED, failure.message)
                raise failure from error
            self._set(job_id, JobState.FINISHED)
            return paths

    def _set(self, job_id: str, state: JobState, message: str = "", hint: str = "") -> None:
        with self._changed() as jobs:
            jobs[:] = [_changed(job, state, message, hint) if job.id == job_id else job for job in jobs]

    def _check_idle(self, job: Job) -> None:
        """Make sure that nobody is at a job, whatever its state says."""
        if self._is_claimed(job):
            raise UsageError(f"{job.title} is still being downloaded.", "Stop it first.")

    def _as_it_stands(self, job: Job) -> Job:
        if job.state is not JobState.RUNNING or self._is_claimed(job):
            return job
        return _changed(job, JobState.WAITING)

    def _claim_file(self, job: Job) -> Path:
        return self._file.with_name(f"{self._file.name}.{job.id}.lock")

    @contextlib.contextmanager
    def _claimed(self, job: Job) -> Iterator[None]:
        path = self._claim_file(job)
        try:
            file = path.open("ab")
        except OSError as error:
            raise DownloadError(
                f"The list of downloads cannot be written: {error.strerror}.", "Make room, then try again."
            ) from error
        with file:
            if not lock(file):
                raise DownloadError(f"{job.title} is being downloaded already.", "Wait for it.")
            try:
                yield
            finally:
                with contextlib.suppress(OSError):
                    path.unlink()

    def _is_claimed(self, job: Job) -> bool:
        try:
            with self._claim_file(job).open("rb+") as file:
                return not lock(file)
        except OSError:
            return False

    @contextlib.contextmanager
    def _changed(self) -> Iterator[list[Job]]:
        """The jobs, to be changed while nobody else does."""
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with self._file.with_name(f"{self._file.name}.lock").open("ab") as guard:
                lock(guard, wait=True)
                jobs = self._decoded()
                before = list(jobs)
                try:
                    yield jobs
                finally:
                    if jobs != before:
                        write_settled(self._file, msgspec.json.format(msgspec.json.encode(jobs)))
        except OSError as error:
            raise DownloadError(
                f"The list of downloads cannot be written: {error.strerror}.", "Make room, then try again."
            ) from error

    def _read(self) -> list[Job]:
        try:
            return self._decoded()
        except OSError as error:
            logger.info("the list of downloads cannot be read: %s", error)
            return []

    def _decoded(self) -> list[Job]:
        """What the file says; OSError where it cannot be read now, and so must not be written either."""
        try:
            jobs = msgspec.json.decode(self._file.read_bytes(), type=list[Job])
        except FileNotFoundError:
            return []
        except msgspec.MsgspecError as error:
            logger.info("the list of downloads makes no sense: %s", error)
            return []
        return [job for job in jobs if _can_be_kept(job)]


def _changed(job: Job, state: JobState, message: str = "", hint: str = "") -> Job:
    return msgspec.structs.replace(job, state=state, message=message, hint=hint)


def _can_be_kept(job: Job) -> bool:
    """Whether all its files may lie on a disk; nothing could be told of a job with another one."""
    try:
        job.places()
    except BadAnswerError as error:
        logger.info("a download is left out: %s", error)
        return False
    return True
