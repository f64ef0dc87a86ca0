# ruff: noqa: N802  Qt's own names
"""What the user asked, exactly as it was typed."""

from functools import partial

from PySide6.QtCore import QEvent, Signal, Slot
from PySide6.QtGui import QEnterEvent, QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.core.attachment import Attachment
from app.ui.chat.attachment_chip import AttachmentChip
from app.ui.chat.attachment_preview import AttachmentPreview
from app.ui.chat.attachment_words import AttachmentWords
from app.ui.chat.chip_flow import ChipFlow
from app.ui.chat.exchange import Exchange
from app.ui.chat.message_actions import QUESTION_WISHES, MessageActions, MessageWish, Wish
from app.ui.chat.reply_format import LINE_HEIGHT
from app.ui.chat.text_view import TextView
from app.ui.number_text import NumberText
from app.ui.theme import Theme
from app.ui.typeface import Size


class QuestionView(QWidget):
    """A question on its own ground, and what can be done with it.

    Signals:
        wished (MessageWish): Something shall be done with the question.
    """

    wished = Signal(object)

    def __init__(
        self, theme: Theme, numbers: NumberText, exchange: Exchange, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._numbers = numbers
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
        inner.setSpacing(8)
        self._chips: tuple[AttachmentChip, ...] = ()
        if exchange.attachments:
            inner.addWidget(self._make_chips())
        inner.addWidget(self._text)
        self._text.setVisible(bool(exchange.question))
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

    @property
    def text_view(self) -> TextView:
        """The view of its words."""
        return self._text

    @property
    def chips(self) -> tuple[AttachmentChip, ...]:
        """What goes along with it."""
        return self._chips

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show what can be done with the question."""
        super().enterEvent(event)
        self.actions_row.note_pointer(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Hide it again."""
        super().leaveEvent(event)
        self.actions_row.note_pointer(False)

    def _make_chips(self) -> ChipFlow:
        words = AttachmentWords(self._numbers, self)
        flow = ChipFlow()
        chips: list[AttachmentChip] = []
        for attachment in self._exchange.attachments:
            chip = AttachmentChip(self._theme, attachment.name, is_removable=False)
            chip.show_facts(words.facts(attachment))
            chip.opened.connect(partial(self._open, attachment))
            chips.append(chip)
        self._chips = tuple(chips)
        flow.show_chips(chips)
        self._theme.changed.connect(flow.place)
        return flow

    def _open(self, attachment: Attachment) -> None:
        AttachmentPreview(self._theme, self._numbers, attachment, self.window()).open()

    @Slot(object)
    def _on_wished(self, wish: Wish) -> None:
        self.wished.emit(MessageWish(wish, self._exchange, of_question=True))
