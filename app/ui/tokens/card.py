"""The small card that tells of the token under the pointer or the keyboard."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.ui.label import label
from app.ui.theme import Theme
from app.ui.tokens.words import TokenFacts
from app.ui.typeface import Size

_GAP = 6


class TokenCard(QFrame):
    """Floats beside a token, takes neither keyboard nor pointer."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.ToolTip)
        self._theme = theme
        self.setObjectName("tokenCard")
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._title = label(theme, "", Size.LABEL, weight=QFont.Weight.DemiBold)
        self._origin = label(theme, "", Size.LABEL)
        self._rest = label(theme, "", Size.SMALL, "secondary")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 9, 12, 10)
        layout.setSpacing(3)
        for part in (self._title, self._origin, self._rest):
            layout.addWidget(part)

    @property
    def words(self) -> tuple[str, ...]:
        """What it says, line by line."""
        return (self._title.text(), self._origin.text(), *self._rest.text().splitlines())

    def tell(self, facts: TokenFacts, token: QRect) -> None:
        """Say this beside a token.

        Args:
            facts: What to say.
            token: Where the token is, on the screen.
        """
        self._title.setText(facts.title)
        self._title.setVisible(bool(facts.title))
        self._origin.setText(facts.lines[0])
        self._rest.setText("\n".join(facts.lines[1:]))
        self._rest.setVisible(len(facts.lines) > 1)
        self.adjustSize()
        self.move(self._place(token))
        self.show()

    def _place(self, token: QRect) -> QPoint:
        """Below the token, or above it where the screen ends, and never outside of the screen."""
        screen = self.screen().availableGeometry()
        top = token.bottom() + _GAP
        if top + self.height() > screen.bottom():
            top = token.top() - _GAP - self.height()
        left = min(max(token.left(), screen.left()), screen.right() - self.width())
        return QPoint(left, top)
