"""Says that the engine is gone, what was kept, and offers to start it again."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.ui.label import label
from app.ui.theme import Theme
from app.ui.typeface import Size
from app.workers.engine_death import EngineDeath


class Banner(QFrame):
    """Stands above the composer while there is no engine.

    Signals:
        restart_requested (): The engine shall be started again.
    """

    restart_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self._message = label(theme, "", Size.TEXT, weight=QFont.Weight.DemiBold)
        self._hint = label(theme, "", Size.LABEL)
        self._detail = label(theme, "", Size.SMALL)
        self._detail.setFont(theme.type.mono(Size.SMALL))
        selectable = Qt.TextInteractionFlag.TextSelectableByMouse
        for text in (self._message, self._hint, self._detail):
            text.setWordWrap(True)
            text.setTextInteractionFlags(selectable)
        self._restart = QPushButton(self.tr("Restart engine"))
        self._restart.setProperty("role", "main")
        self._restart.setToolTip(self.tr("Start it again and load the same models"))
        self._details = QPushButton(self.tr("Details"))
        self._details.setCheckable(True)
        self._details.setToolTip(self.tr("Show the last lines it wrote"))
        for button in (self._restart, self._details):
            button.setAccessibleName(button.text())
            button.setFont(theme.type.interface(Size.LABEL, QFont.Weight.Medium))
        self._restart.clicked.connect(self.restart_requested)
        self._details.toggled.connect(self._on_details_toggled)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self._restart)
        buttons.addWidget(self._details)
        buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 14)
        layout.setSpacing(6)
        layout.addWidget(self._message)
        layout.addWidget(self._hint)
        layout.addWidget(self._detail)
        layout.addSpacing(4)
        layout.addLayout(buttons)
        self.hide()

    @property
    def message(self) -> str:
        """What it says happened."""
        return self._message.text()

    @Slot(object)
    def show_death(self, death: EngineDeath) -> None:
        """Tell of this death."""
        self._message.setText(death.message)
        kept = self.tr("The conversation is kept, the unfinished answer too.")
        self._hint.setText(f"{kept} {death.hint}".strip())
        self._detail.setText(death.detail)
        self._detail.hide()
        self._details.setChecked(False)
        self._details.setVisible(bool(death.detail))
        self.show()

    @Slot(bool)
    def _on_details_toggled(self, is_on: bool) -> None:
        self._detail.setVisible(is_on)
