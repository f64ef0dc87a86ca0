"""How many tokens to draft next: decided round by round from measured costs and measured acceptance."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from app.core.speculative.acceptance import AcceptanceEstimate
from app.core.speculative.cost_curve import CostCurve
from app.core.speculative.draft_cost import DraftCost
from app.core.speculative.drafter import Draft, DraftPlan
from app.core.speculative.stopping_rule import Array, StoppingRule
from app.core.statistics import DraftReason, Round

_START = 8.0
"""Tokens' worth of plain decoding that the rate starts from."""

_FORGETTING = 0.99
"""Share of what is known about the rate that the next round leaves."""

_PROBE_SHARE = 0.01
"""Share of the time that probes may cost while plain decoding is best."""

_FIRST_ALLOWANCE = 3.0
"""Plain steps' worth of probing to begin with, so that bad luck with the first drafts is not the end."""

_MOST_ALLOWANCE = 8.0
"""Plain steps' worth of probing that may be saved up."""

_RULE_LASTS = 6
"""Rounds that a rule serves before it is worked out anew."""

_CLASSES = 6
"""Values that stand for the acceptance of tokens not drafted yet."""


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
    """Drafts so many tokens, however sure the drafter is."""

    limit: int
    reason: DraftReason = DraftReason.DRAFTED

    def goes_on(self, confidences: Sequence[float]) -> bool:
        """Until there are as many as wanted."""
        return len(confidences) < self.limit


class FixedLength:
    """Always the same length."""

    def __init__(self, length: int) -> None:
        self._length = length

    def plan(self, room: int, pending: int) -> DraftPlan:
        """The fixed length, or what room there is."""
        reason = DraftReason.DRAFTED if room else DraftReason.NO_ROOM
        return FixedPlan(min(self._length, room), reason if self._length else DraftReason.NO_DRAFT)

    def observe(self, draft: Draft, pending: int, measured: Round) -> None:
        """Nothing to learn."""


@dataclass(slots=True)
class _RatePlan:
    limit: int
    rule: StoppingRule
    acceptance: AcceptanceEstimate
    is_probe: bool
    reason: DraftReason = DraftReason.DRAFTED
    _survival: float = 1.0
    _counted: int = 0

    def goes_on(self, confidences: Sequence[float]) -> bool:
        drafted = len(confidences)
        if drafted >= self.limit:
            return False
        if drafted == 0 and self.is_probe:
            return True
        for confidence in confidences[self._counted :]:
            self._survival *= self.acceptance.probability(confidence)
        self._counted = drafted
        return self.rule.goes_on(drafted, self._survival)


class BestRate:
    """Drafts as far as maximises committed tokens per second, 0 when plain decoding is best.

    While plain decoding is best, a probe now and then looks whether the text has changed. Probes may cost
    one percent of the time, so a worthless draft is nearly never asked.
    """

    def __init__(self, costs: CostCurve, draft_cost: DraftCost, longest: int) -> None:
        """Start with what was measured at loading and with what is usual for drafts.

        Args:
            costs: What target evaluations cost; kept up to date by others.
            draft_cost: What drafting costs; kept up to date by others.
            longest: The most tokens ever drafted.
        """
        self._costs = costs
        self._draft_cost = draft_cost
        self._longest = longest
        self._acceptance = AcceptanceEstimate()
        self._tokens = 0.0
        self._seconds = 0.0
        self._rule: StoppingRule | None = None
        self._rule_longest = 0
        self._rule_age = 0
        self._allowance = _FIRST_ALLOWANCE * costs.seconds(1)

    def plan(self, room: int, pending: int) -> DraftPlan:
        """The rule for this round: how sure the drafter must be to go on, by length."""
        plain = self._costs.seconds(1)
        longest = min(self._longest, room, self._costs.longest - 1)
        if longest <= 0:
            return FixedPlan(0, DraftReason.NO_ROOM)
        rate = max(1.0 / plain, (self._tokens + _START) / (self._seconds + _START * plain))
        rule = self._rule_for(longest, rate)
        is_probe = not rule.pays
        if is_probe:
            probe_cost = self._draft_cost.seconds(1, pending) + self._costs.seconds(2) - plain
            if self._allowance < probe_cost:
                return FixedPlan(0, DraftReason.DOES_NOT_PAY)
            self._allowance -= probe_cost
        return _RatePlan(longest, rule, self._acceptance, is_probe)

    def observe(self, draft: Draft, pending: int, measured: Round) -> None:
        """Learn how sure the drafter must be, what drafting costs, and what time is worth."""
        self._draft_cost.observe(len(draft.tokens), pending, measured.draft_seconds)
        self._acceptance.observe(draft.confidences, measured.accepted)
        self._tokens = self._tokens * _FORGETTING + measured.committed
        self._seconds = self._seconds * _FORGETTING + measured.seconds
        most = _MOST_ALLOWANCE * self._costs.seconds(1)
        self._allowance = min(self._allowance + _PROBE_SHARE * measured.seconds, most)

    def _rule_for(self, longest: int, rate: float) -> StoppingRule:
        """The rule, worked out anew every few rounds: what it rests on changes slowly."""
        self._rule_age += 1
        if self._rule is None or self._rule_longest != longest or self._rule_age >= _RULE_LASTS:
            self._rule_age, self._rule_longest = 0, longest
            self._rule = StoppingRule(
                self._shaped(longest + 1),
                self._draft_cost.seconds_per_token(),
                rate,
                self._acceptance.typical(_CLASSES),
            )
        return self._rule

    def _shaped(self, longest: int) -> Array:
        """What checking n tokens costs at the cheapest batch of at least n, by n."""
        return np.minimum.accumulate(self._costs.all_seconds()[::-1])[::-1][: longest + 1]
