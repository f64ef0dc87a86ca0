# ruff: noqa: N802  Qt's own names
"""The text of a reply: frames around code, a bar beside quotations, a caret while it grows."""

from collections import deque
from time import perf_counter

from PySide6.QtCore import QMimeData, QPointF, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QWidget

from app.ui.chat.code_section import CodeSection
from app.ui.chat.copied_text import copied_text
from app.ui.chat.copy_buttons import CopyButtons
from app.ui.chat.formula_desk import FormulaDesk
from app.ui.chat.markdown_reader import MarkdownReader
from app.ui.chat.reply_document import ReplyDocument
from app.ui.chat.reply_format import CODE_PADDING, ReplyFormat
from app.ui.chat.text_view import TextView
from app.ui.theme import Theme
from app.ui.typeface import Size

_RADIUS = 9.0
_CARET_WIDTH = 7.0
_NEARBY = 40.0
_SLICE = 400
_BUDGET_SECONDS = 0.012


class ReplyText(TextView):
    """Shows Markdown as it streams in; a text that comes all at once is written a little at a time.

    Signals:
        settled (): Everything that was given is shown.
    """

    settled = Signal()

    def __init__(
        self,
        theme: Theme,
        desk: FormulaDesk | None = None,
        is_quiet: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Begin with nothing.

        Args:
            theme: Gives colours and type.
            desk: Draws maths; without one, this view has its own.
            is_quiet: Whether its ink is that of labels, as for thoughts.
            parent: Owner in Qt's tree.
        """
        super().__init__("", parent)
        self.setAccessibleName(self.tr("Answer"))
        self._theme = theme
        self._desk = desk or FormulaDesk(self)
        self._is_quiet = is_quiet
        self._reader = MarkdownReader()
        self._writer = self._new_writer()
        self._buttons = CopyButtons(theme, self.viewport())
        self._queue: deque[str] = deque()
        self._is_growing = False
        self._is_ending = False
        self._is_stale = False
        self._held_height = 0
        self._placed = 0
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._write_queue)
        self.setFont(theme.type.interface(Size.TEXT))
        self.document().documentLayout().documentSizeChanged.connect(self._place_buttons)
        self._desk.drawn.connect(self._on_drawn)
        theme.changed.connect(self._on_theme_changed)

    @property
    def markdown(self) -> str:
        """The text as it was written."""
        return self._writer.text + "".join(self._queue)

    @property
    def sections(self) -> list[CodeSection]:
        """Code in frames."""
        return self._writer.sections

    @property
    def is_settled(self) -> bool:
        """Whether everything that was given is shown."""
        return not self._queue and not self._is_ending

    def append_markdown(self, text: str) -> None:
        """Show more text."""
        self._is_growing = True
        for start in range(0, len(text), _SLICE):
            self._queue.append(text[start : start + _SLICE])
        if text and not self._turn.isActive():
            self._write_queue()

    def finish(self) -> None:
        """Show the text as complete, as soon as all of it is written."""
        self._is_growing = False
        self._is_ending = True
        if not self._turn.isActive():
            self._write_queue()

    def resume(self) -> None:
        """Show the text as growing again, as if it had not been finished; costs as much as it is long."""
        self._is_growing = True
        self._is_ending = False
        self._rewrite()

    def clear_markdown(self) -> None:
        """Begin with nothing again."""
        self._turn.stop()
        self._queue.clear()
        self._renew_document()
        self._is_growing = self._is_ending = False

    def room_below(self) -> int:
        """Return the room for the lower edge of code that ends the text; Qt leaves out the last margin."""
        sections = self._writer.sections
        is_last = bool(sections) and sections[-1].last == self.document().blockCount() - 1
        return CODE_PADDING + 2 if is_last else 0

    def least_height(self) -> int:
        """Return the height that is kept while the same text is written anew."""
        return self._held_height

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy as it reads, as plain text."""
        data = QMimeData()
        data.setText(copied_text(self.textCursor()))
        return data

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frames below the text and the caret behind it."""
        if self._is_stale:
            self._is_stale = False
            QTimer.singleShot(0, self, self._rewrite)
        visible = QRectF(event.rect())
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for section in self._writer.sections:
            rect = self._frame(section)
            if rect.intersects(visible):
                self._paint_frame(painter, section, rect, visible)
        self._paint_quotes(painter, visible)
        if self._is_growing:
            self._paint_caret(painter)
        painter.end()
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the buttons at their frames."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._place_all_buttons()

    def _block_rect(self, number: int) -> QRectF:
        block = self.document().findBlockByNumber(number)
        return self.document().documentLayout().blockBoundingRect(block)

    def _frame(self, section: CodeSection) -> QRectF:
        formats = self._writer.formats
        top = self._block_rect(section.first).top() - formats.code_header() - CODE_PADDING + 2
        bottom = self._block_rect(section.last).bottom() + CODE_PADDING
        left = formats.indent_of(section.depth)
        return QRectF(left + 0.5, top + 0.5, self.viewport().width() - left - 1.0, bottom - top)

    def _paint_frame(self, painter: QPainter, section: CodeSection, rect: QRectF, visible: QRectF) -> None:
        colors = self._theme.colors
        header = QRectF(rect.left(), rect.top(), rect.width(), self._writer.formats.code_header())
        nearby = visible.adjusted(-_NEARBY, -_NEARBY, _NEARBY, _NEARBY)
        rect = rect.intersected(nearby)  # corners that nobody sees take long in long code
        painter.setPen(QPen(QColor(colors.line), 1))
        painter.setBrush(QColor(colors.panel))
        painter.drawRoundedRect(rect, _RADIUS, _RADIUS)
        painter.drawLine(header.bottomLeft(), header.bottomRight())
        painter.setPen(QColor(colors.secondary))
        painter.setFont(self._theme.type.interface(Size.SMALL))
        words = header.adjusted(CODE_PADDING + 3, 0, -90, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, section.language or self.tr("text"))

    def _paint_quotes(self, painter: QPainter, visible: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.colors.edge))
        before, bottom = -1, 0.0
        for number, depth in self._writer.quotes:
            rect = self._block_rect(number)
            top = bottom - 3 if before == number - 1 else rect.top() + 2  # one bar along neighbours
            before, bottom = number, rect.bottom()
            if rect.intersects(visible):
                for level in range(min(depth, 8)):
                    left = 1 + level * self._writer.formats.quote_indent
                    painter.drawRoundedRect(QRectF(left, top, 3, bottom - top), 1.5, 1.5)

    def _paint_caret(self, painter: QPainter) -> None:
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        rect = QRectF(self.cursorRect(cursor))
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            rect.translate(-_CARET_WIDTH - 4, 0)
        height = min(rect.height(), self.fontMetrics().height() + 1.0)
        place = QPointF(rect.left() + 2, rect.bottom() - height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.colors.accent))
        painter.drawRoundedRect(QRectF(place.x(), place.y(), _CARET_WIDTH, height), 1.5, 1.5)

    @Slot()
    def _write_queue(self) -> None:
        """Write what waits, for as long as the window can do without this thread."""
        until = perf_counter() + _BUDGET_SECONDS
        while self._queue:
            self._writer.append(self._queue.popleft(), is_more_there=bool(self._queue))
            if self._queue and perf_counter() > until:
                self._turn.start(0)
                break
        self._buttons.follow(self._writer.sections)
        if self._queue:
            self._place_buttons()
            return
        if self._is_ending:
            self._is_ending = False
            self._writer.finish()
            self._buttons.follow(self._writer.sections)
            self.viewport().update()
        if self._held_height:
            self._held_height = 0
            self.fit()
        self._place_buttons()
        self.marks.renew()
        self.settled.emit()

    @Slot()
    def _place_buttons(self) -> None:
        """Keep the button of the last code at its frame; those above stay where they are."""
        last = len(self._writer.sections) - 1
        for number in range(min(self._placed, max(last, 0)), last + 1):
            self._buttons.place(
                number, self._frame(self._writer.sections[number]), self._writer.formats.code_header()
            )
        self._placed = max(last, 0)

    @Slot()
    def _place_all_buttons(self) -> None:
        self._placed = 0
        self._place_buttons()

    def _new_writer(self) -> ReplyDocument:
        ink = self._theme.colors.secondary if self._is_quiet else ""
        return ReplyDocument(self.document(), ReplyFormat(self._theme, ink), self._reader, self._desk)

    def _renew_document(self) -> None:
        self._buttons.clear()
        self._placed = 0
        self._writer.close()
        self.document().clear()
        self._writer = self._new_writer()

    @Slot()
    def _rewrite(self) -> None:
        """Write the same text in other colours or sizes, at the height it has."""
        text, is_ended = self.markdown, not self._is_growing
        if not text:
            self._renew_document()
            return
        self._turn.stop()
        self._queue.clear()
        self._held_height = self.height()
        self._renew_document()
        self.append_markdown(text)
        if is_ended:
            self.finish()

    @Slot()
    def _on_drawn(self) -> None:
        if self._writer.sections:
            QTimer.singleShot(0, self, self._place_all_buttons)  # once the picture has moved what is below it

    @Slot()
    def _on_theme_changed(self) -> None:
        if self.isVisible() and self.visibleRegion().isEmpty():
            self._is_stale = True
        else:
            self._rewrite()
