"""The largest conversations open at once, however long their replies are."""

import logging
from collections.abc import Callable
from time import perf_counter

import pytest
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.storage.connection import Connection
from app.storage.conversations import ConversationStore
from app.storage.database import memory_database
from app.storage.messages import MessageStore

_log = logging.getLogger(__name__)

pytestmark = pytest.mark.serial

Start = Callable[..., Parts]

MESSAGES = 5_000
LONGEST_SECONDS = 0.200
LENGTH = 30_000

PART = """## A part

Some *text* with `code`, and maths such as $a^2 + b^2 = c^2$ within its lines, in several sentences.

```python
def is_palindrome(text: str) -> bool:
    letters = [c.lower() for c in text if c.isalnum()]
    return letters == letters[::-1]
```

$$\\int_0^1 x^n\\,dx = \\frac{1}{n+1}$$

| Name | Value |
|---|---|
| one | 1 |

"""
LONG = (PART * (LENGTH // len(PART) + 1))[:LENGTH]


def conversation(last: str) -> Connection:
    """The largest conversation, with long replies at its end."""
    connection = memory_database()
    store, messages = ConversationStore(connection), MessageStore(connection)
    with connection.transaction():
        conversation_id = store.create(title="Large")
        for number in range(MESSAGES // 2):
            reply_id = messages.begin_reply(messages.append_question(conversation_id, f"question {number}"))
            messages.finish_reply(reply_id, last if number >= MESSAGES // 2 - 20 else "Some **words**. " * 20)
    return connection


@pytest.mark.parametrize("last", ["Some **words**. " * 20, LONG], ids=["short replies", "long replies"])
def test_the_largest_conversation_opens_within_a_fifth_of_a_second(
    qtbot: QtBot, start: Start, last: str
) -> None:
    parts = start("--reply", "ok", database=conversation(last))
    began = perf_counter()
    parts.conversations.open(1)
    parts.window.repaint()
    seconds = perf_counter() - began
    transcript = parts.window.transcript
    _log.info("opened within %.0f ms", seconds * 1e3)
    assert transcript.replies[-1].exchange.question == f"question {MESSAGES // 2 - 1}"
    assert seconds < LONGEST_SECONDS, f"it took {seconds:.3f} s"
    qtbot.waitUntil(lambda: not transcript.is_at_work, timeout=30_000)
    assert transcript.replies[-1].text.markdown == last
    assert transcript.is_following
