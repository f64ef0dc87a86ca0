"""How an engine without models counts, trims, goes on and proves: simple, and always the same."""

from app.core.conversation import Conversation, Role
from app.service import messages

TOKENS_EACH = 16
"""Tokens a message takes beside its text."""

PLAIN_TOKEN_SECONDS = 0.098
DRAFTED_TOKEN_SECONDS = 0.056


def count_tokens(conversation: Conversation) -> int:
    """Return four characters a token, and a few tokens for each message."""
    return sum(TOKENS_EACH + len(turn.text) // 4 for turn in conversation.turns)


def count_left_out(conversation: Conversation, context_length: int) -> int:
    """Return how many of the oldest messages go, in pairs, until there is room for a reply."""
    room = context_length - min(512, context_length // 8)
    turns = conversation.messages
    left_out = 0
    while left_out < len(turns) - 2 and count_tokens(_without(conversation, left_out)) > room:
        left_out += 2
    return left_out


def reply_to(conversation: Conversation, reply: str) -> str:
    """Return what is still to be written of a reply."""
    last = conversation.messages[-1]
    return reply.removeprefix(last.text) if last.role is Role.ASSISTANT else reply


def proof_of(order: messages.Prove, pieces: list[str], differs_at: int | None, seed: int) -> messages.Proved:
    """Return what writing this reply twice gave.

    Args:
        order: What was asked.
        pieces: The texts of the reply's tokens.
        differs_at: The place at which the drafted reply parts; None when both are identical.
        seed: The seed of a sampled reply that came without.
    """
    difference = None
    if differs_at is not None:
        before = "".join(pieces[:differs_at])[-60:]
        difference = messages.Difference(differs_at, before, pieces[differs_at], " other", 0.0004)
    chosen = order.sampling.seed if order.sampling.seed is not None else seed
    return messages.Proved(
        order.id,
        "".join(pieces),
        len(pieces),
        difference,
        len(pieces) * PLAIN_TOKEN_SECONDS,
        len(pieces) * DRAFTED_TOKEN_SECONDS,
        len(pieces),
        None if order.sampling.is_greedy else chosen,
        len(pieces),
    )


def _without(conversation: Conversation, left_out: int) -> Conversation:
    return Conversation(conversation.messages[left_out:], conversation.system)
