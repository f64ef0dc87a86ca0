"""Markdown of one block as plain data: paragraphs made of runs. Qt parses, nothing is laid out or fetched."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextDocument,
    QTextFormat,
    QTextFrame,
    QTextListFormat,
    QTextTable,
)

_FEATURES = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one style.

    Attributes:
        text: The characters.
        bold: Strongly emphasised.
        italic: Emphasised.
        struck: Struck through.
        code: Code within a sentence.
        link: Address it leads to; empty for none.
    """

    text: str
    bold: bool = False
    italic: bool = False
    struck: bool = False
    code: bool = False
    link: str = ""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One block of text.

    Attributes:
        runs: Its text.
        heading: 1 to 6, or 0 for no heading.
        depth: How deep it lies in lists; 0 for in none.
        marker: What stands before a list item; empty for its further paragraphs.
        quote: How deep it lies in quotations.
        is_rule: Whether a line follows it.
    """

    runs: tuple[Run, ...]
    heading: int = 0
    depth: int = 0
    marker: str = ""
    quote: int = 0
    is_rule: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Cells by rows; the first row is the heading."""

    rows: tuple[tuple[tuple[Run, ...], ...], ...]


class _InertDocument(QTextDocument):
    """A document that fetches nothing."""

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802  Qt's own name
        """Return nothing, whatever is asked for."""
        return None


def parse(markdown: str) -> list[Paragraph | Table]:
    """Read the Markdown of one block; raw HTML stays text."""
    document = _InertDocument()
    document.setMarkdown(markdown, _FEATURES)
    return list(_parts(document.rootFrame()))


def _parts(frame: QTextFrame) -> Iterator[Paragraph | Table]:
    """Walk over paragraphs and tables in the order in which they are read."""
    place = frame.begin()
    while not place.atEnd():
        child, block = place.currentFrame(), place.currentBlock()
        if isinstance(child, QTextTable):
            yield _table(child)
        elif child is not None:
            yield from _parts(child)
        elif block.length() > 1 or _is_rule(block.blockFormat()):
            yield _paragraph(block)
        place += 1


def _table(table: QTextTable) -> Table:
    return Table(
        tuple(
            tuple(
                tuple(_runs(table.cellAt(row, column).firstCursorPosition().block()))
                for column in range(table.columns())
            )
            for row in range(table.rows())
        )
    )


def _paragraph(block: QTextBlock) -> Paragraph:
    shape = block.blockFormat()
    items = block.textList()
    depth, marker = 0, ""
    if items is not None:
        depth = max(1, items.format().indent())
        marker = _marker(shape, items.format(), items.itemNumber(block))
    return Paragraph(
        runs=tuple(_runs(block)),
        heading=shape.headingLevel(),
        depth=depth,
        marker=marker,
        quote=shape.intProperty(QTextFormat.Property.BlockQuoteLevel),
        is_rule=_is_rule(shape),
    )


def _marker(shape: QTextBlockFormat, style: QTextListFormat, position: int) -> str:
    if shape.marker() == QTextBlockFormat.MarkerType.Checked:
        return "☑"
    if shape.marker() == QTextBlockFormat.MarkerType.Unchecked:
        return "☐"
    if style.style() == QTextListFormat.Style.ListDecimal:
        return f"{position + style.start()}."
    return "•"


def _is_rule(shape: QTextBlockFormat) -> bool:
    return shape.hasProperty(QTextFormat.Property.BlockTrailingHorizontalRulerWidth)


def _runs(block: QTextBlock) -> Iterator[Run]:
    place = block.begin()
    while not place.atEnd():
        fragment = place.fragment()
        yield _run(fragment.text(), fragment.charFormat())
        place += 1


def _run(text: str, style: QTextCharFormat) -> Run:
    if style.isImageFormat():
        return Run(f"[{style.toImageFormat().stringProperty(QTextFormat.Property.ImageAltText) or '…'}]")
    return Run(
        text,
        bold=style.fontWeight() >= QFont.Weight.DemiBold,
        italic=style.fontItalic(),
        struck=style.fontStrikeOut(),
        code=style.fontFixedPitch(),
        link=style.anchorHref(),
    )
