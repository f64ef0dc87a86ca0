"""`replay`: tell from a trace how near a reply came to the best draft lengths, seen from its end."""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from app.commands import border
from app.core.generation import FinishReason
from app.core.reason_words import in_words
from app.core.speculative.hindsight import BestPlan, Hindsight, look_back
from app.core.statistics import DraftReason, Why
from app.errors import UsageError
from app.service.trace import Trace, read_trace


def main(arguments: list[str]) -> int:
    """Compare a trace with its best plan. Returns the exit status."""

    def command() -> int:
        options = _parser().parse_args(arguments)
        trace = read_trace(options.file)
        if not trace.rounds:
            raise UsageError(f"{options.file} holds no round.", "Let a reply begin before it is stopped.")
        ended = trace.head.finish is FinishReason.END
        seen = look_back(trace.rounds, trace.head.costs, ended=ended)
        sys.stdout.write(_as_json(trace, seen) if options.json else _as_text(trace, seen))
        return 0

    return border.run(command)


def _parser() -> argparse.ArgumentParser:
    parser = border.ArgumentParser(
        prog="python -m app replay",
        description="Tell from a trace how near a reply came to the best draft lengths, seen from its end.",
    )
    parser.add_argument("file", type=Path, help="a trace, written by generate --trace FILE")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    return parser


def _as_json(trace: Trace, seen: Hindsight) -> str:
    tokens = _tokens(trace)

    def plan(best: BestPlan) -> dict[str, Any]:
        return {
            "tokens_per_second": tokens / best.seconds,
            "lengths": best.lengths,
            "fixed_length": best.fixed_length,
            "fixed_tokens_per_second": tokens / best.fixed_seconds,
        }

    result = {
        "target": trace.head.target,
        "draft": trace.head.draft,
        "finish_reason": str(trace.head.finish),
        "rounds": len(trace.rounds),
        "tokens": tokens,
        "right": seen.places.count(True),
        "wrong": seen.places.count(False),
        "unknown": seen.places.count(None),
        "measured_tokens_per_second": _measured(trace),
        "tokens_per_second": tokens / seen.achieved_seconds,
        "plain_tokens_per_second": tokens / seen.plain_seconds,
        "hindsight_at_least": plan(seen.least),
        "hindsight_at_most": plan(seen.most),
        "achieved_share": seen.share,
        "drafted": [one.drafted for one in trace.rounds],
        "reasons": [
            {"reason": str(why.reason), "rounds": count, "in_words": in_words(why)}
            for why, count in _reasons(trace)
        ],
    }
    return json.dumps(result) + "\n"


def _as_text(trace: Trace, seen: Hindsight) -> str:
    parts = (_summary(trace, seen), _speeds(trace, seen), _lengths(trace, seen), _whys(trace))
    return "\n\n".join(parts) + "\n"


def _summary(trace: Trace, seen: Hindsight) -> str:
    head, places = trace.head, seen.places
    without = f", the first {head.place:,} tokens left out" if head.place else ""
    return (
        f"Target {head.target}, {f'draft {head.draft}' if head.draft else 'no draft'}\n"
        f"{_tokens(trace):,} tokens in {len(trace.rounds):,} rounds{without}. The draft, place by place: "
        f"{places.count(True):,} right,\n{places.count(False):,} wrong, {places.count(None):,} unknown "
        "because no draft reached them. So hindsight lies between two bounds:\n"
        "the draft was wrong at all unknown places, or right."
    )


def _speeds(trace: Trace, seen: Hindsight) -> str:
    tokens, least, most = _tokens(trace), seen.least, seen.most

    def reach(low: float, high: float, unit: str = "") -> str:
        ends = dict.fromkeys((f"{low:.1f}", f"{high:.1f}"))
        return " to ".join(ends) + unit

    def speeds(slow: float, fast: float) -> str:
        return reach(tokens / slow, tokens / fast)

    measured = _measured(trace)
    lengths = " or ".join(str(length) for length in dict.fromkeys((least.fixed_length, most.fixed_length)))
    rows = [
        ("", "tok/s", ""),
        ("measured", "-" if measured is None else f"{measured:.1f}", "by the clock"),
        (
            "achieved",
            speeds(seen.achieved_seconds, seen.achieved_seconds),
            "the same rounds at their usual costs, as all below",
        ),
        ("plain", speeds(seen.plain_seconds, seen.plain_seconds), "drafting nothing"),
        (
            "best fixed length",
            speeds(least.fixed_seconds, most.fixed_seconds),
            f"drafting {lengths} each time",
        ),
        ("hindsight", speeds(least.seconds, most.seconds), "drafting the best length each time"),
    ]
    low, high = seen.share
    table = [f"{name:<18}  {speed:>14}  {meaning}".rstrip() for name, speed, meaning in rows]
    return "\n".join([*table, "", f"Achieved: {reach(100 * low, 100 * high, ' %')} of hindsight."])


def _lengths(trace: Trace, seen: Hindsight) -> str:
    columns = [
        Counter(one.drafted for one in trace.rounds),
        Counter(seen.least.lengths),
        Counter(seen.most.lengths),
    ]
    rows = [
        f"{length:>6}" + "".join(f"{column[length] or '-':>15}" for column in columns)
        for length in sorted(set().union(*columns))
    ]
    return "\n".join(
        [
            "Rounds by the tokens they drafted, and by what would have been best where they began,",
            "if the draft was wrong or right at the unknown places:",
            f"{'tokens':>6}{'drafted':>15}{'best if wrong':>15}{'best if right':>15}",
            *rows,
        ]
    )


def _whys(trace: Trace) -> str:
    lines = [f"{count:>6,}  {in_words(why)}" for why, count in _reasons(trace)]
    return "\n".join(["Rounds by their reason, in its newest numbers:", *lines])


def _tokens(trace: Trace) -> int:
    return sum(one.committed for one in trace.rounds)


def _measured(trace: Trace) -> float | None:
    seconds = sum(one.seconds for one in trace.rounds)
    return _tokens(trace) / seconds if seconds > 0 else None


def _reasons(trace: Trace) -> list[tuple[Why, int]]:
    """The newest numbers of each reason and its rounds, the most frequent first."""
    counts = Counter(one.why.reason for one in trace.rounds)
    newest: dict[DraftReason, Why] = {one.why.reason: one.why for one in trace.rounds}
    return [(newest[reason], count) for reason, count in counts.most_common()]
