"""Finding in the conversation that is shown: all of it is searched, and what is found is marked."""

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication, QTextEdit

from app.core.sought_text import Sought
from app.storage.path_search import PathSearch
from app.ui.actions.registry import ActionGroup, ActionSpec
from app.ui.chat.controller import ChatController
from app.ui.chat.find_bar import FindBar
from app.ui.chat.find_marks import Marking
from app.ui.conversations.keeper import Keeper
from app.ui.main_window import MainWindow
from app.ui.number_text import NumberText
from app.ui.theme import Theme

_SLICE_SECONDS = 0.008
_LONGEST_SELECTION = 200


class Finding(QObject):
    """Connects the bar, the search and the marks."""

    def __init__(self, window: MainWindow, theme: Theme, chat: ChatController, keeper: Keeper) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._chat = chat
        self._keeper = keeper
        self._transcript = window.transcript
        self._search: PathSearch | None = None
        self._counts: dict[int, int] = {}
        self._current: tuple[int, int] | None = None
        self._words: tuple[str, ...] = ()
        self.bar = FindBar(theme, NumberText(), window.transcript)
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._on_turn)
        self.bar.sought.connect(self._on_sought)
        self.bar.stepped.connect(self.step)
        self.bar.closed.connect(self._on_closed)
        chat.cleared.connect(self._on_cleared)
        chat.reply_ended.connect(self._on_said_more)
        theme.changed.connect(self._mark)
        self._register()

    @Slot()
    def open(self) -> None:
        """Take the keyboard to the bar; what is selected in the conversation is what is sought first."""
        focus = QApplication.focusWidget()
        text = ""
        if isinstance(focus, QTextEdit) and self._transcript.isAncestorOf(focus):
            text = focus.textCursor().selectedText().strip()
        is_new = self.bar.isHidden()
        self.bar.open(text if len(text) <= _LONGEST_SELECTION and "\u2029" not in text else "")
        if is_new:
            self._on_sought(self.bar.field.text())

    def step(self, by: int) -> None:
        """Show the next place, or the one before when negative; after the last comes the first."""
        if self.bar.isHidden():
            self.open()
            return
        places = sorted(self._counts)
        if self._current is None or not places:
            return
        message_id, mark = self._current
        mark += by
        if not 0 <= mark < self._counts[message_id]:
            message_id = places[(places.index(message_id) + by) % len(places)]
            mark = 0 if by > 0 else self._counts[message_id] - 1
        self._go_to(message_id, mark)

    def show_words(self, message_id: int, query: str) -> None:
        """Bring a message that was found into view, with the words marked by which it was."""
        self.bar.put_away()
        self._words = tuple(query.split())
        self._mark()
        self._transcript.reveal(message_id)

    @Slot()
    def forget_words(self) -> None:
        """Mark no words any more."""
        if self._words:
            self._words = ()
            self._mark()

    def _register(self) -> None:
        talk, registry = ActionGroup.CONVERSATION, self._window.registry
        words = self.tr("search look for text words")
        for spec in (
            ActionSpec("find", self.tr("Find in this chat…"), talk, self.open, ("Ctrl+F",), words=words),
            ActionSpec("find_next", self.tr("Find next"), talk, lambda: self.step(1), ("F3",)),
            ActionSpec("find_previous", self.tr("Find previous"), talk, lambda: self.step(-1), ("Shift+F3",)),
            ActionSpec(
                "to_beginning",
                self.tr("Go to the beginning of the chat"),
                talk,
                self._transcript.scroll_to_beginning,
                ("Ctrl+Home",),
                words=self.tr("top first scroll"),
            ),
            ActionSpec(
                "to_end",
                self.tr("Go to the end of the chat"),
                talk,
                self._transcript.scroll_to_end,
                ("Ctrl+End",),
                words=self.tr("bottom last scroll"),
            ),
        ):
            registry.add(spec)
        registry.action("stop").triggered.connect(self.forget_words)

    @Slot(str)
    def _on_sought(self, text: str) -> None:
        """Search anew."""
        self._turn.stop()
        self._words = ()
        self._counts, self._current, self._search = {}, None, None
        self._mark()
        thread_id = self._chat.conversation.id
        if text.strip() and thread_id is not None:
            self._keeper.flush()
            sought = Sought(text)
            self._search = self._keeper.attempt(
                lambda: PathSearch(self._keeper.connection, thread_id, sought)
            )
        self._on_turn()

    @Slot()
    def _on_turn(self) -> None:
        """Search a little further."""
        search = self._search
        if search is not None:
            found = self._keeper.attempt(lambda: search.go_on(_SLICE_SECONDS))
            self._counts.update({message.message_id: message.count for message in found or ()})
            if found is None or search.is_done:
                self._search = None
            else:
                self._turn.start()
        if self._search is None and self._current is None and self._counts:
            seen = self._transcript.seen_message
            below = [message_id for message_id in self._counts if message_id >= seen]
            self._go_to(min(below, default=max(self._counts)), 0)
        else:
            self._show_count()

    def _go_to(self, message_id: int, mark: int) -> None:
        self._current = (message_id, mark)
        self._show_count()
        self._transcript.reveal(message_id, mark)

    def _show_count(self) -> None:
        number = 0
        if self._current is not None:
            message_id, mark = self._current
            number = mark + 1 + sum(count for other, count in self._counts.items() if other < message_id)
        self.bar.show_count(number, sum(self._counts.values()), self._search is None)

    @Slot()
    def _mark(self) -> None:
        texts = self._words if self.bar.isHidden() else (self.bar.field.text(),)
        sought = tuple(one for one in map(Sought, texts) if not one.is_blank)
        self._transcript.mark(Marking(sought, self._theme.colors) if sought else None)

    @Slot()
    def _on_closed(self) -> None:
        self._on_sought("")
        self._window.composer.setFocus()

    @Slot()
    def _on_cleared(self) -> None:
        """Another conversation is shown; it is searched when that is wanted again."""
        self._words = ()
        self.bar.hide()
        self._on_sought("")

    @Slot(object)
    def _on_said_more(self, _end: object) -> None:
        """Search again what has grown; the place that is shown stays the current one."""
        if self.bar.isHidden() or self._search is not None:
            return
        current = self._current
        thread_id = self._chat.conversation.id
        if thread_id is None:
            return
        sought = Sought(self.bar.field.text())
        self._search = self._keeper.attempt(lambda: PathSearch(self._keeper.connection, thread_id, sought))
        self._counts, self._current = {}, current
        self._on_turn()
