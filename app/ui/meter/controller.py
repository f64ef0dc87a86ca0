"""Follows the answer under way and tells the meter's views what to show."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from app.core.generation import Method
from app.ui.activity import Activity, ActivityKind
from app.ui.chat.controller import ChatController, ReplyEnd
from app.ui.chat.exchange import Exchange
from app.ui.meter.reading import Reading, Recent
from app.ui.models.controller import ModelController
from app.workers.coalescer import TextBatch


class MeterController(QObject):
    """Keeps the latest reading.

    Signals:
        reading_changed (Reading or None): There are new measurements, or none any more.
        paced (float, float or None): Pace now and plain pace, in tokens per second, for the chart.
        activity_changed (Activity, Reading or None): The engine does something else.
    """

    reading_changed = Signal(object)
    paced = Signal(object, object)
    activity_changed = Signal(object, object)

    def __init__(self, chat: ChatController, models: ModelController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._models = models
        self._recent = Recent()
        self._reading: Reading | None = None
        self._activity = chat.activity
        chat.exchange_started.connect(self._on_reply_begun)
        chat.reply_renewed.connect(self._on_reply_begun)
        chat.reply_extended.connect(self._on_reply_extended)
        chat.reply_ended.connect(self._on_reply_ended)
        chat.cleared.connect(self._on_cleared)
        chat.activity_changed.connect(self._on_activity_changed)

    @property
    def reading(self) -> Reading | None:
        """The latest measurements; None before the first answer."""
        return self._reading

    @property
    def may_draft(self) -> bool:
        """Whether a draft takes part as far as model and method go."""
        loaded = self._models.loaded
        return loaded is not None and loaded.draft is not None and self._models.method != Method.PLAIN

    def _read(self, reading: Reading | None) -> None:
        self._reading = reading
        self.reading_changed.emit(reading)

    @Slot(object)
    def _on_reply_begun(self, _exchange: Exchange) -> None:
        self._recent.clear()

    @Slot(object, object)
    def _on_reply_extended(self, _exchange: Exchange, batch: TextBatch) -> None:
        self._recent.add(batch.rounds)
        reading = self._recent.reading(batch.statistics)
        self._read(reading)
        if reading.now is not None and self._recent.is_settled:
            self.paced.emit(reading.now, batch.statistics.plain_tokens_per_second)

    @Slot(object)
    def _on_reply_ended(self, end: ReplyEnd) -> None:
        if end.statistics is not None and end.method is not None and end.statistics.committed:
            reading = self._recent.final(end.statistics, end.method)
            self._read(reading)
            self.paced.emit(reading.now, end.statistics.plain_tokens_per_second)

        elif self._reading is not None:
            pace = self._reading.statistics.tokens_per_second
            self._read(replace(self._reading, is_final=True, now=pace))

    @Slot()
    def _on_cleared(self) -> None:
        self._recent.clear()
        self._read(None)

    @Slot(object)
    def _on_activity_changed(self, activity: Activity) -> None:
        self._activity = activity
        is_fresh = activity.kind == ActivityKind.WRITING
        self.activity_changed.emit(activity, self._reading if is_fresh else None)
