"""Which models are wanted, which are loaded, and bringing the one to the other."""

import logging
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from app.core.generation import Method
from app.service.messages import Failed, Hello, Loaded, LoadProgress
from app.ui.activity import Activity, ActivityKind
from app.workers.engine_client import EngineClient
from app.workers.engine_death import EngineDeath

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ModelChoice:
    """Models by their files.

    Attributes:
        target: The model that answers.
        draft: The model that proposes, or None.
    """

    target: Path
    draft: Path | None = None


class ModelController(QObject):
    """Loads what was chosen, and loads it again after the engine died.

    Signals:
        activity_changed (Activity): Loading began, went on or ended.
        models_changed (): Other models are loaded, or wanted, or the method is another one.
        load_failed (Failed): The wanted models could not be loaded; what was loaded before stays.
    """

    activity_changed = Signal(object)
    models_changed = Signal()
    load_failed = Signal(object)

    def __init__(self, client: EngineClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self._wanted: ModelChoice | None = None
        self._loaded: Loaded | None = None
        self._loading: int | None = None
        self._method = Method.AUTO
        self._known: list[Path] = []
        self._activity = Activity(ActivityKind.STARTING)
        client.engine_ready.connect(self._on_engine_ready)
        client.load_progressed.connect(self._on_load_progressed)
        client.models_loaded.connect(self._on_models_loaded)
        client.request_failed.connect(self._on_request_failed)
        client.engine_died.connect(self._on_engine_died)

    @property
    def activity(self) -> Activity:
        """What the models are up to; IDLE means that a reply can be asked for."""
        return self._activity

    @property
    def loaded(self) -> Loaded | None:
        """The models in use; None while there are none."""
        return self._loaded

    @property
    def wanted(self) -> ModelChoice | None:
        """The models that were chosen, loaded or not."""
        return self._wanted

    @property
    def known(self) -> tuple[Path, ...]:
        """Model files met so far, in the order they were met."""
        return tuple(self._known)

    @property
    def method(self) -> Method:
        """How the next reply is drafted."""
        return self._method

    @property
    def is_ready(self) -> bool:
        """Whether a reply can be asked for."""
        return self._activity.kind == ActivityKind.IDLE

    def open_target(self, path: Path) -> None:
        """Load this target, with the draft chosen before."""
        draft = self._wanted.draft if self._wanted is not None else None
        self._want(ModelChoice(path, draft))

    def open_draft(self, path: Path | None) -> None:
        """Load this draft, or none, for the target chosen before."""
        if path is not None:
            self.remember(path)
        if self._wanted is not None:
            self._want(replace(self._wanted, draft=path))

    def choose_method(self, method: Method) -> None:
        """Draft the next reply this way."""
        self._method = method
        self.models_changed.emit()

    def remember(self, path: Path) -> None:
        """Offer this model file from now on, without loading it."""
        if path not in self._known:
            self._known.append(path)

    def report_missing(self, message: str, hint: str) -> None:
        """Tell that there is no model to begin with, and why."""
        self._become(Activity(ActivityKind.NO_MODEL, subject=message))
        self.load_failed.emit(Failed(0, message, hint))

    def restart(self) -> None:
        """Start another engine; the models that were chosen are loaded again."""
        self._client.restart()
        self._loading = None
        self._loaded = None
        self._become(Activity(ActivityKind.STARTING))

    def _want(self, choice: ModelChoice) -> None:
        self.remember(choice.target)
        self._wanted = choice
        self.models_changed.emit()
        if self._client.is_ready:
            self._load()
        elif self._activity.kind == ActivityKind.DEAD:
            self.restart()

    def _load(self) -> None:
        if self._wanted is None:
            self._become(Activity(ActivityKind.NO_MODEL))
            return
        self._loading = self._client.load(self._wanted.target, self._wanted.draft)
        self._become(Activity(ActivityKind.LOADING, subject=self._wanted.target.name))

    def _become(self, activity: Activity) -> None:
        self._activity = activity
        self.activity_changed.emit(activity)

    @Slot(object)
    def _on_engine_ready(self, hello: Hello) -> None:
        _log.info("engine %s is ready: %s", hello.version, hello.system)
        self._load()

    @Slot(object)
    def _on_load_progressed(self, progress: LoadProgress) -> None:
        if self._wanted is None:
            return
        path = self._wanted.draft if progress.model == "draft" else self._wanted.target
        subject = path.name if path is not None else ""
        self._become(Activity(ActivityKind.LOADING, fraction=progress.fraction, subject=subject))

    @Slot(object)
    def _on_models_loaded(self, loaded: Loaded) -> None:
        self._loading = None
        self._loaded = loaded
        draft = Path(loaded.draft.path) if loaded.draft is not None else None
        if self._wanted is not None and draft is None and self._wanted.draft is not None:
            self._wanted = replace(self._wanted, draft=None)
        self._become(Activity(ActivityKind.IDLE))
        self.models_changed.emit()

    @Slot(object)
    def _on_request_failed(self, failed: Failed) -> None:
        if failed.id != self._loading:
            return
        self._loading = None
        if self._loaded is not None:
            draft = self._loaded.draft
            self._wanted = ModelChoice(Path(self._loaded.target.path), Path(draft.path) if draft else None)
            self._become(Activity(ActivityKind.IDLE))
        else:
            self._wanted = None
            self._become(Activity(ActivityKind.FAILED, subject=failed.message))
        self.models_changed.emit()
        self.load_failed.emit(failed)

    @Slot(object)
    def _on_engine_died(self, death: EngineDeath) -> None:
        self._loading = None
        self._loaded = None
        self._become(Activity(ActivityKind.DEAD, subject=death.message))
        self.models_changed.emit()
