# ruff: noqa: N802  Qt's own names
"""What scrolls the conversation: views are built ahead of the reader, and what is read stays where it is."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from app.ui.chat.end_button import EndButton
from app.ui.chat.exchange import Exchange
from app.ui.chat.exchange_column import MARGIN, ExchangeColumn
from app.ui.chat.find_marks import Marking
from app.ui.chat.question_view import QuestionView
from app.ui.chat.reply_view import ReplyView
from app.ui.chat.scroll_anchor import ScrollAnchor, anchor_at
from app.ui.chat.transcript_aim import Aim
from app.ui.chat.welcome import Welcome
from app.ui.label import set_mark
from app.ui.theme import Theme

COLUMN_WIDTH = 700
"""The widest the text may become, in pixels, so that lines stay readable."""

_LEFT, _RIGHT = 24, 12
_LINE = 20
_COVERED = 64
"""Pixels below the upper edge that the bar of finding may lie over."""

_NEAR_END = 8
"""Pixels from the end within which the reader counts as being at the end."""

_AHEAD = 1.0
"""How far above and below what is seen views are built before they are needed, in heights of the view."""

_KEPT = 3.0
"""How far away views are dropped, likewise."""

_TURN_MS = 5


class ColumnScroll(QAbstractScrollArea):
    """Scrolls a column of exchanges; only those near the reader have views.

    Signals:
        earlier_requested (): What came before the first exchange shall be shown above it, if there is more.
        aim_reached (): What was aimed at is in view, or is nowhere.
    """

    earlier_requested = Signal()
    aim_reached = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._welcome = Welcome(theme, self.viewport())
        self._is_following = True
        self._is_settling = False
        self._has_earlier = True
        self._anchor: ScrollAnchor | None = None
        self._aim: Aim | None = None
        self._turn = QTimer(self, singleShot=True, interval=_TURN_MS)
        self._turn.timeout.connect(self._on_turn)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setAutoFillBackground(False)
        self._column = ExchangeColumn(theme, self.make_views, self.viewport())
        self._column.measured.connect(self._on_measured)
        self._end_button = EndButton(self)
        self._end_button.clicked.connect(self.scroll_to_end)
        bar = self.verticalScrollBar()
        set_mark(bar, "idle", "true")
        bar.setSingleStep(_LINE)
        bar.valueChanged.connect(self._on_value_changed)

    def make_views(self, exchange: Exchange) -> tuple[QuestionView, ReplyView]:
        """Make the views of an exchange."""
        raise NotImplementedError

    @property
    def is_following(self) -> bool:
        """Whether the end stays in view as the text grows."""
        return self._is_following

    @property
    def is_at_work(self) -> bool:
        """Whether views are still to be built or dropped, or something is aimed at."""
        return self._turn.isActive()

    @property
    def seen_message(self) -> int:
        """The first kept message that is seen; 0 for none."""
        for slot in self._column.between(self._top, self._top + self.viewport().height()):
            found = slot.exchange.question_id or slot.exchange.reply_id
            if found is not None:
                return found
        return 0

    @Slot()
    def scroll_to_end(self) -> None:
        """Go to the end and stay there."""
        self._aim = None
        self._follow(True)
        self._settle()
        self._build_seen()
        self._turn.start()

    @Slot()
    def scroll_to_beginning(self) -> None:
        """Go to the first message, which may have to be read first."""
        self._aim_at(Aim())

    def reveal(self, message_id: int, mark: int = 0) -> None:
        """Bring a message into view, and in it one of what is marked, which becomes the current one.

        Args:
            message_id: The message; it may have to be read first.
            mark: Which of the marks, counted from 0.
        """
        self._aim_at(Aim(message_id, mark))

    def mark(self, marking: Marking | None) -> None:
        """Mark what is searched for, wherever it is shown; None for no marks."""
        self._column.mark(marking)

    @Slot(int)
    def turn_pages(self, pages: int) -> None:
        """Scroll by pages, up when negative."""
        self.verticalScrollBar().setValue(self._top + pages * self.viewport().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the beginning and the end; Qt knows the other keys."""
        if event.key() == Qt.Key.Key_Home:
            self.scroll_to_beginning()
        elif event.key() == Qt.Key.Key_End:
            self.scroll_to_end()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Bring what gets the keyboard into view."""
        is_done = super().focusNextPrevChild(is_next)
        focus = self.focusWidget()
        if is_done and focus is not None and focus is not self and self._column.isAncestorOf(focus):
            top = self._column.origin + focus.mapTo(self._column, QPoint(0, 0)).y()
            self._bring(top, min(focus.height(), self.viewport().height() // 2))
        elif is_done and focus is not None and self._welcome.isAncestorOf(focus):
            self._bring(MARGIN + focus.mapTo(self._welcome, QPoint(0, 0)).y(), focus.height())
        return is_done

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the column out in the middle, and keep the button at its corner."""
        super().resizeEvent(event)
        room = self.viewport().width() - _LEFT - _RIGHT
        width = min(self._theme.type.pixels(COLUMN_WIDTH), max(room, 1))
        left = _LEFT + (room - width) // 2
        self._column.move(left, self._column.y())
        height = max(self.viewport().height() - 2 * MARGIN, self._welcome.heightForWidth(width))
        self._welcome.setGeometry(left, MARGIN - self._top, width, height)
        self.verticalScrollBar().setPageStep(self.viewport().height())
        if width != self._column.width():
            self._column.set_width(width)
        self._settle()
        self._turn.start()
        self._end_button.place()

    def scrollContentsBy(self, _across: int, _down: int) -> None:
        """Move the column to where the bar says."""
        self._column.move(self._column.x(), self._column.origin - self._top)
        self._welcome.move(self._welcome.x(), MARGIN - self._top)

    @property
    def _top(self) -> int:
        """The height that is at the upper edge, in pixels from the beginning."""
        return self.verticalScrollBar().value()

    def _follow(self, is_following: bool) -> None:
        self._is_following = is_following
        self._end_button.setVisible(not is_following)
        self._end_button.place()

    @contextmanager
    def _settling(self) -> Iterator[None]:
        """What the bar says meanwhile is not the reader's doing."""
        was_settling, self._is_settling = self._is_settling, True
        yield
        self._is_settling = was_settling

    def _settle(self) -> None:
        """Let the bar reach as far as the text does, with what is being read where it was."""
        bar = self.verticalScrollBar()
        with self._settling():
            is_new = not self._column.slots
            total = self._welcome.height() + 2 * MARGIN if is_new else self._column.total
            bar.setRange(0, max(total - self.viewport().height(), 0))
            if self._is_following and not is_new:
                bar.setValue(bar.maximum())
            elif self._anchor is not None:
                bar.setValue(self._anchor.top(self._column))
        set_mark(bar, "idle", "false" if bar.maximum() else "true")
        self.scrollContentsBy(0, 0)

    def _bring(self, top: int, height: int) -> None:
        """Scroll as little as need be to show a stretch of the column, or into the upper third."""
        room = self.viewport().height()
        if not self._top + _COVERED <= top <= self._top + room - height - MARGIN:
            self.verticalScrollBar().setValue(top - room // 3)

    @Slot()
    def _on_measured(self) -> None:
        self._settle()
        self._turn.start()

    @Slot(int)
    def _on_value_changed(self, value: int) -> None:
        if self._is_settling or not self._column.slots:
            return
        is_at_end = value >= self.verticalScrollBar().maximum() - _NEAR_END
        if is_at_end != self._is_following:
            self._follow(is_at_end)
        self._build_seen()
        self._anchor = self._anchor_here()
        self._turn.start()

    def _anchor_here(self) -> ScrollAnchor | None:
        return anchor_at(self._column, self._top, self._top + self.viewport().height())

    def _build_seen(self) -> None:
        """Build what would be seen as a gap."""
        for _ in range(20):
            seen = self._column.between(self._top, self._top + self.viewport().height())
            missing = [slot for slot in seen if slot.reply is None]
            if not missing:
                break
            if not self._is_following:
                self._anchor = self._anchor_here()
            self._column.build(missing[-1 if self._is_following else 0])
            self._settle()

    @Slot()
    def _on_turn(self) -> None:
        """Do one thing of what is to be done around the reader; another turn does the next."""
        if self._aim is not None:
            self._approach(self._aim)
        elif self._build_seen_soon() or self._read_earlier():
            self._turn.start()
        else:
            self._drop_far()

    def _build_seen_soon(self) -> bool:
        """Build one exchange that is near, and return whether there may be more to build."""
        self._build_seen()
        if not all(slot.is_settled or slot.exchange.outcome.is_open for slot in self._column.built):
            return True  # two long texts at a time would take too long a turn
        room = self.viewport().height()
        near = self._column.between(round(self._top - _AHEAD * room), round(self._top + (1 + _AHEAD) * room))
        missing = [slot for slot in near if slot.reply is None]
        if missing:
            self._column.build(missing[-1])
            self._settle()
        return bool(missing)

    def _read_earlier(self) -> bool:
        """Have more read where the reader is near the first exchange, and return whether there was more."""
        is_near = bool(self._column.slots) and self._top < self.viewport().height()
        return is_near and self._has_earlier and self._ask_earlier()

    def _ask_earlier(self) -> bool:
        before = len(self._column.slots)
        self.earlier_requested.emit()
        self._has_earlier = len(self._column.slots) > before
        return self._has_earlier

    def _drop_far(self) -> None:
        room = self.viewport().height()
        low, high = self._top - _KEPT * room, self._top + (1 + _KEPT) * room
        far = [slot for slot in self._column.built if slot.bottom < low or slot.top > high]
        dropped = [slot for slot in far if not slot.is_in_use]
        for slot in dropped:
            self._column.drop(slot)
        if dropped:
            self._column.lay_out()
            self._settle()

    def _aim_at(self, aim: Aim) -> None:
        self._aim = aim
        self._on_turn()

    def _approach(self, aim: Aim) -> None:
        """Go a step towards what is aimed at."""
        slot = aim.slot_in(self._column)
        if slot is None and self._has_earlier and self._ask_earlier():
            self._turn.start()
            return
        if slot is None:
            self._aim = None
            self.verticalScrollBar().setValue(0) if aim.is_beginning else None
            self.aim_reached.emit()
            return
        if slot.reply is None:
            self._follow(False)
            self._anchor = ScrollAnchor(slot, -MARGIN)
            self._column.build(slot)
            self._settle()
        if not slot.is_settled and not slot.exchange.outcome.is_open:
            self._turn.start()
            return
        self._aim = None
        self._column.settle()
        self._bring(*aim.stretch(slot, self._column))
        self.aim_reached.emit()
        self._turn.start()
