# ruff: noqa: N802  Qt's own names
"""All replies in numbers: how much faster, by models and by kind of text."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, QSize, Qt, Slot
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QMessageBox,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app import NAME
from app.storage.faults import StorageError
from app.storage.reply_statistics import Group, total
from app.storage.whole_file import write_whole
from app.ui.conversations.keeper import Keeper
from app.ui.label import label
from app.ui.number_text import NumberText
from app.ui.screen_room import within_screen
from app.ui.statistics.collector import StatisticsCollector
from app.ui.statistics.columns import csv_text, span
from app.ui.statistics.table import SORTED, StatisticsModel, StatisticsOrder
from app.ui.theme import Theme
from app.ui.typeface import Size
from app.workers.interpreter import Interpreter

_FIXED, _GROWING = QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding
_SIZE = (1120, 560)
_ROW = 30
_FACTOR_COLUMN = 7
_NAMES = 2
"""The first columns, which are as wide as there is room."""

_NAME = 110
_PADDING = 14


class StatisticsDialog(QDialog):
    """Shows a table that can be sorted, its total, and writes it to a file."""

    def __init__(
        self, theme: Theme, numbers: NumberText, keeper: Keeper, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._numbers = numbers
        self.setWindowTitle(self.tr("Statistics"))
        self._headline = label(theme, "", Size.LEAD, weight=QFont.Weight.DemiBold)
        self._headline.setWordWrap(True)
        self._note = label(theme, "", Size.LABEL, "secondary")
        self._note.setWordWrap(True)
        self.model = StatisticsModel(numbers, self)
        self._order = StatisticsOrder(self)
        self._order.setSourceModel(self.model)
        self._order.setSortRole(SORTED)
        self.table = self._make_table()
        self._above = QSpacerItem(0, 0, _FIXED, _FIXED)
        self._below = QSpacerItem(0, 0, _FIXED, _FIXED)
        self._export = QPushButton(self.tr("Export as CSV…"))
        self._export.setAccessibleName(self.tr("Export the table as comma-separated values"))
        self._close = QPushButton(self.tr("Close"))
        self._close.setAccessibleName(self.tr("Close"))
        self._export.clicked.connect(self._on_export_clicked)
        self._close.clicked.connect(self.accept)
        self._collector = StatisticsCollector(keeper, self)
        self._collector.collected.connect(self._on_collected)
        self._collector.failed.connect(self._on_failed)
        self._arrange()
        theme.changed.connect(self._dress)
        self._dress()
        width, height = (theme.type.pixels(side) for side in _SIZE)
        self.resize(within_screen(self, QSize(min(width, 1300), min(height, 900))))

    @property
    def headline(self) -> str:
        """What all replies together say."""
        return self._headline.text()

    @property
    def note(self) -> str:
        """What stands below it."""
        return self._note.text()

    @property
    def shown(self) -> list[list[str]]:
        """The cells of the table in their order."""
        order = self._order
        return [
            [str(order.index(row, column).data()) for column in range(order.columnCount())]
            for row in range(order.rowCount())
        ]

    def read(self) -> None:
        """Read everything anew."""
        self._headline.setText(self.tr("Adding up…"))
        self._note.clear()
        self._collector.begin()

    def done(self, result: int) -> None:
        """Close, and read no further."""
        self._collector.stop()
        super().done(result)

    def write_csv(self, path: str) -> None:
        """Write the table to a file; what goes wrong is said."""
        try:
            write_whole(Path(path), csv_text([*self.model.groups, total(self.model.groups)]).encode())
        except OSError as error:
            words = self.tr("The file could not be written.")
            box = QMessageBox(QMessageBox.Icon.Warning, NAME, words, parent=self)
            box.setInformativeText(error.strerror or str(error))
            box.finished.connect(box.deleteLater)
            box.open()

    def _make_table(self) -> QTableView:
        table = QTableView()
        table.setModel(self._order)
        table.setAccessibleName(self.tr("Answers by models and kind of text"))
        table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        table.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        table.setShowGrid(False)
        table.setFrameShape(QFrame.Shape.NoFrame)
        table.setTabKeyNavigation(False)
        table.setWordWrap(False)
        table.setSortingEnabled(True)
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(24)
        table.sortByColumn(_FACTOR_COLUMN, Qt.SortOrder.DescendingOrder)
        return table

    def _arrange(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(self._export)
        buttons.addWidget(self._close)
        frame = QFrame()
        frame.setProperty("card", "true")
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.addWidget(self.table)
        self._frame = frame
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 20, 22, 18)
        layout.setSpacing(8)
        layout.addSpacerItem(self._above)
        layout.addWidget(self._headline)
        layout.addWidget(self._note)
        layout.addSpacing(4)
        layout.addWidget(frame, 1)
        layout.addSpacerItem(self._below)
        layout.addSpacing(4)
        layout.addLayout(buttons)

    @Slot()
    def _dress(self) -> None:
        font = self._theme.type.interface(Size.LABEL, tabular=True)
        self.table.setFont(font)
        self.model.set_header_font(self._theme.type.interface(Size.SMALL))
        self.table.verticalHeader().setDefaultSectionSize(self._theme.type.pixels(_ROW))
        self.model.set_total_font(self._theme.type.interface(Size.LABEL, QFont.Weight.DemiBold, tabular=True))
        for button in (self._export, self._close):
            button.setFont(self._theme.type.interface(Size.LABEL))
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Give each column what it needs, and the names what is left, or less than they would like."""
        header = self.table.horizontalHeader()
        widths = [self._needed(column) for column in range(header.count())]
        least = self._theme.type.pixels(_NAME)
        room = (self.table.viewport().width() - sum(widths[_NAMES:])) // _NAMES
        for column, width in enumerate(widths):
            header.resizeSection(column, max(room, min(width, least)) if column < _NAMES else width)

    def _needed(self, column: int) -> int:
        """The width of a column's longest words; Qt would leave room for an arrow in every heading."""
        order, words, kind = self._order, Qt.ItemDataRole.DisplayRole, self._theme.type
        heading = str(order.headerData(column, Qt.Orientation.Horizontal, words))
        heavy = QFontMetrics(kind.interface(Size.LABEL, QFont.Weight.DemiBold, tabular=True))
        widest = QFontMetrics(kind.interface(Size.SMALL)).horizontalAdvance(heading)
        for row in range(order.rowCount()):
            widest = max(widest, heavy.horizontalAdvance(str(order.index(row, column).data())))
        return widest + 2 * kind.pixels(_PADDING)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the names what is left."""
        super().resizeEvent(event)
        self._fit_columns()

    @Slot(object)
    def _on_collected(self, groups: Sequence[Group]) -> None:
        self.model.show(groups)
        is_empty = not groups
        self._frame.setVisible(not is_empty)
        for text in (self._headline, self._note):
            text.setAlignment(Qt.AlignmentFlag.AlignHCenter if is_empty else Qt.AlignmentFlag.AlignLeading)
        for edge in (self._above, self._below):
            edge.changeSize(0, 0, _FIXED, _GROWING if is_empty else _FIXED)
        self._export.setEnabled(not is_empty)
        if is_empty:
            self._headline.setText(self.tr("Nothing measured yet"))
            note = self.tr("Each answer adds its numbers here: how fast it was and how much drafting helped.")
            self._note.setText(note)
            return
        self._tell(total(groups))
        self._fit_columns()
        self.table.setCurrentIndex(self._order.index(0, 0, QModelIndex()))

    def _tell(self, whole: Group) -> None:
        numbers = self._numbers
        answers = numbers.integer(whole.replies)
        if whole.comparison is None:
            text = self.tr("{count} answers, none with a draft", "", whole.replies)
            self._headline.setText(text.format(count=answers))
        else:
            low, high = (numbers.decimal(end, 2) for end in whole.comparison.factor_range)
            text = self.tr(
                "{factor}× plain speed over {count} answers with a draft ({low} to {high})",
                "",
                whole.compared,
            )
            self._headline.setText(
                text.format(
                    factor=numbers.decimal(whole.comparison.factor, 2),
                    count=numbers.integer(whole.compared),
                    low=low,
                    high=high,
                )
            )
        written = self.tr("{count} tokens written", "", whole.tokens)
        notes = [written.format(count=numbers.integer(whole.tokens))]
        saved = whole.saved_seconds
        if saved is not None and saved >= 0:
            notes.append(self.tr("{time} saved").format(time=span(saved, numbers)))
        elif saved is not None:
            notes.append(self.tr("{time} lost").format(time=span(-saved, numbers)))
        notes.append(self.tr("each answer compared with plain decoding measured beside it"))
        self._note.setText(" · ".join(notes))

    @Slot(object)
    def _on_failed(self, error: StorageError) -> None:
        message, hint = Interpreter().error(error)
        self._headline.setText(message)
        self._note.setText(hint)
        self._frame.hide()
        self._export.setEnabled(False)

    @Slot()
    def _on_export_clicked(self) -> None:
        dialog = QFileDialog(self, self.tr("Export as CSV"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("Comma-separated values (*.csv)"))
        dialog.setDefaultSuffix("csv")
        dialog.selectFile("slipstream-statistics.csv")
        dialog.fileSelected.connect(self.write_csv)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
