"""Makes room when the context is full: by leaving out, by a summary, or by a larger context."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from app.core.generation import Overflow
from app.ui.actions.registry import ActionGroup, ActionSpec
from app.ui.chat.controller import ChatController
from app.ui.chat.draft import Draft
from app.ui.chat.exchange import Outcome
from app.ui.chat.prompt import overflow_of
from app.ui.chat.thread import Thread
from app.ui.context.counter import ContextCounter
from app.ui.context.use import ContextUse
from app.ui.conversations.keeper import Keeper
from app.ui.main_window import MainWindow
from app.ui.models.controller import ModelController
from app.ui.number_text import NumberText


class ContextRoom(QObject):
    """Shows how full the context is, offers what can be done about it, and does it."""

    def __init__(
        self,
        window: MainWindow,
        models: ModelController,
        chat: ChatController,
        keeper: Keeper,
        counter: ContextCounter,
        enlarge: Callable[[], object],
    ) -> None:
        """Connect the gauge and the choice in the window.

        Args:
            window: Has both, and the field one types into.
            models: Says how large the context is.
            chat: The conversation that is shown.
            keeper: Keeps what was chosen.
            counter: Counts.
            enlarge: Lets the user choose a larger context.
        """
        super().__init__(window)
        self._window = window
        self._models = models
        self._chat = chat
        self._keeper = keeper
        self._counter = counter
        self._choose_length = enlarge
        self._numbers = NumberText()
        counter.use_changed.connect(window.context_gauge.show_use)
        counter.use_changed.connect(self._on_use_changed)
        window.composer.content_changed.connect(counter.schedule)
        chat.turns_changed.connect(self.look)
        keeper.settings_changed.connect(self._on_settings_changed)
        choice = window.full_choice
        choice.leaving_out_chosen.connect(self.leave_out)
        choice.summary_chosen.connect(self.start_anew)
        choice.larger_chosen.connect(self.enlarge)
        window.registry.add(
            ActionSpec(
                "start_anew",
                self.tr("Start anew with a summary"),
                ActionGroup.CONVERSATION,
                self.start_anew,
                words=self.tr("summarise context full continue"),
                applies=self.can_start_anew,
            )
        )

    @Slot()
    def leave_out(self) -> None:
        """Leave out the oldest messages of this conversation from now on, and go on at once."""
        thread = self._chat.conversation
        self._keeper.change_settings(thread, replace(thread.settings, overflow=Overflow.DROP_OLDEST))
        last = thread.last
        if not self._window.composer.draft.is_empty:
            self._window.composer.send()
        elif last is not None and last.outcome is Outcome.CONTEXT:
            self._chat.resume(last)
        elif last is not None and not last.answer:
            self._chat.retry(last)
        self._window.composer.setFocus()

    def can_start_anew(self) -> bool:
        """Return whether there is a conversation to summarise, and nothing is being written in it."""
        source = self._chat.conversation
        return source.id is not None and bool(source.exchanges) and not self._chat.is_busy

    @Slot()
    def start_anew(self) -> None:
        """Begin a conversation with a summary of this one; what waits to be said goes along."""
        source, composer = self._chat.conversation, self._window.composer
        if not self.can_start_anew():
            return
        last, waiting = source.exchanges[-1], composer.draft
        if waiting.is_empty and not last.answer:
            waiting = Draft(last.question, last.attachments)
        composer.empty()
        summary = self._keeper.attempt(lambda: self._keeper.store.get(source.id or 0))
        title = self.tr("{title} (continued)").format(title=summary.title if summary is not None else "")
        settings = replace(source.settings, continues=source.id)
        self._chat.show(Thread(settings=settings, title=title.strip()))
        self._chat.send(
            self.tr(
                "Summarise our conversation so far, so that we can go on from your summary alone: what I "
                "want, what we found out and decided, and what is still open."
            )
        )
        composer.take_up(waiting)

    @Slot()
    def enlarge(self) -> None:
        """Let a larger context be chosen; where one was, load the model again with it."""
        if self._waits_for_load():
            self._models.restart()
        else:
            self._choose_length()

    @Slot()
    def look(self) -> None:
        """Offer the choice where something does not fit and nothing is done about it."""
        use, choice, last = self._counter.use, self._window.full_choice, self._chat.conversation.last
        is_typed = not self._window.composer.draft.is_empty
        is_cut = last is not None and last.outcome is Outcome.CONTEXT and not is_typed
        asks = overflow_of(self._chat.defaults, self._chat.conversation) is Overflow.REFUSE
        if use is None or not asks or self._chat.is_busy or not (use.is_too_long or is_cut):
            choice.hide()
            return
        message = self.tr("The last message does not fit in the context.")
        if is_cut:
            message = self.tr("The answer was cut, because the context is full.")
        elif is_typed:
            message = self.tr("Your message does not fit in the context.")
        elif last is not None and last.answer:
            message = self.tr("The context is full; there is no room for another answer.")
        hint = self._hint(use, is_typed)
        is_kept = self._chat.conversation.id is not None
        choice.offer(message, hint, is_kept, self._can_grow(), self._waits_for_load())

    def _hint(self, use: ContextUse, is_typed: bool) -> str:
        words = self.tr(
            "The conversation has {tokens} tokens, and the model reads {limit} at once.", "", use.tokens
        )
        if is_typed:
            words = self.tr(
                "With it the conversation has {tokens} tokens; the model reads {limit} at once.",
                "",
                use.tokens,
            )
        return words.format(tokens=self._numbers.integer(use.tokens), limit=self._numbers.integer(use.limit))

    def _can_grow(self) -> bool:
        loaded = self._models.loaded
        return loaded is not None and loaded.target.context_length < loaded.target.trained_context_length

    def _waits_for_load(self) -> bool:
        """Whether a larger context was chosen than the model was loaded with."""
        loaded, wanted = self._models.loaded, self._models.load_options.context_length
        return loaded is not None and wanted is not None and wanted > loaded.target.context_length

    @Slot(object)
    def _on_use_changed(self, _use: ContextUse | None) -> None:
        self.look()

    @Slot(object)
    def _on_settings_changed(self, _thread: Thread) -> None:
        self.look()
