"""What is done around the message field for pictures of it."""

from app import bootstrap
from app.core.attachment import Attachment, AttachmentKind
from app.ui.chat.draft import Draft
from tests.support.sample_texts import QUESTION

PAPER = Attachment(
    "Fast inference from transformers.pdf", AttachmentKind.PDF, "Speculative decoding. " * 1_500
)
CODE = Attachment("palindromes.py", AttachmentKind.CODE, "def is_palindrome(text):\n    ...\n" * 20)
HUGE = Attachment("Pasted text", AttachmentKind.PASTE, "lorem ipsum " * 420_000)


def attach(parts: bootstrap.Parts) -> None:
    """Ask with files, and attach others, one of them far too long."""
    composer = parts.window.composer
    composer.tray.show_attachments([CODE, PAPER])
    composer.message_composed.emit("Does the paper say anything about this function?")
    composer.tray.show_attachments([PAPER, HUGE, CODE])
    composer.fill("And which of these is the longest?")


def queue(parts: bootstrap.Parts) -> None:
    """Ask, and type ahead while the answer is written."""
    parts.window.composer.message_composed.emit(QUESTION)
    for draft in (
        Draft(
            "Now write tests for it, with pytest, and cover empty strings, accents and emoji as well, please"
        ),
        Draft("Is the paper right about this?", (PAPER,)),
    ):
        parts.window.composer.message_queued.emit(draft)
    parts.window.composer.fill("And then translate")


def queue_and_stop(parts: bootstrap.Parts) -> None:
    """Type ahead, then stop the answer: what was typed waits."""
    queue(parts)
    parts.chat.reply_extended.connect(lambda _exchange, _batch: parts.chat.stop())
