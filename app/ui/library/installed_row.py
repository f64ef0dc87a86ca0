"""A model on this disk: what it is, whose it is, and what can be done with it."""

from enum import Enum, auto

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from app.library.verdicts import ModelKind
from app.service.library_cards import InstalledCard
from app.ui.label import set_ink
from app.ui.library.library_words import LibraryWords
from app.ui.library.worded_row import WordedRow
from app.ui.theme import Theme
from app.ui.typeface import Size

_LETTERS = 30


class ModelWish(Enum):
    """What can be wished for an installed model."""

    TARGET = auto()
    DRAFT = auto()
    RENAME = auto()
    DELETE = auto()
    SHOW_FOLDER = auto()


class InstalledRow(WordedRow):
    """Shows a model.

    Signals:
        wished (ModelWish, InstalledCard): This shall be done.
    """

    wished = Signal(object, object)

    def __init__(self, theme: Theme, words: LibraryWords, parent: QWidget | None = None) -> None:
        super().__init__(theme, _LETTERS, parent)
        self._words = words
        self._card: InstalledCard | None = None
        self.target = self._button(theme, self.tr("Use as target"), ModelWish.TARGET)
        self.draft = self._button(theme, self.tr("Use as draft"), ModelWish.DRAFT)
        self.more = QPushButton(self.tr("More"))
        self.more.setProperty("role", "quiet")
        self.more.setFont(theme.type.interface(Size.LABEL))
        self.more.setAutoDefault(False)
        menu = QMenu(self.more)
        menu.setToolTipsVisible(True)
        self.rename = menu.addAction(self.tr("Rename…"))
        self.show_folder = menu.addAction(self.tr("Show the folder"))
        menu.addSeparator()
        self.delete = menu.addAction(self.tr("Delete…"))
        for action, wish in (
            (self.rename, ModelWish.RENAME),
            (self.show_folder, ModelWish.SHOW_FOLDER),
            (self.delete, ModelWish.DELETE),
        ):
            action.triggered.connect(lambda _checked=False, wish=wish: self._tell(wish))
        self.more.setMenu(menu)
        self.show_buttons((self.target, self.draft, self.more))

    @property
    def card(self) -> InstalledCard | None:
        """What is shown."""
        return self._card

    def show_card(self, card: InstalledCard, is_target: bool, is_draft: bool) -> None:
        """Show a model, and whether it is in use."""
        self._card = card
        is_in_use = is_target or is_draft
        self.name.setText(card.name)
        self.line.setText(self._words.model(card))
        self.line.setToolTip(card.path)
        state, ink = "", "accent"
        if card.fault:
            state, ink = card.fault, "warning"
        elif is_target:
            state = self.tr("In use as the target")
        elif is_draft:
            state = self.tr("In use as the draft")
        self.remark.setText(state)
        self.remark.setVisible(bool(state))
        set_ink(self.remark, ink)
        is_model = not card.fault and (card.facts is None or card.facts.kind is ModelKind.TEXT)
        self.target.setEnabled(is_model and not is_target)
        self.draft.setEnabled(is_model and not is_draft)
        why = ""
        if is_in_use:
            why = self.tr("It is loaded. Load another model first.")
        elif not card.is_writable and not card.is_reference:
            why = self.tr("It belongs to another program. Rename or delete it there.")
        self.rename.setEnabled(not why and not card.is_reference)
        self.delete.setEnabled(not why)
        self.delete.setText(self.tr("Leave out…") if card.is_reference else self.tr("Delete…"))
        rename_why = why or (self.tr("It lies elsewhere. Rename it there.") if card.is_reference else "")
        self.rename.setToolTip(rename_why)
        self.delete.setToolTip(why)
        self.setAccessibleName(f"{card.name}: {self.line.text()}. {state}".strip())
        for button in (self.target, self.draft, self.more):
            button.setAccessibleName(f"{button.text()}: {card.name}")

    def _button(self, theme: Theme, text: str, wish: ModelWish) -> QPushButton:
        button = QPushButton(text)
        button.setFont(theme.type.interface(Size.LABEL))
        button.setAutoDefault(False)
        button.clicked.connect(lambda _checked=False: self._tell(wish))
        return button

    def _tell(self, wish: ModelWish) -> None:
        if self._card is not None:
            self.wished.emit(wish, self._card)
