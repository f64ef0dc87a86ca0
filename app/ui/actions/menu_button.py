# ruff: noqa: N802  Qt's own names
"""The button at the end of the bar, and the menu of everything that can be done."""

from PySide6.QtCore import QPointF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from app.ui.actions.registry import ActionGroup, ActionRegistry
from app.ui.theme import Theme

_LONG = 6
"""A group of more actions than this has a menu of its own."""


class ActionMenu(QMenu):
    """The registered actions: short groups between lines, long ones in menus of their own."""

    def __init__(self, registry: ActionRegistry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._registry = registry
        self._parts: dict[ActionGroup, QMenu] = {}
        self.setAccessibleName(self.tr("Menu"))
        self.aboutToShow.connect(self.fill)
        self.aboutToShow.connect(self._grey_out)
        self.aboutToHide.connect(self._enable_all)
        self.fill()

    @Slot()
    def fill(self) -> None:
        """Show what is registered now."""
        self.clear()  # takes the actions out; they belong to the window
        for group in ActionGroup:
            chosen = [spec for spec in self._registry.specs if spec.group is group and spec.in_menu]
            is_long = len(chosen) > _LONG and group is not ActionGroup.PROGRAM
            if chosen and not is_long and not self.isEmpty():
                self.addSeparator()
            menu = self._part(group) if is_long else self
            for spec in chosen:
                menu.addAction(self._registry.action(spec.name))

    @Slot()
    def _grey_out(self) -> None:
        """Show what does not apply at the moment as such."""
        for spec in self._registry.specs:
            self._registry.action(spec.name).setEnabled(spec.applies())

    @Slot()
    def _enable_all(self) -> None:
        """Let the keys work again: by then it may apply, and until the menu opens next nobody looks."""
        for spec in self._registry.specs:
            self._registry.action(spec.name).setEnabled(True)

    def _part(self, group: ActionGroup) -> QMenu:
        """Return the menu of a group, empty and put in."""
        part = self._parts.get(group)
        if part is None:
            part = self._parts[group] = QMenu(group.title, self)
            part.setAccessibleName(group.title)
        part.clear()
        self.addMenu(part)
        return part


class MenuButton(QPushButton):
    """Three dots that open the menu."""

    def __init__(self, registry: ActionRegistry, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setProperty("role", "quiet")
        self.setAccessibleName(self.tr("Menu"))
        self.setToolTip(self.tr("Menu (F10)"))
        self.setMenu(ActionMenu(registry, self))
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Be a square."""
        side = self._theme.type.pixels(32)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Never be smaller."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the menu with the arrow key as well, as other menus do."""
        if event.key() == Qt.Key.Key_Down:
            self.showMenu()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the dots over the button's ground."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(0, 0, 0, 0))
        painter.setBrush(QColor(self._theme.colors.secondary))
        radius = self._theme.type.pixels(17) / 10
        middle = QPointF(self.rect().center())
        for step in (-1, 0, 1):
            painter.drawEllipse(middle + QPointF(step * radius * 3.4 + 0.5, 0.5), radius, radius)
