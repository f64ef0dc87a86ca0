"""Keeps what is said as it is said, and goes on without when it cannot be kept."""

import itertools
import logging
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.core.conversation import Message
from app.storage.connection import Connection
from app.storage.conversations import ConversationStore
from app.storage.faults import NotFoundError, StorageError
from app.storage.messages import MessageState, MessageStore, StoredMessage
from app.storage.records import ConversationSettings, ReplyRecord
from app.ui.chat.exchange import ONLY, Exchange, Version
from app.ui.chat.spoken_words import spoken_words
from app.ui.chat.thread import Thread
from app.ui.chat.title import title_of
from app.ui.conversations.pages import exchanges_of, state_of, turns_of

T = TypeVar("T")

SAVE_EVERY_MS = 1_000
"""So much of an answer is lost at most when the program is killed."""

TRY_AGAIN_MS = 10_000
KEEP_DELETED_SECONDS = 7 * 86_400
"""For so long what was deleted is still there."""

PAGE = 40
EARLIER = 100
"""Messages read at first, and at a time as the reader goes back."""

_log = logging.getLogger(__name__)


class Keeper(QObject):
    """Writes the conversations under way to the disk, and reads them back.

    A failing disk is reported once and costs nothing but itself: what could not be written is written as soon
    as it can be.

    Signals:
        changed (int): This conversation is new, was used, or has another title.
        settings_changed (Thread): Something else holds for this conversation.
        troubled (StorageError): Something could not be read or written.
        recovered (): Everything that could not be written is written now.
    """

    changed = Signal(int)
    settings_changed = Signal(object)
    troubled = Signal(object)
    recovered = Signal()

    def __init__(
        self, connection: Connection, interval_ms: int = SAVE_EVERY_MS, parent: QObject | None = None
    ) -> None:
        """Keep conversations here.

        Args:
            connection: The open database; close() closes it.
            interval_ms: How often a growing answer is written.
            parent: Owner in Qt's tree.
        """
        super().__init__(parent)
        self.connection = connection
        self.store = ConversationStore(connection, spoken=spoken_words)
        self.messages = MessageStore(connection)
        self.ids = itertools.count(1)
        self._held: dict[int, Thread] = {}
        self._owed: dict[int, tuple[Thread, Exchange]] = {}
        self._unbegun: set[int] = set()
        self._records: dict[int, ReplyRecord] = {}
        self._earlier: tuple[int | None, tuple[Message, ...]] = (None, ())
        self._pending: dict[int, tuple[Thread, Exchange, list[str]]] = {}
        self._is_closed = self._is_troubled = False
        self._save_timer = QTimer(self, singleShot=True, interval=interval_ms)
        self._save_timer.timeout.connect(self.flush)
        self._again_timer = QTimer(self, singleShot=True, interval=TRY_AGAIN_MS)
        self._again_timer.timeout.connect(self._settle)

    def attempt(self, action: Callable[[], T]) -> T | None:
        """Do something with the database; None and a report when it fails."""
        if self._is_closed:
            return None
        try:
            return action()
        except NotFoundError as error:
            _log.info("no longer there: %s", error)
        except StorageError as error:
            self._report(error)
        return None

    def open(self, conversation_id: int) -> Thread | None:
        """The last page of a conversation, or the whole while an answer is written; None on failure."""
        held = self._held.get(conversation_id)
        return held or self.attempt(lambda: self._read(conversation_id))

    def earlier(self, thread: Thread) -> list[Exchange]:
        """Read the page before what is in memory of a conversation, and put it there."""
        edge = thread.first_id
        page = self.attempt(lambda: self._page(thread.id, EARLIER, edge)) if edge is not None else None
        exchanges = exchanges_of(page or (), self.ids)
        thread.has_earlier = bool(page) and page is not None and page[0].parent_id is not None
        thread.exchanges[:0] = exchanges
        return exchanges

    def reload(self, thread: Thread) -> tuple[list[Exchange], bool] | None:
        """Read the chosen path again as far as it is in memory, and whether more comes before that."""
        return self.attempt(lambda: self._reread(thread))

    def turns_before(self, thread: Thread) -> tuple[Message, ...]:
        """What was said before what is in memory of a conversation, as the model reads it."""
        edge, thread_id = thread.first_id, thread.id
        if not thread.has_earlier or edge is None or thread_id is None:
            return ()
        if self._earlier[0] != edge:  # what comes before a message never changes
            page = self.attempt(lambda: self.messages.said(thread_id, before=edge))
            self._earlier = (None if page is None else edge, turns_of(page or ()))
        return self._earlier[1]

    def turns_in(self, conversation_id: int) -> tuple[Message, ...]:
        """What was said in a kept conversation, as the model reads it."""
        return turns_of(self.attempt(lambda: self.messages.said(conversation_id)) or ())

    def begin(self, thread: Thread, exchange: Exchange) -> None:
        """Keep a question, and that it is being answered."""
        self._settle()
        if self._owed or not self.write(lambda: self._begin(thread, exchange)):
            if exchange.id not in self._owed:  # else it was begun, and only its end is not kept
                self._unbegun.add(exchange.id)
            self._owe(thread, exchange)
        self._announce(thread)

    def extend(self, thread: Thread, exchange: Exchange, text: str) -> None:
        """Keep more of an answer, soon."""
        if text and exchange.id not in self._owed:
            self._pending.setdefault(exchange.id, (thread, exchange, []))[2].append(text)
            if not self._save_timer.isActive():
                self._save_timer.start()

    def end(self, thread: Thread, exchange: Exchange, record: ReplyRecord) -> None:
        """Keep how an answer ended."""
        self._pending.pop(exchange.id, None)
        self._records[exchange.id] = record
        self._owed.setdefault(exchange.id, (thread, exchange))
        self._settle()
        self._announce(thread)

    def change_settings(self, thread: Thread, settings: ConversationSettings) -> None:
        """Keep what holds for a conversation; of one that is not kept yet, later."""
        thread.settings = settings
        thread_id = thread.id
        if thread_id is not None:
            self.write(lambda: self.store.change_settings(thread_id, settings))
        self.settings_changed.emit(thread)

    @Slot()
    def flush(self) -> None:
        """Write now what came in of the answers."""
        self._save_timer.stop()
        pending, self._pending = self._pending, {}
        for thread, exchange, parts in pending.values():
            reply_id, text = exchange.reply_id, "".join(parts)
            if reply_id is None or not self.write(partial(self.messages.extend_reply, reply_id, text)):
                self._owe(thread, exchange)

    @Slot()
    def purge(self) -> None:
        """Remove for good what was deleted long ago."""
        self.attempt(lambda: self.store.purge(time.time() - KEEP_DELETED_SECONDS))

    @Slot()
    def close(self) -> None:
        """Write what can be written and close the database; an answer under way counts as interrupted."""
        if self._is_closed:
            return
        self.flush()
        self._settle()
        self._note_unfinished()
        self.attempt(self.connection.close)
        self._is_closed = True
        self._again_timer.stop()

    def _note_unfinished(self) -> None:
        """Keep what is known of answers under way: their numbers, and where their tokens came from."""
        for exchange in [thread.last for thread in self._held.values()]:
            if exchange is None or not exchange.outcome.is_open or exchange.statistics is None:
                continue
            record = replace(
                exchange.record or ReplyRecord(),  # that of an answer which goes on
                statistics=exchange.statistics,
                target=exchange.speaker,
                finish=None,
                tokens=exchange.trace.text,
                proof=None,
                message="",
                hint="",
            )
            if exchange.reply_id is not None:
                self.write(partial(self.messages.change_record, exchange.reply_id, record))

    def _read(self, conversation_id: int) -> Thread:
        page = self._page(conversation_id, PAGE, None)
        has_earlier = bool(page) and page[0].parent_id is not None
        settings = self.store.settings(conversation_id)
        return Thread(conversation_id, exchanges_of(page, self.ids), has_earlier, settings)

    def _reread(self, thread: Thread) -> tuple[list[Exchange], bool]:
        edge, limit = thread.first_id, 2 * len(thread.exchanges) + PAGE
        while True:
            page = self._page(thread.id, limit, None)
            places = [place for place, message in enumerate(page) if message.id == edge]
            if places:
                page = page[places[0] :]
            if places or not page or page[0].parent_id is None:
                return exchanges_of(page, self.ids), bool(page) and page[0].parent_id is not None
            limit *= 4

    def _page(self, thread_id: int | None, limit: int, edge: int | None) -> tuple[StoredMessage, ...]:
        """A page that begins with a question, so that no answer is cut off from its own."""
        if thread_id is None:
            return ()
        page = self.messages.path(thread_id, limit, edge)
        while page and page[0].role == "assistant" and page[0].parent_id is not None:
            page = self.messages.path(thread_id, 1, page[0].id) + page
        return page

    def _begin(self, thread: Thread, exchange: Exchange) -> None:
        with self.connection.transaction():
            title = thread.title or title_of(exchange)
            thread_id, question_id = thread.id, exchange.question_id
            if thread_id is None:
                thread_id = self.store.create(thread.settings, title)
            elif thread.begins_with(exchange) and not thread.is_borrowing(exchange):
                self.store.suggest_title(thread_id, title)
            if question_id is None and exchange.edited_id is not None:
                question_id = self.messages.add_version(
                    exchange.edited_id, exchange.question, exchange.attachments
                )
            elif question_id is None:
                question_id = self.messages.append_question(
                    thread_id, exchange.question, exchange.attachments
                )
            reply_id = exchange.reply_id
            if reply_id is None:
                reply_id = self.messages.begin_reply(question_id)
            else:
                self.messages.continue_reply(reply_id)
            versions = self.messages.versions(question_id), self.messages.versions(reply_id)
        thread.id, exchange.question_id, exchange.reply_id = thread_id, question_id, reply_id
        exchange.question_version = _version(versions[0], question_id)
        exchange.reply_version = _version(versions[1], reply_id)
        self._held[thread_id] = thread

    def _catch_up(self, thread: Thread, exchange: Exchange) -> None:
        if exchange.id in self._unbegun:
            self._begin(thread, exchange)
            self._unbegun.discard(exchange.id)
        reply_id = exchange.reply_id
        if reply_id is None:
            return
        is_open = exchange.outcome.is_open
        state = MessageState.INTERRUPTED if is_open else state_of(exchange.outcome)
        with self.connection.transaction():
            record = self._records.get(exchange.id)
            self.messages.finish_reply(reply_id, exchange.answer, state, record)
            if is_open:
                self.messages.continue_reply(reply_id)

    def _owe(self, thread: Thread, exchange: Exchange) -> None:
        if not self._is_closed:
            self._owed.setdefault(exchange.id, (thread, exchange))
            self._again_timer.start()

    @Slot()
    def _settle(self) -> None:
        for number, (thread, exchange) in list(self._owed.items()):
            if not self.write(partial(self._catch_up, thread, exchange)):
                if not self._is_closed:
                    self._again_timer.start()
                return
            del self._owed[number]
            self._records.pop(number, None)
            if not exchange.outcome.is_open and thread.id is not None:
                self._held.pop(thread.id, None)
                self.changed.emit(thread.id)
        if self._is_troubled:
            self._is_troubled = False
            self.recovered.emit()

    def write(self, action: Callable[[], object]) -> bool:
        """Do it; whether it is done, or can never be done because its conversation is gone."""
        if self._is_closed:
            return False
        try:
            action()
        except NotFoundError as error:
            _log.info("not kept, as its place is gone: %s", error)
        except StorageError as error:
            self._report(error)
            return False
        return True

    def _report(self, error: StorageError) -> None:
        _log.info("conversations could not be read or written: %s", error)
        self._is_troubled = True
        self.troubled.emit(error)

    def _announce(self, thread: Thread) -> None:
        if thread.id is not None:
            self.changed.emit(thread.id)


def _version(ids: tuple[int, ...], message_id: int) -> Version:
    return Version(ids.index(message_id) + 1, len(ids)) if message_id in ids else ONLY
