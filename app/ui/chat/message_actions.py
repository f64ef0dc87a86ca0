# ruff: noqa: N802  Qt's own names
"""The quiet row below a message: its versions, and what can be done with it."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from app.ui.chat.exchange import ONLY, Exchange, Version
from app.ui.label import label, set_mark
from app.ui.theme import Theme
from app.ui.typeface import Size


class Wish(StrEnum):
    """What can be wished for a message."""

    PREVIOUS = "previous"
    NEXT = "next"
    COPY = "copy"
    EDIT = "edit"
    AGAIN = "again"
    DELETE = "delete"
    PROVE = "prove"
    DETAILS = "details"
    CONTINUE = "continue"


QUESTION_WISHES = (Wish.COPY, Wish.EDIT, Wish.DELETE)
REPLY_WISHES = (Wish.COPY, Wish.AGAIN, Wish.PROVE, Wish.DETAILS, Wish.DELETE)


@dataclass(frozen=True, slots=True)
class MessageWish:
    """What shall be done with which message.

    Attributes:
        wish: What.
        exchange: The question and its answer.
        of_question: Whether the question is meant, or else the answer.
    """

    wish: Wish
    exchange: Exchange
    of_question: bool


class MessageActions(QWidget):
    """Buttons that show while the pointer or the keyboard is at their message; versions always show.

    Signals:
        wished (Wish): A button was pressed.
    """

    wished = Signal(object)

    def __init__(self, theme: Theme, wishes: tuple[Wish, ...], host: QWidget) -> None:
        """Make the row of a message.

        Args:
            theme: Gives the type.
            wishes: Which buttons there are.
            host: The view of the message; it tells where the pointer is.
        """
        super().__init__(host)
        self._theme = theme
        self._is_awake = True
        self._is_pointed_at = False
        self._version = ONLY
        self._previous = self._button("‹", Wish.PREVIOUS, self.tr("Previous version"))
        self._next = self._button("›", Wish.NEXT, self.tr("Next version"))
        self._count: QLabel = label(theme, "", Size.SMALL, "secondary")
        is_question = Wish.EDIT in wishes
        texts = {
            Wish.COPY: (self.tr("Copy"), self._whose(is_question, self.tr("Copy {message} as Markdown"))),
            Wish.EDIT: (self.tr("Edit"), self._whose(is_question, self.tr("Edit {message}"))),
            Wish.AGAIN: (self.tr("Answer again"), self.tr("Answer again; this answer stays as a version")),
            Wish.PROVE: (
                self.tr("Prove it"),
                self.tr("Write this answer again, with the draft and without, and compare"),
            ),
            Wish.DETAILS: (self.tr("Details"), self.tr("Everything that was measured of this answer")),
            Wish.DELETE: (
                self.tr("Delete"),
                self._whose(is_question, self.tr("Delete {message} and what follows it")),
            ),
        }
        self._sleepers = [self._button(texts[wish][0], wish, texts[wish][1]) for wish in wishes]
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        for part in (self._previous, self._count, self._next):
            layout.addWidget(part)
        if is_question:
            layout.insertStretch(0, 1)
        for button in self._sleepers:
            layout.addWidget(button)
        if not is_question:
            layout.addStretch(1)
        self.show_version(ONLY)
        self._wake(False)

    @property
    def version(self) -> Version:
        """Which version it says is shown."""
        return self._version

    def show_version(self, version: Version) -> None:
        """Say which of how many versions is shown; nothing for a single one."""
        self._version = version
        for part in (self._previous, self._count, self._next):
            part.setVisible(version.count > 1)
        self._count.setText(f"{version.number}/{version.count}")
        words = self.tr("Version {number} of {count}")
        self._count.setAccessibleName(words.format(number=version.number, count=version.count))
        self._previous.setEnabled(version.number > 1)
        self._next.setEnabled(version.number < version.count)

    def note_pointer(self, is_here: bool) -> None:
        """Show the buttons while the pointer is over the message, or the keyboard at one of them."""
        self._is_pointed_at = is_here
        self._look()

    @Slot()
    def _look(self) -> None:
        self._wake(self._is_pointed_at or self._has_keyboard())

    def _has_keyboard(self) -> bool:
        return any(button.hasFocus() for button in self._sleepers)

    def _wake(self, is_awake: bool) -> None:
        if is_awake is not self._is_awake:
            self._is_awake = is_awake
            for button in self._sleepers:
                set_mark(button, "asleep", "false" if is_awake else "true")

    def _whose(self, is_question: bool, template: str) -> str:
        return template.format(message=self.tr("this message") if is_question else self.tr("this answer"))

    def _button(self, text: str, wish: Wish, name: str) -> QPushButton:
        button = _WatchedButton(text)
        button.setProperty("role", "quiet")
        button.setFont(self._theme.type.interface(Size.SMALL))
        button.setAccessibleName(name)
        button.setToolTip(name)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(lambda _checked=False: self.wished.emit(wish))
        button.focus_changed.connect(self._look)
        return button


class _WatchedButton(QPushButton):
    """Tells when the keyboard comes and goes.

    Signals:
        focus_changed (): It did.
    """

    focus_changed = Signal()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell."""
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell."""
        super().focusOutEvent(event)
        self.focus_changed.emit()
