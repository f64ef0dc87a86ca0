"""Which pairs are shown: by what fits, by size, by what they are for, and by language."""

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from app.library.catalogue import Purpose
from app.library.verdicts import FitVerdict
from app.service.library_cards import PairOffer
from app.ui.chat.chip_flow import ChipFlow
from app.ui.library.library_words import LibraryWords
from app.ui.settings.fields import ChoiceField
from app.ui.theme import Theme

_SIZES = (2, 5, 10, 20)
"""Gigabytes up to which pairs can be asked for."""

_FITTING = (FitVerdict.FITS, FitVerdict.WITHOUT_DRAFT)


class PairFilters(ChipFlow):
    """Four lists side by side, or one below the other where room is short.

    Signals:
        changed (): Other pairs are wanted.
    """

    changed = Signal()

    def __init__(self, theme: Theme, words: LibraryWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.fits = self._field(theme, self.tr("Fit"))
        self.size_limit = self._field(theme, self.tr("Size"))
        self.purpose = self._field(theme, self.tr("Purpose"))
        self.language = self._field(theme, self.tr("Language"))
        self.fits.addItem(self.tr("Whether it fits or not"), False)
        self.fits.addItem(self.tr("Fits this computer"), True)
        self.size_limit.addItem(self.tr("Any size"), 0)
        for limit in _SIZES:
            words_of_size = self.tr("Up to {size}").format(size=words.amounts.size(limit * 10**9))
            self.size_limit.addItem(words_of_size, limit)
        self.purpose.addItem(self.tr("Any purpose"), "")
        for purpose in Purpose:
            name = words.purpose(purpose)
            self.purpose.addItem(name[:1].upper() + name[1:], purpose.value)
        self.language.addItem(self.tr("Any language"), "")
        self.show_chips((self.fits, self.size_limit, self.purpose, self.language))

    def offer_languages(self, codes: Iterable[str]) -> None:
        """Offer these languages; the one that is chosen stays, where it is among them."""
        wanted = self.language.currentData()
        named = sorted((self._words.language(code), code) for code in set(codes))
        known = [self.language.itemData(index) for index in range(1, self.language.count())]
        if known == [code for _, code in named]:
            return
        blocker = QSignalBlocker(self.language)
        while self.language.count() > 1:
            self.language.removeItem(1)
        for name, code in named:
            self.language.addItem(name, code)
        self.language.setCurrentIndex(max(self.language.findData(wanted), 0))
        blocker.unblock()

    def lets_through(self, pair: PairOffer) -> bool:
        """Return whether a pair is wanted."""
        limit, purpose = self.size_limit.currentData(), self.purpose.currentData()
        language = self.language.currentData()
        size = pair.target.bytes + pair.draft.bytes
        return (
            (not self.fits.currentData() or pair.fit.verdict in _FITTING)
            and (not limit or size <= limit * 10**9)
            and (not purpose or purpose in pair.purposes)
            and (not language or language in pair.languages)
        )

    def reset(self) -> None:
        """Want all pairs again."""
        for field in (self.fits, self.size_limit, self.purpose, self.language):
            field.setCurrentIndex(0)

    def _field(self, theme: Theme, name: str) -> ChoiceField:
        field = ChoiceField(theme)
        field.setAccessibleName(name)
        field.setSizeAdjustPolicy(ChoiceField.SizeAdjustPolicy.AdjustToContents)
        field.currentIndexChanged.connect(self.changed)
        return field
