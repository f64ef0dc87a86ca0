"""Everything on the Hub: what a search found, and what is said while there is nothing to show."""

import re

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from app.service.library_cards import FailureKind
from app.service.library_messages import Failed, Found, RepositoryOpened
from app.ui.library.found_row import FoundRow
from app.ui.library.gate_note import GateNote
from app.ui.library.library import Library
from app.ui.library.library_words import LibraryWords
from app.ui.library.page import Page
from app.ui.library.state_note import StateNote
from app.ui.theme import Theme

_NAMED = re.compile(r"(https?://\S+|hf:\S+|[\w.-]+/[\w./:-]+)")
"""What names a repository, rather than describing one."""

_LIMIT = 40


class SearchPage(Page):
    """Asks the Hub when it is told to, never while somebody types.

    Signals:
        repository_opened (RepositoryOpened): This one shall be shown.
        page_wanted (str): The page at this address shall be opened.
        token_wanted (str): A token shall be asked for, for this repository.
    """

    repository_opened = Signal(object)
    page_wanted = Signal(str)
    token_wanted = Signal(str)

    def __init__(
        self, theme: Theme, words: LibraryWords, library: Library, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent=parent)
        self.setAccessibleName(self.tr("Everything on the Hub"))
        self._theme = theme
        self._words = words
        self._library = library
        self._order: int | None = None
        self._sought = ""
        self._opening = ""
        self._rows: list[FoundRow] = []
        self.note = StateNote(theme)
        self.gate = GateNote(theme)
        self.column.addWidget(self.gate)
        self.column.addWidget(self.note)
        self.column.addStretch(1)
        self.note.acted.connect(self._on_note_acted)
        self.gate.page_wanted.connect(self.page_wanted)
        self.gate.token_wanted.connect(self.token_wanted)
        self.gate.again_wanted.connect(self.again)
        self._invite()

    @property
    def rows(self) -> list[FoundRow]:
        """What was found."""
        return list(self._rows)

    @property
    def is_asking(self) -> bool:
        """Whether an answer of the Hub is awaited."""
        return self._order is not None

    def seek(self, text: str) -> None:
        """Search for words, or open the repository that is named; an empty text shows what is liked most."""
        text = text.strip()
        self._sought = text
        if _NAMED.fullmatch(text):
            self.open(text)
            return
        self._wait(
            self.tr("Asking the Hub for “{words}”…").format(words=text)
            if text
            else self.tr("Asking the Hub what is fetched most…")
        )
        order = self._library.client.search_hub(text, _LIMIT)
        self._order = self._library.expect(order, self._on_found, self._on_failed)

    def open(self, name: str) -> None:
        """Open a repository, by its name or address."""
        self._opening = name
        self._wait(self.tr("Asking the Hub for {name}…").format(name=name))
        library = self._library
        order = library.client.open_repository(name, library.context_length, library.given_up)
        self._order = library.expect(order, self._on_opened, self._on_failed)

    @Slot()
    def again(self) -> None:
        """Ask the same once more."""
        if self._opening:
            self.open(self._opening)
        else:
            self.seek(self._sought)

    def stop(self) -> None:
        """Wait for no answer any more."""
        self._library.give_up(self._order)
        self._order = None

    def _wait(self, headline: str) -> None:
        self.stop()
        self.gate.hide()
        self._show_rows(())
        self.note.tell(headline, "", self.tr("Stop"), progress=(0, 0))

    def _on_found(self, found: Found) -> None:
        self._order = None
        self._opening = ""
        self._show_rows([FoundRow(self._theme, self._words, card) for card in found.repositories])
        if found.repositories:
            self.note.hide()
            return
        self.note.tell(
            self.tr("The Hub has nothing like “{words}” for llama.cpp.").format(words=self._sought),
            self.tr("Try fewer words, or the name of the one who made the model."),
        )

    def _on_opened(self, opened: RepositoryOpened) -> None:
        self._order = None
        self._opening = ""
        self.note.hide()
        self._invite()
        self.repository_opened.emit(opened)

    def _on_failed(self, failed: Failed) -> None:
        self._order = None
        if failed.kind is FailureKind.CANCELLED:
            self._invite()
            return
        if failed.kind in (FailureKind.GATED, FailureKind.TOKEN):
            self.note.hide()
            self.gate.ask(self._opening, failed.page, f"{failed.message} {failed.hint}".strip())
            return
        hint = failed.hint
        if failed.kind is FailureKind.OFFLINE:
            stays = self.tr("The pairs and everything on this computer can be used as before.")
            hint = f"{hint} {stays}".strip()
        self.note.tell(failed.message, hint, self.tr("Try again"))

    def _invite(self) -> None:
        if not self._rows:
            self.note.tell(
                self.tr("Search for any model"),
                self.tr(
                    "Write words such as “qwen coder 7b” above and press Enter, or paste the name or "
                    "address of a repository. Nothing is sent before."
                ),
                self.tr("Show what is fetched most"),
            )

    def _show_rows(self, rows: "list[FoundRow] | tuple[()]") -> None:
        for row in self._rows:
            self.column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = list(rows)
        for row in self._rows:
            row.opened.connect(self.open)
            self.column.insertWidget(self.column.count() - 1, row)

    @Slot()
    def _on_note_acted(self) -> None:
        if self._order is not None:
            self.stop()
            self.note.hide()
            self._invite()
        elif self._sought or self._opening:
            self.again()
        else:
            self.seek("")
