"""The conversations as the command palette finds them: by their titles."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication

from app.ui.actions.sources import PaletteEntry
from app.ui.conversations.keeper import Keeper

_MOST = 8


class ConversationSource:
    """Looks titles up as one types; thousands of them need not be read for it."""

    def __init__(self, keeper: Keeper, open_conversation: Callable[[int], object]) -> None:
        """Look among what is kept.

        Args:
            keeper: Keeps the conversations.
            open_conversation: Shows the one with this number.
        """
        self._keeper = keeper
        self._open = open_conversation

    def entries(self) -> Sequence[PaletteEntry]:
        """Return nothing: the list beside the conversation shows them all."""
        return ()

    def found(self, query: str) -> Sequence[PaletteEntry]:
        """Return the conversations whose titles have these words, the last ones used first."""
        hits = self._keeper.attempt(lambda: self._keeper.store.search_titles(query, _MOST)) or ()
        heading = QCoreApplication.translate("ConversationSource", "Conversation")
        return [
            PaletteEntry(title, heading, partial(self._open, conversation_id), words=query)
            for conversation_id, title in hits
        ]
