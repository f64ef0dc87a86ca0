# ruff: noqa: N802  Qt's own names
"""A text that is as tall as it is long, can be selected, and does nothing else by itself."""

from math import ceil

from PySide6.QtCore import QSizeF, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QTextOption, QWheelEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser, QWidget

from app.ui.chat.find_marks import FindMarks

_PASSED_ON = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_PASSED_ON_PLAIN = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)


class TextView(QTextBrowser):
    """Shows a document at its full height, inside of something that scrolls.

    Nothing is ever fetched to show it, and a link is only reported.

    Signals:
        link_requested (str): A link was chosen; whoever listens asks before it opens.
    """

    link_requested = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.marks = FindMarks(self)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.setAcceptDrops(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.viewport().setAutoFillBackground(False)
        self.document().setDocumentMargin(0)
        self.document().documentLayout().documentSizeChanged.connect(self._on_document_size_changed)
        self.anchorClicked.connect(self._on_anchor_clicked)
        self.setFixedHeight(self.fontMetrics().height())

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return nothing, whatever a text asks for."""
        return None

    def room_below(self) -> int:
        """Return the pixels needed below the text."""
        return 0

    def least_height(self) -> int:
        """Return the pixels it is tall at least."""
        return 1

    def fit(self) -> None:
        """Become as tall as the text is now."""
        self._on_document_size_changed(self.document().documentLayout().documentSize())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Frame what is searched for, above the text."""
        super().paintEvent(event)
        if self.marks.has_current:
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.marks.paint(painter)
            painter.end()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what scrolls."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys that scroll to what scrolls, unless they select."""
        is_plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if event.key() in _PASSED_ON or (is_plain and event.key() in _PASSED_ON_PLAIN):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width with the height."""
        if event.size().width() == event.oldSize().width():
            self.verticalScrollBar().setRange(0, 0)  # Qt would lay out the whole text again at every new line
            return
        super().resizeEvent(event)
        self.fit()

    @Slot(QSizeF)
    def _on_document_size_changed(self, size: QSizeF) -> None:
        height = max(ceil(size.height()) + self.room_below(), self.least_height(), 1)
        if height != self.height():
            self.setFixedHeight(height)

    @Slot(QUrl)
    def _on_anchor_clicked(self, address: QUrl) -> None:
        self.link_requested.emit(address.toString())
