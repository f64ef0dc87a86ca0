"""What holds for one conversation: its instructions, and how tokens are chosen."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from app.core.generation import Overflow, SamplingSettings
from app.storage.records import ConversationSettings
from app.ui.conversations.presets import SAMPLING, Preset, preset_of
from app.ui.label import label
from app.ui.screen_room import within_screen
from app.ui.settings.fields import ChoiceField, DecimalField, WholeField
from app.ui.theme import Theme
from app.ui.typeface import Size


class ConversationSettingsDialog(QDialog):
    """Asks for the settings of a conversation; the next answer uses them.

    Signals:
        chosen (ConversationSettings): These shall hold.
    """

    chosen = Signal(object)

    def __init__(
        self,
        theme: Theme,
        settings: ConversationSettings,
        usual: SamplingSettings,
        usual_system: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """Show settings.

        Args:
            theme: Gives the type.
            settings: What holds now.
            usual: How tokens are chosen where a conversation says nothing.
            usual_system: The instructions where a conversation has none.
            parent: The window.
        """
        super().__init__(parent)
        self._settings = settings
        self._usual = usual
        self._sampling = settings.sampling
        self.setWindowTitle(self.tr("This conversation"))
        self.setMinimumWidth(theme.type.pixels(460))
        self.system = QPlainTextEdit(settings.system)
        self.system.setProperty("role", "field")
        self.system.setTabChangesFocus(True)
        self.system.setFixedHeight(theme.type.pixels(120))
        self.system.setPlaceholderText(usual_system or self.tr("Such as: Answer briefly and in Dutch."))
        self.preset = ChoiceField(theme)
        for preset in Preset:
            self.preset.addItem(preset.title, preset.value)
        self.temperature = self._decimal(theme, 2.0)
        self.top_p = self._decimal(theme, 1.0)
        self.min_p = self._decimal(theme, 1.0)
        self.top_k = WholeField(theme)
        self.top_k.setRange(0, 1_000)
        self.overflow = ChoiceField(theme)
        for words, overflow in (
            (self.tr("As usual"), ""),
            (self.tr("Ask me"), Overflow.REFUSE.value),
            (self.tr("Leave out the oldest messages"), Overflow.DROP_OLDEST.value),
        ):
            self.overflow.addItem(words, overflow)
        self.overflow.setCurrentIndex(max(self.overflow.findData(settings.overflow or ""), 0))
        self._arrange(theme)
        self.resize(within_screen(self, self.sizeHint()))  # Qt takes two thirds of the screen at most
        self._show_values(settings.sampling or usual)
        self.preset.setCurrentText(preset_of(settings.sampling).title)
        self.preset.currentIndexChanged.connect(self._on_preset_chosen)
        for field in (self.temperature, self.top_p, self.min_p, self.top_k):
            field.valueChanged.connect(self._on_value_changed)

    @property
    def settings(self) -> ConversationSettings:
        """What is asked for."""
        return replace(
            self._settings,
            system=self.system.toPlainText().strip(),
            sampling=self._sampling,
            overflow=Overflow(self.overflow.currentData()) if self.overflow.currentData() else None,
        )

    @Slot()
    def accept(self) -> None:
        """Take it."""
        self.chosen.emit(self.settings)
        super().accept()

    def _arrange(self, theme: Theme) -> None:
        heading = label(theme, self.tr("System prompt"), Size.LABEL)
        heading.setBuddy(self.system)
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for words, field in (
            (self.tr("Style"), self.preset),
            (self.tr("Temperature"), self.temperature),
            (self.tr("Top-p"), self.top_p),
            (self.tr("Min-p"), self.min_p),
            (self.tr("Top-k"), self.top_k),
            (self.tr("When the context is full"), self.overflow),
        ):
            field.setAccessibleName(words)
            form.addRow(label(theme, words, Size.LABEL), field)
        self.system.setAccessibleName(heading.text())
        note = label(
            theme, self.tr("Holds for this conversation, from the next answer on."), Size.SMALL, "secondary"
        )
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        for button in buttons.buttons():
            button.setAccessibleName(button.text().replace("&", ""))
            button.setIcon(type(button.icon())())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.setSpacing(10)
        layout.addWidget(heading)
        layout.addWidget(self.system)
        layout.addSpacing(4)
        layout.addLayout(form)
        layout.addWidget(note)
        layout.addSpacing(6)
        layout.addWidget(buttons)
        layout.setAlignment(buttons, Qt.AlignmentFlag.AlignRight)

    def _show_values(self, sampling: SamplingSettings) -> None:
        for field, value in (
            (self.temperature, sampling.temperature),
            (self.top_p, sampling.top_p),
            (self.min_p, sampling.min_p),
        ):
            field.blockSignals(True)
            field.setValue(value)
            field.blockSignals(False)
        self.top_k.blockSignals(True)
        self.top_k.setValue(sampling.top_k)
        self.top_k.blockSignals(False)

    def _decimal(self, theme: Theme, high: float) -> DecimalField:
        field = DecimalField(theme)
        field.setRange(0.0, high)
        field.setSingleStep(0.05)
        field.setDecimals(2)
        return field

    @Slot()
    def _on_preset_chosen(self) -> None:
        preset = Preset(self.preset.currentData())
        if preset is Preset.CUSTOM:
            self._on_value_changed()
            return
        self._sampling = SAMPLING.get(preset)
        self._show_values(self._sampling or self._usual)

    @Slot()
    def _on_value_changed(self) -> None:
        base = self._sampling or self._usual
        self._sampling = SamplingSettings(
            temperature=round(self.temperature.value(), 2),
            top_k=self.top_k.value(),
            top_p=round(self.top_p.value(), 2),
            min_p=round(self.min_p.value(), 2),
            repeat_penalty=base.repeat_penalty,
            presence_penalty=base.presence_penalty,
            frequency_penalty=base.frequency_penalty,
            penalty_window=base.penalty_window,
            seed=base.seed,
        )
        self.preset.blockSignals(True)
        self.preset.setCurrentText(Preset.CUSTOM.title)
        self.preset.blockSignals(False)
