"""Everything that was measured of one reply, to read and to copy."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.ui.label import label
from app.ui.screen_room import within_screen
from app.ui.statistics.facts import Facts
from app.ui.theme import Theme
from app.ui.typeface import Size

_SIZE = (560, 620)


class ReplyDetails(QDialog):
    """Shows facts under headings."""

    def __init__(self, theme: Theme, sections: Sequence[Facts], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sections = tuple(sections)
        self.setWindowTitle(self.tr("About this answer"))
        self._arrange()
        width, height = (theme.type.pixels(side) for side in _SIZE)
        self.resize(within_screen(self, QSize(min(width, 1000), min(height, 900))))

    @property
    def report(self) -> str:
        """All of it as text."""
        return "\n\n".join(
            "\n".join((section.title, *(f"{name}: {value}" for name, value in section.rows)))
            for section in self._sections
        )

    def _arrange(self) -> None:
        column = QWidget()
        column.setObjectName("sheetColumn")
        inside = QVBoxLayout(column)
        inside.setContentsMargins(0, 0, 12, 0)
        inside.setSpacing(8)
        for number, section in enumerate(self._sections):
            if number:
                inside.addSpacing(8)
            inside.addWidget(
                label(self._theme, section.title, Size.LABEL, "secondary", QFont.Weight.DemiBold)
            )
            inside.addWidget(self._card(section))
        inside.addStretch(1)
        page = QScrollArea()
        page.setProperty("role", "page")
        page.setFrameShape(QFrame.Shape.NoFrame)
        page.setWidgetResizable(True)
        page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        page.setAccessibleName(self.windowTitle())
        page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # so that the arrow keys scroll
        page.setWidget(column)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(0, 10, 12, 0)
        buttons.addStretch(1)
        for words, name, slot in (
            (self.tr("Copy"), self.tr("Copy all of it"), self._on_copy_clicked),
            (self.tr("Close"), self.tr("Close"), self.accept),
        ):
            button = QPushButton(words)
            button.setFont(self._theme.type.interface(Size.LABEL))
            button.setAccessibleName(name)
            button.clicked.connect(slot)
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 8, 16)
        layout.addWidget(page)
        layout.addLayout(buttons)

    def _card(self, section: Facts) -> QFrame:
        card = QFrame()
        card.setProperty("card", "true")
        grid = QGridLayout(card)
        grid.setContentsMargins(16, 12, 14, 12)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(7)
        grid.setColumnMinimumWidth(0, self._theme.type.pixels(130))
        grid.setColumnStretch(1, 1)
        for row, (name, value) in enumerate(section.rows):
            title = label(self._theme, name, Size.LABEL, "secondary")
            told = label(self._theme, value, Size.LABEL)
            for text in (title, told):
                text.setWordWrap(True)
            grid.addWidget(title, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(told, row, 1, Qt.AlignmentFlag.AlignTop)
        return card

    @Slot()
    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self.report)
