"""The colours of code, readable on the ground of code in every theme."""

from dataclasses import dataclass
from enum import Enum, auto

from pygments.token import Comment, Keyword, Literal, Name, Number, Operator, String, Token
from pygments.token import _TokenType as TokenType
from PySide6.QtGui import QColor

from app.ui.palette import Colors


class CodeInk(Enum):
    """What parts of code are told apart."""

    TEXT = auto()
    KEYWORD = auto()
    STRING = auto()
    NUMBER = auto()
    NAME = auto()
    COMMENT = auto()


@dataclass(frozen=True, slots=True)
class CodeColors:
    """Colours of code as #rrggbb; each has a contrast of 4.5:1 against the panel's ground."""

    text: str
    keyword: str
    string: str
    number: str
    name: str
    comment: str

    def of(self, ink: CodeInk) -> str:
        """Return the colour of a part."""
        return str(getattr(self, ink.name.lower()))


def code_colors(colors: Colors) -> CodeColors:
    """Return the colours that go with a theme; with high contrast all code is in the text's ink."""
    if colors.secondary == colors.text:
        return CodeColors(*[colors.text] * 6)
    if QColor(colors.panel).lightness() < 128:
        return CodeColors(colors.text, "#c99bf0", "#9ccf8f", "#e5b27a", "#82b4f5", "#98a3ab")
    return CodeColors(colors.text, "#8127a8", "#2c6e1f", "#9a4a06", "#175fae", "#5d666d")


_INKS: tuple[tuple[TokenType, CodeInk], ...] = (
    (Comment.Preproc, CodeInk.KEYWORD),
    (Comment, CodeInk.COMMENT),
    (Keyword.Constant, CodeInk.NUMBER),
    (Keyword, CodeInk.KEYWORD),
    (Operator.Word, CodeInk.KEYWORD),
    (String, CodeInk.STRING),
    (Number, CodeInk.NUMBER),
    (Literal, CodeInk.NUMBER),
    (Name.Function, CodeInk.NAME),
    (Name.Class, CodeInk.NAME),
    (Name.Builtin, CodeInk.NAME),
    (Name.Tag, CodeInk.KEYWORD),
    (Name.Attribute, CodeInk.NAME),
    (Name.Decorator, CodeInk.NAME),
    (Name.Exception, CodeInk.NAME),
    (Token.Generic.Deleted, CodeInk.NUMBER),
    (Token.Generic.Inserted, CodeInk.STRING),
    (Token.Generic.Heading, CodeInk.KEYWORD),
    (Token.Generic.Prompt, CodeInk.COMMENT),
)


def ink_of(kind: TokenType) -> CodeInk:
    """Return how a kind of token is coloured."""
    for known, ink in _INKS:
        if kind[: len(known)] == known:  # a kind of token is the path to it
            return ink
    return CodeInk.TEXT
