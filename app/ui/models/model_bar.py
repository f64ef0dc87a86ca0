"""The bar above the conversation: target, draft, method, and what the engine is doing."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QMenu, QPushButton, QSizePolicy, QWidget

from app.core.generation import DraftingSettings, Method
from app.service.messages import ModelCard
from app.ui.activity import Activity, ActivityKind
from app.ui.label import label, set_mark
from app.ui.meter.reading import Reading
from app.ui.models.chip import Chip
from app.ui.models.chip_row import ChipRow
from app.ui.models.controller import ModelController
from app.ui.models.method_menu import MethodMenu
from app.ui.theme import Theme
from app.ui.typeface import Size
from app.ui.wording import Wording

_WARNING_KINDS = (ActivityKind.DEAD, ActivityKind.FAILED)
_QUIET_KINDS = (ActivityKind.IDLE, ActivityKind.NO_MODEL, ActivityKind.STARTING)


class ModelBar(QFrame):
    """Shows the models in use and takes the choice of others.

    Signals:
        new_chat_requested (): A new conversation shall begin.
        target_menu_filled (QMenu): The menu of targets is about to be shown; there may be more to offer.
        draft_menu_filled (QMenu): The menu of drafts is about to be shown.
    """

    new_chat_requested = Signal()
    target_menu_filled = Signal(object)
    draft_menu_filled = Signal(object)

    def __init__(
        self, theme: Theme, wording: Wording, models: ModelController, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._wording = wording
        self._models = models
        self._kind = ActivityKind.STARTING
        self._proved: float | None = None
        self._shown: tuple[Activity, Reading | None] = (Activity(ActivityKind.STARTING), None)
        self._under_way: tuple[Method, DraftingSettings] | None = None
        self.setObjectName("topBar")
        self._target = Chip(theme, self.tr("Target"))
        self._draft = Chip(theme, self.tr("Draft"))
        self._method = Chip(theme, self.tr("Method"), Qt.TextElideMode.ElideRight)
        self._status = label(theme, "", Size.SMALL)
        self._status.setObjectName("status")
        self._status.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        for chip, fill in (
            (self._target, self._fill_target_menu),
            (self._draft, self._fill_draft_menu),
        ):
            menu = QMenu(chip)
            menu.aboutToShow.connect(partial(fill, menu))
            chip.setMenu(menu)
        self._method_menu = MethodMenu(models, wording.numbers, self._method)
        self._method.setMenu(self._method_menu)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(20, 9, 20, 9)
        layout.setSpacing(8)
        layout.addWidget(ChipRow(self.chips), 0)
        layout.addStretch(1)
        layout.addWidget(self._status, 0, Qt.AlignmentFlag.AlignVCenter)
        models.models_changed.connect(self._on_models_changed)
        self._on_models_changed()

    @property
    def status(self) -> str:
        """The words in the pill."""
        return self._status.text()

    def insert(self, button: QPushButton) -> None:
        """Take a button in before the state of the engine."""
        layout = self.layout()
        if isinstance(layout, QHBoxLayout):
            layout.insertWidget(layout.indexOf(self._status), button, 0, Qt.AlignmentFlag.AlignVCenter)

    @property
    def chips(self) -> tuple[Chip, Chip, Chip]:
        """Target, draft and method."""
        return self._target, self._draft, self._method

    def show_activity(self, activity: Activity, reading: Reading | None) -> None:
        """Say in the pill what goes on."""
        self._shown = (activity, reading)
        self._note_under_way(activity)
        is_proving = self._proved is not None and activity.kind is ActivityKind.IDLE
        words = self._wording.status(activity, reading)
        if is_proving:
            words = self._wording.proving(self._proved or 0.0)
        if words != self._status.text():
            self._status.setText(words)
            self._status.setAccessibleName(self.tr("Engine: {state}").format(state=words))
            self._status.setToolTip(activity.subject)
        tone = "active"
        if activity.kind in _WARNING_KINDS:
            tone = "warning"
        elif activity.kind in _QUIET_KINDS and not is_proving:
            tone = "quiet"
        set_mark(self._status, "tone", tone)

    def show_proof(self, share: float | None) -> None:
        """Say in the pill how much of a proof is done, 0 to 1; None when none is under way."""
        self._proved = share
        self.show_activity(*self._shown)

    @Slot()
    def open_target(self) -> None:
        """Ask for a file and load it as the target."""
        path = self._ask_for_file(self.tr("Open a target model"))
        if path is not None:
            self._models.open_target(path)

    @Slot()
    def open_draft(self) -> None:
        """Ask for a file and load it as the draft."""
        path = self._ask_for_file(self.tr("Open a draft model"))
        if path is not None:
            self._models.open_draft(path)

    def _ask_for_file(self, title: str) -> Path | None:
        known = self._models.known
        folder = str(known[-1].parent) if known else str(Path.home())
        kinds = self.tr("GGUF models (*.gguf);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self.window(), title, folder, kinds)
        return Path(name) if name else None

    def _fill_target_menu(self, menu: QMenu) -> None:
        menu.clear()
        wanted = self._models.wanted
        for path in self._models.known:
            is_current = wanted.target == path
            self._add(menu, path.name, is_current, partial(self._models.open_target, path), str(path))
        menu.addSeparator()
        menu.addAction(self.tr("Open…"), self.open_target)
        self._offer_stop(menu)
        self.target_menu_filled.emit(menu)

    def _fill_draft_menu(self, menu: QMenu) -> None:
        menu.clear()
        wanted = self._models.wanted
        self._add(menu, self.tr("None"), wanted.draft is None, partial(self._models.open_draft, None))
        for path in self._models.known:
            if path != wanted.target:
                choose = partial(self._models.open_draft, path)
                self._add(menu, path.name, wanted.draft == path, choose, str(path))
        menu.addSeparator()
        menu.addAction(self.tr("Open…"), self.open_draft)
        self._offer_stop(menu)
        self.draft_menu_filled.emit(menu)

    def _offer_stop(self, menu: QMenu) -> None:
        if self._models.is_loading:
            menu.addAction(self.tr("Stop loading"), self._models.stop_loading)

    def _add(self, menu: QMenu, text: str, is_current: bool, choose: partial[None], tip: str = "") -> None:
        action = QAction(text, menu)
        action.setCheckable(True)
        action.setChecked(is_current)
        action.setToolTip(tip)
        action.setData(tip)
        action.triggered.connect(lambda _checked=False: choose())
        menu.setToolTipsVisible(True)
        menu.addAction(action)

    @Slot()
    def _on_models_changed(self) -> None:
        loaded, wanted, in_use = self._models.loaded, self._models.wanted, self._models.in_use
        target = loaded.target if loaded is not None and in_use.target == wanted.target else None
        draft = loaded.draft if loaded is not None and in_use.draft == wanted.draft else None
        self._show_model(self._target, target, wanted.target)
        self._show_model(self._draft, draft, wanted.draft)
        self._show_method()

    def _note_under_way(self, activity: Activity) -> None:
        """Remember how the answer under way is drafted, which is no longer changed."""
        has_begun = activity.kind == ActivityKind.READING and self._kind != ActivityKind.READING
        self._kind = activity.kind
        if has_begun:
            self._under_way = (self._models.method, self._models.drafting)
        elif not activity.is_busy and self._under_way is not None:
            self._under_way = None
            self._show_method()

    def _show_method(self) -> None:
        method, tip = self._method_menu.summary
        chosen = (self._models.method, self._models.drafting)
        detail = ""
        if self._under_way not in (None, chosen):
            detail = self.tr("next answer")
            goes_on = self.tr("The answer under way goes on as it was asked for.")
            tip = f"{goes_on}\n{tip}"
        self._method.show_value(method, detail, tip, is_urgent=bool(detail))

    def _show_model(self, chip: Chip, card: ModelCard | None, path: Path | None) -> None:
        """Show a model by its own name once it is in use, and by its file's until then."""
        if card is not None:
            chip.show_value(card.name, card.quantization, self._wording.model_detail(card))
        elif path is not None:
            chip.show_value(path.stem, "", str(path))
        else:
            chip.show_value(self.tr("None"), "", self.tr("No model is chosen"))
