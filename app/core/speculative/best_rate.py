"""How many tokens to draft next: decided round by round from measured costs and measured acceptance."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from app.core.speculative.acceptance import AcceptanceByPlace, AcceptanceEstimate
from app.core.speculative.cost_curve import CostCurve
from app.core.speculative.draft_cost import DraftCost
from app.core.speculative.draft_length import FixedPlan
from app.core.speculative.drafter import Draft, DraftPlan
from app.core.speculative.loss_budget import LossBudget
from app.core.speculative.obstacle import main_obstacle
from app.core.speculative.stopping_rule import Array, StoppingRule
from app.core.statistics import DRAFTED, DraftReason, Round, Why

_START = 8.0
"""Tokens' worth of plain decoding that the rate starts from."""

_FORGETTING = 0.99
"""Share of what is known about the rate that the next round leaves."""

_RULE_LASTS = 0.03
"""Seconds of decoding that a rule serves before it is worked out anew, in a fifth of a millisecond."""

_PATIENCE = 64
"""How many times longer a rule lasts by which nothing is drafted: there is nothing new to learn."""

_CLASSES = 6
"""Values that stand for the acceptance of tokens not drafted yet."""

_FIRST_WAIT = 8
_LONGEST_WAIT = 64
"""Plain rounds before the next probe: twice as many after each one that failed."""

_IDLE = 8
"""Plain rounds before it is asked again whether a draft can be afforded."""

_LONGEST_PROBE = 4
"""Tokens of a probe: enough to see whether the text is of another kind now."""


@dataclass(slots=True)
class _RatePlan:
    limit: int
    rule: StoppingRule
    acceptance: AcceptanceEstimate
    by_place: AcceptanceByPlace
    is_probe: bool
    why: Why
    _survival: float = 1.0
    _counted: int = 0

    def goes_on(self, confidences: Sequence[float]) -> bool:
        drafted = len(confidences)
        if drafted >= self.limit:
            return False
        if self.is_probe:
            return True
        for place in range(self._counted, drafted):
            confidence = confidences[place]
            self._survival *= (
                self.by_place.probability(place)
                if math.isnan(confidence)
                else self.acceptance.probability(confidence)
            )
        self._counted = drafted
        return self.rule.goes_on(drafted, self._survival)


class BestRate:
    """Drafts as far as maximises committed tokens per second, 0 when plain decoding is best.

    While plain decoding is best, a probe now and then looks whether the text has changed: at once again
    while it succeeds, ever more rarely while it fails. What drafting loses, probes included, comes from a
    budget of less than one percent of the time.
    """

    def __init__(self, costs: CostCurve, draft_cost: DraftCost, longest: int) -> None:
        """Start with what was measured at loading and with what is usual for drafts.

        Args:
            costs: What target evaluations cost; kept up to date by others.
            draft_cost: What drafting costs; kept up to date here.
            longest: The most tokens ever drafted.
        """
        self._costs = costs
        self._draft_cost = draft_cost
        self._longest = longest
        self._acceptance = AcceptanceEstimate()
        self._by_place = AcceptanceByPlace()
        self._is_silent = False
        self._tokens = 0.0
        self._steps = 0.0
        self._rule: StoppingRule | None = None
        self._reach = self._obstacle = DRAFTED
        self._rule_longest = 0
        self._rule_age = 0.0
        self._budget = LossBudget()
        self._wait = 0
        self._waited = 0
        self._is_probing = False
        self._is_idle = False
        self._losses: Array = np.zeros(0)

    def plan(self, room: int, pending: int) -> DraftPlan:
        """The rule for this round: how sure the drafter must be to go on, by length."""
        self._is_probing = False
        longest = min(self._longest, room, self._costs.longest - 1)
        if longest <= 0:
            return FixedPlan(0, Why(DraftReason.NO_ROOM))
        rule = self._rule_for(longest)
        if self._waited < (_IDLE if self._is_idle else self._wait if not rule.pays else 0):
            return FixedPlan(0, self._obstacle)
        self._losses = self._losses_of(longest, pending)
        limit = self._budget.affordable(self._losses)
        self._is_idle = limit == 0
        if self._is_idle:
            self._waited = 0
            return FixedPlan(0, self._obstacle)
        if not rule.pays:
            self._is_probing = True
            limit = min(limit, _LONGEST_PROBE)
        why = self._obstacle if self._is_probing else self._reach
        return _RatePlan(limit, rule, self._acceptance, self._by_place, self._is_probing, why)

    def observe(self, draft: Draft, pending: int, measured: Round) -> None:
        """Learn how sure the drafter must be, what drafting costs, and what time is worth."""
        drafted = len(draft.tokens)
        self._draft_cost.observe(drafted, pending, measured.draft_seconds)
        self._learn_acceptance(draft, measured.accepted)
        self._tokens = self._tokens * _FORGETTING + measured.committed
        self._steps = self._steps * _FORGETTING + measured.seconds / self._plain()
        self._rule_age += measured.seconds
        if drafted:
            # Not above what was foreseen: an interrupted round says nothing about the draft.
            took = (measured.draft_seconds + measured.verify_seconds) / self._plain()
            self._budget.settle(min(took, 1.0 + float(self._losses[drafted - 1])), measured.committed)
        else:
            self._budget.settle(1.0, 1)
        self._schedule_probe(drafted, measured.accepted)

    def _learn_acceptance(self, draft: Draft, accepted: int) -> None:
        if draft.tokens:
            self._is_silent = not draft.confidences
        if draft.confidences:
            self._acceptance.observe(draft.confidences, accepted)
        else:
            self._by_place.observe(len(draft.tokens), accepted)

    def _schedule_probe(self, drafted: int, accepted: int) -> None:
        if not drafted:
            self._waited += 1
            return
        self._waited = 0
        if accepted:
            self._wait = 0
            self._rule_age = math.inf
        elif self._is_probing:
            self._wait = min(_LONGEST_WAIT, max(_FIRST_WAIT, 2 * self._wait))

    def _rule_for(self, longest: int) -> StoppingRule:
        """The rule, worked out anew every few rounds: what it rests on changes slowly."""
        is_idle = self._is_idle or (self._rule is not None and not self._rule.pays)
        lasts = _RULE_LASTS * _PATIENCE if is_idle else _RULE_LASTS
        if self._rule is None or self._rule_longest != longest or self._rule_age >= lasts:
            self._rule_age, self._rule_longest = 0.0, longest
            plain = self._plain()
            rate = max(1.0, (self._tokens + _START) / (self._steps + _START)) / plain
            verify, draft = self._shaped(longest + 1), self._draft_cost.seconds_per_token()
            self._rule = StoppingRule(verify, draft, rate, self._expected_acceptance(longest))
            self._reach = _reach(self._rule, verify)
            self._obstacle = main_obstacle(verify, draft, self._recently_right())
        return self._rule

    def _expected_acceptance(self, longest: int) -> Array:
        if self._is_silent:
            return np.array([[self._by_place.probability(place)] for place in range(longest)])
        return self._acceptance.typical(_CLASSES)

    def _plain(self) -> float:
        """Seconds of a plain step, which no check of a draft can undercut: what seems to is noise."""
        return float(self._costs.all_seconds()[1 : self._longest + 2].min())

    def _recently_right(self) -> float:
        return self._by_place.share if self._is_silent else self._acceptance.share

    def _losses_of(self, longest: int, pending: int) -> Array:
        """Plain steps lost if nothing is kept of a draft of n + 1 tokens, by n, shape (longest,)."""
        drafting = self._draft_cost.seconds_per_token() * np.arange(1, longest + 1)
        costs = drafting + self._shaped(longest + 1)[2:] + self._draft_cost.seconds(0, pending)
        losses: Array = costs / self._plain() - 1.0
        return losses

    def _shaped(self, longest: int) -> Array:
        """What checking n tokens costs at the cheapest batch of at least n, by n."""
        possible = self._costs.all_seconds()[: self._longest + 2]
        return np.minimum.accumulate(possible[::-1])[::-1][: longest + 1]


def _reach(rule: StoppingRule, verify: Array) -> Why:
    """Whether drafts stay short because a longer one would be dear to check."""
    reach = rule.reach
    if reach >= len(verify) - 2:
        return DRAFTED
    return Why(DraftReason.SHORTENED, reach + 2, float(verify[reach + 2]) / float(verify[1]))
