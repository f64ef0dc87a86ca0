"""The engine process: reads orders, reports what happens, and keeps the channel clean.

Start-up: move the standard streams away so that nothing printed by native code can enter the protocol; lead
all logs into a file; say hello; then a reader thread takes orders from standard input while the main
thread, the only one that touches the models, carries them out one after the other. A cancel does not
queue: the reader raises the flag that the decoder and llama.cpp look at. The end of standard input, such
as the window's death, ends the process.
"""

import contextlib
import logging
import threading
from pathlib import Path
from typing import BinaryIO, Literal

import msgspec

from app import VERSION
from app.core.cancellation import CancelFlag, CancelledError
from app.core.events import GenerationFinished, MessagesLeftOut, PromptProgress, TokensCommitted
from app.core.llama.library import llama_library
from app.core.llama.model import ModelOptions
from app.errors import AppError
from app.service.channel import log_to_file, take_over_standard_streams
from app.service.desk import Desk, Work
from app.service.loading import Progress
from app.service.messages import (
    PROTOCOL,
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
    PromptRead,
    Prove,
    Quit,
    Report,
    decode_order,
    encode,
)
from app.service.proof import Proof
from app.service.session import Session
from app.storage.cost_cache import CostCache
from app.storage.paths import costs_folder, engine_log

logger = logging.getLogger(__name__)


def run_engine() -> int:
    """Serve the window on standard input and output until told to quit. Returns the exit status."""
    orders, reports = take_over_standard_streams()
    log_to_file(engine_log())
    cancel = CancelFlag()
    try:
        Host(Session(cancel, CostCache(costs_folder())), cancel, orders, reports).serve()
    except BrokenPipeError:
        logger.info("the window is gone")
        with contextlib.suppress(BrokenPipeError):
            reports.close()
    return 0


class _Numbered(msgspec.Struct):
    """What all orders about models have."""

    id: int


class Host:
    """Carries out orders one after the other; a cancel overtakes them."""

    def __init__(self, session: Session, cancel: CancelFlag, orders: BinaryIO, reports: BinaryIO) -> None:
        """Connect a session to a channel.

        Args:
            session: Owns the models.
            cancel: The flag the session obeys.
            orders: Where lines from the window come in.
            reports: Where lines to the window go out.
        """
        self._session = session
        self._cancel = cancel
        self._desk = Desk(cancel)
        self._orders = orders
        self._reports = reports
        self._writing = threading.Lock()

    def serve(self) -> None:
        """Say hello, then work until a Quit or the end of the orders.

        Raises:
            BrokenPipeError: The window is gone.
        """
        self._send(Hello(PROTOCOL, VERSION, llama_library().system))
        threading.Thread(target=self._read, name="orders", daemon=True).start()
        try:
            while (order := self._desk.next()) is not None:
                self._carry_out(order)
        finally:
            self._session.close()

    def _read(self) -> None:
        try:
            for line in self._orders:
                try:
                    order = decode_order(line)
                except (msgspec.MsgspecError, AppError) as error:
                    logger.warning("not an order: %s", error)
                    self._refuse(line, error)
                    continue
                self._desk.put(order)
        finally:
            self._desk.put(Quit())

    def _refuse(self, line: bytes, error: Exception) -> None:
        """Answer an order that makes no sense, when at least its id does."""
        with contextlib.suppress(msgspec.MsgspecError, BrokenPipeError):
            order_id = msgspec.json.decode(line, type=_Numbered).id
            message, hint = (
                (error.message, error.hint)
                if isinstance(error, AppError)
                else (f"The engine did not understand the order: {error}.", "")
            )
            self._send(Failed(order_id, message, hint))

    def _carry_out(self, order: Work) -> None:
        had_target = self._session.models.has_target
        try:
            match order:
                case Load():
                    self._load(order)
                case Generate():
                    self._generate(order)
                case Count():
                    self._count(order)
                case Prove():
                    for report in Proof(self._session, order).reports():
                        self._send(report)
            return
        except CancelledError:
            message, hint = "Stopped.", ""
        except AppError as error:
            message, hint = error.message, error.hint
        except BrokenPipeError:
            raise
        except Exception as error:
            # A fault of ours must not take the models and the process with it.
            logger.exception("order failed")
            message, hint = f"The engine failed: {error}.", f"See the log: {engine_log()}"
        target_lost = had_target and not self._session.models.has_target
        self._send(Failed(order.id, message, hint, target_lost))

    def _load(self, order: Load) -> None:
        models = self._session.models
        options = ModelOptions(
            context_length=order.context_length,
            threads=order.threads,
            flash_attention=order.flash_attention,
        )
        models.load_target(Path(order.target), options, self._progress(order.id, "target"))
        notices = models.notices
        draft = Path(order.draft) if order.draft else None
        try:
            models.load_draft(draft, order.threads, self._progress(order.id, "draft"))
        except AppError as error:
            notices += (f"The draft cannot be used. {error}",)
        except CancelledError:
            # The target has changed already, so this order did not fail without effect.
            notices += ("Loading the draft was stopped; the target answers without one.",)
        self._send(
            Loaded(
                order.id,
                models.target_card,
                models.draft_card,
                notices,
                models.memory,
            )
        )

    def _generate(self, order: Generate) -> None:
        method = self._session.resolve(order.method)
        events = self._session.answer(
            order.conversation, order.sampling, method, order.max_tokens, order.drafting, order.overflow
        )
        for event in events:
            match event:
                case MessagesLeftOut(messages):
                    self._send(LeftOut(order.id, messages))
                case PromptProgress(done, total):
                    self._send(PromptRead(order.id, done, total))
                case TokensCommitted(tokens, text, measured, statistics, characters):
                    self._send(Committed(order.id, tokens, text, measured, statistics, characters))
                case GenerationFinished(reason, text, statistics, fault):
                    self._send(Finished(order.id, reason, text, method, statistics, fault))

    def _count(self, order: Count) -> None:
        self._cancel.raise_if_set()  # a newer one waits already
        found = self._session.count(order.conversation)
        self._send(Counted(order.id, found.whole, found.left_out, self._session.context_length))

    def _progress(self, order_id: int, model: Literal["target", "draft"]) -> Progress:
        """Report each whole percent once."""
        shown = -1

        def report(fraction: float) -> None:
            nonlocal shown
            if (percent := int(fraction * 100)) != shown:
                shown = percent
                self._send(LoadProgress(order_id, model, fraction))

        return report

    def _send(self, report: Report) -> None:
        with self._writing:
            self._reports.write(encode(report))
            self._reports.flush()
