"""A message that is not sent yet."""

from dataclasses import dataclass
from pathlib import Path

from app.core.attachment import Attachment


@dataclass(frozen=True, slots=True)
class Draft:
    """What was typed, and what goes along with it.

    Attributes:
        text: As it was typed.
        attachments: In the order they were added.
        unread: Files that are to be attached, but not read yet.
    """

    text: str = ""
    attachments: tuple[Attachment, ...] = ()
    unread: tuple[Path, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to send."""
        return not self.attachments and not self.text.strip()

    def before(self, other: "Draft") -> "Draft":
        """Both as one, this one first."""
        texts = [text for text in (self.text, other.text) if text.strip()]
        attachments, unread = self.attachments + other.attachments, self.unread + other.unread
        return Draft("\n\n".join(texts), attachments, unread)


def sendable(text: str) -> str:
    """The text without halves of surrogate pairs, which cannot be sent."""
    return text.encode("utf-8", "replace").decode()
