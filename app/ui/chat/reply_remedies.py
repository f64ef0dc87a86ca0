"""The buttons below an answer that did not end well: go on, try again, edit."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from app.ui.chat.exchange import Exchange, Outcome
from app.ui.theme import Theme
from app.ui.typeface import Size


class ReplyRemedies(QWidget):
    """Offers what can be done about an answer, where something can.

    Signals:
        resume_requested (): The answer shall go on.
        retry_requested (): It shall be begun again.
        edit_requested (): The question shall be taken back and changed.
    """

    resume_requested = Signal()
    retry_requested = Signal()
    edit_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._resume = self._button(self.tr("Continue"), self.tr("Go on where the answer ended (Alt+Enter)"))
        self._retry = self._button(self.tr("Try again"), self.tr("Ask the same question again"))
        self._edit = self._button(self.tr("Edit"), self.tr("Take the question back and change it"))
        self._resume.clicked.connect(self.resume_requested)
        self._retry.clicked.connect(self.retry_requested)
        self._edit.clicked.connect(self.edit_requested)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 2, 0, 0)
        layout.setSpacing(8)
        for button in (self._resume, self._retry, self._edit):
            layout.addWidget(button)
        layout.addStretch(1)
        self.hide()

    def offer(self, exchange: Exchange, is_last: bool) -> None:
        """Offer what helps this answer; nothing when others follow it."""
        needs_help = exchange.outcome in (Outcome.FAILED, Outcome.INTERRUPTED) or (
            exchange.outcome in (Outcome.STOPPED, Outcome.UNANSWERED) and not exchange.answer
        )
        may_continue = exchange.may_continue
        self._resume.setVisible(may_continue)
        for button in (self._retry, self._edit):
            button.setVisible(needs_help)
        self.setVisible(is_last and (needs_help or may_continue))

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setAccessibleName(text)
        button.setToolTip(tip)
        button.setFont(self._theme.type.interface(Size.LABEL))
        return button
