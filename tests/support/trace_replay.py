"""Plays a length policy on a recorded reply: what would it have drafted, and how long would it have taken?"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from app.core.speculative.draft_length import DraftLength
from app.core.speculative.drafter import Draft
from app.core.statistics import Round

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


def whole_curve(measured: dict[int, float], longest: int = 32) -> dict[int, float]:
    """The measured sizes and, in straight lines, those between."""
    sizes = sorted(measured)
    values = np.interp(range(1, longest + 1), sizes, [measured[size] for size in sizes])
    return dict(enumerate(values.tolist(), start=1))


def throughput(lengths: DraftLength, curve: dict[int, float], draft: float, *, never: bool = False) -> float:
    """Tokens a unit of time over all replies; plain decoding gives 1.

    Args:
        lengths: The policy.
        curve: Cost of checking n tokens; padded to the cheapest size.
        draft: Cost of drafting a token.
        never: Whether the draft is always wrong, whatever it thinks of itself.
    """
    tokens = time = 0.0
    for reply in recorded_replies():
        place, length = 0, len(reply.agrees)
        while place < length:
            plan = lengths.plan(min(15, length - place), 1)
            confidences: list[float] = []
            while place + len(confidences) < length and plan.goes_on(confidences):
                confidences.append(reply.confidence[place + len(confidences)])
            agrees = [False] * len(confidences) if never else reply.agrees[place : place + len(confidences)]
            accepted = next((at for at, right in enumerate(agrees) if not right), len(agrees))
            shape = _shape(curve, len(confidences) + 1)
            cost = draft * len(confidences) + curve[shape]
            committed = min(accepted + 1, length - place)
            measured = Round(
                drafted=len(confidences),
                accepted=accepted,
                committed=committed,
                draft_seconds=draft * len(confidences),
                verify_seconds=curve[shape],
                seconds=cost,
                compute_seconds=cost,
                shape=shape,
            )
            lengths.observe(Draft((0,) * len(confidences), tuple(confidences)), 1, measured)
            place += committed
            tokens += committed
            time += cost
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
