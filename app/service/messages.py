"""Everything that window and engine say to each other: one JSON object a line, typed, both ways.

The window sends orders, the engine sends reports. Each order carries an id chosen by the window; reports
about it carry the same id, so that reports about an older order can be told apart and ignored.
"""

from typing import Literal

import msgspec

from app.core.conversation import Conversation
from app.core.generation import (
    AUTOMATIC,
    DraftingSettings,
    FinishReason,
    Method,
    Overflow,
    RecommendedSampling,
    SamplingSettings,
)
from app.core.statistics import Round, Statistics

PROTOCOL = 3
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
    """Write the next reply of this conversation; where its last message is a reply, go on with that one.

    Attributes:
        overflow: What is done when the conversation is longer than the context.
    """

    id: int
    conversation: Conversation
    sampling: SamplingSettings
    method: Method = Method.AUTO
    max_tokens: int | None = None
    drafting: DraftingSettings = AUTOMATIC
    overflow: Overflow = Overflow.REFUSE


class Count(msgspec.Struct, frozen=True, tag=True):
    """Say how much of the context this conversation takes; answered with Counted, or Failed."""

    id: int
    conversation: Conversation


class Prove(msgspec.Struct, frozen=True, tag=True):
    """Write the next reply of this conversation twice, drafted and plainly, and compare the two.

    Tells LeftOut, PromptRead and ProofProgress and ends with Proved, or Failed, also when it is cancelled.
    Sampling without a seed gets one for this order.
    """

    id: int
    conversation: Conversation
    sampling: SamplingSettings
    method: Method = Method.AUTO
    max_tokens: int | None = None
    drafting: DraftingSettings = AUTOMATIC
    overflow: Overflow = Overflow.REFUSE


class Cancel(msgspec.Struct, frozen=True, tag=True):
    """Stop the order with this id, within one round or one prompt chunk."""

    id: int


class Quit(msgspec.Struct, frozen=True, tag=True):
    """Stop everything and end the process; so does the end of standard input."""


Order = Load | Generate | Count | Prove | Cancel | Quit


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
        begins_thinking: Whether its chat template opens a thought, so that replies begin within one.
        sampling: How its makers would sample from it.
    """

    path: str
    name: str
    architecture: str
    quantization: str
    parameters: int
    file_bytes: int
    context_length: int
    trained_context_length: int
    begins_thinking: bool = False
    sampling: RecommendedSampling = RecommendedSampling()


class MemoryUse(msgspec.Struct, frozen=True):
    """Bytes of memory the loaded models take, as llama.cpp reports them.

    Attributes:
        target_weights: The weights of the target.
        draft_weights: Those of the draft; 0 without one.
        target_cache: The KV cache of the target at its full length.
        draft_cache: That of the draft; 0 without one.
        buffers: What both need for computing, logits included.
    """

    target_weights: int
    draft_weights: int
    target_cache: int
    draft_cache: int
    buffers: int


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
        memory: What both models take; None when it is not known.
    """

    id: int
    target: ModelCard
    draft: ModelCard | None
    notices: tuple[str, ...] = ()
    memory: MemoryUse | None = None


class LeftOut(msgspec.Struct, frozen=True, tag=True):
    """The conversation was longer than the context; so many of its oldest messages are not read."""

    id: int
    messages: int


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
        measured: What this round did and cost; the first `measured.accepted` tokens were drafted.
        statistics: The reply so far.
        characters: For each token, how many characters of the reply end with it. Characters may be certain
            before they are told: over a whole reply they add up to its text, unless a stop string cut it, or
            its last character never became whole and is shown as U+FFFD.
    """

    id: int
    tokens: tuple[int, ...]
    text: str
    measured: Round
    statistics: Statistics
    characters: tuple[int, ...] = ()


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


class Counted(msgspec.Struct, frozen=True, tag=True):
    """How much of the context a conversation takes.

    Attributes:
        tokens: Tokens of its prompt, whole.
        left_out: How many of its oldest messages Overflow.DROP_OLDEST would leave out.
        context_length: Tokens of context in use.
    """

    id: int
    tokens: int
    left_out: int
    context_length: int


class ProofProgress(msgspec.Struct, frozen=True, tag=True):
    """Tokens written so far for a proof, of at most how many, both times together."""

    id: int
    done: int
    total: int


class Difference(msgspec.Struct, frozen=True):
    """Where two replies part.

    Attributes:
        place: Index of the first token that differs.
        before: The last words both have.
        plain: The text of the token plain decoding wrote.
        drafted: The text of the other; empty when the reply ended there.
        gap: How much likelier the target finds the plain one, as a difference of probabilities.
    """

    place: int
    before: str
    plain: str
    drafted: str
    gap: float


class Proved(msgspec.Struct, frozen=True, tag=True):
    """A reply was written twice.

    Attributes:
        text: The reply, written plainly.
        tokens: Tokens of it.
        difference: Where the drafted reply parts from it; None when both are identical.
        plain_seconds: What writing the tokens took plainly, without reading the prompt.
        drafted_seconds: What it took with drafting.
        drafted_tokens: Tokens of the drafted reply.
        seed: The random seed of both; None when greedy.
        proposed: Tokens the draft proposed on the way; with none, the proof says nothing about the draft.
    """

    id: int
    text: str
    tokens: int
    difference: Difference | None
    plain_seconds: float
    drafted_seconds: float
    drafted_tokens: int
    seed: int | None = None
    proposed: int | None = None


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


Report = (
    Hello
    | LoadProgress
    | Loaded
    | LeftOut
    | PromptRead
    | Committed
    | Finished
    | Counted
    | ProofProgress
    | Proved
    | Failed
)

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
