"""A conversation made shorter for a summary: of long messages the beginning and the end is kept."""

from collections.abc import Sequence
from dataclasses import replace

from app.core.conversation import Conversation, Message

GAP = "\n[…]\n"
"""Stands where something was left out of a message."""

CHARACTERS_A_TOKEN = 3
"""Fewer than in most languages, so that what is condensed has room."""

TOKENS_A_MESSAGE = 8
"""What the marks around a message take, about."""

_LEAST = 60


def condensed(messages: Sequence[Message], characters: int) -> tuple[Message, ...]:
    """Shorten the longest messages, all to the same length, until so many characters are left.

    Args:
        messages: What was said.
        characters: The most that may be left, as far as messages need not become shorter than some words.
    """
    longest = max(_longest_allowed(sorted(len(message.text) for message in messages), characters), _LEAST)
    return tuple(
        message if len(message.text) <= longest else replace(message, text=_shortened(message.text, longest))
        for message in messages
    )


def is_condensed(conversation: Conversation) -> bool:
    """Whether something was left out of a message, the last one aside."""
    return any(GAP in message.text for message in conversation.messages[:-1])


def _longest_allowed(lengths: list[int], characters: int) -> int:
    """Return how long a message may be when the short ones, which come first, stay as they are."""
    left = characters
    for place, length in enumerate(lengths):
        share = left // (len(lengths) - place)
        if length > share:
            return share
        left -= length
    return max(lengths, default=0)


def _shortened(text: str, length: int) -> str:
    kept = length - len(GAP)
    tail = kept // 3
    return text[: kept - tail].rstrip() + GAP + text[len(text) - tail :].lstrip()
