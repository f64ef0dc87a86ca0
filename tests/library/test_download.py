"""Every way in which a network misbehaves ends in a whole file, or in a clear message and no file."""

import contextlib
import errno
import hashlib
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.core.cancellation import CancelFlag, CancelledError
from app.errors import (
    AppError,
    BadAnswerError,
    ChangedFileError,
    ChecksumError,
    DiskFullError,
    DownloadError,
    GatedError,
    HubBusyError,
    NotFoundError,
    RateLimitError,
)
from app.library.download import Download, Phase, Progress, Surroundings
from app.library.hub import Hub
from app.library.hub_options import HubOptions
from app.library.part_file import PartFile, origin_path, part_length, part_path, read_origin, remove_part
from app.library.repository import RemoteFile
from tests.support.hub_contents import Trouble
from tests.support.local_hub import LocalHub, local_hub
from tests.support.manual_clock import ManualClock

NAME = "owner/tiny-GGUF"
PATH = "tiny-Q4_K_M.gguf"
DATA = b"GGUF" + random.Random(1).randbytes(600_000)
SILENT = CancelFlag()


def nothing(_progress: Progress) -> None:
    pass


class Bench:
    """A Hub, a folder and a clock, for one download after another."""

    def __init__(self, server: LocalHub, folder: Path) -> None:
        self.server = server
        self.folder = folder
        self.clock = ManualClock()
        self.hub = Hub(HubOptions(server.endpoint, patience=20.0))
        self.free = 1 << 40
        self.target = folder / NAME / PATH

    def files(self) -> tuple[RemoteFile, ...]:
        return self.hub.repository(NAME).files

    def download(self, files: tuple[RemoteFile, ...] | None = None, stall_seconds: float = 30.0) -> Download:
        world = Surroundings(
            self.clock, self.clock.sleep, lambda _folder: self.free, stall_seconds=stall_seconds
        )
        return Download(self.hub, files or self.files(), self.folder, world)

    def run(self, cancel: CancelFlag = SILENT, report: Callable[[Progress], None] = nothing) -> list[Path]:
        return self.download().run(cancel, report)

    def stop_after(self, size: int) -> None:
        """Leave a part of about this length behind."""
        cancel = CancelFlag()

        def watch(progress: Progress) -> None:
            if progress.done >= size:
                cancel.set()

        with pytest.raises(CancelledError):
            self.run(cancel, watch)
        assert 0 < part_path(self.target).stat().st_size < len(DATA)

    def requested(self) -> list[str]:
        return [request.headers.get("range", "") for request in self.server.fetched]

    def models(self) -> list[Path]:
        return sorted(self.folder.rglob("*.gguf"))


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    with local_hub() as server:
        server.add(NAME, PATH, DATA)
        bench = Bench(server, tmp_path / "models")
        with contextlib.closing(bench.hub):
            yield bench


def check_whole(bench: Bench) -> None:
    assert bench.target.read_bytes() == DATA
    assert not list(bench.folder.rglob("*.part*"))
    record = read_origin(origin_path(bench.target))
    assert record is not None
    assert (record.repository, record.path, record.size) == (NAME, PATH, len(DATA))


def test_a_file_arrives_whole_under_its_repositorys_name(bench: Bench) -> None:
    seen: list[Progress] = []
    assert bench.run(report=seen.append) == [bench.target]
    check_whole(bench)
    assert [seen[0].phase, seen[-1].phase] == [Phase.CHECKING, Phase.FINISHED]
    assert (seen[-1].done, seen[-1].total) == (len(DATA), len(DATA))
    assert [progress.done for progress in seen] == sorted(progress.done for progress in seen)


def test_what_is_here_is_not_brought_again(bench: Bench) -> None:
    bench.run()
    fetched = len(bench.server.fetched)
    bench.run()
    assert len(bench.server.fetched) == fetched


def test_a_whole_file_nobody_took_note_of_is_checked_and_kept(bench: Bench) -> None:
    bench.run()
    origin_path(bench.target).unlink()
    fetched = len(bench.server.fetched)
    bench.run()
    check_whole(bench)
    assert len(bench.server.fetched) == fetched
    origin_path(bench.target).unlink()
    bench.target.write_bytes(DATA[:-1] + b"?")
    bench.run()
    check_whole(bench)
    assert len(bench.server.fetched) == fetched + 1


def test_it_goes_on_where_it_stopped(bench: Bench) -> None:
    bench.stop_after(200_000)
    length = part_path(bench.target).stat().st_size
    assert bench.models() == []
    (file,) = bench.files()
    assert part_length(bench.target, file) == length
    bench.run()
    check_whole(bench)
    assert bench.requested()[-1] == f"bytes={length}-"


@pytest.mark.parametrize(
    "trouble",
    [Trouble.CUT, Trouble.STALL, Trouble.FAULT, Trouble.EXPIRED, Trouble.LIMIT, Trouble.NO_RANGES],
)
def test_what_passes_is_waited_out(bench: Bench, trouble: Trouble) -> None:
    bench.stop_after(100_000)
    bench.server.troubles.extend([trouble, trouble])
    phases: list[Phase] = []
    if trouble is Trouble.STALL:
        bench.hub = Hub(HubOptions(bench.server.endpoint, patience=0.3))
    bench.run(report=lambda progress: phases.append(progress.phase))
    check_whole(bench)
    assert trouble is Trouble.NO_RANGES or Phase.WAITING in phases


def test_a_slow_line_is_borne(bench: Bench) -> None:
    bench.server.always, bench.server.pause = Trouble.SLOW, 0.001
    bench.run()
    check_whole(bench)


@pytest.mark.parametrize(
    ("trouble", "kind"),
    [
        (Trouble.WEB_PAGE, BadAnswerError),
        (Trouble.SHORT, BadAnswerError),
        (Trouble.LONG, BadAnswerError),
        (Trouble.WRONG_RANGE, BadAnswerError),
        (Trouble.FLIPPED, ChecksumError),
        (Trouble.FAULT, HubBusyError),
        (Trouble.LIMIT, RateLimitError),
    ],
)
def test_what_never_passes_is_said_and_leaves_no_model(
    bench: Bench, trouble: Trouble, kind: type[Exception]
) -> None:
    bench.stop_after(100_000)
    bench.server.always = trouble
    with pytest.raises(kind) as caught:
        bench.run()
    assert getattr(caught.value, "hint", "") or getattr(caught.value, "message", "")
    assert bench.models() == []
    bench.server.always = None
    bench.run()
    check_whole(bench)


def test_a_damaged_part_is_brought_anew_once(bench: Bench) -> None:
    bench.stop_after(200_000)
    part = part_path(bench.target)
    data = bytearray(part.read_bytes())
    data[1000] ^= 1
    part.write_bytes(data)
    bench.run()
    check_whole(bench)


def test_a_web_page_with_a_models_type_is_seen_by_its_beginning(bench: Bench) -> None:
    (file,) = bench.files()
    bench.server.repositories[NAME].files[PATH].data = b"<html>" + DATA[6:]
    with pytest.raises(BadAnswerError, match="no model"):
        bench.download((file,)).run(SILENT, nothing)
    assert bench.models() == []


def test_a_file_that_changed_between_two_parts_is_not_mixed(bench: Bench) -> None:
    files = bench.files()
    bench.stop_after(200_000)
    other = b"GGUF" + random.Random(2).randbytes(600_000)
    bench.server.add(NAME, PATH, other)
    with pytest.raises(ChangedFileError, match="not the same"):
        bench.download(files).run(SILENT, nothing)
    assert bench.models() == []
    bench.run()  # chosen once more
    assert bench.target.read_bytes() == other


def test_a_changed_mark_alone_starts_the_part_anew(bench: Bench) -> None:
    bench.server.repositories[NAME].files[PATH].etag = "mark-1"
    bench.stop_after(200_000)
    bench.server.repositories[NAME].files[PATH].etag = "mark-2"
    bench.run()
    check_whole(bench)
    assert bench.requested()[-1] == ""


def test_a_mark_that_changes_without_a_checksum_never_mixes_contents(bench: Bench) -> None:
    hub_file = bench.server.repositories[NAME].files[PATH]
    hub_file.etag = "mark-1"
    files = bench.files()
    bench.stop_after(200_000)
    hub_file.data, hub_file.etag = b"GGUF" + random.Random(3).randbytes(600_000), "mark-2"
    with pytest.raises(ChecksumError):
        bench.download(files).run(SILENT, nothing)
    assert bench.models() == []


def test_what_a_repository_no_longer_has_is_said(bench: Bench) -> None:
    files = bench.files()
    del bench.server.repositories[NAME].files[PATH]
    with pytest.raises(NotFoundError):
        bench.download(files).run(SILENT, nothing)


def test_a_gated_file_says_where_to_agree(bench: Bench) -> None:
    bench.server.repositories[NAME].gated = "auto"
    with pytest.raises(GatedError):
        bench.run()
    assert bench.models() == []


def test_waits_grow_and_end(bench: Bench) -> None:
    bench.server.always = Trouble.FAULT
    with pytest.raises(HubBusyError):
        bench.run()
    assert sum(bench.clock.slept) == pytest.approx(1 + 2 + 4 + 8 + 16)
    assert max(bench.clock.slept) <= 0.25


def test_a_limits_own_wait_is_kept(bench: Bench) -> None:
    bench.server.troubles.append(Trouble.LIMIT)
    bench.server.retry_after = "33"
    bench.run()
    assert sum(bench.clock.slept) == pytest.approx(33)


def test_a_limit_without_end_is_not_waited_for(bench: Bench) -> None:
    bench.server.troubles.append(Trouble.LIMIT)
    bench.server.retry_after = "9" * 400
    bench.run()
    assert sum(bench.clock.slept) == pytest.approx(3600)


def test_a_wait_can_be_stopped(bench: Bench) -> None:
    bench.server.always = Trouble.FAULT
    cancel = CancelFlag()
    with pytest.raises(CancelledError):
        bench.run(cancel, lambda progress: cancel.set() if progress.phase is Phase.WAITING else None)
    assert bench.clock.slept == []


def test_a_trickle_counts_as_a_dead_line(bench: Bench) -> None:
    bench.server.troubles.append(Trouble.SLOW)
    bench.server.pause = 0.001
    reasons: list[str] = []

    def watch(progress: Progress) -> None:
        if progress.phase is Phase.RECEIVING and not reasons:
            bench.clock.advance(400)
        if progress.reason:
            reasons.append(progress.reason)

    bench.run(report=watch)
    check_whole(bench)
    assert reasons == ["Hardly anything arrives. Check your network."]


def test_without_space_nothing_begins(bench: Bench) -> None:
    bench.free = 1000
    with pytest.raises(DiskFullError, match="not enough space") as caught:
        bench.run()
    assert "Make room" in caught.value.hint
    assert bench.server.fetched == []
    assert not list(bench.folder.rglob("*.part"))


class FullFile:
    """A file on a disk with room for so many bytes more."""

    def __init__(self, file: Any, room: int, fault: int) -> None:
        self._file = file
        self._room = room
        self._fault = fault

    def write(self, data: memoryview) -> int:
        if self._room == 0:
            raise OSError(self._fault, os.strerror(self._fault))
        written = int(self._file.write(data[: self._room]))
        self._room -= written
        return written

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


@pytest.mark.parametrize(
    ("fault", "kind", "words"),
    [
        (errno.ENOSPC, DiskFullError, "not enough space"),
        (errno.EFBIG, DownloadError, "formatted"),
        (errno.EIO, DownloadError, "cannot be written"),
    ],
)
def test_a_disk_that_takes_no_more_keeps_what_came(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, fault: int, kind: type[Exception], words: str
) -> None:
    enter = PartFile.__enter__

    def entered(part: PartFile) -> PartFile:
        enter(part)
        monkeypatch.setattr(part, "_file", FullFile(part._file, 200_001, fault))
        return part

    with monkeypatch.context() as patch:
        patch.setattr(PartFile, "__enter__", entered)
        with pytest.raises(kind, match=words):
            bench.run()
    assert part_path(bench.target).stat().st_size == 200_001
    assert bench.models() == []
    bench.run()
    check_whole(bench)
    assert bench.requested()[-1] == "bytes=200001-"


def test_a_disk_that_fills_up_meanwhile_is_noticed(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.library.download._SPACE_EVERY", 100_000)

    def watch(progress: Progress) -> None:
        if progress.done > 250_000:
            bench.free = 1000

    with pytest.raises(DiskFullError, match="not enough space"):
        bench.run(report=watch)
    assert part_path(bench.target).stat().st_size < len(DATA)


@pytest.mark.parametrize("seed", range(25))
def test_any_row_of_faults_ends_in_a_whole_file_or_a_clear_message(bench: Bench, seed: int) -> None:
    chance = random.Random(seed)
    passing = [trouble for trouble in Trouble if trouble is not Trouble.STALL] + [None]
    for _ in range(4):
        bench.server.troubles.extend(chance.choices(passing, k=chance.randrange(6)))
        cancel = CancelFlag()
        stop_at = chance.randrange(2 * len(DATA))

        def watch(progress: Progress, cancel: CancelFlag = cancel, stop_at: int = stop_at) -> None:
            if progress.done >= stop_at and progress.phase is not Phase.FINISHED:
                cancel.set()

        try:
            bench.run(cancel, watch)
        except AppError as error:
            assert error.message.endswith(".")
        except CancelledError:
            pass
        else:
            check_whole(bench)
        assert all(path.read_bytes() == DATA for path in bench.models())
    bench.server.troubles.clear()
    bench.run()
    check_whole(bench)


def test_several_files_have_one_progress(bench: Bench) -> None:
    second = b"GGUF" + random.Random(4).randbytes(300_000)
    bench.server.add("owner/draft-GGUF", "draft.gguf", second)
    files = bench.files() + bench.hub.repository("owner/draft-GGUF").files
    seen: list[Progress] = []
    paths = bench.download(files).run(SILENT, seen.append)
    assert [path.read_bytes() for path in paths] == [DATA, second]
    assert {progress.total for progress in seen} == {len(DATA) + len(second)}
    assert [progress.done for progress in seen] == sorted(progress.done for progress in seen)


def test_a_part_of_another_file_is_not_gone_on_with(bench: Bench) -> None:
    bench.stop_after(200_000)
    bench.server.add(NAME, PATH, b"GGUF" + bytes(500_000))
    bench.run()
    assert bench.target.read_bytes() == b"GGUF" + bytes(500_000)


def test_two_at_once_do_not_mix(bench: Bench) -> None:
    (file,) = bench.files()
    with PartFile(bench.target, file), pytest.raises(DownloadError, match="another Slipstream"):
        bench.run()
    bench.run()
    check_whole(bench)


@pytest.mark.skipif(os.name != "posix", reason="Windows renames no open file")
def test_nobody_gets_at_a_part_before_it_has_its_name(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    (file,) = bench.files()
    replace = Path.replace

    def meddle(path: Path, target: Path) -> Path:
        if path == part_path(bench.target):
            with pytest.raises(DownloadError, match="another Slipstream"), PartFile(bench.target, file):
                pass
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", meddle)
    bench.run()
    check_whole(bench)


def test_looking_at_what_is_here_can_be_stopped(bench: Bench) -> None:
    (file,) = bench.files()
    with PartFile(bench.target, file) as part:
        part.write(DATA[:300_000])
    cancel = CancelFlag()
    cancel.set()
    with pytest.raises(CancelledError), PartFile(bench.target, file, cancel):
        pass
    assert part_length(bench.target, file) == 300_000


def test_a_path_that_leads_out_of_the_folder_is_refused(bench: Bench) -> None:
    digest = hashlib.sha256(DATA).hexdigest()
    for path in ("../x.gguf", "/x.gguf", "a/../../x.gguf", "a\\x.gguf", "c:x.gguf", " .gguf/x.gguf "):
        with pytest.raises(BadAnswerError, match="cannot be the name"):
            bench.download((RemoteFile(NAME, path, "main", len(DATA), digest),))


def test_what_was_begun_can_be_removed(bench: Bench) -> None:
    bench.stop_after(200_000)
    assert remove_part(bench.target) > 200_000
    assert not list(bench.folder.rglob("*.part*"))


def test_a_folder_that_cannot_be_written_is_said(bench: Bench) -> None:
    bench.folder.mkdir()
    (bench.folder / "owner").write_text("a file in the way")
    with pytest.raises(DownloadError):
        bench.run()


def test_the_rate_falls_to_nothing_while_nothing_comes(bench: Bench) -> None:
    download = bench.download()
    rates: list[float] = []

    def watch(progress: Progress) -> None:
        bench.clock.advance(0.1)
        if progress.phase is Phase.RECEIVING and progress.done > 300_000 and not rates:
            rates.append(download.progress().rate)
            bench.clock.advance(20)
            rates.append(download.progress().rate)
            assert download.progress().seconds_left is None
            bench.clock.advance(-20)

    download.run(SILENT, watch)
    assert rates[0] > 0.0
    assert rates[1] == 0.0
