"""Has the engine count what the conversation that is shown takes of the context."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.core.conversation import Conversation
from app.core.generation import Overflow
from app.service.messages import Counted, Failed
from app.ui.activity import Activity, ActivityKind
from app.ui.chat.controller import ChatController
from app.ui.chat.draft import Draft
from app.ui.chat.exchange import Exchange
from app.ui.chat.prompt import overflow_of, prompt_of
from app.ui.context.use import ContextUse
from app.ui.conversations.keeper import Keeper
from app.ui.models.controller import ModelController
from app.workers.coalescer import TextBatch
from app.workers.engine_client import EngineClient

COUNT_AFTER_MS = 300
"""How long after the last letter it is counted."""


class ContextCounter(QObject):
    """Counts a moment after the last change, and follows an answer as it is written.

    Signals:
        use_changed (ContextUse or None): So much is taken now; None where there is nothing to count.
    """

    use_changed = Signal(object)

    def __init__(
        self,
        client: EngineClient,
        models: ModelController,
        chat: ChatController,
        keeper: Keeper,
        typed: Callable[[], Draft],
        parent: QObject | None = None,
    ) -> None:
        """Begin with nothing counted.

        Args:
            client: The engine.
            models: Says whether there is a model to count for.
            chat: The conversation that is shown.
            keeper: Has what of it is not in memory.
            typed: Returns what the user has typed so far.
            parent: Owner in Qt's tree.
        """
        super().__init__(parent)
        self._client = client
        self._models = models
        self._chat = chat
        self._keeper = keeper
        self._typed = typed
        self._order: int | None = None
        self._is_hypothetical = False
        self._use: ContextUse | None = None
        self._timer = QTimer(self, singleShot=True, interval=COUNT_AFTER_MS)
        self._timer.timeout.connect(self._count)
        for changed in (chat.exchanges_shown, chat.exchange_withdrawn, chat.reply_ended):
            changed.connect(self._on_conversation_changed)
        keeper.settings_changed.connect(self._on_conversation_changed)
        chat.cleared.connect(self._on_cleared)
        chat.activity_changed.connect(self._on_activity_changed)
        models.models_changed.connect(self._on_models_changed)
        client.counted.connect(self._on_counted)
        client.text_committed.connect(self._on_text_committed)
        client.request_failed.connect(self._on_request_failed)

    @property
    def use(self) -> ContextUse | None:
        """What was counted last; None where there is nothing to count."""
        return self._use

    @property
    def is_settled(self) -> bool:
        """Whether what was counted last still holds."""
        return not self._timer.isActive() and self._order is None

    @Slot()
    def schedule(self) -> None:
        """Count soon: something was typed or changed."""
        self._timer.start()

    @Slot()
    def _count(self) -> None:
        if self._models.loaded is None:
            self._tell(None)
        elif self._chat.activity.kind is ActivityKind.IDLE:  # otherwise again when it is
            asked = self._asked()
            if asked is None:
                self._tell(None)
            else:
                self._order = self._client.count(asked)

    def _asked(self) -> Conversation | None:
        """What the model would be told next; None when it is nothing."""
        thread, draft = self._chat.conversation, self._typed()
        last = thread.last
        self._is_hypothetical = not draft.is_empty
        if not draft.is_empty:
            place = self._chat.edited.id if self._chat.edited is not None else 0
            return self._prompt(Exchange(place, draft.text, attachments=draft.attachments))
        if last is None or not last.has_question:
            return None
        if last.answer and thread.is_borrowing(last):
            return self._prompt(Exchange(0, ""))  # what it goes on from is not told again
        return self._prompt(last, goes_on=bool(last.answer))

    def _prompt(self, exchange: Exchange, goes_on: bool = False) -> Conversation:
        thread, defaults = self._chat.conversation, self._chat.defaults
        return prompt_of(self._keeper, defaults, thread, exchange, goes_on)

    def _drops(self) -> bool:
        thread = self._chat.conversation
        return overflow_of(self._chat.defaults, thread) is Overflow.DROP_OLDEST

    def _tell(self, use: ContextUse | None) -> None:
        if use is not None or self._use is not None:
            self._use = use
            self.use_changed.emit(use)

    @Slot(object)
    def _on_counted(self, counted: Counted) -> None:
        if counted.id != self._order:
            return
        self._order = None
        left_out = counted.left_out if self._drops() else 0
        if not self._is_hypothetical:
            self._chat.tell_reach(left_out)
        self._tell(ContextUse(counted.tokens, counted.context_length, left_out))

    @Slot(object)
    def _on_text_committed(self, batch: TextBatch) -> None:
        loaded = self._models.loaded
        if loaded is not None and self._chat.is_writing_here(batch.id):
            tokens = batch.statistics.prompt_tokens + batch.statistics.committed
            left_out = self._chat.conversation.left_out
            self._tell(ContextUse(tokens, loaded.target.context_length, left_out))

    @Slot(object)
    def _on_request_failed(self, failed: Failed) -> None:
        if failed.id == self._order:
            self._order = None

    @Slot(object)
    def _on_conversation_changed(self, _news: object) -> None:
        self.schedule()

    @Slot()
    def _on_cleared(self) -> None:
        self._order = None
        self._tell(None)
        self.schedule()

    @Slot()
    def _on_models_changed(self) -> None:
        self._order = None
        if self._models.loaded is None:
            self._tell(None)
        self.schedule()

    @Slot(object)
    def _on_activity_changed(self, activity: Activity) -> None:
        if activity.kind is ActivityKind.IDLE:
            self.schedule()
        else:
            self._order = None  # the engine has something else to do
