"""Has the engine write a reply again, drafted and plainly, and keeps what comes of it."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from app.core.generation import AUTOMATIC, Method, SamplingSettings
from app.service.messages import Failed, ProofProgress, Proved
from app.storage.records import Agreement, Parting, Proof, ReplyRecord
from app.ui.activity import Activity, ActivityKind
from app.ui.chat.controller import ChatController
from app.ui.chat.exchange import Exchange, Outcome
from app.ui.chat.prompt import overflow_of, prompt_of
from app.ui.conversations.keeper import Keeper
from app.ui.models.controller import ModelController
from app.ui.proof.state import ProofStage, ProofState
from app.workers.engine_client import EngineClient
from app.workers.engine_death import EngineDeath


class ProofController(QObject):
    """Proves one reply at a time; a question that is asked meanwhile comes first.

    Signals:
        changed (Exchange, ProofState): The proof of this reply began, got further or is over.
        proved (Exchange): A reply was proved; its record says how.
    """

    changed = Signal(object, object)
    proved = Signal(object)

    def __init__(
        self,
        client: EngineClient,
        models: ModelController,
        chat: ChatController,
        keeper: Keeper,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._client = client
        self._models = models
        self._chat = chat
        self._keeper = keeper
        self._order: int | None = None
        self._exchange: Exchange | None = None
        self._sampling = SamplingSettings()
        self._total = 0
        client.proof_progressed.connect(self._on_progressed)
        client.proved.connect(self._on_proved)
        client.request_failed.connect(self._on_failed)
        client.engine_died.connect(self._on_engine_died)
        chat.activity_changed.connect(self._on_activity_changed)

    @property
    def is_running(self) -> bool:
        """Whether something is being proved."""
        return self._order is not None

    def is_proving(self, exchange: Exchange) -> bool:
        """Whether this reply is being proved."""
        return self._order is not None and self._exchange is exchange

    def prove(self, exchange: Exchange) -> None:
        """Write a reply of the conversation that is shown twice more, or say why that cannot be done now."""
        obstacle = self.obstacle(exchange)
        if obstacle is not None:
            self.changed.emit(exchange, obstacle)
            return
        thread, defaults, record = self._chat.conversation, self._chat.defaults, exchange.record
        kept = record.sampling if record is not None else None
        self._sampling = kept or thread.settings.sampling or defaults.sampling
        method = record.method if record is not None else Method.AUTO
        self._exchange = exchange
        length = _length(exchange)
        loaded = self._models.loaded
        room = loaded.target.context_length if loaded is not None else None
        self._total = 2 * length
        self._order = self._client.prove(
            prompt_of(self._keeper, defaults, thread, exchange, context_length=room),
            self._sampling,
            Method.AUTO if method is Method.PLAIN else method,
            length or defaults.max_tokens,
            (record.drafting if record is not None else None) or AUTOMATIC,
            overflow_of(defaults, thread, exchange),
        )
        self.changed.emit(exchange, ProofState(ProofStage.RUNNING, total=self._total))

    @Slot()
    def stop(self) -> None:
        """Give up what is being proved."""
        if self._order is not None:
            self._client.cancel()
            self._give_up(ProofState(ProofStage.STOPPED, message=self.tr("Stopped.")))

    def obstacle(self, exchange: Exchange) -> ProofState | None:
        """Return why a reply cannot be proved now; None when it can."""
        loaded = self._models.loaded
        if self._order is not None or self._chat.activity.is_busy or exchange.outcome.is_open:
            return _failure(
                self.tr("Something else is being written."), self.tr("Prove it when that is done.")
            )
        if loaded is None or self._chat.activity.kind is not ActivityKind.IDLE:
            return _failure(self.tr("No model is ready."), self.tr("Open a model, then prove it."))
        if loaded.draft is None:
            return _failure(
                self.tr("No draft is loaded, so both times would be plain."),
                self.tr("Open a draft, then prove it."),
            )
        if not exchange.has_question or not exchange.answer:
            return _failure(self.tr("There is no question with an answer here."), "")
        return None

    def _give_up(self, state: ProofState) -> None:
        exchange, self._exchange, self._order = self._exchange, None, None
        if exchange is not None:
            self.changed.emit(exchange, state)

    def _agreement(self, exchange: Exchange, text: str) -> Agreement:
        """How the reply as it stands compares with what was written plainly now."""
        record, loaded = exchange.record, self._models.loaded
        if record is None or record.sampling is None or loaded is None:
            return Agreement.UNKNOWN
        if exchange.speaker != loaded.target.name:
            return Agreement.OTHER_MODEL
        if not record.sampling.is_greedy and record.sampling.seed is None:
            return Agreement.UNSEEDED
        if exchange.outcome is Outcome.COMPLETE:
            is_same = exchange.answer == text
        else:
            shorter, longer = sorted((exchange.answer, text), key=len)
            is_same = longer.startswith(shorter)
        return Agreement.SAME if is_same else Agreement.DIFFERENT

    def _keep(self, exchange: Exchange, proof: Proof) -> None:
        record = exchange.record or ReplyRecord(exchange.statistics, target=exchange.speaker)
        exchange.record = replace(record, proof=proof)
        reply_id = exchange.reply_id
        if reply_id is not None:
            self._keeper.write(partial(self._keeper.messages.change_record, reply_id, exchange.record))

    @Slot(object)
    def _on_progressed(self, progress: ProofProgress) -> None:
        if progress.id == self._order and self._exchange is not None:
            state = ProofState(ProofStage.RUNNING, progress.done, progress.total or self._total)
            self.changed.emit(self._exchange, state)

    @Slot(object)
    def _on_proved(self, proved: Proved) -> None:
        if proved.id != self._order or self._exchange is None:
            return
        exchange, parting = self._exchange, proved.difference
        proof = Proof(
            tokens=proved.tokens,
            plain_seconds=proved.plain_seconds,
            drafted_seconds=proved.drafted_seconds,
            drafted_tokens=proved.drafted_tokens,
            difference=None
            if parting is None
            else Parting(parting.place, parting.before, parting.plain, parting.drafted, parting.gap),
            agreement=self._agreement(exchange, proved.text),
            seed=proved.seed,
            proposed=proved.proposed,
        )
        self._keep(exchange, proof)
        self._give_up(ProofState(ProofStage.DONE, proof=proof))
        self.proved.emit(exchange)

    @Slot(object)
    def _on_failed(self, failed: Failed) -> None:
        if failed.id == self._order:
            self._give_up(_failure(failed.message, failed.hint))

    @Slot(object)
    def _on_activity_changed(self, activity: Activity) -> None:
        if self._order is not None and (activity.is_busy or activity.kind is ActivityKind.LOADING):
            message = self.tr("Stopped: something else was asked for.")
            self._give_up(ProofState(ProofStage.STOPPED, message=message))

    @Slot(object)
    def _on_engine_died(self, death: EngineDeath) -> None:
        if self._order is not None:
            self._give_up(_failure(death.message, death.hint))


def _failure(message: str, hint: str) -> ProofState:
    return ProofState(ProofStage.FAILED, message=message, hint=hint)


def _length(exchange: Exchange) -> int:
    """Tokens of the reply, as many as shall be written again; 0 when unknown."""
    traced = sum(len(one.characters) for one in exchange.trace.rounds if one.is_known)
    return max(traced, exchange.statistics.committed if exchange.statistics is not None else 0)
