# ruff: noqa: N802  Qt's own names
"""The list of conversations: opened, renamed and deleted by mouse and keyboard."""

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from app.ui.conversations.delegate import ConversationDelegate
from app.ui.conversations.model import ConversationModel
from app.ui.theme import Theme

_OPENING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ConversationList(QListView):
    """Shows the conversations; arrows move, Enter opens, F2 renames, Delete deletes.

    Signals:
        open_requested (int): This conversation shall be shown.
        found_requested (int, int): This conversation shall be shown, at this message.
        delete_requested (int): This conversation shall be deleted.
        menu_requested (int, QPoint): What can be done with it shall be shown here, on the screen.
    """

    open_requested = Signal(int)
    found_requested = Signal(int, int)
    delete_requested = Signal(int)
    menu_requested = Signal(int, QPoint)

    def __init__(self, theme: Theme, model: ConversationModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setObjectName("conversationList")
        self.setAccessibleName(self.tr("Conversations"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setModel(model)
        self.setItemDelegate(ConversationDelegate(theme, self))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setTabKeyNavigation(False)
        self.clicked.connect(self._on_clicked)
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def current_id(self) -> int | None:
        """The conversation that the keyboard is at."""
        entry = self._model.entry(self.currentIndex())
        return entry.id if entry is not None else None

    def rename(self, conversation_id: int) -> None:
        """Edit the title of a conversation in its place."""
        index = self._model.index_of(conversation_id)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)
            self.edit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open and delete with the keyboard."""
        conversation_id = self.current_id()
        is_editing = self.state() == QAbstractItemView.State.EditingState
        if conversation_id is None or is_editing:
            super().keyPressEvent(event)
        elif event.key() in _OPENING:
            self._request(self.currentIndex())
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_requested.emit(conversation_id)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Show what can be done with the conversation under the pointer, or at the keyboard."""
        is_by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        index = self.indexAt(event.pos()) if is_by_mouse else self.currentIndex()
        entry = self._model.entry(index)
        if entry is not None:
            place = event.globalPos() if is_by_mouse else self._below(index)
            self.menu_requested.emit(entry.id, place)

    def _below(self, index: QModelIndex) -> QPoint:
        return self.viewport().mapToGlobal(self.visualRect(index).bottomLeft() + QPoint(20, -8))

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        self._request(index)

    def _request(self, index: QModelIndex) -> None:
        entry = self._model.entry(index)
        if entry is None:
            return
        if entry.message_id is None:
            self.open_requested.emit(entry.id)
        else:
            self.found_requested.emit(entry.id, entry.message_id)
