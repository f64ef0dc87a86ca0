"""What can be done when the context is full, right where one types."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFont, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.ui.label import label
from app.ui.theme import Theme
from app.ui.typeface import Size


class FullChoice(QFrame):
    """Stands above the message field while a conversation does not fit in the context.

    Signals:
        leaving_out_chosen (): The oldest messages shall be left out from now on.
        summary_chosen (): A new conversation shall begin with a summary of this one.
        larger_chosen (): The context shall become larger.
    """

    leaving_out_chosen = Signal()
    summary_chosen = Signal()
    larger_chosen = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("fullChoice")
        self._message = label(theme, "", Size.TEXT, weight=QFont.Weight.DemiBold)
        self._hint = label(theme, "", Size.LABEL, "secondary")
        for text in (self._message, self._hint):
            text.setWordWrap(True)
        self._leave_out = self._button(
            theme,
            self.tr("Leave out the oldest messages"),
            self.tr("From now on, in this conversation. They stay here, but the model does not read them"),
        )
        self._leave_out.setProperty("role", "main")
        self._summary = self._button(
            theme,
            self.tr("Start anew with a summary"),
            self.tr("The model summarises this conversation at the beginning of a new one; this one stays"),
        )
        self._larger = self._button(theme, self.tr("Larger context…"), "")
        self._leave_out.clicked.connect(self.leaving_out_chosen)
        self._summary.clicked.connect(self.summary_chosen)
        self._larger.clicked.connect(self.larger_chosen)
        buttons = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        buttons.setSpacing(8)
        others = QHBoxLayout()
        others.setSpacing(8)
        buttons.addWidget(self._leave_out)
        for button in (self._summary, self._larger):
            others.addWidget(button)
        buttons.addLayout(others)
        buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 14)
        layout.setSpacing(6)
        layout.addWidget(self._message)
        layout.addWidget(self._hint)
        layout.addSpacing(4)
        layout.addLayout(buttons)
        self.hide()

    @property
    def words(self) -> str:
        """All it says; empty while it is not shown."""
        return "" if self.isHidden() else f"{self._message.text()} {self._hint.text()}".strip()

    def offer(
        self, message: str, hint: str, can_summarise: bool, can_grow: bool, is_chosen: bool = False
    ) -> None:
        """Say what does not fit, and what can be done.

        Args:
            message: What happened.
            hint: The numbers behind it.
            can_summarise: Whether there is a conversation to summarise.
            can_grow: Whether the model was made for a larger context than it has.
            is_chosen: Whether a larger one was chosen and only waits for the model to be loaded again.
        """
        self._message.setText(message)
        self._hint.setText(hint)
        self._summary.setVisible(can_summarise)
        self._larger.setVisible(can_grow)
        text, tip = self.tr("Larger context…"), self.tr("Open the settings at the context length")
        if is_chosen:
            text = self.tr("Load again, larger")
            tip = self.tr("Load the model again with the context length that was chosen")
        self._larger.setText(text)
        self._larger.setAccessibleName(text)
        self._larger.setToolTip(tip)
        self.setAccessibleName(f"{message} {hint}")
        if self.isHidden():
            self.show()
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  Qt's own name
        """Put the first button above the others where they have no room side by side."""
        super().resizeEvent(event)
        buttons = [
            button for button in (self._leave_out, self._summary, self._larger) if not button.isHidden()
        ]
        needed = sum(button.sizeHint().width() + self._row.spacing() for button in buttons) + 32
        directions = QBoxLayout.Direction
        wanted = directions.LeftToRight if needed <= self.width() else directions.TopToBottom
        if wanted != self._row.direction():
            self._row.setDirection(wanted)

    def _button(self, theme: Theme, text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setAccessibleName(text)
        button.setToolTip(tip)
        button.setFont(theme.type.interface(Size.LABEL, QFont.Weight.Medium))
        return button
