"""Colours code while it streams in: each line is read about once. Pygments reads. No Qt in here."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from pygments.lexer import ExtendedRegexLexer, Lexer, LexerContext, RegexLexer
from pygments.lexers import get_all_lexers, get_lexer_by_name
from pygments.token import Error
from pygments.token import _TokenType as TokenType

from app.ui.chat.code_colors import CodeInk, ink_of

_LONGEST_OPEN = 4_000
"""Characters that are read again with more text, as a comment that never ends; then it is taken as it is."""

_WIDEST_LINE = 1_000
_LONGEST_CODE = 60_000


class _Resumable(ExtendedRegexLexer):
    """Lets a lexer of rules begin in any state and tell in which it stopped."""

    def get_tokens_unprocessed(  # type: ignore[override]
        self,
        text: str = "",
        stack: Iterable[str] = ("root",),
        context: LexerContext | None = None,
    ) -> Iterator[tuple[int, TokenType, str]]:
        """Read from a context; lexers that use themselves give a text and a stack instead."""
        context = context or LexerContext(text, 0, list(stack))
        yield from super().get_tokens_unprocessed(context=context)


@dataclass(frozen=True, slots=True)
class Stain:
    """Where code has a colour: characters from the code's beginning."""

    start: int
    length: int
    ink: CodeInk


class CodeColoring:
    """Reads growing code; what is within a line is coloured once the line is complete.

    Lexers written as rules go on where the last settled token ended, with the state they had there; the few
    others read line by line.
    """

    def __init__(self, language: str) -> None:
        self._lexer = _lexer(language.lower())
        self._rest = ""
        self._start = 0
        self._stack: list[str] = ["root"]

    def feed(self, text: str, is_last: bool = False) -> list[Stain]:
        """Take more code, and return the colours of what can be told."""
        if self._lexer is None:
            return []
        self._rest += text
        if "\n" not in text and not is_last:
            return []
        end = len(self._rest) if is_last else self._rest.rfind("\n") + 1
        ready, self._rest = self._rest[:end], self._rest[end:]
        if self._start > _LONGEST_CODE or any(len(line) > _WIDEST_LINE for line in ready.split("\n")):
            self._start += len(ready)
            return []
        try:
            return self._colored(ready, is_last)
        except Exception:  # noqa: BLE001  a lexer's fault costs the colours, never the code
            self._lexer = None
            return []

    def _colored(self, text: str, is_last: bool) -> list[Stain]:
        offset = self._start
        if not isinstance(self._lexer, _Resumable):
            self._start += len(text)
            tokens = self._lexer.get_tokens_unprocessed(text) if self._lexer is not None else []
            return [Stain(offset + start, len(value), ink_of(kind)) for start, kind, value in tokens]
        context = LexerContext(text, 0, list(self._stack))
        stains: list[Stain] = []
        settled, stack = 0, list(self._stack)
        for start, kind, value in self._lexer.get_tokens_unprocessed(context=context):
            if start > 0 and text[start - 1] == "\n" and kind is not Error:
                settled, stack = start, list(context.stack)
            stains.append(Stain(offset + start, len(value), ink_of(kind)))
        if is_last or len(text) - settled > _LONGEST_OPEN:
            settled, stack = len(text), list(context.stack)
        self._rest = text[settled:] + self._rest
        self._start, self._stack = offset + settled, stack or ["root"]
        return stains  # what is not settled is coloured as well as it can be, and again with the next line


@lru_cache(maxsize=1)
def _languages() -> frozenset[str]:
    return frozenset(alias for _, aliases, _, _ in get_all_lexers(plugins=False) for alias in aliases)


@lru_cache(maxsize=64)
def _lexer(language: str) -> Lexer | None:
    """Return a lexer that can go on where it stopped, where there is one."""
    if language not in _languages():  # Pygments would search all installed packages for it
        return None
    found = get_lexer_by_name(language, stripnl=False, ensurenl=False)
    kind = type(found)
    if isinstance(found, RegexLexer) and not isinstance(found, ExtendedRegexLexer):
        resumable: Lexer = type(f"Resumable{kind.__name__}", (_Resumable, kind), {})(
            stripnl=False, ensurenl=False
        )
        return resumable
    return found
