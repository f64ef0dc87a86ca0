"""Reads and colours a line before the first reply comes: the first time takes as long as many later ones."""

from threading import Thread

from app.ui.chat.code_coloring import CodeColoring
from app.ui.chat.markdown_reader import MarkdownReader

_SAMPLE = "# a\n\n- *b* **c** `d` $e$ ~~f~~ [g](https://example.org) https://example.org &amp;\n\n> h\n"
_LANGUAGES = ("python", "javascript", "bash", "json")


def rehearse() -> None:
    """Have patterns compiled and modules loaded, which then stay."""
    reader = MarkdownReader()
    reader.read(_SAMPLE)
    reader.read_table("|a|b|", "|-|-|", "|1|2|")
    for language in _LANGUAGES:
        CodeColoring(language).feed("def x = [1, 'a'] # b\n", is_last=True)


def rehearse_meanwhile() -> None:
    """Do so beside the interface thread; a program that ends does not wait for it."""
    Thread(target=rehearse, name="rehearsal", daemon=True).start()
