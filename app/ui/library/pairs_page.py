"""The pairs for this computer, as cards: the best first, filtered, and what is said while there are none."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from app.service.library_cards import PairOffer
from app.ui.label import label
from app.ui.library.card_flow import CardFlow
from app.ui.library.library import Library
from app.ui.library.library_words import LibraryWords
from app.ui.library.page import Page
from app.ui.library.pair_card import PairCard
from app.ui.library.pair_filters import PairFilters
from app.ui.library.state_note import StateNote
from app.ui.theme import Theme
from app.ui.typeface import Size


class PairsPage(Page):
    """Shows what the library lists.

    Signals:
        wished (PairWish, PairOffer): This shall be done with a pair.
    """

    wished = Signal(object, object)

    def __init__(
        self, theme: Theme, words: LibraryWords, library: Library, parent: QWidget | None = None
    ) -> None:
        super().__init__(spacing=12, parent=parent)
        self.setAccessibleName(self.tr("Pairs for this computer"))
        self._theme = theme
        self._words = words
        self._library = library
        self._cards: dict[str, PairCard] = {}
        self.filters = PairFilters(theme, words)
        self.note = StateNote(theme)
        self.complaint = label(theme, "", Size.SMALL, "warning")
        self.complaint.setWordWrap(True)
        self.hint = label(theme, "", Size.LABEL, "secondary")
        self.hint.setWordWrap(True)
        self.hint.setText(
            self.tr("How fast a pair will be can be predicted once this computer was measured (a minute).")
        )
        self.flow = CardFlow(theme)
        for part in (self.filters, self.hint, self.complaint, self.note, self.flow):
            self.column.addWidget(part)
        self.column.addStretch(1)
        self.filters.changed.connect(self.refresh)
        self.note.acted.connect(self._on_note_acted)
        for changed in (library.pairs_changed, library.downloads_changed, library.installed_changed):
            changed.connect(self.refresh)
        self.refresh()

    @property
    def shown(self) -> list[PairCard]:
        """The cards in their order."""
        return [card for card in self.flow.cards if isinstance(card, PairCard)]

    @Slot()
    def refresh(self) -> None:
        """Show the pairs as they stand now."""
        library = self._library
        pairs = library.pairs or ()
        self.filters.offer_languages(code for pair in pairs for code in pair.languages)
        wanted = [pair for pair in pairs if self.filters.lets_through(pair)]
        self.flow.show_cards([self._card(pair) for pair in wanted])
        memory = library.machine.memory if library.machine is not None else 0
        in_use = library.in_use
        for place, pair in enumerate(wanted):
            is_in_use = pair.is_installed and {pair.target.path, pair.draft.path} <= set(in_use)
            job = library.job_titled(pair.name)
            self._card(pair).show_offer(pair, memory, job, is_in_use, is_best=place == 0)
        self.complaint.setText(library.complaint)
        self.complaint.setVisible(bool(library.complaint))
        self.filters.setVisible(bool(pairs))
        machine = library.machine
        self.hint.setVisible(bool(pairs) and machine is not None and machine.measured_at is None)
        self._tell(bool(pairs), bool(wanted))

    def _card(self, pair: PairOffer) -> PairCard:
        card = self._cards.get(pair.id)
        if card is None:
            card = self._cards[pair.id] = PairCard(self._theme, self._words)
            card.wished.connect(self.wished)
        return card

    def _tell(self, has_pairs: bool, has_wanted: bool) -> None:
        failure = self._library.pairs_failure
        if failure is not None and not has_pairs:
            self.note.tell(failure.message, failure.hint, self.tr("Try again"))
        elif self._library.pairs is None:
            self.note.tell(
                self.tr("Looking which pairs fit this computer…"),
                self.tr("The first time this takes a few seconds."),
                progress=(0, 0),
            )
        elif not has_pairs:
            self.note.tell(self.tr("There are no pairs to choose from."), "", self.tr("Try again"))
        elif not has_wanted:
            self.note.tell(
                self.tr("No pair is like that."),
                self.tr("Ask for less, or search the Hub for other models."),
                self.tr("Show all pairs"),
            )
        else:
            self.note.hide()

    @Slot()
    def _on_note_acted(self) -> None:
        if self._library.pairs:
            self.filters.reset()
        else:
            self._library.refresh_pairs()
