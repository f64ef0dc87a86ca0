"""Texts that go along with a message: pasted, or read from files."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

_RUN = re.compile("`+")
_USUAL_RUN = 8
_NOT_IN_A_NAME = re.compile(r"[`\x00-\x1f\x7f\u2028\u2029]+")
_BYTES_PER_TOKEN = 4


class AttachmentKind(StrEnum):
    """Where a text came from."""

    PASTE = "paste"
    TEXT = "text"
    CODE = "code"
    PDF = "pdf"

    @classmethod
    def _missing_(cls, value: object) -> "AttachmentKind":
        """Kinds that a newer version wrote are texts all the same."""
        return cls.TEXT if isinstance(value, str) else super()._missing_(value)


@dataclass(frozen=True, slots=True)
class Attachment:
    """A text that is read together with a message.

    Attributes:
        name: What the user knows it by, such as a file's name.
        kind: Where it came from.
        text: All of it.
    """

    name: str
    kind: AttachmentKind
    text: str

    @property
    def size(self) -> int:
        """Bytes it takes in UTF-8; costs as much as the text is long."""
        return len(self.text) if self.text.isascii() else len(self.text.encode("utf-8", "replace"))


def with_attachments(question: str, attachments: Sequence[Attachment]) -> str:
    """Return what the model reads: each attachment as a fenced block with its name, then the question."""
    if not attachments:
        return question
    parts = [fenced(attachment) for attachment in attachments]
    return "\n\n".join([*parts, question] if question.strip() else parts)


def fenced(attachment: Attachment) -> str:
    """Return an attachment as a Markdown block that nothing inside of it ends."""
    fence = "`" * (max(_longest_run(attachment.text), 2) + 1)
    name = _NOT_IN_A_NAME.sub(" ", attachment.name).strip()
    end = "" if attachment.text.endswith("\n") else "\n"
    return f"{fence}{name}\n{attachment.text}{end}{fence}"


def _longest_run(text: str) -> int:
    """Count the backticks of the longest row of them; a pattern takes fifty times as long."""
    for length in range(_USUAL_RUN):
        if "`" * (length + 1) not in text:
            return length
    return max(map(len, _RUN.findall(text)), default=0)


def rough_tokens(size: int) -> int:
    """Guess how many tokens a text of so many bytes has, to two digits; good enough to warn, not to count."""
    guess = max(size // _BYTES_PER_TOKEN, 1)
    unit: int = 10 ** max(len(str(guess)) - 2, 0)
    return -(-guess // unit) * unit
