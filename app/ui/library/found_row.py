# ruff: noqa: N802  Qt's own names
"""A repository that a search found, as a wide button."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app.library.repository import Gate
from app.service.library_cards import FoundCard
from app.ui.eliding_label import ElidingLabel
from app.ui.label import set_ink
from app.ui.library.library_words import LibraryWords
from app.ui.theme import Theme
from app.ui.typeface import Size


class FoundRow(QPushButton):
    """Opens a repository.

    Signals:
        opened (str): The repository of this name is wanted.
    """

    opened = Signal(str)

    def __init__(
        self, theme: Theme, words: LibraryWords, found: FoundCard, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.found = found
        self.setProperty("role", "example")
        self.setAutoDefault(False)
        self._name = ElidingLabel(found.name)
        self._name.setFont(theme.type.interface(Size.LABEL, QFont.Weight.Medium))
        details = self._details(words)
        self._details_label = ElidingLabel(details)
        self._details_label.setFont(theme.type.interface(Size.SMALL, tabular=True))
        set_ink(self._details_label, "secondary")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 10, 16, 10)
        layout.setSpacing(2)
        for text in (self._name, self._details_label):
            text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            layout.addWidget(text)
        self.setAccessibleName(f"{found.name}, {details}")
        self.setToolTip(found.name)
        self.clicked.connect(lambda _checked=False: self.opened.emit(found.name))

    def sizeHint(self) -> QSize:
        """Be as tall as both lines."""
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Give way in width only."""
        return QSize(200, self.sizeHint().height())

    def _details(self, words: LibraryWords) -> str:
        found, whole = self.found, words.numbers.integer
        fetched = self.tr("{count} downloads a month", "", found.downloads)
        liked = self.tr("{count} likes", "", found.likes)
        parts = [fetched.format(count=whole(found.downloads)), liked.format(count=whole(found.likes))]
        if found.licence:
            parts.append(found.licence)
        if found.gate is not Gate.OPEN:
            parts.append(self.tr("its licence must be accepted"))
        return " · ".join(parts)
