"""The settings dialog: made from the table, searched from its top, never in the way."""

from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.storage.setting_kinds import Section, Setting
from app.storage.setting_table import TABLE
from app.storage.settings import SettingsError
from app.ui.label import label, set_ink
from app.ui.screen_room import within_screen
from app.ui.settings.live_settings import LiveSettings
from app.ui.settings.row import SettingRow
from app.ui.settings.words import is_found, translated
from app.ui.theme import Theme
from app.ui.typeface import Size
from app.workers.interpreter import Interpreter

_SIZE = (720, 640)


class SettingsDialog(QDialog):
    """Shows every setting; what is chosen acts at once, there is nothing to confirm."""

    def __init__(self, live: LiveSettings, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._live = live
        self._theme = theme
        self.setWindowTitle(self.tr("Settings"))
        self.setModal(False)
        self._search = QLineEdit()
        self._search.setProperty("role", "search")
        self._search.setFont(theme.type.interface(Size.TEXT))
        self._search.setPlaceholderText(self.tr("Search settings"))
        self._search.setAccessibleName(self.tr("Search settings"))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._on_search_changed)
        self._nothing = label(theme, "", Size.TEXT, "secondary")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._nothing.setWordWrap(True)
        self._note = label(theme, "", Size.SMALL, "secondary")
        self._note.setWordWrap(True)
        self._rows: list[SettingRow] = []
        self._parts: dict[Section, tuple[QWidget, list[tuple[SettingRow, QFrame]]]] = {}
        self._page = QScrollArea()
        self._arrange()
        self._tell_where()
        live.save_failed.connect(self._on_save_failed)
        width, height = (theme.type.pixels(side) for side in _SIZE)
        self.resize(within_screen(self, QSize(min(width, 1100), min(height, 900))))
        self._search.setFocus()

    @property
    def rows(self) -> tuple[SettingRow, ...]:
        """The settings in their order, those included that the search hides."""
        return tuple(self._rows)

    @property
    def shown(self) -> tuple[Setting[Any], ...]:
        """What the search leaves."""
        return tuple(row.setting for row in self._rows if not row.isHidden())

    @property
    def note(self) -> str:
        """What stands below the page."""
        return self._note.text()

    @Slot(str)
    def search(self, words: str) -> None:
        """Show only what has these words."""
        self._search.setText(words)

    def show_setting(self, setting: Setting[Any]) -> None:
        """Bring one setting into view and give its control the keyboard."""
        self._search.clear()
        row = next(row for row in self._rows if row.setting is setting)
        row.control.setFocus(Qt.FocusReason.OtherFocusReason)
        # A page that was only just made has no places for its rows yet.
        QTimer.singleShot(0, row, lambda: self._page.ensureWidgetVisible(row, 0, 12))

    def _arrange(self) -> None:
        column = QWidget()
        column.setObjectName("settingsColumn")
        inside = QVBoxLayout(column)
        inside.setContentsMargins(0, 0, 8, 8)
        inside.setSpacing(6)
        for section in Section:
            inside.addWidget(self._section(section, column))
        inside.addWidget(self._nothing)
        inside.addStretch(1)
        self._nothing.hide()
        self._page.setProperty("role", "page")
        self._page.setFrameShape(QFrame.Shape.NoFrame)
        self._page.setWidgetResizable(True)
        self._page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._page.setWidget(column)
        self._page.viewport().setAutoFillBackground(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 12, 14)
        layout.setSpacing(12)
        top = QHBoxLayout()
        top.setContentsMargins(0, 0, 8, 0)
        top.addWidget(self._search)
        layout.addLayout(top)
        layout.addWidget(self._page, 1)
        layout.addWidget(self._note)

    def _section(self, section: Section, column: QWidget) -> QWidget:
        part = QWidget(column)
        outer = QVBoxLayout(part)
        outer.setContentsMargins(0, 6, 0, 8)
        outer.setSpacing(7)
        settings = [setting for setting in TABLE if setting.section is section]
        effects = {setting.effect for setting in settings}
        shared = translated(effects.pop()) if len(effects) == 1 else ""
        outer.addLayout(self._heading(section, shared))
        card = QFrame()
        card.setProperty("card", "true")
        inner = QVBoxLayout(card)
        inner.setContentsMargins(1, 1, 1, 1)
        inner.setSpacing(0)
        lines: list[tuple[SettingRow, QFrame]] = []
        for setting in settings:
            line = QFrame()
            line.setProperty("role", "hairline")
            row = SettingRow(setting, self._live, self._theme, with_effect=not shared)
            inner.addWidget(line)
            inner.addWidget(row)
            self._rows.append(row)
            lines.append((row, line))
        outer.addWidget(card)
        self._parts[section] = (part, lines)
        self._filter(section, "")
        return part

    def _heading(self, section: Section, effect: str) -> QHBoxLayout:
        """Say once what holds for all below."""
        row = QHBoxLayout()
        row.setContentsMargins(4, 0, 4, 0)
        row.setSpacing(12)
        title = label(self._theme, translated(section), Size.LABEL, "secondary", QFont.Weight.DemiBold)
        told = label(self._theme, effect, Size.SMALL, "secondary")
        told.setWordWrap(True)
        row.addWidget(title)
        row.addWidget(told, 1)
        return row

    def _filter(self, section: Section, query: str) -> None:
        part, lines = self._parts[section]
        count = 0
        for row, line in lines:
            is_shown = is_found(row.setting, query)
            row.setVisible(is_shown)
            line.setVisible(is_shown and count > 0)  # a hairline stands between two rows
            count += is_shown
        part.setVisible(count > 0)

    def _tell_where(self) -> None:
        stored = self._live.stored
        words = self.tr("What you change is kept by itself, in {path}.").format(path=stored.path)
        notice = Interpreter().text(stored.notice)
        self._note.setText(notice or (words if stored.path is not None else ""))
        set_ink(self._note, "warning" if notice else "secondary")
        self._note.setVisible(bool(self._note.text()))

    @Slot(str)
    def _on_search_changed(self, query: str) -> None:
        for section in Section:
            self._filter(section, query)
        self._nothing.setText(self.tr("No setting has the words “{words}”.").format(words=query.strip()))
        self._nothing.setVisible(not self.shown)
        self._page.verticalScrollBar().setValue(0)

    @Slot(object)
    def _on_save_failed(self, error: SettingsError) -> None:
        self._note.setText(str(error))
        self._note.show()
        set_ink(self._note, "warning")
