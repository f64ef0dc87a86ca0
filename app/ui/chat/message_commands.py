"""What is wished for a message is done: other versions, copies, new answers, deletion."""

from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication

from app.ui.chat.controller import ChatController
from app.ui.chat.message_actions import MessageWish, Wish
from app.ui.conversations.keeper import Keeper
from app.ui.conversations.undo_strip import UndoStrip


class MessageCommands(QObject):
    """Does what is wished for the messages of the conversation that is shown."""

    def __init__(
        self, chat: ChatController, keeper: Keeper, undo: UndoStrip, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._chat = chat
        self._keeper = keeper
        self._undo = undo
        chat.cleared.connect(undo.withdraw)

    @Slot(object)
    def fulfil(self, wished: MessageWish) -> None:
        """Do it, unless an answer is being written here."""
        exchange = wished.exchange
        message_id = exchange.question_id if wished.of_question else exchange.reply_id
        if wished.wish is Wish.COPY:
            text = (exchange.question or exchange.asked) if wished.of_question else exchange.answer
            QGuiApplication.clipboard().setText(text)
        elif self._chat.is_busy:
            return
        elif wished.wish is Wish.EDIT:
            self._chat.edit(exchange)
        elif wished.wish is Wish.AGAIN:
            self._chat.retry(exchange)
        elif wished.wish is Wish.CONTINUE:
            self._chat.resume(exchange)
        elif message_id is not None and wished.wish is Wish.DELETE:
            self._delete(message_id, wished.of_question)
        elif message_id is not None and wished.wish in (Wish.NEXT, Wish.PREVIOUS):
            self._switch(message_id, 1 if wished.wish is Wish.NEXT else -1)

    def can_resume_last(self) -> bool:
        """Return whether there is an answer that was cut, and nothing else is being written here."""
        last = self._chat.conversation.last
        return last is not None and last.may_continue and not self._chat.is_busy

    @Slot()
    def resume_last(self) -> None:
        """Let the last answer go on, if it was cut."""
        if self._chat.exchanges:
            self._chat.resume(self._chat.exchanges[-1])

    def step_version(self, step: int) -> None:
        """Show the next or the previous version of the last message that has several."""
        for exchange in reversed(self._chat.exchanges):
            for version, of_question in ((exchange.reply_version, False), (exchange.question_version, True)):
                if version.count > 1:
                    wish = Wish.NEXT if step > 0 else Wish.PREVIOUS
                    self.fulfil(MessageWish(wish, exchange, of_question))
                    return

    def _switch(self, message_id: int, step: int) -> None:
        ids = self._keeper.attempt(lambda: self._keeper.messages.versions(message_id)) or ()
        if message_id in ids and 0 <= ids.index(message_id) + step < len(ids):
            chosen = ids[ids.index(message_id) + step]
            if self._keeper.write(partial(self._keeper.messages.choose, chosen)):
                self._chat.show_again()

    def _delete(self, message_id: int, is_question: bool) -> None:
        if not self._keeper.write(partial(self._keeper.messages.delete, message_id)):
            return
        thread = self._chat.conversation
        self._chat.show_again()
        words = self.tr("Deleted a message and what followed it")
        if not is_question:
            words = self.tr("Deleted an answer and what followed it")
        self._undo.offer(words, partial(self._restore, message_id, thread))

    def _restore(self, message_id: int, thread: object) -> None:
        is_back = self._keeper.write(partial(self._keeper.messages.restore, message_id))
        if is_back and self._chat.conversation is thread:
            self._chat.show_again()
