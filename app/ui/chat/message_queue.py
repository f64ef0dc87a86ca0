"""The messages that were typed ahead: each is sent when the answer before it has ended."""

from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Qt, Signal, Slot

from app.ui.chat.controller import ChatController
from app.ui.chat.draft import Draft
from app.ui.chat.exchange import Exchange, Outcome, ReplyEnd
from app.ui.chat.thread import Thread

MOST_QUEUED = 5
"""In one conversation; a longer queue would be taller than the conversation."""

_GOES_ON = (Outcome.COMPLETE, Outcome.LENGTH)
"""How an answer ends after which the next message is sent by itself.

After a stop, a failure or a full context the user has something to decide first.
"""


@dataclass(slots=True, eq=False)
class _Queue:
    """What waits in one conversation."""

    thread: Thread
    drafts: list[Draft] = field(default_factory=list)

    def is_of(self, thread: Thread) -> bool:
        """Whether it waits in this conversation, also when that was read from the disk anew."""
        return self.thread is thread or (thread.id is not None and self.thread.id == thread.id)


class MessageQueue(QObject):
    """Keeps what waits in each conversation, and sends it there, whether it is shown or not.

    Signals:
        changed (): Something else waits in the conversation that is shown, or whether it waits for the user.
    """

    changed = Signal()

    def __init__(self, chat: ChatController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chat = chat
        self._queues: list[_Queue] = []
        self._due: _Queue | None = None
        chat.reply_ended.connect(self._note_end)
        # Only once everybody has heard of the end: the next question is to be asked of an engine at rest.
        chat.reply_ended.connect(self._on_reply_ended, Qt.ConnectionType.QueuedConnection)
        chat.cleared.connect(self._on_cleared)
        chat.turns_changed.connect(self.changed)

    @property
    def drafts(self) -> tuple[Draft, ...]:
        """What waits in the conversation that is shown, the next one first."""
        queue = self._here()
        return tuple(queue.drafts) if queue is not None else ()

    @property
    def is_held(self) -> bool:
        """Whether it waits for the user, as no answer is under way."""
        queue = self._here()
        return queue is not None and queue is not self._due and not self._chat.is_busy

    def add(self, draft: Draft) -> bool:
        """Let a message wait here behind the others, and return whether there was room."""
        if draft.is_empty or len(self.drafts) >= MOST_QUEUED:
            return False
        self.put_back(len(self.drafts), draft)
        return True

    def put_back(self, place: int, draft: Draft) -> None:
        """Let a message wait where it waited before."""
        queue = self._here()
        if queue is None:
            queue = _Queue(self._chat.conversation)
            self._queues.append(queue)
        queue.drafts.insert(place, draft)
        self.changed.emit()

    def take(self, place: int) -> Draft:
        """Let a message wait no more, and return it.

        Raises:
            IndexError: None waits there.
        """
        queue = self._here()
        if queue is None:
            raise IndexError("nothing waits here")
        draft = queue.drafts.pop(place)
        self._tidy()
        self.changed.emit()
        return draft

    @Slot()
    def send_now(self) -> None:
        """Send the next message of the conversation that is shown, unless an answer is under way."""
        queue = self._here()
        if queue is not None:
            self._send_from(queue)

    def _here(self) -> _Queue | None:
        return next((queue for queue in self._queues if queue.is_of(self._chat.conversation)), None)

    def _send_from(self, queue: _Queue) -> None:
        if queue.is_of(self._chat.conversation):
            queue.thread = self._chat.conversation  # it may have been read anew since
            self._chat.cancel_edit()
        if self._chat.send_in(queue.thread, queue.drafts[0]):
            queue.drafts.pop(0)
            self._tidy()
        self.changed.emit()

    def _tidy(self) -> None:
        self._queues = [queue for queue in self._queues if queue.drafts]

    @Slot(object)
    def _note_end(self, end: ReplyEnd) -> None:
        queue = next((queue for queue in self._queues if _holds(queue.thread, end.exchange)), None)
        if queue is not None and end.exchange.outcome in _GOES_ON:
            self._due = queue

    @Slot(object)
    def _on_reply_ended(self, _end: ReplyEnd) -> None:
        queue, self._due = self._due, None
        if queue is not None and queue.drafts:
            self._send_from(queue)
        else:
            self.changed.emit()

    @Slot()
    def _on_cleared(self) -> None:
        queue = self._here()
        if queue is not None:
            queue.thread = self._chat.conversation
        self.changed.emit()


def _holds(thread: Thread, exchange: Exchange) -> bool:
    return any(other is exchange for other in thread.exchanges)
