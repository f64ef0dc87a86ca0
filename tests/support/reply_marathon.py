"""The real window is asked again and again, as in hours of use, and says what it takes of memory.

Run it as a program, for an hour's worth of replies at 25 tokens of 4 characters a second:
python tests/support/reply_marathon.py --replies 120
"""

import argparse
import gc
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import psutil
from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from app import bootstrap
from app.storage.database import open_database
from app.ui.chat.exchange import ReplyEnd
from app.ui.theme import Theme

ENGINE = Path(__file__).with_name("fake_engine.py")
CHARACTERS_AN_HOUR = 3_600 * 25 * 4
CHARACTERS = CHARACTERS_AN_HOUR // 120
IN_ONE_CONVERSATION = 15
TOLD_EVERY = 10

PART = """<think>Let me think about what was asked, step by step.</think>
## A part

Some *text* that goes on with `code` and **bold** words, and maths such as $a^2 + b^2 = c^2$ within it.

```python
def is_palindrome(text: str) -> bool:
    letters = [c.lower() for c in text if c.isalnum()]
    return letters == letters[::-1]
```

| Name | Value |
|---|---|
| one | 1 |

$$\\int_0^1 x^n\\,dx = \\frac{1}{n+1}$$

"""


class Marathon(QObject):
    """Asks, waits for the answer, and asks again; now and then in a new conversation or an old one."""

    def __init__(self, parts: bootstrap.Parts, replies: int, tells_types: bool) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._left = replies
        self._done = 0
        self._tells_types = tells_types
        self._types: Counter[str] = Counter()
        parts.chat.reply_ended.connect(self._on_ended)
        parts.client.models_loaded.connect(self._ask)

    @Slot()
    def _ask(self) -> None:
        if self._done and self._done % IN_ONE_CONVERSATION == 0:
            self._parts.conversations.open(1)
            self._parts.window.transcript.scroll_to_beginning()
            self._parts.chat.clear()
        self._parts.chat.send(f"Question {self._done}")

    @Slot(object)
    def _on_ended(self, _end: ReplyEnd) -> None:
        self._done += 1
        if self._done % TOLD_EVERY == 0:
            self._tell()
        if self._done < self._left:
            QTimer.singleShot(50, self, self._ask)
        else:
            QTimer.singleShot(200, self._parts.window, self._parts.window.close)

    def _tell(self) -> None:
        memory = psutil.Process().memory_info().rss / 2**20
        objects = gc.get_objects()
        views = len(self._parts.window.transcript.replies)
        sys.stdout.write(f"{self._done} {memory:.1f} {len(objects)} {views}\n")
        sys.stdout.flush()
        if self._tells_types:
            types = Counter(type(thing).__name__ for thing in objects)
            grown = (types - self._types).most_common(12) if self._types else ()
            self._types = types
            sys.stderr.write(f"  grown: {dict(grown)}\n")


def main(arguments: list[str]) -> int:
    """Run; each line is how many replies there were, megabytes, Python objects, views of replies."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--replies", type=int, default=120)
    parser.add_argument("--rate", type=float, default=20_000.0, help="tokens a second; 25 take an hour")
    parser.add_argument("--types", action="store_true", help="tell which objects have become more")
    options = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = bootstrap.make_application()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        reply = folder / "reply.md"
        reply.write_text((PART * (CHARACTERS // len(PART) + 1))[:CHARACTERS], encoding="utf-8")
        engine = [sys.executable, str(ENGINE), "--reply-file", str(reply), "--rate", str(options.rate)]
        database = open_database(folder / "c.sqlite3", folder / "backups").connection
        parts = bootstrap.build(engine, Theme(application), database=database)
        marathon = Marathon(parts, options.replies, options.types)
        parts.window.closed.connect(parts.keeper.close)
        parts.window.closed.connect(parts.client.shutdown)
        parts.client.shut_down.connect(application.quit)
        application.setQuitOnLastWindowClosed(False)
        parts.window.resize(1200, 800)
        parts.window.show()
        parts.models.open_target(Path("/models/big-model.gguf"))
        parts.client.start()
        gc.freeze()
        status = application.exec()
        del marathon
    QApplication.closeAllWindows()
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
