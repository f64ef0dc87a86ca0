# ruff: noqa: N802  Qt's own names
"""The conversation on screen: a column that scrolls, and follows its end while the reader is there."""

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.ui.activity import Activity
from app.ui.chat.exchange import Exchange, ReplyEnd
from app.ui.chat.formula_desk import FormulaDesk
from app.ui.chat.question_view import QuestionView
from app.ui.chat.rehearsal import Rehearsal
from app.ui.chat.reply_view import ReplyView
from app.ui.chat.welcome import Welcome
from app.ui.label import set_mark
from app.ui.theme import Theme
from app.ui.wording import Wording
from app.workers.coalescer import TextBatch

COLUMN_WIDTH = 700
"""The widest the text may become, in pixels, so that lines stay readable."""

_LOOK_ABOVE_MS = 15
"""Until the layout is done and the reader's place is known."""

_NEAR_END = 8
"""Pixels from the end within which the reader counts as being at the end."""


class Transcript(QScrollArea):
    """Shows the exchanges of a conversation.

    Signals:
        example_chosen (str): A question to begin with.
        retry_requested (Exchange): An answer shall be begun again.
        edit_requested (Exchange): A question shall be taken back and edited.
        link_requested (str): A link in an answer was chosen.
        wished (MessageWish): Something shall be done with a message.
        earlier_requested (): The reader is near the beginning of what is shown.
    """

    example_chosen = Signal(str)
    retry_requested = Signal(object)
    edit_requested = Signal(object)
    link_requested = Signal(str)
    wished = Signal(object)
    earlier_requested = Signal()

    def __init__(self, theme: Theme, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._wording = wording
        self._speaker = ""
        self._desk = FormulaDesk(self)
        self._rehearsal = Rehearsal(self)
        self._replies: list[tuple[QuestionView, ReplyView]] = []
        self._is_following = True
        self._from_end: int | None = None
        self._above_timer = QTimer(self, singleShot=True, interval=_LOOK_ABOVE_MS)
        self._above_timer.timeout.connect(self._on_above)
        self.setObjectName("transcript")
        self.setAccessibleName(self.tr("Conversation"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._welcome = Welcome(theme)
        self._welcome.example_chosen.connect(self.example_chosen)
        self._column = QVBoxLayout()
        self._arrange()
        self._end_button = self._make_end_button()
        bar = self.verticalScrollBar()
        set_mark(bar, "idle", "true")
        bar.rangeChanged.connect(self._on_range_changed)
        bar.valueChanged.connect(self._on_value_changed)

    @property
    def is_following(self) -> bool:
        """Whether the end stays in view as the text grows."""
        return self._is_following

    @property
    def replies(self) -> tuple[ReplyView, ...]:
        """The answers shown, oldest first."""
        return tuple(reply for _, reply in self._replies)

    def set_speaker(self, name: str) -> None:
        """Name the model that gives the coming answers."""
        self._speaker = name
        if self._replies and self._replies[-1][1].exchange.outcome.is_open:
            self._replies[-1][1].set_speaker(name)

    @Slot(object)
    def start_exchange(self, exchange: Exchange) -> None:
        """Show a question and an answer that waits."""
        self._welcome.hide()
        if self._replies:
            self._replies[-1][1].offer_actions(is_last=False)
        self._add(exchange, self._column.count() - 1, len(self._replies))
        self.scroll_to_end()

    @Slot(object)
    def show_exchanges(self, exchanges: list[Exchange]) -> None:
        """Show exchanges that were read, below the others."""
        self._welcome.hide()
        if self._replies:
            self._replies[-1][1].offer_actions(is_last=False)
        for exchange in exchanges:
            self._add(exchange, self._column.count() - 1, len(self._replies)).show_whole()
        for _, reply in self._replies[:-1]:
            reply.offer_actions(is_last=False)
        self._look_above()

    @Slot(object)
    def show_earlier(self, exchanges: list[Exchange]) -> None:
        """Show exchanges above the others; what is being read stays where it is."""
        bar = self.verticalScrollBar()
        if self._from_end is None:
            self._from_end = bar.maximum() - bar.value()
        for number, exchange in enumerate(exchanges):
            reply = self._add(exchange, 1 + 2 * number, number)
            reply.show_whole()
            reply.offer_actions(is_last=False)
        self._look_above()

    def _add(self, exchange: Exchange, place: int, number: int) -> ReplyView:
        """Put in a question and its answer."""
        question = QuestionView(self._theme, exchange)
        if not exchange.question:
            question.hide()
        question.wished.connect(self.wished)
        reply = ReplyView(self._theme, self._wording, exchange, self._desk)
        reply.set_speaker(exchange.speaker or self._speaker)
        reply.wished.connect(self.wished)
        reply.retry_requested.connect(self.retry_requested)
        reply.edit_requested.connect(self.edit_requested)
        reply.link_requested.connect(self.link_requested)
        self._replies.insert(number, (question, reply))
        self._column.insertWidget(place, question)
        self._column.insertWidget(place + 1, reply)
        return reply

    @Slot(object)
    def renew_reply(self, exchange: Exchange) -> None:
        """Begin an answer again."""
        reply = self._reply_of(exchange)
        if reply is not None:
            reply.renew()
            reply.set_speaker(self._speaker)

    @Slot(object, object)
    def extend_reply(self, exchange: Exchange, batch: TextBatch) -> None:
        """Show more of an answer."""
        reply = self._reply_of(exchange)
        if reply is not None:
            reply.text.set_folding(self._is_following)
            self._from_end = None
            reply.extend(batch.text, batch.statistics)

    @Slot(object)
    def end_reply(self, end: ReplyEnd) -> None:
        """Show how an answer ended."""
        reply = self._reply_of(end.exchange)
        if reply is not None:
            reply.end(end)

    @Slot(object)
    def show_activity(self, activity: Activity) -> None:
        """Tell the answer under way what the engine does."""
        if self._replies and self._replies[-1][1].exchange.outcome.is_open:
            self._replies[-1][1].show_activity(activity)

    @Slot(object)
    def withdraw_exchange(self, exchange: Exchange) -> None:
        """Take a question and its answer away."""
        for pair in self._replies:
            if pair[1].exchange is exchange:
                self._replies.remove(pair)
                self._discard(pair)
                break
        self._welcome.setVisible(not self._replies)

    @Slot()
    def clear(self) -> None:
        """Show a new conversation."""
        for pair in self._replies:
            self._discard(pair)
        self._replies.clear()
        self._welcome.show()
        self._follow(True)

    @Slot()
    def scroll_to_end(self) -> None:
        """Go to the end and stay there."""
        self._follow(True)
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    @Slot(int)
    def turn_pages(self, pages: int) -> None:
        """Scroll by pages, up when negative."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + pages * bar.pageStep())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button at its corner."""
        super().resizeEvent(event)
        self._place_end_button()

    def _arrange(self) -> None:
        holder = QWidget()
        holder.setObjectName("transcriptColumn")
        column = QWidget()
        column.setObjectName("transcriptColumn")
        column.setMaximumWidth(self._theme.type.pixels(COLUMN_WIDTH))
        column.setLayout(self._column)
        self._column.setContentsMargins(0, 24, 0, 24)
        self._column.setSpacing(10)
        self._column.addWidget(self._welcome, 1)
        self._column.addStretch(0)
        row = QHBoxLayout(holder)
        row.setContentsMargins(24, 0, 12, 0)
        row.addStretch(1)
        row.addWidget(column, 100)
        row.addStretch(1)
        self.setWidget(holder)

    def _reply_of(self, exchange: Exchange) -> ReplyView | None:
        for _, reply in reversed(self._replies):
            if reply.exchange is exchange:
                return reply
        return None

    def _discard(self, pair: tuple[QuestionView, ReplyView]) -> None:
        for view in pair:
            self._column.removeWidget(view)
            view.hide()
            view.deleteLater()

    def _make_end_button(self) -> QPushButton:
        button = QPushButton("↓", self)
        button.setProperty("role", "round")
        button.setAccessibleName(self.tr("Go to the end"))
        button.setToolTip(self.tr("Go to the end and follow the answer"))
        button.clicked.connect(self.scroll_to_end)
        button.hide()
        return button

    def _place_end_button(self) -> None:
        size = self._end_button.sizeHint()
        self._end_button.move((self.width() - size.width()) // 2, self.height() - size.height() - 10)

    def _follow(self, is_following: bool) -> None:
        self._is_following = is_following
        self._end_button.setVisible(not is_following)
        self._end_button.raise_()
        self._place_end_button()

    @Slot(int, int)
    def _on_range_changed(self, _minimum: int, maximum: int) -> None:
        bar = self.verticalScrollBar()
        set_mark(bar, "idle", "false" if maximum else "true")
        if self._from_end is not None and not self._is_following:
            bar.setValue(maximum - self._from_end)
        elif self._is_following:
            bar.setValue(maximum)

    @Slot(int)
    def _on_value_changed(self, value: int) -> None:
        is_at_end = value >= self.verticalScrollBar().maximum() - _NEAR_END
        if is_at_end != self._is_following:
            self._follow(is_at_end)
        if self._from_end is not None and value != self.verticalScrollBar().maximum() - self._from_end:
            self._from_end = None  # the reader moved
        self._look_above()

    def _look_above(self) -> None:
        """Ask for earlier exchanges once the layout is done, where the reader is near the first."""
        if not self._above_timer.isActive():
            self._above_timer.start()

    @Slot()
    def _on_above(self) -> None:
        bar = self.verticalScrollBar()
        above = bar.maximum() if self._is_following else bar.value()
        if self._replies and above < bar.pageStep():
            self.earlier_requested.emit()
