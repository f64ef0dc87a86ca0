# ruff: noqa: N802  Qt's own names
"""One setting on the page: its name, what it does, its control, and the way back to the default."""

from typing import Any

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.storage.setting_kinds import Setting, Switch, Text
from app.ui.label import label
from app.ui.settings.controls import make_control
from app.ui.settings.live_settings import LiveSettings
from app.ui.settings.words import explanation, translated
from app.ui.theme import Theme
from app.ui.typeface import Size

_SIDE_BY_SIDE = 520
"""Width of a row in pixels from which the control has room beside the words."""

_CONTROL_WIDTH = 190


class SettingRow(QFrame):
    """Shows a setting and takes a choice."""

    def __init__(
        self,
        setting: Setting[Any],
        live: LiveSettings,
        theme: Theme,
        with_effect: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        """Build the row.

        Args:
            setting: What is shown.
            live: Takes the choice.
            theme: Colours and type.
            with_effect: Whether to say from when on a change acts.
            parent: Owner in Qt's tree.
        """
        super().__init__(parent)
        self._with_effect = with_effect
        self._setting = setting
        self._live = live
        self._theme = theme
        self._control, self._show = make_control(setting, live, theme)
        self._reset = QPushButton(self.tr("Reset"))
        self._reset.setProperty("role", "quiet")
        self._reset.setFont(theme.type.interface(Size.SMALL))
        self._reset.setAccessibleName(self.tr("Reset {title}").format(title=translated(setting.title)))
        self._reset.setToolTip(self.tr("Back to the default"))
        keeps_its_room = self._reset.sizePolicy()
        keeps_its_room.setRetainSizeWhenHidden(True)
        self._reset.setSizePolicy(keeps_its_room)
        self._reset.clicked.connect(self._on_reset_clicked)
        self._arrange()
        live.changed.connect(self._on_changed)
        theme.changed.connect(self._fit)
        self._offer_reset()

    @property
    def setting(self) -> Setting[Any]:
        """What is shown."""
        return self._setting

    @property
    def control(self) -> QWidget:
        """Takes the choice."""
        return self._control

    @property
    def reset_button(self) -> QPushButton:
        """Goes back to the default; hidden while that is what is chosen."""
        return self._reset

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the control below the words where it has no room beside them."""
        super().resizeEvent(event)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        is_wide = self.width() >= self._theme.type.pixels(_SIDE_BY_SIDE)
        directions = QBoxLayout.Direction
        across = is_wide and not isinstance(self._setting, Text)
        wanted = directions.LeftToRight if across else directions.TopToBottom
        if self._box.direction() != wanted:
            self._box.setDirection(wanted)

    def _arrange(self) -> None:
        title = label(self._theme, translated(self._setting.title), Size.LABEL, weight=QFont.Weight.Medium)
        words = label(self._theme, explanation(self._setting, self._with_effect), Size.SMALL, "secondary")
        words.setWordWrap(True)
        title.setBuddy(self._control)
        told = QVBoxLayout()
        told.setSpacing(3)
        told.addWidget(title)
        told.addWidget(words)
        told.addStretch(1)
        chosen = QHBoxLayout()
        chosen.setSpacing(6)
        is_text = isinstance(self._setting, Text)
        if not isinstance(self._setting, Switch | Text):
            self._control.setFixedWidth(self._theme.type.pixels(_CONTROL_WIDTH))
        where = Qt.AlignmentFlag.AlignTop if is_text else Qt.AlignmentFlag.AlignVCenter
        chosen.addWidget(self._control, 1 if is_text else 0, where)
        chosen.addWidget(self._reset, 0, where)
        if not is_text:
            chosen.addStretch(1)  # below the words, it begins where they do
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(16, 12, 10, 12)
        self._box.setSpacing(10)
        self._box.addLayout(told, 1)
        self._box.addLayout(chosen)

    def _offer_reset(self) -> None:
        is_offered = not self._live.is_default(self._setting)
        if not is_offered and self._reset.hasFocus():
            self._control.setFocus()  # the keyboard must not fall on nothing
        self._reset.setVisible(is_offered)

    @Slot(object)
    def _on_changed(self, setting: Any) -> None:
        if setting is self._setting:
            self._show(self._live.get(setting))
            self._offer_reset()

    @Slot()
    def _on_reset_clicked(self) -> None:
        self._live.reset(self._setting)
