"""What a pair takes of this computer's memory, as a bar and in words."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.service.library_cards import MemoryFit
from app.ui.library.library_words import LibraryWords
from app.ui.meter.memory_bar import MemoryBar, MemoryPart
from app.ui.theme import Theme


def fit_parts(fit: MemoryFit) -> tuple[MemoryPart, ...]:
    """Return the stretches of the bar, with their names."""
    return (
        MemoryPart(_tr("target"), fit.target_weights),
        MemoryPart(_tr("draft"), fit.draft_weights),
        MemoryPart(_tr("context"), fit.context),
        MemoryPart(_tr("working space"), fit.buffers),
    )


class FitBar(MemoryBar):
    """Shows a fit against all memory there is, and tells a screen reader the same."""

    def __init__(self, theme: Theme, words: LibraryWords, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._words = words

    def show_fit(self, fit: MemoryFit, memory: int) -> None:
        """Show what is needed, of so many bytes of memory."""
        amounts = self._words.amounts
        parts = fit_parts(fit)
        self.show_parts(parts, memory or fit.room)
        told = ", ".join(f"{part.name} {amounts.size(part.size)}" for part in parts if part.size)
        self.setAccessibleName(f"{amounts.memory(fit.needed, memory or fit.room)}; {told}")
        self.setToolTip(told)


def _tr(text: str) -> str:
    return QCoreApplication.translate("FitBar", text)
