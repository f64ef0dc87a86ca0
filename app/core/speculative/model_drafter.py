"""A small model drafts: it writes ahead, token by token, with the target's own sampler chain."""

from collections.abc import Iterator, Sequence

from app.core.cancellation import CancelFlag
from app.core.language_model import LanguageModel
from app.core.prefill import prefill
from app.core.speculative.drafter import Draft, DraftPlan
from app.core.speculative.sampling import Distribution, Sampler
from app.core.speculative.skipping_cache import SkippingCache
from app.core.speculative.vocabulary_match import shared_vocabulary
from app.core.statistics import DraftReason
from app.errors import DraftError

_CATCH_UP = 32
"""Tokens read before drafting again after a long plain stretch; the rest of the stretch is skipped."""

_MOST_LACKING = 48
"""Tokens behind which the draft may be without skipping any."""


class ModelDrafter:
    """Drafts with a small model whose KV cache is kept and rewound, never evaluated again.

    Between calls the draft's cache is a prefix of the context. It lacks at most the tokens that the
    target chose itself, which the next draft evaluates first; after a long plain stretch it reads only the
    end of it.
    """

    reads_prompt = True

    def __init__(self, draft: LanguageModel, target: LanguageModel) -> None:
        """Check that the two speak the same tokens.

        Args:
            draft: The small model; closed with this drafter.
            target: The model that checks.

        Raises:
            VocabularyMismatchError: A token id stands for different texts in the two.
            DraftError: The draft's memory cannot be rewound.
        """
        if not draft.can_rewind:
            raise DraftError(
                "This draft's memory cannot be rewound after a rejected token.",
                "Choose a draft of another kind; recurrent and hybrid models cannot draft yet.",
            )
        self._draft = draft
        self._shared = shared_vocabulary(draft.vocabulary, target.vocabulary)
        self._cache = SkippingCache(draft)
        self._sampler: Sampler | None = None

    @property
    def compute_seconds(self) -> float:
        """Seconds spent so far inside llama.cpp."""
        return self._draft.compute_seconds

    def begin(self, prompt: Sequence[int], sampler: Sampler, cancel: CancelFlag) -> Iterator[int]:
        """Read all but the last prompt token, as far as the draft's own context reaches."""
        self._sampler = sampler
        self._cache.close_gap()
        known = self._known(prompt)
        yield from prefill(self._draft, prompt[:-1][: min(known, self._draft.context_length)], cancel)

    def pending(self, context: Sequence[int]) -> int:
        """How many tokens of the context the draft would read."""
        lacking = len(context) - self._cache.reached
        return lacking if lacking <= _MOST_LACKING else _CATCH_UP

    def draft(self, context: Sequence[int], plan: DraftPlan) -> Draft:
        """Write ahead as far as the plan goes; nothing when its context is full or it lacks a token."""
        sampler = self._sampler
        if (pending := self.pending(context)) < len(context) - self._cache.reached:
            self._cache.skip_to(len(context) - pending)
        limit = min(plan.limit, self._draft.context_length + self._cache.skipped - len(context) + 1)
        if limit <= 0 or sampler is None:
            return Draft()
        if self._known(context, self._cache.reached) < len(context):
            return Draft(empty=DraftReason.UNKNOWN_TOKEN)
        history = list(context)
        confidences: list[float] = []
        distributions: list[Distribution] = []
        while len(confidences) < limit and plan.goes_on(confidences):
            logits = self._cache.logits_after(history)[0][: self._shared]
            if sampler.is_greedy:
                token = sampler.likeliest(logits, history)
                confidences.append(sampler.confidence(logits, token))
            else:
                distributions.append(sampler.distribution(logits, history))
                token = sampler.draw(distributions[-1], len(history))
                confidences.append(float(distributions[-1].probabilities.max()))
            history.append(token)
            if self._draft.vocabulary.is_end(token):
                break
        return Draft(
            tuple(history[len(context) :]),
            tuple(confidences),
            tuple(distributions) if sampler.wants_distributions else None,
        )

    def accept(self, length: int) -> None:
        """Rewind to the certain tokens."""
        self._cache.rewind(length)

    def close(self) -> None:
        """Give the draft's memory back."""
        self._draft.close()

    def _known(self, tokens: Sequence[int], start: int = 0) -> int:
        """How many tokens there are before the first one that only the target knows."""
        size = self._draft.vocabulary.size
        return next((place for place in range(start, len(tokens)) if tokens[place] >= size), len(tokens))
