"""The sheet of shortcuts, made from what is registered."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QDialog, QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.ui.actions.registry import ActionGroup, ActionRegistry, key_text
from app.ui.label import label
from app.ui.screen_room import within_screen
from app.ui.theme import Theme
from app.ui.typeface import Size

_SIZE = (520, 620)


class ShortcutSheet(QDialog):
    """Lists every key, by group."""

    def __init__(self, registry: ActionRegistry, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._registry = registry
        self._theme = theme
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self._page = QScrollArea()
        self._page.setProperty("role", "page")
        self._page.setFrameShape(QFrame.Shape.NoFrame)
        self._page.setWidgetResizable(True)
        self._page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._page.setAccessibleName(self.tr("Keyboard shortcuts"))
        self._page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # so that the arrow keys scroll
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 12, 18)
        layout.addWidget(self._page)
        self._fill()
        registry.extended.connect(self._fill)
        width, height = (theme.type.pixels(side) for side in _SIZE)
        self.resize(within_screen(self, QSize(min(width, 1000), min(height, 900))))

    @property
    def lines(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """What is listed: the text of each line and its keys."""
        return tuple(line for group in ActionGroup for line in self._lines(group))

    def _lines(self, group: ActionGroup) -> list[tuple[str, tuple[str, ...]]]:
        registry = self._registry
        actions = [(spec.text, spec.keys) for spec in registry.specs if spec.group is group and spec.keys]
        hints = [(hint.text, hint.keys) for hint in registry.hints if hint.group is group]
        return actions + hints

    def _fill(self) -> None:
        column = QWidget()
        column.setObjectName("sheetColumn")
        inside = QVBoxLayout(column)
        inside.setContentsMargins(0, 0, 12, 0)
        inside.setSpacing(8)
        for group in ActionGroup:
            lines = self._lines(group)
            if lines:
                self._add_group(inside, group.title, lines)
        inside.addStretch(1)
        self._page.setWidget(column)

    def _add_group(self, inside: QVBoxLayout, title: str, lines: list[tuple[str, tuple[str, ...]]]) -> None:
        heading = label(self._theme, title, Size.LABEL, "secondary", QFont.Weight.DemiBold)
        inside.addWidget(heading)
        grid = QGridLayout()
        grid.setVerticalSpacing(7)
        grid.setColumnStretch(0, 1)
        for row, (text, keys) in enumerate(lines):
            name = label(self._theme, text.removesuffix("…"), Size.LABEL)
            name.setWordWrap(True)
            grid.addWidget(name, row, 0)
            grid.addLayout(self._keys(keys), row, 1)
        inside.addLayout(grid)
        inside.addSpacing(12)

    def _keys(self, keys: tuple[str, ...]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(5)
        row.addStretch(1)
        for place, key in enumerate(keys):
            if place:
                row.addWidget(label(self._theme, self.tr("or"), Size.SMALL, "secondary"))
            cap = label(self._theme, key_text(key), Size.SMALL, weight=QFont.Weight.Medium)
            cap.setProperty("role", "key")
            row.addWidget(cap)
        return row
