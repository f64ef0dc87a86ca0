"""What the menus of the model bar offer beside the files met so far: all of this disk, with verdicts."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from app.library.verdicts import ModelKind, Verdict
from app.service.library_cards import InstalledCard, JudgedDraft
from app.service.library_messages import DraftsJudged, Failed
from app.ui.library.library import Library
from app.ui.library.library_words import LibraryWords
from app.ui.models.controller import ModelController
from app.ui.models.model_bar import ModelBar

_UNUSABLE = (Verdict.NEEDS_TRANSLATION, Verdict.CANNOT_WORK)


class ModelMenus(QObject):
    """Completes the menus when they are about to be shown, and again when verdicts arrive.

    Args:
        bar: Whose menus they are.
        words: Says verdicts.
        library: Knows what is on this disk.
        models: Loads.
        more: Adds further actions: a menu, and whether it is the drafts'.
    """

    def __init__(
        self,
        bar: ModelBar,
        words: LibraryWords,
        library: Library,
        models: ModelController,
        more: Callable[[QMenu, bool], None],
    ) -> None:
        super().__init__(bar)
        self._words = words
        self._library = library
        self._models = models
        self._more = more
        self._judging: int | None = None
        self._drafts: QMenu | None = None
        bar.target_menu_filled.connect(self._on_targets_shown)
        bar.draft_menu_filled.connect(self._on_drafts_shown)

    @Slot(object)
    def _on_targets_shown(self, menu: QMenu) -> None:
        self._add_installed(menu, self._models.open_target)
        for action in menu.actions():
            card = self._library.card_of(str(action.data() or ""))
            if card is not None:
                self._describe(action, card)
        self._more(menu, False)

    @Slot(object)
    def _on_drafts_shown(self, menu: QMenu) -> None:
        target = self._models.wanted.target
        self._add_installed(menu, self._models.open_draft, leave_out=str(target or ""))
        for action in menu.actions():
            card = self._library.card_of(str(action.data() or ""))
            if card is not None:
                self._describe(action, card)
        self._more(menu, True)
        self._library.give_up(self._judging)
        self._judging = None
        self._drafts = menu
        if target is not None and self._library.client.is_ready:
            library = self._library
            order = library.client.judge_drafts(target, library.context_length, library.given_up)
            self._judging = library.expect(order, self._on_judged, self._on_not_judged)

    def _add_installed(self, menu: QMenu, choose: Callable[[Path], None], leave_out: str = "") -> None:
        known = {str(action.data()) for action in menu.actions() if action.data()}
        before = next((action for action in menu.actions() if action.isSeparator()), None)
        for card in self._library.installed or ():
            if card.path in known or card.path == leave_out:
                continue
            action = QAction(menu)
            action.setCheckable(True)
            action.setData(card.path)
            action.triggered.connect(partial(_chosen, choose, Path(card.path)))
            if before is not None:
                menu.insertAction(before, action)
            else:
                menu.addAction(action)

    def _describe(self, action: QAction, card: InstalledCard) -> None:
        """Name a model, and say at once what rules it out for either part."""
        name = f"{card.name} · {self._words.amounts.size(card.bytes)}"
        is_model = card.facts is None or card.facts.kind is ModelKind.TEXT
        action.setText(name.replace("&", "&&"))
        action.setEnabled(is_model and not card.fault)
        tip = card.fault
        if card.fault:
            action.setText(f"{name} · {card.fault}".replace("&", "&&"))
        if card.facts is not None and not is_model:
            tip = self._words.verdicts.kind(card.facts.kind)
            action.setText(f"{name} · {tip}".replace("&", "&&"))
        action.setToolTip(f"{tip}\n{card.path}".strip())

    def _on_judged(self, judged: DraftsJudged) -> None:
        self._judging = None
        menu = self._drafts
        if menu is None:
            return
        by_path = {draft.model.path: draft for draft in judged.drafts}
        for action in menu.actions():
            draft = by_path.get(str(action.data() or ""))
            if draft is not None:
                self._show_verdict(action, draft)

    def _show_verdict(self, action: QAction, draft: JudgedDraft) -> None:
        words = self._words
        name = f"{draft.model.name} · {words.amounts.size(draft.model.bytes)}"
        if draft.verdict is None:
            brief = draft.model.fault or draft.main_reason
        else:
            brief = words.verdicts.brief(draft.verdict, draft.remarks)
            if draft.forecast is not None or draft.measured is not None:
                factor, source = words.factor(draft.forecast, draft.measured)
                brief = brief if draft.verdict in _UNUSABLE else f"{brief} · {factor} {source}"
        action.setText(f"{name} · {brief}".replace("&", "&&"))
        action.setEnabled(draft.verdict is not None and draft.verdict not in _UNUSABLE)
        reasons = [words.verdicts.reason(remark) for remark in draft.remarks] or list(draft.reasons)
        action.setToolTip("\n".join((*reasons, draft.model.path)))

    def _on_not_judged(self, _failed: Failed) -> None:
        self._judging = None  # the files are offered without a verdict; loading tells


def _chosen(choose: Callable[[Path], None], path: Path, _checked: bool = False) -> None:
    choose(path)
