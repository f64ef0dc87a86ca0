"""An answer that is being written or waits for it."""

from dataclasses import dataclass, replace

from app.core.continuation import joined
from app.core.generation import DraftingSettings, Method, SamplingSettings
from app.core.statistics import Statistics
from app.service.messages import Finished, Loaded
from app.storage.records import ReplyRecord
from app.ui.chat.exchange import Exchange, Outcome, ReplyEnd
from app.ui.chat.thread import Thread
from app.ui.reply_method import ReplyMethod
from app.workers.coalescer import TextBatch


@dataclass(slots=True, eq=False)
class Turn:
    """What is asked for, and how far it has come.

    Attributes:
        thread: Where it is asked.
        exchange: The question and its answer.
        goes_on: Whether the answer goes on where it ended before.
        before: What was measured of it before.
        sampling: How its tokens are chosen; None until it is asked for.
        drafting: How far it shall be drafted, likewise.
        written: What is measured of it now; None before the first token.
        left_out: How many of the oldest messages are not read for it.
        draft: The model that drafts it; None for none.
    """

    thread: Thread
    exchange: Exchange
    goes_on: bool = False
    before: Statistics | None = None
    sampling: SamplingSettings | None = None
    drafting: DraftingSettings | None = None
    written: Statistics | None = None
    left_out: int = 0
    draft: str | None = None

    @property
    def is_borrowing(self) -> bool:
        """Whether it is asked at the end of another conversation."""
        return self.thread.is_borrowing(self.exchange)

    def take(self, batch: TextBatch, loaded: Loaded | None) -> TextBatch:
        """Add what was written, and return it with the numbers of the whole answer."""
        exchange = self.exchange
        self.written = batch.statistics
        whole = replace(batch, statistics=joined(self.before, batch.statistics))
        exchange.trace.extend(batch.rounds, batch.characters, exchange.length)
        if loaded is not None and not exchange.length:
            exchange.begins_thinking = loaded.target.begins_thinking
        exchange.extend(batch.text)
        exchange.outcome = Outcome.WRITING
        exchange.statistics = whole.statistics
        if loaded is not None:
            exchange.add_speaker(loaded.target.name)
            self.draft = loaded.draft.name if loaded.draft is not None else None
        return whole

    def end(self, finished: Finished | None) -> ReplyEnd:
        """Return how it ended; without the engine's word, as far as that is known."""
        if finished is None:
            return ReplyEnd(self.exchange, written=self.written, is_continued=self.goes_on)
        whole = joined(self.before, finished.statistics)
        method = Method.DRAFT if self.goes_on and whole.drafted else finished.method
        return ReplyEnd(self.exchange, finished.text, whole, method, finished.statistics, self.goes_on)

    def close(
        self,
        end: ReplyEnd,
        outcome: Outcome,
        plan: ReplyMethod,
        finished: Finished | None,
    ) -> ReplyRecord:
        """Note in the exchange how it ended, and return the record of it."""
        exchange = self.exchange
        exchange.extend(end.text)
        exchange.outcome = outcome
        exchange.statistics = end.statistics or exchange.statistics
        exchange.trace.cut(exchange.length)
        exchange.record = ReplyRecord(
            exchange.statistics,
            end.method or plan.method,
            exchange.speaker,
            self.draft or self._former_draft(),
            finished.reason if finished is not None else None,
            self.sampling,
            self.drafting,
            exchange.trace.text,
            message=exchange.message,
            hint=exchange.hint,
            is_imported=self.goes_on and exchange.record is not None and exchange.record.is_imported,
        )
        return exchange.record

    def _former_draft(self) -> str | None:
        """Return the model that drafted the part before, if any of it was drafted."""
        record = self.exchange.record
        was_drafted = self.before is not None and self.before.drafted > 0
        return record.draft if self.goes_on and was_drafted and record is not None else None
