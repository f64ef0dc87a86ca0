"""One question and its answer, as the window keeps them."""

from dataclasses import dataclass, field
from enum import StrEnum

from app.core.conversation import Conversation, Message, Role


class Outcome(StrEnum):
    """How an answer ended, or that it has not."""

    WAITING = "waiting"
    WRITING = "writing"
    COMPLETE = "complete"
    LENGTH = "length"
    CONTEXT = "context"
    STOPPED = "stopped"
    FAILED = "failed"
    INTERRUPTED = "interrupted"

    @property
    def is_open(self) -> bool:
        """Whether more may come."""
        return self in (Outcome.WAITING, Outcome.WRITING)


@dataclass(slots=True)
class Exchange:
    """A question, and the answer as far as it has come.

    Attributes:
        id: Tells it from the others of the program's run.
        question: What the user wrote, exactly.
        outcome: How the answer stands.
        message: Why it failed, when it did.
        hint: What can be done about it.
    """

    id: int
    question: str
    outcome: Outcome = Outcome.WAITING
    message: str = ""
    hint: str = ""
    _parts: list[str] = field(default_factory=list)

    @property
    def answer(self) -> str:
        """The answer so far."""
        if len(self._parts) > 1:
            self._parts = ["".join(self._parts)]
        return self._parts[0] if self._parts else ""

    def extend(self, text: str) -> None:
        """Append to the answer; costs as much as the new text is long."""
        if text:
            self._parts.append(text)

    def renew(self) -> None:
        """Begin the answer again."""
        self._parts.clear()
        self.outcome = Outcome.WAITING
        self.message = self.hint = ""


def conversation_for(earlier: list[Exchange], question: str, system: str = "") -> Conversation:
    """Return what the model shall answer.

    A question that was never answered is left out, so that it is not asked again with the next one; an
    answer that was cut short counts as far as it came.
    """
    messages: list[Message] = []
    for exchange in earlier:
        if exchange.answer:
            messages.append(Message(Role.USER, exchange.question))
            messages.append(Message(Role.ASSISTANT, exchange.answer))
    messages.append(Message(Role.USER, question))
    return Conversation(tuple(messages), system)
