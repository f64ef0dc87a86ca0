"""What can be asked about answers: their tokens, a proof, their details, and the numbers of all of them."""

from typing import Any

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog

from app.storage.records import ReplyRecord
from app.storage.setting_table import SHOW_TOKENS
from app.ui.actions.registry import ActionGroup, ActionSpec, KeyHint
from app.ui.chat.controller import ChatController
from app.ui.chat.exchange import Exchange
from app.ui.chat.message_actions import MessageWish, Wish
from app.ui.conversations.keeper import Keeper
from app.ui.main_window import MainWindow
from app.ui.proof.controller import ProofController
from app.ui.settings.live_settings import LiveSettings
from app.ui.statistics.dialog import StatisticsDialog
from app.ui.statistics.facts import ReplyFacts
from app.ui.statistics.reply_details import ReplyDetails
from app.ui.theme import Theme
from app.ui.wording import Wording


class Insights(QObject):
    """Registers the actions, and keeps the dialogs, each of which is made when it is wanted."""

    def __init__(
        self,
        window: MainWindow,
        theme: Theme,
        live: LiveSettings,
        chat: ChatController,
        keeper: Keeper,
        proof: ProofController,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._live = live
        self._chat = chat
        self._keeper = keeper
        self.proof = proof
        self._wording = Wording(parent=self)
        self.statistics: StatisticsDialog | None = None
        self.details: ReplyDetails | None = None
        self._toggle = self._register()
        window.transcript.wished.connect(self._on_wished)
        window.transcript.show_tokens(live.get(SHOW_TOKENS))
        proof.changed.connect(window.transcript.show_proof)
        proof.changed.connect(lambda _exchange, state: window.model_bar.show_proof(state.share))
        window.registry.action("stop").triggered.connect(proof.stop)
        live.changed.connect(self._on_setting_changed)

    @Slot()
    def toggle_tokens(self) -> None:
        """Mark the tokens of all answers, or show them as they read."""
        self._live.set(SHOW_TOKENS, not self._live.get(SHOW_TOKENS))

    def has_answer(self) -> bool:
        """Return whether the conversation that is shown has an answer."""
        return self._last() is not None

    @Slot()
    def prove_last(self) -> None:
        """Prove the last answer."""
        exchange = self._last()
        if exchange is not None:
            self._prove(exchange)

    @Slot()
    def show_last_details(self) -> None:
        """Tell everything about the last answer."""
        exchange = self._last()
        if exchange is not None:
            self.show_details(exchange)

    def show_details(self, exchange: Exchange) -> None:
        """Tell everything about an answer."""
        record = exchange.record or ReplyRecord(exchange.statistics, target=exchange.speaker)
        if self.details is not None:
            self.details.deleteLater()
        self.details = ReplyDetails(self._theme, ReplyFacts(self._wording).of(record), self._window)
        _present(self.details)

    @Slot()
    def show_statistics(self) -> None:
        """Tell what was measured of all answers."""
        if self.statistics is None:
            self.statistics = StatisticsDialog(self._theme, self._wording.numbers, self._keeper, self._window)
        self.statistics.read()
        _present(self.statistics)

    def _register(self) -> QAction:
        talk, view = ActionGroup.CONVERSATION, ActionGroup.VIEW
        registry = self._window.registry
        toggle = registry.add(
            ActionSpec(
                "show_tokens",
                self.tr("Show drafted tokens"),
                view,
                self.toggle_tokens,
                ("Ctrl+T",),
                words=self.tr("marks accepted underline speculation draft"),
            )
        )
        toggle.setCheckable(True)
        toggle.setChecked(self._live.get(SHOW_TOKENS))
        for spec in (
            ActionSpec(
                "prove",
                self.tr("Prove the last answer"),
                talk,
                self.prove_last,
                ("Ctrl+Shift+P",),
                words=self.tr("verify lossless identical without speculation compare"),
                applies=self.has_answer,
            ),
            ActionSpec(
                "details",
                self.tr("Details of the last answer"),
                talk,
                self.show_last_details,
                ("Ctrl+I",),
                words=self.tr("record measured speed acceptance"),
                applies=self.has_answer,
            ),
            ActionSpec(
                "statistics",
                self.tr("Statistics of all answers"),
                view,
                self.show_statistics,
                ("Ctrl+Shift+S",),
                words=self.tr("factor speed table export csv"),
            ),
        ):
            registry.add(spec)
        registry.add_hint(KeyHint(self.tr("Go from token to token"), ("Left", "Right"), view))
        return toggle

    def _last(self) -> Exchange | None:
        """The last answer with words in it."""
        return next((one for one in reversed(self._chat.exchanges) if one.answer), None)

    def _prove(self, exchange: Exchange) -> None:
        if self.proof.is_proving(exchange):
            self.proof.stop()
        else:
            self.proof.prove(exchange)

    @Slot(object)
    def _on_wished(self, wished: MessageWish) -> None:
        if wished.wish is Wish.PROVE:
            self._prove(wished.exchange)
        elif wished.wish is Wish.DETAILS:
            self.show_details(wished.exchange)

    @Slot(object)
    def _on_setting_changed(self, setting: Any) -> None:
        if setting is SHOW_TOKENS:
            is_wanted = self._live.get(SHOW_TOKENS)
            self._toggle.setChecked(is_wanted)
            self._window.transcript.show_tokens(is_wanted)


def _present(dialog: QDialog) -> None:
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
