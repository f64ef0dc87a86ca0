"""What the model is told when an answer is asked for."""

from dataclasses import replace

from app.core.conversation import Conversation
from app.core.generation import Overflow
from app.ui.chat.condensed import CHARACTERS_A_TOKEN, TOKENS_A_MESSAGE, condensed
from app.ui.chat.exchange import Exchange, conversation_for
from app.ui.chat.thread import Thread
from app.ui.conversations.keeper import Keeper
from app.ui.settings.effects import AnswerDefaults

_FOR_A_SUMMARY = 3 / 4
"""The part of the context that may be filled with what is summarised."""


def prompt_of(
    keeper: Keeper,
    defaults: AnswerDefaults,
    thread: Thread,
    exchange: Exchange,
    goes_on: bool = False,
    context_length: int | None = None,
) -> Conversation:
    """Return the conversation that an answer is asked for with.

    Args:
        keeper: Has what is not in memory.
        defaults: What holds where the conversation says nothing.
        thread: Where it is asked.
        exchange: What is asked; it need not be in the conversation yet.
        goes_on: Whether the model shall go on with the answer there is.
        context_length: Tokens of context; what is summarised is shortened to fit, when it is known.
    """
    system = thread.settings.system or defaults.system_prompt
    so_far = exchange.answer if goes_on else ""
    asked = conversation_for(thread.before(exchange), exchange.asked, system, so_far)
    source = thread.settings.continues
    if source is not None and thread.is_borrowing(exchange):
        earlier = keeper.turns_in(source)
        if context_length is not None:
            tokens = int(context_length * _FOR_A_SUMMARY) - TOKENS_A_MESSAGE * len(earlier)
            earlier = condensed(earlier, tokens * CHARACTERS_A_TOKEN)
    else:
        earlier = keeper.turns_before(thread)
    return replace(asked, messages=earlier + asked.messages)


def overflow_of(defaults: AnswerDefaults, thread: Thread, exchange: Exchange | None = None) -> Overflow:
    """Return what is done when the conversation is longer than the context.

    Of one that is summarised as much is read as there is room for.

    Args:
        defaults: What holds where the conversation says nothing.
        thread: The conversation.
        exchange: What is asked, if anything.
    """
    if exchange is not None and thread.is_borrowing(exchange):
        return Overflow.DROP_OLDEST
    return thread.settings.overflow or defaults.overflow
