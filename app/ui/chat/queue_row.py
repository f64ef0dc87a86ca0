"""Above the message field: what was typed ahead and waits for the answer to end."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.ui.chat.draft import Draft
from app.ui.eliding_label import ElidingLabel
from app.ui.focus_order import follow_in_focus_order
from app.ui.label import label
from app.ui.theme import Theme
from app.ui.typeface import Size

_MOST_SHOWN = 300
"""Characters of a message that may stand on its line."""


class QueueRow(QFrame):
    """A line for each message that waits; hidden while none does.

    Signals:
        edit_requested (int): The message at this place shall be edited instead of sent.
        remove_requested (int): It shall not be sent.
        send_requested (): The first one shall be sent now.
    """

    edit_requested = Signal(int)
    remove_requested = Signal(int)
    send_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown: tuple[tuple[Draft, ...], bool] = ((), False)
        self._lines: list[QWidget] = []
        self._words: list[str] = []
        self.setObjectName("queueRow")
        self.setAccessibleName(self.tr("Queued messages"))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(10, 4, 10, 4)
        self._column.setSpacing(0)
        self.hide()

    @property
    def words(self) -> tuple[str, ...]:
        """What each line says."""
        return tuple(self._words)

    def show_queue(self, drafts: Sequence[Draft], is_held: bool) -> None:
        """Show what waits.

        Args:
            drafts: The next one first.
            is_held: Whether it waits for the user, who is offered to send it.
        """
        wanted = (tuple(drafts), is_held)
        if wanted == self._shown:
            return
        self._shown = wanted
        for line in self._lines:
            self._column.removeWidget(line)
            line.hide()
            line.deleteLater()
        self._words = []
        self._lines = [self._line(place, draft, is_held) for place, draft in enumerate(drafts)]
        for line in self._lines:
            self._column.addWidget(line)
            line.show()
        follow_in_focus_order(self, self._lines)
        self.setVisible(bool(drafts))

    def _line(self, place: int, draft: Draft, is_held: bool) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        lead = self.tr("Waiting:") if is_held else self.tr("Next:")
        if place:
            lead = self.tr("Then:")
        text = self._summary(draft)
        self._words.append(f"{lead} {text}")
        caption = label(self._theme, lead, Size.SMALL, "accent", QFont.Weight.Medium)
        words = ElidingLabel(text)
        words.setFont(self._theme.type.interface(Size.SMALL))
        row.addWidget(caption)
        row.addWidget(words, 1)
        if is_held and not place:
            send = self._button(self.tr("Send"), self.tr("Send the queued message: {text}"), text)
            send.clicked.connect(self.send_requested)
            row.addWidget(send)
        edit = self._button(self.tr("Edit"), self.tr("Edit the queued message: {text}"), text)
        edit.clicked.connect(partial(self.edit_requested.emit, place))
        remove = self._button("×", self.tr("Remove the queued message: {text}"), text)
        remove.setToolTip(self.tr("Remove"))
        remove.clicked.connect(partial(self.remove_requested.emit, place))
        row.addWidget(edit)
        row.addWidget(remove)
        return line

    def _summary(self, draft: Draft) -> str:
        names = ", ".join(attachment.name for attachment in draft.attachments)
        text = " ".join(draft.text[:_MOST_SHOWN].split())
        if text and names:
            return self.tr("{text} (with {names})").format(text=text, names=names)
        return text or names

    def _button(self, text: str, name: str, summary: str) -> QPushButton:
        button = QPushButton(text)
        button.setProperty("role", "quiet")
        button.setFont(self._theme.type.interface(Size.SMALL))
        button.setAccessibleName(name.format(text=summary[:80]))
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        return button
