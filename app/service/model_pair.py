"""The models of one engine: one that answers, and one that drafts for it."""

from pathlib import Path

import psutil

from app.core.cancellation import CancelFlag
from app.core.llama.model import ModelOptions
from app.errors import DraftError, ModelFileError, ModelNotLoadedError
from app.service.loaded_models import Identity, LoadedDraft, LoadedTarget, identify, memory_of
from app.service.loading import Progress, open_draft, open_target
from app.service.messages import MemoryUse, ModelCard
from app.service.model_card import describe
from app.storage.cost_cache import CostCache


class ModelPair:
    """Holds at most one target and one draft; what is loaded stays until something better is ready."""

    def __init__(self, cancel: CancelFlag, cache: CostCache) -> None:
        """Start with nothing loaded.

        Args:
            cancel: Raised from any thread to stop loading.
            cache: Remembers what evaluations cost from one start to the next.
        """
        self._cancel = cancel
        self._cache = cache
        self._target: LoadedTarget | None = None
        self._draft: LoadedDraft | None = None

    def load_target(self, path: Path, options: ModelOptions, progress: Progress) -> None:
        """Load the model that answers; when it is loaded already, nothing happens.

        Args:
            path: Its GGUF file.
            options: How it is run.
            progress: Called with the loaded share, 0 to 1.

        Raises:
            CancelledError: The loading was stopped.
            ModelFileError: The file is missing, damaged or no model.
            ModelLoadError: llama.cpp cannot run it here.
        """
        wanted = identify(path, options)
        if self._target is not None and self._target.identity == wanted:
            return
        # The old target serves until the new one is ready, unless both do not fit into memory.
        if psutil.virtual_memory().available < 1.5 * wanted.size:
            self.close()
        loaded = open_target(wanted, self._cache, self._cancel, progress)
        self.close()
        self._target = loaded

    def load_draft(self, path: Path | None, threads: int | None, progress: Progress) -> None:
        """Load the model that writes ahead of the target, or none.

        Whatever was the draft before is given up; without a draft, replies are decoded plainly.

        Args:
            path: Its GGUF file; None for no draft.
            threads: Threads for evaluating; None for the physical cores.
            progress: Called with the loaded share, 0 to 1.

        Raises:
            CancelledError: The loading was stopped.
            ModelFileError: The file is missing, damaged or no model.
            ModelLoadError: llama.cpp cannot run it here.
            DraftError: It cannot draft for this target.
        """
        loaded = self.target
        target = loaded.model
        options = ModelOptions(target.context_length, threads, max_outputs=1)
        wanted = None if path is None else self._identify_or_drop(path, options)
        if self._draft is not None and self._draft.identity == wanted:
            return
        self._drop_draft()
        if wanted is None:
            return
        if not target.can_rewind:
            raise DraftError(
                "This target's memory cannot be rewound after a rejected token.", "It answers plainly."
            )
        self._target, self._draft = open_draft(wanted, loaded, self._cancel, progress)

    @property
    def target(self) -> LoadedTarget:
        """The model that answers.

        Raises:
            ModelNotLoadedError: There is none.
        """
        if self._target is None:
            raise ModelNotLoadedError("No model is loaded.", "Open a model first.")
        return self._target

    @property
    def draft(self) -> LoadedDraft | None:
        """The model that writes ahead of it, or None."""
        return self._draft

    @property
    def has_target(self) -> bool:
        """Whether a target is loaded."""
        return self._target is not None

    @property
    def target_card(self) -> ModelCard:
        """The loaded target, as a person knows it.

        Raises:
            ModelNotLoadedError: There is none.
        """
        target = self.target
        return describe(target.identity.path, target.model, target.template.begins_thinking)

    @property
    def draft_card(self) -> ModelCard | None:
        """The loaded draft, as a person knows it, or None."""
        return describe(self._draft.identity.path, self._draft.model) if self._draft else None

    @property
    def memory(self) -> MemoryUse:
        """What the loaded models take.

        Raises:
            ModelNotLoadedError: There is no target.
        """
        return memory_of(self.target, self._draft)

    @property
    def notices(self) -> tuple[str, ...]:
        """What the user should know about the loaded target."""
        return self.target.notices

    def forget_context(self) -> None:
        """Empty both caches, so that the next prompt is read from its beginning."""
        for loaded in (self._target, self._draft):
            if loaded is not None:
                loaded.model.rewind(0)

    def close(self) -> None:
        """Give all memory back."""
        self._drop_draft()
        if self._target is not None:
            self._target.model.close()
            self._target = None

    def _identify_or_drop(self, path: Path, options: ModelOptions) -> Identity:
        try:
            return identify(path, options)
        except ModelFileError:
            self._drop_draft()
            raise

    def _drop_draft(self) -> None:
        if self._draft is not None:
            self._draft.drafter.close()
            self._draft = None
