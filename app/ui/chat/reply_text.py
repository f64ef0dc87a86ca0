# ruff: noqa: N802  Qt's own names
"""The text of a reply: frames around code, a bar beside quotations, a caret while it grows."""

from PySide6.QtCore import QPointF, QRectF, Qt, Slot
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent, QPen, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QPushButton, QWidget

from app.ui.chat.reply_document import CodeSection, ReplyDocument
from app.ui.chat.reply_format import CODE_PADDING
from app.ui.chat.text_view import TextView
from app.ui.theme import Theme
from app.ui.typeface import Size

_RADIUS = 9.0
_CARET_WIDTH = 7.0


class ReplyText(TextView):
    """Shows Markdown as it streams in."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setAccessibleName(self.tr("Answer"))
        self._theme = theme
        self._writer = ReplyDocument(self.document(), theme)
        self._copy_buttons: list[QPushButton] = []
        self._is_growing = False
        self.setFont(theme.type.interface(Size.TEXT))
        self.document().documentLayout().documentSizeChanged.connect(self._place_buttons)
        theme.changed.connect(self._on_theme_changed)

    @property
    def markdown(self) -> str:
        """The text as it was written."""
        return self._writer.text

    @property
    def sections(self) -> list[CodeSection]:
        """Code in frames."""
        return self._writer.sections

    def append_markdown(self, text: str) -> None:
        """Show more text."""
        self._is_growing = True
        if not text:
            return
        self._writer.append(text)
        self._add_buttons()

    def finish(self) -> None:
        """Show the text as complete."""
        self._is_growing = False
        self._writer.finish()
        self._add_buttons()
        self.viewport().update()

    def clear_markdown(self) -> None:
        """Begin with nothing again."""
        self._renew_document()
        self._is_growing = False

    def room_below(self) -> int:
        """Return the room for the lower edge of code that ends the text; Qt leaves out the last margin."""
        sections = self._writer.sections
        is_last = bool(sections) and sections[-1].last == self.document().blockCount() - 1
        return CODE_PADDING + 2 if is_last else 0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frames below the text and the caret behind it."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for section in self._writer.sections:
            rect = self._frame(section)
            if rect.intersects(QRectF(event.rect())):
                self._paint_frame(painter, section, rect)
        self._paint_quotes(painter, QRectF(event.rect()))
        if self._is_growing:
            self._paint_caret(painter)
        painter.end()
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the buttons at their frames."""
        super().resizeEvent(event)
        self._place_buttons()

    def _block_rect(self, number: int) -> QRectF:
        block = self.document().findBlockByNumber(number)
        return self.document().documentLayout().blockBoundingRect(block)

    def _frame(self, section: CodeSection) -> QRectF:
        top = self._block_rect(section.first).top() - self._writer.header_height - CODE_PADDING + 2
        bottom = self._block_rect(section.last).bottom() + CODE_PADDING
        return QRectF(0.5, top + 0.5, self.viewport().width() - 1.0, bottom - top)

    def _paint_frame(self, painter: QPainter, section: CodeSection, rect: QRectF) -> None:
        colors = self._theme.colors
        painter.setPen(QPen(QColor(colors.line), 1))
        painter.setBrush(QColor(colors.panel))
        painter.drawRoundedRect(rect, _RADIUS, _RADIUS)
        header = QRectF(rect.left(), rect.top(), rect.width(), self._writer.header_height)
        painter.drawLine(header.bottomLeft(), header.bottomRight())
        painter.setPen(QColor(colors.secondary))
        painter.setFont(self._theme.type.interface(Size.SMALL))
        words = header.adjusted(CODE_PADDING + 3, 0, -90, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, section.language or self.tr("text"))

    def _paint_quotes(self, painter: QPainter, visible: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.colors.edge))
        for number, _depth in self._writer.quotes:
            rect = self._block_rect(number)
            if rect.intersects(visible):
                painter.drawRoundedRect(QRectF(1, rect.top() + 2, 3, rect.height() - 2), 1.5, 1.5)

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

    def _add_buttons(self) -> None:
        for number in range(len(self._copy_buttons) + 1, len(self._writer.sections) + 1):
            button = QPushButton(self.tr("Copy"), self.viewport())
            button.setProperty("role", "quiet")
            button.setFont(self._theme.type.interface(Size.SMALL))
            button.setCursor(Qt.CursorShape.ArrowCursor)
            button.setAccessibleName(self.tr("Copy code {number}").format(number=number))
            button.setToolTip(self.tr("Copy this code"))
            button.clicked.connect(lambda _checked=False, place=number - 1: self._copy(place))
            button.show()
            self._copy_buttons.append(button)
        self._place_buttons()

    def _copy(self, place: int) -> None:
        QGuiApplication.clipboard().setText(self._writer.sections[place].code)
        for number, button in enumerate(self._copy_buttons):
            button.setText(self.tr("Copied") if number == place else self.tr("Copy"))
        self._place_buttons()

    @Slot()
    def _place_buttons(self) -> None:
        for section, button in zip(self._writer.sections, self._copy_buttons, strict=False):
            rect = self._frame(section)
            size = button.sizeHint()
            left = round(rect.right()) - size.width() - 5
            top = round(rect.top() + (self._writer.header_height - size.height()) / 2)
            button.setGeometry(left, top, size.width(), size.height())

    def _renew_document(self) -> None:
        for button in self._copy_buttons:
            button.hide()
            button.deleteLater()
        self._copy_buttons.clear()
        self.document().clear()
        self._writer = ReplyDocument(self.document(), self._theme)

    @Slot()
    def _on_theme_changed(self) -> None:
        text, is_growing = self._writer.text, self._is_growing
        self._renew_document()
        self.append_markdown(text)
        if not is_growing:
            self.finish()
