"""BestRate where text and machine change: it stops what does not pay, says why, and notices when it pays."""

from collections.abc import Iterator
from itertools import pairwise
from statistics import median

import pytest

from app.core.speculative.best_rate import BestRate
from app.core.speculative.cost_curve import CostCurve
from app.core.speculative.draft_cost import DraftCost
from app.core.speculative.drafter import Draft
from app.core.statistics import DraftReason, Round
from tests.support.timed_reply import TimedPair, by_size, slower
from tests.support.trace_replay import (
    FLAT,
    Q4_0,
    RecordedReply,
    Step,
    invented_reply,
    play,
    whole_curve,
)

DRAFT = 0.083
STEEP = {size: float(size) for size in range(1, 33)}
"""Checking costs as much as writing alone."""

FLAT_CURVE = whole_curve(FLAT)
WRONG = RecordedReply([False] * 2000, [0.9] * 2000)


def best_rate(curve: dict[int, float], draft: float = DRAFT, costs: CostCurve | None = None) -> BestRate:
    return BestRate(costs or CostCurve(curve, 32), DraftCost(draft, draft / 4), 15)


def speed(steps: list[Step]) -> float:
    """Tokens a unit of time; plain decoding gives 1."""
    return sum(step.committed for step in steps) / sum(step.seconds for step in steps)


class TestText:
    @pytest.mark.parametrize("curve", [whole_curve(Q4_0), FLAT_CURVE], ids=["Q4_0", "flat"])
    def test_from_prose_to_code(self, curve: dict[int, float]) -> None:
        """The draft is right 1 time in 10, for all its confidence, then 9 times in 10."""
        returned = []
        for seed in range(12):
            reply = invented_reply([(400, 0.1, (0.5, 0.99)), (600, 0.9, (0.7, 1.0))], seed)
            steps = list(play(best_rate(curve), reply, curve, DRAFT, reading=DRAFT / 4))
            assert speed([step for step in steps if step.place < 400]) > 0.98
            returned.append(next(step.place for step in steps if step.place >= 400 and step.accepted >= 2))
            late = [step for step in steps if step.place >= returned[-1] + 150]
            assert sum(step.drafted > 0 for step in late) > 0.9 * len(late)
            assert speed(late) > 1.5
        assert median(returned) <= 480
        assert max(returned) <= 600

    def test_from_code_to_prose(self) -> None:
        curve = whole_curve(Q4_0)
        reply = invented_reply([(400, 0.9, (0.7, 1.0)), (400, 0.1, (0.5, 0.99))], 1)
        steps = list(play(best_rate(curve), reply, curve, DRAFT, reading=DRAFT / 4))
        prose = [step for step in steps if step.place >= 400]
        lost = sum(step.seconds - step.committed for step in prose)
        assert lost < 0.01 * 400 + 8.0 + 1.0, "a share of the time and what was saved up"
        assert speed([step for step in prose if step.place >= 500]) > 0.98


class TestProbes:
    def probes(self, reply: RecordedReply, curve: dict[int, float], reading: float | None) -> Iterator[Step]:
        return (step for step in play(best_rate(curve), reply, curve, DRAFT, reading=reading) if step.drafted)

    @pytest.mark.parametrize("curve", [whole_curve(Q4_0), FLAT_CURVE], ids=["Q4_0", "flat"])
    def test_while_they_fail_they_come_ever_more_rarely(self, curve: dict[int, float]) -> None:
        places = [step.place for step in self.probes(WRONG, curve, None)]
        gaps = [later - earlier for earlier, later in pairwise(places)]
        late = gaps[-6:]
        assert len(places) > 8
        assert late == sorted(late)
        assert late[-1] > 4 * min(gaps)
        assert 50 < late[-1] < 100, "rarely, but not never"

    def test_they_are_short(self) -> None:
        late = [step.drafted for step in self.probes(WRONG, FLAT_CURVE, None) if step.place > 500]
        assert max(late) <= 4

    def test_where_checking_costs_as_much_as_deciding_alone_they_are_all_there_is(self) -> None:
        right = RecordedReply([True] * 1000, [0.99] * 1000)
        steps = list(play(best_rate(STEEP), right, STEEP, DRAFT))
        assert speed(steps) > 0.98
        assert any(step.drafted for step in steps)

    def test_catching_up_makes_one_dearer(self) -> None:
        lengths = best_rate(STEEP, 0.2)
        for _ in play(lengths, RecordedReply([False] * 300, [0.9] * 300), STEEP, 0.2):
            pass
        plain = Round(0, 0, 1, 0.0, 1.0, 1.0, 1.0)
        for _ in range(400):
            lengths.observe(Draft(), 1, plain)
        assert lengths.plan(15, pending=1000).limit == 0
        for _ in range(10):
            lengths.observe(Draft(), 1, plain)
        assert lengths.plan(15, pending=1).limit > 0


class TestMachine:
    def test_checking_that_becomes_dear_ends_drafting_and_cheap_again_brings_it_back(self) -> None:
        costs = CostCurve(FLAT_CURVE, 32)
        lengths = best_rate(FLAT_CURVE, costs=costs)
        reply = invented_reply([(300, 0.9, (0.7, 1.0))], 4)

        def decode(curve: dict[int, float]) -> list[Step]:
            for size in sorted(curve) * 12:
                costs.observe(size, curve[size], 100)
            return [step for step in play(lengths, reply, curve, DRAFT) if step.place >= 30]

        before, during, after = decode(FLAT_CURVE), decode(STEEP), decode(FLAT_CURVE)
        assert speed(before) > 2
        assert sum(step.drafted > 0 for step in during) < 0.25 * len(during), "probes"
        assert speed(during) > 0.97
        assert speed(after) > 2

    def test_plain_rounds_now_and_then_tell_a_dear_check_from_a_slow_machine(self) -> None:
        """Where every round checks many tokens, only they show what one token costs.

        Beside its share of the time, a draft that paid until then may lose what it had gained.
        """
        cheap, dear = by_size(FLAT_CURVE), by_size(STEEP)
        pair = TimedPair(
            lambda tokens, before: (cheap if before < 300 else dear)(tokens, before),
            lambda tokens, _before: DRAFT * tokens,
            FLAT_CURVE,
        )
        rounds = pair.write(1000).rounds
        settled = [measured for place, measured in rounds if place >= 650]
        assert sum(measured.committed for measured in settled) > 0.97 * sum(
            measured.seconds for measured in settled
        )

    @pytest.mark.parametrize("until", [150, 400, 10_000])
    def test_a_slower_machine_is_no_reason_to_draft_otherwise(self, until: int) -> None:
        """Everything takes two and a half times as long for a while: the best length stays what it was."""
        slow = slower(150, until, 2.5)
        curve = whole_curve(Q4_0)

        def pair(length: int | None) -> TimedPair:
            return TimedPair(
                by_size(curve, slow),
                lambda tokens, before: DRAFT * tokens * slow(before),
                curve,
                length=length,
            )

        decided = pair(None).write(800).true_factor
        assert decided > 0.97 * max(pair(length).write(800).true_factor for length in range(1, 8))


class TestReasons:
    def last(
        self, curve: dict[int, float], draft: float, right: float, confidences: tuple[float, float]
    ) -> Step:
        reply = invented_reply([(400, right, confidences)], 2)
        *_, last = (
            step
            for step in play(best_rate(curve, draft), reply, curve, draft)
            if step.place < 370 and (step.drafted == 0 or step.accepted)
        )
        return last

    def test_checking_is_dear(self) -> None:
        why = self.last(STEEP, DRAFT, 0.9, (0.7, 1.0)).why
        assert why.reason is DraftReason.CHECKING_IS_DEAR
        assert why.figure == pytest.approx(why.tokens), "n tokens cost n times one"
        assert why.tokens >= 2

    def test_drafting_is_dear(self) -> None:
        why = self.last(FLAT_CURVE, 0.95, 0.9, (0.7, 1.0)).why
        assert why.reason is DraftReason.DRAFTING_IS_DEAR
        assert why.figure == pytest.approx(0.95)

    def test_it_is_rarely_right(self) -> None:
        why = self.last(FLAT_CURVE, DRAFT, 0.02, (0.5, 0.99)).why
        assert why.reason is DraftReason.RARELY_RIGHT
        assert 0 <= why.figure < 0.15

    def test_it_is_rarely_right_without_saying_how_sure_it_is(self) -> None:
        *_, last = (step for step in play(best_rate(FLAT_CURVE), WRONG, FLAT_CURVE, DRAFT, silent=True))
        assert last.why.reason is DraftReason.RARELY_RIGHT
        assert last.why.figure < 0.25

    def test_it_is_shortened_where_larger_checks_jump(self) -> None:
        jumping = {size: 1.0 + 0.05 * size if size <= 4 else 3.0 + size for size in range(1, 33)}
        why = self.last(jumping, DRAFT, 0.9, (0.7, 1.0)).why
        assert why.reason is DraftReason.SHORTENED
        assert why.tokens == 5
        assert why.figure == pytest.approx(8.0 / 1.05)

    def test_it_drafts_as_far_as_it_is_sure(self) -> None:
        assert self.last(FLAT_CURVE, 0.01, 0.98, (0.95, 1.0)).why.reason is DraftReason.DRAFTED

    @pytest.mark.parametrize("room", [0, -1])
    def test_there_is_no_room(self, room: int) -> None:
        plan = best_rate(FLAT_CURVE).plan(room, 1)
        assert (plan.limit, plan.why.reason) == (0, DraftReason.NO_ROOM)


def test_an_unsure_draft_is_checked_early_and_a_sure_one_goes_on() -> None:
    def goes_on(confidences: list[float]) -> bool:
        plan = best_rate(FLAT_CURVE).plan(15, 1)
        plan.goes_on([])
        return plan.goes_on(confidences)

    assert goes_on([])
    assert goes_on([0.99])
    assert not goes_on([0.05])


def test_it_never_drafts_beyond_the_room_or_what_the_curve_tells_about() -> None:
    lengths = best_rate(FLAT_CURVE)
    assert not lengths.plan(2, 1).goes_on([0.99, 0.99])
    short = BestRate(CostCurve({1: 1.0, 4: 1.0}, 4), DraftCost(DRAFT, 0.0), 15)
    assert short.plan(15, 1).limit <= 3


def test_a_new_draft_may_lose_a_little_at_once() -> None:
    assert best_rate(FLAT_CURVE).plan(15, 1).limit > 0
