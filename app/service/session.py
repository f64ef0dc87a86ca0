"""Writes replies with the models of one engine, and counts what conversations take of their context."""

import logging
from collections import deque
from collections.abc import Iterator, Sequence
from itertools import chain

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
from app.core.prefill import prefill
from app.core.reason_words import in_words
from app.core.speculative.decoder import Decoder
from app.core.speculative.draft_length import DraftLength, FixedLength
from app.core.speculative.drafter import Drafter, NoDrafter
from app.core.speculative.hindsight import RoundCosts
from app.core.speculative.sampling import Row
from app.core.statistics import Round, Statistics
from app.core.trimming import Fit, fit, fitted, reserve
from app.errors import UsageError
from app.service.calibration import LONGEST_DRAFT
from app.service.loaded_models import LoadedTarget
from app.service.model_pair import ModelPair
from app.storage.cost_cache import CostCache

logger = logging.getLogger(__name__)

ROUNDS_KEPT = 4096
"""Rounds that are remembered, for whoever wants to know what happened."""


class Session:
    """Answers with at most one target and one draft."""

    def __init__(self, cancel: CancelFlag, cache: CostCache) -> None:
        """Start with nothing loaded.

        Args:
            cancel: Raised from any thread to stop what this session is doing.
            cache: Remembers what evaluations cost from one start to the next.
        """
        self._cancel = cancel
        self.models = ModelPair(cancel, cache)
        """What is loaded, to be loaded and given up there."""
        self.rounds: deque[Round] = deque(maxlen=ROUNDS_KEPT)
        """The newest rounds, oldest first."""

    @property
    def context_length(self) -> int:
        """Tokens of context of the loaded target."""
        return self.models.target.model.context_length

    @property
    def vocabulary(self) -> Vocabulary:
        """The tokens of the loaded target."""
        return self.models.target.model.vocabulary

    def costs_now(self) -> RoundCosts:
        """What a round costs now, by all that was measured.

        Raises:
            ModelNotLoadedError: There is no target.
        """
        target = self.models.target
        checks = tuple(target.costs.all_seconds()[1 : target.model.max_outputs + 1].tolist())
        if self.models.draft is None:
            return RoundCosts(checks, draft=0.0, longest=0)
        per_token = self.models.draft.cost.seconds_per_token()
        return RoundCosts(checks, per_token, min(LONGEST_DRAFT, len(checks) - 1))

    def count(self, conversation: Conversation) -> Fit:
        """Say how much of the context a conversation takes, and what of it would be left out to make room.

        Raises:
            CancelledError: It was stopped.
            ModelNotLoadedError: There is no target.
            TemplateError: Its template cannot write this.
        """
        target = self.models.target
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
        target = self.models.target
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
        stop = self.models.target.template.stop
        return self._generate(GenerationRequest(prompt, sampling, max_tokens, stop), method, drafting)

    def logits_after(self, tokens: Sequence[int]) -> Row:
        """The target's logits after these tokens, the last of which is evaluated by itself.

        Raises:
            CancelledError: It was stopped.
            EvaluationError: llama.cpp failed.
        """
        model = self.models.target.model
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
        vocabulary = self.models.target.model.vocabulary
        prompt = with_bos(vocabulary.tokenize(text, allow_control=True), vocabulary)
        return self._generate(GenerationRequest(prompt, sampling, max_tokens), method, drafting)

    def resolve(self, method: Method) -> Method:
        """How tokens will really be drafted when this method is asked for.

        Raises:
            UsageError: Drafting was asked for, and no draft is loaded.
        """
        if method is Method.DRAFT and self.models.draft is None:
            raise UsageError(
                "There is no draft to write ahead.", "Open a draft model, or use the plain method."
            )
        if method is Method.PLAIN or self.models.draft is None:
            return Method.PLAIN
        return Method.DRAFT

    def close(self) -> None:
        """Give all memory back."""
        self.models.close()

    def _generate(
        self, request: GenerationRequest, method: Method, drafting: DraftingSettings
    ) -> Iterator[Event]:
        target = self.models.target
        drafter: Drafter = NoDrafter()
        lengths: DraftLength = FixedLength(0)
        if self.resolve(method) is Method.DRAFT and self.models.draft is not None:
            drafter = self.models.draft.drafter
            lengths = self.models.draft.lengths_for(drafting)
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
