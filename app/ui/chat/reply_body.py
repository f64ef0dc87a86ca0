# ruff: noqa: N802  Qt's own names
"""The words of a reply in their order: thoughts, which fold, and what is said."""

from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.ui.chat.formula_desk import FormulaDesk
from app.ui.chat.reasoning import Reasoning, Recalled, Said, Thought, ThoughtClosed, ThoughtOpened, Utterance
from app.ui.chat.reply_text import ReplyText
from app.ui.chat.thought_view import ThoughtMeasure, ThoughtView
from app.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a reply has come.

    Attributes:
        tokens: Tokens written so far.
        seconds: Time they took.
    """

    tokens: int = 0
    seconds: float = 0.0


class ReplyBody(QWidget):
    """Shows the text of a reply as it streams in.

    Signals:
        link_requested (str): A link was chosen.
    """

    link_requested = Signal(str)

    def __init__(self, theme: Theme, desk: FormulaDesk | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._desk = desk or FormulaDesk(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._other: QWidget | None = None
        self._views: list[ReplyText | ThoughtView] = []
        self._parts: list[str] = []
        self._begins_thinking = False
        self._reasoning = Reasoning()
        self._folds = True
        self._began = Progress()
        self._before = Progress()
        self._progress: Progress | None = None

    @property
    def markdown(self) -> str:
        """The whole reply as it was written, thoughts and their marks included."""
        return "".join(self._parts)

    @property
    def answer(self) -> str:
        """What is said, as Markdown, without thoughts."""
        return "\n\n".join(view.markdown for view in self.texts)

    @property
    def texts(self) -> list[ReplyText]:
        """The views of what is said."""
        return [view for view in self._views if isinstance(view, ReplyText)]

    @property
    def thoughts(self) -> list[ThoughtView]:
        """The views of what was thought."""
        return [view for view in self._views if isinstance(view, ThoughtView)]

    @property
    def text_views(self) -> list[ReplyText]:
        """The views of all words in their order, those of thoughts too."""
        return [view.text if isinstance(view, ThoughtView) else view for view in self._views]

    @property
    def is_settled(self) -> bool:
        """Whether everything that was given is shown."""
        return all(view.is_settled for view in self.text_views)

    def open_thought(self, text: ReplyText) -> None:
        """Unfold the thought of which this is the view of the words, if it is one."""
        for thought in self.thoughts:
            if thought.text is text:
                thought.set_open(True)

    def toPlainText(self) -> str:
        """Return what is said as it reads, named as Qt's text views name it."""
        return "\n".join(view.toPlainText() for view in self.texts)

    def replace_by(self, other: QWidget | None) -> None:
        """Show something else in place of all this, which goes on growing unseen; None to show it again."""
        if self._other is not None:
            self._column.removeWidget(self._other)
            self._other.hide()
        self._other = other
        for view in self._views:
            self._settle(view)
        if other is not None:
            self._column.addWidget(other)
            other.show()

    def annotate(self, note: QWidget) -> None:
        """Show a note below the words."""
        self._column.addWidget(note)
        note.show()

    def set_folding(self, folds: bool) -> None:
        """Choose whether a thought folds when it ends; not while the reader is elsewhere than at the end."""
        self._folds = folds

    def begin(self, begins_thinking: bool = False) -> None:
        """Show a reply that has not begun.

        Args:
            begins_thinking: Whether the prompt ends within a thought, so that the reply begins in it.
        """
        self._discard_views()
        self._parts.clear()
        self._begins_thinking = begins_thinking
        self._reasoning = Reasoning(begins_thinking)
        self._progress = None
        self._began = self._before = Progress()

    def append(self, text: str, progress: Progress | None = None) -> None:
        """Show more of the reply.

        Args:
            text: What came.
            progress: How far the reply is with it; without, thoughts are not measured.
        """
        if text:
            self._parts.append(text)
        self._before = self._progress or Progress()
        self._progress = progress or self._progress
        self._take(self._reasoning.feed(text))
        if self._views and isinstance(self._views[-1], ThoughtView):
            self._views[-1].measure(self._measured())

    def finish(self) -> None:
        """Show the reply as complete; a thought that never ended is over as well."""
        self._take(self._reasoning.finish())
        for view in self.texts[-1:]:
            view.finish()

    def resume(self, text: str) -> None:
        """Let a reply that was finished go on where it ended, in the middle of a thought or of code too.

        Args:
            text: What is there of it.
        """
        progress = self._progress
        again = Reasoning(self._begins_thinking)
        utterances = again.feed(text)
        last = self._views[-1] if self._views else None
        is_said = bool(utterances) and isinstance(utterances[-1], Said) and not again.is_holding
        if is_said and isinstance(last, ReplyText) and text == self.markdown:
            self._reasoning = again
            last.resume()
        else:
            self.begin(self._begins_thinking)
            self.append(text)  # what its thoughts took is not known apart
            self._progress = progress

    def _take(self, utterances: list[Utterance]) -> None:
        for utterance in _joined(utterances):
            match utterance:
                case Said(text):
                    self._text().append_markdown(text)
                case ThoughtOpened():
                    self._open_thought()
                case Thought(text):
                    self._thought().append(text)
                case ThoughtClosed():
                    self._close_thought()
                case Recalled():
                    self._recall()

    def _text(self) -> ReplyText:
        if not self._views or isinstance(self._views[-1], ThoughtView):
            view = ReplyText(self._theme, self._desk)
            self._show(view)
        last = self._views[-1]
        assert isinstance(last, ReplyText)
        return last

    def _thought(self) -> ThoughtView:
        if not self._views or isinstance(self._views[-1], ReplyText):
            self._open_thought()
        last = self._views[-1]
        assert isinstance(last, ThoughtView)
        return last

    def _show(self, view: ReplyText | ThoughtView) -> None:
        view.link_requested.connect(self.link_requested)
        self._views.append(view)
        view.resize(self.width(), view.height())  # else its text would be laid out twice
        self._column.addWidget(view)
        view.setVisible(self._other is None)

    def _settle(self, view: ReplyText | ThoughtView) -> None:
        """Show a view, unless something else is shown in its place or it is a thought that was none."""
        is_empty = isinstance(view, ThoughtView) and not view.text.markdown
        view.setVisible(self._other is None and not is_empty)

    def _discard_views(self) -> None:
        for view in self._views:
            self._column.removeWidget(view)
            view.hide()
            view.deleteLater()
        self._views.clear()

    def _open_thought(self) -> None:
        for view in self.texts[-1:]:
            view.finish()
        self._began = self._before
        self._show(ThoughtView(self._theme, self._desk))

    def _close_thought(self) -> None:
        thought = self._thought()
        thought.measure(self._measured())
        thought.close_thought(self._folds)
        self._settle(thought)

    def _recall(self) -> None:
        """Make a thought of what was said: its beginning stood in the prompt, and nobody said so."""
        said = self.answer
        self._discard_views()
        self._open_thought()
        self._began = Progress()
        self._thought().append(said)
        self._close_thought()

    def _measured(self) -> ThoughtMeasure:
        if self._progress is None:
            return ThoughtMeasure()
        tokens = self._progress.tokens - self._began.tokens
        return ThoughtMeasure(max(tokens, 0), max(self._progress.seconds - self._began.seconds, 0.0))


def _joined(utterances: list[Utterance]) -> list[Utterance]:
    """Return the same with neighbours of a kind as one, so that a long text comes in one piece."""
    joined: list[Utterance] = []
    for kind, run in groupby(utterances, type):
        same = list(run)
        if kind is Said:
            joined.append(Said("".join(one.text for one in same if isinstance(one, Said))))
        elif kind is Thought:
            joined.append(Thought("".join(one.text for one in same if isinstance(one, Thought))))
        else:
            joined += same
    return joined
