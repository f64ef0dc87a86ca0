"""Decides how many tokens to draft next: the protocol, and the choice of those who know better."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from app.core.speculative.drafter import Draft, DraftPlan
from app.core.statistics import DRAFTED, DraftReason, Round, Why


class DraftLength(Protocol):
    """Decides, round by round, how far to draft."""

    def plan(self, room: int, pending: int) -> DraftPlan:
        """Plan the next round.

        Args:
            room: The most tokens that may be drafted.
            pending: Tokens the drafter must catch up with before it can draft.
        """

    def observe(self, draft: Draft, pending: int, measured: Round) -> None:
        """Learn from a round.

        Args:
            draft: What was drafted.
            pending: Tokens the drafter had to catch up with first.
            measured: What became of it, and what it took.
        """


@dataclass(frozen=True, slots=True)
class FixedPlan:
    """Drafts so many tokens, fewer where the drafter is less sure than wanted."""

    limit: int
    why: Why = DRAFTED
    least_confidence: float = 0.0

    def goes_on(self, confidences: Sequence[float]) -> bool:
        """Until there are as many as wanted, or the last one is less sure than wanted."""
        if len(confidences) >= self.limit:
            return False
        last = confidences[-1] if confidences else math.nan
        return math.isnan(last) or last >= self.least_confidence


class FixedLength:
    """What the user wants, whether it pays or not."""

    def __init__(self, length: int, least_confidence: float = 0.0) -> None:
        """Choose.

        Args:
            length: Tokens to draft in each round.
            least_confidence: Stop behind a token of which the drafter is less sure, 0 to 1.
        """
        self._length = length
        self._least_confidence = least_confidence

    def plan(self, room: int, pending: int) -> DraftPlan:
        """The wanted length, or what room there is."""
        if self._length == 0:
            return FixedPlan(0, Why(DraftReason.NO_DRAFT))
        reason = DraftReason.DRAFTED if room else DraftReason.NO_ROOM
        return FixedPlan(min(self._length, room), Why(reason), self._least_confidence)

    def observe(self, draft: Draft, pending: int, measured: Round) -> None:
        """Nothing to learn."""
