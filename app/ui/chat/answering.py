"""The answers under way: one is written, others wait for their turn, in whatever conversation."""

from PySide6.QtCore import QObject, Signal, Slot

from app.core.generation import FinishReason
from app.service.messages import Failed, Finished, LeftOut, PromptRead
from app.ui.activity import Activity, ActivityKind
from app.ui.chat.condensed import is_condensed
from app.ui.chat.exchange import Exchange, Outcome, ReplyEnd
from app.ui.chat.prompt import overflow_of, prompt_of
from app.ui.chat.thread import Thread
from app.ui.chat.turn import Turn
from app.ui.conversations.keeper import Keeper
from app.ui.models.controller import ModelController
from app.ui.reply_method import ReplyMethod
from app.ui.settings.effects import AnswerDefaults
from app.workers.coalescer import TextBatch
from app.workers.engine_client import EngineClient
from app.workers.engine_death import EngineDeath

_OUTCOMES = {
    FinishReason.END: Outcome.COMPLETE,
    FinishReason.STOP: Outcome.COMPLETE,
    FinishReason.LENGTH: Outcome.LENGTH,
    FinishReason.CONTEXT: Outcome.CONTEXT,
    FinishReason.CANCELLED: Outcome.STOPPED,
}


class Answering(QObject):
    """Has the engine answer one question after the other, and keeps what it writes.

    Signals:
        reply_extended (Exchange, TextBatch): An answer has grown.
        reply_ended (ReplyEnd): An answer is over, for good or ill.
        reach_changed (Thread): The model reads more or less of this conversation than before.
        turns_changed (): Another answer is under way or waits, or one less.
        activity_changed (Activity): The engine does something else, or has got further.
        engine_died (EngineDeath): The engine is gone; the conversations are not.
        engine_revived (): Another engine is being started.
    """

    reply_extended = Signal(object, object)
    reply_ended = Signal(object)
    reach_changed = Signal(object)
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
        """Begin with nothing to answer; arguments as for ChatController."""
        super().__init__(parent)
        self._client = client
        self._models = models
        self._keeper = keeper
        self.defaults = defaults
        self._turns: list[Turn] = []
        self._order: int | None = None
        self._plan = ReplyMethod()
        self._activity = models.activity
        models.activity_changed.connect(self._on_models_activity_changed)
        models.load_failed.connect(self._on_load_failed)
        client.messages_left_out.connect(self._on_messages_left_out)
        client.prompt_progressed.connect(self._on_prompt_progressed)
        client.text_committed.connect(self._on_text_committed)
        client.generation_finished.connect(self._on_generation_finished)
        client.request_failed.connect(self._on_request_failed)
        client.engine_died.connect(self._on_engine_died)

    @property
    def activity(self) -> Activity:
        """What the engine is doing, for whichever conversation."""
        return self._activity

    @property
    def plan(self) -> ReplyMethod:
        """How the answer under way, or else the last one, was asked to be drafted."""
        return self._plan

    @property
    def busy_ids(self) -> frozenset[int]:
        """The kept conversations in which an answer is under way."""
        return frozenset(turn.thread.id for turn in self._turns if turn.thread.id is not None)

    def is_queued(self, thread: Thread) -> bool:
        """Whether an answer here waits for one in another conversation."""
        return any(turn.thread is thread for turn in self._turns[1:])

    def is_writing(self, thread: Thread, order: int) -> bool:
        """Whether this order writes an answer in this conversation."""
        return order == self._order and bool(self._turns) and self._turns[0].thread is thread

    def take_turn(self, thread: Thread, exchange: Exchange, goes_on: bool = False) -> None:
        """Answer a question, or go on with an answer, as soon as it is its turn."""
        self._turns.append(Turn(thread, exchange, goes_on, exchange.statistics if goes_on else None))
        self.turns_changed.emit()
        if len(self._turns) == 1:
            self._ask()
        else:
            self._become(self._activity)

    def stop(self, thread: Thread) -> None:
        """End the answer in a conversation, or the loading that it waits for, or that nobody waits for."""
        turn = next((turn for turn in self._turns if turn.thread is thread), None)
        if turn is None and (self._turns or not self._models.is_loading):
            return
        if turn is not None and turn is not self._turns[0]:
            self._turns.remove(turn)
            self._close(turn, ReplyEnd(turn.exchange), Outcome.STOPPED)
        elif self._order is not None:
            self._client.cancel()
            self._become(Activity(ActivityKind.STOPPING))
        else:
            self._end(Outcome.STOPPED)
            self._models.stop_loading()
            self._go_on()

    def stop_kept(self, conversation_id: int) -> None:
        """End the answer in a kept conversation, if there is one under way."""
        for thread in [turn.thread for turn in self._turns if turn.thread.id == conversation_id]:
            self.stop(thread)

    def show_activity(self) -> None:
        """Tell the activity again, to others who look now."""
        self._become(self._activity)

    def _go_on(self) -> None:
        """Show what the engine does now, and take up the next question that waits."""
        self._become(self._models.activity)
        if self._turns and self._order is None:
            self._ask()

    def _ask(self) -> None:
        kind = self._models.activity.kind
        if kind == ActivityKind.DEAD:
            self._models.restart()
        elif kind == ActivityKind.IDLE:
            self._generate()
        elif kind in (ActivityKind.NO_MODEL, ActivityKind.FAILED):
            self._fail_without_model()

    def _generate(self) -> None:
        turn, defaults = self._turns[0], self.defaults
        turn.sampling = turn.thread.settings.sampling or defaults.sampling
        turn.drafting = self._models.drafting
        self._plan, loaded = self._models.plan, self._models.loaded
        room = loaded.target.context_length if loaded is not None else None
        asked = prompt_of(self._keeper, defaults, turn.thread, turn.exchange, turn.goes_on, room)
        if turn.is_borrowing and is_condensed(asked):
            turn.exchange.hint = self.tr("Its long messages were shortened, so that all of it could be read.")
        self._order = self._client.generate(
            asked,
            turn.sampling,
            self._plan.method,
            defaults.max_tokens,
            turn.drafting,
            overflow_of(defaults, turn.thread, turn.exchange),
        )
        self._become(Activity(ActivityKind.READING))

    def _become(self, activity: Activity) -> None:
        self._activity = activity
        self.activity_changed.emit(activity)

    def _end(self, outcome: Outcome, finished: Finished | None = None) -> None:
        self._order = None
        if not self._turns:
            return
        turn = self._turns.pop(0)
        self._close(turn, turn.end(finished), outcome, finished)

    def _close(self, turn: Turn, end: ReplyEnd, outcome: Outcome, finished: Finished | None = None) -> None:
        record = turn.close(end, outcome, self._plan, finished)
        self._keeper.end(turn.thread, turn.exchange, record)
        self.reply_ended.emit(end)
        self.turns_changed.emit()

    def _fail(self, message: str, hint: str) -> None:
        if self._turns:
            exchange = self._turns[0].exchange
            exchange.message, exchange.hint = message, hint
        self._end(Outcome.FAILED)

    def _fail_without_model(self) -> None:
        while self._turns:
            self._fail(self.tr("No model is loaded."), self.tr("Open a model, then try again."))

    @Slot(object)
    def _on_models_activity_changed(self, activity: Activity) -> None:
        if activity.kind == ActivityKind.DEAD:
            return
        if self._order is not None:
            self._end(Outcome.STOPPED)
        if activity.kind == ActivityKind.STARTING and self._activity.kind == ActivityKind.DEAD:
            self.engine_revived.emit()
        self._become(activity)
        if activity.kind == ActivityKind.IDLE and self._turns:
            self._generate()
        elif activity.kind == ActivityKind.NO_MODEL:
            self._fail_without_model()

    @Slot(object)
    def _on_prompt_progressed(self, progress: PromptRead) -> None:
        if progress.id == self._order and self._activity.kind == ActivityKind.READING:
            self._become(Activity(ActivityKind.READING, done=progress.done, total=progress.total))

    def _settle_reach(self, turn: Turn) -> None:
        if turn.thread.left_out != turn.left_out and not turn.is_borrowing:
            turn.thread.left_out = turn.left_out
            self.reach_changed.emit(turn.thread)

    @Slot(object)
    def _on_messages_left_out(self, left_out: LeftOut) -> None:
        if left_out.id != self._order or not self._turns:
            return
        turn = self._turns[0]
        turn.left_out = left_out.messages
        self._settle_reach(turn)
        if turn.is_borrowing:
            count = left_out.messages
            words = self.tr("Its {count} oldest messages did not fit and are not part of this.", "", count)
            turn.exchange.hint = words.format(count=count)

    @Slot(object)
    def _on_text_committed(self, batch: TextBatch) -> None:
        if batch.id != self._order or not self._turns:
            return
        turn = self._turns[0]
        whole = turn.take(batch, self._models.loaded)
        self._settle_reach(turn)
        self._keeper.extend(turn.thread, turn.exchange, batch.text)
        self.reply_extended.emit(turn.exchange, whole)
        if self._activity.kind != ActivityKind.STOPPING:
            self._become(Activity(ActivityKind.WRITING))

    @Slot(object)
    def _on_generation_finished(self, finished: Finished) -> None:
        if finished.id == self._order:
            if finished.draft_fault:
                self._models.report_draft_fault(finished.draft_fault)
            self._end(_OUTCOMES[finished.reason], finished)
            self._go_on()

    @Slot(object)
    def _on_request_failed(self, failed: Failed) -> None:
        if failed.id == self._order:
            self._fail(failed.message, failed.hint)
            self._go_on()

    @Slot(object)
    def _on_load_failed(self, failed: Failed) -> None:
        if self._models.activity.kind in (ActivityKind.NO_MODEL, ActivityKind.FAILED):
            while self._turns:
                self._fail(failed.message, failed.hint)

    @Slot(object)
    def _on_engine_died(self, death: EngineDeath) -> None:
        if self._order is not None:
            self._end(Outcome.INTERRUPTED)
        self._become(Activity(ActivityKind.DEAD, subject=death.message))
        self.engine_died.emit(death)
