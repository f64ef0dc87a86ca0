"""The system prompt and the style of one conversation."""

from collections.abc import Callable

from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.core.conversation import Conversation
from app.core.generation import SamplingSettings
from app.ui.conversations.presets import SAMPLING, Preset, preset_of
from app.ui.conversations.settings_dialog import ConversationSettingsDialog

Start = Callable[..., Parts]


def dialog_of(parts: Parts) -> ConversationSettingsDialog:
    parts.conversations.show_settings()
    (dialog,) = [d for d in parts.window.findChildren(ConversationSettingsDialog) if d.isVisible()]
    return dialog


def test_what_is_chosen_holds_for_this_conversation_alone(
    qtbot: QtBot, start: Start, monkeypatch: object
) -> None:
    parts = start("--reply", "ok")
    asked: list[tuple[str, SamplingSettings]] = []
    generate = parts.client.generate

    def note(conversation: Conversation, sampling: SamplingSettings, *others: object) -> int:
        asked.append((conversation.system, sampling))
        return generate(conversation, sampling, *others)  # type: ignore[arg-type]

    parts.client.generate = note  # type: ignore[method-assign,assignment]
    dialog = dialog_of(parts)
    dialog.system.setPlainText("Answer in Dutch.")
    dialog.preset.setCurrentText("Greedy")
    assert dialog.temperature.value() == 0.0
    dialog.accept()
    with qtbot.waitSignal(parts.chat.reply_ended):
        parts.window.composer.message_composed.emit("Hello")
    parts.chat.clear()
    with qtbot.waitSignal(parts.chat.reply_ended):
        parts.window.composer.message_composed.emit("Hello")
    assert asked[0] == ("Answer in Dutch.", SAMPLING[Preset.GREEDY])
    assert asked[1] == ("", parts.chat.defaults.sampling)


def test_a_value_changed_by_hand_makes_a_style_of_ones_own(qtbot: QtBot, start: Start) -> None:
    parts = start()
    dialog = dialog_of(parts)
    dialog.preset.setCurrentText("Creative")
    assert dialog.settings.sampling == SAMPLING[Preset.CREATIVE]
    dialog.temperature.setValue(1.3)
    assert dialog.preset.currentText() == "Custom"
    assert preset_of(dialog.settings.sampling) is Preset.CUSTOM
    dialog.preset.setCurrentText("As usual")
    assert dialog.settings.sampling is None
    dialog.done(QDialog.DialogCode.Rejected)
    assert parts.chat.conversation.settings.sampling is None
