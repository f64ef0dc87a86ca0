"""What a page says while it has nothing to show: what is going on, and what can be done now."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.ui.label import label
from app.ui.theme import Theme
from app.ui.typeface import Size


class StateNote(QFrame):
    """A headline, a sentence, perhaps how far something is, and perhaps a button.

    Signals:
        acted (): The button was pressed.
    """

    acted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("stateNote")
        self._headline = label(theme, "", Size.LEAD, weight=QFont.Weight.DemiBold)
        self._sentence = label(theme, "", Size.LABEL, "secondary")
        for text in (self._headline, self._sentence):
            text.setWordWrap(True)
            text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setFixedWidth(theme.type.pixels(280))
        self._button = QPushButton()
        self._button.setAccessibleName(self.tr("Try again"))
        self._button.setFont(theme.type.interface(Size.LABEL, QFont.Weight.Medium))
        self._button.clicked.connect(self.acted)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 28, 24, 28)
        layout.setSpacing(8)
        layout.addWidget(self._headline)
        layout.addWidget(self._sentence)
        for part in (self._bar, self._button):
            row = QHBoxLayout()
            row.addStretch(1)
            row.addWidget(part)
            row.addStretch(1)
            layout.addLayout(row)
        self.hide()

    @property
    def words(self) -> str:
        """All it says; empty while it is not shown."""
        return f"{self._headline.text()} {self._sentence.text()}".strip() if not self.isHidden() else ""

    @property
    def button(self) -> QPushButton:
        """What can be done now."""
        return self._button

    def tell(
        self, headline: str, sentence: str = "", button: str = "", progress: tuple[int, int] | None = None
    ) -> None:
        """Say this.

        Args:
            headline: What goes on.
            sentence: More about it; may be empty.
            button: What can be done; empty where nothing can.
            progress: How much is done of how much; of 0 where nobody can tell; None without a bar.
        """
        self._headline.setText(headline)
        self._sentence.setText(sentence)
        self._sentence.setVisible(bool(sentence))
        words = f"{headline} {sentence}".strip()
        if self.accessibleName() != words:
            self.setAccessibleName(words)
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
        self._button.setText(button)
        self._button.setAccessibleName(button)
        self._button.setVisible(bool(button))
        self._bar.setVisible(progress is not None)
        if progress is not None:
            done, total = progress
            self._bar.setRange(0, total)
            self._bar.setValue(done)
            self._bar.setAccessibleName(headline)
        self.show()
