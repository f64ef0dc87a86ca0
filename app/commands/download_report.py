"""How a download tells of itself: to people in a line that changes, to programs in a line for each event."""

import _thread
import json
import sys
import threading
import time
from typing import Any

from app.commands.shelf import size_text
from app.errors import AppError, GatedError
from app.library.download import Download, Phase, Progress
from app.library.download_queue import Job

_EVERY = 0.25
_LINE_EVERY = 10.0
"""Seconds between two lines where nothing can be written over."""


class DownloadReport:
    """Tells how a job goes, also while nothing arrives. A context manager.

    Args:
        job: What is being brought.
        as_json: Whether a program listens: events on standard output, one a line.
    """

    def __init__(self, job: Job, *, as_json: bool) -> None:
        self._job = job
        self._as_json = as_json
        self._download: Download | None = None
        self._told_at = time.monotonic()
        self._is_over = threading.Event()
        self._teller = threading.Thread(target=self._tell_now_and_then, daemon=True)

    def __enter__(self) -> "DownloadReport":
        if self._as_json:
            files = [
                {"path": file.path, "repository": file.repository, "size": file.size}
                for file in self._job.files
            ]
            _event("job", id=self._job.id, title=self._job.title, total=self._job.total, files=files)
        self._teller.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._is_over.set()
        self._teller.join()

    def notice(self, download: Download, _progress: Progress) -> None:
        """Take note of the download that runs."""
        self._download = download

    def finished(self, paths: list[str]) -> None:
        """Tell that all is here."""
        self._stop_telling()
        if self._as_json:
            _event("finished", id=self._job.id, files=paths)
        else:
            sys.stdout.write("".join(f"{path}\n" for path in paths))

    def failed(self, error: AppError) -> None:
        """Tell a program what is wrong; people hear it from the command's border."""
        self._stop_telling()
        if self._as_json:
            tell_failure(self._job.id, error)

    def paused(self) -> None:
        """Tell a program that it was stopped."""
        self._stop_telling()
        if self._as_json:
            _event("paused", id=self._job.id)

    def _stop_telling(self) -> None:
        if not self._is_over.is_set():
            self._is_over.set()
            self._teller.join()
            if self._download is not None:
                self._tell(self._download.progress(), is_last=True)

    def _tell_now_and_then(self) -> None:
        while not self._is_over.wait(_EVERY):
            if self._download is None:
                continue
            try:
                self._tell(self._download.progress())
            except OSError:  # nobody listens any more: what for should it go on?
                _thread.interrupt_main()
                return

    def _tell(self, progress: Progress, *, is_last: bool = False) -> None:
        if self._as_json:
            _event(
                "progress",
                id=self._job.id,
                phase=progress.phase,
                done=progress.done,
                total=progress.total,
                rate=round(progress.rate),
                seconds_left=progress.seconds_left,
                reason=progress.reason,
            )
        elif sys.stderr.isatty():
            sys.stderr.write(f"\r\x1b[K{progress_text(progress)}" + ("\n" if is_last else ""))
            sys.stderr.flush()
        elif time.monotonic() - self._told_at >= _LINE_EVERY:
            self._told_at = time.monotonic()
            sys.stderr.write(f"{progress_text(progress)}\n")


def tell_failure(job_id: str, error: AppError) -> None:
    """Tell a program what is wrong with a job, or with what it asked for when there is no job yet."""
    page = error.page if isinstance(error, GatedError) else ""
    kind = type(error).__name__
    _event("failed", id=job_id, kind=kind, message=error.message, hint=error.hint, page=page)


def _event(event: str, **more: Any) -> None:
    sys.stdout.write(json.dumps({"event": event, **more}) + "\n")
    sys.stdout.flush()


def progress_text(progress: Progress) -> str:
    """One line about how far a download is."""
    share = 100 * progress.done // progress.total if progress.total else 100
    text = f"{share} %  {size_text(progress.done)} of {size_text(progress.total)}"
    match progress.phase:
        case Phase.CHECKING:
            return f"{text}  looking at what is here"
        case Phase.WAITING:
            return f"{text}  waiting: {progress.reason}"
        case Phase.FINISHED:
            return text
    if progress.rate == 0.0:
        return f"{text}  nothing arrives"
    left = progress.seconds_left
    return f"{text}  {size_text(progress.rate)}/s" + ("" if left is None else f"  {_duration(left)} left")


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes:02} min"
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"
