"""Kept messages to exchanges: a page of the chosen path as the window shows it."""

from collections.abc import Iterable, Iterator

from app.core.attachment import with_attachments
from app.core.conversation import Message, Role
from app.core.generation import FinishReason
from app.core.token_trace import TokenTrace
from app.storage.messages import MessageState, SaidMessage, StoredMessage
from app.ui.chat.exchange import Exchange, Outcome, Version

_OUTCOMES = {
    MessageState.WRITING: Outcome.INTERRUPTED,
    MessageState.COMPLETE: Outcome.COMPLETE,
    MessageState.STOPPED: Outcome.STOPPED,
    MessageState.FAILED: Outcome.FAILED,
    MessageState.INTERRUPTED: Outcome.INTERRUPTED,
}
_CUT = {FinishReason.LENGTH: Outcome.LENGTH, FinishReason.CONTEXT: Outcome.CONTEXT}
_STATES = {
    Outcome.COMPLETE: MessageState.COMPLETE,
    Outcome.LENGTH: MessageState.COMPLETE,
    Outcome.CONTEXT: MessageState.COMPLETE,
    Outcome.STOPPED: MessageState.STOPPED,
    Outcome.FAILED: MessageState.FAILED,
}


def state_of(outcome: Outcome) -> MessageState:
    """Return how an answer with this outcome is kept."""
    return _STATES.get(outcome, MessageState.INTERRUPTED)


def exchanges_of(messages: Iterable[StoredMessage], ids: Iterator[int]) -> list[Exchange]:
    """Return messages as exchanges; what stands alone becomes half of one.

    Args:
        messages: A part of a path, oldest first.
        ids: Numbers for the exchanges, each used once in the program's run.
    """
    exchanges: list[Exchange] = []
    for message in messages:
        version = Version(message.version, message.versions)
        if message.role is Role.USER:
            exchange = Exchange(next(ids), message.text, Outcome.UNANSWERED)
            exchange.question_id, exchange.question_version = message.id, version
            exchange.attachments = message.attachments
            exchanges.append(exchange)
            continue
        if not exchanges or exchanges[-1].reply_id is not None:
            exchanges.append(Exchange(next(ids), ""))
        _answer(exchanges[-1], message, version)
    return exchanges


def turns_of(messages: Iterable[SaidMessage]) -> tuple[Message, ...]:
    """Return messages as the model reads them; questions that were never answered are left out."""
    turns: list[Message] = []
    for message in messages:
        if turns and turns[-1].role is message.role:
            turns.pop()
        text = with_attachments(message.text, message.attachments)
        if text and (turns or message.role is Role.USER):
            turns.append(Message(message.role, text))
        elif turns:
            turns.pop()
    if turns and turns[-1].role is Role.USER:
        turns.pop()
    return tuple(turns)


def _answer(exchange: Exchange, message: StoredMessage, version: Version) -> None:
    exchange.reply_id, exchange.reply_version = message.id, version
    exchange.outcome = _OUTCOMES[message.state]
    exchange.extend(message.text)
    record = message.record
    if record is not None:
        exchange.speaker, exchange.statistics = record.target, record.statistics
        exchange.record, exchange.trace = record, TokenTrace(record.tokens)
        exchange.message, exchange.hint = record.message, record.hint
        if message.state is MessageState.COMPLETE and record.finish in _CUT:
            exchange.outcome = _CUT[record.finish]
