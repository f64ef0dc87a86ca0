"""Says that a repository must be asked for, and leads to its licence and to the access token."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from app.ui.chat.chip_flow import ChipFlow
from app.ui.label import label
from app.ui.theme import Theme
from app.ui.typeface import Size


class GateNote(QFrame):
    """Stands above what cannot be had yet; hidden otherwise.

    Signals:
        page_wanted (str): The page at this address shall be opened.
        token_wanted (str): A token shall be asked for, for this repository.
        again_wanted (): The Hub shall be asked once more.
    """

    page_wanted = Signal(str)
    token_wanted = Signal(str)
    again_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page = self._repository = ""
        self.setProperty("warns", "true")
        self._words = label(theme, "", Size.LABEL, weight=QFont.Weight.Medium)
        self._words.setWordWrap(True)
        self.accept = self._button(theme, self.tr("Accept the licence…"))
        self.token = self._button(theme, self.tr("Enter a token…"))
        self.again = self._button(theme, self.tr("Look again"))
        self.accept.clicked.connect(lambda: self.page_wanted.emit(self._page))
        self.token.clicked.connect(lambda: self.token_wanted.emit(self._repository))
        self.again.clicked.connect(self.again_wanted)
        self._buttons = ChipFlow()
        self._buttons.show_chips((self.accept, self.token, self.again))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 12)
        layout.setSpacing(8)
        layout.addWidget(self._words)
        layout.addWidget(self._buttons)
        self.hide()

    @property
    def words(self) -> str:
        """What it says; empty while it is hidden."""
        return self._words.text() if not self.isHidden() else ""

    def ask(self, repository: str, page: str, words: str) -> None:
        """Say this of a repository whose page is there."""
        self._repository, self._page = repository, page
        self._words.setText(words)
        self._buttons.show_chips((*((self.accept,) if page else ()), self.token, self.again))
        self.show()

    def _button(self, theme: Theme, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setFont(theme.type.interface(Size.LABEL))
        button.setAccessibleName(text)
        button.setAutoDefault(False)
        return button
