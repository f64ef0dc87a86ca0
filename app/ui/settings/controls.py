"""Makes the control of a setting, and keeps the two alike."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QWidget

from app.storage.setting_kinds import Choice, Decimal, OptionalWhole, Setting, Switch, Text, Whole
from app.ui.settings.fields import ChoiceField, DecimalField, SwitchField, TextField, WholeField
from app.ui.settings.live_settings import LiveSettings
from app.ui.settings.words import explanation, translated
from app.ui.theme import Theme

Show = Callable[[Any], None]


def make_control(setting: Setting[Any], live: LiveSettings, theme: Theme) -> tuple[QWidget, Show]:
    """Return the control of a setting, and what shows a value in it.

    Args:
        setting: What it sets.
        live: Takes what is chosen.
        theme: Gives the type.
    """
    match setting:
        case Switch():
            control, show = _switch(setting, live, theme)
        case Choice():
            control, show = _choice(setting, live, theme)
        case Whole():
            control, show = _whole(setting, live, theme)
        case OptionalWhole():
            control, show = _optional(setting, live, theme)
        case Decimal():
            control, show = _decimal(setting, live, theme)
        case Text():
            control, show = _text(setting, live, theme)
        case _:
            raise TypeError(f"there is no control for {type(setting).__name__}")
    control.setAccessibleName(translated(setting.title))
    control.setAccessibleDescription(explanation(setting))

    def show_quietly(value: Any) -> None:
        blocker = QSignalBlocker(control)
        show(value)
        blocker.unblock()

    show_quietly(live.get(setting))
    return control, show_quietly


def _switch(setting: Switch, live: LiveSettings, theme: Theme) -> tuple[QWidget, Show]:
    field = SwitchField(theme)
    field.toggled.connect(lambda is_on: live.set(setting, is_on))
    return field, field.setChecked


def _choice(setting: Choice[Any], live: LiveSettings, theme: Theme) -> tuple[QWidget, Show]:
    field = ChoiceField(theme)
    values = [option.value for option in setting.options]
    for option in setting.options:
        field.addItem(translated(option.name))
    field.currentIndexChanged.connect(lambda index: live.set(setting, values[index]))
    return field, lambda value: field.setCurrentIndex(values.index(value))


def _whole(setting: Whole, live: LiveSettings, theme: Theme) -> tuple[QWidget, Show]:
    field = WholeField(theme)
    field.setRange(setting.low, setting.high)
    field.setSingleStep(setting.step)
    field.setSuffix(_suffix(setting.unit))
    field.valueChanged.connect(lambda value: live.set(setting, value))
    return field, field.setValue


def _optional(setting: OptionalWhole, live: LiveSettings, theme: Theme) -> tuple[QWidget, Show]:
    """None has the place below the lowest number; a spin box has a text of its own for it."""
    none = setting.low - 1
    field = WholeField(theme)
    field.setRange(none, setting.high)
    field.setSingleStep(setting.step)
    field.setSuffix(_suffix(setting.unit))
    field.setSpecialValueText(translated(setting.none_name))
    field.valueChanged.connect(lambda value: live.set(setting, None if value == none else value))
    return field, lambda value: field.setValue(none if value is None else value)


def _decimal(setting: Decimal, live: LiveSettings, theme: Theme) -> tuple[QWidget, Show]:
    field = DecimalField(theme)
    field.setDecimals(setting.places)
    field.setRange(setting.low, setting.high)
    field.setSingleStep(setting.step)
    field.valueChanged.connect(lambda value: live.set(setting, round(value, setting.places)))
    return field, field.setValue


def _text(setting: Text, live: LiveSettings, theme: Theme) -> tuple[QWidget, Show]:
    field = TextField(theme)

    def take() -> None:
        live.set(setting, field.toPlainText()[: setting.longest])

    def show(value: str) -> None:
        if field.toPlainText() != value:  # setting it again would move the cursor
            field.setPlainText(value)

    field.textChanged.connect(take)
    return field, show


def _suffix(unit: str) -> str:
    return f"\N{NARROW NO-BREAK SPACE}{translated(unit)}" if unit else ""
