"""Ways to choose tokens that have a name."""

from dataclasses import replace
from enum import Enum

from PySide6.QtCore import QCoreApplication

from app.core.generation import BALANCED, SamplingSettings


class Preset(Enum):
    """What can be chosen for a conversation.

    USUAL: whatever the program's settings say. CUSTOM: values chosen by hand.
    """

    USUAL = "As usual"
    BALANCED = "Balanced"
    PRECISE = "Precise"
    CREATIVE = "Creative"
    GREEDY = "Greedy"
    CUSTOM = "Custom"

    @property
    def title(self) -> str:
        """Its name in the user's language."""
        return QCoreApplication.translate("Preset", self.value)


SAMPLING = {
    Preset.BALANCED: BALANCED,
    Preset.PRECISE: replace(BALANCED, temperature=0.2, top_p=0.9),
    Preset.CREATIVE: replace(BALANCED, temperature=1.0, top_p=0.98, min_p=0.03),
    Preset.GREEDY: replace(BALANCED, temperature=0.0),
}


def preset_of(sampling: SamplingSettings | None) -> Preset:
    """Return the name of a way to choose tokens; None is the usual one."""
    if sampling is None:
        return Preset.USUAL
    return next((preset for preset, values in SAMPLING.items() if values == sampling), Preset.CUSTOM)
