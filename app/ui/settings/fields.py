# ruff: noqa: N802  Qt's own names
"""The widgets of settings: Qt's own, with arrows in the theme's ink, and deaf to the wheel of the page."""

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QPlainTextEdit, QSpinBox, QWidget

from app.ui.chevron import draw_chevron
from app.ui.theme import Theme
from app.ui.typeface import Size

_ARROW_ROOM = 24


class ChoiceField(QComboBox):
    """One of a few."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFont(theme.type.interface(Size.LABEL))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll: a value changed in passing is changed unnoticed."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the arrow over what Qt drew."""
        super().paintEvent(event)
        _draw_arrows(self, self._theme, both=False)


class WholeField(QSpinBox):
    """A whole number."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFont(theme.type.interface(Size.LABEL, tabular=True))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setKeyboardTracking(False)  # half-typed numbers are nobody's wish
        self.lineEdit().setTextMargins(8, 0, 0, 0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the arrows over what Qt drew."""
        super().paintEvent(event)
        _draw_arrows(self, self._theme, both=True)


class DecimalField(QDoubleSpinBox):
    """A number with places."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFont(theme.type.interface(Size.LABEL, tabular=True))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setKeyboardTracking(False)
        self.lineEdit().setTextMargins(8, 0, 0, 0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the arrows over what Qt drew."""
        super().paintEvent(event)
        _draw_arrows(self, self._theme, both=True)


class TextField(QPlainTextEdit):
    """A text of some lines; Tab leaves it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "field")
        self.setFont(theme.type.interface(Size.LABEL))
        self.setTabChangesFocus(True)
        self.setFixedHeight(self.fontMetrics().lineSpacing() * 4 + 20)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll a long text while it is worked on, else the page."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class SwitchField(QCheckBox):
    """On or off: a check box to Qt and to screen readers, a switch to the eye."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFont(theme.type.interface(Size.LABEL))

    def sizeHint(self) -> QSize:
        """Be as large as the switch and its focus ring."""
        return QSize(self._theme.type.pixels(46), self._theme.type.pixels(28))

    def minimumSizeHint(self) -> QSize:
        """Never be smaller."""
        return self.sizeHint()

    def hitButton(self, place: QPoint) -> bool:
        """Take a click anywhere on the switch."""
        return self.rect().contains(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter like Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a track and a knob; on is told by place and by ground, not by colour alone."""
        colors, pixels = self._theme.colors, self._theme.type.pixels
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QRectF(0, 0, pixels(38), pixels(20))
        track.moveCenter(QRectF(self.rect()).center())
        radius = track.height() / 2
        is_on = self.isChecked()
        painter.setPen(QPen(QColor(colors.accent if is_on else colors.plain), 1.5))
        painter.setBrush(QColor(colors.accent if is_on else colors.raised))
        painter.drawRoundedRect(track, radius, radius)
        knob = QRectF(0, 0, track.height() - pixels(7), track.height() - pixels(7))
        at_right = is_on != (self.layoutDirection() == Qt.LayoutDirection.RightToLeft)
        knob.moveCenter(track.center())
        shift = track.width() / 2 - radius
        knob.translate(shift if at_right else -shift, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colors.on_accent if is_on else colors.plain))
        painter.drawEllipse(knob)
        if self.hasFocus():
            ring = track.adjusted(-3, -3, 3, 3)
            painter.setPen(QPen(QColor(colors.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2)


def _draw_arrows(field: QWidget, theme: Theme, both: bool) -> None:
    painter = QPainter(field)
    group = QPalette.ColorGroup.Normal if field.isEnabled() else QPalette.ColorGroup.Disabled
    color = field.palette().color(group, QPalette.ColorRole.Text)
    width = theme.type.pixels(_ARROW_ROOM)
    left = 2 if field.layoutDirection() == Qt.LayoutDirection.RightToLeft else field.width() - width - 2
    room = QRectF(left, 0, width, field.height())
    if not both:
        size = width / 2
        box = QRectF(0, 0, size, size)
        box.moveCenter(room.center())
        draw_chevron(painter, box, color)
        return
    size = width / 2.4
    for is_down in (False, True):
        box = QRectF(0, 0, size, size)
        shift = field.height() * (0.15 if is_down else -0.15)
        box.moveCenter(room.center())
        box.translate(0, shift)
        draw_chevron(painter, box, color, is_down)
