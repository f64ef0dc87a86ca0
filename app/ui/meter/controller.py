"""Follows the answer under way and tells the meter's views what to show."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from app.ui.activity import Activity, ActivityKind
from app.ui.chat.controller import ChatController
from app.ui.chat.exchange import Exchange, ReplyEnd
from app.ui.meter.reading import Reading, Recent
from app.ui.meter.tally import Tally
from app.ui.reply_method import ReplyMethod
from app.workers.coalescer import TextBatch


class MeterController(QObject):
    """Keeps the latest reading, and adds the conversation up.

    Signals:
        reading_changed (Reading or None): There are new measurements, or none any more.
        tally_changed (Tally): Another reply was added to the conversation, or a new one begins.
        paced (float, float or None, int): Pace now and plain pace, in tokens per second, and how many tokens
            are drafted at a time, for the chart.
        activity_changed (Activity, Reading or None): The engine does something else.
    """

    reading_changed = Signal(object)
    tally_changed = Signal(object)
    paced = Signal(object, object, int)
    activity_changed = Signal(object, object)

    def __init__(self, chat: ChatController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chat = chat
        self._recent = Recent()
        self._reading: Reading | None = None
        self._tally = Tally()
        chat.exchange_started.connect(self._on_reply_begun)
        chat.reply_renewed.connect(self._on_reply_begun)
        chat.reply_resumed.connect(self._on_reply_begun)
        chat.reply_extended.connect(self._on_reply_extended)
        chat.reply_ended.connect(self._on_reply_ended)
        chat.exchange_withdrawn.connect(self._on_exchange_withdrawn)
        chat.exchanges_shown.connect(self._on_exchanges_shown)
        chat.cleared.connect(self._on_cleared)
        chat.activity_changed.connect(self._on_activity_changed)

    @property
    def reading(self) -> Reading | None:
        """The measurements of the last answer; None until it has any."""
        return self._reading

    @property
    def live_reading(self) -> Reading | None:
        """The measurements of the answer that is being written; None while none is."""
        return self._reading if self._chat.activity.kind == ActivityKind.WRITING else None

    @property
    def tally(self) -> Tally:
        """The conversation so far; each version of an answer counts once."""
        return self._tally

    def _start_over(self) -> None:
        self._recent.clear()
        self._read(None)

    def _read(self, reading: Reading | None) -> None:
        self._reading = reading
        self.reading_changed.emit(reading)

    @Slot(object)
    def _on_reply_begun(self, _exchange: Exchange) -> None:
        self._start_over()  # what the former answer measured would stand there as if it were this one's

    @Slot(object)
    def _on_exchange_withdrawn(self, _exchange: Exchange) -> None:
        self._start_over()
        self._show_last()

    @Slot(object)
    def _on_exchanges_shown(self, _exchanges: list[Exchange]) -> None:
        self._show_last()

    def _show_last(self) -> None:
        """Show what was measured of the last answer of the conversation that is shown, if anything was."""
        last = next((one for one in reversed(self._chat.exchanges) if one.answer), None)
        record = last.record if last is not None and not last.outcome.is_open else None
        if self._chat.activity.is_busy or record is None or record.statistics is None:
            return
        if record.statistics.committed:
            plan = ReplyMethod(record.method, record.draft is not None)
            self._read(self._recent.final(record.statistics, plan, record.method))

    @Slot(object, object)
    def _on_reply_extended(self, _exchange: Exchange, batch: TextBatch) -> None:
        self._recent.add(batch.rounds)
        reading = self._recent.reading(batch.statistics, self._chat.plan)
        self._read(reading)
        if reading.now is not None and self._recent.is_settled:
            plain = batch.statistics.plain_tokens_per_second
            self.paced.emit(reading.now, plain, reading.draft_length)

    @Slot(object)
    def _on_reply_ended(self, end: ReplyEnd) -> None:
        self._count(end)
        if end.statistics is not None and end.method is not None and end.statistics.committed:
            self._read(self._recent.final(end.statistics, self._chat.plan, end.method))
        elif self._reading is not None:
            pace = self._reading.statistics.tokens_per_second
            self._read(replace(self._reading, is_final=True, now=pace))

    def _count(self, end: ReplyEnd) -> None:
        """Add what was written, unless nothing was to draft: then it says nothing about the draft."""
        compared = end.written.comparison if end.written is not None else None
        if compared is not None and self._chat.plan.may_draft:
            self._tally = self._tally.plus(compared, is_more=end.is_continued)
            self.tally_changed.emit(self._tally)

    @Slot()
    def _on_cleared(self) -> None:
        self._start_over()
        self._tally = Tally()
        self.tally_changed.emit(self._tally)

    @Slot(object)
    def _on_activity_changed(self, activity: Activity) -> None:
        self.activity_changed.emit(activity, self.live_reading)
