"""The one stylesheet: shapes and grounds. Type is set by app.ui.typeface, never here."""

import re
from string import Template

from app.ui.palette import Colors

_SHEET = Template("""
QMainWindow, QDialog, QMessageBox { background: $window; }
QToolTip {
    background: $raised; color: $text; border: 1px solid $edge; border-radius: 6px; padding: 5px 8px;
}
QLabel { background: transparent; color: $text; }
QLabel[ink="secondary"] { color: $secondary; }
QLabel[ink="accent"] { color: $accent; }
QLabel[ink="warning"] { color: $warning; }

#topBar { background: $window; border: none; border-bottom: 1px solid $line; }
#noticeStrip { background: $panel; border: none; border-bottom: 1px solid $line; }
#sidebar { background: $panel; border: none; border-right: 1px solid $line; }
#conversationList { background: transparent; border: none; outline: none; }
#undoStrip { background: $raised; border: 1px solid $edge; border-radius: 10px; }
#findBar { background: $raised; border: 1px solid $edge; border-radius: 10px; }
#queueRow { background: $panel; border: 1px solid $line; border-radius: 10px; }
#chipFlow { background: transparent; }
QFrame[chip="true"] { background: $window; border: 1px solid $edge; border-radius: 9px; }
QFrame[warns="true"] { background: $warning_ground; border: 1px solid $warning; border-radius: 9px; }
QPushButton[role="face"] { background: transparent; border: none; border-radius: 8px; padding: 0; }
QPushButton[role="face"]:hover { background: $hover; }
QPushButton[role="face"]:focus { border: 2px solid $accent; padding: 0; }
#titleEdit { padding: 2px 10px; }
#titleEdit:focus { padding: 1px 9px; }
#meterPanel { background: $panel; border: none; border-left: 1px solid $line; }
#meterPanel QScrollArea, #meterPanel #meterColumn, #transcript, #transcriptColumn, #welcome {
    background: transparent; border: none;
}
#meterStrip { background: $panel; border: 1px solid $line; border-radius: 10px; }
QFrame[card="true"] { background: $raised; border: 1px solid $line; border-radius: 10px; }
#question { background: $quote; border: none; border-radius: 10px; }
#fullChoice { background: $raised; border: 1px solid $warning; border-radius: 10px; }
#banner { background: $warning_ground; border: 1px solid $warning; border-radius: 10px; }
#composer { background: $raised; border: 1px solid $edge; border-radius: 14px; }
#composer[focused="true"] { border: 1px solid $accent; }
#composer QPlainTextEdit { background: transparent; border: none; padding: 0; }
QTextBrowser { background: transparent; border: none; padding: 0; }
QTextBrowser:focus { background: transparent; }

QPushButton {
    background: $raised; color: $text; border: 1px solid $edge; border-radius: 8px; padding: 6px 14px;
}
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $quote; }
QPushButton:focus { border: 2px solid $accent; padding: 5px 13px; }
QPushButton:disabled { color: $plain; background: $panel; border-color: $line; }
QPushButton[role="main"] { background: $strong; color: $on_strong; border: 1px solid $strong; }
QPushButton[role="main"]:hover { background: $secondary; border-color: $secondary; }
QPushButton[role="main"]:pressed { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[role="main"]:focus { border: 2px solid $accent; }
QPushButton[role="main"]:disabled { background: $quote; color: $secondary; border-color: $line; }
QPushButton[role="new"] {
    background: $accent; color: $on_accent; border: 1px solid $accent; text-align: left; padding: 7px 12px;
}
QPushButton[role="new"]:hover { background: $accent_ink; border-color: $accent_ink; }
QPushButton[role="new"]:pressed { background: $strong; color: $on_strong; border-color: $strong; }
QPushButton[role="new"]:focus { border: 2px solid $text; padding: 6px 11px; }
QPushButton[role="accent"] { background: $accent; color: $on_accent; border: 1px solid $accent; }
QPushButton[role="accent"]:hover { background: $accent_ink; border-color: $accent_ink; color: $window; }
QPushButton[role="accent"]:pressed { background: $strong; color: $on_strong; border-color: $strong; }
QPushButton[role="accent"]:focus { border: 2px solid $text; padding: 5px 13px; }
QPushButton[role="accent"]:disabled { background: $quote; color: $secondary; border-color: $line; }
QRadioButton { border: 2px solid transparent; border-radius: 6px; padding: 1px 6px 1px 2px; }
QRadioButton::indicator {
    width: 14px; height: 14px; border: 1px solid $plain; border-radius: 7px; background: $raised;
}
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 5px solid $accent; }
QRadioButton::indicator:disabled { border-color: $line; }
QRadioButton:focus { border-color: $accent; }
QPushButton[role="segment"] { padding: 7px 14px; }
QPushButton[role="segment"]:checked { background: $accent_ground; color: $accent_ink; border-color: $accent; }
QPushButton[role="segment"]:focus { border: 2px solid $accent; padding: 6px 13px; }
QPushButton[role="link"] {
    background: transparent; color: $accent; border: 1px solid transparent; border-radius: 6px;
    padding: 3px 4px;
}
QPushButton[role="link"]:hover { background: $hover; }
QPushButton[role="link"]:pressed { background: $quote; }
QPushButton[role="link"]:focus { border: 2px solid $accent; padding: 2px 3px; }
QPushButton[role="chip"] { padding: 0; border-radius: 8px; text-align: left; }
QPushButton[role="chip"]:focus { border: 2px solid $accent; padding: 0; }
QPushButton[role="chip"]::menu-indicator { image: none; width: 0; }
QPushButton[role="example"] {
    padding: 0; border-radius: 10px; border-color: $line;
}
QPushButton[role="example"]:focus { padding: 0; border-color: $accent; }
QPushButton[role="quiet"] {
    background: transparent; color: $secondary; border: 1px solid transparent; border-radius: 6px;
    padding: 3px 8px;
}
QPushButton[role="quiet"]:hover { background: $hover; color: $text; }
QPushButton[role="quiet"]:pressed { background: $quote; color: $text; }
QPushButton[role="quiet"]:focus { border: 2px solid $accent; padding: 2px 7px; color: $text; }
QPushButton[role="quiet"][asleep="true"] { color: transparent; }
QPushButton[role="round"] {
    background: $raised; border: 1px solid $edge; border-radius: 16px; padding: 0;
    min-width: 32px; max-width: 32px; min-height: 32px; max-height: 32px;
}
QPushButton[role="round"]:hover { background: $hover; }
QPushButton[role="round"]:pressed { background: $quote; }
QPushButton[role="round"]:focus {
    border: 2px solid $accent; padding: 0;
    min-width: 30px; max-width: 30px; min-height: 30px; max-height: 30px;
}

QPushButton[role="quiet"]::menu-indicator { image: none; width: 0; }
QPushButton[role="quiet"]:disabled { background: transparent; color: $plain; border-color: transparent; }

QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit[role="field"] {
    background: $raised; color: $text; border: 1px solid $plain; border-radius: 8px; padding: 5px 10px;
    selection-background-color: $accent; selection-color: $on_accent; placeholder-text-color: $secondary;
    min-height: 20px;
}
QAbstractSpinBox QLineEdit, QAbstractSpinBox QLineEdit:focus {
    background: transparent; border: none; border-radius: 0; padding: 0; min-height: 0;
}
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus, QPlainTextEdit[role="field"]:focus {
    border: 2px solid $accent; padding: 4px 9px;
}
QComboBox { padding-right: 30px; combobox-popup: 0; }
QComboBox:hover, QAbstractSpinBox:hover { background: $hover; }
QComboBox::drop-down { border: none; width: 26px; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView {
    background: $raised; color: $text; border: 1px solid $edge; padding: 4px; outline: none;
}
QComboBox QAbstractItemView::item { min-height: 26px; padding: 0 8px; border-radius: 5px; }
QComboBox QAbstractItemView::item:selected { background: $accent_ground; color: $text; }
QAbstractSpinBox { padding: 5px 30px 5px 0; }
QAbstractSpinBox:focus { padding: 4px 29px 4px 0; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: 24px; background: none; }
QAbstractSpinBox::up-arrow, QAbstractSpinBox::down-arrow { image: none; }
QLineEdit[role="search"] { border-radius: 10px; padding: 8px 12px; }
QLineEdit[role="search"]:focus { padding: 7px 11px; }

#settingsColumn, #sheetColumn, #aboutColumn, #libraryColumn { background: transparent; border: none; }
QScrollArea[role="page"] { background: transparent; border: 2px solid transparent; border-radius: 8px; }
QScrollArea[role="page"]:focus { border-color: $accent; }
QScrollArea[role="bare"] { background: transparent; border: none; }
#tokenCard { background: $raised; border: 1px solid $plain; border-radius: 8px; }
QTableView {
    background: transparent; border: none; outline: none; alternate-background-color: $panel;
    selection-background-color: $accent_ground; selection-color: $text; color: $text;
}
QTableView::item { padding: 0 8px; border: none; border-bottom: 1px solid $line; }
QTableView::item:selected { background: $accent_ground; color: $text; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section {
    background: transparent; color: $secondary; border: none; border-bottom: 1px solid $edge;
    padding: 7px 11px;
}
QHeaderView::section:hover { color: $text; }
QFrame[role="hairline"] { background: $line; border: none; min-height: 1px; max-height: 1px; }
QLabel[role="key"] {
    background: $quote; color: $text; border: 1px solid $edge; border-radius: 6px; padding: 2px 8px;
}
QListView[role="results"] { background: transparent; border: none; outline: none; }
#commandPalette { background: $raised; border: 1px solid $plain; border-radius: 12px; }
#commandPalette QLineEdit { border: none; border-radius: 0; background: transparent; padding: 12px 16px; }
#commandPalette QLineEdit:focus { border: none; padding: 12px 16px; }
QTextBrowser[role="page"] { background: $raised; border: 1px solid $line; border-radius: 10px; padding: 8px; }
QTextBrowser[role="page"]:focus { background: $raised; border: 2px solid $accent; padding: 7px; }

QLabel#status {
    border-radius: 10px; padding: 2px 10px; min-height: 18px; background: $quote; color: $secondary;
}
QLabel#status[tone="active"] { background: $accent_ground; color: $accent_ink; }
QLabel#status[tone="warning"] { background: $warning_ground; color: $warning; }

QProgressBar { background: $quote; border: none; border-radius: 2px; min-height: 4px; max-height: 4px; }
QProgressBar::chunk { background: $accent; border-radius: 2px; }

QMenu { background: $raised; color: $text; border: 1px solid $edge; border-radius: 8px; padding: 5px; }
QMenu::item { padding: 7px 28px 7px 12px; border-radius: 5px; }
QMenu::item:selected { background: $accent_ground; color: $text; }
QMenu::item:disabled { color: $plain; }
QMenu::separator { height: 1px; background: $line; margin: 5px 8px; }
QMenu::indicator { width: 14px; height: 14px; left: 8px; }
QMenu::item:checked { font-weight: 600; }

QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; border: none; }
QScrollBar::handle:vertical { background: $edge; border-radius: 4px; min-height: 36px; }
QScrollBar::handle:vertical:hover { background: $plain; }
QScrollBar[idle="true"]::handle:vertical { background: transparent; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; border: none; }
QScrollBar::handle:horizontal { background: $edge; border-radius: 4px; min-width: 36px; }
QScrollBar::handle:horizontal:hover { background: $plain; }
QScrollBar::add-line:horizontal, QScrollBar::sub-line:horizontal { width: 0; border: none; }
QScrollBar::add-page:horizontal, QScrollBar::sub-page:horizontal { background: transparent; }
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical { height: 0; border: none; }
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical { background: transparent; }
""")


_LENGTH = re.compile(r"\b(\d+)px")


def stylesheet(colors: Colors, zoom: float = 1.0) -> str:
    """Return the stylesheet in these colours, its lengths so many times as large as usual."""
    sheet = _SHEET.substitute({name: getattr(colors, name) for name in Colors.__slots__})
    return _LENGTH.sub(lambda found: f"{_zoomed(int(found[1]), zoom)}px", sheet)


def _zoomed(length: int, zoom: float) -> int:
    return length if length <= 2 else round(length * zoom)  # lines stay hairlines
