# ruff: noqa: N802  Qt's own names
"""The window in which pairs are chosen, searched for, downloaded and kept."""

from enum import IntEnum

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.service.library_cards import PairOffer
from app.service.library_messages import RepositoryOpened
from app.ui.chat.chip_flow import ChipFlow
from app.ui.label import label
from app.ui.library.downloads_panel import DownloadsPanel
from app.ui.library.installed_page import InstalledPage
from app.ui.library.library import Library
from app.ui.library.library_words import LibraryWords
from app.ui.library.page import mirrored
from app.ui.library.pair_page import PairPage
from app.ui.library.pairs_page import PairsPage
from app.ui.library.search_page import SearchPage
from app.ui.library.tab_stop import tab_stop
from app.ui.library.work_strip import WorkStrip
from app.ui.theme import Theme
from app.ui.typeface import Size

_SIZE = (1160, 760)
_SEARCH_WIDTH = 300
_WIDE, _HIGH = 600, 450
"""Below these sizes there is no room for headings."""

_GUTTER = 16
"""Pixels that the pages keep for their scroll bars."""


class LibraryTab(IntEnum):
    """What the window can show; the details of a pair lie over any of them."""

    PAIRS = 0
    EVERYTHING = 1
    INSTALLED = 2


class LibraryDialog(QDialog):
    """Puts the pages in their places; what is wished on them is for others to do.

    Signals:
        file_wanted (): A GGUF file shall be opened.
    """

    file_wanted = Signal()

    def __init__(
        self, theme: Theme, words: LibraryWords, library: Library, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = words
        self._library = library
        self.setWindowTitle(self.tr("Choose a pair"))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.search = _SearchField(theme)
        self.search.setPlaceholderText(self.tr("Search Hugging Face or paste an address"))
        self.search.setAccessibleName(self.tr("Search the Hub, or name a repository"))
        self.measure = self._button(self.tr("Measure this computer"))
        self.open_file = self._button(self.tr("Open a GGUF file…"))
        self._about = label(theme, "", Size.LABEL, "secondary")
        self._about.setWordWrap(True)
        self.measuring = WorkStrip(theme, self.tr("Measuring this computer"), self.tr("Stop measuring"))
        self.copying = WorkStrip(theme, self.tr("Copying a model"), self.tr("Stop copying"))
        self.pairs = PairsPage(theme, words, library)
        self.everything = SearchPage(theme, words, library)
        self.installed = InstalledPage(theme, words, library)
        self.details = PairPage(theme, words, library)
        self.downloads = DownloadsPanel(theme, words, library)
        self.tabs = QButtonGroup(self)
        self._pages = QStackedWidget()
        self._arrange()
        self._connect()
        self._on_machine_changed()
        self._on_installed_changed()
        self.resize(min(theme.type.pixels(_SIZE[0]), 1500), min(theme.type.pixels(_SIZE[1]), 980))
        self.setMinimumSize(620, 460)
        self.search.setFocus()

    @property
    def tab(self) -> LibraryTab:
        """Which one is shown, or lies below the details."""
        return LibraryTab(self.tabs.checkedId())

    @property
    def shows_details(self) -> bool:
        """Whether the details of a pair are shown."""
        return self._pages.currentWidget() is self.details

    @property
    def about(self) -> str:
        """What the head says of this computer."""
        return self._about.text()

    def show_tab(self, tab: LibraryTab) -> None:
        """Show one of the pages."""
        self.tabs.button(tab).setChecked(True)
        self._leave_details()
        self._pages.setCurrentIndex(tab)

    def show_offer(self, offer: PairOffer) -> None:
        """Show a pair of the catalogue in every detail."""
        self.details.show_offer(offer)
        self._show_details()

    @Slot(object)
    def show_repository(self, opened: RepositoryOpened) -> None:
        """Show a repository of the Hub in every detail."""
        self.show_tab(LibraryTab.EVERYTHING)
        self.details.show_repository(opened)
        self._show_details()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the details with Esc before the window."""
        if event.key() == Qt.Key.Key_Escape and self.shows_details:
            self.show_tab(self.tab)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what the title bar says too, and then the sentence, where room is short."""
        super().resizeEvent(event)
        pixels = self._theme.type.pixels
        self._title.setVisible(self.width() >= pixels(_WIDE))
        self._about.setVisible(self.height() >= pixels(_HIGH))
        self.downloads.limit(self.height() // 3)

    def hideEvent(self, event: QHideEvent) -> None:
        """Wait for no answers while nobody sees them; downloads and measuring go on."""
        super().hideEvent(event)
        self.everything.stop()
        self.details.leave()

    def _show_details(self) -> None:
        self._pages.setCurrentWidget(self.details)
        self.details.back.setFocus()

    def _leave_details(self) -> None:
        if self.shows_details:
            self.details.leave()

    def _arrange(self) -> None:
        title = label(self._theme, self.tr("Choose a pair"), Size.TITLE, weight=QFont.Weight.DemiBold)
        self._title = title
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(title)
        head.addStretch(1)
        head.addWidget(self.measure)
        head.addWidget(self.open_file)
        row = ChipFlow()
        row.show_chips((self.search, *(self._tab_button(tab) for tab in LibraryTab)))
        for page in (self.pairs, self.everything, self.installed, self.details):
            self._pages.addWidget(page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*mirrored(self, 24, 20, 8, 16))
        layout.setSpacing(12)
        top = QVBoxLayout()
        top.setSpacing(12)
        heading = QVBoxLayout()
        heading.setSpacing(4)
        heading.addLayout(head)
        heading.addWidget(self._about)
        top.addLayout(heading)
        for part in (self.measuring, self.copying, row):
            top.addWidget(part)
        top.setContentsMargins(*mirrored(self, 0, 0, _GUTTER, 0))
        layout.addLayout(top)
        layout.addWidget(self._pages, 1)
        layout.addWidget(self.downloads)

    def _connect(self) -> None:
        library = self._library
        self.search.returnPressed.connect(self._on_sought)
        self.tabs.idClicked.connect(lambda number: self.show_tab(LibraryTab(number)))
        self.tabs.idToggled.connect(lambda _number, _is_on: tab_stop(self.tabs))
        tab_stop(self.tabs)
        self.measure.clicked.connect(library.measure)
        self.open_file.clicked.connect(self.file_wanted)
        self.measuring.stop_wanted.connect(library.stop_measuring)
        self.copying.stop_wanted.connect(library.stop_copying)
        self.details.back_wanted.connect(lambda: self.show_tab(self.tab))
        self.everything.repository_opened.connect(self.show_repository)
        library.pairs_changed.connect(self._on_machine_changed)
        library.measuring_changed.connect(self._on_machine_changed)
        library.measuring_changed.connect(self._on_measuring_changed)
        library.copying_changed.connect(self._on_copying_changed)
        library.installed_changed.connect(self._on_installed_changed)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self._on_find)

    def _tab_button(self, tab: LibraryTab) -> QPushButton:
        button = self._button("")
        button.setProperty("role", "segment")
        button.setCheckable(True)
        button.setChecked(tab is LibraryTab.PAIRS)
        self.tabs.addButton(button, tab)
        words = {
            LibraryTab.PAIRS: self.tr("Pairs for this computer"),
            LibraryTab.EVERYTHING: self.tr("Everything"),
            LibraryTab.INSTALLED: self.tr("Installed"),
        }
        button.setText(words[tab])
        button.setAccessibleName(words[tab])
        return button

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setFont(self._theme.type.interface(Size.LABEL, QFont.Weight.Medium))
        button.setAccessibleName(text)
        button.setAutoDefault(False)
        return button

    @Slot()
    def _on_find(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    @Slot()
    def _on_sought(self) -> None:
        self.show_tab(LibraryTab.EVERYTHING)
        self.everything.seek(self.search.text())

    @Slot()
    def _on_machine_changed(self) -> None:
        machine = self._library.machine
        words = self.tr("The large model answers, the small one runs ahead.")
        if machine is not None:
            best = self.tr("Best for this computer first: {machine}.")
            words = f"{words} {best.format(machine=self._words.machine(machine))}"
        self._about.setText(words)
        is_measured = machine is not None and machine.measured_at is not None
        text = self.tr("Measure again") if is_measured else self.tr("Measure this computer")
        self.measure.setText(text)
        self.measure.setAccessibleName(text)
        self.measure.setToolTip(
            self.tr("Finds out in about a minute what each kind of weights costs here, to predict speeds")
        )
        self.measure.setEnabled(self._library.measuring is None)

    @Slot()
    def _on_measuring_changed(self) -> None:
        progress, whole = self._library.measuring, self._words.numbers.integer
        self.measuring.setVisible(progress is not None)
        if progress is None:
            return
        words = self.tr("Measuring this computer: it takes about a minute, and answers are slower meanwhile.")
        if progress.total:
            words = self.tr("Measuring {kind}, {number} of {total}. Answers are slower meanwhile.").format(
                kind=progress.kind, number=whole(progress.done + 1), total=whole(progress.total)
            )
        self.measuring.tell(words, progress.done, progress.total)

    @Slot()
    def _on_copying_changed(self) -> None:
        progress = self._library.copying
        self.copying.setVisible(progress is not None)
        if progress is not None:
            part = self._words.amounts.part(progress.done, progress.total)
            # Qt counts to two billion only, bytes are more.
            self.copying.tell(
                self.tr("Copying the model: {part}").format(part=part),
                progress.done >> 20,
                progress.total >> 20,
            )

    @Slot()
    def _on_installed_changed(self) -> None:
        cards = self._library.installed
        words = self.tr("Installed")
        if cards:
            count = self._words.numbers.integer(len(cards))
            words = self.tr("Installed {count}").format(count=count)
        self.tabs.button(LibraryTab.INSTALLED).setText(words)
        self.tabs.button(LibraryTab.INSTALLED).setAccessibleName(words)


class _SearchField(QLineEdit):
    """As wide as an address needs."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFont(theme.type.interface(Size.LABEL))
        self.setClearButtonEnabled(True)

    def sizeHint(self) -> QSize:
        """Be as wide as that."""
        return QSize(self._theme.type.pixels(_SEARCH_WIDTH), super().sizeHint().height())
