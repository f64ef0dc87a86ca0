"""What a new conversation shows: one calm line, and three ways to begin."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.ui.chat.example_button import ExampleButton
from app.ui.label import label
from app.ui.theme import Theme
from app.ui.typeface import Size


class Welcome(QFrame):
    """Stands where the conversation will be.

    Signals:
        example_chosen (str): A question to begin with; it fills the composer.
    """

    example_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("welcome")
        question = self.tr("What would you like to know?")
        title = label(theme, question, Size.TITLE, weight=QFont.Weight.DemiBold)
        lead = label(theme, self.tr("Everything runs on this computer."), Size.TEXT, "secondary")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addStretch(3)
        for text in (title, lead):
            text.setWordWrap(True)
            layout.addWidget(text)
        layout.addSpacing(16)
        for question in (
            self.tr("Explain how a bicycle stays upright."),
            self.tr("Write a Python function that checks whether a string is a palindrome."),
            self.tr("Give me five ideas for a rainy Sunday."),
        ):
            layout.addWidget(self._example(theme, question))
        layout.addStretch(4)

    def _example(self, theme: Theme, question: str) -> ExampleButton:
        button = ExampleButton(theme, question)
        button.setAccessibleName(self.tr("Example: {question}").format(question=question))
        button.setToolTip(self.tr("Put this question into the message field"))
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(lambda _checked=False: self.example_chosen.emit(question))
        return button
