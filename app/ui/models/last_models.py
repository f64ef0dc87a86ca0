"""Which models the program begins with: those of the last time, as long as they are there."""

from pathlib import Path

from PySide6.QtCore import QObject, Slot

from app.core.generation import Method
from app.storage.setting_table import LAST_DRAFT, LAST_METHOD, LAST_TARGET
from app.ui.models.controller import ModelController
from app.ui.models.model_choice import ModelChoice
from app.ui.settings.live_settings import LiveSettings


class LastModels(QObject):
    """Remembers the models that were loaded, and how they drafted; what never loaded is not begun with."""

    def __init__(self, models: ModelController, live: LiveSettings, parent: QObject | None = None) -> None:
        """Remember from now on what is loaded.

        Args:
            models: Which models are in use.
            live: Where it is remembered.
            parent: Owner in Qt's tree.
        """
        super().__init__(parent)
        self._models = models
        self._live = live
        models.models_changed.connect(self._remember)

    def begin(self, named: Path | None, starter: Path | None) -> None:
        """Load the models to begin with; nothing where there is none.

        Args:
            named: The target asked for; its draft of the last time comes along.
            starter: What there is when nothing else is.
        """
        last = self._last()
        self._models.choose_method(Method(self._live.get(LAST_METHOD)))
        target = named.absolute() if named is not None else last.target or starter
        if target is not None:
            self._models.open_pair(target, last.draft if target == last.target else None)

    def _last(self) -> ModelChoice:
        target, draft = (
            Path(text) if (text := self._live.get(setting)) and Path(text).is_file() else None
            for setting in (LAST_TARGET, LAST_DRAFT)
        )
        return ModelChoice(target, draft)

    @Slot()
    def _remember(self) -> None:
        in_use = self._models.in_use
        if in_use.target is None or self._models.is_loading:
            return
        self._live.set(LAST_TARGET, _kept(in_use.target))
        self._live.set(LAST_DRAFT, _kept(in_use.draft))
        self._live.set(LAST_METHOD, self._models.method.value)


def _kept(path: Path | None) -> str:
    """A path as text; empty for none, and for one whose name is no text."""
    text = str(path) if path is not None else ""
    return text if text.isprintable() else ""
