"""Which quantization makes a draft fastest on this machine: tried out, measured, and the best one kept.

A greedy answer is the target's own whatever drafts, so a draft may be stored in any way that pays.
"""

import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from app.core.cancellation import CancelFlag
from app.core.chat_template import ChatTemplate
from app.core.conversation import Conversation, Message, Role
from app.core.language_model import LanguageModel
from app.core.llama.model import LlamaModel, ModelOptions
from app.core.llama.quantizer import Quantization, requantize
from app.core.prefill import prefill
from app.core.speculative.expected_factor import expected_factor
from app.core.speculative.vocabulary_match import shared_vocabulary
from app.errors import DraftError, ModelLoadError
from app.library.gguf_header import read_header
from app.service.agreement import Choice, WrittenText, agreement, drawn_with, known_part, likeliest, write
from app.service.calibration import LONGEST_DRAFT, measure_costs, measure_draft_cost
from app.service.draft_trial import Trial, choose, typical_checks
from app.service.model_card import model_name
from app.service.tuned_file import check_output, check_room, keep, scratch_folder

_CONTEXT = 1024
_SEED = 1
_SPARE_BYTES = 16_000_000

Progress = Callable[[str], None]
"""Called with what is being done now, in a few words."""


@dataclass(frozen=True, slots=True)
class TuningRequest:
    """What to tune, and with how much effort.

    Attributes:
        draft: The draft's GGUF file.
        target: The model it shall draft for; None to compare with the draft as it is.
        folder: Where the new file goes, named after the draft and its quantization.
        prompts: Questions; a good draft foresees their answers.
        output: The new file, where it shall be called otherwise; None for the usual name.
        may_overwrite: Whether a file of that name may be replaced.
        threads: Threads for evaluating; None for the physical cores.
        candidates: What to try.
        reply_tokens: The longest answer to each question.
        rounds: How often each draft's cost is measured, in turn with the others.
    """

    draft: Path
    target: Path | None
    folder: Path
    prompts: Sequence[str]
    output: Path | None = None
    may_overwrite: bool = False
    threads: int | None = None
    candidates: Sequence[Quantization] = tuple(Quantization)
    reply_tokens: int = 64
    rounds: int = 5

    @property
    def new_folder(self) -> Path:
        """Where the new file goes."""
        return self.folder if self.output is None else self.output.parent


def _check_seconds(target: LanguageModel) -> tuple[float, ...]:
    costs = measure_costs(target)
    return tuple(costs.seconds(tokens) for tokens in range(1, LONGEST_DRAFT + 2))


def _draft_seconds(draft: LanguageModel) -> float:
    return measure_draft_cost(draft).seconds_per_token()


def _free_bytes(folder: Path) -> int:
    return shutil.disk_usage(folder).free


@dataclass(frozen=True, slots=True)
class Instruments:
    """What is measured with.

    Attributes:
        check_seconds: Measures what it costs a target to evaluate 1, 2, … 16 tokens.
        draft_seconds: Measures what drafting a token costs.
        free_bytes: Tells the free room of the disk that holds a folder.
    """

    check_seconds: Callable[[LanguageModel], Sequence[float]] = _check_seconds
    draft_seconds: Callable[[LanguageModel], float] = _draft_seconds
    free_bytes: Callable[[Path], int] = _free_bytes


@dataclass(frozen=True, slots=True)
class TuningReport:
    """What came out.

    Attributes:
        trials: All drafts, the fastest first.
        best: The one to use.
        kept: Its new file; None when it is the draft as it was given.
        left_out: Why other quantizations could not be tried, a sentence each.
    """

    trials: tuple[Trial, ...]
    best: Trial
    kept: Path | None
    left_out: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Variant:
    """Another way to store the draft: where it is tried, and where it goes if it is kept."""

    kind: Quantization
    path: Path
    output: Path


@dataclass(slots=True)
class _Measured:
    """A draft's file, and what is known of it so far; `output` is None for the draft as it was given."""

    path: Path
    output: Path | None
    quantization: str
    weight_bytes: int = 0
    agreement: float = 0.0
    seconds: list[float] = field(default_factory=list)

    @property
    def seconds_per_token(self) -> float:
        return median(self.seconds)


@dataclass(frozen=True, slots=True)
class _Reference:
    """What the drafts have to foresee; without a target there are no costs of checking."""

    texts: tuple[WrittenText, ...]
    shared: int
    checks: Sequence[float] | None


def tune(
    request: TuningRequest, cancel: CancelFlag, progress: Progress, instruments: Instruments | None = None
) -> TuningReport:
    """Try quantizations of a draft, and keep the best as a new file; all else that was written is removed.

    Raises:
        CancelledError: It was stopped; a quantization that has begun is finished first.
        UsageError: The new file would replace one.
        ModelFileError: A model's file is missing, damaged or no model.
        ModelLoadError: llama.cpp cannot run a model here.
        ModelWriteError: The new files cannot be written, or the disk has no room for them.
        DraftError: The draft cannot draft, or not for this target.
    """
    return _Tuning(request, cancel, progress, instruments or Instruments()).run()


class _Tuning:
    def __init__(
        self, request: TuningRequest, cancel: CancelFlag, progress: Progress, instruments: Instruments
    ) -> None:
        self._request = request
        self._cancel = cancel
        self._progress = progress
        self._instruments = instruments
        self._left_out: list[str] = []

    def run(self) -> TuningReport:
        request = self._request
        for path in filter(None, (request.draft, request.target)):
            read_header(path)
        with scratch_folder(request.new_folder) as scratch:
            with self._opened(request.draft) as draft:
                variants = self._variants(draft, scratch)
                original = _Measured(request.draft, None, draft.quantization)
                reference = self._reference(draft)
            drafts = [original, *self._written(variants)]
            self._measure(drafts, reference)
            trials = _judge(drafts, reference)
            best = choose(trials)
            kept = drafts[trials.index(best)]
            if kept.output is not None:
                keep(kept.path, kept.output)
        by_factor = sorted(trials, key=lambda trial: -trial.factor)
        return TuningReport(tuple(by_factor), best, kept.output, tuple(self._left_out))

    def _variants(self, draft: LlamaModel, scratch: Path) -> list[_Variant]:
        """How else the draft may be stored, once nothing that can be known beforehand speaks against it."""
        request = self._request
        if not draft.can_rewind:
            raise DraftError(
                "This draft's memory cannot be rewound after a rejected token.",
                "Choose a draft of another kind.",
            )
        name = model_name(request.draft, draft.quantization)
        variants = [
            _Variant(
                kind,
                scratch / kind.file_name("draft"),
                request.output or request.folder / kind.file_name(name),
            )
            for kind in request.candidates
            if not _is_stored_as(draft.quantization, kind)
        ]
        for output in dict.fromkeys(variant.output for variant in variants):
            check_output(output, (request.draft, request.target), may_overwrite=request.may_overwrite)
        needed = sum(variant.kind.file_bytes(draft.parameters) for variant in variants) + _SPARE_BYTES
        check_room(request.new_folder, needed, self._instruments.free_bytes(scratch))
        return variants

    def _reference(self, draft: LlamaModel) -> _Reference:
        """Let the target write, or without one the draft as it was given.

        Its greedy text would count each near tie that falls the other way as a fault of the new draft. So it
        writes at random, as a target that finds each token as likely as the draft does.
        """
        path = self._request.target
        if path is None:
            return _Reference(self._texts(draft, drawn_with(_SEED)), draft.vocabulary.size, None)
        with self._opened(path) as target:
            if not target.can_rewind:
                raise DraftError(
                    "This target's memory cannot be rewound after a rejected token.", "It answers plainly."
                )
            shared = shared_vocabulary(draft.vocabulary, target.vocabulary)
            texts = known_part(self._texts(target, likeliest), shared)
            self._progress("Measuring what checking tokens costs")
            checks = self._instruments.check_seconds(target)
        return _Reference(texts, shared, checks)

    def _texts(self, writer: LlamaModel, choice: Choice) -> tuple[WrittenText, ...]:
        template = ChatTemplate(writer.vocabulary, writer.chat_template)
        texts = []
        for number, question in enumerate(self._request.prompts, 1):
            self._progress(f"Writing answer {number} of {len(self._request.prompts)}")
            prompt = template.prompt(Conversation((Message(Role.USER, question),)))
            texts.append(write(writer, prompt, self._request.reply_tokens, choice, self._cancel))
        return tuple(texts)

    def _written(self, variants: Sequence[_Variant]) -> Iterator[_Measured]:
        for variant in variants:
            self._cancel.raise_if_set()
            self._progress(f"Quantizing to {variant.kind}")
            try:
                requantize(self._request.draft, variant.path, variant.kind, self._request.threads)
            except ModelLoadError as error:
                self._left_out.append(error.message)
                continue
            yield _Measured(variant.path, variant.output, variant.kind)

    def _measure(self, drafts: Sequence[_Measured], reference: _Reference) -> None:
        """In rounds, so that a machine that is busy for a while does not hit a single draft."""
        text, rounds = reference.texts[0], self._request.rounds
        for number in range(rounds):
            for draft in drafts:
                self._progress(f"Measuring {draft.quantization}, round {number + 1} of {rounds}")
                with self._opened(draft.path) as model:
                    if number == 0:
                        draft.weight_bytes = model.weight_bytes
                        draft.agreement = agreement(model, reference.texts, reference.shared, self._cancel)
                    for _ in prefill(model, text.prompt, self._cancel):
                        pass
                    draft.seconds.append(self._instruments.draft_seconds(model))

    @contextmanager
    def _opened(self, path: Path) -> Iterator[LlamaModel]:
        # As many rows at once as a check has, for which the kernels give the same bits as for one.
        options = ModelOptions(_CONTEXT, self._request.threads, max_outputs=LONGEST_DRAFT + 1)
        with closing(LlamaModel(path, options, cancel=self._cancel)) as model:
            yield model


def _judge(drafts: Sequence[_Measured], reference: _Reference) -> list[Trial]:
    original = next(draft for draft in drafts if draft.output is None)
    checks = reference.checks or typical_checks(original.seconds_per_token, LONGEST_DRAFT + 1)
    return [
        Trial(
            quantization=draft.quantization,
            is_original=draft.output is None,
            weight_bytes=draft.weight_bytes,
            seconds_per_token=draft.seconds_per_token,
            spread=(min(draft.seconds), max(draft.seconds)),
            agreement=draft.agreement,
            factor=expected_factor(draft.seconds_per_token, draft.agreement, checks),
        )
        for draft in drafts
    ]


def _is_stored_as(quantization: str, kind: Quantization) -> bool:
    """Whether storing it so would give the same weights again."""
    return model_name(Path(kind.file_name("model")), quantization) == "model"
