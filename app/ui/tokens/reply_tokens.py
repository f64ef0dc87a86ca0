"""The tokens of one reply, shown in place of its Markdown while that is wanted."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtWidgets import QLabel, QWidget

from app.ui.chat.exchange import Exchange
from app.ui.chat.reply_body import ReplyBody
from app.ui.label import label
from app.ui.number_text import NumberText
from app.ui.theme import Theme
from app.ui.tokens.panel import TokenPanel
from app.ui.typeface import Size


class ReplyTokens:
    """Follows a reply; where nobody noted where its tokens came from, its Markdown stays.

    Attributes:
        panel: What is shown in place of the Markdown; None while that is shown.
        reveal: Brings a place within a widget into view; None for nothing that scrolls.
    """

    def __init__(self, theme: Theme, numbers: NumberText, exchange: Exchange, body: ReplyBody) -> None:
        """Begin without showing anything.

        Args:
            theme: Colours and type.
            numbers: Writes numbers.
            exchange: Whose reply.
            body: The view of its Markdown.
        """
        self._theme = theme
        self._numbers = numbers
        self._exchange = exchange
        self._body = body
        self._is_wanted = False
        self._is_over = False
        self.panel: TokenPanel | None = None
        self._note: QLabel | None = None
        self.reveal: Callable[[QWidget, QRect], None] | None = None

    def want(self, is_wanted: bool) -> None:
        """Show the tokens, or the Markdown again."""
        self._is_wanted = is_wanted
        if not is_wanted:
            self._discard()
        elif self.panel is None:
            self._show()

    def begin(self) -> None:
        """Take a reply that begins, or goes on."""
        self._is_over = False
        self._discard()

    def extend(self, text: str) -> None:
        """Show more; the exchange has it already."""
        if self.panel is not None:
            self.panel.follow(text, self._exchange.trace.rounds)
        elif self._is_wanted:
            self._show()

    def end(self, text: str) -> None:
        """Show the last of it."""
        self._is_over = True
        self.extend(text)
        if self.panel is not None:
            self.panel.finish()

    def _show(self) -> None:
        exchange = self._exchange
        if exchange.trace.is_empty or not exchange.answer:
            if exchange.answer and self._is_over and self._note is None:
                self._note = self._unknown()
                self._body.annotate(self._note)
            return
        self.panel = TokenPanel(self._theme, self._numbers)
        self.panel.resize(self._body.width(), self.panel.height())  # else it would be laid out twice
        self.panel.text.revealed.connect(self._on_revealed)
        self.panel.follow(exchange.answer, exchange.trace.rounds)
        if self._is_over:
            self.panel.finish()
        self._body.replace_by(self.panel)

    def _on_revealed(self, place: QRect) -> None:
        if self.reveal is not None and self.panel is not None:
            self.reveal(self.panel.text, place)

    def _unknown(self) -> QLabel:
        words = QCoreApplication.translate(
            "ReplyTokens", "Where the tokens of this answer came from was not kept."
        )
        return label(self._theme, words, Size.SMALL, "secondary")

    def _discard(self) -> None:
        if self._note is not None:
            self._note.hide()
            self._note.deleteLater()
            self._note = None
        if self.panel is not None:
            self._body.replace_by(None)
            self.panel.deleteLater()
            self.panel = None
