"""Hindsight: nothing that was drafted was better, and nothing better could have been drafted."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.speculative.hindsight import RoundCosts, known_places, look_back
from app.core.statistics import Round

SLACK = 1 + 1e-9
FLAT = RoundCosts(checks=(1.0,) * 6, draft=0.1, longest=5)


def a_round(drafted: int, accepted: int, committed: int, shape: int | None = None) -> Round:
    return Round(drafted, accepted, committed, 0.0, 0.0, 0.0, 0.0, shape=shape or drafted + 1)


def written(right: Sequence[bool], lengths: Sequence[int], padding: int = 0) -> list[Round]:
    """A reply written with a draft that is right at some places, and lengths taken in turn."""
    rounds: list[Round] = []
    place = 0
    while place < len(right):
        drafted = min(lengths[len(rounds) % len(lengths)], len(right) - place - 1)
        ahead = list(right[place : place + drafted])
        accepted = ahead.index(False) if False in ahead else drafted
        rounds.append(a_round(drafted, accepted, accepted + 1, drafted + 1 + (padding if drafted else 0)))
        place += accepted + 1
    return rounds


def by_trying_all(right: Sequence[bool], costs: RoundCosts) -> float:
    """Seconds of the best of all sequences of lengths, each simulated round by round."""

    def seconds(lengths: Sequence[int]) -> float:
        return sum(
            one.drafted * costs.draft + min(costs.checks[one.drafted :]) for one in written(right, lengths)
        )

    return min(seconds(lengths) for lengths in product(range(costs.longest + 1), repeat=len(right)))


def tiny_costs(longest: int) -> st.SearchStrategy[RoundCosts]:
    sizes = st.integers(longest + 1, longest + 3)
    cost = st.floats(0.1, 3.0)
    return sizes.flatmap(
        lambda size: st.builds(
            RoundCosts, st.tuples(*[cost] * size), draft=st.floats(0.0, 1.0), longest=st.just(longest)
        )
    )


few_flags = st.lists(st.booleans(), min_size=1, max_size=5)
few_lengths = st.lists(st.integers(0, 3), min_size=1, max_size=4)
flags = st.lists(st.booleans(), min_size=1, max_size=40)
some_lengths = st.lists(st.integers(0, 5), min_size=1, max_size=6)


class TestWhatIsKnown:
    def test_accepted_tokens_were_right_and_the_first_rejected_one_was_wrong(self) -> None:
        assert known_places([a_round(4, 2, 3)], ended=False).known == (True, True, False)

    def test_nobody_knows_of_the_token_behind_a_whole_draft_or_of_a_plain_one(self) -> None:
        rounds = [a_round(2, 2, 3), a_round(0, 0, 1)]
        assert known_places(rounds, ended=False).known == (True, True, None, None)

    def test_a_round_cut_at_the_end_of_the_reply_tells_of_no_place_beyond(self) -> None:
        assert known_places([a_round(5, 2, 2)], ended=False).known == (True, True)

    def test_the_token_that_ends_the_reply_has_a_place_of_which_nobody_knows(self) -> None:
        assert known_places([a_round(5, 2, 2)], ended=True).known == (True, True, None)
        assert known_places([a_round(0, 0, 0)], ended=True).known == (None,)

    def test_places_can_be_counted(self) -> None:
        places = known_places([a_round(4, 2, 3), a_round(0, 0, 1)], ended=True)
        assert [places.count(what) for what in (True, False, None)] == [2, 1, 2]

    @given(right=flags, lengths=some_lengths)
    def test_all_that_is_known_is_true(self, right: list[bool], lengths: list[int]) -> None:
        known = known_places(written(right, lengths), ended=False).known
        assert len(known) == len(right)
        assert all(said in (None, true) for said, true in zip(known, right, strict=True))


class TestBestPlan:
    @settings(deadline=None)
    @given(right=few_flags, lengths=few_lengths, costs=tiny_costs(longest=3))
    def test_no_sequence_of_lengths_is_faster(
        self, right: list[bool], lengths: list[int], costs: RoundCosts
    ) -> None:
        rounds = written(right, lengths)
        places = known_places(rounds, ended=False)
        seen = look_back(rounds, costs, ended=False)
        assert seen.least.seconds == pytest.approx(by_trying_all(places.supposing(False), costs))
        assert seen.most.seconds == pytest.approx(by_trying_all(places.supposing(True), costs))

    def test_each_round_is_told_the_length_that_stops_before_the_mistake(self) -> None:
        rounds = [a_round(5, 2, 3), a_round(4, 4, 5)]
        seen = look_back(rounds, FLAT, ended=False)
        assert seen.least.lengths == (2, 4)

    def test_where_checking_is_dear_nothing_is_drafted(self) -> None:
        costs = RoundCosts(checks=(1.0, 3.0, 5.0, 7.0), draft=0.1, longest=3)
        seen = look_back([a_round(3, 3, 4)], costs, ended=False)
        assert (seen.most.lengths, seen.most.seconds) == ((0,), 4.0)

    def test_a_draft_is_checked_in_the_cheapest_batch_it_fits(self) -> None:
        costs = RoundCosts(checks=(1.0, 1.9, 1.9, 1.2), draft=0.0, longest=2)
        seen = look_back([a_round(1, 1, 2)], costs, ended=False)
        assert seen.least.seconds == 1.2


class TestBounds:
    @given(
        right=flags,
        lengths=some_lengths,
        costs=tiny_costs(longest=5),
        padding=st.integers(0, 2),
        ended=st.booleans(),
    )
    def test_hindsight_is_never_below_what_was_achieved_or_what_a_fixed_length_reaches(
        self, right: list[bool], lengths: list[int], costs: RoundCosts, padding: int, ended: bool
    ) -> None:
        padding = min(padding, len(costs.checks) - 6)
        rounds = written(right, lengths, padding)
        if ended:
            rounds[-1] = replace(rounds[-1], committed=rounds[-1].accepted)
        seen = look_back(rounds, costs, ended=ended)
        assert seen.least.seconds <= SLACK * seen.achieved_seconds
        assert seen.most.seconds <= SLACK * seen.least.seconds
        for plan in (seen.least, seen.most):
            assert plan.seconds <= SLACK * plan.fixed_seconds
            assert plan.seconds <= SLACK * seen.plain_seconds

    @settings(deadline=None)
    @given(right=few_flags, lengths=few_lengths, costs=tiny_costs(longest=3))
    def test_the_truth_lies_between_both(
        self, right: list[bool], lengths: list[int], costs: RoundCosts
    ) -> None:
        seen = look_back(written(right, lengths), costs, ended=False)
        truth = by_trying_all(right, costs)
        assert seen.most.seconds <= SLACK * truth
        assert truth <= SLACK * seen.least.seconds

    @given(length=st.integers(0, 5), right=flags)
    def test_one_who_always_drafted_the_same_lies_between_the_bounds_of_fixed_lengths(
        self, length: int, right: list[bool]
    ) -> None:
        seen = look_back(written(right, [length]), FLAT, ended=False)
        assert seen.most.fixed_seconds <= seen.achieved_seconds * SLACK

    def test_the_share_goes_from_the_better_hindsight_to_the_worse(self) -> None:
        seen = look_back([a_round(5, 1, 2), a_round(2, 2, 3), a_round(2, 2, 3)], FLAT, ended=False)
        assert seen.achieved_seconds == pytest.approx(3.9)
        assert list(seen.share) == pytest.approx([2.6 / 3.9, 3.5 / 3.9])


class TestOracle:
    """Drafts that are always right, drafted as far as they go: there was nothing better to do."""

    @given(rounds=st.integers(1, 8))
    def test_it_achieves_all_that_hindsight_could(self, rounds: int) -> None:
        seen = look_back(written([True] * (6 * rounds), [5]), FLAT, ended=False)
        assert list(seen.share) == pytest.approx([1.0, 1.0])
        assert seen.least.lengths == seen.most.lengths == (5,) * rounds
        assert (seen.least.fixed_length, seen.most.fixed_length) == (5, 5)

    def test_what_it_drafted_beyond_the_end_of_the_reply_was_too_much(self) -> None:
        rounds = [a_round(5, 5, 6), a_round(3, 2, 2)]
        seen = look_back(rounds, FLAT, ended=True)
        assert list(seen.share) == pytest.approx([2.7 / 2.8, 2.7 / 2.8])
        assert seen.least.lengths == (5, 2), "the token that ends the reply is the target's own"


def test_plain_decoding_of_which_nothing_is_known_may_be_the_best_or_far_from_it() -> None:
    seen = look_back([a_round(0, 0, 1)] * 6, FLAT, ended=False)
    assert seen.achieved_seconds == seen.plain_seconds == seen.least.seconds == 6.0
    assert seen.most.seconds == 1.5


def test_without_a_draft_there_was_nothing_to_choose() -> None:
    seen = look_back([a_round(0, 0, 1)] * 3, RoundCosts((0.5,), 0.0, 0), ended=False)
    assert seen.share == (1.0, 1.0)
    assert seen.most.lengths == (0, 0, 0)


@pytest.mark.parametrize(
    "rounds", [[], [a_round(6, 0, 1)], [a_round(2, 0, 1, shape=7)], [a_round(2, 0, 1, 2)]]
)
def test_rounds_without_costs_are_refused(rounds: list[Round]) -> None:
    with pytest.raises(ValueError, match="costs for each"):
        look_back(rounds, FLAT, ended=False)


@pytest.mark.parametrize("longest", [-1, 1])
def test_a_longest_draft_without_a_check_is_refused(longest: int) -> None:
    with pytest.raises(ValueError, match="a check of their size"):
        RoundCosts((1.0,), 0.1, longest)


def test_a_long_reply_takes_a_moment() -> None:
    costs = RoundCosts((1.0,) * 32, 0.01, 15)
    seen = look_back(written([True] * 30_000, [7]), costs, ended=False)
    assert seen.most.fixed_length == 15
