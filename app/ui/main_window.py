# ruff: noqa: N802  Qt's own names
"""The window: puts the parts in their places and connects them."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import Qt, QUrl, Signal, Slot
from PySide6.QtGui import QCloseEvent, QDesktopServices, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QMessageBox, QSizePolicy, QVBoxLayout, QWidget

from app import NAME
from app.service.messages import Failed
from app.ui.actions.registry import ActionGroup, ActionRegistry, ActionSpec
from app.ui.activity import Activity, ActivityKind
from app.ui.chat.banner import Banner
from app.ui.chat.column_scroll import COLUMN_WIDTH
from app.ui.chat.composer import Composer
from app.ui.chat.controller import ChatController
from app.ui.chat.draft import Draft
from app.ui.chat.exchange import Exchange
from app.ui.chat.queue_row import QueueRow
from app.ui.chat.transcript import Transcript
from app.ui.context.choice import FullChoice
from app.ui.context.gauge import ContextGauge
from app.ui.conversations.undo_strip import UndoStrip
from app.ui.meter.controller import MeterController
from app.ui.meter.dock import MeterDock
from app.ui.meter.panel import MeterPanel
from app.ui.meter.reading import Reading
from app.ui.meter.strip import MeterStrip
from app.ui.meter.strip_chart import StripChart
from app.ui.models.controller import ModelController
from app.ui.models.model_bar import ModelBar
from app.ui.models.notice_strip import NoticeStrip
from app.ui.theme import Theme
from app.ui.wording import Wording

_LINK_SCHEMES = ("http", "https", "mailto")


class MainWindow(QMainWindow):
    """The whole program, as the user sees it.

    Signals:
        closed (): The window was closed; the program shall end.
        resized (): The window has another size.
    """

    closed = Signal()
    resized = Signal()

    def __init__(
        self,
        theme: Theme,
        models: ModelController,
        chat: ChatController,
        meter: MeterController,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Build the window.

        Args:
            theme: Colours and type.
            models: Which models are in use.
            chat: The conversation.
            meter: The measurements.
            clock: Time in seconds, for the chart.
        """
        super().__init__()
        self._theme = theme
        self._models = models
        self._chat = chat
        self._meter = meter
        self._wording = Wording(parent=self)
        self.registry = ActionRegistry(self)
        self.setWindowTitle(NAME)
        self.model_bar = ModelBar(theme, self._wording, models)
        self.notices = NoticeStrip(theme)
        self.storage_notices = NoticeStrip(theme)
        self.columns = QHBoxLayout()
        self.transcript = Transcript(theme, self._wording)
        self.banner = Banner(theme)
        self.queue_row = QueueRow(theme)
        self.composer = Composer(theme, self._wording.numbers)
        self.full_choice = FullChoice(theme)
        self.context_gauge = ContextGauge(theme, self._wording.numbers)
        self.undo = UndoStrip(theme)
        self.chart = StripChart(theme, clock, self._wording)
        self.meter_panel = MeterPanel(theme, self._wording, self.chart)
        self.meter_strip = MeterStrip(theme, self._wording)
        self.meter_dock = MeterDock(
            theme, self.meter_panel, self.meter_strip, self.columns, self, lambda: bool(chat.exchanges)
        )
        self._arrange()
        self._add_shortcuts()
        self._connect_chat()
        self._connect_meter()
        self.composer.setFocus()
        self._on_activity_changed(chat.activity)
        self._on_meter_activity_changed(chat.activity, None)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close at once; whoever listens ends the engine."""
        super().closeEvent(event)
        self.closed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the meter where room is short."""
        super().resizeEvent(event)
        self.meter_dock.place()
        self.resized.emit()

    def _arrange(self) -> None:
        foot = QWidget()
        foot.setMaximumWidth(self._theme.type.pixels(COLUMN_WIDTH + 40))
        lower = QVBoxLayout(foot)
        lower.setContentsMargins(0, 0, 0, 8)
        lower.setSpacing(10)
        for part in (self.banner, self.undo, self.meter_strip, self.full_choice, self.queue_row):
            lower.addWidget(part)
        typing = QVBoxLayout()
        typing.setSpacing(4)
        typing.addWidget(self.composer)
        typing.addWidget(self.context_gauge)
        lower.addLayout(typing)
        centred = QHBoxLayout()
        centred.setContentsMargins(20, 0, 20, 0)
        centred.addStretch(1)
        centred.addWidget(foot, 100)
        centred.addStretch(1)
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.model_bar)
        middle.addWidget(self.storage_notices)
        middle.addWidget(self.notices)
        middle.addWidget(self.transcript, 1)
        # It gives way first: nothing of what asks for a decision below it shall be cut.
        self.transcript.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        middle.addLayout(centred)
        whole = QWidget()
        row = self.columns
        whole.setLayout(row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(middle, 1)
        row.addWidget(self.meter_panel)
        bar = self.model_bar.layout()
        if bar is not None:
            bar.addWidget(self.meter_dock.button)
        self.setCentralWidget(whole)
        self.setMinimumSize(560, 440)  # whatever the size of the type: the screen does not grow with it

    def _add_shortcuts(self) -> None:
        talk, model = ActionGroup.CONVERSATION, ActionGroup.MODELS
        for spec in (
            ActionSpec("new_chat", self.tr("New chat"), talk, self._on_new_chat_requested, ("Ctrl+N",)),
            ActionSpec("stop", self.tr("Stop"), talk, self._chat.stop, ("Esc",)),
            ActionSpec(
                "open_target", self.tr("Open target…"), model, self.model_bar.open_target, ("Ctrl+O",)
            ),
            ActionSpec("open_draft", self.tr("Open draft…"), model, self.model_bar.open_draft),
            ActionSpec(
                "toggle_meter",
                self.tr("Show or hide the meter"),
                ActionGroup.VIEW,
                self.meter_dock.toggle,
                ("Ctrl+Shift+B",),
                words=self.tr("dock speed measurements"),
            ),
        ):
            self.registry.add(spec)

    def _connect_chat(self) -> None:
        chat, transcript, composer = self._chat, self.transcript, self.composer
        chat.exchange_started.connect(transcript.start_exchange)
        chat.reply_renewed.connect(transcript.renew_reply)
        chat.reply_resumed.connect(transcript.resume_reply)
        chat.reply_extended.connect(transcript.extend_reply)
        chat.reply_ended.connect(transcript.end_reply)
        chat.reach_changed.connect(transcript.show_reach)
        chat.exchange_withdrawn.connect(transcript.withdraw_exchange)
        chat.cleared.connect(transcript.clear)
        chat.exchanges_shown.connect(transcript.show_exchanges)
        chat.earlier_shown.connect(transcript.show_earlier)
        chat.editing_changed.connect(composer.show_editing)
        transcript.earlier_requested.connect(chat.show_earlier)
        composer.last_wanted.connect(chat.edit_last)
        composer.edit_cancelled.connect(chat.cancel_edit)
        chat.activity_changed.connect(self._on_activity_changed)
        for changed in (
            chat.exchange_started,
            chat.exchange_withdrawn,
            chat.exchanges_shown,
            chat.reply_renewed,
            chat.reply_resumed,
            chat.reply_ended,
        ):
            changed.connect(self._on_business_changed)
        chat.engine_died.connect(self.banner.show_death)
        chat.engine_revived.connect(self.banner.hide)
        self.banner.restart_requested.connect(self._models.restart)
        composer.message_composed.connect(self._on_message_composed)
        composer.stop_requested.connect(chat.stop)
        composer.pages_turned.connect(transcript.turn_pages)
        transcript.example_chosen.connect(composer.fill)
        transcript.model_wanted.connect(self.model_bar.open_target)
        transcript.retry_requested.connect(chat.retry)
        transcript.edit_requested.connect(self._on_edit_requested)
        transcript.link_requested.connect(self._on_link_requested)
        self._models.models_changed.connect(self._on_models_changed)
        self._models.notice_changed.connect(self.notices.show_notice)
        self._models.load_failed.connect(self._on_load_failed)

    def _connect_meter(self) -> None:
        self._meter.paced.connect(self.chart.add)
        self.meter_dock.put_away.connect(self.composer.setFocus)
        self._meter.tally_changed.connect(self.meter_panel.show_tally)
        self._meter.reading_changed.connect(self._on_reading_changed)
        self._meter.activity_changed.connect(self._on_meter_activity_changed)

    @Slot(object)
    def _on_activity_changed(self, activity: Activity) -> None:
        self.transcript.show_activity(self._chat.activity_here)
        self.composer.show_activity(activity, self._chat.is_busy)

    @Slot(object)
    def _on_business_changed(self, _news: object) -> None:
        self.composer.show_activity(self._chat.activity, self._chat.is_busy)

    @Slot(object)
    def _on_reading_changed(self, reading: Reading | None) -> None:
        self.meter_panel.show_reading(reading)
        self.meter_strip.show_reading(reading)
        self.meter_dock.place()

    @Slot(object, object)
    def _on_meter_activity_changed(self, activity: Activity, reading: Reading | None) -> None:
        self.model_bar.show_activity(activity, reading)
        self._show_sentence(activity, reading)

    def _show_sentence(self, activity: Activity, reading: Reading | None) -> None:
        if activity.kind == ActivityKind.IDLE:
            reading = self._meter.reading  # the last reply's numbers still stand there; so may their reason
        plan = self._models.plan
        plan_shown = reading.plan if reading is not None and activity.is_busy else plan
        self.meter_panel.show_method(plan_shown if self._models.loaded is not None else None)
        self.meter_panel.show_sentence(self._wording.sentence(activity, reading, plan))
        self.meter_strip.show_sentence(self._wording.brief_sentence(activity, reading, plan))

    @Slot()
    def _on_models_changed(self) -> None:
        loaded = self._models.loaded
        self.meter_panel.show_memory(loaded.memory if loaded is not None else None)
        if loaded is not None:
            self.transcript.set_speaker(loaded.target.name)
        self._show_sentence(self._chat.activity, self._meter.live_reading)

    @Slot(str)
    def _on_message_composed(self, text: str) -> None:
        if self._chat.send(text, self.composer.draft.attachments):
            self.composer.empty()

    @Slot()
    def _on_new_chat_requested(self) -> None:
        self._chat.clear()
        self.composer.setFocus()

    @Slot(object)
    def _on_edit_requested(self, exchange: Exchange) -> None:
        if exchange.answer:
            self._chat.edit(exchange)  # what is written stays as a version
        else:
            self._chat.withdraw(exchange)
            self.composer.take_up(Draft(exchange.question, exchange.attachments))

    @Slot(object)
    def _on_load_failed(self, failed: Failed) -> None:
        self._tell(QMessageBox.Icon.Warning, failed.message, failed.hint)

    @Slot(str)
    def _on_link_requested(self, address: str) -> None:
        url = QUrl(address)
        if url.scheme().lower() not in _LINK_SCHEMES:
            return
        question = self._box(QMessageBox.Icon.Question, self.tr("Open this address in the browser?"), address)
        question.setStandardButtons(QMessageBox.StandardButton.Open | QMessageBox.StandardButton.Cancel)
        question.setDefaultButton(QMessageBox.StandardButton.Cancel)
        agree = question.button(QMessageBox.StandardButton.Open)
        agree.clicked.connect(lambda: QDesktopServices.openUrl(url))
        question.open()

    def _tell(self, icon: QMessageBox.Icon, message: str, hint: str) -> None:
        self._box(icon, message, hint).open()

    def _box(self, icon: QMessageBox.Icon, message: str, detail: str) -> QMessageBox:
        box = QMessageBox(icon, NAME, message, parent=self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setInformativeText(detail)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return box
