"""An answer: who writes, what is written, how it went, and what can be done if it did not."""

from PySide6.QtCore import QEvent, Signal, Slot
from PySide6.QtGui import QEnterEvent, QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from app.core.statistics import Statistics
from app.ui.activity import Activity, ActivityKind
from app.ui.chat.exchange import Exchange, Outcome, ReplyEnd
from app.ui.chat.formula_desk import FormulaDesk
from app.ui.chat.message_actions import REPLY_WISHES, MessageActions, MessageWish, Wish
from app.ui.chat.reply_body import Progress, ReplyBody
from app.ui.chat.reply_remedies import ReplyRemedies
from app.ui.label import label, set_ink
from app.ui.proof.card import ProofCard
from app.ui.proof.state import ProofState
from app.ui.proof.words import ProofWords
from app.ui.theme import Theme
from app.ui.tokens.reply_tokens import ReplyTokens
from app.ui.typeface import Size
from app.ui.wording import Wording

_PROGRESS_STEPS = 1_000


class ReplyView(QFrame):
    """Shows one answer in all its states.

    Signals:
        retry_requested (Exchange): The answer shall be begun again.
        edit_requested (Exchange): The question shall be taken back and edited.
        link_requested (str): A link in the answer was chosen.
        wished (MessageWish): Something shall be done with the answer.
    """

    retry_requested = Signal(object)
    edit_requested = Signal(object)
    link_requested = Signal(str)
    wished = Signal(object)

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        exchange: Exchange,
        desk: FormulaDesk | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._wording = wording
        self._exchange = exchange
        self._speaker = label(theme, "", Size.LABEL, weight=QFont.Weight.DemiBold)
        self._state = label(theme, "", Size.LABEL, "secondary")
        self._progress = QProgressBar()
        self._progress.setRange(0, _PROGRESS_STEPS)
        self._progress.setTextVisible(False)
        self._progress.setFixedWidth(theme.type.pixels(220))
        self._progress.setAccessibleName(self.tr("Progress"))
        self._text = ReplyBody(theme, desk)
        self.tokens = ReplyTokens(theme, wording.numbers, exchange, self._text)
        self._trouble = label(theme, "", Size.TEXT)
        self._hint = label(theme, "", Size.LABEL, "secondary")
        self._footer = label(theme, "", Size.SMALL, "secondary")
        self._reason = label(theme, "", Size.SMALL, "secondary")
        self._proof: ProofCard | None = None
        for long in (self._trouble, self._hint, self._footer, self._reason):
            long.setWordWrap(True)
        self._remedies = ReplyRemedies(theme)
        self._remedies.resume_requested.connect(self._on_resume_requested)
        self._remedies.retry_requested.connect(self._on_retry_requested)
        self._remedies.edit_requested.connect(self._on_edit_requested)
        self._text.link_requested.connect(self.link_requested)
        self.actions_row = MessageActions(theme, REPLY_WISHES, self)
        self.actions_row.wished.connect(self._on_wished)
        self._arrange()
        self.renew()

    @property
    def exchange(self) -> Exchange:
        """What is shown."""
        return self._exchange

    @property
    def text(self) -> ReplyBody:
        """The view of the words themselves."""
        return self._text

    @property
    def footer(self) -> str:
        """The line below the text."""
        return self._footer.text()

    @property
    def reason(self) -> str:
        """Why most of it was written plainly; empty when that is not so."""
        return self._reason.text()

    @property
    def trouble(self) -> str:
        """Why it failed and what can be done about it; empty when it did not."""
        parts = [part.text() for part in (self._trouble, self._hint) if not part.isHidden()]
        return " ".join(part for part in parts if part)

    @property
    def state(self) -> str:
        """What is said beside the speaker's name."""
        return self._state.text()

    def renew(self) -> None:
        """Show an answer that has not begun."""
        self._text.begin(self._exchange.begins_thinking)
        self.tokens.begin()
        self._state.setText(self.tr("waits for the model"))
        set_ink(self._state, "secondary")
        for part in (self._text, self._progress, self._trouble, self._hint, self._footer, self._reason):
            part.hide()
        self._footer.clear()
        self._reason.clear()
        self._statistics: Statistics | None = None
        self.actions_row.hide()
        if self._proof is not None:
            self._proof.hide()
        self.offer_actions(is_last=False)

    def resume(self) -> None:
        """Show that an answer that was cut shall go on."""
        self._text.resume(self._exchange.answer)
        self.tokens.begin()
        self._state.setText(self.tr("waits for the model"))
        set_ink(self._state, "secondary")
        for part in (self._trouble, self._hint, self._reason, self.actions_row):
            part.hide()
        self.offer_actions(is_last=False)

    def set_speaker(self, name: str) -> None:
        """Name the model that answers."""
        self._speaker.setText(name)
        self._speaker.setVisible(bool(name))

    def show_activity(self, activity: Activity) -> None:
        """Say what goes on before the first word and after it."""
        is_reading = activity.kind == ActivityKind.READING and activity.total > 0
        is_loading = activity.kind == ActivityKind.LOADING
        if is_reading:
            self._progress.setValue(round(activity.done / activity.total * _PROGRESS_STEPS))
        elif is_loading:
            self._progress.setValue(round(activity.fraction * _PROGRESS_STEPS))
        self._progress.setVisible(is_reading or is_loading)
        words = self._wording.status(activity, None)
        if activity.kind == ActivityKind.QUEUED:
            words = self.tr("waits for the answer in another conversation")
        if activity.kind == ActivityKind.WRITING:
            words = self.tr("answering")
        elif is_loading or activity.kind == ActivityKind.STARTING:
            words = self.tr("waits for the model: {state}").format(state=words)
        self._state.setText(words)

    def extend(self, text: str, statistics: Statistics) -> None:
        """Show more of the answer."""
        self._progress.hide()
        self._text.show()
        if not self._text.markdown:
            self._text.begin(self._exchange.begins_thinking)
        self._text.append(text, _progress(statistics))
        self.tokens.extend(text)
        self._statistics = statistics
        self._footer.setText(self._wording.footer(statistics, is_final=False))
        self._footer.show()

    def end(self, end: ReplyEnd) -> None:
        """Show how the answer ended."""
        self._progress.hide()
        if end.text:
            self._text.append(end.text, _progress(end.statistics) if end.statistics else None)
        self.tokens.end(end.text)
        self._text.finish()
        self._text.setVisible(bool(self._text.markdown))
        self._show_outcome(end.exchange)
        self.actions_row.show_version(end.exchange.reply_version)
        self.actions_row.setVisible(bool(end.exchange.answer) or end.exchange.reply_version.count > 1)
        statistics = end.statistics or self._statistics
        self._show_footer(statistics)
        self._show_reason(self._wording.plain_reason(statistics) if statistics else "")

    def show_proof(self, state: ProofState) -> None:
        """Show how the proof of the answer goes on, and what came of it."""
        if self._proof is None:
            self._proof = ProofCard(self._theme, self._wording.numbers)
            self._proof.stop_requested.connect(self._on_proof_stop_requested)
            self._column.insertWidget(self._column.indexOf(self._reason) + 1, self._proof)
        self._proof.show_state(state)
        self._show_footer(self._exchange.statistics)

    def show_whole(self) -> None:
        """Show an answer that was read, or one that is being written, as far as it is known."""
        exchange = self._exchange
        layout = self.layout()
        if exchange.answer and layout is not None:
            self._text.show()
            layout.activate()  # the text is laid out once when it knows its width
        if not exchange.outcome.is_open:
            self.end(ReplyEnd(exchange, exchange.answer, exchange.statistics))
        elif exchange.answer:
            self.extend(exchange.answer, exchange.statistics or Statistics())

    def offer_actions(self, is_last: bool) -> None:
        """Let a failed answer be tried again and a cut one go on, as long as it is the last one."""
        self._remedies.offer(self._exchange, is_last)

    def _show_outcome(self, exchange: Exchange) -> None:
        words = {
            Outcome.STOPPED: self.tr("stopped"),
            Outcome.INTERRUPTED: self.tr("interrupted"),
            Outcome.FAILED: self.tr("broke off") if exchange.answer else self.tr("not answered"),
            Outcome.UNANSWERED: self.tr("not answered"),
            Outcome.LENGTH: self.tr("cut at the length limit"),
            Outcome.CONTEXT: self.tr("cut: the context is full"),
        }.get(exchange.outcome, "")
        self._state.setText(words)
        is_fault = exchange.outcome in (Outcome.FAILED, Outcome.INTERRUPTED)
        set_ink(self._state, "warning" if is_fault else "secondary")
        trouble, hint = exchange.message, exchange.hint
        self._trouble.setText(trouble)
        self._trouble.setVisible(bool(trouble))
        self._hint.setText(hint)
        self._hint.setVisible(bool(hint))
        self.offer_actions(is_last=True)

    def _show_footer(self, statistics: Statistics | None) -> None:
        record = self._exchange.record
        parts = [self._state.text(), self._wording.footer(statistics, is_final=True) if statistics else ""]
        if record is not None and record.proof is not None:
            parts.append(ProofWords(self._wording.numbers).brief(record.proof))
        self._footer.setText(" · ".join(part for part in parts if part))
        self._footer.setVisible(bool(self._footer.text()) and bool(self._text.markdown))

    def _show_reason(self, reason: str) -> None:
        self._reason.setText(reason)
        name = self.tr("Why this answer was mostly written without the draft: {reason}")
        self._reason.setAccessibleName(name.format(reason=reason) if reason else "")
        self._reason.setVisible(bool(reason) and bool(self._text.markdown))

    def _arrange(self) -> None:
        header = QHBoxLayout()
        header.setSpacing(8)
        header.addWidget(self._speaker)
        header.addWidget(self._state, 1)
        layout = self._column = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addLayout(header)
        layout.addWidget(self._progress)
        layout.addWidget(self._text)
        layout.addWidget(self._trouble)
        layout.addWidget(self._hint)
        layout.addWidget(self._footer)
        layout.addWidget(self._reason)
        layout.addWidget(self._remedies)
        layout.addWidget(self.actions_row)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802  Qt's own name
        """Show what can be done with the answer."""
        super().enterEvent(event)
        self.actions_row.note_pointer(True)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802  Qt's own name
        """Hide it again."""
        super().leaveEvent(event)
        self.actions_row.note_pointer(False)

    @Slot(object)
    def _on_wished(self, wish: Wish) -> None:
        self.wished.emit(MessageWish(wish, self._exchange, of_question=False))

    @Slot()
    def _on_proof_stop_requested(self) -> None:
        self.wished.emit(MessageWish(Wish.PROVE, self._exchange, of_question=False))

    @Slot()
    def _on_resume_requested(self) -> None:
        self.wished.emit(MessageWish(Wish.CONTINUE, self._exchange, of_question=False))

    @Slot()
    def _on_retry_requested(self) -> None:
        self.retry_requested.emit(self._exchange)

    @Slot()
    def _on_edit_requested(self) -> None:
        self.edit_requested.emit(self._exchange)


def _progress(statistics: Statistics) -> Progress:
    return Progress(statistics.committed, statistics.decode_seconds)
