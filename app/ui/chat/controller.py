"""The conversation that is shown: asking, asking again, going back to another version."""

from PySide6.QtCore import QObject, Signal, Slot

from app.core.attachment import Attachment
from app.ui.activity import Activity, ActivityKind
from app.ui.chat.answering import Answering
from app.ui.chat.draft import Draft, sendable
from app.ui.chat.exchange import Exchange
from app.ui.chat.thread import Thread
from app.ui.conversations.keeper import Keeper
from app.ui.models.controller import ModelController
from app.ui.reply_method import ReplyMethod
from app.ui.settings.effects import AnswerDefaults
from app.workers.engine_client import EngineClient


class ChatController(QObject):
    """Owns the conversation that is shown, and the answers under way in any; knows no widget.

    One answer is written at a time. Another conversation may be shown meanwhile, and a question asked there
    waits for its turn.

    Signals:
        exchange_started (Exchange): A question was asked; its answer waits.
        reply_renewed (Exchange): An answer is begun again, for the same question.
        reply_resumed (Exchange): An answer that was cut shall go on.
        reply_extended (Exchange, TextBatch): An answer has grown, whether it is shown or not.
        reply_ended (ReplyEnd): An answer is over, for good or ill, likewise.
        reach_changed (Exchange or None): The model reads nothing above this one any more; None when it does.
        exchange_withdrawn (Exchange): A question and its answer are not shown any more.
        exchanges_shown (list of Exchange): These, with their answers, are shown below the others now.
        earlier_shown (list of Exchange): These are shown above the others now.
        editing_changed (Exchange or None): The question of this one is being edited; None for none.
        cleared (): Another conversation is shown: nothing of it yet.
        turns_changed (): Other conversations are being answered, or this one is another.
        activity_changed (Activity): The engine does something else, or has got further.
        engine_died (EngineDeath): The engine is gone; the conversation is not.
        engine_revived (): Another engine is being started.
    """

    exchange_started = Signal(object)
    reply_renewed = Signal(object)
    reply_resumed = Signal(object)
    reply_extended = Signal(object, object)
    reply_ended = Signal(object)
    reach_changed = Signal(object)
    exchange_withdrawn = Signal(object)
    exchanges_shown = Signal(object)
    earlier_shown = Signal(object)
    cleared = Signal()
    editing_changed = Signal(object)
    turns_changed = Signal()
    activity_changed = Signal(object)
    engine_died = Signal(object)
    engine_revived = Signal()

    def __init__(
        self,
        client: EngineClient,
        models: ModelController,
        keeper: Keeper,
        defaults: AnswerDefaults,
        parent: QObject | None = None,
    ) -> None:
        """Begin with an empty conversation.

        Args:
            client: The engine.
            models: Says when a question can be asked, and with which method.
            keeper: Keeps what is said.
            defaults: How an answer is asked for where its conversation says nothing else.
            parent: Owner in Qt's tree.
        """
        super().__init__(parent)
        self._keeper = keeper
        self._thread = Thread()
        self._edited: Exchange | None = None
        # Beside it, not below it: PySide 6 may crash when it collects three levels of objects with signals.
        self._answering = Answering(client, models, keeper, defaults, parent)
        self._answering.reply_extended.connect(self.reply_extended)
        self._answering.reply_ended.connect(self.reply_ended)
        self._answering.reach_changed.connect(self._on_reach_changed)
        self._answering.turns_changed.connect(self.turns_changed)
        self._answering.activity_changed.connect(self.activity_changed)
        self._answering.engine_died.connect(self.engine_died)
        self._answering.engine_revived.connect(self.engine_revived)

    @property
    def activity(self) -> Activity:
        """What the engine is doing, for whichever conversation."""
        return self._answering.activity

    @property
    def activity_here(self) -> Activity:
        """What goes on for the conversation that is shown."""
        is_queued = self._answering.is_queued(self._thread)
        return Activity(ActivityKind.QUEUED) if is_queued else self._answering.activity

    @property
    def conversation(self) -> Thread:
        """The conversation that is shown."""
        return self._thread

    @property
    def busy_ids(self) -> frozenset[int]:
        """The kept conversations in which an answer is under way."""
        return self._answering.busy_ids

    @property
    def exchanges(self) -> tuple[Exchange, ...]:
        """What is shown, oldest first."""
        return tuple(self._thread.exchanges)

    @property
    def edited(self) -> Exchange | None:
        """The exchange whose question the next message replaces; None for none."""
        return self._edited

    @property
    def is_busy(self) -> bool:
        """Whether an answer is being written here or waits for its turn."""
        return self._thread.is_busy

    @property
    def plan(self) -> ReplyMethod:
        """How the answer under way, or else the last one, was asked to be drafted."""
        return self._answering.plan

    @property
    def defaults(self) -> AnswerDefaults:
        """How an answer is asked for where its conversation says nothing else."""
        return self._answering.defaults

    @Slot(object)
    def set_defaults(self, defaults: AnswerDefaults) -> None:
        """Ask for the next answers so."""
        self._answering.defaults = defaults

    def show(self, thread: Thread) -> None:
        """Show another conversation; answers under way go on."""
        self._thread = thread
        self.edit(None)
        self.cleared.emit()
        if thread.exchanges:
            self.exchanges_shown.emit(list(thread.exchanges))
            self._on_reach_changed(thread)
        self._answering.show_activity()
        self.turns_changed.emit()

    @Slot()
    def clear(self) -> None:
        """Begin a new conversation; an answer under way goes on in its own."""
        self.show(Thread())

    @Slot()
    def show_earlier(self) -> None:
        """Show the page before."""
        if self._thread.has_earlier:
            self.earlier_shown.emit(self._keeper.earlier(self._thread))
            self._on_reach_changed(self._thread)

    def show_again(self) -> None:
        """Show what is kept, after another version was chosen or something was deleted."""
        fresh = self._keeper.reload(self._thread)
        if fresh is None or self.is_busy:
            return
        exchanges, self._thread.has_earlier = fresh
        same = 0
        for old, new in zip(self._thread.exchanges, exchanges, strict=False):
            if not old.shows_same_as(new):
                break
            same += 1
        self._drop_from(same)
        self._thread.exchanges += exchanges[same:]
        if exchanges[same:]:
            self.exchanges_shown.emit(exchanges[same:])
        self._on_reach_changed(self._thread)

    @Slot(str, result=bool)
    def send(self, text: str, attachments: tuple[Attachment, ...] = ()) -> bool:
        """Ask, and return whether the question was taken; it waits when no model is ready yet."""
        if self._edited is not None:
            return self.send_edited(self._edited, text, attachments)
        return self.send_in(self._thread, Draft(text, attachments))

    def send_in(self, thread: Thread, draft: Draft) -> bool:
        """Ask in a conversation, shown or not, and return whether the question was taken."""
        if thread.is_busy or draft.is_empty:
            return False
        self._begin(thread, self._exchange_of(draft))
        return True

    def send_edited(self, exchange: Exchange, text: str, attachments: tuple[Attachment, ...] = ()) -> bool:
        """Ask another version of a question, and return whether it was taken; the old one is kept."""
        draft = Draft(text, attachments)
        if self.is_busy or draft.is_empty or exchange not in self._thread.exchanges:
            return False
        self.edit(None)
        self._drop_from(self._thread.exchanges.index(exchange))
        edited = self._exchange_of(draft)
        edited.edited_id = exchange.question_id
        self._begin(self._thread, edited)
        return True

    def edit(self, exchange: Exchange | None) -> None:
        """Let the next message be another version of this question; None for a message of its own."""
        if exchange is not self._edited:
            self._edited = exchange
            self.editing_changed.emit(exchange)

    @Slot()
    def edit_last(self) -> None:
        """Edit the last question."""
        last = self._thread.last
        if last is not None and last.has_question and not self.is_busy:
            self.edit(last)

    @Slot()
    def cancel_edit(self) -> None:
        """Let the next message be one of its own."""
        self.edit(None)

    @Slot(object)
    def retry(self, exchange: Exchange) -> None:
        """Answer a question anew; a former answer with words in it stays as a version."""
        if self.is_busy or exchange not in self._thread.exchanges or not exchange.has_question:
            return
        self._drop_from(self._thread.exchanges.index(exchange) + 1)
        exchange.renew()
        self._keeper.begin(self._thread, exchange)
        self.reply_renewed.emit(exchange)
        self._answering.take_turn(self._thread, exchange)

    @Slot(object)
    def resume(self, exchange: Exchange) -> None:
        """Let the last answer go on where it was cut."""
        if self.is_busy or exchange is not self._thread.last or not exchange.may_continue:
            return
        self.edit(None)
        exchange.resume()
        self._keeper.begin(self._thread, exchange)
        self.reply_resumed.emit(exchange)
        self._answering.take_turn(self._thread, exchange, goes_on=True)

    @Slot(object)
    def withdraw(self, exchange: Exchange) -> None:
        """Take the last question back, answer and all."""
        if self.is_busy or exchange is not self._thread.last:
            return
        if (question_id := exchange.question_id) is not None:
            self._keeper.attempt(lambda: self._keeper.messages.delete(question_id))
        self._drop(exchange)

    @Slot()
    def stop(self) -> None:
        """End the answer, what was written stays; or end the loading it waits for, or nobody waits for."""
        if self._edited is not None:
            self.edit(None)
        else:
            self._answering.stop(self._thread)

    def stop_kept(self, conversation_id: int) -> None:
        """End the answer in a conversation, shown or not, if there is one under way."""
        self._answering.stop_kept(conversation_id)

    def is_writing_here(self, order: int) -> bool:
        """Whether this order of the engine's writes an answer in the conversation that is shown."""
        return self._answering.is_writing(self._thread, order)

    def tell_reach(self, left_out: int) -> None:
        """Note how many of the oldest messages the model does not read."""
        if self._thread.left_out != left_out:
            self._thread.left_out = left_out
            self._on_reach_changed(self._thread)

    def _on_reach_changed(self, thread: Thread) -> None:
        if thread is self._thread:
            earlier = len(self._keeper.turns_before(thread)) if thread.left_out else 0
            self.reach_changed.emit(thread.first_read(earlier))

    def _exchange_of(self, draft: Draft) -> Exchange:
        return Exchange(next(self._keeper.ids), sendable(draft.text), attachments=draft.attachments)

    def _begin(self, thread: Thread, exchange: Exchange) -> None:
        thread.exchanges.append(exchange)
        self._keeper.begin(thread, exchange)
        if thread is self._thread:
            self.exchange_started.emit(exchange)
        self._answering.take_turn(thread, exchange)

    def _drop_from(self, place: int) -> None:
        for exchange in reversed(self._thread.exchanges[place:]):
            self._drop(exchange)

    def _drop(self, exchange: Exchange) -> None:
        self._thread.exchanges.remove(exchange)
        if exchange is self._edited:
            self.edit(None)
        self.exchange_withdrawn.emit(exchange)
