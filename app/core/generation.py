"""What is asked of the decoder: sampling settings and one generation request, checked when made."""

import math
from dataclasses import dataclass, field
from enum import StrEnum

from app.errors import UsageError


class Method(StrEnum):
    """How tokens are drafted."""

    AUTO = "auto"
    PLAIN = "plain"
    DRAFT = "draft"


class Overflow(StrEnum):
    """What is done about a conversation that is longer than the context."""

    REFUSE = "refuse"
    DROP_OLDEST = "drop_oldest"


class FinishReason(StrEnum):
    """Why a reply ended."""

    END = "end"
    STOP = "stop"
    LENGTH = "length"
    CONTEXT = "context"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class SamplingSettings:
    """How the next token is chosen from the target's logits.

    The chain runs in llama.cpp's order: penalties, top-k, top-p, min-p, temperature.

    Attributes:
        temperature: 0 always takes the likeliest token (greedy); above 0 samples, flatter as it grows.
        top_k: Keep the k likeliest tokens; 0 keeps all.
        top_p: Keep the likeliest tokens that together reach this probability; 1 keeps all.
        min_p: Drop tokens less likely than this share of the likeliest one's probability; 0 keeps all.
        repeat_penalty: Divide the logits of recent tokens by this (multiply when negative); 1 is off.
        presence_penalty: Subtract this from the logits of tokens that appeared recently.
        frequency_penalty: Subtract this for each recent appearance.
        penalty_window: How many of the newest context tokens the penalties see.
        seed: Same seed and settings, same reply; None picks a new seed each time.

    Raises:
        UsageError: A value is out of its range.
    """

    temperature: float = 0.0
    top_k: int = 40
    top_p: float = 0.95
    min_p: float = 0.05
    repeat_penalty: float = 1.0
    presence_penalty: float = 0.0
    frequency_penalty: float = 0.0
    penalty_window: int = 64
    seed: int | None = None

    def __post_init__(self) -> None:
        _require("temperature", self.temperature, 0.0, math.inf)
        _require("top-k", self.top_k, 0, math.inf)
        _require("top-p", self.top_p, 0.0, 1.0)
        _require("min-p", self.min_p, 0.0, 1.0)
        _require("repeat penalty", self.repeat_penalty, 0.01, 100.0)
        _require("presence penalty", self.presence_penalty, -100.0, 100.0)
        _require("frequency penalty", self.frequency_penalty, -100.0, 100.0)
        _require("penalty window", self.penalty_window, 0, math.inf)
        if self.seed is not None:
            _require("seed", self.seed, 0, 2**63 - 1)

    @property
    def is_greedy(self) -> bool:
        """Whether the likeliest token is always taken."""
        return self.temperature == 0.0

    @property
    def has_penalties(self) -> bool:
        """Whether recent tokens change the logits."""
        values = (self.repeat_penalty, self.presence_penalty, self.frequency_penalty)
        return self.penalty_window > 0 and values != (1.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class RecommendedSampling:
    """How the makers of a model would sample from it, as far as its file says; None where it does not.

    The file's keys are llama.cpp's `general.sampling.*`. Attributes are those of `SamplingSettings`.
    """

    temperature: float | None = None
    top_k: int | None = None
    top_p: float | None = None
    min_p: float | None = None
    repeat_penalty: float | None = None


@dataclass(frozen=True, slots=True)
class DraftingSettings:
    """How far to draft, for those who do not leave it to the program.

    Attributes:
        length: Tokens to draft in each round, as far as checks of one more are possible; None for as many
            as pay.
        least_confidence: Stop drafting behind a token of which the draft is less sure than this, 0 to 1.

    Raises:
        UsageError: A value is out of its range.
    """

    length: int | None = None
    least_confidence: float = 0.0

    def __post_init__(self) -> None:
        if self.length is not None:
            _require("draft length", self.length, 0, math.inf)
        _require("minimum confidence", self.least_confidence, 0.0, 1.0)

    @property
    def is_automatic(self) -> bool:
        """Whether the program decides."""
        return self.length is None and self.least_confidence == 0.0


@dataclass(frozen=True, slots=True)
class GenerationRequest:
    """One reply to be written.

    Attributes:
        prompt: Token ids of the whole prompt, at least one.
        sampling: How tokens are chosen.
        max_tokens: The longest reply, in tokens; None for as long as the context lasts.
        stop: Strings that end the reply; they are not part of it.

    Raises:
        UsageError: The prompt or a stop string is empty, or the limit is below 1.
    """

    prompt: tuple[int, ...]
    sampling: SamplingSettings = field(default_factory=SamplingSettings)
    max_tokens: int | None = None
    stop: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.prompt:
            raise UsageError("The prompt is empty.", "Write something for the model to answer.")
        if self.max_tokens is not None:
            _require("max-tokens", self.max_tokens, 1, math.inf)
        if any(not text for text in self.stop):
            raise UsageError("A stop string is empty.", "Leave it out, or give it at least one character.")


def _require(name: str, value: float, low: float, high: float) -> None:
    if low <= value <= high and value != math.inf:
        return
    reach = f"{_spell(low)} or more" if high == math.inf else f"between {_spell(low)} and {_spell(high)}"
    raise UsageError(f"The {name} cannot be {_spell(value)}.", f"It must be {reach}.")


def _spell(value: float) -> str:
    return str(value) if isinstance(value, int) else f"{value:g}"


BALANCED = SamplingSettings(temperature=0.6)
"""What a chat starts with: small models repeat themselves without end when they are greedy."""

AUTOMATIC = DraftingSettings()
"""What a chat starts with: the program drafts as far as pays."""
