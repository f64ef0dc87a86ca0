"""`download`: fetch a model or a pair from the Hub; the same command goes on where it was stopped."""

import argparse
import json
import signal
import sys
import time
from pathlib import Path
from types import FrameType

from app.commands import border, shelf
from app.commands.download_report import DownloadReport, tell_failure
from app.core.cancellation import CancelFlag, CancelledError
from app.errors import AppError, UsageError
from app.library.catalogue import CataloguedModel, CataloguedPair
from app.library.download import Surroundings
from app.library.download_queue import DownloadQueue, Job, JobState
from app.library.hub import Hub
from app.library.repository import Reference, RemoteFile, chosen, reference
from app.service import model_shelf
from app.storage.paths import downloads_file, own_models


def main(arguments: list[str]) -> int:
    """Fetch what was named, or what is still to be fetched. Returns the exit status."""

    def command() -> int:
        options = _parser().parse_args(arguments)
        queue = DownloadQueue(downloads_file())
        if options.list:
            return _list(queue, as_json=options.json)
        if options.remove:
            freed = queue.remove(options.remove)
            border.remark(f"The download is cancelled: {shelf.size_text(freed)} are free.")
            return 0
        if hasattr(signal, "SIGTERM"):
            signal.signal(signal.SIGTERM, _as_interrupt)
        with model_shelf.opened_hub() as hub:
            for job in _announced_jobs(options, queue, hub):
                if not _run(job, queue, hub, as_json=options.json):
                    return 1
        return 0

    return border.run(command)


def _parser() -> argparse.ArgumentParser:
    parser = border.ArgumentParser(
        prog="python -m app download",
        description="Fetch models from the Hub. Progress goes to standard error, the files' paths to "
        "standard output. Ctrl+C stops it; the same command, or one without names, goes on from there.",
    )
    parser.add_argument(
        "what",
        nargs="*",
        help="a pair of `models pairs`, owner/name, owner/name:Q4_K_M, owner/name/file.gguf, or an address "
        "(default: all downloads that were stopped)",
    )
    parser.add_argument("--quantization", default="", help="such as Q4_K_M (default: what suits most people)")
    parser.add_argument("--draft-quantization", default="", help="likewise, for the draft of a pair")
    parser.add_argument("--folder", type=Path, help="where to put them (default: this program's folder)")
    parser.add_argument("--list", action="store_true", help="list the downloads that were asked for")
    parser.add_argument("--remove", metavar="ID", help="cancel one, and remove what is here of it")
    parser.add_argument("--json", action="store_true", help="print an event a line, for programs")
    return parser


def _announced_jobs(options: argparse.Namespace, queue: DownloadQueue, hub: Hub) -> list[Job]:
    """What to bring; a program hears as well why it cannot be told."""
    try:
        return _jobs(options, queue, hub)
    except AppError as error:
        if options.json:
            tell_failure("", error)
        raise


def _jobs(options: argparse.Namespace, queue: DownloadQueue, hub: Hub) -> list[Job]:
    if not options.what:
        open_states = (JobState.WAITING, JobState.PAUSED, JobState.FAILED)
        return [job for job in queue.jobs() if job.state in open_states]
    folder = (options.folder or own_models()).expanduser().absolute()
    catalogue = model_shelf.catalogue()
    jobs = []
    for name in options.what:
        if pair := catalogue.pair(name):
            files = _pair_files(pair, hub, options.quantization, options.draft_quantization)
            jobs.append(queue.add(pair.name, files, folder))
        else:
            wanted = reference(name)
            kind = wanted.quantization or options.quantization
            wanted = Reference(wanted.repository, wanted.path, kind, wanted.revision)
            choice = chosen(hub.repository(wanted.repository, wanted.revision), wanted)
            jobs.append(queue.add(choice.files[0].name, choice.files, folder))
    return jobs


def _pair_files(pair: CataloguedPair, hub: Hub, kind: str, draft_kind: str) -> tuple[RemoteFile, ...]:
    def files(model: CataloguedModel, wanted: str) -> tuple[RemoteFile, ...]:
        repository = hub.repository(model.repository)
        try:
            named = Reference(model.repository, quantization=wanted or model.recommended)
            return chosen(repository, named).files
        except UsageError:
            if wanted:
                raise
            return chosen(repository, Reference(model.repository)).files  # the repository moved on

    return files(pair.target, kind) + files(pair.draft, draft_kind)


def _run(job: Job, queue: DownloadQueue, hub: Hub, *, as_json: bool) -> bool:
    """Bring a job's files; whether they are all here."""
    world = Surroundings(time.monotonic, time.sleep)
    with DownloadReport(job, as_json=as_json) as report:
        try:
            paths = queue.run(job.id, hub, world, CancelFlag(), report.notice)
        except AppError as error:
            report.failed(error)
            raise
        except (KeyboardInterrupt, CancelledError):
            report.paused()
            border.remark("Stopped. The same command goes on from here.")
            return False
        report.finished([str(path) for path in paths])
    return True


def _list(queue: DownloadQueue, *, as_json: bool) -> int:
    jobs = queue.jobs()
    if as_json:
        listed = [
            {"id": job.id, "title": job.title, "state": job.state, "done": job.done(), "total": job.total,
             "message": job.message, "hint": job.hint, "files": [str(path) for path in job.places()]}
            for job in jobs
        ]  # fmt: skip
        sys.stdout.write(json.dumps(listed, indent=2, ensure_ascii=False) + "\n")
        return 0
    for job in jobs:
        share = 100 * job.done() // job.total
        why = f"  {job.message} {job.hint}".rstrip() if job.message else ""
        sys.stdout.write(
            f"{job.id}  {job.state:<8}  {share:>3} % of {shelf.size_text(job.total)}  {job.title}{why}\n"
        )
    return 0


def _as_interrupt(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt
