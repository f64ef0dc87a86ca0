"""What is summarised is made short enough to be read as a whole."""

from hypothesis import given
from hypothesis import strategies as st

from app.core.conversation import Conversation, Message, Role
from app.ui.chat.condensed import GAP, condensed, is_condensed


def said(*texts: str) -> tuple[Message, ...]:
    return tuple(Message((Role.USER, Role.ASSISTANT)[place % 2], text) for place, text in enumerate(texts))


def test_what_fits_stays_as_it_is() -> None:
    messages = said("Why?", "Because. " * 10)
    assert condensed(messages, 200) == messages
    assert condensed((), 10) == ()


def test_only_long_messages_become_shorter_and_keep_both_ends() -> None:
    messages = said("Why?", "It begins here. " + "word " * 1_000 + "It ends here.", "And then?")
    question, answer, then = condensed(messages, 400)
    assert (question, then) == (messages[0], messages[2])
    assert answer.text.startswith("It begins here.")
    assert answer.text.endswith("It ends here.")
    assert len(answer.text) < 400
    assert is_condensed(Conversation((question, answer, then)))
    assert not is_condensed(Conversation(messages))


@given(st.lists(st.integers(0, 3_000), max_size=20), st.integers(0, 20_000))
def test_so_much_is_left_at_most(lengths: list[int], characters: int) -> None:
    messages = said(*("x" * length for length in lengths))
    short = condensed(messages, characters)
    assert [message.role for message in short] == [message.role for message in messages]
    assert sum(len(message.text) for message in short) <= max(characters, 60 * len(messages))
    assert all(new.text == old.text or GAP in new.text for old, new in zip(messages, short, strict=True))
