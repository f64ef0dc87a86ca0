"""A conversation that takes much of the context, for pictures."""

from collections.abc import Callable

from app import bootstrap
from app.core.generation import Overflow
from app.storage.records import ConversationSettings

_ANSWER = (
    "The function compares the cleaned text with its reverse. It keeps letters and digits, so spaces, commas "
    "and apostrophes no longer matter, and it makes every letter small before it looks.\n"
)
_QUESTIONS = (
    "How do I check whether a string is a palindrome?",
    "And if it has accents?",
    "How long does that take for a million letters?",
    "Can it be done without copying the text?",
    "What would it look like in Rust?",
    "Which tests would you write?",
)


def open_it(overflow: Overflow | None = None, typed: str = "") -> Callable[[bootstrap.Parts], None]:
    """Return what keeps a conversation, shows it and types something.

    Args:
        overflow: What its settings say about a full context.
        typed: What is typed.
    """

    def act(parts: bootstrap.Parts) -> None:
        store, messages = parts.keeper.store, parts.keeper.messages
        conversation_id = store.create(ConversationSettings(overflow=overflow), "Palindromes")
        for question in _QUESTIONS:
            reply_id = messages.begin_reply(messages.append_question(conversation_id, question))
            messages.finish_reply(reply_id, _ANSWER)
        parts.conversations.model.reload()
        parts.conversations.open(conversation_id)
        parts.window.composer.fill(typed)

    return act


def is_counted(parts: bootstrap.Parts) -> bool:
    """Return whether it is known how much of the context is taken."""
    if parts.window.transcript.reach_words:
        bar = parts.window.transcript.verticalScrollBar()
        bar.setValue(bar.maximum() // 4)  # where the line is
    return bool(parts.window.context_gauge.words)
