"""Markdown of one block as plain data: paragraphs made of runs. No Qt in here."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one style.

    Attributes:
        text: The characters; for maths, its source as it was written.
        bold: Strongly emphasised.
        italic: Emphasised.
        struck: Struck through.
        code: Code within a sentence.
        link: Address it leads to; empty for none.
        formula: LaTeX to be drawn instead of the text; empty for none.
    """

    text: str
    bold: bool = False
    italic: bool = False
    struck: bool = False
    code: bool = False
    link: str = ""
    formula: str = ""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One block of text.

    Attributes:
        runs: Its text.
        heading: 1 to 6, or 0 for no heading.
        depth: How deep it lies in lists; 0 for in none.
        marker: What stands before a list item; empty for its further paragraphs.
        quote: How deep it lies in quotations.
        is_rule: Whether it is nothing but a line across.
        is_centered: Whether it stands in the middle, as maths on its own line does.
    """

    runs: tuple[Run, ...]
    heading: int = 0
    depth: int = 0
    marker: str = ""
    quote: int = 0
    is_rule: bool = False
    is_centered: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Cells by rows; the first row is the heading.

    Attributes:
        rows: Runs of each cell.
        alignments: For each column one of "", "left", "center", "right".
    """

    rows: tuple[tuple[tuple[Run, ...], ...], ...]
    alignments: tuple[str, ...] = ()
