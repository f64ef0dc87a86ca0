"""Maths within a text document: a picture that stands on the line, or its source where there is none."""

from math import ceil

from PySide6.QtCore import QObject, QPointF, QUrl, Slot
from PySide6.QtGui import (
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QPainter,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
)

from app.ui.chat.formula import Formula, FormulaPicture, FormulaStyle
from app.ui.chat.formula_desk import FormulaDesk

SOURCE = int(QTextFormat.Property.UserProperty) + 1
"""Property of a picture: what it was written as, which is what is copied."""

_LATEX = SOURCE + 1
_SMALL_LETTER = 0.52
"""Height of a small letter in the type of maths, against its size; both types then look equally large."""

_WIDEST = 560.0
_LEAST_SCALE = 0.6
_PENDING = "formula:pending"


class FormulaImages(QObject):
    """Puts maths into one document; what is not drawn yet appears when it is."""

    def __init__(self, document: QTextDocument, desk: FormulaDesk, mono: QTextCharFormat) -> None:
        super().__init__(document)
        self._document = document
        self._desk = desk
        self._mono = mono
        self._names: dict[Formula, str] = {}
        self._waiting: dict[Formula, list[QTextCursor]] = {}
        empty = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        empty.fill(0)
        document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(_PENDING), empty)
        desk.drawn.connect(self._on_drawn)

    def insert(
        self, cursor: QTextCursor, latex: str, source: str, style: QTextCharFormat, is_display: bool
    ) -> None:
        """Write maths at the cursor."""
        size = QFontMetricsF(style.font()).xHeight() / _SMALL_LETTER
        ratio = QGuiApplication.instance().devicePixelRatio()  # type: ignore[union-attr]
        ink = style.foreground().color().name()
        formula = Formula(latex, is_display, FormulaStyle(round(size, 1), ink, ratio))
        self._desk.ask(formula)
        if not self._desk.is_waiting(formula):
            self._put(cursor, formula, source, style)
            return
        place = QTextCursor(cursor)
        place.setKeepPositionOnInsert(True)
        cursor.insertImage(self._image_format(_PENDING, 1, 1, source, latex, style))
        self._waiting.setdefault(formula, []).append(place)

    def _put(self, cursor: QTextCursor, formula: Formula, source: str, style: QTextCharFormat) -> None:
        picture = self._desk.picture(formula)
        scale = 1.0 if picture is None else min(1.0, _WIDEST / picture.width)
        if picture is None or scale < _LEAST_SCALE:
            plain = QTextCharFormat(self._mono)
            plain.setForeground(style.foreground())
            cursor.insertText(source.replace("\n", "\u2028"), plain)
            return
        metrics = QFontMetricsF(style.font())
        name, image = self._named(formula, picture, metrics.xHeight() / 2 / scale)
        height = image.height() / image.devicePixelRatio() * scale
        cursor.insertImage(
            self._image_format(name, picture.width * scale, height, source, formula.latex, style)
        )

    def _named(self, formula: Formula, picture: FormulaPicture, middle: float) -> tuple[str, QImage]:
        """Return the picture with as much room above or below that its line is where Qt puts it.

        Qt centres an image around half the height of a small letter.
        """
        resource = QTextDocument.ResourceType.ImageResource.value
        name = self._names.get(formula)
        if name is not None:
            known: QImage = self._document.resource(resource, QUrl(name))
            return name, known
        height = max(2 * picture.ascent - middle, 2 * picture.descent + middle)
        ratio = formula.style.ratio
        image = QImage(picture.image.width(), ceil(height * ratio), picture.image.format())
        image.fill(0)
        painter = QPainter(image)
        painter.drawImage(QPointF(0, round(((height + middle) / 2 - picture.ascent) * ratio)), picture.image)
        painter.end()
        image.setDevicePixelRatio(ratio)
        name = f"formula:{len(self._names)}"
        self._names[formula] = name
        self._document.addResource(resource, QUrl(name), image)
        return name, image

    def _image_format(
        self, name: str, width: float, height: float, source: str, latex: str, style: QTextCharFormat
    ) -> QTextImageFormat:
        image = QTextImageFormat()
        image.setFont(style.font())
        image.setName(name)
        image.setWidth(width)
        image.setHeight(height)
        image.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        image.setForeground(style.foreground())
        image.setProperty(SOURCE, source)
        image.setProperty(_LATEX, latex)
        image.setProperty(QTextFormat.Property.ImageAltText.value, source)
        return image

    @Slot(object)
    def _on_drawn(self, formula: Formula) -> None:
        for place in self._waiting.pop(formula, []):
            start = place.position()
            place.setKeepPositionOnInsert(False)
            place.setPosition(start)
            place.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
            style = place.charFormat()
            is_mine = style.isImageFormat() and style.toImageFormat().name() == _PENDING
            if is_mine and style.property(_LATEX) == formula.latex:
                source = str(style.property(SOURCE))
                place.removeSelectedText()
                self._put(place, formula, source, style)
