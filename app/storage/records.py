"""What is kept beside the texts, as JSON: how a reply was written, and the settings of a conversation."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import msgspec

from app.core.generation import DraftingSettings, FinishReason, Method, Overflow, SamplingSettings
from app.core.statistics import Statistics
from app.errors import AppError
from app.storage.lenient import mapping_in, read_leniently


@dataclass(frozen=True, slots=True)
class Parting:
    """Where two replies part; as in the engine's report.

    Attributes:
        place: Index of the first token that differs.
        before: The last words both have.
        plain: The text of the token plain decoding wrote.
        drafted: That of the other; empty when the reply ended there.
        gap: How much likelier the target finds the plain one, as a difference of probabilities.
    """

    place: int
    before: str
    plain: str
    drafted: str
    gap: float


class Agreement(StrEnum):
    """Whether a reply as it stands says what was written again plainly.

    SAME, DIFFERENT: word for word, or not. UNSEEDED: it was sampled without a seed. OTHER_MODEL: other models
    wrote it. UNKNOWN: nobody noted how it was written.
    """

    SAME = "same"
    DIFFERENT = "different"
    UNSEEDED = "unseeded"
    OTHER_MODEL = "other_model"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Proof:
    """What came of writing a reply twice more, drafted and plainly.

    Attributes:
        tokens: Tokens of the plain one.
        plain_seconds: What they took, without reading the prompt.
        drafted_seconds: What it took with drafting.
        drafted_tokens: Tokens of the drafted one.
        difference: Where the two part; None when they are identical.
        agreement: How the reply as it stands compares.
        seed: The random seed of both; None when greedy.
        proposed: Tokens the draft proposed on the way; None when that was not counted.
    """

    tokens: int
    plain_seconds: float
    drafted_seconds: float
    drafted_tokens: int
    difference: Parting | None = None
    agreement: Agreement = Agreement.UNKNOWN
    seed: int | None = None
    proposed: int | None = None

    @property
    def is_empty(self) -> bool:
        """Whether nothing was drafted on the way, so that it says nothing about drafting."""
        return self.proposed == 0

    @property
    def is_identical(self) -> bool:
        """Whether drafting changed nothing."""
        return self.difference is None

    @property
    def factor(self) -> float | None:
        """How many times as fast drafting was, a token; None when nothing was written."""
        if not self.tokens or not self.drafted_tokens or self.drafted_seconds <= 0:
            return None
        return (self.plain_seconds / self.tokens) / (self.drafted_seconds / self.drafted_tokens)


@dataclass(frozen=True, slots=True)
class ReplyRecord:
    """How a reply was written.

    Attributes:
        statistics: What was measured; None when nothing was.
        method: How tokens were drafted.
        target: The model that wrote, by name; empty when unknown.
        draft: The model that drafted, by name; None for none.
        finish: Why the reply ended; None when the engine did not say, as after a crash.
        sampling: How tokens were chosen; None when unknown.
        drafting: How far drafting was asked to go; None when unknown.
        tokens: Where each token came from, as in `TokenTrace`; empty when unknown.
        proof: What came of proving it; None before that.
        message: Why it failed, in the words it was told with; empty when it did not.
        hint: What could be done about it.
        is_imported: Whether it came from a file, so that another machine may have measured it.
    """

    statistics: Statistics | None = None
    method: Method = Method.AUTO
    target: str = ""
    draft: str | None = None
    finish: FinishReason | None = None
    sampling: SamplingSettings | None = None
    drafting: DraftingSettings | None = None
    tokens: str = ""
    proof: Proof | None = None
    message: str = ""
    hint: str = ""
    is_imported: bool = False


@dataclass(frozen=True, slots=True)
class ConversationSettings:
    """What holds for one conversation.

    Attributes:
        system: Standing instructions to the model; empty for none.
        sampling: How tokens are chosen; None for whatever is usual.
        overflow: What is done when the context is full; None for whatever is usual.
        continues: The conversation at whose end the first question of this one is asked; None for none.
    """

    system: str = ""
    sampling: SamplingSettings | None = None
    overflow: Overflow | None = None
    continues: int | None = None


_record_decoder = msgspec.json.Decoder(ReplyRecord)


def record_text(record: ReplyRecord) -> str:
    """A record as JSON."""
    return msgspec.json.encode(record).decode()


def record_in(text: str | None) -> ReplyRecord | None:
    """The record in a JSON text, as far as it is understood; None where there is none."""
    if text is None:
        return None
    try:
        return _record_decoder.decode(text)
    except (
        AppError,
        msgspec.MsgspecError,
        RecursionError,
        ValueError,
    ):  # an AppError is a value out of range
        values = mapping_in(text)
        return read_leniently(ReplyRecord, values) if values else None


def settings_in(text: str) -> ConversationSettings:
    """The settings in a JSON text, as far as they are understood."""
    return read_leniently(ConversationSettings, mapping_in(text))


def settings_text(settings: ConversationSettings, earlier: str) -> str:
    """Settings as JSON, with everything in the earlier text that this version does not know."""
    written = msgspec.to_builtins(settings)
    return msgspec.json.encode(_laid_over(mapping_in(earlier), written)).decode()


def _laid_over(below: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    merged = below | above
    for name, value in above.items():
        if isinstance(value, dict) and isinstance(below.get(name), dict):
            merged[name] = _laid_over(below[name], value)
    return merged
