"""The models of one engine: loads them, keeps them, writes replies with them."""

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import median

import psutil

from app.core.cancellation import CancelFlag
from app.core.chat_template import ChatTemplate, with_bos
from app.core.conversation import Conversation
from app.core.events import Event
from app.core.generation import GenerationRequest, Method, SamplingSettings
from app.core.llama.model import LlamaModel, ModelOptions
from app.core.speculative.baseline import PlainBaseline
from app.core.speculative.cost_curve import CostCurve
from app.core.speculative.decoder import Decoder
from app.core.speculative.draft_length import BestRate, DraftLength, FixedLength
from app.core.speculative.drafter import Drafter, NoDrafter
from app.core.speculative.model_drafter import ModelDrafter
from app.errors import DraftError, ModelFileError, ModelNotLoadedError, UsageError
from app.library.gguf_header import read_header
from app.service.calibration import LONGEST_DRAFT, measure_costs, measure_draft_cost, measure_plain
from app.service.messages import ModelCard
from app.service.model_card import describe

Progress = Callable[[float], None]
"""Called with the loaded share of a model's weights, 0 to 1."""

logger = logging.getLogger(__name__)

SEEDED_DRAFT_LENGTH = 3
"""Tokens drafted a round where the length must not follow the clock."""


@dataclass(frozen=True, slots=True)
class _Identity:
    """What makes a loaded model the same as the one asked for."""

    path: Path = field(compare=False)
    file: tuple[int, int]
    changed: int
    size: int
    options: ModelOptions


@dataclass(frozen=True, slots=True)
class _Target:
    identity: _Identity
    model: LlamaModel
    template: ChatTemplate
    costs: CostCurve
    baseline: PlainBaseline
    notices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _DraftModel:
    identity: _Identity
    model: LlamaModel
    drafter: ModelDrafter
    lengths: DraftLength


class Session:
    """Holds at most one target and one draft, and answers with them."""

    def __init__(self, cancel: CancelFlag) -> None:
        """Start with nothing loaded.

        Args:
            cancel: Raised from any thread to stop what this session is doing.
        """
        self._cancel = cancel
        self._target: _Target | None = None
        self._draft: _DraftModel | None = None

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
        wanted = _identify(path, options)
        if self._target is None or self._target.identity != wanted:
            self._replace_target(wanted, progress)

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
        model = self._open(wanted, progress)
        try:
            drafter = ModelDrafter(model, target)
            costs = measure_costs(target)
            # Samples count relative to the curve's pace, so a new curve begins with samples of its own.
            baseline = _baseline_of(target, measure_plain(target))
            lengths = BestRate(costs, measure_draft_cost(model), LONGEST_DRAFT)
        except BaseException:
            model.close()
            raise
        self._target = replace(loaded, costs=costs, baseline=baseline)
        self._draft = _DraftModel(wanted, model, drafter, lengths)

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
        return describe(target.identity.path, target.model)

    @property
    def draft_card(self) -> ModelCard | None:
        """The loaded draft, as a person knows it, or None."""
        return describe(self._draft.identity.path, self._draft.model) if self._draft else None

    @property
    def notices(self) -> tuple[str, ...]:
        """What the user should know about the loaded target."""
        return self._loaded_target().notices

    def answer(
        self,
        conversation: Conversation,
        sampling: SamplingSettings,
        method: Method,
        max_tokens: int | None,
    ) -> Iterator[Event]:
        """Write the next turn of a conversation.

        Raises:
            AppError: There is no model, or the conversation does not fit it; see `Decoder.generate`.
        """
        target = self._loaded_target()
        prompt = target.template.prompt(conversation)
        return self._generate(GenerationRequest(prompt, sampling, max_tokens, target.template.stop), method)

    def continue_text(
        self, text: str, sampling: SamplingSettings, method: Method, max_tokens: int | None
    ) -> Iterator[Event]:
        """Write on from a text as it is, without a chat template; control tokens in it count.

        Raises:
            AppError: There is no model, or the text does not fit it; see `Decoder.generate`.
        """
        vocabulary = self._loaded_target().model.vocabulary
        prompt = with_bos(vocabulary.tokenize(text, allow_control=True), vocabulary)
        return self._generate(GenerationRequest(prompt, sampling, max_tokens), method)

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

    def _generate(self, request: GenerationRequest, method: Method) -> Iterator[Event]:
        target = self._loaded_target()
        drafter: Drafter = NoDrafter()
        lengths: DraftLength = FixedLength(0)
        if self.resolve(method) is Method.DRAFT and self._draft is not None:
            drafter = self._draft.drafter
            # Lengths that follow the clock would make a seeded reply depend on it.
            is_seeded = request.sampling.seed is not None and not request.sampling.is_greedy
            lengths = FixedLength(SEEDED_DRAFT_LENGTH) if is_seeded else self._draft.lengths
        decoder = Decoder(target.model, drafter, lengths, target.costs, target.baseline, self._cancel)
        return decoder.generate(request)

    def _loaded_target(self) -> _Target:
        if self._target is None:
            raise ModelNotLoadedError("No model is loaded.", "Open a model first.")
        return self._target

    def _replace_target(self, wanted: _Identity, progress: Progress) -> None:
        # The old target serves until the new one is ready, unless both do not fit into memory.
        if psutil.virtual_memory().available < 1.5 * wanted.size:
            self.close()
        model = self._open(wanted, progress)
        try:
            template = ChatTemplate(model.vocabulary, model.chat_template)
            plain = measure_plain(model)
        except BaseException:
            model.close()
            raise
        costs = CostCurve({1: median(plain)}, LONGEST_DRAFT + 1)
        baseline = _baseline_of(model, plain)
        self.close()
        self._target = _Target(wanted, model, template, costs, baseline, _notices(model, template))

    def _open(self, wanted: _Identity, progress: Progress) -> LlamaModel:
        logger.info("loading %s, %d bytes", wanted.path, wanted.size)
        return LlamaModel(wanted.path, wanted.options, cancel=self._cancel, progress=progress)

    def _identify_or_drop(self, path: Path, options: ModelOptions) -> _Identity:
        try:
            return _identify(path, options)
        except ModelFileError:
            self._drop_draft()
            raise

    def _drop_draft(self) -> None:
        if self._draft is not None:
            self._draft.drafter.close()
            self._draft = None


def _identify(path: Path, options: ModelOptions) -> _Identity:
    read_header(path)
    status = path.stat()
    file = (status.st_dev, status.st_ino)
    return _Identity(path.absolute(), file, status.st_mtime_ns, status.st_size, options)


def _baseline_of(model: LlamaModel, plain: list[float]) -> PlainBaseline:
    """A baseline that begins with these plain steps, in seconds, just measured behind the cache."""
    baseline = PlainBaseline()
    for seconds in plain:
        baseline.observe(len(model.cached), seconds)
    return baseline


def _notices(model: LlamaModel, template: ChatTemplate) -> tuple[str, ...]:
    notices = []
    if template.is_fallback:
        notices.append("This model brings no chat template; a general one is used, so replies may be odd.")
    if model.context_length > model.trained_context_length > 0:
        notices.append(
            f"The model was trained for {model.trained_context_length:,} tokens of context; "
            "replies may get worse beyond that."
        )
    return tuple(notices)
