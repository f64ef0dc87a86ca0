"""The loop: draft, evaluate, verify, cut, commit, rewind, tell; plain decoding drafts nothing."""

import logging
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from app.core.cancellation import CancelFlag, CancelledError
from app.core.events import Event, GenerationFinished, PromptProgress, TokensCommitted
from app.core.generation import FinishReason, GenerationRequest
from app.core.language_model import LanguageModel
from app.core.prefill import prefill
from app.core.speculative.baseline import PlainBaseline
from app.core.speculative.cost_curve import CostCurve
from app.core.speculative.draft_length import DraftLength, FixedPlan
from app.core.speculative.drafter import Draft, Drafter, DraftPlan
from app.core.speculative.sampling import Sampler
from app.core.speculative.verifier import Verdict, verify
from app.core.statistics import DraftReason, Round, StatisticsRecorder, Why
from app.core.text_stream import TextStream
from app.errors import EvaluationError, PromptTooLongError

logger = logging.getLogger(__name__)


class Decoder:
    """Writes replies with one target and one drafter.

    Between replies both caches are kept, so that a follow-up turn reads only what is new.
    """

    def __init__(
        self,
        target: LanguageModel,
        drafter: Drafter,
        lengths: DraftLength,
        costs: CostCurve,
        baseline: PlainBaseline,
        cancel: CancelFlag,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """Put the parts together.

        Args:
            target: The model whose answers are written.
            drafter: Proposes tokens; never changes the answer.
            lengths: Decides how far to draft.
            costs: What evaluations cost; each round refines it.
            baseline: Remembers what plain rounds cost.
            cancel: Raised from any thread to end the reply after the running evaluation's next step.
            clock: Seconds that only grow.
        """
        self._target = target
        self._drafter = drafter
        self._lengths = lengths
        self._costs = costs
        self._baseline = baseline
        self._cancel = cancel
        self._clock = clock
        self._most = min(target.max_outputs, target.batch_length, costs.longest)

    def generate(self, request: GenerationRequest) -> Iterator[Event]:
        """Write one reply.

        Yields:
            PromptProgress while the prompt is read, TokensCommitted after each round, and in the end
            always one GenerationFinished, also when the reply was cancelled.

        Raises:
            PromptTooLongError: The prompt leaves no room for a reply.
            EvaluationError: llama.cpp failed; the next reply may work.
        """
        reply = _Reply(request, self._target, self._clock())
        reason: FinishReason | None = None
        try:
            yield from self._read_prompt(reply)
            self._baseline.begin_reply()
            self._costs.begin_reply()
            while reason is None:
                self._cancel.raise_if_set()
                event, reason = self._round(reply)
                yield event
        except CancelledError:
            reason = FinishReason.CANCELLED
        finally:
            self._keep_certain(reply)
        yield GenerationFinished(reason, reply.text.finish(), reply.record.current, reply.draft_fault)

    def _read_prompt(self, reply: "_Reply") -> Iterator[PromptProgress]:
        known = reply.context[:-1]
        total = len(known) * (2 if self._drafter.reads_prompt else 1)
        reused: int | None = None
        done = 0
        for done in prefill(self._target, known, self._cancel):
            reused = done if reused is None else reused
            yield PromptProgress(done, total)
        try:
            for drafted in self._drafter.begin(reply.context, reply.sampler, self._cancel):
                yield PromptProgress(done + drafted, total)
        except EvaluationError as error:
            reply.give_draft_up(error)
        reply.record.prompt_read(reused or 0, self._clock() - reply.asked_at)

    def _round(self, reply: "_Reply") -> tuple[TokensCommitted, FinishReason | None]:
        context = reply.context
        inside = self._compute_seconds()
        began = self._clock()
        pending = self._drafter.pending(context)
        draft, why = self._draft(reply, pending)
        drafted = self._clock()
        batch = [context[-1], *draft.tokens]
        shape = self._shape(len(batch))
        logits = self._target.evaluate(batch, outputs=len(batch), padded_to=shape)
        evaluated = self._clock()
        kept = reply.cut(verify(draft, logits, reply.sampler, context))
        verdict, reason = kept.verdict, kept.reason
        context.extend(verdict.tokens)
        self._keep_certain(reply)
        ended = self._clock()

        measured = Round(
            drafted=verdict.drafted,
            accepted=verdict.accepted,
            committed=len(verdict.tokens),
            draft_seconds=drafted - began,
            verify_seconds=evaluated - drafted,
            seconds=ended - began,
            compute_seconds=self._compute_seconds() - inside,
            why=why,
            shape=shape,
            confidences=draft.confidences,
        )
        slowness = measured.verify_seconds / self._costs.seconds(shape)
        self._costs.observe(shape, measured.verify_seconds, len(context))
        self._lengths.observe(draft, pending, measured)
        if not draft.tokens and not self._costs.is_doubtful:
            self._baseline.observe(len(context), ended - drafted, self._costs.pace)
        reply.record.add(
            measured,
            ended=reason is FinishReason.END,
            since_request=ended - reply.asked_at,
            slowness=slowness,
        )
        if (plain := self._baseline.cost(len(context), self._costs.pace)) is not None:
            reply.record.compare(plain)
        told = TokensCommitted(verdict.tokens, kept.text, measured, reply.record.current, kept.characters)
        return told, reason

    def _draft(self, reply: "_Reply", pending: int) -> tuple[Draft, Why]:
        """Ask the drafter, unless it failed: a fault of the draft must not cost the answer."""
        if reply.draft_fault:
            return Draft(), Why(DraftReason.FAULT)
        plan = self._plan(reply, pending)
        if plan.limit == 0 or not plan.goes_on(()):
            return Draft(), plan.why
        try:
            draft = self._drafter.draft(reply.context, plan)
        except EvaluationError as error:
            reply.give_draft_up(error)
            return Draft(), Why(DraftReason.FAULT)
        return draft, plan.why if draft.tokens else Why(draft.empty)

    def _plan(self, reply: "_Reply", pending: int) -> DraftPlan:
        if self._baseline.is_due(reply.record.current.committed) or self._costs.wants_plain:
            return FixedPlan(0, Why(DraftReason.MEASURING))
        return self._lengths.plan(max(0, min(reply.room(), self._most) - 1), pending)

    def _shape(self, tokens: int) -> int:
        """The cheapest batch for a checked draft; a plain round stays what it is."""
        return self._costs.shape(tokens, self._most) if tokens > 1 else 1

    def _keep_certain(self, reply: "_Reply") -> None:
        """Forget what was not committed, and the last token, which only the next round evaluates."""
        certain = len(reply.context) - 1
        self._target.rewind(certain)
        self._drafter.accept(certain)

    def _compute_seconds(self) -> float:
        return self._target.compute_seconds + self._drafter.compute_seconds


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a reply must end at the latest."""

    tokens: int
    reason: FinishReason


@dataclass(frozen=True, slots=True)
class _Kept:
    """What becomes part of a reply: tokens, new text, each token's characters; and why it ends, if so."""

    verdict: Verdict
    text: str
    characters: tuple[int, ...]
    reason: FinishReason | None


class _Reply:
    """One reply while it is written."""

    def __init__(self, request: GenerationRequest, target: LanguageModel, asked_at: float) -> None:
        length = len(request.prompt)
        room = target.context_length - length
        if room < 1:
            raise PromptTooLongError(
                f"The prompt has {length} tokens, and the context holds {target.context_length}.",
                "Shorten the prompt, start a new conversation, or choose a larger context.",
            )
        self.asked_at = asked_at
        self.context = list(request.prompt)
        self.sampler = Sampler(request.sampling)
        self.text = TextStream(request.stop)
        self.record = StatisticsRecorder(length)
        self.draft_fault = ""
        self._vocabulary = target.vocabulary
        self._last = (
            _Place(room, FinishReason.CONTEXT)
            if request.max_tokens is None or request.max_tokens > room
            else _Place(request.max_tokens, FinishReason.LENGTH)
        )

    def give_draft_up(self, error: EvaluationError) -> None:
        """Go on without a draft."""
        logger.warning("the draft failed: %s", error)
        self.draft_fault = error.message

    def room(self) -> int:
        """How many more tokens this reply may have."""
        return self._last.tokens - self.record.current.committed

    def cut(self, verdict: Verdict) -> _Kept:
        """Cut a verdict where the reply ends, before anything of it is kept.

        The token that ends the reply is no part of it; the one that completes a stop string is.
        """
        text = ""
        ended: list[int] = []
        for place, token in enumerate(verdict.tokens):
            if self._vocabulary.is_end(token):
                return _Kept(verdict.cut(place), text, tuple(ended), FinishReason.END)
            text += self.text.push(self._vocabulary.piece(token))
            ended.append(self.text.ended)
            if (reason := self._reason_after(place)) is not None:
                return _Kept(verdict.cut(place + 1), text, tuple(ended), reason)
        return _Kept(verdict, text, tuple(ended), None)

    def _reason_after(self, place: int) -> FinishReason | None:
        """Why the reply ends with the token at this place of a round, if it does."""
        if self.text.stopped:
            return FinishReason.STOP
        return self._last.reason if place + 1 == self.room() else None
