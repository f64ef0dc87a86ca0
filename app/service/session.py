"""The models of one engine: loads them, keeps them, writes replies with them."""

import logging
from collections import deque
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path

import psutil

from app.core.cancellation import CancelFlag, CancelledError
from app.core.chat_template import with_bos
from app.core.conversation import Conversation
from app.core.events import Event, GenerationFinished, MessagesLeftOut, TokensCommitted
from app.core.generation import (
    AUTOMATIC,
    DraftingSettings,
    FinishReason,
    GenerationRequest,
    Method,
    Overflow,
    SamplingSettings,
)
from app.core.language_model import Vocabulary
from app.core.llama.model import ModelOptions
from app.core.prefill import prefill
from app.core.reason_words import in_words
from app.core.speculative.decoder import Decoder
from app.core.speculative.draft_length import DraftLength, FixedLength
from app.core.speculative.drafter import Drafter, NoDrafter
from app.core.speculative.hindsight import RoundCosts
from app.core.speculative.sampling import Row
from app.core.statistics import Round, Statistics
from app.core.trimming import Fit, fit, fitted, reserve
from app.errors import DraftError, ModelFileError, ModelNotLoadedError, UsageError
from app.service.calibration import LONGEST_DRAFT
from app.service.loaded_models import Identity, LoadedDraft, LoadedTarget, identify, memory_of
from app.service.loading import Progress, open_draft, open_target
from app.service.messages import MemoryUse, ModelCard
from app.service.model_card import describe
from app.storage.cost_cache import CostCache

logger = logging.getLogger(__name__)

ROUNDS_KEPT = 4096
"""Rounds that are remembered, for whoever wants to know what happened."""


class Session:
    """Holds at most one target and one draft, and answers with them."""

    def __init__(self, cancel: CancelFlag, cache: CostCache) -> None:
        """Start with nothing loaded.

        Args:
            cancel: Raised from any thread to stop what this session is doing.
            cache: Remembers what evaluations cost from one start to the next.
        """
        self._cancel = cancel
        self._cache = cache
        self.rounds: deque[Round] = deque(maxlen=ROUNDS_KEPT)
        """The newest rounds, oldest first."""
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
        loaded = self._loaded_target()
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
    def has_target(self) -> bool:
        """Whether a target is loaded."""
        return self._target is not None

    @property
    def target_card(self) -> ModelCard:
        """The loaded target, as a person knows it.

        Raises:
            ModelNotLoadedError: There is none.
        """
        target = self._loaded_target()
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
        return memory_of(self._loaded_target(), self._draft)

    @property
    def context_length(self) -> int:
        """Tokens of context of the loaded target."""
        return self._loaded_target().model.context_length

    @property
    def vocabulary(self) -> Vocabulary:
        """The tokens of the loaded target."""
        return self._loaded_target().model.vocabulary

    @property
    def notices(self) -> tuple[str, ...]:
        """What the user should know about the loaded target."""
        return self._loaded_target().notices

    def costs_now(self) -> RoundCosts:
        """What a round costs now, by all that was measured.

        Raises:
            ModelNotLoadedError: There is no target.
        """
        target = self._loaded_target()
        checks = tuple(target.costs.all_seconds()[1 : target.model.max_outputs + 1].tolist())
        if self._draft is None:
            return RoundCosts(checks, draft=0.0, longest=0)
        per_token = self._draft.cost.seconds_per_token()
        return RoundCosts(checks, per_token, min(LONGEST_DRAFT, len(checks) - 1))

    def count(self, conversation: Conversation) -> Fit:
        """Say how much of the context a conversation takes, and what of it would be left out to make room.

        Raises:
            CancelledError: It was stopped.
            ModelNotLoadedError: There is no target.
            TemplateError: Its template cannot write this.
        """
        target = self._loaded_target()
        length = target.model.context_length
        return fit(conversation, target.template.prompt, length - reserve(length, None))

    def fit(self, conversation: Conversation, max_tokens: int | None, overflow: Overflow) -> Fit:
        """Make the prompt of a conversation.

        Raises:
            CancelledError: It was stopped.
            ModelNotLoadedError: There is no target.
            TemplateError: Its template cannot write this.
            PromptTooLongError: It does not fit.
        """
        target = self._loaded_target()
        length = target.model.context_length
        return fitted(conversation, target.template.prompt, length, max_tokens, overflow)

    def answer(
        self,
        conversation: Conversation,
        sampling: SamplingSettings,
        method: Method,
        max_tokens: int | None,
        drafting: DraftingSettings = AUTOMATIC,
        overflow: Overflow = Overflow.REFUSE,
    ) -> Iterator[Event]:
        """Write the next turn of a conversation, or go on with the one that has begun.

        Raises:
            AppError: There is no model, or the conversation does not fit it; see `Decoder.generate`.
        """
        try:
            found = self.fit(conversation, max_tokens, overflow)
        except CancelledError:
            return iter((GenerationFinished(FinishReason.CANCELLED, "", Statistics()),))
        events = self.write(found.prompt, sampling, method, max_tokens, drafting)
        return chain((MessagesLeftOut(found.left_out),), events) if found.left_out else events

    def write(
        self,
        prompt: tuple[int, ...],
        sampling: SamplingSettings,
        method: Method,
        max_tokens: int | None,
        drafting: DraftingSettings = AUTOMATIC,
    ) -> Iterator[Event]:
        """Write the turn that a prompt of this model's chat template asks for.

        Raises:
            AppError: There is no model, or the prompt does not fit it; see `Decoder.generate`.
        """
        stop = self._loaded_target().template.stop
        return self._generate(GenerationRequest(prompt, sampling, max_tokens, stop), method, drafting)

    def logits_after(self, tokens: Sequence[int]) -> Row:
        """The target's logits after these tokens, the last of which is evaluated by itself.

        Raises:
            CancelledError: It was stopped.
            EvaluationError: llama.cpp failed.
        """
        model = self._loaded_target().model
        for _ in prefill(model, tokens[:-1], self._cancel):
            self._cancel.raise_if_set()
        row: Row = model.evaluate(tokens[-1:], outputs=1)[0]
        return row.copy()

    def continue_text(
        self,
        text: str,
        sampling: SamplingSettings,
        method: Method,
        max_tokens: int | None,
        drafting: DraftingSettings = AUTOMATIC,
    ) -> Iterator[Event]:
        """Write on from a text as it is, without a chat template; control tokens in it count.

        Raises:
            AppError: There is no model, or the text does not fit it; see `Decoder.generate`.
        """
        vocabulary = self._loaded_target().model.vocabulary
        prompt = with_bos(vocabulary.tokenize(text, allow_control=True), vocabulary)
        return self._generate(GenerationRequest(prompt, sampling, max_tokens), method, drafting)

    def resolve(self, method: Method) -> Method:
        """How tokens will really be drafted when this method is asked for.

        Raises:
            UsageError: Drafting was asked for, and no draft is loaded.
        """
        if method is Method.DRAFT and self._draft is None:
            raise UsageError(
                "There is no draft to write ahead.", "Open a draft model, or use the plain method."
            )
        if method is Method.PLAIN or self._draft is None:
            return Method.PLAIN
        return Method.DRAFT

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

    def _generate(
        self, request: GenerationRequest, method: Method, drafting: DraftingSettings
    ) -> Iterator[Event]:
        target = self._loaded_target()
        drafter: Drafter = NoDrafter()
        lengths: DraftLength = FixedLength(0)
        if self.resolve(method) is Method.DRAFT and self._draft is not None:
            drafter = self._draft.drafter
            lengths = self._draft.lengths_for(drafting)
        decoder = Decoder(target.model, drafter, lengths, target.costs, target.baseline, self._cancel)
        return self._watched(decoder.generate(request), target)

    def _watched(self, events: Iterator[Event], target: LoadedTarget) -> Iterator[Event]:
        """Remember the rounds, and compare what they took with the costs known before."""
        for event in events:
            if isinstance(event, TokensCommitted):
                self.rounds.append(event.measured)
            if isinstance(event, GenerationFinished):
                target.known.check(target.costs)
                why = event.statistics.why
                logger.info("%s, %d tokens: %s", event.reason, event.statistics.committed, in_words(why))
            yield event

    def _loaded_target(self) -> LoadedTarget:
        if self._target is None:
            raise ModelNotLoadedError("No model is loaded.", "Open a model first.")
        return self._target

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
