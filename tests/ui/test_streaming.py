"""Thirty thousand characters of Markdown with code: the window stays answerable."""

import logging
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, thread_time

import pytest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.ui.chat.reply_text import ReplyText
from app.ui.theme import Theme
from tests.support.heartbeat import Heartbeat

_log = logging.getLogger(__name__)

LENGTH = 30_000
LONGEST_GAP_SECONDS = 0.050

CHAPTER = """## A chapter

Some *text* that goes on for a while, with `code` and **bold** words, as answers of language models do. It has
several sentences, so that it takes more than one line on the screen.

```python
def is_palindrome(text: str) -> bool:
    letters = [c.lower() for c in text if c.isalnum()]
    return letters == letters[::-1]
```

1. The first thing
2. The second thing, with a [link](https://example.org/)
   - and a point below it

| Name | Value |
|---|---|
| one | 1 |
| two | 2 |

"""


def long_markdown() -> str:
    return (CHAPTER * (LENGTH // len(CHAPTER) + 1))[:LENGTH]


@pytest.mark.serial
def test_an_update_costs_as_much_as_its_text_is_long(
    theme: Theme, place: Callable[[QWidget], QWidget]
) -> None:
    view = ReplyText(theme)
    place(view)
    text = long_markdown()
    costs: list[float] = []
    for start in range(0, len(text), 24):
        began = perf_counter()
        view.append_markdown(text[start : start + 24])
        costs.append(perf_counter() - began)
    tenth = len(costs) // 10
    early, late = sum(costs[tenth : 2 * tenth]), sum(costs[-tenth:])
    assert late < 4 * early + 0.05
    assert max(costs) < LONGEST_GAP_SECONDS


@pytest.mark.serial
def test_the_interface_is_idle_most_of_the_time(theme: Theme, qtbot: QtBot) -> None:
    """At 200 tokens of 4 characters a second, thirty updates a second, each painted at once."""
    view = ReplyText(theme)
    area = QScrollArea()
    qtbot.addWidget(area)
    area.setWidgetResizable(True)
    area.setWidget(view)
    area.resize(700, 900)
    area.show()
    bar = area.verticalScrollBar()
    bar.rangeChanged.connect(lambda _least, most: bar.setValue(most))
    text = long_markdown()
    step = 800 // 30
    busy, longest = 0.0, 0.0
    for start in range(0, len(text), step):
        began = thread_time()
        view.append_markdown(text[start : start + step])
        QApplication.sendPostedEvents()
        view.viewport().repaint()
        spent = thread_time() - began
        busy, longest = busy + spent, max(longest, spent)
    share = busy / (LENGTH / 800)
    _log.info("busy: %.1f %%, longest update: %.1f ms", share * 100, longest * 1000)
    assert share < 0.30
    assert longest < LONGEST_GAP_SECONDS


@pytest.mark.serial
def test_the_event_loop_comes_round_within_fifty_milliseconds(
    qtbot: QtBot,
    start: Callable[..., Parts],
    tmp_path: Path,
    frozen_heap: None,
) -> None:
    reply = tmp_path / "reply.md"
    reply.write_text(long_markdown(), encoding="utf-8")
    parts = start("--reply-file", str(reply), "--rate", "1500", draft=True)
    beat = Heartbeat()
    parts.window.composer.message_composed.emit("Write a long text")
    beat.start()
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=60_000):
        pass
    beat.stop()
    _log.info("longest event-loop gap: %.1f ms", beat.longest * 1000)
    assert parts.chat.exchanges[0].answer == long_markdown()
    assert parts.window.transcript.is_following
    assert beat.longest < LONGEST_GAP_SECONDS, f"the event loop stood still for {beat.longest * 1000:.0f} ms"
