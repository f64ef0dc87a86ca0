"""A conversation as far as it is in memory: its last exchanges, and what holds for it."""

from dataclasses import dataclass, field

from app.storage.records import ConversationSettings
from app.ui.chat.exchange import Exchange


@dataclass(slots=True, eq=False)
class Thread:
    """A conversation that is shown, or in which an answer is being written.

    Attributes:
        id: The conversation where it is kept; None when it is not kept (yet).
        exchanges: The last ones of the chosen path, oldest first.
        has_earlier: Whether more came before them.
        settings: What holds for this conversation.
        title: What it is called when it is first kept; empty for the first words of its question.
        left_out: How many of its oldest messages the model does not read any more.
    """

    id: int | None = None
    exchanges: list[Exchange] = field(default_factory=list)
    has_earlier: bool = False
    settings: ConversationSettings = field(default_factory=ConversationSettings)
    title: str = ""
    left_out: int = 0

    @property
    def last(self) -> Exchange | None:
        """The last exchange."""
        return self.exchanges[-1] if self.exchanges else None

    @property
    def first_id(self) -> int | None:
        """The first message in memory that is kept."""
        if not self.exchanges or self.id is None:
            return None
        first = self.exchanges[0]
        return first.reply_id if first.question_id is None else first.question_id

    @property
    def is_busy(self) -> bool:
        """Whether an answer is being written or waits for its turn."""
        return self.last is not None and self.last.outcome.is_open

    def before(self, exchange: Exchange) -> list[Exchange]:
        """The exchanges in memory that came before the one with this id; all, when none has it."""
        ids = [known.id for known in self.exchanges]
        return self.exchanges[: ids.index(exchange.id)] if exchange.id in ids else list(self.exchanges)

    def begins_with(self, exchange: Exchange) -> bool:
        """Whether an exchange is, or would be, the first of the conversation."""
        return not self.has_earlier and not self.before(exchange)

    def is_borrowing(self, exchange: Exchange) -> bool:
        """Whether an exchange is asked at the end of the conversation that this one goes on from."""
        return self.settings.continues is not None and self.begins_with(exchange)

    def first_read(self, earlier: int) -> Exchange | None:
        """The exchange above which the model reads nothing; None when it reads all that is in memory.

        Args:
            earlier: How many messages came before those in memory, as the model reads them.
        """
        unread = self.left_out - earlier
        if not self.left_out or unread < 0:
            return None
        for place, exchange in enumerate(self.exchanges):
            if unread <= 1:  # what is read of half an exchange must not stand above the line
                return exchange if place or self.has_earlier else None
            if exchange.answer and exchange.has_question:
                unread -= 2
        return None
