"""What a stream of Markdown is cut into. No Qt in here."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TextBlock:
    """Markdown that will not change any more: a paragraph, a heading, a list item, a quote.

    Attributes:
        markdown: Its text, without the indentation of the lists around it.
        depth: How many lists lie around it; a list item's own list is not counted.
        continues: Whether it goes on with the paragraph before it, which had grown too long to be read again.
    """

    markdown: str
    depth: int = 0
    continues: bool = False


@dataclass(frozen=True, slots=True)
class PlainBlock:
    """Text that is shown as it is, as reading it as Markdown would take too long."""

    text: str


@dataclass(frozen=True, slots=True)
class FormulaBlock:
    """Maths on lines of its own: LaTeX, and what it was written as."""

    latex: str
    source: str
    depth: int = 0


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table begins: its heading and the line below it."""

    head: str
    rule: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """One more line of the open table."""

    line: str


@dataclass(frozen=True, slots=True)
class TableClosed:
    """The table ends."""


@dataclass(frozen=True, slots=True)
class CodeOpened:
    """A code fence begins; language is what stands behind it and may be empty."""

    language: str
    depth: int = 0


@dataclass(frozen=True, slots=True)
class CodeExtended:
    """Code to append as it is; line feeds stand between lines, never behind the last."""

    text: str


@dataclass(frozen=True, slots=True)
class CodeWrapped:
    """A line of code is so long that it is shown on another line from here; the code has no line end here."""


@dataclass(frozen=True, slots=True)
class CodeClosed:
    """The code fence ends."""


Piece = (
    TextBlock
    | PlainBlock
    | FormulaBlock
    | TableOpened
    | TableRow
    | TableClosed
    | CodeOpened
    | CodeExtended
    | CodeWrapped
    | CodeClosed
)
