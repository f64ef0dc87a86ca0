"""What kind of text a reply is: speculation pays differently for prose, lists, code and maths."""

import re
from enum import StrEnum

READ_CHARACTERS = 6_000
"""The beginning of a reply tells what it is."""

_FENCE = re.compile(r"^[ \t]*(```|~~~)[^\n]*\n(.*?)(?:^[ \t]*\1[ \t]*$|\Z)", re.MULTILINE | re.DOTALL)
_DISPLAY_MATHS = re.compile(r"\$\$.+?\$\$|\\\[.+?\\\]|\\begin\{[a-z]+\*?\}.+?\\end\{[a-z]+\*?\}", re.DOTALL)
_INLINE_MATHS = re.compile(r"\\\(.+?\\\)|(?<![\w$])\$(?=\S)[^$\n]{1,200}?(?<=\S)\$(?![\w$])")
_FORMULA = re.compile(r"\\[a-zA-Z]+|[\^_={}+*/<>]|\b[a-zA-Z]\b")
_TABLE_LINE = re.compile(r"^[ \t]*\|.*\|[ \t]*$", re.MULTILINE)
_LIST_LINE = re.compile(r"^[ \t]*(?:[-*+•]|\d{1,3}[.)])[ \t]+\S.*$", re.MULTILINE)
_THOUGHT = re.compile(r"<(think|thinking)>.*?(?:</\1>|\Z)", re.DOTALL)
_WORD = re.compile(r"\w")


class TextKind(StrEnum):
    """Kinds that are told apart."""

    PROSE = "prose"
    LIST = "list"
    TABLE = "table"
    CODE = "code"
    MATHS = "maths"
    SHORT = "short"


_LEAST_SHARE = {TextKind.CODE: 0.4, TextKind.TABLE: 0.4, TextKind.MATHS: 0.25, TextKind.LIST: 0.5}
"""The share of its characters from which on a text is of a kind; the first that reaches it counts."""

_SHORT_BELOW = 60
"""Characters; an answer of one line is too short to be called anything."""


def kind_of(text: str) -> TextKind:
    """Return the kind of a reply in Markdown, going by where most of its characters stand; thoughts aside."""
    text = text[:READ_CHARACTERS]
    said = _THOUGHT.sub("", text).strip() if "<think" in text else text.strip()
    whole = len(said)
    if whole < _SHORT_BELOW and "```" not in said:
        return TextKind.SHORT
    shares: dict[TextKind, int] = dict.fromkeys(_LEAST_SHARE, 0)
    rest, shares[TextKind.CODE] = _without(_FENCE, said, "```" in said or "~~~" in said)
    rest, shares[TextKind.TABLE] = _without(_TABLE_LINE, rest, "|" in rest)
    shares[TextKind.MATHS] = _maths_in(rest)
    shares[TextKind.LIST] = sum(len(line) for line in _LIST_LINE.findall(rest))
    for kind, least in _LEAST_SHARE.items():
        if shares[kind] >= least * whole:
            return kind
    return TextKind.PROSE


def _without(pattern: re.Pattern[str], text: str, may_be_there: bool) -> tuple[str, int]:
    """The text without what fits, and how much that was."""
    if not may_be_there:
        return text, 0
    rest = pattern.sub("", text)
    return rest, len(text) - len(rest)


def _maths_in(text: str) -> int:
    """Characters of formulas; what stands between two prices is none."""
    if "$" not in text and "\\" not in text:
        return 0
    rest, display = _without(_DISPLAY_MATHS, text, True)
    inline = [found.group() for found in _INLINE_MATHS.finditer(rest)]
    return display + sum(len(one) for one in inline if _FORMULA.search(one.strip("$")) and _WORD.search(one))
