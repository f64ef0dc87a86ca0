"""Where the reader wants to go in the conversation."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint

from app.ui.chat.exchange_column import ExchangeColumn
from app.ui.chat.exchange_slot import ExchangeSlot


@dataclass(frozen=True, slots=True)
class Aim:
    """A message, and in it one of what is marked; or the beginning.

    Attributes:
        message_id: The message; None for the beginning of the conversation.
        mark: Which of the marks in it, counted from 0.
    """

    message_id: int | None = None
    mark: int = 0

    @property
    def is_beginning(self) -> bool:
        """Whether it is the beginning that is aimed at."""
        return self.message_id is None

    def slot_in(self, column: ExchangeColumn) -> ExchangeSlot | None:
        """Return the room of the message, if it is in memory."""
        return None if self.message_id is None else column.slot_with(self.message_id)

    def stretch(self, slot: ExchangeSlot, column: ExchangeColumn) -> tuple[int, int]:
        """Make the mark the current one, and return from where it stands and how tall it is, in pixels.

        Where there are fewer marks than were counted, the last one is taken, and without any, the message.
        """
        is_question = self.message_id == slot.exchange.question_id
        texts = [text for text in slot.texts_of(is_question, not is_question) if text.marks.count]
        view = (slot.question if is_question else slot.reply) or column
        if not texts:
            top = view.mapTo(column, QPoint(0, 0)).y() if view is not column else slot.top - column.origin
            return column.origin + top, 1
        left = min(self.mark, sum(text.marks.count for text in texts) - 1)
        for text in texts:
            if left < text.marks.count:
                break
            left -= text.marks.count
        column.choose_mark(slot, text, left)
        if slot.reply is not None and not text.isVisible():
            for thought in slot.reply.text.thoughts:
                if thought.text is text:
                    thought.set_open(True)
            column.settle()
        rect = text.marks.rect(left)
        return column.origin + text.mapTo(column, QPoint(0, round(rect.top()))).y(), round(rect.height())
