"""The panel with the list of conversations."""

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.ui.conversations.edge_grip import GRIP_WIDTH, EdgeGrip
from app.ui.conversations.list_view import ConversationList
from app.ui.conversations.model import ConversationModel
from app.ui.conversations.undo_strip import UndoStrip
from app.ui.label import label
from app.ui.panel_button import PanelButton
from app.ui.theme import Theme
from app.ui.typeface import Size

WIDTH = 254
NARROWEST, WIDEST = 200, 440
_SEARCH_AFTER_MS = 120


class Sidebar(QFrame):
    """New chat, search, and the list.

    Signals:
        new_requested (): A new conversation shall be begun.
        left (): The keyboard shall go back to the message.
        width_changed (): It is wider or narrower than before.
    """

    new_requested = Signal()
    left = Signal()
    width_changed = Signal()

    def __init__(self, theme: Theme, model: ConversationModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = model
        self.setObjectName("sidebar")
        self.setFixedWidth(theme.type.pixels(WIDTH))
        self.new_button = _KeyButton(self.tr("New chat"), "Ctrl+N")
        self.new_button.setProperty("role", "new")
        self.new_button.setFont(theme.type.interface(Size.TEXT))
        self.new_button.clicked.connect(self.new_requested)
        self.hide_button = PanelButton(theme, self.tr("Hide the conversations"), "Ctrl+B")
        self.search = QLineEdit()
        self.search.setProperty("role", "search")
        self.search.setFont(theme.type.interface(Size.LABEL))
        self.search.setPlaceholderText(self.tr("Search all chats"))
        self.search.setAccessibleName(self.tr("Search all chats"))
        self.search.setClearButtonEnabled(True)
        self.list = ConversationList(theme, model)
        self.undo = UndoStrip(theme)
        self._empty = label(theme, "", Size.LABEL, "secondary")
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.grip = EdgeGrip(theme, self)
        self.grip.drawn.connect(self._on_grip_drawn)
        self.grip.reset_requested.connect(lambda: self.draw_out(WIDTH))
        self._timer = QTimer(self, singleShot=True, interval=_SEARCH_AFTER_MS)
        self._timer.timeout.connect(self._search)
        self._arrange()
        self.search.textChanged.connect(lambda _text: self._timer.start())
        self.search.returnPressed.connect(self._on_search_entered)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self._on_escape)
        down = QShortcut(QKeySequence(Qt.Key.Key_Down), self.search)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)
        down.activated.connect(self._enter_list)
        for changed in (model.modelReset, model.rowsInserted, model.rowsRemoved):
            changed.connect(self._show_state)
        self._show_state()

    @property
    def empty_words(self) -> str:
        """What stands in place of the list when it is empty."""
        return "" if self._empty.isHidden() else self._empty.text()

    @property
    def drawn_width(self) -> int:
        """How wide it is, in pixels at the usual size of the type."""
        return round(self.minimumWidth() / self._theme.type.pixels(1_000) * 1_000)

    def draw_out(self, width: int) -> None:
        """Make it so wide, within reason, in pixels at the usual size of the type."""
        within = min(max(width, NARROWEST), WIDEST)
        if within != self.drawn_width:
            self.setFixedWidth(self._theme.type.pixels(within))
            self.width_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  Qt's own name
        """Keep the grip at the outer edge."""
        super().resizeEvent(event)
        is_mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = 0 if is_mirrored else self.width() - GRIP_WIDTH
        self.grip.setGeometry(left, 0, GRIP_WIDTH, self.height())
        self.grip.raise_()

    @Slot(int)
    def _on_grip_drawn(self, pixels: int) -> None:
        self.draw_out(self.drawn_width + round(pixels * 1_000 / self._theme.type.pixels(1_000)))

    @Slot()
    def begin_search(self) -> None:
        """Take the keyboard to the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _arrange(self) -> None:
        top = QVBoxLayout()
        top.setContentsMargins(14, 14, 14, 4)
        top.setSpacing(12)
        first = QHBoxLayout()
        first.setSpacing(4)
        first.addWidget(self.new_button, 1)
        first.addWidget(self.hide_button)
        top.addLayout(first)
        top.addWidget(self.search)
        foot = QVBoxLayout()
        foot.setContentsMargins(10, 0, 10, 10)
        foot.addWidget(self.undo)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addWidget(self._empty)
        layout.addWidget(self.list, 1)
        layout.addLayout(foot)
        self._empty.setContentsMargins(20, 32, 20, 0)

    @Slot()
    def _search(self) -> None:
        self._timer.stop()
        if self.search.text().strip() != self._model.query:
            self._model.search(self.search.text())

    @Slot()
    def _show_state(self) -> None:
        words = self.tr("Conversations will be listed here.")
        if self._model.query:
            words = self.tr("Nothing found for “{query}”.").format(query=self._model.query)
        self._empty.setText(words)
        self._empty.setVisible(self._model.rowCount() == 0)

    @Slot()
    def _on_search_entered(self) -> None:
        """Open the first that was found."""
        self._search()
        entry = self._model.entry(self._model.index(0))
        if entry is not None:
            self.list.open_requested.emit(entry.id)

    @Slot()
    def _enter_list(self) -> None:
        self._search()
        if not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self._model.index(0))
        self.list.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot()
    def _on_escape(self) -> None:
        """First out of the search, then out of the panel."""
        if self.search.text():
            self.search.clear()
            self._search()
        else:
            self.left.emit()


class _KeyButton(QPushButton):
    """A button that shows its key at its end."""

    def __init__(self, text: str, key: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._key = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        self.setAccessibleName(text)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  Qt's own name
        """Draw the key over the button."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(self.palette().buttonText().color())
        painter.setOpacity(0.85)
        room = self.contentsRect().adjusted(12, 0, -12, 0)
        # Qt mirrors the alignment by itself.
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._key)
