# ruff: noqa: N802  Qt's own names
"""The conversations as Qt's views want them: a page at a time, or what a search found."""

import time
from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.storage.conversations import ConversationSummary
from app.ui.conversations.entry import Entry, Heading, found, listed
from app.ui.conversations.keeper import Keeper

_NOWHERE = QModelIndex()
_PAGE = 100
_MOST_FOUND = 200

Index = QModelIndex | QPersistentModelIndex


class ConversationModel(QAbstractListModel):
    """Lists conversations, pinned ones first, then by last use.

    Attributes:
        ENTRY: Role of the Entry.
        HEADING: Role of the heading above a line; empty where none stands.
        IS_OPEN: Role of whether the conversation is shown.
        IS_BUSY: Role of whether it is being answered.
    """

    ENTRY = Qt.ItemDataRole.UserRole
    HEADING = Qt.ItemDataRole.UserRole + 1
    IS_OPEN = Qt.ItemDataRole.UserRole + 2
    IS_BUSY = Qt.ItemDataRole.UserRole + 3

    def __init__(
        self, keeper: Keeper, now: Callable[[], float] = time.time, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._now = now
        self._entries: list[Entry] = []
        self._last: ConversationSummary | None = None
        self._has_more = True
        self._query = ""
        self._open_id: int | None = None
        self._busy_ids: frozenset[int] = frozenset()

    @property
    def query(self) -> str:
        """What is searched for; empty for the whole list."""
        return self._query

    def entry(self, index: Index) -> Entry | None:
        """The conversation at a place."""
        return self._entries[index.row()] if 0 <= index.row() < len(self._entries) else None

    def index_of(self, conversation_id: int | None) -> QModelIndex:
        """Where a conversation stands; an invalid index when it is not there."""
        row = self._row(conversation_id)
        return self.index(row) if row is not None else QModelIndex()

    def search(self, query: str) -> None:
        """List what has all words of a query in its title or its messages; everything for none."""
        self._query = query.strip()
        self.reload()

    def reload(self) -> None:
        """Read the list anew from its beginning."""
        self.beginResetModel()
        self._entries, self._last, self._has_more = [], None, not self._query
        if self._query:
            hits = self._keeper.attempt(lambda: self._keeper.store.search(self._query, _MOST_FOUND))
            self._entries = [found(hit) for hit in hits or ()]
        else:
            self._entries = self._next_page()
        self.endResetModel()

    def mark(self, open_id: int | None, busy_ids: frozenset[int]) -> None:
        """Note which conversation is shown and which are being answered."""
        changed = {self._open_id, open_id} | (self._busy_ids ^ busy_ids)
        self._open_id, self._busy_ids = open_id, busy_ids
        for conversation_id in changed:
            index = self.index_of(conversation_id)
            if index.isValid():
                self.dataChanged.emit(index, index)

    def refresh(self, conversation_id: int) -> None:
        """Show a conversation as it is now, and where it belongs now."""
        if self._query:
            self._refresh_found(conversation_id)
            return
        summary = self._keeper.attempt(lambda: self._keeper.store.get(conversation_id))
        if summary is None:
            return
        entry = listed(summary)
        row = self._row(conversation_id)
        place = sum(other.order > entry.order for other in self._entries if other.id != conversation_id)
        if row is None:
            self.beginInsertRows(QModelIndex(), place, place)
            self._entries.insert(place, entry)
            self.endInsertRows()
        elif row == place:
            self._entries[row] = entry
        else:
            self.beginMoveRows(QModelIndex(), row, row, QModelIndex(), place + 1 if place > row else place)
            del self._entries[row]
            self._entries.insert(place, entry)
            self.endMoveRows()
        self._tell_headings()

    def take_away(self, conversation_id: int) -> None:
        """List a conversation no more."""
        row = self._row(conversation_id)
        if row is None:
            return
        self.beginRemoveRows(QModelIndex(), row, row)
        del self._entries[row]
        self.endRemoveRows()
        self._tell_headings()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """How many are read so far."""
        return 0 if parent.isValid() else len(self._entries)

    def canFetchMore(self, parent: Index) -> bool:
        """Whether there are more."""
        return not parent.isValid() and self._has_more

    def fetchMore(self, parent: Index) -> None:
        """Read the next page."""
        if not self.canFetchMore(parent):
            return
        page = self._next_page()
        if page:
            first = len(self._entries)
            self.beginInsertRows(QModelIndex(), first, first + len(page) - 1)
            self._entries += page
            self.endInsertRows()

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Titles can be edited."""
        usual = super().flags(index)
        return usual | Qt.ItemFlag.ItemIsEditable if index.isValid() else usual

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What is known of a conversation; for screen readers, all of it."""
        entry = self.entry(index)
        if entry is None:
            return None
        title = entry.title or self.tr("New chat")
        if role == Qt.ItemDataRole.DisplayRole:
            return title
        if role == Qt.ItemDataRole.EditRole:
            return entry.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            parts = (title, self._heading_at(index.row()), self.state(entry), entry.snippet)
            return ", ".join(part for part in parts if part)
        if role == self.ENTRY:
            return entry
        if role == self.HEADING:
            return self._heading_above(index.row())
        if role == self.IS_OPEN:
            return entry.id == self._open_id
        return entry.id in self._busy_ids if role == self.IS_BUSY else None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Rename; an empty title lets the automatic one in again."""
        entry = self.entry(index)
        title = str(value).strip()
        if entry is None or role != Qt.ItemDataRole.EditRole or title == entry.title:
            return False
        if not self._keeper.write(partial(self._keeper.store.rename, entry.id, title)):
            return False
        self.refresh(entry.id)
        return True

    def state(self, entry: Entry) -> str:
        """What goes on in a conversation; empty for nothing."""
        return self.tr("writing…") if entry.id in self._busy_ids else ""

    def _next_page(self) -> list[Entry]:
        page = self._keeper.attempt(lambda: self._keeper.store.page(_PAGE, self._last)) or ()
        self._has_more = len(page) == _PAGE
        if page:
            self._last = page[-1]
        known = {entry.id for entry in self._entries}
        return [listed(summary) for summary in page if summary.id not in known]

    def _refresh_found(self, conversation_id: int) -> None:
        row = self._row(conversation_id)
        summary = self._keeper.attempt(lambda: self._keeper.store.get(conversation_id))
        if row is not None and summary is not None:
            old = self._entries[row]
            marks = old.title_marks if old.title == summary.title else ()
            self._entries[row] = Entry(
                old.id, summary.title, old.snippet, summary.is_pinned, summary.used_at, marks, old.marks,
                old.message_id, is_found=True,
            )  # fmt: skip
            self._tell_headings()

    def _row(self, conversation_id: int | None) -> int | None:
        return next((row for row, entry in enumerate(self._entries) if entry.id == conversation_id), None)

    def _tell_headings(self) -> None:
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))

    def _heading_above(self, row: int) -> str:
        """The heading of a line that is the first of its group."""
        now = self._now()
        heading = self._entries[row].heading(now)
        is_first = row == 0 or self._entries[row - 1].heading(now) is not heading
        return self._heading_words(heading) if is_first else ""

    def _heading_at(self, row: int) -> str:
        return self._heading_words(self._entries[row].heading(self._now()))

    def _heading_words(self, heading: Heading) -> str:
        return {
            Heading.PINNED: self.tr("Pinned"),
            Heading.TODAY: self.tr("Today"),
            Heading.YESTERDAY: self.tr("Yesterday"),
            Heading.WEEK: self.tr("Last 7 days"),
            Heading.EARLIER: self.tr("Earlier"),
        }.get(heading, "")
