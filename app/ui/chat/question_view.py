# ruff: noqa: N802  Qt's own names
"""What the user asked, exactly as it was typed."""

from PySide6.QtCore import QEvent, Signal, Slot
from PySide6.QtGui import QEnterEvent, QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.ui.chat.exchange import Exchange
from app.ui.chat.message_actions import QUESTION_WISHES, MessageActions, MessageWish, Wish
from app.ui.chat.reply_format import LINE_HEIGHT
from app.ui.chat.text_view import TextView
from app.ui.theme import Theme
from app.ui.typeface import Size


class QuestionView(QWidget):
    """A question on its own ground, and what can be done with it.

    Signals:
        wished (MessageWish): Something shall be done with the question.
    """

    wished = Signal(object)

    def __init__(self, theme: Theme, exchange: Exchange, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._exchange = exchange
        frame = QFrame()
        frame.setObjectName("question")
        self._text = TextView(self.tr("Your message"), frame)
        self._text.setFont(theme.type.interface(Size.TEXT))
        self._text.setPlainText(exchange.question)
        cursor = QTextCursor(self._text.document())
        cursor.select(QTextCursor.SelectionType.Document)
        shape = QTextBlockFormat()
        shape.setLineHeight(LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor.mergeBlockFormat(shape)
        inner = QVBoxLayout(frame)
        inner.setContentsMargins(14, 11, 14, 8)  # the line height leaves room below the last line
        inner.addWidget(self._text)
        self.actions_row = MessageActions(theme, QUESTION_WISHES, self)
        self.actions_row.show_version(exchange.question_version)
        self.actions_row.wished.connect(self._on_wished)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(frame)
        layout.addWidget(self.actions_row)

    @property
    def text(self) -> str:
        """What is shown."""
        return self._text.toPlainText()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show what can be done with the question."""
        super().enterEvent(event)
        self.actions_row.note_pointer(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Hide it again."""
        super().leaveEvent(event)
        self.actions_row.note_pointer(False)

    @Slot(object)
    def _on_wished(self, wish: Wish) -> None:
        self.wished.emit(MessageWish(wish, self._exchange, of_question=True))
