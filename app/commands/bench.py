"""`bench`: run methods interleaved on the same prompts and compare them honestly."""

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from app.commands import border
from app.commands.model_options import add_model_options, loaded_models
from app.core.cancellation import CancelFlag
from app.core.generation import AUTOMATIC, DraftingSettings, Method
from app.errors import UsageError
from app.service.benchmark import BenchMethod, BenchPrompt, MethodResult, run_benchmark, summarize
from app.storage.resources import resource

_HEADINGS = ("method", "tok/s", "quartiles", "factor", "quartiles", "meter", "accepted", "tok/round",
             "ms/draft tok", "ms/verify", "own ms/round", "own time", "identical")  # fmt: skip


def main(arguments: list[str]) -> int:
    """Compare methods. Returns the exit status."""

    def command() -> int:
        options = _parser().parse_args(arguments)
        methods = _methods(options.methods)
        prompts = read_prompts(options.prompts or resource("bench_prompts.json"))
        if options.max_tokens < 1 or options.repeats < 1:
            raise UsageError("There is nothing to measure.", "--max-tokens and --repeats must be 1 or more.")
        with loaded_models(options, CancelFlag()) as session:
            for method in methods:
                session.resolve(method.method)
            runs = run_benchmark(
                session,
                prompts,
                methods,
                max_tokens=options.max_tokens,
                repeats=options.repeats,
                progress=_tell_progress if options.progress else _show_progress,
            )
        results = summarize(runs, methods)
        sys.stdout.write(_as_json(results) if options.json else _as_table(results))
        return 0

    return border.run(command)


def read_prompts(path: Path) -> list[BenchPrompt]:
    """Read questions: a JSON list of objects with "kind" and "text", or plain text with one a line.

    Raises:
        UsageError: The file cannot be read or holds no question.
    """
    try:
        text = path.read_text("utf-8-sig")
        if path.suffix == ".json":
            prompts = [BenchPrompt(str(entry["kind"]), str(entry["text"])) for entry in json.loads(text)]
        else:
            prompts = [BenchPrompt("text", line) for line in text.splitlines() if line.strip()]
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror}.", "Check the path.") from error
    except (ValueError, KeyError, TypeError) as error:
        raise UsageError(
            f"{path} is no list of prompts.", 'It must be a JSON list of {"kind": …, "text": …}.'
        ) from error
    if not prompts:
        raise UsageError(f"{path} holds no prompt.", "Write at least one.")
    return prompts


def _parser() -> argparse.ArgumentParser:
    parser = border.ArgumentParser(prog="python -m app bench", description=__doc__)
    add_model_options(parser)
    parser.add_argument(
        "--methods",
        default="plain,draft",
        help="comma separated: plain, draft, or draft=N for N tokens each time (default: plain,draft)",
    )
    parser.add_argument("--prompts", type=Path, help="a JSON or text file (default: 12 of different kinds)")
    parser.add_argument("--max-tokens", type=int, default=128, help="the longest reply (default: 128)")
    parser.add_argument("--repeats", type=int, default=1, help="how often each reply is written (default: 1)")
    parser.add_argument("--json", action="store_true", help="print a JSON list instead of a table")
    parser.add_argument(
        "--progress", action="store_true", help="tell each reply on standard error, for a program that waits"
    )
    return parser


def _methods(text: str) -> list[BenchMethod]:
    return [_method(name) for name in dict.fromkeys(name.strip() for name in text.split(","))]


def _method(name: str) -> BenchMethod:
    kind, _, length = name.partition("=")
    if kind not in list(Method) or (length and (kind != Method.DRAFT or not length.isdecimal())):
        raise UsageError(f'There is no method "{name}".', f"Choose from {', '.join(Method)} and draft=N.")
    drafting = DraftingSettings(int(length)) if length else AUTOMATIC
    return BenchMethod(name, Method(kind), drafting)


def _show_progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{done} of {total} replies" + ("\n" if done == total else ""))


def _tell_progress(done: int, total: int) -> None:
    sys.stderr.write(f"{done} of {total}\n")
    sys.stderr.flush()


def _as_json(results: list[MethodResult]) -> str:
    return json.dumps([asdict(result) for result in results], indent=2) + "\n"


def _as_table(results: list[MethodResult]) -> str:
    rows = [_HEADINGS, *map(_cells, results)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEADINGS))]
    lines = ("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
    reasons = (f"{result.method}: {result.reason}" for result in results if result.reason)
    return "\n".join([*lines, *reasons]) + "\n"


def _cells(result: MethodResult) -> tuple[str, ...]:
    def number(value: float | None, digits: int = 2, unit: str = "") -> str:
        return "-" if value is None else f"{value:.{digits}f}{unit}"

    def quartiles(values: tuple[float, float] | None, digits: int) -> str:
        return "-" if values is None else f"{values[0]:.{digits}f}–{values[1]:.{digits}f}"

    percent = None if result.acceptance_rate is None else 100 * result.acceptance_rate
    return (
        str(result.method),
        number(result.tokens_per_second),
        quartiles(result.spread, 1),
        number(result.factor),
        quartiles(result.factor_spread, 2),
        number(result.meter_factor),
        number(percent, 1, " %"),
        number(result.tokens_per_round),
        number(result.draft_milliseconds),
        number(result.verify_milliseconds),
        number(result.own_milliseconds, 3),
        number(100 * result.own_share, 1, " %"),
        f"{result.identical[0]} of {result.identical[1]}" if result.identical[1] else "-",
    )
