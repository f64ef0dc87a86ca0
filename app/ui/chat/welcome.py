"""What a new conversation shows: one calm line, how the model is, and three ways to begin."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.ui.activity import Activity, ActivityKind
from app.ui.chat.example_button import ExampleButton
from app.ui.label import label, set_mark
from app.ui.theme import Theme
from app.ui.typeface import Size


class Welcome(QFrame):
    """Stands where the conversation will be.

    Signals:
        example_chosen (str): A question to begin with; it fills the composer.
        model_wanted (): A model shall be opened.
        pairs_wanted (): A pair of models shall be chosen.
    """

    example_chosen = Signal(str)
    model_wanted = Signal()
    pairs_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("welcome")
        question = self.tr("What would you like to know?")
        title = label(theme, question, Size.TITLE, weight=QFont.Weight.DemiBold)
        self._lead = label(theme, "", Size.TEXT, "secondary")
        self._pairs = QPushButton(self.tr("Choose a pair…"))
        self._pairs.setFont(theme.type.interface(Size.TEXT, QFont.Weight.Medium))
        self._pairs.setAccessibleName(self.tr("Choose a pair of models"))
        self._pairs.clicked.connect(self.pairs_wanted)
        self._open = QPushButton(self.tr("Open a model…"))
        self._open.setFont(theme.type.interface(Size.TEXT, QFont.Weight.Medium))
        self._open.setAccessibleName(self.tr("Open a model"))
        self._open.clicked.connect(self.model_wanted)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addStretch(3)
        for text in (title, self._lead):
            text.setWordWrap(True)
            layout.addWidget(text)
        layout.addSpacing(8)
        ways = QHBoxLayout()
        ways.setSpacing(8)
        ways.addWidget(self._pairs)
        ways.addWidget(self._open)
        ways.addStretch(1)
        layout.addLayout(ways)
        layout.addSpacing(8)
        for question in (
            self.tr("Explain how a bicycle stays upright."),
            self.tr("Write a Python function that checks whether a string is a palindrome."),
            self.tr("Give me five ideas for a rainy Sunday."),
        ):
            layout.addWidget(self._example(theme, question))
        layout.addStretch(4)
        self.show_activity(Activity(ActivityKind.STARTING))

    @property
    def lead(self) -> str:
        """What it says of the model."""
        return self._lead.text()

    @Slot(object)
    def show_activity(self, activity: Activity) -> None:
        """Say how far the model is, and offer to open one where there is none."""
        kind = activity.kind
        words = self.tr("Everything runs on this computer.")
        if kind == ActivityKind.LOADING and activity.subject:
            words = self.tr("{name} is being loaded. You can type meanwhile.").format(name=activity.subject)
        elif kind == ActivityKind.NO_MODEL:
            words = self.tr(
                "Open a model to begin: a file whose name ends in .gguf. It stays on this computer."
            )
        elif kind == ActivityKind.FAILED:
            words = self.tr("The model could not be loaded. Open another one, or the same one again.")
        elif kind == ActivityKind.DEAD:
            words = self.tr("The engine has stopped. It starts again with the next message.")
        if words != self._lead.text():
            self._lead.setText(words)
        has_none = kind in (ActivityKind.NO_MODEL, ActivityKind.FAILED)
        self._open.setVisible(has_none)
        set_mark(self._pairs, "role", "main" if has_none else "")

    def _example(self, theme: Theme, question: str) -> ExampleButton:
        button = ExampleButton(theme, question)
        button.setAccessibleName(self.tr("Example: {question}").format(question=question))
        button.setToolTip(self.tr("Put this question into the message field"))
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(lambda _checked=False: self.example_chosen.emit(question))
        return button
