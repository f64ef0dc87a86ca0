"""The models of this disk, whoever brought them, and the folders they are looked for in."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app.library.model_places import PlaceKind
from app.service.library_cards import PlaceCard
from app.ui.chat.chip_flow import ChipFlow
from app.ui.label import label
from app.ui.library.installed_row import InstalledRow
from app.ui.library.library import Library
from app.ui.library.library_words import LibraryWords
from app.ui.library.page import Page
from app.ui.library.place_row import PlaceRow
from app.ui.library.state_note import StateNote
from app.ui.theme import Theme
from app.ui.typeface import Size


class InstalledPage(Page):
    """Shows what the library lists.

    Signals:
        wished (ModelWish, InstalledCard): This shall be done with a model.
        folder_wanted (): A folder with models shall be added.
        file_wanted (): A model file shall be taken in.
        forgetting_wanted (str): The folder at this path shall be left out.
    """

    wished = Signal(object, object)
    folder_wanted = Signal()
    file_wanted = Signal()
    forgetting_wanted = Signal(str)

    def __init__(
        self, theme: Theme, words: LibraryWords, library: Library, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent=parent)
        self.setAccessibleName(self.tr("Models on this computer"))
        self._theme = theme
        self._words = words
        self._library = library
        self._rows: dict[str, InstalledRow] = {}
        self._places: list[PlaceRow] = []
        self.folder_button = self._button(self.tr("Add a folder…"))
        self.file_button = self._button(self.tr("Add a file…"))
        self.folder_button.clicked.connect(self.folder_wanted)
        self.file_button.clicked.connect(self.file_wanted)
        self._total = label(theme, "", Size.LABEL, "secondary")
        self._total.setWordWrap(True)
        self._faults = label(theme, "", Size.SMALL, "secondary")
        self._faults.setWordWrap(True)
        self._heading = label(theme, self.tr("Looked for in"), Size.LABEL, "secondary")
        self.note = StateNote(theme)
        buttons = ChipFlow()
        buttons.show_chips((self.folder_button, self.file_button))
        for part in (buttons, self._total, self.note):
            self.column.addWidget(part)
        self._models = QVBoxLayout()
        self._models.setSpacing(8)
        self.column.addLayout(self._models)
        self.column.addSpacing(8)
        self.column.addWidget(self._faults)
        self.column.addWidget(self._heading)
        self._folders = QVBoxLayout()
        self._folders.setSpacing(2)
        self.column.addLayout(self._folders)
        self.column.addStretch(1)
        self.note.acted.connect(library.refresh_installed)
        library.installed_changed.connect(self.refresh)
        self.refresh()

    @property
    def rows(self) -> list[InstalledRow]:
        """The models from top to bottom."""
        cards = self._library.installed or ()
        return [self._rows[card.path] for card in cards if card.path in self._rows]

    @Slot()
    def refresh(self) -> None:
        """Show the models as they are now."""
        library = self._library
        cards = library.installed or ()
        for gone in set(self._rows) - {card.path for card in cards}:
            row = self._rows.pop(gone)
            self._models.removeWidget(row)
            row.hide()
            row.deleteLater()
        target, draft = library.target_in_use, library.draft_in_use
        for place, card in enumerate(cards):
            shown = self._rows.get(card.path)
            if shown is None:
                shown = self._rows[card.path] = InstalledRow(self._theme, self._words)
                shown.wished.connect(self.wished)
                self._models.insertWidget(place, shown)
            elif self._models.indexOf(shown) != place:
                self._models.removeWidget(shown)
                self._models.insertWidget(place, shown)
            shown.show_card(card, card.path == target, card.path == draft)
        self._tell()
        self._show_places(library.places)

    def _tell(self) -> None:
        library = self._library
        cards = library.installed
        self._total.setVisible(bool(cards))
        if cards is None:
            self.note.tell(self.tr("Looking for models on this computer…"), progress=(0, 0))
        elif not cards:
            self.note.tell(
                self.tr("There are no models on this computer yet."),
                self.tr("Download a pair, or add the folder in which you keep models."),
            )
        else:
            self.note.hide()
            size = self._words.amounts.size(sum(card.bytes for card in cards))
            text = self.tr("{count} models, {size}", "", len(cards))
            whole = self._words.numbers.integer(len(cards))
            parts = [text.format(count=whole, size=size)]
            if not library.has_all_facts:
                parts.append(self.tr("reading what they are…"))
            self._total.setText(" · ".join(parts))
        faults = [f"{fault.path}: {fault.reason}" for fault in library.unreadable]
        self._faults.setText("\n".join((self.tr("Could not be looked at:"), *faults)) if faults else "")
        self._faults.setVisible(bool(faults))

    def _show_places(self, places: tuple[PlaceCard, ...]) -> None:
        wanted = [place for place in places if place.exists or place.kind in (PlaceKind.OWN, PlaceKind.ADDED)]
        if [row.place for row in self._places] == wanted:
            return
        for row in self._places:
            self._folders.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._places = [PlaceRow(self._theme, place) for place in wanted]
        for row in self._places:
            row.forgetting_wanted.connect(self.forgetting_wanted)
            self._folders.addWidget(row)
        self._heading.setVisible(bool(wanted))

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setFont(self._theme.type.interface(Size.LABEL))
        button.setAccessibleName(text)
        button.setAutoDefault(False)
        return button
