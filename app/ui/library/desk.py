"""The library around the window: its action, its button, its dialogs, and loading what was chosen there."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from app.library.download_queue import JobState
from app.service.library_cards import PairOffer
from app.service.library_messages import Done, Failed
from app.ui.actions.registry import ActionGroup, ActionSpec
from app.ui.library.dialog import LibraryDialog, LibraryTab
from app.ui.library.download_actions import DownloadActions
from app.ui.library.library import Library
from app.ui.library.library_button import KEY, LibraryButton
from app.ui.library.library_words import LibraryWords
from app.ui.library.model_actions import ModelActions
from app.ui.library.model_menus import ModelMenus
from app.ui.library.pair_card import PairWish
from app.ui.library.pair_test_dialog import PairTestDialog
from app.ui.library.question import tell
from app.ui.main_window import MainWindow
from app.ui.models.controller import ModelController
from app.ui.theme import Theme
from app.workers.library_client import LibraryClient
from app.workers.pair_test import PairSpeed, PairTest


class LibraryDesk(QObject):
    """Registers the actions, and keeps the dialogs, each of which is made when it is wanted.

    Signals:
        closed (): Nothing of it runs any more.
    """

    closed = Signal()

    def __init__(
        self,
        window: MainWindow,
        theme: Theme,
        client: LibraryClient,
        models: ModelController,
        test: PairTest,
    ) -> None:
        """Offer the library.

        Args:
            window: The main window.
            theme: Colours and type.
            client: The library process.
            models: Which models are in use.
            test: Measures the pair in use.
        """
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._client = client
        self._models = models
        self.test = test
        self.words = LibraryWords(parent=self)
        self.library = Library(client, models, self)
        self.dialog: LibraryDialog | None = None
        self.test_dialog: PairTestDialog | None = None
        self.button = LibraryButton(theme, self.words, self.library)
        self.button.clicked.connect(self.show)
        self._register()
        self._menus = ModelMenus(window.model_bar, self.words, self.library, models, self._add_to_menu)
        window.model_bar.insert(self.button)
        window.transcript.pairs_wanted.connect(self.show)
        test.measured.connect(self._on_measured)
        client.shut_down.connect(self.closed)
        self.library.failed.connect(self._on_failed)

    @Slot()
    def start(self) -> None:
        """Start the library process, so that menus know what is here and halted downloads are seen."""
        self._client.start()
        self.library.refresh_installed()

    @Slot()
    def show(self) -> None:
        """Open the window of the library, or bring it to the front."""
        if self.dialog is None:
            self.dialog = self._make_dialog()
        self._client.start()
        self.library.refresh()
        self.dialog.show()
        self.dialog.raise_()
        self.dialog.activateWindow()

    def show_installed(self) -> None:
        """Open it at the models of this disk."""
        self.show()
        if self.dialog is not None:
            self.dialog.show_tab(LibraryTab.INSTALLED)

    @Slot()
    def test_pair(self) -> None:
        """Measure the pair in use."""
        loaded = self._models.loaded
        choice = self._models.in_use
        if loaded is None or loaded.draft is None or choice.target is None or choice.draft is None:
            words = self.tr("There is no pair to test.")
            tell(self._window, words, self.tr("Load a target and a draft first."))
            return
        if self.test_dialog is None:
            self.test_dialog = PairTestDialog(self._theme, self.words, self.test, self._window)
        if not self.test.is_running:
            self.test.begin(choice.target, choice.draft)
            self.test_dialog.show_begun(loaded.target.name, loaded.draft.name)
        self.test_dialog.show()
        self.test_dialog.raise_()

    @Slot(object)
    def use(self, paths: Sequence[Path]) -> None:
        """Load files, the target first, and go back to the conversation."""
        if not paths:
            return
        self._models.open_pair(paths[0], paths[1] if len(paths) > 1 else None)
        if self.dialog is not None:
            self.dialog.hide()
        self._window.activateWindow()
        self._window.composer.setFocus()

    @Slot()
    def close(self) -> None:
        """End everything, and pause a download, to be offered at the next start. `closed` follows."""
        self.test.close()
        if self._client.is_ready:
            for job in self.library.jobs:
                if job.state in (JobState.RUNNING, JobState.WAITING):
                    self._client.pause_download(job.id)
        self._client.shutdown()

    def abandon(self) -> None:
        """End everything at once: the last resort, when the event loop is over."""
        self.test.close()
        self._client.abandon()

    def _make_dialog(self) -> LibraryDialog:
        dialog = LibraryDialog(self._theme, self.words, self.library, self._window)
        downloads = DownloadActions(dialog, self._theme, self.words, self.library)
        actions = ModelActions(dialog, self.words, self.library, self._models)
        downloads.use_wanted.connect(self.use)
        downloads.token_kept.connect(dialog.details.look_again)
        dialog.downloads.wished.connect(downloads.act_on_job)

        def on_pair_wished(wish: PairWish, offer: PairOffer) -> None:
            if wish is PairWish.DETAILS:
                dialog.show_offer(offer)
            else:
                downloads.act_on_pair(wish, offer)

        dialog.pairs.wished.connect(on_pair_wished)
        dialog.details.download_wanted.connect(downloads.download_choice)
        dialog.details.use_wanted.connect(downloads.use_choice)
        dialog.details.token_wanted.connect(downloads.ask_for_token)
        dialog.everything.token_wanted.connect(
            lambda name: downloads.ask_for_token(name, then=dialog.everything.again)
        )
        for page in (dialog.details, dialog.everything):
            page.page_wanted.connect(downloads.open_page)
        dialog.installed.wished.connect(actions.act)
        dialog.installed.folder_wanted.connect(actions.add_folder)
        dialog.installed.file_wanted.connect(actions.add_file)
        dialog.installed.forgetting_wanted.connect(actions.forget_folder)
        dialog.file_wanted.connect(self._window.model_bar.open_target)
        return dialog

    def _register(self) -> None:
        models = ActionGroup.MODELS
        for spec in (
            ActionSpec(
                "models",
                self.tr("Models…"),
                models,
                self.show,
                (KEY,),
                words=self.tr("choose pair download search install library hugging face"),
            ),
            ActionSpec(
                "test_pair",
                self.tr("Test this pair"),
                models,
                self.test_pair,
                words=self.tr("bench measure speed factor"),
                applies=self._can_test,
            ),
        ):
            self._window.registry.add(spec)

    def _can_test(self) -> bool:
        loaded = self._models.loaded
        return loaded is not None and loaded.draft is not None

    @Slot()
    def _on_draft_menu_hidden(self) -> None:
        """Other menus ask for themselves whether there is a pair."""
        self._window.registry.action("test_pair").setEnabled(True)

    def _add_to_menu(self, menu: QMenu, is_draft: bool) -> None:
        registry = self._window.registry
        if is_draft:
            test: QAction = registry.action("test_pair")
            test.setEnabled(self._can_test())
            menu.aboutToHide.connect(self._on_draft_menu_hidden, Qt.ConnectionType.SingleShotConnection)
            menu.addAction(test)
        menu.addAction(registry.action("models"))

    @Slot(object)
    def _on_measured(self, speed: PairSpeed) -> None:
        choice = self._models.in_use
        if choice.target is None or choice.draft is None:
            return
        order = self._client.store_test(
            choice.target, choice.draft, speed.plain_speed, speed.factor, speed.replies
        )
        self.library.expect(order, self._on_stored)

    def _on_stored(self, _done: Done) -> None:
        self.library.refresh_pairs()

    @Slot(object)
    def _on_failed(self, failed: Failed) -> None:
        if self.dialog is not None and self.dialog.isVisible():
            tell(self.dialog, failed.message, failed.hint)
