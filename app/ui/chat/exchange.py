"""One question and its answer, as the window keeps them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from app.core.attachment import Attachment, with_attachments
from app.core.conversation import Conversation, Message, Role
from app.core.generation import Method
from app.core.statistics import Statistics
from app.core.token_trace import TokenTrace
from app.storage.records import ReplyRecord


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
    UNANSWERED = "unanswered"

    @property
    def is_open(self) -> bool:
        """Whether more may come."""
        return self in (Outcome.WAITING, Outcome.WRITING)

    @property
    def is_cut(self) -> bool:
        """Whether the answer ended before the model was done."""
        return self in _CUT


_CUT = frozenset({Outcome.LENGTH, Outcome.CONTEXT, Outcome.STOPPED, Outcome.FAILED, Outcome.INTERRUPTED})


@dataclass(frozen=True, slots=True)
class Version:
    """Which of the versions of a message is shown.

    Attributes:
        number: Counted from 1, the oldest first.
        count: How many there are.
    """

    number: int = 1
    count: int = 1


ONLY = Version()


@dataclass(slots=True)
class Exchange:
    """A question, and the answer as far as it has come.

    Attributes:
        id: Tells it from the others of the program's run.
        question: What the user wrote, exactly; empty when an answer stands alone.
        outcome: How the answer stands.
        message: Why it failed, when it did.
        hint: What can be done about it.
        question_id: The question where it is kept; None when it is not kept (yet).
        reply_id: The answer where it is kept, likewise.
        edited_id: The kept question that this one is another version of, until it is kept itself.
        question_version: Which version of the question it is.
        reply_version: Which version of the answer it is.
        speaker: The model that wrote the answer; empty for the one that is loaded.
        statistics: What was measured of an answer that was read from where it is kept.
        attachments: The texts that go along with the question.
        trace: Where the tokens of the answer came from.
        record: How the answer was written, once it is over; None when that is not known.
        length: Characters of the answer so far.
        begins_thinking: Whether the answer begins within a thought, as its prompt has opened one.
    """

    id: int
    question: str
    outcome: Outcome = Outcome.WAITING
    message: str = ""
    hint: str = ""
    question_id: int | None = None
    reply_id: int | None = None
    edited_id: int | None = None
    question_version: Version = ONLY
    reply_version: Version = ONLY
    speaker: str = ""
    statistics: Statistics | None = None
    attachments: tuple[Attachment, ...] = ()
    trace: TokenTrace = field(default_factory=TokenTrace)
    record: ReplyRecord | None = None
    length: int = 0
    begins_thinking: bool = False
    _parts: list[str] = field(default_factory=list)

    @property
    def has_question(self) -> bool:
        """Whether something was asked, if only with a file."""
        return bool(self.question or self.attachments)

    @property
    def asked(self) -> str:
        """The question as the model reads it."""
        return with_attachments(self.question, self.attachments)

    @property
    def answer(self) -> str:
        """The answer so far."""
        if len(self._parts) > 1:
            self._parts = ["".join(self._parts)]
        return self._parts[0] if self._parts else ""

    def add_speaker(self, name: str) -> None:
        """Note which model writes; an answer may be continued by another one."""
        if name not in self.speaker.split(", "):
            self.speaker = f"{self.speaker}, {name}" if self.speaker else name

    def extend(self, text: str) -> None:
        """Append to the answer; costs as much as the new text is long."""
        if text:
            self._parts.append(text)
            self.length += len(text)

    @property
    def may_continue(self) -> bool:
        """Whether there is an answer that was cut and can go on."""
        return self.outcome.is_cut and bool(self.answer) and self.has_question

    def resume(self) -> None:
        """Let the answer go on where it ended; a last character that was cut in two is written again."""
        whole = self.answer.rstrip("\ufffd")
        self._parts, self.length = [whole], len(whole)
        self.trace.cut(self.length)
        self.outcome = Outcome.WAITING
        self.message = self.hint = ""

    def renew(self) -> None:
        """Begin the answer again: what was written stays a version of its own, an empty one does not."""
        if self.answer:
            self.reply_id = None
        self._parts.clear()
        self.length, self.trace, self.record = 0, TokenTrace(), None
        self.outcome = Outcome.WAITING
        self.message = self.hint = self.speaker = ""
        self.statistics = None

    def shows_same_as(self, other: "Exchange") -> bool:
        """Whether both show the same kept messages, with the same versions beside them."""
        return self._kept == other._kept and self.question_id is not None

    @property
    def _kept(self) -> tuple[object, ...]:
        return self.question_id, self.reply_id, self.question_version, self.reply_version


@dataclass(frozen=True, slots=True)
class ReplyEnd:
    """How an answer ended.

    Attributes:
        exchange: The exchange it belongs to.
        text: The last text to append; may be empty.
        statistics: The whole answer; None when the engine never got to it, or died.
        method: How it was drafted; None as above.
        written: The part of it that was written this time; all of it unless it was continued.
        is_continued: Whether the answer had begun before.
    """

    exchange: Exchange
    text: str = ""
    statistics: Statistics | None = None
    method: Method | None = None
    written: Statistics | None = None
    is_continued: bool = False


def conversation_for(
    earlier: Sequence[Exchange], question: str, system: str = "", so_far: str = ""
) -> Conversation:
    """Return what the model shall answer; with an answer so far, what it shall go on with.

    A question that was never answered is left out, so that it is not asked again with the next one; an
    answer that was cut short counts as far as it came.
    """
    messages: list[Message] = []
    for exchange in earlier:
        if exchange.answer and exchange.has_question:
            messages.append(Message(Role.USER, exchange.asked))
            messages.append(Message(Role.ASSISTANT, exchange.answer))
    messages.append(Message(Role.USER, question))
    if so_far:
        messages.append(Message(Role.ASSISTANT, so_far))
    return Conversation(tuple(messages), system)
