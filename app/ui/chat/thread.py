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
    """

    id: int | None = None
    exchanges: list[Exchange] = field(default_factory=list)
    has_earlier: bool = False
    settings: ConversationSettings = field(default_factory=ConversationSettings)

    @property
    def last(self) -> Exchange | None:
        """The last exchange."""
        return self.exchanges[-1] if self.exchanges else None

    @property
    def is_busy(self) -> bool:
        """Whether an answer is being written or waits for its turn."""
        return self.last is not None and self.last.outcome.is_open

    def before(self, exchange: Exchange) -> list[Exchange]:
        """The exchanges in memory that came before one."""
        return self.exchanges[: self.exchanges.index(exchange)]
