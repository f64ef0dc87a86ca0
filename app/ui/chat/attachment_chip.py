# ruff: noqa: N802  Qt's own names
"""A chip for a text that goes along with a message: its name, kind and size, and what can be done with it."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.ui.eliding_label import ElidingLabel
from app.ui.label import set_ink, set_mark
from app.ui.theme import Theme
from app.ui.typeface import Size

_WIDEST_NAME = 220
_REMOVING_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class AttachmentChip(QFrame):
    """Shows an attachment, or a file that is being read to become one.

    Signals:
        opened (): Its text shall be shown.
        removed (): It shall not go along.
    """

    opened = Signal()
    removed = Signal()

    def __init__(
        self, theme: Theme, name: str, is_removable: bool = True, parent: QWidget | None = None
    ) -> None:
        """Make a chip without facts yet.

        Args:
            theme: Colours and type.
            name: The attachment's name.
            is_removable: Whether there is a button to remove it.
            parent: Owner in Qt's tree.
        """
        super().__init__(parent)
        self._theme = theme
        self._name_text = name
        self._is_removable = is_removable
        self.setProperty("chip", "true")
        self._face = _Face(theme)
        self._face.clicked.connect(self.opened)
        self._remove = QPushButton("×")
        self._name = ElidingLabel(name, Qt.TextElideMode.ElideMiddle)
        self._name.setFont(theme.type.interface(Size.LABEL, QFont.Weight.Medium))
        self._facts = ElidingLabel()
        self._warning = ElidingLabel()
        self._arrange()
        self.show_facts("")

    @property
    def name(self) -> str:
        """The attachment's name."""
        return self._name_text

    @property
    def facts(self) -> str:
        """Kind and size, or that it is being read."""
        return self._facts.text()

    @property
    def warning(self) -> str:
        """What is wrong with its length; empty when nothing is."""
        return self._warning.text() if not self._warning.isHidden() else ""

    @property
    def remove_button(self) -> QPushButton:
        """Removes it."""
        return self._remove

    @property
    def face(self) -> QPushButton:
        """Shows its text."""
        return self._face

    def show_facts(self, facts: str, warning: str = "") -> None:
        """Say kind and size, or that it is being read; and what is wrong with its length."""
        self._facts.setText(facts)
        self._warning.setText(f"⚠ {warning}" if warning else "")
        self._warning.setVisible(bool(warning))
        set_mark(self, "warns", "true" if warning else "false")
        words = ", ".join(part for part in (self._name_text, facts, warning) if part)
        self._face.setAccessibleName(self.tr("Show attachment {words}").format(words=words))
        self._face.setToolTip(self._name_text if not warning else f"{self._name_text}\n{warning}")
        self._remove.setAccessibleName(self.tr("Remove attachment {name}").format(name=self._name_text))
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove it with the keys that remove."""
        if self._is_removable and event.key() in _REMOVING_KEYS:
            self.removed.emit()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Be as wide as the words, a long name cut in its middle."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()  # the style has a say in how large the button is
        layout = self.layout()
        wanted = layout.totalSizeHint() if layout is not None else super().sizeHint()
        most = self._theme.type.pixels(_WIDEST_NAME)
        excess = max(self._name.sizeHint().width() - max(most, self._widest_of_others()), 0)
        return QSize(wanted.width() - excess, wanted.height())

    def _widest_of_others(self) -> int:
        shown: tuple[QLabel, ...] = (self._facts, self._warning)
        return max(part.sizeHint().width() if part.text() else 0 for part in shown)

    def _arrange(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        for part in (self._name, self._facts, self._warning):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            words.addWidget(part)
        for small, ink in ((self._facts, "secondary"), (self._warning, "warning")):
            small.setFont(self._theme.type.interface(Size.SMALL))
            set_ink(small, ink)
        inside = QHBoxLayout(self._face)
        inside.setContentsMargins(9, 5, 9 if not self._is_removable else 4, 5)
        inside.setSpacing(8)
        inside.addWidget(_Sheet(self._theme))
        inside.addLayout(words, 1)
        self._remove.setProperty("role", "quiet")
        self._remove.setFont(self._theme.type.interface(Size.TEXT))
        self._remove.setToolTip(self.tr("Remove (Delete)"))
        self._remove.clicked.connect(self.removed)
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, 3 if self._is_removable else 1, 1)
        row.setSpacing(0)
        row.addWidget(self._face, 1)
        row.addWidget(self._remove, 0, Qt.AlignmentFlag.AlignVCenter)
        self._remove.setVisible(self._is_removable)  # not before it is in its place, or it were a window


class _Face(QPushButton):
    """The part of a chip that one presses to see the text."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "face")
        self.setFont(theme.type.interface(Size.LABEL))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Be as large as its contents."""
        layout = self.layout()
        return layout.totalSizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Be no smaller than the contents when elided."""
        layout = self.layout()
        return layout.totalMinimumSize() if layout is not None else super().minimumSizeHint()


class _Sheet(QWidget):
    """A small sheet of paper with a folded corner."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFixedSize(theme.type.pixels(17), theme.type.pixels(21))
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._theme.colors.secondary), 1.3))
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        fold = room.width() * 0.38
        corner = QPointF(room.right(), room.top() + fold)
        inner = QPointF(room.right() - fold, room.top() + fold)
        top = QPointF(room.right() - fold, room.top())
        sheet = [room.topLeft(), top, corner, room.bottomRight(), room.bottomLeft()]
        painter.drawPolygon(QPolygonF(sheet))
        painter.drawPolyline(QPolygonF([top, inner, corner]))
        for share in (0.55, 0.75):
            height = room.top() + room.height() * share
            edge = room.width() * 0.25
            painter.drawLine(QPointF(room.left() + edge, height), QPointF(room.right() - edge, height))
