# ruff: noqa: N802  Qt's own names
"""A reply as it was written, with a mark below each token."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QBrush,
    QColor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QWidget

from app.core.token_trace import TracedRound
from app.ui.chat.text_view import TextView
from app.ui.number_text import NumberText
from app.ui.theme import Theme
from app.ui.tokens.card import TokenCard
from app.ui.tokens.marks import MarkPainter, Piece
from app.ui.tokens.places import Token, TokenPlaces
from app.ui.tokens.words import TokenWords
from app.ui.typeface import Size

_LINE_HEIGHT = 155.0
"""Per cent of the font's own: the marks need room below the words."""

_LINE_END = 9.0
"""Width of the mark of a line's end."""

_TALLEST = 100
"""Pixels a line is tall at most, so that those that are seen in part are drawn."""

_STRANGE = str.maketrans(
    {"\r": " ", "\x00": "\ufffd", "\u2029": "\n", "\ufdd0": "\ufffd", "\ufdd1": "\ufffd"}
)
"""What Qt's documents take for something else than a character, each with one that counts the same."""


class TokenText(TextView):
    """Shows plain text with marks; the pointer, or the arrow keys, choose a token and a card tells of it.

    Signals:
        token_chosen (Token or None): The pointer or the keyboard is at another token, or at none.
        revealed (QRect): The keyboard went there; it shall be in view.
    """

    token_chosen = Signal(object)
    revealed = Signal(object)

    def __init__(self, theme: Theme, numbers: NumberText, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setAccessibleName(self.tr("Answer with its tokens marked"))
        self._theme = theme
        self._words = TokenWords(numbers)
        self._places = TokenPlaces()
        self._chosen: Token | None = None
        self._card: TokenCard | None = None
        self._drawn: dict[int, tuple[object, list[Piece]]] = {}
        self._char, self._shape = QTextCharFormat(), QTextBlockFormat()
        self._dress()
        self.viewport().setMouseTracking(True)
        self.setAccessibleDescription(self.tr("Left and Right go from token to token."))
        theme.changed.connect(self._on_theme_changed)

    @property
    def places(self) -> TokenPlaces:
        """Where the tokens are."""
        return self._places

    @property
    def chosen(self) -> Token | None:
        """The token that the pointer or the keyboard is at."""
        return self._chosen

    @property
    def card(self) -> TokenCard | None:
        """The card, once it was wanted."""
        return self._card

    def extend(self, text: str, rounds: Sequence[TracedRound]) -> None:
        """Show more; costs as much as the new text and the line it falls into are long."""
        self._places.feed(text, rounds)
        if text:
            cursor = QTextCursor(self.document())
            cursor.movePosition(QTextCursor.MoveOperation.End)
            cursor.insertText(text.translate(_STRANGE), self._char)
            self.marks.renew()
        else:
            self.viewport().update()

    def finish(self) -> None:
        """Nothing more comes."""
        self._places.finish()
        self.viewport().update()

    def choose(self, token: Token | None) -> None:
        """Tell of a token, or of none."""
        if token == self._chosen:
            return
        before, self._chosen = self._chosen, token
        for one in (before, token):
            if one is not None:
                self._update_round(one)
        self._tell()
        self.token_chosen.emit(token)

    def step(self, steps: int) -> None:
        """Go on to the next token, or back."""
        if not len(self._places):
            return
        first = 0 if steps > 0 else len(self._places) - 1
        number = first if self._chosen is None else self._chosen.number + steps
        self.choose(self._places.token(min(max(number, 0), len(self._places) - 1)))
        self._bring_into_view()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.accessibleDescription()))

    def rects(self, token: Token) -> list[QRectF]:
        """Return where a token is shown: a rectangle for each line it stands in."""
        block = self.document().findBlock(token.start)
        found: list[QRectF] = []
        while block.isValid() and block.position() < token.end:
            above = block.layout().position().y()
            pieces = self._pieces(block)
            found += [piece.rect(above) for piece in pieces if piece.token == token.number]
            block = block.next()
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the marks of what is seen, and the text over them."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        marks = MarkPainter(painter, self._theme.colors)
        chosen = (self._chosen.number, self._chosen.round_number) if self._chosen is not None else None
        for block in self._blocks_in(event.rect()):
            above = block.layout().position().y()
            top, bottom = event.rect().top() - above - _TALLEST, event.rect().bottom() - above
            seen = [piece for piece in self._pieces(block) if top <= piece.top <= bottom]
            marks.draw(seen, above, chosen)
        painter.end()
        super().paintEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from token to token."""
        is_plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if is_plain and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            is_forward = (event.key() == Qt.Key.Key_Right) is not self.runs_from_right()
            self.step(1 if is_forward else -1)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell of the token under the pointer, unless something is being selected."""
        super().mouseMoveEvent(event)
        if event.buttons() == Qt.MouseButton.NoButton:
            place = self.document().documentLayout().hitTest(event.position(), Qt.HitTestAccuracy.ExactHit)
            self.choose(self._places.at(place) if place >= 0 else None)

    def viewportEvent(self, event: QEvent) -> bool:
        """Say nothing any more once the pointer has left."""
        if event.type() == QEvent.Type.Leave and not self.hasFocus():
            self.choose(None)
        return super().viewportEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Say nothing any more."""
        super().focusOutEvent(event)
        self.choose(None)

    def hideEvent(self, event: QHideEvent) -> None:
        """Take the card along."""
        super().hideEvent(event)
        self.choose(None)

    def runs_from_right(self) -> bool:
        """Whether the paragraph of the chosen token runs from right to left."""
        block = self.document().findBlock(self._chosen.start if self._chosen is not None else 0)
        return block.textDirection() == Qt.LayoutDirection.RightToLeft

    def _blocks_in(self, area: QRect) -> Iterator[QTextBlock]:
        layout = self.document().documentLayout()
        place = layout.hitTest(QPointF(0, max(area.top() - 1, 0)), Qt.HitTestAccuracy.FuzzyHit)
        block = self.document().findBlock(max(place, 0))
        while block.isValid() and layout.blockBoundingRect(block).top() <= area.bottom():
            yield block
            block = block.next()

    def _pieces(self, block: QTextBlock) -> list[Piece]:
        """The tokens of a paragraph where they stand in it; worked out again when it has changed."""
        numbers = self._places.between(block.position(), block.position() + block.length())
        state = (block.length(), block.layout().lineCount(), self.viewport().width(), numbers)
        known = self._drawn.get(block.blockNumber())
        if known is None or known[0] != state:
            pieces = [piece for number in numbers for piece in _pieces_of(block, self._places.token(number))]
            known = self._drawn[block.blockNumber()] = (state, pieces)
        return known[1]

    def _update_round(self, token: Token) -> None:
        numbers = self._places.of_round(token)
        first, last = self._places.token(numbers[0]), self._places.token(numbers[-1])
        area = QRectF()
        for one in (first, last):
            for rect in self.rects(one):
                area = area.united(rect)
        area.setLeft(0)
        area.setRight(self.viewport().width())
        self.viewport().update(area.toAlignedRect().adjusted(0, -2, 0, 4))

    def _tell(self) -> None:
        token = self._chosen
        if token is None:
            if self._card is not None:
                self._card.hide()
            return
        facts = self._words.facts(token, self._text_of(token))
        self.setAccessibleDescription(facts.sentence)
        rects = self.rects(token)
        if not rects or not self.isVisible():
            return
        if self._card is None:
            self._card = TokenCard(self._theme, self)
        on_screen = rects[-1].toAlignedRect().translated(self.viewport().mapToGlobal(QPointF(0, 0)).toPoint())
        self._card.tell(facts, on_screen)

    def _text_of(self, token: Token) -> str:
        cursor = QTextCursor(self.document())
        cursor.setPosition(token.start)
        cursor.setPosition(min(token.end, self.document().characterCount() - 1), _KEEP)
        return cursor.selectedText().replace("\u2029", "\n")

    def _bring_into_view(self) -> None:
        rects = self.rects(self._chosen) if self._chosen is not None else []
        if rects:
            self.revealed.emit(rects[0].toAlignedRect())
            self._tell()

    def _dress(self) -> None:
        self.setFont(self._theme.type.interface(Size.TEXT))
        self._char.setFont(self._theme.type.interface(Size.TEXT))
        self._char.setForeground(QBrush(QColor(self._theme.colors.text)))
        self._shape.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor = QTextCursor(self.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.setBlockFormat(self._shape)
        cursor.setCharFormat(self._char)

    @Slot()
    def _on_theme_changed(self) -> None:
        self.choose(None)
        self._drawn.clear()
        self._dress()


_KEEP = QTextCursor.MoveMode.KeepAnchor


def _pieces_of(block: QTextBlock, token: Token) -> Iterator[Piece]:
    """A piece for each line in which a token stands."""
    layout = block.layout()
    first = max(token.start - block.position(), 0)
    last = min(token.end - block.position(), block.length() - 1)
    ends_line = token.end >= block.position() + block.length()
    begin_line = layout.lineForTextPosition(min(first, block.length() - 1))
    if not begin_line.isValid():
        return
    for number in range(begin_line.lineNumber(), layout.lineCount()):
        line = layout.lineAt(number)
        begin, end = line.textStart(), line.textStart() + line.textLength()
        is_end = ends_line and number == layout.lineCount() - 1
        if last <= begin and not is_end:
            return
        left, right = _between(line.cursorToX(max(first, begin)), line.cursorToX(min(last, end)))
        right += _LINE_END if is_end else 0.0
        if right > left:
            baseline = line.y() + line.ascent()
            known = token.round.is_known
            yield Piece(
                token.number, token.round_number, left, right, line.y(), baseline, token.is_drafted, known
            )


def _between(first: object, second: object) -> tuple[float, float]:
    """The two ends in order; text may run from right to left."""
    ends = [float(end[0] if isinstance(end, tuple) else end) for end in (first, second)]  # type: ignore[arg-type]
    return min(ends), max(ends)
