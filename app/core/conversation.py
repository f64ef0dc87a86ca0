"""What was said, by whom."""

from dataclasses import dataclass
from enum import StrEnum


class Role(StrEnum):
    """Who speaks; the values are the ones chat templates know."""

    SYSTEM = "system"
    USER = "user"
    ASSISTANT = "assistant"


@dataclass(frozen=True, slots=True)
class Message:
    """One turn of a conversation."""

    role: Role
    text: str


@dataclass(frozen=True, slots=True)
class Conversation:
    """The turns so far, oldest first, ending with the one to be answered, or with the reply to go on with.

    Attributes:
        messages: User and assistant turns.
        system: Standing instructions to the model; empty for none.
    """

    messages: tuple[Message, ...]
    system: str = ""

    @property
    def is_reply_begun(self) -> bool:
        """Whether the model shall go on with a reply instead of beginning one."""
        return bool(self.messages) and self.messages[-1].role is Role.ASSISTANT

    @property
    def turns(self) -> tuple[Message, ...]:
        """All turns, the system prompt first when there is one."""
        system = (Message(Role.SYSTEM, self.system),) if self.system else ()
        return system + self.messages
