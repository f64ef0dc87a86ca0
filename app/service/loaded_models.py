"""What belongs to a loaded target and to a loaded draft."""

from dataclasses import dataclass, field
from pathlib import Path

from app.core.chat_template import ChatTemplate
from app.core.generation import DraftingSettings
from app.core.llama.memory import ModelMemory
from app.core.llama.model import LlamaModel, ModelOptions
from app.core.speculative.baseline import PlainBaseline
from app.core.speculative.best_rate import BestRate
from app.core.speculative.cost_curve import CostCurve
from app.core.speculative.draft_cost import DraftCost
from app.core.speculative.draft_length import DraftLength, FixedLength
from app.core.speculative.model_drafter import ModelDrafter
from app.library.gguf_header import read_header
from app.service.calibration import LONGEST_DRAFT
from app.service.known_costs import KnownCosts
from app.service.messages import MemoryUse


@dataclass(frozen=True, slots=True)
class Identity:
    """What makes a loaded model the same as the one asked for."""

    path: Path = field(compare=False)
    file: tuple[int, int]
    changed: int
    size: int
    options: ModelOptions


@dataclass(frozen=True, slots=True)
class LoadedTarget:
    """The model that answers, and what is known of it."""

    identity: Identity
    model: LlamaModel
    template: ChatTemplate
    known: KnownCosts
    costs: CostCurve
    baseline: PlainBaseline
    notices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LoadedDraft:
    """The model that writes ahead, and who decides how far."""

    identity: Identity
    model: LlamaModel
    drafter: ModelDrafter
    cost: DraftCost
    lengths: BestRate

    def lengths_for(self, drafting: DraftingSettings) -> DraftLength:
        """Who decides how far to draft."""
        if drafting.is_automatic:
            return self.lengths
        length = LONGEST_DRAFT if drafting.length is None else drafting.length
        return FixedLength(length, drafting.least_confidence)


def identify(path: Path, options: ModelOptions) -> Identity:
    """Tell a file and how it is to be run apart from others.

    Raises:
        ModelFileError: The file is missing, damaged or no model.
    """
    read_header(path)
    status = path.stat()
    file = (status.st_dev, status.st_ino)
    return Identity(path.absolute(), file, status.st_mtime_ns, status.st_size, options)


def baseline_of(model: LlamaModel, plain: list[float]) -> PlainBaseline:
    """A baseline that begins with these plain steps, in seconds, just measured behind the cache."""
    baseline = PlainBaseline()
    for seconds in plain:
        baseline.observe(len(model.cached), seconds)
    return baseline


def notices_of(model: LlamaModel, template: ChatTemplate) -> tuple[str, ...]:
    """What a user should know about a target."""
    notices = []
    if template.is_fallback:
        notices.append("This model brings no chat template; a general one is used, so replies may be odd.")
    if model.context_length > model.trained_context_length > 0:
        notices.append(
            f"The model was trained for {model.trained_context_length:,} tokens of context; "
            "replies may get worse beyond that."
        )
    return tuple(notices)


def memory_of(target: LoadedTarget, draft: LoadedDraft | None) -> MemoryUse:
    """What both take together."""
    ours = target.model.memory
    theirs = draft.model.memory if draft is not None else ModelMemory(0, 0, 0)
    return MemoryUse(ours.weights, theirs.weights, ours.cache, theirs.cache, ours.buffers + theirs.buffers)
