"""The room of one exchange in the conversation, whether its views are there or not."""

from dataclasses import dataclass

from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget

from app.ui.chat.exchange import Exchange
from app.ui.chat.question_view import QuestionView
from app.ui.chat.reply_format import LINE_HEIGHT
from app.ui.chat.reply_view import ReplyView
from app.ui.chat.text_view import TextView
from app.ui.theme import Theme
from app.ui.typeface import Size

GAP = 10
"""Pixels below each view."""

_FRAME = 70
"""What a question takes beside its lines, in pixels, and a reply as well."""

_FEWEST_LETTERS = 20


@dataclass(slots=True, eq=False)
class ExchangeSlot:
    """Where an exchange stands.

    Attributes:
        exchange: What is shown there.
        height: In pixels, guessed until it was measured once.
        top: Pixels from the beginning of what is in memory.
        is_measured: Whether its height was that of its views at some time.
        question: The view of the question; None when it is not built.
        reply: The view of the answer, likewise.
        open_thoughts: Which of the thoughts were unfolded when the views were dropped.
    """

    exchange: Exchange
    height: int
    top: int = 0
    is_measured: bool = False
    question: QuestionView | None = None
    reply: ReplyView | None = None
    open_thoughts: tuple[bool, ...] = ()

    @property
    def bottom(self) -> int:
        """Where the next one begins."""
        return self.top + self.height

    @property
    def views(self) -> tuple[QWidget, ...]:
        """The views that take room, from top to bottom."""
        found = (self.question, self.reply)
        return tuple(view for view in found if view is not None and not view.isHidden())

    @property
    def is_settled(self) -> bool:
        """Whether its views show everything."""
        return self.reply is not None and self.reply.text.is_settled

    @property
    def is_in_use(self) -> bool:
        """Whether its views must stay: the answer is growing, or the reader holds on to something there."""
        if self.exchange.outcome.is_open:
            return True
        focus = QApplication.focusWidget()
        has_keyboard = focus is not None and any(view.isAncestorOf(focus) for view in self.views)
        return has_keyboard or any(text.textCursor().hasSelection() for text in self.texts_of(True, True))

    def texts_of(self, question: bool, reply: bool) -> list[TextView]:
        """Return the views of words, if they are built, from top to bottom.

        Args:
            question: Whether those of the question are wanted.
            reply: Whether those of the answer are.
        """
        texts: list[TextView] = []
        if question and self.question is not None:
            texts.append(self.question.text_view)
        if reply and self.reply is not None:
            panel = self.reply.tokens.panel
            texts.extend([panel.text] if panel is not None else self.reply.text.text_views)
        return texts


class HeightGuess:
    """Guesses how tall exchanges will be."""

    def __init__(self, theme: Theme, width: int) -> None:
        metrics = QFontMetricsF(theme.type.interface(Size.TEXT))
        self._line = metrics.height() * LINE_HEIGHT / 100
        self._letters = max(round(width / metrics.averageCharWidth()), _FEWEST_LETTERS)

    def of(self, exchange: Exchange) -> int:
        """Return the height of an exchange in pixels."""
        lines = self._lines(exchange.question) + self._lines(exchange.answer)
        return round(lines * self._line) + 2 * (_FRAME + GAP)

    def _lines(self, text: str) -> int:
        return text.count("\n") + len(text) // self._letters + 1
