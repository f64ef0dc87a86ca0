"""The conversation and its course: asking, streaming, stopping, and going on after a mishap."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from app.core.generation import FinishReason, Method, SamplingSettings
from app.core.statistics import Statistics
from app.service.messages import Failed, Finished, PromptRead
from app.ui.activity import Activity, ActivityKind
from app.ui.chat.exchange import Exchange, Outcome, conversation_for
from app.ui.models.controller import ModelController
from app.ui.reply_method import ReplyMethod
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


@dataclass(frozen=True, slots=True)
class ReplyEnd:
    """How an answer ended.

    Attributes:
        exchange: The exchange it belongs to.
        text: The last text to append; may be empty.
        statistics: The whole answer; None when the engine never got to it, or died.
        method: How it was drafted; None as above.
    """

    exchange: Exchange
    text: str = ""
    statistics: Statistics | None = None
    method: Method | None = None


class ChatController(QObject):
    """Owns the conversation; knows no widget.

    Signals:
        exchange_started (Exchange): A question was asked; its answer waits.
        reply_renewed (Exchange): An answer is begun again, for the same question.
        reply_extended (Exchange, TextBatch): An answer has grown.
        reply_ended (ReplyEnd): An answer is over, for good or ill.
        exchange_withdrawn (Exchange): A question was taken back to be edited.
        cleared (): A new conversation begins.
        activity_changed (Activity): The engine does something else, or has got further.
        engine_died (EngineDeath): The engine is gone; the conversation is not.
        engine_revived (): Another engine is being started.
    """

    exchange_started = Signal(object)
    reply_renewed = Signal(object)
    reply_extended = Signal(object, object)
    reply_ended = Signal(object)
    exchange_withdrawn = Signal(object)
    cleared = Signal()
    activity_changed = Signal(object)
    engine_died = Signal(object)
    engine_revived = Signal()

    def __init__(
        self,
        client: EngineClient,
        models: ModelController,
        sampling: SamplingSettings,
        max_tokens: int | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Begin with an empty conversation.

        Args:
            client: The engine.
            models: Says when a question can be asked, and with which method.
            sampling: How tokens are chosen.
            max_tokens: The longest answer, in tokens; None for as long as the context lasts.
            parent: Owner in Qt's tree.
        """
        super().__init__(parent)
        self._client = client
        self._models = models
        self._sampling = sampling
        self._max_tokens = max_tokens
        self._exchanges: list[Exchange] = []
        self._current: Exchange | None = None
        self._order: int | None = None
        self._count = 0
        self._plan = ReplyMethod()
        self._activity = models.activity
        models.activity_changed.connect(self._on_models_activity_changed)
        models.load_failed.connect(self._on_load_failed)
        client.prompt_progressed.connect(self._on_prompt_progressed)
        client.text_committed.connect(self._on_text_committed)
        client.generation_finished.connect(self._on_generation_finished)
        client.request_failed.connect(self._on_request_failed)
        client.engine_died.connect(self._on_engine_died)

    @property
    def activity(self) -> Activity:
        """What the engine is doing for this conversation."""
        return self._activity

    @property
    def exchanges(self) -> tuple[Exchange, ...]:
        """The conversation so far, oldest first."""
        return tuple(self._exchanges)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is being written or waits for its turn."""
        return self._current is not None

    @property
    def plan(self) -> ReplyMethod:
        """How the answer under way, or else the last one, was asked to be drafted."""
        return self._plan

    @Slot(str, result=bool)
    def send(self, text: str) -> bool:
        """Ask, and return whether the question was taken; it waits when no model is ready yet."""
        if self.is_busy or not text.strip():
            return False
        text = text.encode("utf-8", "replace").decode()  # half of a surrogate pair cannot be sent
        self._count += 1
        exchange = Exchange(self._count, text)
        self._exchanges.append(exchange)
        self._current = exchange
        self.exchange_started.emit(exchange)
        self._ask()
        return True

    @Slot(object)
    def retry(self, exchange: Exchange) -> None:
        """Begin the last answer again."""
        if self.is_busy or exchange is not self._last():
            return
        exchange.renew()
        self._current = exchange
        self.reply_renewed.emit(exchange)
        self._ask()

    @Slot(object)
    def withdraw(self, exchange: Exchange) -> None:
        """Take the last question back, answer and all."""
        if self.is_busy or exchange is not self._last():
            return
        self._exchanges.pop()
        self.exchange_withdrawn.emit(exchange)

    @Slot()
    def stop(self) -> None:
        """End the answer, what was written stays; or end the loading it waits for, or nobody waits for."""
        if self._order is not None:
            self._client.cancel()
            self._become(Activity(ActivityKind.STOPPING))
        elif self._current is not None or self._models.is_loading:
            self._end(Outcome.STOPPED)
            self._models.stop_loading()
            self._become(self._models.activity)

    @Slot()
    def clear(self) -> None:
        """Begin a new conversation; an answer under way is given up."""
        if self._order is not None:
            self._client.cancel()
        self._order = None
        self._current = None
        self._exchanges.clear()
        self.cleared.emit()
        self._become(self._models.activity)

    @Slot()
    def restart_engine(self) -> None:
        """Start another engine; the same models are loaded again."""
        self._models.restart()

    def _last(self) -> Exchange | None:
        return self._exchanges[-1] if self._exchanges else None

    def _ask(self) -> None:
        kind = self._models.activity.kind
        if kind == ActivityKind.DEAD:
            self.restart_engine()
        elif kind == ActivityKind.IDLE:
            self._generate()
        elif kind in (ActivityKind.NO_MODEL, ActivityKind.FAILED):
            self._fail_without_model()

    def _generate(self) -> None:
        exchange = self._current
        if exchange is None:
            return
        earlier = [known for known in self._exchanges if known is not exchange]
        self._plan = self._models.plan
        self._order = self._client.generate(
            conversation_for(earlier, exchange.question),
            self._sampling,
            self._plan.method,
            self._max_tokens,
            self._models.drafting,
        )
        self._become(Activity(ActivityKind.READING))

    def _become(self, activity: Activity) -> None:
        self._activity = activity
        self.activity_changed.emit(activity)

    def _end(
        self,
        outcome: Outcome,
        text: str = "",
        statistics: Statistics | None = None,
        method: Method | None = None,
    ) -> None:
        exchange, self._current, self._order = self._current, None, None
        if exchange is None:
            return
        exchange.extend(text)
        exchange.outcome = outcome
        self.reply_ended.emit(ReplyEnd(exchange, text, statistics, method))

    def _fail(self, message: str, hint: str) -> None:
        if self._current is not None:
            self._current.message, self._current.hint = message, hint
        self._end(Outcome.FAILED)

    def _fail_without_model(self) -> None:
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
        if activity.kind == ActivityKind.IDLE and self._current is not None:
            self._generate()
        elif activity.kind == ActivityKind.NO_MODEL:
            self._fail_without_model()

    @Slot(object)
    def _on_prompt_progressed(self, progress: PromptRead) -> None:
        if progress.id == self._order and self._activity.kind == ActivityKind.READING:
            self._become(Activity(ActivityKind.READING, done=progress.done, total=progress.total))

    @Slot(object)
    def _on_text_committed(self, batch: TextBatch) -> None:
        exchange = self._current
        if batch.id != self._order or exchange is None:
            return
        exchange.extend(batch.text)
        exchange.outcome = Outcome.WRITING
        self.reply_extended.emit(exchange, batch)
        if self._activity.kind != ActivityKind.STOPPING:
            self._become(Activity(ActivityKind.WRITING))

    @Slot(object)
    def _on_generation_finished(self, finished: Finished) -> None:
        if finished.id == self._order:
            if finished.draft_fault:
                self._models.report_draft_fault(finished.draft_fault)
            self._end(_OUTCOMES[finished.reason], finished.text, finished.statistics, finished.method)
            self._become(self._models.activity)

    @Slot(object)
    def _on_request_failed(self, failed: Failed) -> None:
        if failed.id == self._order:
            self._fail(failed.message, failed.hint)
            self._become(self._models.activity)

    @Slot(object)
    def _on_load_failed(self, failed: Failed) -> None:
        if self._models.activity.kind in (ActivityKind.NO_MODEL, ActivityKind.FAILED):
            self._fail(failed.message, failed.hint)

    @Slot(object)
    def _on_engine_died(self, death: EngineDeath) -> None:
        if self._order is not None:
            self._end(Outcome.INTERRUPTED)
        self._become(Activity(ActivityKind.DEAD, subject=death.message))
        self.engine_died.emit(death)
