"""`tune`: store a draft anew in the quantization that makes it fastest on this machine."""

import argparse
import json
import signal
import sys
from dataclasses import asdict
from pathlib import Path

from app.commands import border
from app.commands.bench import read_prompts
from app.core.cancellation import CancelFlag
from app.library.starter import STARTER_NAME, resolve_model
from app.service.draft_trial import Trial
from app.service.tuning import Instruments, TuningReport, TuningRequest, tune
from app.storage.paths import own_models
from app.storage.resources import resource

_LONGEST_PROGRESS = 60


def main(arguments: list[str]) -> int:
    """Tune a draft. Returns the exit status."""

    def command() -> int:
        options = _parser().parse_args(arguments)
        request = _request(options)
        cancel = CancelFlag()
        for stop in (signal.SIGINT, signal.SIGTERM):  # the scratch files are large: none may stay
            signal.signal(stop, lambda _number, _frame: cancel.set())
        try:
            report = tune(request, cancel, _show_progress, Instruments())
        finally:
            _show_progress("")
        sys.stdout.write(_as_json(report, request) if options.json else _as_text(report, request))
        return 0

    return border.run(command)


def _parser() -> argparse.ArgumentParser:
    parser = border.ArgumentParser(
        prog="python -m app tune",
        description="Store a draft anew in the quantization that makes it fastest on this machine. Takes a "
        "minute or two. Greedy answers stay the target's own, whatever drafts.",
    )
    parser.add_argument("--draft", required=True, help='the draft to tune: a GGUF file, or "starter"')
    parser.add_argument("--target", help="the model it shall draft for (default: a typical one is assumed)")
    parser.add_argument(
        "--output", type=Path, help="the new file (default: beside the draft, named after its quantization)"
    )
    parser.add_argument("--force", action="store_true", help="replace the new file if it is there already")
    parser.add_argument("--threads", type=int, help="threads (default: the physical cores)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    return parser


def _request(options: argparse.Namespace) -> TuningRequest:
    draft = resolve_model(options.draft)
    folder = draft.parent
    if options.draft == STARTER_NAME and options.output is None:
        # The starter lies among the installed packages, where nobody would look for a file of theirs.
        folder = own_models()
        folder.mkdir(parents=True, exist_ok=True)
    return TuningRequest(
        draft=draft,
        target=resolve_model(options.target) if options.target else None,
        folder=folder,
        prompts=[prompt.text for prompt in read_prompts(resource("bench_prompts.json"))],
        output=options.output,
        may_overwrite=options.force,
        threads=options.threads,
    )


def _show_progress(text: str) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{text:<{_LONGEST_PROGRESS}}" + ("" if text else "\r"))
        sys.stderr.flush()


def _as_json(report: TuningReport, request: TuningRequest) -> str:
    result = {
        "trials": [asdict(trial) for trial in report.trials],
        "best": report.best.quantization,
        "kept": report.kept and str(report.kept),
        "agreement_with": "draft" if request.target is None else "target",
        "left_out": report.left_out,
    }
    return json.dumps(result, indent=2) + "\n"


def _as_text(report: TuningReport, request: TuningRequest) -> str:
    has_target = request.target is not None
    rows: list[tuple[str, ...]] = [("quantization", "MB", "ms/token", "agreement", "expected factor", "")]
    mark = "<- stays" if report.kept is None else "<- kept"
    rows += [_cells(trial, mark if trial is report.best else "") for trial in report.trials]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:-1], widths[1:-1]), row[-1]]).rstrip()
        for row in rows
    ]
    remarks = [*_explanation(has_target), *report.left_out, *_doubts(report), _outcome(report)]
    return "\n".join([*lines, "", *remarks, ""])


def _cells(trial: Trial, mark: str) -> tuple[str, ...]:
    return (
        trial.quantization + (" (as it was)" if trial.is_original else ""),
        f"{trial.weight_bytes / 1e6:.0f}",
        f"{1e3 * trial.seconds_per_token:.2f}",
        f"{100 * trial.agreement:.1f} %",
        f"{trial.factor:.2f}",
        mark,
    )


def _explanation(has_target: bool) -> list[str]:
    if has_target:
        return [
            "Agreement: how often the draft's first choice is the target's own token.",
            "Expected factor: speed in times of plain decoding, from the costs measured just now.",
        ]
    return [
        "Agreement: how often the first choice is the next token of texts that the draft as it was wrote, at",
        "temperature 1. Expected factor: speed in times of plain decoding, for a target ten times as costly.",
        "Give --target to measure with the model it shall draft for.",
    ]


def _doubts(report: TuningReport) -> list[str]:
    worst = max(report.trials, key=lambda trial: trial.spread[1] / trial.spread[0])
    if worst.is_steady:
        return []
    fastest, slowest = (1e3 * seconds for seconds in worst.spread)
    return [
        f"The machine was busy meanwhile: a token in {worst.quantization} took "
        f"{fastest:.1f} to {slowest:.1f} ms. Repeat this when it is idle."
    ]


def _outcome(report: TuningReport) -> str:
    if report.kept is None:
        return "No other quantization is clearly faster here, so no file was kept."
    return f"Kept as {report.kept}. Use it with --draft."
