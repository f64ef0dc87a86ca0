"""Making a conversation fit into the context: the oldest turns are left out, whole ones only."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from app.core.conversation import Conversation, Role
from app.core.generation import Overflow
from app.errors import PromptTooLongError

_MOST_RESERVE = 512
_RESERVED_PART = 8


@dataclass(frozen=True, slots=True)
class Fit:
    """A conversation as far as it fits.

    Attributes:
        prompt: The tokens of what is read.
        left_out: How many of the oldest messages are not read.
        whole: Tokens of the whole conversation.
    """

    prompt: tuple[int, ...]
    left_out: int
    whole: int


def reserve(context_length: int, max_tokens: int | None) -> int:
    """Tokens that stay free for a reply: an eighth of the context, at most 512, and no more than it may have.

    Args:
        context_length: Tokens of context.
        max_tokens: The longest reply; None for as long as the context lasts.
    """
    wanted = min(context_length // _RESERVED_PART, _MOST_RESERVE)
    return max(1, wanted if max_tokens is None else min(wanted, max_tokens))


def fit(conversation: Conversation, prompt_of: Callable[[Conversation], tuple[int, ...]], room: int) -> Fit:
    """Leave out the oldest turns until the prompt is short enough.

    A turn begins with what the user says. Kept are at least the last one and the system prompt, so that the
    prompt may still be too long. How many turns go is rounded up to a multiple of a power of two, of at most
    half of those that could stay: so prompts keep their beginning for a while, and with it what is cached of
    them, where else each question would have all of it read again.

    Args:
        conversation: What is to be answered, or continued.
        prompt_of: Its prompt's tokens.
        room: The most tokens the prompt should have.
    """
    whole = prompt_of(conversation)
    if len(whole) <= room:
        return Fit(whole, 0, len(whole))
    starts = _turn_starts(conversation)
    prompts = {len(starts): whole}

    def fits(turns: int) -> bool:
        prompts[turns] = prompt_of(_since(conversation, starts[-turns]))
        return len(prompts[turns]) <= room

    kept = _most(fits, len(starts))
    gone = len(starts) - kept
    step = 1 << max(0, (kept // 2).bit_length() - 1)
    gone = -(-gone // step) * step
    first = starts[gone]
    kept = len(starts) - gone
    prompt = prompts.get(kept) or prompt_of(_since(conversation, first))
    return Fit(prompt, first, len(whole))


def fitted(
    conversation: Conversation,
    prompt_of: Callable[[Conversation], tuple[int, ...]],
    context_length: int,
    max_tokens: int | None,
    overflow: Overflow,
) -> Fit:
    """Make a conversation fit, or say that it does not.

    Args:
        conversation: What is to be answered, or continued.
        prompt_of: Its prompt's tokens.
        context_length: Tokens of context.
        max_tokens: The longest reply; None for as long as the context lasts.
        overflow: Whether turns may be left out.

    Raises:
        PromptTooLongError: The prompt, or what is left of it, leaves no room for a single token.
    """
    drops = overflow is Overflow.DROP_OLDEST
    room = context_length - reserve(context_length, max_tokens) if drops else context_length
    if drops:
        found = fit(conversation, prompt_of, room)
    else:
        prompt = prompt_of(conversation)
        found = Fit(prompt, 0, len(prompt))
    length = len(found.prompt)
    if length < context_length:
        return found
    has_more = len(_turn_starts(conversation)) > 1
    if has_more and not drops:
        raise PromptTooLongError(
            f"The conversation has {length} tokens, and the context holds {context_length}.",
            "Let the oldest messages be left out, start a new conversation, or choose a larger context.",
        )
    raise PromptTooLongError(
        f"The question alone has {length} tokens, and the context holds {context_length}.",
        "Shorten it or what is attached to it, or choose a larger context.",
    )


def _most(fits: Callable[[int], bool], count: int) -> int:
    """The most turns, counted from the newest, that fit, at least one; looks at few that are too many.

    Args:
        fits: Whether so many do; when they do, so do fewer.
        count: So many do not.
    """
    low, high = 1, 2
    while high < count and fits(high):
        low, high = high, 2 * high
    high = min(high, count)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    return low


def _turn_starts(conversation: Conversation) -> list[int]:
    """The places at which turns begin, the first message's among them."""
    places = [place for place, message in enumerate(conversation.messages) if message.role is Role.USER]
    return places if places[:1] == [0] else [0, *places]


def _since(conversation: Conversation, start: int) -> Conversation:
    return replace(conversation, messages=conversation.messages[start:])
