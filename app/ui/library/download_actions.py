"""What can be done with downloads: begin, pause, go on, cancel, and use what has come."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QMessageBox, QWidget

from app.library.download_queue import JobState
from app.service.library_cards import DownloadJob, PairOffer
from app.service.library_messages import Done, DownloadAdded, Failed, TokenState
from app.ui.library.download_row import JobWish
from app.ui.library.library import Library
from app.ui.library.library_words import LibraryWords
from app.ui.library.pair_card import PairWish
from app.ui.library.pair_page import PairChoice
from app.ui.library.question import ask, ask_to_open, tell
from app.ui.library.token_prompt import TokenPrompt
from app.ui.theme import Theme

_MUCH = 50_000_000
"""Bytes that are thrown away only after a question."""


class DownloadActions(QObject):
    """Asks, and gives the orders.

    Signals:
        use_wanted (list of Path): These files shall be loaded, the target first.
        token_kept (): There is another access token now.
    """

    use_wanted = Signal(object)
    token_kept = Signal()

    def __init__(self, window: QWidget, theme: Theme, words: LibraryWords, library: Library) -> None:
        """Begin with nothing.

        Args:
            window: Where questions are asked.
            theme: Colours and type.
            words: Says sizes.
            library: Carries orders out.
        """
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._words = words
        self._library = library

    @Slot(object, object)
    def act_on_pair(self, wish: PairWish, offer: PairOffer) -> None:
        """Do what is wished with a pair; its details are shown by others."""
        job = self._library.job_titled(offer.name)
        match wish:
            case PairWish.DOWNLOAD:
                missing = [model for model in (offer.target, offer.draft) if not model.path]
                self.download(offer.name, [model.reference for model in missing])
            case PairWish.USE:
                self.use_wanted.emit([Path(offer.target.path), Path(offer.draft.path)])
            case PairWish.RESUME if job is not None:
                self.resume(job.id)
            case PairWish.LICENCE if job is not None:
                self.open_page(job.page)
            case PairWish.TOKEN:
                self.ask_for_token(offer.target.repository, job.id if job is not None else "")

    @Slot(object, object)
    def act_on_job(self, wish: JobWish, job: DownloadJob) -> None:
        """Do what is wished with a download."""
        client = self._library.client
        match wish:
            case JobWish.PAUSE:
                self._order(client.pause_download(job.id))
            case JobWish.RESUME:
                self.resume(job.id)
            case JobWish.USE:
                self.use_wanted.emit([Path(path) for path in job.paths])
            case JobWish.REMOVE:
                self._remove(job)
            case JobWish.LICENCE:
                self.open_page(job.page)
            case JobWish.TOKEN:
                self.ask_for_token("", job.id)

    @Slot(object)
    def download_choice(self, choice: PairChoice) -> None:
        """Download what is missing of a choice."""
        self.download(choice.title, [model.reference for model in choice.missing])

    @Slot(object)
    def use_choice(self, choice: PairChoice) -> None:
        """Load a choice that is here."""
        chosen = (choice.target, choice.draft)
        self.use_wanted.emit([Path(model.path) for model in chosen if model is not None])

    def download(self, title: str, references: Sequence[str]) -> None:
        """Download files as one job."""
        order = self._library.client.add_download(title, references)
        self._library.expect(order, self._on_added, self._on_refused)

    def resume(self, job: str) -> None:
        """Go on with a download."""
        self._order(self._library.client.resume_download(job))

    @Slot(str)
    def open_page(self, address: str) -> None:
        """Ask whether a page shall be opened."""
        ask_to_open(self._window, address)

    def ask_for_token(self, repository: str, job: str = "", then: Callable[[], None] | None = None) -> None:
        """Ask for an access token.

        Args:
            repository: What it is needed for; empty for anything.
            job: The download that goes on with it; empty for none.
            then: What is done with it besides.
        """
        prompt = TokenPrompt(self._theme, repository, self._window)
        prompt.page_wanted.connect(self.open_page)

        def kept(state: TokenState) -> None:
            if state.problem:
                tell(self._window, state.problem, "")
            self.token_kept.emit()
            if job:
                self.resume(job)
            if then is not None:
                then()

        def keep(token: str) -> None:
            self._library.expect(self._library.client.set_token(token), kept, self._on_refused)

        prompt.token_given.connect(keep)
        prompt.open()

    def _remove(self, job: DownloadJob) -> None:
        is_loss = job.state is not JobState.FINISHED and job.done >= _MUCH
        client = self._library.client
        if not is_loss:
            self._order(client.remove_download(job.id))
            return
        detail = self.tr("{size} of it are here and would be deleted. Paused, it can go on at any time.")
        ask(
            self._window,
            self.tr("Cancel the download of {title}?").format(title=job.title),
            detail.format(size=self._words.amounts.size(job.done)),
            self.tr("Cancel the download"),
            lambda: self._order(client.remove_download(job.id)),
            is_loss=True,
        )

    def _order(self, order: int) -> None:
        self._library.expect(order, self._on_done, self._on_refused)

    def _on_done(self, _done: Done) -> None:
        self._library.refresh_pairs()

    def _on_added(self, _added: DownloadAdded) -> None:
        """The list of downloads follows by itself."""

    def _on_refused(self, failed: Failed) -> None:
        if failed.page:
            self._ask_for_licence(failed)
        else:
            tell(self._window, failed.message, failed.hint)

    def _ask_for_licence(self, failed: Failed) -> None:
        """Nothing was begun yet: say what is missing, and lead to both."""
        box = tell(self._window, failed.message, failed.hint)
        page = box.addButton(self.tr("Accept the licence…"), QMessageBox.ButtonRole.ActionRole)
        token = box.addButton(self.tr("Enter a token…"), QMessageBox.ButtonRole.ActionRole)
        page.clicked.connect(lambda: self.open_page(failed.page))
        token.clicked.connect(lambda: self.ask_for_token(""))
