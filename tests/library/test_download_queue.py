"""Downloads that were asked for survive everything, and stand as they really do."""

import contextlib
import errno
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core.cancellation import CancelFlag, CancelledError
from app.errors import BadAnswerError, DownloadError, HubBusyError, UsageError
from app.library.download import Download, Progress, Surroundings
from app.library.download_queue import DownloadQueue, Job, JobState
from app.library.hub import Hub
from app.library.hub_options import HubOptions
from app.library.part_file import part_path
from app.library.repository import RemoteFile
from tests.support.hub_contents import Trouble
from tests.support.local_hub import LocalHub, local_hub
from tests.support.manual_clock import ManualClock

ROOT = Path(__file__).resolve().parents[2]
NAME = "owner/tiny-GGUF"
SHARDS = ("tiny-Q4_0-00001-of-00002.gguf", "tiny-Q4_0-00002-of-00002.gguf")
DATA = {name: b"GGUF" + random.Random(name).randbytes(1_500_000) for name in SHARDS}


class Bench:
    """A Hub and a queue beside it."""

    def __init__(self, server: LocalHub, folder: Path) -> None:
        self.server = server
        self.folder = folder / "models"
        self.queue = DownloadQueue(folder / "state" / "downloads.json")
        self.hub = Hub(HubOptions(server.endpoint, patience=20.0))
        self.clock = ManualClock()

    def add(self) -> Job:
        return self.queue.add("tiny", self.hub.repository(NAME).files, self.folder)

    def run(self, job: Job, stop_at: int | None = None) -> list[Path]:
        cancel = CancelFlag()

        def watch(_download: Download, progress: Progress) -> None:
            if stop_at is not None and progress.done >= stop_at:
                cancel.set()

        world = Surroundings(self.clock, self.clock.sleep)
        return self.queue.run(job.id, self.hub, world, cancel, watch)

    def state(self, job: Job) -> JobState:
        return self.queue.job(job.id).state


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    with local_hub() as server:
        for name, data in DATA.items():
            server.add(NAME, name, data)
        bench = Bench(server, tmp_path)
        with contextlib.closing(bench.hub):
            yield bench


def check_whole(bench: Bench) -> None:
    for name, data in DATA.items():
        assert (bench.folder / NAME / name).read_bytes() == data


def test_all_parts_of_a_model_are_one_job(bench: Bench) -> None:
    job = bench.add()
    assert (job.state, job.total, job.done()) == (JobState.WAITING, 3_000_008, 0)
    assert bench.queue.next_waiting() == job
    assert bench.run(job) == job.places()
    check_whole(bench)
    assert bench.state(job) is JobState.FINISHED
    assert bench.queue.next_waiting() is None
    assert job.done() == job.total


def test_a_paused_job_is_left_alone_until_it_is_resumed(bench: Bench) -> None:
    job = bench.add()
    with pytest.raises(CancelledError):
        bench.run(job, stop_at=2_000_000)
    assert bench.state(job) is JobState.PAUSED
    assert bench.queue.next_waiting() is None
    assert 2_000_000 <= job.done() < job.total
    bench.queue.resume(job.id)
    bench.run(job)
    check_whole(bench)


def test_a_failed_job_says_why_and_can_be_tried_again(bench: Bench) -> None:
    job = bench.add()
    bench.server.always = Trouble.FAULT
    with pytest.raises(HubBusyError):
        bench.run(job)
    failed = bench.queue.job(job.id)
    assert failed.state is JobState.FAILED
    assert failed.message
    assert failed.hint
    bench.server.always = None
    assert bench.add() == job  # asking again is trying again
    bench.run(job)
    assert bench.queue.job(job.id).message == ""


def test_another_start_finds_the_jobs(bench: Bench, tmp_path: Path) -> None:
    job = bench.add()
    assert DownloadQueue(tmp_path / "state" / "downloads.json").jobs() == [job]


def test_a_cancelled_job_leaves_nothing_but_whole_files(bench: Bench) -> None:
    job = bench.add()
    with pytest.raises(CancelledError):
        bench.run(job, stop_at=2_000_000)
    assert bench.queue.remove(job.id) > 400_000
    assert bench.queue.jobs() == []
    assert [path.name for path in bench.folder.rglob("*") if not path.name.startswith(".")] == [
        "owner", "tiny-GGUF", SHARDS[0],
    ]  # fmt: skip
    with pytest.raises(UsageError):
        bench.queue.job(job.id)


@pytest.mark.parametrize("path", ["a:b.gguf", "../a.gguf", " a.gguf", "a\ud800.gguf"])
def test_a_file_that_cannot_be_kept_is_refused_before_it_is_remembered(bench: Bench, path: str) -> None:
    files = (RemoteFile(NAME, path, "main", 4, "0" * 64),)
    with pytest.raises(BadAnswerError):
        bench.queue.add("tiny", files, bench.folder)
    assert bench.queue.jobs() == []


def test_a_remembered_job_whose_files_cannot_be_kept_is_left_out(bench: Bench, tmp_path: Path) -> None:
    job = bench.add()
    file = tmp_path / "state" / "downloads.json"
    other = file.read_text().replace(SHARDS[0], "a:b.gguf").replace(job.id, "other")
    file.write_text(f"{file.read_text().strip()[:-1]}, {other.strip()[1:]}")
    assert bench.queue.jobs() == [job]


def test_what_another_job_brings_as_well_stays(bench: Bench) -> None:
    first = bench.add()
    with pytest.raises(CancelledError):
        bench.run(first, stop_at=2_000_000)
    second = bench.queue.add("its draft", first.files[1:], bench.folder)
    done = first.done()
    assert bench.queue.remove(second.id) == 0
    assert first.done() == done


def test_what_runs_elsewhere_is_neither_paused_nor_removed(bench: Bench) -> None:
    job = bench.add()
    refused = []

    def meddle(_download: Download, _progress: Progress) -> None:
        other = DownloadQueue(bench.folder.parent / "state" / "downloads.json")
        for act in (other.pause, other.remove):
            with pytest.raises(UsageError, match="still being downloaded"):
                act(job.id)
            refused.append(act)

    bench.queue.run(job.id, bench.hub, Surroundings(bench.clock, bench.clock.sleep), CancelFlag(), meddle)
    assert refused
    check_whole(bench)


def test_what_nobody_expected_of_a_disk_is_a_failure_of_the_job(bench: Bench) -> None:
    job = bench.add()

    def fail(_download: Download, _progress: Progress) -> None:
        raise PermissionError(13, "Permission denied")

    world = Surroundings(bench.clock, bench.clock.sleep)
    with pytest.raises(DownloadError, match="Permission denied"):
        bench.queue.run(job.id, bench.hub, world, CancelFlag(), fail)
    assert bench.state(job) is JobState.FAILED


def test_a_claim_that_cannot_be_noted_is_said(bench: Bench, tmp_path: Path) -> None:
    job = bench.add()
    (tmp_path / "state" / f"downloads.json.{job.id}.lock").mkdir()
    with pytest.raises(DownloadError, match="cannot be written"):
        bench.run(job)


def test_a_file_that_makes_no_sense_is_an_empty_queue(bench: Bench, tmp_path: Path) -> None:
    (tmp_path / "state").mkdir()
    (tmp_path / "state" / "downloads.json").write_text("[{")
    assert bench.queue.jobs() == []
    job = bench.add()
    assert bench.queue.jobs() == [job]


def test_a_queue_that_cannot_be_read_now_is_not_taken_for_an_empty_one(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = bench.add()

    def fail(_path: Path) -> bytes:
        raise OSError(errno.EMFILE, "Too many open files")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", fail)
        with pytest.raises(DownloadError, match="Too many"):
            bench.queue.add("more", job.files[:1], bench.folder)
    assert bench.queue.jobs() == [job]


def test_a_queue_that_cannot_be_written_is_said(bench: Bench, tmp_path: Path) -> None:
    (tmp_path / "state").write_text("in the way")
    with pytest.raises(DownloadError, match="cannot be written"):
        bench.add()


RUNNER = """
import sys, time
from pathlib import Path
from app.core.cancellation import CancelFlag
from app.library.download import Surroundings
from app.library.download_queue import DownloadQueue
from app.library.hub import Hub
from app.library.hub_options import HubOptions
queue = DownloadQueue(Path(sys.argv[1]))
hub = Hub(HubOptions(sys.argv[2]))
def report(download, progress):
    print(progress.done, progress.phase, flush=True)
job = queue.jobs()[0]
queue.run(job.id, hub, Surroundings(time.monotonic, time.sleep), CancelFlag(), report)
print("whole", flush=True)
"""


def killed_runs(bench: Bench, tmp_path: Path, kills: int) -> None:
    """Kill the process that downloads at random moments, and check after each what is left."""
    random_moments = random.Random(7)
    arguments = [
        sys.executable,
        "-c",
        RUNNER,
        str(tmp_path / "state" / "downloads.json"),
        bench.server.endpoint,
    ]
    killed = 0
    while killed < kills:
        job = bench.add()
        lines = random_moments.randrange(1, 30)
        with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True, cwd=ROOT) as child:
            assert child.stdout is not None
            said = [child.stdout.readline() for _ in range(lines)]
            assert bench.state(job) in (JobState.RUNNING, JobState.FINISHED)
            child.send_signal(signal.SIGKILL)
            said += child.stdout.readlines()
        told = max((int(line.split()[0]) for line in said if line[:1].isdigit()), default=0)
        was_finished = "whole\n" in said
        killed += not was_finished
        # What the process told of was handed to the system, and is still there.
        assert job.done() >= told
        for place, (name, data) in zip(job.places(), DATA.items(), strict=True):
            if place.exists():
                assert place.read_bytes() == data, name
            elif part_path(place).exists():
                part = part_path(place).read_bytes()
                assert data.startswith(part), name
        if was_finished:
            for place in job.places():
                place.unlink()
        else:
            assert bench.state(job) in (JobState.WAITING, JobState.FINISHED)
    bench.run(bench.add())
    check_whole(bench)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
def test_kills_at_random_moments_lose_nothing_that_was_told_of(bench: Bench, tmp_path: Path) -> None:
    killed_runs(bench, tmp_path, 6)


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
@pytest.mark.timeout(1800)
def test_two_hundred_kills_lose_nothing_that_was_told_of(bench: Bench, tmp_path: Path) -> None:
    killed_runs(bench, tmp_path, 200)
