"""A few ways to choose from, one below the other, each with a line that explains it."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from app.ui.label import label, set_ink
from app.ui.library.tab_stop import tab_stop
from app.ui.theme import Theme
from app.ui.typeface import Size


@dataclass(frozen=True, slots=True)
class Choice:
    """One of them.

    Attributes:
        key: What it is called in orders.
        title: Its name.
        tag: What is special about it, such as recommended; may be empty.
        note: A line that explains it; may be empty.
        is_able: Whether it can be chosen.
    """

    key: str
    title: str
    tag: str = ""
    note: str = ""
    is_able: bool = True


class ChoiceList(QFrame):
    """Radio buttons with explanations; one is always chosen.

    Signals:
        chosen (str): The key of another one.
    """

    chosen = Signal(str)

    def __init__(self, theme: Theme, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setProperty("card", "true")
        self.setAccessibleName(title)
        self._title = label(theme, title, Size.LABEL, weight=QFont.Weight.DemiBold)
        self._note = label(theme, "", Size.SMALL, "secondary")
        self._note.setWordWrap(True)
        self._choices: tuple[Choice, ...] = ()
        self._rows: list[QWidget] = []
        self._buttons = QButtonGroup(self)
        self._buttons.idToggled.connect(self._on_toggled)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(16, 12, 16, 14)
        self._layout.setSpacing(8)
        self._layout.addWidget(self._title)
        self._layout.addWidget(self._note)
        self.tell("")

    @property
    def key(self) -> str:
        """What is chosen; empty while there is nothing."""
        number = self._buttons.checkedId()
        return self._choices[number].key if 0 <= number < len(self._choices) else ""

    @property
    def choices(self) -> tuple[Choice, ...]:
        """All there are."""
        return self._choices

    @property
    def buttons(self) -> list[QRadioButton]:
        """What is pressed to choose, from top to bottom."""
        return [button for button in self._buttons.buttons() if isinstance(button, QRadioButton)]

    def tell(self, note: str, is_warning: bool = False) -> None:
        """Say something about all of them, or nothing."""
        self._note.setText(note)
        self._note.setVisible(bool(note))
        set_ink(self._note, "warning" if is_warning else "secondary")

    def offer(self, choices: Sequence[Choice], key: str) -> None:
        """Offer these, and choose one of them without telling.

        Args:
            choices: From top to bottom.
            key: Which one is chosen; the first where there is none of that name.
        """
        if self._choices == tuple(choices) and self.key == key:
            return
        for row in self._rows:
            self._layout.removeWidget(row)
            row.hide()
            row.deleteLater()
        for button in self._buttons.buttons():
            self._buttons.removeButton(button)
        self._choices = tuple(choices)
        self._rows = [self._row(number, choice) for number, choice in enumerate(choices)]
        for row in self._rows:
            self._layout.addWidget(row)
        wanted = next((number for number, choice in enumerate(choices) if choice.key == key), 0)
        if choices:
            self._buttons.blockSignals(True)
            self._buttons.button(wanted).setChecked(True)
            self._buttons.blockSignals(False)
            tab_stop(self._buttons)

    def _row(self, number: int, choice: Choice) -> QWidget:
        theme = self._theme
        button = QRadioButton(choice.title)
        button.setFont(theme.type.interface(Size.LABEL, QFont.Weight.Medium, tabular=True))
        button.setEnabled(choice.is_able)
        told = (choice.title, choice.tag, choice.note)
        button.setAccessibleName(", ".join(part for part in told if part))
        self._buttons.addButton(button, number)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(button)
        if choice.tag:
            tag = label(theme, choice.tag, Size.SMALL, "accent", QFont.Weight.Medium)
            head.addWidget(tag)
        head.addStretch(1)
        row = QWidget()
        layout = QVBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(head)
        if choice.note:
            note = label(theme, choice.note, Size.SMALL, "secondary")
            note.setWordWrap(True)
            note.setIndent(theme.type.pixels(19))
            layout.addWidget(note)
        return row

    @Slot(int, bool)
    def _on_toggled(self, number: int, is_on: bool) -> None:
        tab_stop(self._buttons)
        if is_on and 0 <= number < len(self._choices):
            self.chosen.emit(self._choices[number].key)
