"""Where settings act: theme and size at once, and the defaults of answers and loads for whoever asks."""

from dataclasses import dataclass
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from app.core.generation import Overflow, RecommendedSampling, SamplingSettings
from app.storage.setting_kinds import Setting
from app.storage.setting_table import (
    CONTEXT_LENGTH,
    FLASH_ATTENTION,
    LONGEST_ANSWER,
    MIN_P,
    OVERFLOW,
    REPEAT_PENALTY,
    SEED,
    SYSTEM_PROMPT,
    TEMPERATURE,
    THEME,
    THREADS,
    TOP_K,
    TOP_P,
    ZOOM,
)
from app.storage.settings import Settings
from app.ui.settings.live_settings import LiveSettings
from app.ui.theme import Theme, ThemeChoice

T = TypeVar("T")

_OF_ANSWERS = (
    SYSTEM_PROMPT,
    LONGEST_ANSWER,
    OVERFLOW,
    TEMPERATURE,
    TOP_K,
    TOP_P,
    MIN_P,
    REPEAT_PENALTY,
    SEED,
)
_OF_LOADS = (CONTEXT_LENGTH, THREADS, FLASH_ATTENTION)


@dataclass(frozen=True, slots=True)
class AnswerDefaults:
    """How an answer is asked for where the conversation says nothing else.

    Attributes:
        sampling: How tokens are chosen.
        system_prompt: What the model is told first; empty for nothing.
        max_tokens: The longest answer, in tokens; None for as long as the context lasts.
        overflow: What is done when a conversation is longer than the context.
    """

    sampling: SamplingSettings
    system_prompt: str = ""
    max_tokens: int | None = None
    overflow: Overflow = Overflow.REFUSE


@dataclass(frozen=True, slots=True)
class LoadOptions:
    """How models are loaded.

    Attributes:
        context_length: Tokens of context; None for the model's own, within reason.
        threads: Threads for evaluating; None for as many as are fastest.
        flash_attention: Whether attention is fused.
    """

    context_length: int | None = None
    threads: int | None = None
    flash_attention: bool = True


def answer_defaults(settings: Settings, recommended: RecommendedSampling | None = None) -> AnswerDefaults:
    """What the settings say about answers.

    Args:
        settings: What the user has chosen.
        recommended: What the model's file says, which holds where the user has chosen nothing.
    """

    def chosen(setting: Setting[T], of_model: T | None) -> T:
        return of_model if of_model is not None and settings.is_default(setting) else settings.get(setting)

    model = recommended or RecommendedSampling()
    sampling = SamplingSettings(
        temperature=chosen(TEMPERATURE, model.temperature),
        top_k=chosen(TOP_K, model.top_k),
        top_p=chosen(TOP_P, model.top_p),
        min_p=chosen(MIN_P, model.min_p),
        repeat_penalty=chosen(REPEAT_PENALTY, model.repeat_penalty),
        seed=settings.get(SEED),
    )
    return AnswerDefaults(
        sampling,
        settings.get(SYSTEM_PROMPT).strip(),
        settings.get(LONGEST_ANSWER),
        Overflow(settings.get(OVERFLOW)),
    )


def load_options(settings: Settings) -> LoadOptions:
    """What the settings say about loading."""
    return LoadOptions(settings.get(CONTEXT_LENGTH), settings.get(THREADS), settings.get(FLASH_ATTENTION))


class SettingEffects(QObject):
    """Puts changed settings into effect.

    Signals:
        answer_defaults_changed (AnswerDefaults): The next answer shall be asked for so.
        load_options_changed (LoadOptions): The next load shall be asked for so.
    """

    answer_defaults_changed = Signal(object)
    load_options_changed = Signal(object)

    def __init__(self, live: LiveSettings, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._live = live
        self._theme = theme
        self._recommended = RecommendedSampling()
        live.changed.connect(self._on_changed)

    @property
    def answer_defaults(self) -> AnswerDefaults:
        """What holds now for answers."""
        return answer_defaults(self._live.stored, self._recommended)

    def follow_model(self, recommended: RecommendedSampling) -> None:
        """Sample as the model in use recommends, where the user has chosen nothing."""
        if recommended != self._recommended:
            self._recommended = recommended
            self.answer_defaults_changed.emit(self.answer_defaults)

    @property
    def load_options(self) -> LoadOptions:
        """What holds now for loads."""
        return load_options(self._live.stored)

    @Slot(object)
    def _on_changed(self, setting: Any) -> None:
        if setting is THEME:
            self._theme.choose(ThemeChoice(self._live.get(THEME)))
        elif setting is ZOOM:
            self._theme.zoom(self._live.get(ZOOM))
        elif setting in _OF_ANSWERS:
            self.answer_defaults_changed.emit(self.answer_defaults)
        elif setting in _OF_LOADS:
            self.load_options_changed.emit(self.load_options)
