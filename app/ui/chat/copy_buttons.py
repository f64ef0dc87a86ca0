"""The buttons that copy code, one in the bar of each frame."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget

from app.ui.chat.code_section import CodeSection
from app.ui.theme import Theme
from app.ui.typeface import Size


class CopyButtons:
    """Makes a button for each section of code and keeps it in its place."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        self._theme = theme
        self._parent = parent
        self._buttons: list[QPushButton] = []
        self._sections: list[CodeSection] = []

    def follow(self, sections: list[CodeSection]) -> None:
        """Make the buttons that are missing."""
        self._sections = sections
        for number in range(len(self._buttons) + 1, len(sections) + 1):
            button = QPushButton(_tr("Copy"), self._parent)
            button.setProperty("role", "quiet")
            button.setFont(self._theme.type.interface(Size.SMALL))
            button.setCursor(Qt.CursorShape.ArrowCursor)
            button.setAccessibleName(_tr("Copy code {number}").format(number=number))
            button.setToolTip(_tr("Copy this code"))
            button.clicked.connect(lambda _checked=False, place=number - 1: self._copy(place))
            button.show()
            self._buttons.append(button)

    def place(self, number: int, frame: QRectF, header: int) -> None:
        """Put a button at the end of its frame's bar; buttons are counted from 0."""
        if number >= len(self._buttons):
            return
        button = self._buttons[number]
        size = button.sizeHint()
        top = round(frame.top() + (header - size.height()) / 2)
        button.setGeometry(round(frame.right()) - size.width() - 5, top, size.width(), size.height())

    def clear(self) -> None:
        """Take all buttons away."""
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons.clear()
        self._sections = []

    def _copy(self, place: int) -> None:
        QGuiApplication.clipboard().setText(self._sections[place].code)
        for number, button in enumerate(self._buttons):
            button.setText(_tr("Copied") if number == place else _tr("Copy"))
            size = button.sizeHint()
            button.setGeometry(
                button.x() + button.width() - size.width(), button.y(), size.width(), size.height()
            )


def _tr(text: str) -> str:
    return QCoreApplication.translate("CopyButtons", text)
