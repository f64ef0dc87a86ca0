# ruff: noqa: N802  Qt's own names
"""The command palette: a few letters find an action, a setting, a conversation, or what its sources know."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QFrame, QLineEdit, QListView, QVBoxLayout, QWidget

from app.ui.actions.results import Result, ResultDelegate, ResultModel, find
from app.ui.actions.sources import PaletteEntry, PaletteSource
from app.ui.label import label
from app.ui.theme import Theme
from app.ui.typeface import Size

_WIDTH = 560
_LINES = 10
_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class CommandPalette(QDialog):
    """Floats above the window; Enter runs what is chosen, Esc or a click elsewhere closes it."""

    def __init__(self, theme: Theme, sources: Sequence[PaletteSource], parent: QWidget) -> None:
        """Make it; open_now() shows it.

        Args:
            theme: Colours and type.
            sources: What can be found, in the order it is shown.
            parent: The window it floats above.
        """
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self._theme = theme
        self._owner = parent
        self._sources = list(sources)
        self._entries: list[PaletteEntry] = []
        self.setObjectName("commandPalette")
        self.setWindowTitle(self.tr("Command palette"))
        self.setAccessibleName(self.tr("Command palette"))
        self._query = QLineEdit()
        self._query.setFont(theme.type.interface(Size.LEAD))
        self._query.setPlaceholderText(self.tr("Find a command, a setting or a conversation"))
        self._query.setAccessibleName(self.tr("Search commands, settings and conversations"))
        self._query.textChanged.connect(self._on_query_changed)
        self._query.installEventFilter(self)
        self._model = ResultModel(self)
        self._list = QListView()
        self._list.setProperty("role", "results")
        self._list.setAccessibleName(self.tr("Results"))
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys go to the field, which moves the choice
        self._list.setModel(self._model)
        self._list.setItemDelegate(ResultDelegate(theme, self._list))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.clicked.connect(self._on_clicked)
        self._nothing = label(theme, self.tr("Nothing is called that."), Size.LABEL, "secondary")
        self._nothing.setContentsMargins(16, 10, 16, 14)
        line = QFrame()
        line.setProperty("role", "hairline")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 1, 1, 7)
        layout.setSpacing(0)
        layout.addWidget(self._query)
        layout.addWidget(line)
        layout.addSpacing(6)
        layout.addWidget(self._list)
        layout.addWidget(self._nothing)

    @property
    def results(self) -> tuple[str, ...]:
        """The names of what was found, best first."""
        return tuple(str(self._model.data(self._model.index(row))) for row in range(self._model.rowCount()))

    @property
    def chosen(self) -> str:
        """The name of what Enter would run; empty when nothing was found."""
        result = self._model.result(self._list.currentIndex())
        return result.entry.text if result is not None else ""

    @property
    def query(self) -> QLineEdit:
        """Where one types."""
        return self._query

    def add_source(self, source: PaletteSource) -> None:
        """Find what this source knows, too."""
        self._sources.append(source)

    @Slot()
    def open_now(self) -> None:
        """Ask the sources and show the palette, empty, at the top of the window."""
        self._entries = [entry for source in self._sources for entry in source.entries()]
        self._query.clear()
        self._on_query_changed("")
        owner = self._owner
        width = min(self._theme.type.pixels(_WIDTH), owner.width() - 32)
        self.resize(width, self.sizeHint().height())
        corner = QPoint((owner.width() - width) // 2, min(self._theme.type.pixels(72), owner.height() // 8))
        self.move(owner.mapToGlobal(corner))
        self.show()
        self._query.setFocus(Qt.FocusReason.PopupFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the keys that move the choice act while the field has the keyboard."""
        if watched is self._query and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in _MOVES:
                self._move(event.key())
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._run(self._list.currentIndex())
                return True
        return super().eventFilter(watched, event)

    def _move(self, key: int) -> None:
        count = self._model.rowCount()
        if not count:
            return
        row = self._list.currentIndex().row()
        if key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            step = -_LINES if key == Qt.Key.Key_PageUp else _LINES
            row = min(max(row + step, 0), count - 1)
        else:
            row = (row + (-1 if key == Qt.Key.Key_Up else 1)) % count
        self._choose(row)

    def _choose(self, row: int) -> None:
        index = self._model.index(row)
        self._list.setCurrentIndex(index)
        result = self._model.result(index)
        words = self._model.data(index, Qt.ItemDataRole.AccessibleTextRole) if result is not None else ""
        self._query.setAccessibleDescription(str(words))  # screen readers follow the field, not the list

    def _run(self, index: QModelIndex) -> None:
        result = self._model.result(index)
        if result is None:
            return
        self.close()  # before it runs: it may open a dialog of its own
        result.entry.run()

    def _show(self, results: list[Result]) -> None:
        self._model.show(results)
        self._list.setVisible(bool(results))
        self._nothing.setVisible(not results)
        line = self._list.sizeHintForRow(0) if results else 0
        self._list.setFixedHeight(max(line * min(len(results), _LINES), 1))
        self._choose(0)
        self.resize(self.width(), self.sizeHint().height())

    @Slot(str)
    def _on_query_changed(self, query: str) -> None:
        words = query.strip()
        more = [entry for source in self._sources for entry in source.found(words)] if words else []
        self._show(find([*self._entries, *more], query))

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        self._run(index)
