"""The conversation on screen: a column that scrolls, and follows its end while the reader is there."""

from PySide6.QtCore import QRect, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.ui.activity import Activity
from app.ui.chat.column_scroll import ColumnScroll
from app.ui.chat.exchange import Exchange, ReplyEnd
from app.ui.chat.exchange_slot import ExchangeSlot
from app.ui.chat.formula_desk import FormulaDesk
from app.ui.chat.question_view import QuestionView
from app.ui.chat.rehearsal import Rehearsal
from app.ui.chat.reply_view import ReplyView
from app.ui.proof.state import ProofState
from app.ui.theme import Theme
from app.ui.wording import Wording
from app.workers.coalescer import TextBatch


class Transcript(ColumnScroll):
    """Shows the exchanges of a conversation; only those near the reader have views.

    Signals:
        example_chosen (str): A question to begin with.
        model_wanted (): A model shall be opened.
        pairs_wanted (): A pair of models shall be chosen.
        retry_requested (Exchange): An answer shall be begun again.
        edit_requested (Exchange): A question shall be taken back and edited.
        link_requested (str): A link in an answer was chosen.
        wished (MessageWish): Something shall be done with a message.
    """

    example_chosen = Signal(str)
    model_wanted = Signal()
    pairs_wanted = Signal()
    retry_requested = Signal(object)
    edit_requested = Signal(object)
    link_requested = Signal(str)
    wished = Signal(object)

    def __init__(self, theme: Theme, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._wording = wording
        self._speaker = ""
        self._desk = FormulaDesk(self)
        self._rehearsal = Rehearsal(self)
        self._shows_tokens = False
        self.setObjectName("transcript")
        self.setAccessibleName(self.tr("Conversation"))
        self._welcome.example_chosen.connect(self.example_chosen)
        self._welcome.model_wanted.connect(self.model_wanted)
        self._welcome.pairs_wanted.connect(self.pairs_wanted)

    @property
    def reach_words(self) -> str:
        """What the line says where the model's reading begins; empty without one."""
        return self._column.reach.words

    @property
    def replies(self) -> tuple[ReplyView, ...]:
        """The answers that have views now, oldest first."""
        return tuple(slot.reply for slot in self._column.built if slot.reply is not None)

    @property
    def questions(self) -> tuple[QuestionView, ...]:
        """The questions that have views now, oldest first."""
        return tuple(slot.question for slot in self._column.built if slot.question is not None)

    def set_speaker(self, name: str) -> None:
        """Name the model that gives the coming answers."""
        self._speaker = name
        last = self._last
        if last is not None and last.reply is not None and last.exchange.outcome.is_open:
            last.reply.set_speaker(name)

    @Slot(object)
    def start_exchange(self, exchange: Exchange) -> None:
        """Show a question and an answer that waits."""
        self._append([exchange])
        self._column.build(self._column.slots[-1])
        self.scroll_to_end()

    @Slot(object)
    def show_exchanges(self, exchanges: list[Exchange]) -> None:
        """Show exchanges that were read, below the others."""
        self._append(exchanges)
        self._settle()
        self._build_seen()
        self._turn.start()

    @Slot(object)
    def show_earlier(self, exchanges: list[Exchange]) -> None:
        """Show exchanges above the others; what is being read stays where it is."""
        self._has_earlier = bool(exchanges)
        self._column.add(exchanges, at_beginning=True)
        self._settle()

    @Slot(object)
    def renew_reply(self, exchange: Exchange) -> None:
        """Begin an answer again."""
        reply = self._reply_of(exchange)
        if reply is not None:
            reply.renew()
            reply.set_speaker(self._speaker)

    @Slot(object)
    def resume_reply(self, exchange: Exchange) -> None:
        """Let an answer that was cut go on."""
        reply = self._reply_of(exchange)
        if reply is not None:
            reply.resume()

    @Slot(object)
    def show_reach(self, exchange: Exchange | None) -> None:
        """Show that the model reads nothing above an exchange, or that it reads everything."""
        self._column.show_reach(exchange)

    @Slot(object, object)
    def extend_reply(self, exchange: Exchange, batch: TextBatch) -> None:
        """Show more of an answer."""
        reply = self._reply_of(exchange)
        if reply is not None:
            reply.text.set_folding(self._is_following)
            reply.extend(batch.text, batch.statistics)

    @Slot(object)
    def end_reply(self, end: ReplyEnd) -> None:
        """Show how an answer ended."""
        reply = self._reply_of(end.exchange)
        if reply is not None:
            reply.set_speaker(end.exchange.speaker or self._speaker)
            reply.end(end)
            self._column.settle()

    @Slot(object, object)
    def show_proof(self, exchange: Exchange, state: ProofState) -> None:
        """Show how the proof of an answer goes on."""
        reply = self._reply_of(exchange)
        if reply is not None:
            reply.show_proof(state)

    def show_tokens(self, is_wanted: bool) -> None:
        """Show the tokens of the answers in place of their Markdown, or no longer."""
        self._shows_tokens = is_wanted
        for reply in self.replies:
            reply.tokens.want(is_wanted)
        self._column.mark_again()

    @Slot(object)
    def show_activity(self, activity: Activity) -> None:
        """Tell the answer under way what the engine does."""
        self._welcome.show_activity(activity)
        last = self._last
        if last is not None and last.reply is not None and last.exchange.outcome.is_open:
            last.reply.show_activity(activity)

    @Slot(object)
    def withdraw_exchange(self, exchange: Exchange) -> None:
        """Take a question and its answer away."""
        slot = self._column.slot_of(exchange)
        if slot is None:
            return
        if self._anchor is not None and self._anchor.slot is slot:
            self._anchor = None
        self._column.remove(slot)
        self._welcome.setVisible(not self._column.slots)
        last = self._last
        if last is not None and last.reply is not None and not last.exchange.outcome.is_open:
            last.reply.offer_actions(is_last=True)
        self._settle()
        self._turn.start()

    @Slot()
    def clear(self) -> None:
        """Show a new conversation."""
        self._aim = self._anchor = None
        self._column.clear()
        self._has_earlier = True
        self._welcome.show()
        self._follow(True)
        self._settle()

    @property
    def _last(self) -> ExchangeSlot | None:
        return self._column.slots[-1] if self._column.slots else None

    def _append(self, exchanges: list[Exchange]) -> None:
        self._welcome.hide()
        last = self._last
        if last is not None and last.reply is not None:
            last.reply.offer_actions(is_last=False)
        self._column.add(exchanges)

    def make_views(self, exchange: Exchange) -> tuple[QuestionView, ReplyView]:
        """Make the views of an exchange, connected."""
        question = QuestionView(self._theme, self._wording.numbers, exchange)
        question.wished.connect(self.wished)
        reply = ReplyView(self._theme, self._wording, exchange, self._desk)
        reply.tokens.reveal = self._bring_token
        reply.tokens.want(self._shows_tokens)
        reply.set_speaker(exchange.speaker or self._speaker)
        reply.wished.connect(self.wished)
        reply.retry_requested.connect(self.retry_requested)
        reply.edit_requested.connect(self.edit_requested)
        reply.link_requested.connect(self.link_requested)
        return question, reply

    def _reply_of(self, exchange: Exchange) -> ReplyView | None:
        slot = self._column.slot_of(exchange)
        return slot.reply if slot is not None else None

    def _bring_token(self, text: QWidget, place: QRect) -> None:
        top = self._column.origin + text.mapTo(self._column, place.topLeft()).y()
        self._bring(top, place.height())
