"""What the user asked, exactly as it was typed."""

from PySide6.QtGui import QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.ui.chat.reply_format import LINE_HEIGHT
from app.ui.chat.text_view import TextView
from app.ui.theme import Theme
from app.ui.typeface import Size


class QuestionView(QFrame):
    """A question on its own ground."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("question")
        self._text = TextView(self.tr("Your message"), self)
        self._text.setFont(theme.type.interface(Size.TEXT))
        self._text.setPlainText(text)
        cursor = QTextCursor(self._text.document())
        cursor.select(QTextCursor.SelectionType.Document)
        shape = QTextBlockFormat()
        shape.setLineHeight(LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor.mergeBlockFormat(shape)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 11, 14, 8)  # the line height leaves room below the last line
        layout.addWidget(self._text)

    @property
    def text(self) -> str:
        """What is shown."""
        return self._text.toPlainText()
