"""What this program is: versions, the processor as the engine sees it, where files are, and licences."""

import platform
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import PySide6
from PySide6.QtCore import QSize, Qt, QUrl, Slot, qVersion
from PySide6.QtGui import QColor, QDesktopServices, QFont, QGuiApplication, QTextFrameFormat, QTextTable
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app import NAME, VERSION
from app.service.messages import Hello
from app.storage.paths import database_file, engine_log, own_models, settings_file
from app.storage.resources import resource
from app.ui.chat.text_view import TextView
from app.ui.label import label
from app.ui.screen_room import within_screen
from app.ui.theme import Theme
from app.ui.typeface import Size

_SIZE = (640, 680)
_LONGEST_PART = 10
"""Characters of a name that stand in one line at least; more would not fit at twice the size of type."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where something is kept."""

    title: str
    path: Path

    @property
    def folder(self) -> Path:
        """The nearest folder that exists."""
        is_there = (folder for folder in (self.path, *self.path.parents) if folder.is_dir())
        return next(is_there, Path.home())


def open_folder(folder: Path) -> None:
    """Show a folder in the desktop's file browser."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


class AboutDialog(QDialog):
    """Tells, and copies what a report of a fault needs."""

    def __init__(
        self,
        theme: Theme,
        hello: Hello | None,
        parent: QWidget | None = None,
        show_folder: Callable[[Path], None] = open_folder,
    ) -> None:
        """Fill the page.

        Args:
            theme: Colours and type.
            hello: What the engine said of itself; None while there is none.
            parent: The window.
            show_folder: Opens a folder.
        """
        super().__init__(parent)
        self._theme = theme
        self._hello = hello
        self._show_folder = show_folder
        self.setWindowTitle(self.tr("About {name}").format(name=NAME))
        self._facts = self._versions()
        self._places = (
            Place(self.tr("Conversations"), database_file()),
            Place(self.tr("Settings"), settings_file()),
            Place(self.tr("Models made here"), own_models()),
            Place(self.tr("The engine's log"), engine_log()),
        )
        self._arrange()
        width, height = (theme.type.pixels(side) for side in _SIZE)
        self.resize(within_screen(self, QSize(min(width, 1000), min(height, 900))))

    @property
    def facts(self) -> tuple[tuple[str, str], ...]:
        """Versions and the processor, each with its name."""
        return self._facts

    @property
    def places(self) -> tuple[Place, ...]:
        """Where files are."""
        return self._places

    @property
    def report(self) -> str:
        """All of it as text, without the user's name in the paths."""
        home = str(Path.home())
        files = [(place.title, str(place.path).replace(home, "~", 1)) for place in self._places]
        return "\n".join(f"{name}: {value}" for name, value in (*self._facts, *files))

    def _versions(self) -> tuple[tuple[str, str], ...]:
        hello = self._hello
        missing = self.tr("not running")
        return (
            (NAME, VERSION),
            (self.tr("Engine"), hello.version if hello is not None else missing),
            (self.tr("Processor features"), hello.system if hello is not None else missing),
            ("Qt, PySide6", f"{qVersion()}, {PySide6.__version__}"),
            ("Python", platform.python_version()),
            (self.tr("System"), platform.platform()),
        )

    def _arrange(self) -> None:
        theme = self._theme
        column = QWidget()
        column.setObjectName("aboutColumn")
        inside = QVBoxLayout(column)
        inside.setContentsMargins(0, 0, 12, 0)
        inside.setSpacing(8)
        inside.addWidget(label(theme, NAME, Size.TITLE, weight=QFont.Weight.DemiBold))
        lead = label(theme, self.tr("Language models on your own computer, made faster honestly."), Size.TEXT)
        promise = label(
            theme,
            self.tr("Nothing leaves this machine but what the download dialog is told to fetch."),
            Size.TEXT,
            "accent",
            QFont.Weight.Medium,
        )
        for text in (lead, promise):
            text.setWordWrap(True)
            inside.addWidget(text)
        inside.addSpacing(8)
        self._add_heading(inside, self.tr("Versions"))
        inside.addWidget(self._fact_card())
        self._add_heading(inside, self.tr("Where files are"))
        inside.addWidget(self._place_card())
        self._add_heading(inside, self.tr("Licences"))
        inside.addWidget(self._licences())
        inside.addStretch(1)
        page = QScrollArea()
        page.setProperty("role", "page")
        page.setFrameShape(QFrame.Shape.NoFrame)
        page.setWidgetResizable(True)
        page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page.setWidget(column)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 22, 12, 18)
        layout.addWidget(page)

    def _add_heading(self, inside: QVBoxLayout, words: str) -> None:
        inside.addSpacing(8)
        inside.addWidget(label(self._theme, words, Size.LABEL, "secondary", QFont.Weight.DemiBold))

    def _fact_card(self) -> QFrame:
        card, grid = self._card()
        for row, (name, value) in enumerate(self._facts):
            told = label(self._theme, value, Size.LABEL)
            told.setWordWrap(True)
            told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            title = label(self._theme, name, Size.LABEL, "secondary")
            title.setWordWrap(True)
            grid.addWidget(title, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(told, row, 1, Qt.AlignmentFlag.AlignTop)
        copy = QPushButton(self.tr("Copy"))
        copy.setFont(self._theme.type.interface(Size.LABEL))
        copy.setAccessibleName(self.tr("Copy versions and places"))
        copy.setToolTip(self.tr("Copies what a report of a fault needs"))
        copy.clicked.connect(self._on_copy_clicked)
        grid.addWidget(copy, len(self._facts), 1, Qt.AlignmentFlag.AlignRight)
        return card

    def _place_card(self) -> QFrame:
        card, grid = self._card()
        for row, place in enumerate(self._places):
            path = label(self._theme, _breakable(place.path), Size.LABEL)
            path.setAccessibleName(f"{place.title}: {place.path}")
            path.setWordWrap(True)
            button = QPushButton(self.tr("Open folder"))
            button.setFont(self._theme.type.interface(Size.LABEL))
            button.setAccessibleName(self.tr("Open folder: {title}").format(title=place.title))
            button.clicked.connect(lambda _checked=False, place=place: self._show_folder(place.folder))
            title = label(self._theme, place.title, Size.LABEL, "secondary")
            title.setWordWrap(True)
            grid.addWidget(title, row, 0)
            grid.addWidget(path, row, 1)
            grid.addWidget(button, row, 2)
        return card

    def _card(self) -> tuple[QFrame, QGridLayout]:
        card = QFrame()
        card.setProperty("card", "true")
        grid = QGridLayout(card)
        grid.setContentsMargins(16, 12, 12, 12)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnMinimumWidth(0, min(self._theme.type.pixels(140), 200))
        grid.setColumnStretch(1, 1)
        return card, grid

    def _licences(self) -> QFrame:
        card = QFrame()
        card.setProperty("card", "true")
        page = TextView(self.tr("Licences"), card)  # fetches nothing, and opens no link by itself
        page.setFont(self._theme.type.interface(Size.LABEL))
        page.setMarkdown(_licence_text() or self.tr("The list of licences is missing from this copy."))
        self._licence_page = page
        self._draw_lines()
        self._theme.changed.connect(self._draw_lines)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(16, 12, 12, 12)
        inside.addWidget(page)
        return card

    @Slot()
    def _draw_lines(self) -> None:
        """Draw the lines of the tables as fine as the others: Qt's own are as strong as the text."""
        for frame in self._licence_page.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                style = frame.format().toTableFormat()
                style.setBorderBrush(QColor(self._theme.colors.line))
                style.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                style.setBorderCollapse(True)
                style.setCellPadding(self._theme.type.pixels(5))
                frame.setFormat(style)

    @Slot()
    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self.report)


def _licence_text() -> str:
    """The list of licences, which stands in the packaging folder beside the resources."""
    path = resource("").parent / "packaging" / "THIRD_PARTY.md"
    try:
        text = path.read_text("utf-8")
    except OSError:
        return ""
    return text.partition("\n")[2].partition("## What only the tests")[0].replace("\n## ", "\n#### ")


def _breakable(path: Path) -> str:
    """A path that may be broken into lines wherever a part of a name ends, and within very long ones."""
    parts = re.findall(rf"[^/\\._-]{{1,{_LONGEST_PART}}}[/\\._-]*|[/\\._-]+", str(path))
    return "\u200b".join(parts)
