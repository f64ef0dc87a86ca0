"""Where the list stands: beside the conversation, or over it where room is short."""

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from app.ui.theme import Theme

FOLD_BELOW = 1_000
"""Width of the window in pixels below which the list is a drawer."""


class SidePanel(QObject):
    """Shows the list in the row of columns of a wide window, and as a drawer in a narrow one.

    Signals:
        docked (int): The list takes this many pixels beside the conversation; 0 when it does not.
        hidden_changed (bool): Whether the list cannot be seen.
    """

    docked = Signal(int)
    hidden_changed = Signal(bool)

    def __init__(self, theme: Theme, panel: QWidget, columns: QHBoxLayout, window: QWidget) -> None:
        """Put the panel in its place.

        Args:
            theme: Gives the size of the type.
            panel: What is shown and hidden.
            columns: The row in which it stands first, in a wide window.
            window: The window.
        """
        super().__init__(window)
        self._theme = theme
        self._panel = panel
        self._columns = columns
        self._window = window
        self._is_wanted = True
        self._is_drawn_out = False
        self._is_narrow: bool | None = None
        theme.changed.connect(self.place)
        QApplication.instance().focusChanged.connect(self._on_focus_changed)  # type: ignore[union-attr]
        self.place()

    @property
    def is_drawer(self) -> bool:
        """Whether it lies over the conversation when it is shown."""
        return bool(self._is_narrow)

    @property
    def is_wanted(self) -> bool:
        """Whether it stands there in a wide window."""
        return self._is_wanted

    def want(self, is_wanted: bool) -> None:
        """Let it stand in a wide window, or not."""
        self._is_wanted = is_wanted
        self.place()

    @property
    def is_shown(self) -> bool:
        """Whether the list can be seen."""
        return self._is_drawn_out if self._is_narrow else self._is_wanted

    @Slot()
    def toggle(self) -> None:
        """Show or hide it."""
        self.show(not self.is_shown)

    def show(self, is_shown: bool = True) -> None:
        """Show or hide it."""
        if self._is_narrow:
            self._is_drawn_out = is_shown
        else:
            self._is_wanted = is_shown
        self.place()

    @Slot()
    def fold(self) -> None:
        """Put the drawer away, if it is one."""
        if self._is_narrow and self._is_drawn_out:
            self.show(False)

    @Slot()
    def place(self) -> None:
        """Put the panel where the size of the window wants it."""
        is_narrow = self._window.width() < self._theme.type.pixels(FOLD_BELOW)
        if is_narrow is not self._is_narrow:
            self._is_narrow, self._is_drawn_out = is_narrow, False
            if is_narrow:
                self._columns.removeWidget(self._panel)
            else:
                self._columns.insertWidget(0, self._panel)
        if is_narrow:
            room = self._columns.geometry()
            is_mirrored = self._window.layoutDirection() == Qt.LayoutDirection.RightToLeft
            width = self._panel.minimumWidth()  # it is given one, and has it only after the layout is done
            self._panel.setGeometry(room.width() - width if is_mirrored else 0, 0, width, room.height())
            self._panel.raise_()
        self._panel.setVisible(self.is_shown)
        self.docked.emit(0 if is_narrow or not self._is_wanted else self._panel.minimumWidth())
        self.hidden_changed.emit(not self.is_shown)

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and new.window() is self._window and not self._panel.isAncestorOf(new):
            self.fold()
