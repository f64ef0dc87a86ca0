"""The thread that downloads goes on, whatever becomes of one job."""

import queue
from pathlib import Path

from app.library.download import Transfer
from app.library.download_queue import DownloadQueue, JobState
from app.library.repository import RemoteFile
from app.service.download_thread import DownloadThread
from app.service.library_cards import DownloadJob

PATIENCE = 20.0


class FaultyServer:
    """Raises what nobody expects of a server."""

    def open(self, file: RemoteFile, start: int = 0, end: int | None = None) -> Transfer:
        raise RuntimeError(f"no {file.name}")


def test_a_fault_of_the_program_ends_one_job_and_not_the_thread(tmp_path: Path) -> None:
    told: queue.SimpleQueue[tuple[DownloadJob, ...]] = queue.SimpleQueue()
    jobs = DownloadQueue(tmp_path / "downloads.json")
    thread = DownloadThread(jobs, FaultyServer, told.put)
    for name in ("a", "b"):
        jobs.add(name, (RemoteFile("o/n", f"{name}.gguf", "main", 4, "0" * 64),), tmp_path / "models")
    thread.start()
    try:
        now: tuple[DownloadJob, ...] = ()
        while [job.state for job in now] != [JobState.FAILED, JobState.FAILED]:
            now = told.get(timeout=PATIENCE)
    finally:
        thread.quit(PATIENCE)
    assert [job.reason for job in now] == ["The program failed: no a.gguf.", "The program failed: no b.gguf."]
