"""Which models are wanted, which are loaded, and bringing the one to the other."""

import logging
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from app.core.generation import AUTOMATIC, DraftingSettings, Method
from app.service.messages import Failed, Hello, Loaded, LoadProgress
from app.ui.activity import Activity, ActivityKind
from app.ui.models.model_choice import ModelChoice
from app.ui.models.notice import Notice
from app.ui.reply_method import ReplyMethod
from app.ui.settings.effects import LoadOptions
from app.workers.engine_client import EngineClient
from app.workers.engine_death import EngineDeath
from app.workers.interpreter import Interpreter

_log = logging.getLogger(__name__)


class ModelController(QObject):
    """Loads what was chosen, and loads it again after the engine died.

    Signals:
        activity_changed (Activity): Loading began, went on or ended.
        models_changed (): Other models are loaded, or wanted, or they are to draft in another way.
        notice_changed (Notice or None): There is news of the models to read, or none any more.
        load_failed (Failed): The wanted models could not be loaded; those before stay or come back.
    """

    activity_changed = Signal(object)
    models_changed = Signal()
    notice_changed = Signal(object)
    load_failed = Signal(object)

    def __init__(self, client: EngineClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self.load_options = LoadOptions()
        """How the next load is asked for."""
        self._wanted = ModelChoice()
        self._proven = ModelChoice()  # what was loaded last: the way back from a load that fails
        self._loaded: Loaded | None = None
        self._loading: int | None = None
        self._is_stopping = False
        self._method = Method.AUTO
        self._drafting = AUTOMATIC
        self._known: list[Path] = []
        self._activity = Activity(ActivityKind.STARTING)
        client.engine_ready.connect(self._on_engine_ready)
        client.load_progressed.connect(self._on_load_progressed)
        client.models_loaded.connect(self._on_models_loaded)
        client.models_replaced.connect(self._on_models_replaced)
        client.request_failed.connect(self._on_request_failed)
        client.engine_died.connect(self._on_engine_died)

    @property
    def activity(self) -> Activity:
        """What the models are up to; IDLE means that a reply can be asked for."""
        return self._activity

    @property
    def loaded(self) -> Loaded | None:
        """The models in use, as the engine describes them; None while there are none."""
        return self._loaded

    @property
    def in_use(self) -> ModelChoice:
        """The models in use, as they were chosen."""
        return self._proven if self._loaded is not None else ModelChoice()

    @property
    def wanted(self) -> ModelChoice:
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
    def drafting(self) -> DraftingSettings:
        """How far the next reply is drafted, when it is."""
        return self._drafting

    @property
    def plan(self) -> ReplyMethod:
        """Whether a draft will take part in the next reply."""
        return ReplyMethod(self._method, self._loaded is not None and self._loaded.draft is not None)

    @property
    def is_ready(self) -> bool:
        """Whether a reply can be asked for."""
        return self._activity.kind == ActivityKind.IDLE

    @property
    def is_loading(self) -> bool:
        """Whether the engine is at work on the wanted models."""
        return self._loading is not None

    def open_target(self, path: Path) -> None:
        """Load this target, with the draft chosen before."""
        self._want(ModelChoice(path.absolute(), self._wanted.draft))

    def open_draft(self, path: Path | None) -> None:
        """Load this draft, or none, for the target chosen before or the one chosen next."""
        self._want(ModelChoice(self._wanted.target, path.absolute() if path is not None else None))

    def open_pair(self, target: Path, draft: Path | None) -> None:
        """Load these two together."""
        self._want(ModelChoice(target.absolute(), draft.absolute() if draft is not None else None))

    def choose_method(self, method: Method) -> None:
        """Draft the next reply this way."""
        self._method = method
        self.models_changed.emit()

    def choose_drafting(self, drafting: DraftingSettings) -> None:
        """Draft the next reply so far; nothing is loaded for it."""
        self._drafting = drafting
        self.models_changed.emit()

    def remember(self, path: Path) -> None:
        """Offer this model file from now on, without loading it."""
        if path.absolute() not in self._known:
            self._known.append(path.absolute())

    def report_missing(self, message: str, hint: str) -> None:
        """Tell that there is no model to begin with, and why."""
        told = Interpreter().report(Failed(0, message, hint))
        self._become(Activity(ActivityKind.NO_MODEL, subject=told.message))
        self.load_failed.emit(told)

    def report_draft_fault(self, fault: str) -> None:
        """Tell that the draft failed in the middle of a reply, which was finished without it."""
        message = self.tr("The draft failed, and the answer was finished without it.")
        self.notice_changed.emit(Notice(message, (fault,)))

    @Slot()
    def stop_loading(self) -> None:
        """Give the load under way up; what was loaded before stays or comes back."""
        if self._loading is None or self._is_stopping:
            return
        self._is_stopping = True
        self._client.cancel()
        self._become(Activity(ActivityKind.STOPPING))

    def restart(self) -> None:
        """Start another engine; the models that were chosen are loaded again."""
        self._client.restart()
        self._loading = None
        self._is_stopping = False
        self._loaded = None
        self._become(Activity(ActivityKind.STARTING))
        self.models_changed.emit()

    def _want(self, choice: ModelChoice) -> None:
        is_dead = self._activity.kind == ActivityKind.DEAD
        if choice == self._wanted and not self._is_stopping and not is_dead:
            return  # a load would end the answer under way, for nothing
        for path in (choice.target, choice.draft):
            if path is not None:
                self.remember(path)
        self._wanted = choice
        self.notice_changed.emit(None)
        self.models_changed.emit()
        if choice.target is None:
            return
        if self._client.is_ready:
            self._load()
        elif is_dead:
            self.restart()

    def _load(self) -> None:
        target = self._wanted.target
        if target is None:
            self._become(Activity(ActivityKind.NO_MODEL))
            return
        self._is_stopping = False
        options = self.load_options
        self._loading = self._client.load(
            target,
            self._wanted.draft,
            options.context_length,
            options.threads,
            flash_attention=options.flash_attention,
        )
        self._become(Activity(ActivityKind.LOADING, subject=target.name))

    def _become(self, activity: Activity) -> None:
        self._activity = activity
        self.activity_changed.emit(activity)

    def _fall_back(self) -> bool:
        """Want what was loaded last again, or nothing; return whether the engine still has it."""
        has_failed = self._proven == self._wanted and self._loaded is None
        if has_failed or self._proven.target is None:
            self._wanted, self._proven = ModelChoice(draft=self._wanted.draft), ModelChoice()
        else:
            self._wanted = self._proven
        return self._loaded is not None

    def _whereabouts(self, still_there: bool) -> str:
        """Say what is left after a load that came to nothing."""
        target = self._wanted.target
        if target is None:
            return self.tr("No model is loaded; open one to go on.")
        words = self.tr("{target} is still in use.")
        if not still_there:
            words = self.tr("{target} had made room for it and is being loaded again.")
        return words.format(target=target.name)

    def _settle_method(self) -> tuple[str, ...]:
        """Give a method up that needs the draft there is not, and say so."""
        if self._method != Method.DRAFT or self.plan.has_draft:
            return ()
        self._method = Method.AUTO
        return (self.tr("The method is Automatic again, since there is no draft model."),)

    def _news_of(self, loaded: Loaded, refused: Path | None) -> Notice | None:
        sentences = (*loaded.notices, *self._settle_method())
        name = loaded.target.name
        if refused is not None:
            message = self.tr("{draft} does not draft for {target}.")
            return Notice(message.format(draft=refused.name, target=name), sentences)
        return Notice(self.tr("{target} is loaded.").format(target=name), sentences) if sentences else None

    @Slot(object)
    def _on_engine_ready(self, hello: Hello) -> None:
        _log.info("engine %s is ready: %s", hello.version, hello.system)
        self._load()

    @Slot(object)
    def set_load_options(self, options: LoadOptions) -> None:
        """Ask for the next load so."""
        self.load_options = options

    @Slot(object)
    def _on_load_progressed(self, progress: LoadProgress) -> None:
        if self._is_stopping:
            return
        path = self._wanted.draft if progress.model == "draft" else self._wanted.target
        subject = path.name if path is not None else ""
        self._become(Activity(ActivityKind.LOADING, fraction=progress.fraction, subject=subject))

    @Slot(object)
    def _on_models_loaded(self, loaded: Loaded) -> None:
        self._loading = None
        self._is_stopping = False
        self._loaded = loaded
        refused = self._wanted.draft if loaded.draft is None else None
        self._proven = ModelChoice(self._wanted.target, None if refused else self._wanted.draft)
        self._wanted = self._proven
        self.notice_changed.emit(self._news_of(loaded, refused))
        self._become(Activity(ActivityKind.IDLE))
        self.models_changed.emit()

    @Slot(object)
    def _on_models_replaced(self, loaded: Loaded | None) -> None:
        self._loaded = loaded
        if loaded is not None:
            draft = Path(loaded.draft.path) if loaded.draft is not None else None
            self._proven = ModelChoice(Path(loaded.target.path), draft)
        self.models_changed.emit()

    @Slot(object)
    def _on_request_failed(self, failed: Failed) -> None:
        if failed.id != self._loading:
            return
        was_stopped, self._is_stopping, self._loading = self._is_stopping, False, None
        tried = self._wanted.target
        if failed.target_lost:
            self._loaded = None
        still_there = self._fall_back()
        details = (self._whereabouts(still_there), *(self._settle_method() if still_there else ()))
        if still_there:
            self._become(Activity(ActivityKind.IDLE))
        elif self._wanted.target is not None:
            self._load()
        elif was_stopped:
            self._become(Activity(ActivityKind.NO_MODEL))
        else:
            self._become(Activity(ActivityKind.FAILED, subject=failed.message))
        self.models_changed.emit()
        words = self.tr("{name} could not be loaded.")
        if was_stopped:
            words = self.tr("Loading {name} was stopped.")
        self.notice_changed.emit(Notice(words.format(name=tried.name if tried is not None else ""), details))
        if not was_stopped:
            self.load_failed.emit(failed)

    @Slot(object)
    def _on_engine_died(self, death: EngineDeath) -> None:
        self._loading = None
        self._loaded = None
        if self._is_stopping:
            self._is_stopping = False
            self._fall_back()
        self._become(Activity(ActivityKind.DEAD, subject=death.message))
        self.models_changed.emit()
