# ruff: noqa: N802  Qt's own names
"""One pair in every detail: which file of the target, which draft, how much context, and what comes of it."""

from dataclasses import dataclass, replace
from itertools import pairwise

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.library.repository import Gate
from app.service.library_cards import FailureKind, PairOffer
from app.service.library_messages import Failed, Judged, RepositoryOpened
from app.ui.label import label
from app.ui.library.choice_list import Choice, ChoiceList
from app.ui.library.gate_note import GateNote
from app.ui.library.library import Library
from app.ui.library.library_words import LibraryWords
from app.ui.library.page import Page
from app.ui.library.pair_plan import (
    PairPlan,
    PlannedModel,
    job_title,
    plan_of_offer,
    plan_of_repository,
    targets_of,
)
from app.ui.library.pair_summary import PairSummary
from app.ui.library.quantization_words import quantization_words
from app.ui.theme import Theme
from app.ui.typeface import Size

_NARROW = 700
"""Below this width what comes of it stands below what is chosen."""

_NONE = "none"


@dataclass(frozen=True, slots=True)
class PairChoice:
    """What was decided on.

    Attributes:
        title: What people call it.
        target: The target.
        draft: The draft; None for the target alone.
    """

    title: str
    target: PlannedModel
    draft: PlannedModel | None

    @property
    def missing(self) -> list[PlannedModel]:
        """What has to be downloaded."""
        return [model for model in (self.target, self.draft) if model is not None and not model.path]


class PairPage(Page):
    """Shows a plan and keeps its verdict up to date.

    Signals:
        back_wanted (): Whatever was shown before shall come back.
        download_wanted (PairChoice): This shall be downloaded.
        use_wanted (PairChoice): This is on this disk and shall be loaded.
        page_wanted (str): The page at this address shall be opened.
        token_wanted (str): An access token is to be asked for, for this repository.
    """

    back_wanted = Signal()
    download_wanted = Signal(object)
    use_wanted = Signal(object)
    page_wanted = Signal(str)
    token_wanted = Signal(str)

    def __init__(
        self, theme: Theme, words: LibraryWords, library: Library, parent: QWidget | None = None
    ) -> None:
        super().__init__(spacing=12, parent=parent)
        self.setAccessibleName(self.tr("Details of a pair"))
        self._theme = theme
        self._words = words
        self._library = library
        self._plan: PairPlan | None = None
        self._listing: int | None = None
        self._judging: int | None = None
        self._context = library.context_length
        self.back = self._button(self.tr("Back"))
        self.back.setProperty("role", "quiet")
        self.back.clicked.connect(self.back_wanted)
        self.licence = self._button(self.tr("Licence"))
        self.licence.setProperty("role", "link")
        self.licence.clicked.connect(self._on_licence_clicked)
        self._title = label(theme, "", Size.LEAD, weight=QFont.Weight.DemiBold)
        self._about = label(theme, "", Size.LABEL, "secondary")
        for text in (self._title, self._about):
            text.setWordWrap(True)
        self.gate = GateNote(theme)
        self.targets = ChoiceList(theme, self.tr("The model that answers"))
        self.drafts = ChoiceList(theme, self.tr("The draft that runs ahead"))
        self.summary = PairSummary(theme, words)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._arrange()
        self.gate.page_wanted.connect(self.page_wanted)
        self.gate.token_wanted.connect(self.token_wanted)
        self.gate.again_wanted.connect(self.look_again)
        self.targets.chosen.connect(lambda _key: self._judge())
        self.drafts.chosen.connect(lambda _key: self._judge())
        self.summary.context_chosen.connect(self._on_context_chosen)
        self.summary.acted.connect(self._on_acted)
        library.downloads_changed.connect(self._offer_action)
        library.pairs_changed.connect(self._offer_action)

    @property
    def choice(self) -> PairChoice | None:
        """What is chosen; None while there is nothing to choose from."""
        plan = self._plan
        if plan is None:
            return None
        target = next((model for model in plan.targets if model.reference == self.targets.key), None)
        draft = next((model for model in plan.drafts if model.reference == self.drafts.key), None)
        return PairChoice(job_title(plan, target, draft), target, draft) if target is not None else None

    def show_offer(self, offer: PairOffer) -> None:
        """Show a pair of the catalogue; the Hub is asked for its other quantizations."""
        memory = self._library.machine.memory if self._library.machine is not None else 0
        self._begin(plan_of_offer(offer))
        self.summary.show_speed(offer.forecast, offer.measured)
        self.summary.show_fit(offer.fit, memory)
        self._judge()
        file = offer.target.reference.removeprefix("hf:")
        self.targets.tell(self.tr("Asking the Hub for other ways to store it…"))
        self._list(file or offer.target.repository)

    def show_repository(self, opened: RepositoryOpened) -> None:
        """Show a repository that was looked for."""
        self._begin(plan_of_repository(opened))
        self._show_gate(opened)
        if not opened.choices:
            self.targets.tell(self.tr("This repository holds no model for llama.cpp."), is_warning=True)
        if not opened.drafts:
            self.drafts.tell(self.tr("No draft is known for it; lookup drafts need none."))
        self._judge()

    @Slot()
    def look_again(self) -> None:
        """Ask the Hub once more, as after a licence was accepted."""
        if self._plan is not None:
            reference = self.targets.key.removeprefix("hf:")
            self._list(reference or self._plan.repository)

    def leave(self) -> None:
        """Wait for nothing any more."""
        for order in (self._listing, self._judging):
            self._library.give_up(order)
        self._listing = self._judging = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand side by side where there is room."""
        super().resizeEvent(event)
        is_narrow = self.viewport().width() < self._theme.type.pixels(_NARROW)
        direction = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        if self._sides.direction() != direction:
            self._sides.setDirection(direction)
            self.column.activate()  # at once: nobody shall see it between the two

    def _begin(self, plan: PairPlan) -> None:
        self.leave()
        self._plan = plan
        self._context = self._library.context_length
        self.summary.show_context(self._context)
        self._title.setText(plan.title)
        self._about.setText(plan.about or plan.repository)
        self.licence.setText(plan.licence)
        self.licence.setVisible(bool(plan.licence and plan.licence_page))
        self.licence.setAccessibleName(self.tr("Read the licence: {name}").format(name=plan.licence))
        self.licence.setToolTip(plan.licence_page)
        self.gate.hide()
        self.targets.tell("")
        self.drafts.tell("")
        self._offer_models(plan.target, plan.draft)
        self.verticalScrollBar().setValue(0)

    def _offer_models(self, target: str, draft: str) -> None:
        plan = self._plan
        if plan is None:
            return
        self.targets.offer([self._choice(model, is_target=True) for model in plan.targets], target)
        drafts = [self._choice(model, is_target=False) for model in plan.drafts]
        alone = Choice(_NONE, self.tr("No draft"), note=self.tr("Plain speed, and the least memory."))
        self.drafts.offer([*drafts, alone], draft or _NONE)
        gate = (self.gate.accept, self.gate.token, self.gate.again)
        choices = (*self.targets.buttons, *self.drafts.buttons)
        order = (self.back, self.licence, *gate, *choices, self.summary.context, self.summary.button)
        for one, other in pairwise(order):
            self.setTabOrder(one, other)

    def _choice(self, model: PlannedModel, *, is_target: bool) -> Choice:
        size = self._words.amounts.size(model.size) if model.size else ""
        parts = (model.quantization, size) if is_target else (model.name, model.quantization, size)
        tag = self.tr("recommended") if model.is_recommended else ""
        if model.path:
            tag = self.tr("on this computer")
        note = quantization_words(model.quantization) if is_target else ""
        return Choice(model.reference, " · ".join(part for part in parts if part), tag, note)

    def _list(self, name: str) -> None:
        self._library.give_up(self._listing)
        library = self._library
        order = library.client.open_repository(name, self._context, library.given_up)
        self._listing = library.expect(order, self._on_listed, self._on_not_listed)

    def _on_listed(self, opened: RepositoryOpened) -> None:
        plan, self._listing = self._plan, None
        if plan is None:
            return
        chosen, draft = self.targets.key or opened.wanted, self.drafts.key
        targets = targets_of(plan.targets[0].name if plan.targets else plan.title, opened.choices)
        if targets:
            self._plan = replace(plan, targets=targets, target=plan.target or opened.wanted)
        self.targets.tell("")
        self._offer_models(chosen, draft)
        self._show_gate(opened)
        self._offer_action()

    def _on_not_listed(self, failed: Failed) -> None:
        self._listing = None
        if failed.kind is FailureKind.GATED and self._plan is not None:
            self.gate.ask(self._plan.repository, failed.page, failed.message)
        self.targets.tell(f"{failed.message} {failed.hint}".strip())

    def _show_gate(self, opened: RepositoryOpened) -> None:
        if opened.gate is Gate.OPEN or opened.has_access:
            self.gate.hide()
            return
        words = self.tr("{name} is given to those who agreed to its licence.")
        if opened.gate is Gate.MANUAL:
            words = self.tr("{name} is given to those whom its owner lets in.")
        self.gate.ask(opened.name, opened.page, words.format(name=opened.name))

    def _judge(self) -> None:
        library, choice = self._library, self.choice
        library.give_up(self._judging)
        self._judging = None
        self._offer_action()
        if choice is None:
            return
        self.summary.show_waiting()
        draft = choice.draft.place if choice.draft is not None else None
        order = library.client.judge(choice.target.place, draft, self._context, library.given_up)
        self._judging = library.expect(order, self._on_judged, self._on_not_judged)

    def _on_judged(self, judged: Judged) -> None:
        self._judging = None
        machine = self._library.machine
        self.summary.show_judged(judged, machine.memory if machine is not None else 0)

    def _on_not_judged(self, failed: Failed) -> None:
        self._judging = None
        self.summary.show_failure(failed)

    @Slot()
    def _offer_action(self) -> None:
        choice = self.choice
        if choice is None:
            self.summary.offer(self.tr("Download"), False, "")
            return
        paths = {model.path for model in (choice.target, choice.draft) if model is not None}
        job = self._library.job_titled(choice.title)
        missing = choice.missing
        size = sum(model.size for model in missing)
        text = self.tr("Download {size}").format(size=self._words.amounts.size(size))
        is_able = True
        if not missing:
            is_able = not paths <= set(self._library.in_use)
            text = self.tr("Use now") if is_able else self.tr("In use")
        elif job is not None and job.phase is not None:
            text, is_able = self.tr("Downloading {share}").format(share=self._words.share(job)), False
        elif not all(model.size for model in missing):
            text = self.tr("Download")
        self.summary.offer(text, is_able, choice.title)

    @Slot(int)
    def _on_context_chosen(self, tokens: int) -> None:
        self._context = tokens
        self._judge()

    @Slot()
    def _on_acted(self) -> None:
        choice = self.choice
        if choice is not None:
            (self.download_wanted if choice.missing else self.use_wanted).emit(choice)

    @Slot()
    def _on_licence_clicked(self) -> None:
        if self._plan is not None:
            self.page_wanted.emit(self._plan.licence_page)

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setFont(self._theme.type.interface(Size.LABEL))
        button.setAccessibleName(text)
        button.setAutoDefault(False)
        return button

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.back, 0, Qt.AlignmentFlag.AlignTop)
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(self._title)
        texts.addWidget(self._about)
        head.addLayout(texts, 1)
        head.addWidget(self.licence, 0, Qt.AlignmentFlag.AlignTop)
        chosen = QVBoxLayout()
        chosen.setSpacing(12)
        chosen.addWidget(self.targets)
        chosen.addWidget(self.drafts)
        chosen.addStretch(1)
        self._sides.setSpacing(14)
        self._sides.addLayout(chosen, 3)
        self._sides.addWidget(self.summary, 2)
        self.column.addLayout(head)
        self.column.addWidget(self.gate)
        self.column.addLayout(self._sides)
        self.column.addStretch(1)
