# ruff: noqa: N802  Qt's own names
"""The statistics as Qt's views want them: a line a group, the total at the end however it is sorted."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtCore import QSortFilterProxyModel as _Proxy
from PySide6.QtGui import QFont

from app.storage.reply_statistics import Group, total
from app.ui.number_text import NumberText
from app.ui.statistics.columns import columns

Index = QModelIndex | QPersistentModelIndex

_NOWHERE = QModelIndex()
SORTED = Qt.ItemDataRole.UserRole
IS_TOTAL = Qt.ItemDataRole.UserRole + 1
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class StatisticsModel(QAbstractTableModel):
    """Groups of replies; with more than one, their total is the last line."""

    def __init__(self, numbers: NumberText, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns = columns(numbers)
        self._groups: list[Group] = []
        self._heavy = QFont()
        self._heavy.setWeight(QFont.Weight.DemiBold)
        self._header: QFont | None = None

    @property
    def groups(self) -> list[Group]:
        """What is listed, without the total."""
        return self._groups[:-1] if self._has_total else self._groups

    def set_total_font(self, font: QFont) -> None:
        """Write the total in this."""
        self._heavy = font

    def set_header_font(self, font: QFont) -> None:
        """Write the headings in this."""
        self._header = font
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._columns) - 1)

    def show(self, groups: Sequence[Group]) -> None:
        """Replace what is listed."""
        self.beginResetModel()
        self._groups = [*groups, total(groups)] if len(groups) > 1 else list(groups)
        self.endResetModel()

    @property
    def _has_total(self) -> bool:
        return len(self._groups) > 1

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Count the lines."""
        return 0 if parent.isValid() else len(self._groups)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Count the columns."""
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what is shown, sorted by, said and aligned."""
        if not index.isValid():
            return None
        group, column = self._groups[index.row()], self._columns[index.column()]
        is_total = self._has_total and index.row() == len(self._groups) - 1
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(group, index.column(), is_total)
        if role == SORTED:
            value = column.value(group)
            return value.casefold() if isinstance(value, str) else value
        if role == IS_TOTAL:
            return is_total
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if column.is_number else _LEFT
        if role == Qt.ItemDataRole.FontRole and is_total:
            return self._heavy
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return f"{column.title}: {self._text(group, index.column(), is_total)}"
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the headings."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        column = self._columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return column.explanation or None
        if role == Qt.ItemDataRole.FontRole:
            return self._header
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if column.is_number else _LEFT
        return None

    def _text(self, group: Group, column: int, is_total: bool) -> str:
        if is_total and column == 0:
            return self.tr("Total")
        if is_total and column in (1, 2):
            return ""
        return self._columns[column].text(group)


class StatisticsOrder(_Proxy):
    """Sorts by a column; unknown values come last, and the total after them, in either direction."""

    def lessThan(self, left: Index, right: Index) -> bool:
        """Compare two lines."""
        is_up = self.sortOrder() == Qt.SortOrder.AscendingOrder
        if left.data(IS_TOTAL) or right.data(IS_TOTAL):
            return bool(right.data(IS_TOTAL)) is is_up
        ours, theirs = left.data(SORTED), right.data(SORTED)
        if ours is None or theirs is None:
            return ours is not theirs and (theirs is None) is is_up
        return bool(ours < theirs)
