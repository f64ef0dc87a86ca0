"""A picture of the window: how the engine behaves, what is done, and when to look."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import time

from PySide6.QtWidgets import QWidget

from app import bootstrap
from app.storage.connection import Connection
from app.storage.conversations import ConversationStore
from app.storage.database import memory_database
from app.storage.messages import MessageStore
from app.ui.activity import ActivityKind
from tests.support.sample_texts import QUESTION, REPLY

TITLES = (
    "Palindromes in Python",
    "Why is the sky red at dusk",
    "Letter to the landlord about the heating, second and much firmer draft",
    "Trip to Ghent, three days",
    "Explain attention sinks",
    "Regex for Dutch postcodes",
    "رسالة إلى المالك",
    "Sourdough schedule",
    "Names for a heron",
    "What the gradient of a loss tells, and what it does not",
)


@dataclass(frozen=True)
class Scene:
    """One picture: how the engine behaves, what is done, and when to look.

    Attributes:
        name: Names the file.
        engine: Arguments of the engine.
        act: What is done once the window is there.
        ready: When to look.
        has_draft: Whether a draft is loaded.
        sizes: Sizes of the window.
        has_history: Whether the chart has a past.
        has_list: Whether there are conversations.
        has_model: Whether a target is opened.
        picture: What is looked at.
        follows_size: Whether a window of its own gets the size too.
    """

    name: str
    engine: list[str] = field(default_factory=list)
    act: Callable[[bootstrap.Parts], None] = lambda _parts: None
    ready: Callable[[bootstrap.Parts], bool] = lambda parts: parts.models.is_ready
    has_draft: bool = True
    sizes: tuple[str, ...] = ("wide",)
    has_history: bool = False
    has_list: bool = False
    has_model: bool = True
    picture: Callable[[bootstrap.Parts], QWidget | None] = lambda parts: parts.window
    follows_size: bool = False


def conversations() -> Connection:
    """Return a database with conversations of some weeks."""
    connection = memory_database()
    with connection.transaction():
        for number in range(60):
            used = time() - (number % 30) ** 2 * 5_000 - number
            store = ConversationStore(connection, lambda used=used: used)  # type: ignore[misc]
            messages = MessageStore(connection, lambda used=used: used)  # type: ignore[misc]
            title = TITLES[number % len(TITLES)] + (f", part {number // 10}" if number >= 10 else "")
            conversation_id = store.create(title=title)
            reply_id = messages.begin_reply(messages.append_question(conversation_id, QUESTION))
            messages.finish_reply(reply_id, REPLY)
            if number in (7, 13):
                store.pin(conversation_id)
    return connection


def has_ended(parts: bootstrap.Parts) -> bool:
    """Return whether the answer is over."""
    return bool(parts.chat.exchanges) and not parts.chat.exchanges[-1].outcome.is_open


def has_written(characters: int) -> Callable[[bootstrap.Parts], bool]:
    """Return a condition: so much of the answer is there."""
    return lambda parts: bool(parts.chat.exchanges) and len(parts.chat.exchanges[-1].answer) >= characters


def has_no_model(parts: bootstrap.Parts) -> bool:
    """Return whether the engine waits for a model, or could not load one."""
    return parts.chat.activity.kind in (ActivityKind.NO_MODEL, ActivityKind.FAILED)
