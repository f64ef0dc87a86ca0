# ruff: noqa: N802  Qt's own names
"""The bar that searches the conversation: what for, which of how many, next, previous, close."""

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QWidget

from app.ui.label import label
from app.ui.number_text import NumberText
from app.ui.theme import Theme
from app.ui.typeface import Size

_FIELD_WIDTH = 190
_COUNT_WIDTH = 96
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FindBar(QFrame):
    """Lies at the upper corner of the conversation while it is wanted.

    Signals:
        sought (str): This shall be found; empty for nothing.
        stepped (int): The next place shall be shown, or the one before when negative.
        closed (): It was put away.
    """

    sought = Signal(str)
    stepped = Signal(int)
    closed = Signal()

    def __init__(self, theme: Theme, numbers: NumberText, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._corner = parent
        self._numbers = numbers
        self.setObjectName("findBar")
        self.field = _Field()
        self.field.setFont(theme.type.interface(Size.LABEL))
        self.field.setPlaceholderText(self.tr("Find in this chat"))
        self.field.setAccessibleName(self.tr("Find in this chat"))
        self.field.setFixedWidth(theme.type.pixels(_FIELD_WIDTH))
        self.field.textChanged.connect(self.sought)
        self.field.stepped.connect(self.stepped)
        self.field.left.connect(self.put_away)
        self._count = label(theme, "", Size.SMALL, "secondary")
        self._count.setMinimumWidth(theme.type.pixels(_COUNT_WIDTH))
        self._previous = self._button("↑", self.tr("Previous place (Shift+F3)"))
        self._next = self._button("↓", self.tr("Next place (F3)"))
        self._close = self._button("×", self.tr("Close (Esc)"))
        self._previous.clicked.connect(lambda: self.stepped.emit(-1))
        self._next.clicked.connect(lambda: self.stepped.emit(1))
        self._close.clicked.connect(self.put_away)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 6, 6, 6)
        layout.setSpacing(4)
        layout.addWidget(self.field)
        layout.addSpacing(6)
        layout.addWidget(self._count)
        for button in (self._previous, self._next, self._close):
            layout.addWidget(button)
        self.show_count(0, 0)
        self.hide()
        parent.installEventFilter(self)

    @property
    def count(self) -> str:
        """What it says of the places found."""
        return self._count.text()

    def open(self, text: str = "") -> None:
        """Take the keyboard, with a text to begin with or the last one."""
        self.show()
        self.raise_()
        self._place()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if text:
            self.field.setText(text)
        self.field.selectAll()

    def show_count(self, number: int, count: int, is_done: bool = True) -> None:
        """Say which place is shown, and of how many.

        Args:
            number: Counted from 1; 0 for none.
            count: How many were found.
            is_done: Whether the whole conversation was searched.
        """
        many, which = self._numbers.integer(count), self._numbers.integer(number)
        if not self.field.text().strip():
            words = ""
        elif not is_done:
            words = self.tr("{count} so far").format(count=many)
        elif not count:
            words = self.tr("Not found")
        else:
            words = self.tr("{number} of {count}").format(number=which, count=many)
        self._count.setText(words)
        for button in (self._previous, self._next):
            button.setEnabled(count > 0)

    @Slot()
    def put_away(self) -> None:
        """Close it."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Stay at the corner when the conversation gets another size."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def _place(self) -> None:
        self.adjustSize()
        is_mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        self.move(12 if is_mirrored else max(self._corner.width() - self.width() - 24, 0), 10)

    def _button(self, text: str, name: str) -> QPushButton:
        button = QPushButton(text)
        button.setProperty("role", "quiet")
        button.setFont(self._theme.type.interface(Size.LABEL))
        button.setAccessibleName(name)
        button.setToolTip(name)
        return button


class _Field(QLineEdit):
    """Takes what is sought; Enter and F3 go on, with Shift back, Escape leaves.

    Signals:
        stepped (int): As the bar's.
        left (): Escape was pressed.
    """

    stepped = Signal(int)
    left = Signal()

    def event(self, event: QEvent) -> bool:
        """Keep Escape from what it means elsewhere."""
        is_key = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if is_key and event.key() == Qt.Key.Key_Escape:  # type: ignore[attr-defined]
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step and leave."""
        is_back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() in _ENTER:
            self.stepped.emit(-1 if is_back else 1)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
