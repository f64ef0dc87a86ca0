"""The menu of methods: how the next reply is drafted, and how far, for those who want to say so."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from app.core.generation import Method
from app.ui.models.controller import ModelController
from app.ui.number_text import NumberText

LENGTHS = (None, 1, 2, 3, 4, 5, 7, 11, 15)
"""Draft lengths on offer, in tokens; None leaves it to the program."""

CONFIDENCES = (0.0, 0.5, 0.7, 0.8, 0.9, 0.95)
"""Least confidences on offer; 0 asks for none."""


class MethodMenu(QMenu):
    """Offers the methods, and below them the draft's length and least confidence."""

    def __init__(self, models: ModelController, numbers: NumberText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._models = models
        self._numbers = numbers
        self._methods: dict[Method, QAction] = {}
        self._lengths: dict[int | None, QAction] = {}
        self._confidences: dict[float, QAction] = {}
        self.setAccessibleName(self.tr("Method"))
        self.setToolTipsVisible(True)
        group = QActionGroup(self)
        for method in Method:
            choose = partial(models.choose_method, method)
            tip = self._method_tip(method)
            self._methods[method] = self._add(self, group, self._method_name(method), tip, choose)
        self.addSeparator()
        self._length_menu = self._add_lengths()
        self._confidence_menu = self._add_confidences()
        models.models_changed.connect(self._refresh)
        self._refresh()

    @property
    def summary(self) -> tuple[str, str]:
        """What is chosen: the method, or how far it drafts when that was chosen; and more words about it."""
        method, drafting = self._models.method, self._models.drafting
        tip = self._method_tip(method)
        if drafting.is_automatic or not self._is_adjustable():
            return self._method_name(method), tip
        sure = self._numbers.percent(drafting.least_confidence)
        if drafting.length is None:
            value = self.tr("Draft, if {share} sure").format(share=sure)
        elif drafting.least_confidence:
            value = self.tr("Draft, {count} at a time, if {share} sure")
            value = value.format(count=self._numbers.integer(drafting.length), share=sure)
        else:
            value = self.tr("Draft, {count} at a time").format(count=self._numbers.integer(drafting.length))
        advice = self.tr("You chose how far. Leaving that to the program is best for nearly everybody.")
        return value, f"{tip}\n{advice}"

    def _add_lengths(self) -> QMenu:
        tip = self.tr(
            "How many tokens the draft proposes before the target checks them. "
            "Automatic is best for nearly everybody: it drafts as far as pays on this computer."
        )
        menu, group = self._add_submenu(self.tr("Draft length"), tip)
        for length in LENGTHS:
            choose = partial(self._choose_length, length)
            self._lengths[length] = self._add(
                menu, group, self._length_name(length), self._length_tip(length), choose
            )
        return menu

    def _add_confidences(self) -> QMenu:
        tip = self.tr(
            "Stop drafting where the draft is less sure of a token than this. "
            "None is best for nearly everybody: how sure it must be is then left to the program."
        )
        menu, group = self._add_submenu(self.tr("Minimum confidence"), tip)
        for share in CONFIDENCES:
            choose = partial(self._choose_confidence, share)
            self._confidences[share] = self._add(
                menu, group, self._confidence_name(share), self._confidence_tip(share), choose
            )
        return menu

    def _add_submenu(self, title: str, tip: str) -> tuple[QMenu, QActionGroup]:
        menu = self.addMenu(title)
        menu.setAccessibleName(title)
        menu.setToolTipsVisible(True)
        menu.menuAction().setToolTip(tip)
        return menu, QActionGroup(menu)

    @staticmethod
    def _add(menu: QMenu, group: QActionGroup, text: str, tip: str, choose: partial[None]) -> QAction:
        action = QAction(text, menu)
        action.setCheckable(True)
        action.setToolTip(tip)
        action.triggered.connect(lambda _checked=False: choose())
        group.addAction(action)
        menu.addAction(action)
        return action

    def _choose_length(self, length: int | None) -> None:
        self._models.choose_drafting(replace(self._models.drafting, length=length))

    def _choose_confidence(self, share: float) -> None:
        self._models.choose_drafting(replace(self._models.drafting, least_confidence=share))

    def _is_adjustable(self) -> bool:
        return self._models.wanted.draft is not None and self._models.method != Method.PLAIN

    def _method_name(self, method: Method) -> str:
        return {
            Method.AUTO: self.tr("Automatic"),
            Method.PLAIN: self.tr("Plain"),
            Method.DRAFT: self.tr("Draft model"),
        }[method]

    def _method_tip(self, method: Method) -> str:
        return {
            Method.AUTO: self.tr("Uses the draft model when there is one"),
            Method.PLAIN: self.tr("The target alone, one token at a time"),
            Method.DRAFT: self.tr("The draft proposes, the target checks; needs a draft model"),
        }[method]

    def _length_name(self, length: int | None) -> str:
        if length is None:
            return self.tr("Automatic")
        return self.tr("{count} tokens", "", length).format(count=self._numbers.integer(length))

    def _length_tip(self, length: int | None) -> str:
        if length is None:
            return self.tr("As many as pay, left to the program; best for nearly everybody")
        return self.tr("Always so many, even where that makes answers slower")

    def _confidence_name(self, share: float) -> str:
        return self._numbers.percent(share) if share else self.tr("None")

    def _confidence_tip(self, share: float) -> str:
        if not share:
            return self.tr("However sure the draft is, left to the program; best for nearly everybody")
        text = self.tr("Drafts on only while the draft is at least {share} sure, even where that is slower")
        return text.format(share=self._numbers.percent(share))

    @Slot()
    def _refresh(self) -> None:
        """Show what is chosen, and offer what can be."""
        models = self._models
        self._methods[models.method].setChecked(True)
        self._methods[Method.DRAFT].setEnabled(models.wanted.draft is not None)
        for menu in (self._length_menu, self._confidence_menu):
            menu.menuAction().setEnabled(self._is_adjustable())
        for length, action in self._lengths.items():
            action.setChecked(length == models.drafting.length)
        for share, action in self._confidences.items():
            action.setChecked(share == models.drafting.least_confidence)
