"""Plays a length policy on a recorded reply: what would it have drafted, and how long would it have taken?"""

import json
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from app.core.speculative.draft_length import DraftLength
from app.core.speculative.drafter import Draft
from app.core.statistics import Round, Why

_CATCH_UP = 16
"""Tokens a draft reads at most after a long plain stretch."""

TRACE = Path(__file__).parents[1] / "data" / "standard_pair_trace.json"

Q4_0 = {1: 1.0, 2: 1.5, 3: 1.9, 4: 1.2, 5: 1.7, 6: 2.1, 8: 2.2, 12: 3.3, 16: 3.6, 32: 6.6}
Q4_K = {1: 1.0, 2: 1.5, 3: 1.9, 4: 1.4, 5: 1.9, 6: 2.3, 8: 2.7, 12: 3.4, 16: 2.9, 32: 6.9}
LINEAR = {1: 1.0, 2: 1.6, 3: 2.0, 4: 2.3, 5: 3.0, 6: 3.3, 8: 3.4, 12: 5.2, 16: 7.1, 32: 15.0}
FLAT = {1: 1.0, 2: 1.0, 4: 1.02, 8: 1.05, 16: 1.1, 32: 1.3}
"""Costs of checking n tokens, in units of one: quantizations of a 1.8 B model, and a GPU-like curve."""


@dataclass(frozen=True, slots=True)
class RecordedReply:
    """One recorded reply, place by place.

    Attributes:
        agrees: Whether the draft's first choice is the target's next token.
        confidence: The draft's probability for its choice.
    """

    agrees: Sequence[bool]
    confidence: Sequence[float]


def recorded_replies() -> list[RecordedReply]:
    """Four replies of 160 tokens by the standard pair."""
    return [
        RecordedReply([bool(flag) for flag in reply["agrees"]], reply["confidence"])
        for reply in json.loads(TRACE.read_text())
    ]


def invented_reply(parts: Sequence[tuple[int, float, tuple[float, float]]], seed: int) -> RecordedReply:
    """A reply in which each part has so many tokens, a share that is right, and confidences between two."""
    rng = np.random.default_rng(seed)
    agrees: list[bool] = []
    confidence: list[float] = []
    for length, share, (low, high) in parts:
        agrees += (rng.random(length) < share).tolist()
        confidence += rng.uniform(low, high, length).tolist()
    return RecordedReply(agrees, confidence)


def whole_curve(measured: dict[int, float], longest: int = 32) -> dict[int, float]:
    """The measured sizes and, in straight lines, those between."""
    sizes = sorted(measured)
    values = np.interp(range(1, longest + 1), sizes, [measured[size] for size in sizes])
    return dict(enumerate(values.tolist(), start=1))


@dataclass(frozen=True, slots=True)
class Step:
    """One round of a replay.

    Attributes:
        place: Tokens written before it.
        pending: Tokens the draft had to catch up with.
        drafted: Tokens it drafted.
        accepted: How many of them were right.
        committed: Tokens it wrote.
        seconds: What it took.
        why: Why it drafted or not.
    """

    place: int
    pending: int
    drafted: int
    accepted: int
    committed: int
    seconds: float
    why: Why


def play(
    lengths: DraftLength,
    reply: RecordedReply,
    curve: dict[int, float],
    draft: float,
    *,
    reading: float | None = None,
    silent: bool = False,
) -> Iterator[Step]:
    """Play a policy on one reply.

    Args:
        lengths: The policy.
        reply: What the draft would say.
        curve: Cost of checking n tokens; padded to the cheapest size.
        draft: Cost of drafting a token.
        reading: Cost of a token the draft must catch up with, as `ModelDrafter` does after plain rounds;
            None for a draft that is always up to date.
        silent: Whether the draft keeps its confidences to itself.
    """
    place, lacking, length = 0, 1, len(reply.agrees)
    while place < length:
        pending = lacking if lacking <= 2 * _CATCH_UP else _CATCH_UP
        plan = lengths.plan(min(15, length - place), pending)
        told: list[float] = []
        while place + len(told) < length and plan.goes_on(told):
            told.append(math.nan if silent else reply.confidence[place + len(told)])
        drafted = len(told)
        agrees = reply.agrees[place : place + drafted]
        accepted = next((at for at, right in enumerate(agrees) if not right), drafted)
        shape = _shape(curve, drafted + 1)
        drafting = draft * drafted + (max(0, pending - 1) * (reading or 0.0) if drafted else 0.0)
        seconds = drafting + curve[shape]
        committed = min(accepted + 1, length - place)
        measured = Round(
            drafted=drafted,
            accepted=accepted,
            committed=committed,
            draft_seconds=drafting,
            verify_seconds=curve[shape],
            seconds=seconds,
            compute_seconds=seconds,
            why=plan.why,
            shape=shape,
        )
        lengths.observe(Draft((0,) * drafted, () if silent else tuple(told)), pending, measured)
        yield Step(place, pending, drafted, accepted, committed, seconds, plan.why)
        place += committed
        if reading is not None:
            lacking = 1 + (accepted == drafted) if drafted else lacking + committed


def throughput(
    lengths: DraftLength,
    curve: dict[int, float],
    draft: float,
    *,
    never: bool = False,
    silent: bool = False,
    first: int | None = None,
) -> float:
    """Tokens a unit of time over all replies; plain decoding gives 1.

    Args:
        lengths: The policy.
        curve: Cost of checking n tokens; padded to the cheapest size.
        draft: Cost of drafting a token.
        never: Whether the draft is always wrong, whatever it thinks of itself.
        silent: Whether the draft keeps its confidences to itself.
        first: Stop after so many tokens; None for all.
    """
    tokens = time = 0.0
    for reply in recorded_replies():
        told = replace(reply, agrees=[False] * len(reply.agrees)) if never else reply
        for step in play(lengths, told, curve, draft, silent=silent):
            tokens += step.committed
            time += step.seconds
            if first is not None and tokens >= first:
                return tokens / time
    return tokens / time


def hindsight(curve: dict[int, float], draft: float) -> float:
    """The throughput of one who knows each answer beforehand: no policy can reach it."""
    cheapest = _cheapest(curve)
    tokens = time = 0.0
    for reply in recorded_replies():
        length = len(reply.agrees)
        best = [0.0] * (length + 1)
        for place in reversed(range(length)):
            run = next((at for at, right in enumerate(reply.agrees[place:]) if not right), length - place)
            best[place] = min(
                draft * drafted + cheapest[drafted + 1] + best[min(length, place + min(run, drafted) + 1)]
                for drafted in range(31)
            )
        tokens += length
        time += best[0]
    return tokens / time


def best_of(policies: Sequence[Callable[[], DraftLength]], curve: dict[int, float], draft: float) -> float:
    """The throughput of the best of some policies, chosen afterwards."""
    return max(throughput(policy(), curve, draft) for policy in policies)


def _cheapest(curve: dict[int, float]) -> dict[int, float]:
    return {size: min(cost for other, cost in curve.items() if other >= size) for size in curve}


def _shape(curve: dict[int, float], tokens: int) -> int:
    if tokens == 1:
        return 1
    return min((size for size in curve if size >= tokens), key=curve.__getitem__)
