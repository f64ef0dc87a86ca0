"""The strip under the model bar that tells what a load brought with it."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.ui.label import label
from app.ui.models.notice import Notice
from app.ui.theme import Theme
from app.ui.typeface import Size


class NoticeStrip(QFrame):
    """Stands there until it is dismissed or overtaken by other news; asks nothing."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("noticeStrip")
        self._message = label(theme, "", Size.LABEL, weight=QFont.Weight.Medium)
        self._details = label(theme, "", Size.LABEL, "secondary")
        for text in (self._message, self._details):
            text.setWordWrap(True)
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._dismiss = QPushButton(self.tr("Dismiss"))
        self._dismiss.setProperty("role", "quiet")
        self._dismiss.setFont(theme.type.interface(Size.LABEL))
        self._dismiss.setAccessibleName(self.tr("Dismiss the notice"))
        self._dismiss.clicked.connect(self.hide)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._message)
        words.addWidget(self._details)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(20, 8, 14, 8)
        layout.setSpacing(12)
        layout.addLayout(words, 1)
        layout.addWidget(self._dismiss, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    @property
    def words(self) -> str:
        """All it says; empty while nothing is shown."""
        return f"{self._message.text()} {self._details.text()}".strip() if not self.isHidden() else ""

    @Slot(object)
    def show_notice(self, notice: Notice | None) -> None:
        """Tell this, or nothing any more."""
        if notice is not None:
            self._message.setText(notice.message)
            self._details.setText("\n".join(notice.details))
            self._details.setVisible(bool(notice.details))
        self.setVisible(notice is not None)
