"""Reads and colours a line before the first reply comes: the first time takes as long as many later ones."""

from PySide6.QtCore import QObject, QTimer, Slot

from app.ui.chat.code_coloring import CodeColoring
from app.ui.chat.markdown_reader import MarkdownReader

_LINES = (
    "*a* `b` ~~c~~ $d$",
    "[a](https://example.org)",
    "https://example.org &amp;",
    "|a|\n|-|\n|b|\n",
    "> a\n> - b",
)
_PAUSE_MS = 30


class Rehearsal(QObject):
    """Has patterns compiled, a few at a time, while the window waits for its first question."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reader = MarkdownReader()
        self._lines = list(_LINES)
        self._has_colored = False
        self._turn = QTimer(self)
        self._turn.setInterval(_PAUSE_MS)
        self._turn.timeout.connect(self._on_turn)
        self._turn.start()

    @Slot()
    def _on_turn(self) -> None:
        if not self._has_colored:
            CodeColoring("python").feed("x = [1, 'a']  # b\n", is_last=True)
            self._has_colored = True
        elif self._lines:
            self._reader.read(self._lines.pop())
        else:
            self._turn.stop()
