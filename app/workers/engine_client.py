"""The engine process as the window sees it: methods give orders, signals bring reports."""

import logging
from collections.abc import Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.core.conversation import Conversation
from app.core.generation import AUTOMATIC, DraftingSettings, Method, Overflow, SamplingSettings
from app.service.messages import (
    PROTOCOL,
    Cancel,
    Committed,
    Count,
    Counted,
    Failed,
    Finished,
    Generate,
    Hello,
    LeftOut,
    Load,
    Loaded,
    LoadProgress,
    Order,
    PromptRead,
    ProofProgress,
    Prove,
    Proved,
    Quit,
    Report,
    decode_report,
    encode,
)
from app.workers.coalescer import Coalescer, TextBatch
from app.workers.engine_death import EngineDeath
from app.workers.engine_process import EngineProcess
from app.workers.interpreter import Interpreter
from app.workers.order_book import OrderBook, OrderEnd

_log = logging.getLogger(__name__)

CANCEL_PATIENCE_MS = 5_000
"""Milliseconds a cancelled order may take to end before the engine is killed."""

HELLO_PATIENCE_MS = 60_000
"""Milliseconds a new engine may take to say Hello; a cold disk is slow."""


class EngineClient(QObject):
    """Starts the engine, speaks with it, and survives it.

    One order runs at a time: a new one cancels the one before, and reports about older ones are ignored,
    except for what an older load did to the models that the engine holds. Counting is no such order: it waits
    until the engine has time for it, only the newest count is answered, and a new order stops it.

    Signals:
        engine_ready (Hello): A new engine runs and speaks our protocol.
        load_progressed (LoadProgress): A model is being loaded.
        models_loaded (Loaded): The models of the latest load are ready.
        models_replaced (Loaded or None): A load that was overtaken has changed what the engine holds: these
            models, or none. The latest order goes on.
        messages_left_out (LeftOut): So much of the conversation is not read; told before the reply begins.
        prompt_progressed (PromptRead): The prompt is being read.
        text_committed (TextBatch): The reply has grown; about 30 times a second.
        generation_finished (Finished): The reply is complete; all its text was sent before.
        counted (Counted): The newest count.
        proof_progressed (ProofProgress): A reply is being written twice.
        proved (Proved): It was; a proof that was cancelled fails.
        request_failed (Failed): The latest order, or the newest count, could not be carried out; the engine
            goes on.
        engine_died (EngineDeath): The engine process is gone, and nobody asked it to go.
        shut_down (): The engine process is gone because shutdown() asked for it, or there was none.
    """

    engine_ready = Signal(object)
    load_progressed = Signal(object)
    models_loaded = Signal(object)
    models_replaced = Signal(object)
    messages_left_out = Signal(object)
    prompt_progressed = Signal(object)
    text_committed = Signal(object)
    generation_finished = Signal(object)
    counted = Signal(object)
    proof_progressed = Signal(object)
    proved = Signal(object)
    request_failed = Signal(object)
    engine_died = Signal(object)
    shut_down = Signal()

    def __init__(
        self,
        command: Sequence[str],
        coalescer: Coalescer | None = None,
        cancel_patience_ms: int = CANCEL_PATIENCE_MS,
        hello_patience_ms: int = HELLO_PATIENCE_MS,
        parent: QObject | None = None,
    ) -> None:
        """Prepare a client; start() starts the engine.

        Args:
            command: Program and arguments of the engine process.
            coalescer: Joins the reports of rounds; a default one when None.
            cancel_patience_ms: How long a cancelled order may go on before the engine is killed.
            hello_patience_ms: How long a new engine may keep silent before it is killed.
            parent: Owner in Qt's tree.
        """
        super().__init__(parent)
        self._command = tuple(command)
        self._coalescer = coalescer or Coalescer(parent=self)
        self._coalescer.batch_gathered.connect(self._on_batch_gathered)
        self._process: EngineProcess | None = None
        self._book = OrderBook()
        self._interpreter = Interpreter()
        self._is_ready = False
        self._wants_shutdown = False
        self._cancel_timer = QTimer(self, singleShot=True, interval=cancel_patience_ms)
        self._cancel_timer.timeout.connect(self._on_cancel_unanswered)
        self._hello_timer = QTimer(self, singleShot=True, interval=hello_patience_ms)
        self._hello_timer.timeout.connect(self._on_hello_missing)

    @property
    def is_ready(self) -> bool:
        """Whether an engine runs that takes orders."""
        return self._is_ready

    @property
    def process_id(self) -> int | None:
        """Process id of the engine, or None when there is none."""
        return self._process.process_id if self._process is not None else None

    def start(self) -> None:
        """Start an engine unless one runs; engine_ready or engine_died follows."""
        if self._process is not None:
            return
        self._wants_shutdown = False
        self._process = EngineProcess(self._command, self)
        self._process.line_received.connect(self._on_line_received)
        self._process.ended.connect(self._on_ended)
        self._hello_timer.start()
        self._process.start()

    def restart(self) -> None:
        """Start anew: end the engine that runs, if any, without calling it a death."""
        self.abandon()
        self.start()

    def load(
        self,
        target: Path | str,
        draft: Path | str | None = None,
        context_length: int | None = None,
        threads: int | None = None,
        *,
        flash_attention: bool = True,
    ) -> int:
        """Ask for these models and return the order's id; models_loaded or request_failed follows."""
        order_id = self._begin_order()
        drafting = str(draft) if draft is not None else None
        self._send(Load(order_id, str(target), drafting, context_length, threads, flash_attention))
        return order_id

    def generate(
        self,
        conversation: Conversation,
        sampling: SamplingSettings,
        method: Method = Method.AUTO,
        max_tokens: int | None = None,
        drafting: DraftingSettings = AUTOMATIC,
        overflow: Overflow = Overflow.REFUSE,
    ) -> int:
        """Ask for the next reply, or for more of the last one, and return the order's id.

        generation_finished or request_failed follows.
        """
        order_id = self._begin_order()
        self._send(Generate(order_id, conversation, sampling, method, max_tokens, drafting, overflow))
        return order_id

    def prove(
        self,
        conversation: Conversation,
        sampling: SamplingSettings,
        method: Method = Method.AUTO,
        max_tokens: int | None = None,
        drafting: DraftingSettings = AUTOMATIC,
        overflow: Overflow = Overflow.REFUSE,
    ) -> int:
        """Ask for a reply written twice and return the order's id; proved or request_failed follows."""
        order_id = self._begin_order()
        self._send(Prove(order_id, conversation, sampling, method, max_tokens, drafting, overflow))
        return order_id

    def count(self, conversation: Conversation) -> int:
        """Ask how much of the context this takes and return the count's id.

        counted or request_failed follows. What runs goes on; an older count that is not answered yet
        never will be.
        """
        self._cancel_count()
        order_id = self._book.begin_count()
        self._send(Count(order_id, conversation))
        return order_id

    def cancel(self) -> None:
        """Ask the running order to stop; when it does not, the engine is killed and engine_died says so."""
        running = self._book.running
        if running is not None and self._book.cancelled != running:
            self._book.cancelled = running
            self._send(Cancel(running))
            self._cancel_timer.start()

    def shutdown(self, timeout_ms: int = 1_500) -> None:
        """End the engine: ask first, kill after this many milliseconds; shut_down follows."""
        self._wants_shutdown = True
        if self._process is None:
            self.shut_down.emit()
            return
        self._is_ready = False
        self._send(Quit())
        self._process.dismiss(timeout_ms)

    def abandon(self) -> None:
        """Kill the engine at once and wait for its end: the last resort, when the event loop is over."""
        if self._process is not None:
            self._process.abandon()
        self._forget_process()

    def _begin_order(self) -> int:
        self._coalescer.flush()
        self._cancel_count()  # of a long conversation it takes seconds
        self.cancel()
        return self._book.begin()

    def _cancel_count(self) -> None:
        if self._book.counting is not None:
            self._send(Cancel(self._book.counting))

    def _send(self, order: Order) -> None:
        if self._process is not None:
            self._process.send(encode(order))

    @Slot(object)
    def _on_line_received(self, line: bytes) -> None:
        try:
            report = decode_report(line)
        except msgspec.MsgspecError as error:
            _log.warning("ignored a line from the engine that is no report (%s): %.80r", error, line)
            return
        if isinstance(report, Hello) or not self._wants_shutdown:
            if self._book.ends_wait(report):
                self._cancel_timer.stop()
            self._receive(self._interpreter.report(report) if isinstance(report, OrderEnd) else report)

    def _receive(self, report: Report) -> None:
        if isinstance(report, Hello):
            self._greet(report)
        elif report.id == self._book.counting:
            self._book.counting = None
            (self.counted if isinstance(report, Counted) else self.request_failed).emit(report)
        elif report.id != self._book.running:
            self._note_older(report)
        else:
            self._pass_on(report)

    def _pass_on(self, report: Report) -> None:
        if isinstance(report, OrderEnd):
            self._coalescer.flush()
            self._book.running = None
        match report:
            case Committed():
                self._coalescer.add(report)
            case LoadProgress():
                self.load_progressed.emit(report)
            case LeftOut():
                self.messages_left_out.emit(report)
            case PromptRead():
                self.prompt_progressed.emit(report)
            case ProofProgress():
                self.proof_progressed.emit(report)
            case Loaded():
                self.models_loaded.emit(report)
            case Finished():
                self.generation_finished.emit(report)
            case Proved():
                self.proved.emit(report)
            case Failed():
                self.request_failed.emit(report)

    def _note_older(self, report: Report) -> None:
        """Keep account of what the engine holds; the rest of an older order is of no interest."""
        _log.debug("a report about an older order: %s", type(report).__name__)
        if isinstance(report, Loaded):
            self.models_replaced.emit(report)
        elif isinstance(report, Failed) and report.target_lost:
            self.models_replaced.emit(None)

    def _greet(self, hello: Hello) -> None:
        self._hello_timer.stop()
        if self._wants_shutdown or self._process is None:
            return
        if hello.protocol == PROTOCOL:
            self._is_ready = True
            self.engine_ready.emit(hello)
            return
        message = self.tr("Window and engine are of different versions ({ours} and {theirs}).")
        message = message.format(ours=PROTOCOL, theirs=hello.protocol)
        hint = self.tr("Install the program again, so that both come from one version.")
        self._process.kill_because(message, hint)

    @Slot(object)
    def _on_batch_gathered(self, batch: TextBatch) -> None:
        self.text_committed.emit(batch)

    @Slot()
    def _on_cancel_unanswered(self) -> None:
        if self._process is not None:
            self._process.kill_because(
                self.tr("The engine did not stop when asked, so it was ended."),
                self.tr("Restart it to go on; the conversation is kept."),
            )

    @Slot()
    def _on_hello_missing(self) -> None:
        if self._process is not None:
            self._process.kill_because(
                self.tr("The engine did not answer after its start."), self.tr("Try to restart it.")
            )

    @Slot(object)
    def _on_ended(self, death: EngineDeath) -> None:
        self._coalescer.flush()
        self._forget_process()
        if self._wants_shutdown:
            self.shut_down.emit()
        else:
            self.engine_died.emit(death)

    def _forget_process(self) -> None:
        self._hello_timer.stop()
        self._cancel_timer.stop()
        self._book.forget()
        self._is_ready = False
        if self._process is not None:
            self._process.deleteLater()
            self._process = None
