"""One pair to choose: what it is good for and needs, how fast it will be, and the one thing to do now."""

from enum import Enum, auto

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.library.download_queue import JobState
from app.library.verdicts import FitVerdict, Verdict
from app.service.library_cards import DownloadJob, FailureKind, PairOffer
from app.ui.label import label, set_ink, set_mark
from app.ui.library.fit_bar import FitBar
from app.ui.library.library_words import LibraryWords, good_for
from app.ui.theme import Theme
from app.ui.typeface import Size


class PairWish(Enum):
    """What can be wished for a pair."""

    DOWNLOAD = auto()
    RESUME = auto()
    USE = auto()
    DETAILS = auto()
    LICENCE = auto()
    TOKEN = auto()


_NO_ROOM = (FitVerdict.TOO_LARGE, FitVerdict.SMALLER_CONTEXT)


class PairCard(QFrame):
    """Shows an offer and where it stands.

    Signals:
        wished (PairWish, PairOffer): This shall be done.
    """

    wished = Signal(object, object)

    def __init__(self, theme: Theme, words: LibraryWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._offer: PairOffer | None = None
        self._shown: tuple[object, ...] = ()
        self._wish = PairWish.DOWNLOAD
        self.setProperty("card", "true")
        self._name = label(theme, "", Size.TEXT, weight=QFont.Weight.DemiBold)
        self._about = label(theme, "", Size.SMALL, "secondary")
        self._factor = label(theme, "", Size.TITLE, weight=QFont.Weight.DemiBold)
        self._source = label(theme, "", Size.SMALL, "secondary")
        self._bar = FitBar(theme, words)
        self._fit = label(theme, "", Size.SMALL, "secondary")
        self._state = label(theme, "", Size.SMALL, "secondary")
        for text in (self._name, self._about, self._fit, self._state):
            text.setWordWrap(True)
        for text in (self._factor, self._source):
            text.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self._details = self._button(theme, "quiet", PairWish.DETAILS)
        self._details.setText(self.tr("Details"))
        self._token = self._button(theme, "quiet", PairWish.TOKEN)
        self._token.setText(self.tr("Enter a token…"))
        self._main = QPushButton()
        self._main.setFont(theme.type.interface(Size.LABEL, QFont.Weight.Medium))
        self._main.setAutoDefault(False)
        self._main.clicked.connect(self._on_main_clicked)
        self._arrange()

    @property
    def offer(self) -> PairOffer | None:
        """What is shown."""
        return self._offer

    @property
    def main(self) -> QPushButton:
        """The one thing to do now."""
        return self._main

    @property
    def token(self) -> QPushButton:
        """Asks for the access token, where one is missing."""
        return self._token

    @property
    def details(self) -> QPushButton:
        """Shows everything about the pair."""
        return self._details

    @property
    def said(self) -> list[str]:
        """All its words."""
        shown = (self._name, self._about, self._factor, self._source, self._fit, self._state)
        return [text.text() for text in shown]

    def show_offer(
        self, offer: PairOffer, memory: int, job: DownloadJob | None, is_in_use: bool, is_best: bool
    ) -> None:
        """Show a pair as it stands.

        Args:
            offer: The pair.
            memory: Bytes of memory this computer has.
            job: Its download, if there is one.
            is_in_use: Whether it is loaded.
            is_best: Whether it is the one to take.
        """
        shown = (offer, memory, job, is_in_use, is_best)
        if shown == self._shown:
            return
        self._shown = shown
        self._offer = offer
        words = self._words
        self._name.setText(words.name(offer))
        self._about.setText(words.offer(offer))
        self._about.setToolTip(good_for(offer))
        factor, source = words.factor(offer.forecast, offer.measured)
        self._factor.setText(factor)
        self._source.setText(source)
        self._source.setToolTip(words.speed(offer.forecast, offer.measured))
        self._bar.show_fit(offer.fit, memory)
        in_use = words.amounts.memory(offer.fit.needed, memory)
        self._fit.setText(f"{in_use}   {words.fit(offer.fit)}")
        set_ink(self._fit, "warning" if offer.fit.verdict in _NO_ROOM else "secondary")
        self._show_state(offer, job, is_in_use)
        role = "accent" if is_best and self._main.isEnabled() else ""
        set_mark(self._main, "role", role)
        self._details.setAccessibleName(self.tr("Details of {name}").format(name=offer.name))
        self._token.setAccessibleName(self.tr("Enter a token for {name}").format(name=offer.name))
        self._main.setAccessibleName(f"{self._main.text()}, {offer.name}")
        told = (
            words.name(offer),
            words.offer(offer),
            f"{factor} {source}",
            self._fit.text(),
            self._state.text(),
        )
        self.setAccessibleName(". ".join(told))

    def _show_state(self, offer: PairOffer, job: DownloadJob | None, is_in_use: bool) -> None:
        words, state = self._words, self._words.verdicts.brief(Verdict.WORKS)
        text, self._wish, is_able, ink = "", PairWish.DOWNLOAD, True, "secondary"
        needs_token = False
        if is_in_use:
            text, is_able, state = self.tr("In use"), False, self.tr("Loaded; it writes the next answer")
        elif offer.is_installed:
            text, self._wish, state = self.tr("Use now"), PairWish.USE, self.tr("On this computer")
        elif job is not None and job.state in (JobState.RUNNING, JobState.WAITING):
            text, is_able = self.tr("Downloading {share}").format(share=words.share(job)), False
        elif job is not None and job.state is JobState.PAUSED:
            text, self._wish = self.tr("Resume"), PairWish.RESUME
            state = self.tr("Paused, {part} is here").format(part=words.amounts.part(job.done, job.total))
        elif job is not None and job.state is JobState.FAILED:
            needs_token = job.kind in (FailureKind.GATED, FailureKind.TOKEN)
            is_gated = job.kind is FailureKind.GATED and bool(job.page)
            text = self.tr("Accept the licence…") if is_gated else self.tr("Try again")
            self._wish = PairWish.LICENCE if is_gated else PairWish.RESUME
            state, ink = job.reason, "warning"
        elif offer.bytes_to_bring:
            text = self.tr("Download {size}").format(size=words.amounts.size(offer.bytes_to_bring))
        else:
            text = self.tr("Download")
        self._main.setText(text)
        self._main.setEnabled(is_able)
        self._token.setVisible(needs_token)
        self._state.setText(state)
        set_ink(self._state, ink)

    def _button(self, theme: Theme, role: str, wish: PairWish) -> QPushButton:
        button = QPushButton()
        button.setProperty("role", role)
        button.setFont(theme.type.interface(Size.LABEL))
        button.setAutoDefault(False)
        button.clicked.connect(lambda _checked=False: self._tell(wish))
        return button

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        about = QVBoxLayout()
        about.setSpacing(2)
        about.addWidget(self._name)
        about.addWidget(self._about)
        about.addStretch(1)
        figure = QVBoxLayout()
        figure.setSpacing(0)
        figure.addWidget(self._factor)
        figure.addWidget(self._source)
        figure.addStretch(1)
        head.addLayout(about, 1)
        head.addLayout(figure)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addSpacing(-8)  # the word stands below the others, not its ground
        foot.addWidget(self._details)
        foot.addStretch(1)
        foot.addWidget(self._token)
        foot.addWidget(self._main)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 14)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addWidget(self._bar)
        layout.addWidget(self._fit)
        layout.addWidget(self._state)
        layout.addStretch(1)
        layout.addLayout(foot)

    @Slot()
    def _on_main_clicked(self) -> None:
        self._tell(self._wish)

    def _tell(self, wish: PairWish) -> None:
        if self._offer is not None:
            self.wished.emit(wish, self._offer)
