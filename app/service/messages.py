"""Everything that window and engine say to each other: one JSON object a line, typed, both ways.

The window sends orders, the engine sends reports. Each order carries an id chosen by the window; reports
about it carry the same id, so that reports about an older order can be told apart and ignored.
"""

from typing import Literal

import msgspec

from app.core.conversation import Conversation
from app.core.generation import AUTOMATIC, DraftingSettings, FinishReason, Method, SamplingSettings
from app.core.statistics import Round, Statistics

PROTOCOL = 2
"""Raised with every change of these messages; window and engine must agree."""


class Load(msgspec.Struct, frozen=True, tag=True):
    """Load these models; what is loaded already and still wanted stays.

    Attributes:
        target: Path of the target's GGUF file.
        draft: Path of the draft's GGUF file, or None to draft with nothing.
        context_length: Tokens of context wanted; None for the model's own, within reason.
        threads: Threads for evaluating; None for as many as are fastest.
        flash_attention: Whether attention is fused; without it drafting may change answers.
    """

    id: int
    target: str
    draft: str | None = None
    context_length: int | None = None
    threads: int | None = None
    flash_attention: bool = True


class Generate(msgspec.Struct, frozen=True, tag=True):
    """Write the next reply of this conversation."""

    id: int
    conversation: Conversation
    sampling: SamplingSettings
    method: Method = Method.AUTO
    max_tokens: int | None = None
    drafting: DraftingSettings = AUTOMATIC


class Cancel(msgspec.Struct, frozen=True, tag=True):
    """Stop the order with this id, within one round or one prompt chunk."""

    id: int


class Quit(msgspec.Struct, frozen=True, tag=True):
    """Stop everything and end the process; so does the end of standard input."""


Order = Load | Generate | Cancel | Quit


class Hello(msgspec.Struct, frozen=True, tag=True):
    """The first report of every engine.

    Attributes:
        protocol: Must equal the window's PROTOCOL.
        version: Version of the program.
        system: llama.cpp's description of the processor features it uses.
    """

    protocol: int
    version: str
    system: str


class ModelCard(msgspec.Struct, frozen=True):
    """A loaded model, as a person knows it.

    Attributes:
        path: Where its file lies.
        name: Its own name, or the file's.
        architecture: llama.cpp's word for its kind, such as "llama".
        quantization: How its weights are stored, such as "Q4_0".
        parameters: Number of weights.
        file_bytes: Size of the weights.
        context_length: Tokens of context in use.
        trained_context_length: Tokens of context the model was trained for.
    """

    path: str
    name: str
    architecture: str
    quantization: str
    parameters: int
    file_bytes: int
    context_length: int
    trained_context_length: int


class LoadProgress(msgspec.Struct, frozen=True, tag=True):
    """A model is being loaded.

    Attributes:
        model: Which of the two.
        fraction: How much of it is loaded, 0 to 1.
    """

    id: int
    model: Literal["target", "draft"]
    fraction: float


class Loaded(msgspec.Struct, frozen=True, tag=True):
    """The models are ready.

    Attributes:
        target: The target in use.
        draft: The draft in use, or None.
        notices: Sentences the user should read, such as why a draft cannot be used.
    """

    id: int
    target: ModelCard
    draft: ModelCard | None
    notices: tuple[str, ...] = ()


class PromptRead(msgspec.Struct, frozen=True, tag=True):
    """Prompt tokens read so far, of how many."""

    id: int
    done: int
    total: int


class Committed(msgspec.Struct, frozen=True, tag=True):
    """A round is over.

    Attributes:
        tokens: The token ids that became part of the reply.
        text: Text to append to the reply; may be empty.
        measured: What this round did and cost.
        statistics: The reply so far.
    """

    id: int
    tokens: tuple[int, ...]
    text: str
    measured: Round
    statistics: Statistics


class Finished(msgspec.Struct, frozen=True, tag=True):
    """The reply is complete.

    Attributes:
        reason: Why it ended.
        text: The last text to append; may be empty.
        method: How tokens were drafted: plain or draft.
        statistics: The whole reply.
        draft_fault: Why the draft was given up in the middle; empty when it was not.
    """

    id: int
    reason: FinishReason
    text: str
    method: Method
    statistics: Statistics
    draft_fault: str = ""


class Failed(msgspec.Struct, frozen=True, tag=True):
    """An order could not be carried out; the next one works.

    Attributes:
        message: What is wrong, in one sentence.
        hint: What to do about it; may be empty.
        target_lost: Whether the former target was given up to make room; otherwise nothing else changed.
    """

    id: int
    message: str
    hint: str = ""
    target_lost: bool = False


Report = Hello | LoadProgress | Loaded | PromptRead | Committed | Finished | Failed

_encoder = msgspec.json.Encoder()
_order_decoder: msgspec.json.Decoder[Order] = msgspec.json.Decoder(Order)
_report_decoder: msgspec.json.Decoder[Report] = msgspec.json.Decoder(Report)


def encode(message: Order | Report) -> bytes:
    """Write a message as one line, its line feed included."""
    return _encoder.encode(message) + b"\n"


def decode_order(line: bytes) -> Order:
    """Read a line the window sent.

    Raises:
        msgspec.MsgspecError: The line is no order.
    """
    return _order_decoder.decode(line)


def decode_report(line: bytes) -> Report:
    """Read a line the engine sent.

    Raises:
        msgspec.MsgspecError: The line is no report.
    """
    return _report_decoder.decode(line)
