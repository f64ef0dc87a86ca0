"""The exchanges below each other: each has its room, and those near the reader have views in it."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import QWidget

from app.ui.chat.exchange import Exchange
from app.ui.chat.exchange_slot import GAP, ExchangeSlot, HeightGuess
from app.ui.chat.find_marks import Marking
from app.ui.chat.question_view import QuestionView
from app.ui.chat.reach_line import ReachLine
from app.ui.chat.reply_view import ReplyView
from app.ui.chat.text_view import TextView
from app.ui.theme import Theme

MARGIN = 24
"""Above the first exchange and below the last one, in pixels."""

_TALLEST = 16_000_000
"""Qt's widgets can be no taller."""

MakeViews = Callable[[Exchange], tuple[QuestionView, ReplyView]]


class ExchangeColumn(QWidget):
    """Lays out the views that are built, and knows how much room the others need.

    It is only as tall as its views reach; where that is in the conversation, `origin` says.

    Signals:
        measured (): An exchange has another height.
    """

    measured = Signal()

    def __init__(self, theme: Theme, make_views: MakeViews, parent: QWidget) -> None:
        """Begin empty.

        Args:
            theme: Gives type and colours.
            make_views: Makes the views of an exchange; they need no owner.
            parent: What scrolls.
        """
        super().__init__(parent)
        self.setObjectName("transcriptColumn")
        self._theme = theme
        self._make_views = make_views
        self._guess = HeightGuess(theme, 600)
        self._built: dict[int, ExchangeSlot] = {}
        self._marking: Marking | None = None
        self._chosen: tuple[ExchangeSlot, int, int] | None = None
        self._reach = ReachLine(theme, self)
        self._reached: Exchange | None = None
        self.slots: list[ExchangeSlot] = []
        self.origin = 0

    @property
    def reach(self) -> ReachLine:
        """The line above what the model reads."""
        return self._reach

    @property
    def reached(self) -> Exchange | None:
        """The exchange above which it stands."""
        return self._reached

    @property
    def total(self) -> int:
        """How tall the whole is, in pixels."""
        return self.slots[-1].bottom + MARGIN - GAP if self.slots else 0

    @property
    def built(self) -> list[ExchangeSlot]:
        """The exchanges with views, in order."""
        return sorted(self._built.values(), key=lambda slot: slot.top)

    def slot_of(self, exchange: Exchange) -> ExchangeSlot | None:
        """Return the room of an exchange."""
        return next((slot for slot in reversed(self.slots) if slot.exchange is exchange), None)

    def slot_with(self, message_id: int) -> ExchangeSlot | None:
        """Return the room of a kept message."""
        wanted = (
            slot for slot in self.slots if message_id in (slot.exchange.question_id, slot.exchange.reply_id)
        )
        return next(wanted, None)

    def between(self, top: int, bottom: int) -> list[ExchangeSlot]:
        """Return what lies at least partly between two heights, from top to bottom."""
        return [slot for slot in self.slots if slot.bottom > top and slot.top < bottom]

    def set_width(self, width: int) -> None:
        """Make all views so wide."""
        self._guess = HeightGuess(self._theme, width)
        for slot in self.slots:
            if not slot.is_measured:
                slot.height = self._guess.of(slot.exchange)
        self.resize(width, self.height())
        self.settle()

    def add(self, exchanges: list[Exchange], at_beginning: bool = False) -> list[ExchangeSlot]:
        """Make room for exchanges, below the others or above them."""
        added = [ExchangeSlot(exchange, self._guess.of(exchange)) for exchange in exchanges]
        place = 0 if at_beginning else len(self.slots)
        self.slots[place:place] = added
        self.lay_out()
        return added

    def remove(self, slot: ExchangeSlot) -> None:
        """Take an exchange away."""
        self.drop(slot)
        self.slots.remove(slot)
        if slot.exchange is self._reached:
            self.show_reach(None)
        self.lay_out()

    def clear(self) -> None:
        """Take everything away."""
        for slot in self.slots:
            self.drop(slot)
        self.slots.clear()
        self._chosen = None
        self.show_reach(None)

    def build(self, slot: ExchangeSlot) -> None:
        """Make the views of an exchange, unless they are there."""
        if slot.reply is not None:
            return
        question, reply = self._make_views(slot.exchange)
        slot.question, slot.reply = question, reply
        self._built[slot.exchange.id] = slot
        for view in (question, reply):
            view.setParent(self)
            view.resize(self.width(), view.height())
        reply.show_whole()
        reply.offer_actions(is_last=slot is self.slots[-1])
        for thought, is_open in zip(reply.text.thoughts, slot.open_thoughts, strict=False):
            thought.set_open(is_open)
        question.setVisible(slot.exchange.has_question)
        reply.show()
        self._mark(slot)
        self.settle()

    def drop(self, slot: ExchangeSlot) -> None:
        """Let the views of an exchange go; its room stays as it is."""
        if slot.question is None or slot.reply is None:
            return
        slot.open_thoughts = tuple(thought.is_open for thought in slot.reply.text.thoughts)
        for view in (slot.question, slot.reply):
            view.hide()
            view.deleteLater()
        slot.question = slot.reply = None
        del self._built[slot.exchange.id]

    def show_reach(self, exchange: Exchange | None) -> None:
        """Show above which exchange the model reads nothing; None for no line."""
        self._reached = exchange
        self._reach.setVisible(exchange is not None and self.slot_of(exchange) is not None)
        self.settle()

    def mark(self, marking: Marking | None) -> None:
        """Mark what is searched for in all views, those that will be built too."""
        self._marking, self._chosen = marking, None
        for slot in self._built.values():
            self._mark(slot)

    def choose_mark(self, slot: ExchangeSlot, text: TextView, mark: int) -> None:
        """Make one mark the current one, also when its view is dropped and built again."""
        for built in self._built.values():
            for other in built.texts_of(True, True):
                other.marks.choose(None)
        text.marks.choose(mark)
        self._chosen = (slot, slot.texts_of(True, True).index(text), mark)

    def mark_again(self) -> None:
        """Mark what is searched for in views that were put in place of others."""
        for slot in self._built.values():
            self._mark(slot)

    def settle(self) -> None:
        """Let the views find their heights, now."""
        self._measure()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self._measure()

    def event(self, event: QEvent) -> bool:
        """Look at the heights again when a view wants another one."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._measure()
        return super().event(event)

    def _mark(self, slot: ExchangeSlot) -> None:
        texts = slot.texts_of(True, True)
        for text in texts:
            text.marks.mark(self._marking)
        if self._chosen is not None and self._chosen[0] is slot and self._chosen[1] < len(texts):
            texts[self._chosen[1]].marks.choose(self._chosen[2])

    def _measure(self) -> None:
        is_changed = False
        for slot in self._built.values():
            height = self._reach_height(slot) + sum(self._height_of(view) + GAP for view in slot.views)
            if slot.is_measured and not slot.is_settled and not slot.exchange.outcome.is_open:
                height = max(height, slot.height)  # while the same text is written again
            is_changed = is_changed or height != slot.height
            slot.height = height
            slot.is_measured = slot.is_measured or slot.is_settled
        self.lay_out()
        if is_changed:
            self.measured.emit()

    def _height_of(self, view: QWidget) -> int:
        layout = view.layout()
        if layout is None:
            return view.height()
        if layout.hasHeightForWidth():
            return layout.totalHeightForWidth(self.width())
        return layout.totalSizeHint().height()

    def _reach_height(self, slot: ExchangeSlot) -> int:
        return self._reach.sizeHint().height() + GAP if slot.exchange is self._reached else 0

    def lay_out(self) -> None:
        """Put everything in its place."""
        top = MARGIN
        for slot in self.slots:
            slot.top = top
            top += slot.height
        built = self.built
        self.origin = built[0].top if built else 0
        for slot in built:
            top = slot.top - self.origin
            if slot.exchange is self._reached:
                height = self._reach.sizeHint().height()
                self._reach.setGeometry(0, top, self.width(), height)
                top += height + GAP
            for view in slot.views:
                height = self._height_of(view)
                view.setGeometry(0, top, self.width(), height)
                top += height + GAP
        self.resize(self.width(), min(built[-1].bottom - self.origin, _TALLEST) if built else 0)
