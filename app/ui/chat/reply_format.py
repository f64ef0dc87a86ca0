"""How the parts of a reply look: formats made from the theme."""

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QTextBlockFormat,
    QTextCharFormat,
    QTextLength,
    QTextOption,
    QTextTableFormat,
)

from app.ui.chat.code_colors import CodeInk, code_colors
from app.ui.chat.rich_text import Paragraph, Run
from app.ui.theme import Theme
from app.ui.typeface import Size

CODE_HEADER = 30
"""Height of the bar above code that holds its language and Copy, in pixels."""

CODE_PADDING = 11
"""Between the frame of code and the code."""

CODE_GAP = 8
"""Above and below the frame of code."""

LINE_HEIGHT = 125.0
"""Per cent of the font's own."""

_INDENT = 24
_QUOTE_INDENT = 16
_DEEPEST_LIST = 8
_DEEPEST_QUOTE = 8
_PROPORTIONAL = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
_FIXED = QTextBlockFormat.LineHeightTypes.FixedHeight.value
_HEADING_SIZES = {1: Size.LEAD, 2: Size.LEAD, 3: Size.TEXT}


class ReplyFormat:
    """Formats for text, code and tables."""

    def __init__(self, theme: Theme, ink: str = "") -> None:
        """Take colours and type from the theme.

        Args:
            theme: Gives them.
            ink: Colour of the text, as #rrggbb; empty for the theme's own.
        """
        self._theme = theme
        self._code_colors = code_colors(theme.colors)
        self._text = QTextCharFormat()
        self._text.setFont(theme.type.interface(Size.TEXT))
        self._text.setForeground(QBrush(QColor(ink or theme.colors.text)))
        self._mono = QTextCharFormat()
        self._mono.setFont(theme.type.mono(Size.LABEL))
        self._mono.setForeground(QBrush(QColor(theme.colors.text)))

    def code_text(self, ink: CodeInk = CodeInk.TEXT) -> QTextCharFormat:
        """Return the style of code in its own frame."""
        style = QTextCharFormat(self._mono)
        style.setForeground(QBrush(QColor(self._code_colors.of(ink))))
        style.setFontItalic(ink is CodeInk.COMMENT)
        return style

    def code_line(self, is_first: bool, is_last: bool, depth: int = 0) -> QTextBlockFormat:
        """Return the shape of a line of code; margins make room for the frame around it."""
        shape = QTextBlockFormat()
        shape.setLeftMargin(CODE_PADDING + 3 + self.indent_of(depth))
        shape.setRightMargin(CODE_PADDING + 3)
        shape.setTopMargin(CODE_GAP + self.code_header() + CODE_PADDING - 2 if is_first else 0)
        shape.setBottomMargin(CODE_PADDING + CODE_GAP + 8 if is_last else 0)
        shape.setLineHeight(LINE_HEIGHT, _PROPORTIONAL)
        return shape

    def code_header(self) -> int:
        """Return the height of the bar above code, in pixels."""
        return self._theme.type.pixels(CODE_HEADER)

    def run(self, run: Run, heading: int = 0, quote: int = 0) -> QTextCharFormat:
        """Return the style of a stretch of text."""
        colors = self._theme.colors
        style = QTextCharFormat(self._mono if run.code else self._text)
        if run.code:
            style.setBackground(QBrush(QColor(colors.quote)))
        elif heading:
            size = _HEADING_SIZES.get(heading, Size.TEXT)
            style.setFont(self._theme.type.interface(size, QFont.Weight.DemiBold))
        elif run.bold:
            style.setFontWeight(QFont.Weight.DemiBold)
        style.setFontItalic(run.italic)
        style.setFontStrikeOut(run.struck)
        if quote:
            style.setForeground(QBrush(QColor(colors.secondary)))
        if run.link:
            style.setAnchor(True)
            style.setAnchorHref(run.link)
            style.setFontUnderline(True)
            style.setForeground(QBrush(QColor(colors.accent)))
        return style

    def paragraph(self, paragraph: Paragraph, is_first: bool) -> QTextBlockFormat:
        """Return the shape of a paragraph; the first of a reply needs no room above."""
        shape = QTextBlockFormat()
        shape.setLineHeight(LINE_HEIGHT, _PROPORTIONAL)
        shape.setBottomMargin(4 if paragraph.depth else 10)
        if not is_first and not paragraph.depth:
            shape.setTopMargin(16 if paragraph.heading else 10)
        if paragraph.heading:
            shape.setHeadingLevel(paragraph.heading)
            shape.setBottomMargin(6)
        indent = self._theme.type.pixels(_INDENT)
        quotes = min(paragraph.quote, _DEEPEST_QUOTE)
        shape.setLeftMargin(self.indent_of(paragraph.depth) + self.quote_indent * quotes)
        if paragraph.is_centered:
            shape.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            shape.setTopMargin(2)
            shape.setBottomMargin(2)  # a picture of maths has room of its own
        if paragraph.marker:
            shape.setTextIndent(-indent)
            shape.setTabPositions([QTextOption.Tab(indent, QTextOption.TabType.LeftTab)])
        if paragraph.is_rule:
            shape.setProperty(
                QTextBlockFormat.Property.BlockTrailingHorizontalRulerWidth,
                QTextLength(QTextLength.Type.PercentageLength, 100),
            )
        return shape

    def spacer(self) -> QTextBlockFormat:
        """Return the shape of the empty paragraph that Qt keeps behind a table."""
        shape = QTextBlockFormat()
        shape.setLineHeight(1, _FIXED)
        return shape

    def table(self) -> QTextTableFormat:
        """Return the shape of a table: hairlines, and room in its cells."""
        shape = QTextTableFormat()
        shape.setBorder(1)
        shape.setBorderBrush(QBrush(QColor(self._theme.colors.line)))
        shape.setBorderStyle(QTextTableFormat.BorderStyle.BorderStyle_Solid)
        shape.setBorderCollapse(True)
        shape.setCellPadding(6)
        shape.setCellSpacing(0)
        shape.setTopMargin(4)
        shape.setBottomMargin(14)
        shape.setHeaderRowCount(1)
        return shape

    def table_head(self) -> QBrush:
        """Return the ground of a table's heading."""
        return QBrush(QColor(self._theme.colors.quote))

    def indent_of(self, depth: int) -> int:
        """Return how far text goes in that lies so deep in lists, in pixels."""
        return self._theme.type.pixels(_INDENT) * min(depth, _DEEPEST_LIST)

    @property
    def quote_indent(self) -> int:
        """How far one level of quotation goes in, in pixels."""
        return self._theme.type.pixels(_QUOTE_INDENT)
