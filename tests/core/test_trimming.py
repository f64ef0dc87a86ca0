"""The oldest turns are left out when a conversation is longer than the context, and no more than that."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.conversation import Conversation, Message, Role
from app.core.generation import Overflow
from app.core.trimming import Fit, fit, fitted, reserve
from app.errors import PromptTooLongError

SYSTEM = "be kind"


class Prompts:
    """A template that takes a token for each word, and remembers how long its prompts were."""

    def __init__(self) -> None:
        self.lengths: list[int] = []

    def __call__(self, conversation: Conversation) -> tuple[int, ...]:
        words = " ".join(turn.text for turn in conversation.turns).split()
        self.lengths.append(len(words))
        return tuple(range(len(words)))


def talk(*lengths: int, begun: bool = False) -> Conversation:
    """Messages of so many words, the first and then every other one by the user."""
    roles = (Role.USER, Role.ASSISTANT)
    turns = [Message(roles[place % 2], "word " * length) for place, length in enumerate(lengths)]
    assert begun == (len(turns) % 2 == 0)
    return Conversation(tuple(turns), SYSTEM)


def test_what_fits_is_left_alone() -> None:
    prompts = Prompts()
    assert fit(talk(3, 3, 3), prompts, 11) == Fit(tuple(range(11)), 0, 11)
    assert prompts.lengths == [11]


def test_whole_turns_go_the_oldest_first() -> None:
    found = fit(talk(3, 3, 3, 3, 3), Prompts(), 16)
    assert (len(found.prompt), found.left_out, found.whole) == (11, 2, 17)


def test_the_last_question_and_the_system_prompt_stay_even_when_they_are_too_long() -> None:
    found = fit(talk(3, 3, 30), Prompts(), 16)
    assert (len(found.prompt), found.left_out, found.whole) == (32, 2, 38)


def test_the_reply_that_goes_on_stays_with_its_question() -> None:
    found = fit(talk(3, 3, 3, 9, begun=True), Prompts(), 16)
    assert (len(found.prompt), found.left_out) == (14, 2)


def test_a_conversation_that_begins_with_a_reply_can_lose_it() -> None:
    turns = (Message(Role.ASSISTANT, "word " * 9), Message(Role.USER, "why"))
    assert fit(Conversation(turns), Prompts(), 5).left_out == 1


def test_a_long_conversation_is_not_rendered_again_and_again() -> None:
    prompts = Prompts()
    found = fit(talk(*[20] * 5_001), prompts, 1_000)
    assert found.left_out > 4_900
    assert len(prompts.lengths) < 14
    assert sum(prompts.lengths[1:]) < 10_000, "only ends of it are looked at"


def test_the_prompt_keeps_its_beginning_for_a_while() -> None:
    begins = {fit(talk(*[20] * turns), Prompts(), 1_000).left_out for turns in range(101, 141, 2)}
    assert len(begins) <= 3, "of twenty questions, most read only what is new"


@given(st.lists(st.integers(0, 9), min_size=1, max_size=40), st.integers(1, 120))
def test_as_much_is_read_as_fits_and_at_least_half_of_that(lengths: list[int], room: int) -> None:
    conversation = talk(*lengths, begun=len(lengths) % 2 == 0)
    prompts = Prompts()
    found = fit(conversation, prompts, room)
    assert found.whole == len(prompts(conversation))
    assert found.left_out % 2 == 0
    rest = Conversation(conversation.messages[found.left_out :], SYSTEM)
    assert found.prompt == prompts(rest)
    turns = (len(lengths) + 1) // 2
    possible = [
        count
        for count in range(1, turns + 1)
        if len(prompts(Conversation(conversation.messages[2 * (turns - count) :], SYSTEM))) <= room
    ]
    kept = turns - found.left_out // 2
    assert kept in possible or kept == 1
    assert 2 * kept > max(possible, default=1)


@pytest.mark.parametrize(
    ("context", "max_tokens", "expected"),
    [(8192, None, 512), (2048, None, 256), (8192, 100, 100), (8192, 4000, 512), (4, None, 1), (1, None, 1)],
)
def test_room_for_a_reply_is_an_eighth_of_the_context_but_no_more_than_a_reply_needs(
    context: int, max_tokens: int | None, expected: int
) -> None:
    assert reserve(context, max_tokens) == expected


class TestOverflow:
    def test_refusing_uses_the_context_to_its_end(self) -> None:
        assert fitted(talk(5, 5, 3), Prompts(), 16, None, Overflow.REFUSE).left_out == 0

    def test_refusing_says_what_can_be_done(self) -> None:
        with pytest.raises(PromptTooLongError, match="16 tokens, and the context holds 16") as caught:
            fitted(talk(5, 5, 4), Prompts(), 16, None, Overflow.REFUSE)
        assert "oldest messages be left out" in caught.value.hint

    def test_dropping_leaves_room_for_a_reply(self) -> None:
        assert fitted(talk(5, 5, 4), Prompts(), 16, None, Overflow.DROP_OLDEST).left_out == 2

    def test_a_question_that_leaves_little_room_is_answered_all_the_same(self) -> None:
        found = fitted(talk(5, 5, 13), Prompts(), 16, None, Overflow.DROP_OLDEST)
        assert (found.left_out, len(found.prompt)) == (2, 15)

    @pytest.mark.parametrize(
        ("overflow", "earlier"),
        [(Overflow.REFUSE, ()), (Overflow.DROP_OLDEST, ()), (Overflow.DROP_OLDEST, (5, 5))],
    )
    def test_a_question_that_is_too_long_by_itself_says_so(
        self, overflow: Overflow, earlier: tuple[int, ...]
    ) -> None:
        with pytest.raises(
            PromptTooLongError, match="alone has 17 tokens, and the context holds 16"
        ) as caught:
            fitted(talk(*earlier, 15), Prompts(), 16, None, overflow)
        assert "Shorten" in caught.value.hint
