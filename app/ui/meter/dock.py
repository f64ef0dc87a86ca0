"""Where the meter stands: beside the conversation, over it where room is short, or folded into one line."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from app.ui.meter.panel import MeterPanel
from app.ui.meter.strip import MeterStrip
from app.ui.panel_button import PanelButton
from app.ui.theme import Theme

FOLD_BELOW = 1_000
"""Width of the window in pixels below which the meter is one line, the list beside it not counted."""


class MeterDock(QObject):
    """Shows the panel in the row of columns of a wide window, and as a drawer in a narrow one.

    Attributes:
        button: Shows the panel; there only where it was put away.

    Signals:
        put_away (): The panel was hidden while it had the keyboard, which shall go elsewhere.
    """

    put_away = Signal()

    def __init__(
        self,
        theme: Theme,
        panel: MeterPanel,
        strip: MeterStrip,
        columns: QHBoxLayout,
        window: QWidget,
        has_answers: Callable[[], bool],
    ) -> None:
        """Take charge of the panel and its strip.

        Args:
            theme: Gives the size of the type.
            panel: What is shown and hidden; it stands last among the columns.
            strip: Stands in for it.
            columns: The row in which it stands, in a wide window.
            window: The window.
            has_answers: Says whether there is anything for the strip to tell.
        """
        super().__init__(window)
        self._theme = theme
        self._panel = panel
        self._strip = strip
        self._columns = columns
        self._window = window
        self._has_answers = has_answers
        self._is_wanted = True
        self._is_drawn_out = False
        self._is_narrow = False
        self._side_width = 0
        self.button = PanelButton(theme, self.tr("Show the meter"), "Ctrl+Shift+B", at_end=True)
        self.button.clicked.connect(self.toggle)
        panel.hide_requested.connect(self.toggle)
        strip.pressed.connect(self.toggle)
        theme.changed.connect(self.place)
        QApplication.instance().focusChanged.connect(self._on_focus_changed)  # type: ignore[union-attr]

    @property
    def is_wanted(self) -> bool:
        """Whether the meter stands there where there is room."""
        return self._is_wanted

    @property
    def is_shown(self) -> bool:
        """Whether the panel can be seen."""
        return self._is_drawn_out if self._is_narrow else self._is_wanted

    def want(self, is_wanted: bool) -> None:
        """Let the meter stand there where there is room, or fold it into one line."""
        self._is_wanted = is_wanted
        self.place()

    @Slot()
    def toggle(self) -> None:
        """Show the meter, or fold it into one line."""
        if self._is_narrow:
            self._is_drawn_out = not self._is_drawn_out
        else:
            self._is_wanted = not self._is_wanted
        has_keyboard = self._panel.isAncestorOf(QApplication.focusWidget() or self._window)
        self.place()
        if self._is_narrow and self._is_drawn_out:
            self._panel.hide_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif has_keyboard and not self.is_shown:
            self.put_away.emit()

    @Slot(int)
    def leave_room(self, width: int) -> None:
        """Leave this much room for what stands beside the conversation at its start."""
        self._side_width = width
        self.place()

    @Slot()
    def place(self) -> None:
        """Put the panel where the size of the window wants it."""
        least = self._theme.type.pixels(FOLD_BELOW) + self._side_width * 2 // 3
        is_narrow = self._window.width() < least
        if is_narrow is not self._is_narrow:
            self._is_narrow, self._is_drawn_out = is_narrow, False
            if is_narrow:
                self._columns.removeWidget(self._panel)
            else:
                self._columns.addWidget(self._panel)
        if is_narrow and self._is_drawn_out:
            room, width = self._columns.geometry(), self._panel.minimumWidth()
            is_mirrored = self._window.layoutDirection() == Qt.LayoutDirection.RightToLeft
            self._panel.setGeometry(0 if is_mirrored else room.width() - width, 0, width, room.height())
            self._panel.raise_()
        self._panel.is_over = is_narrow
        self._panel.setVisible(self.is_shown)
        self.button.setVisible(not is_narrow and not self._is_wanted)
        # It stays while a reply has no measurements yet: nothing shall jump when they come.
        self._strip.setVisible((is_narrow or not self._is_wanted) and self._has_answers())

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Put the drawer away when the keyboard goes elsewhere."""
        if new is None or new.window() is not self._window or self._panel.isAncestorOf(new):
            return
        if self._is_narrow and self._is_drawn_out:
            self._is_drawn_out = False
            self.place()
