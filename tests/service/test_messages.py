"""What window and engine say to each other survives the way, and nothing else is understood."""

import json

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.conversation import Conversation, Message, Role
from app.core.generation import DraftingSettings, FinishReason, Method, Overflow, SamplingSettings
from app.core.statistics import DraftReason, Round, Statistics, Why
from app.errors import UsageError
from app.service import messages
from app.service.messages import decode_order, decode_report, encode

NUMBERS = st.integers(0, 2**53)
SECONDS = st.floats(0, 1e9)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
COUNTS = st.lists(NUMBERS, max_size=4).map(tuple)
MAYBE_SECONDS = st.none() | SECONDS

CONVERSATIONS = st.builds(
    Conversation,
    messages=st.lists(st.builds(Message, role=st.sampled_from(Role), text=TEXTS), max_size=4).map(tuple),
    system=TEXTS,
)
SAMPLINGS = st.builds(
    SamplingSettings,
    temperature=st.floats(0, 100),
    top_k=NUMBERS,
    top_p=st.floats(0, 1),
    min_p=st.floats(0, 1),
    repeat_penalty=st.floats(0.01, 100),
    presence_penalty=st.floats(-100, 100),
    frequency_penalty=st.floats(-100, 100),
    seed=st.none() | st.integers(0, 2**63 - 1),
)
DRAFTINGS = st.builds(DraftingSettings, st.none() | NUMBERS, st.floats(0, 1))
WHYS = st.builds(Why, st.sampled_from(DraftReason), NUMBERS, SECONDS)
CONFIDENCES = st.lists(st.floats(0, 1), max_size=4).map(tuple)
ROUNDS = st.builds(
    Round, NUMBERS, NUMBERS, NUMBERS, SECONDS, SECONDS, SECONDS, SECONDS, WHYS, NUMBERS, CONFIDENCES
)
STATISTICS = st.builds(
    Statistics,
    prompt_tokens=NUMBERS,
    committed=NUMBERS,
    drafted_by_position=COUNTS,
    accepted_by_position=COUNTS,
    decode_seconds=SECONDS,
    first_token_seconds=MAYBE_SECONDS,
    plain_seconds=MAYBE_SECONDS,
    plain_low_seconds=SECONDS,
    plain_high_seconds=SECONDS,
    plain_rounds=NUMBERS,
    why=WHYS,
)
CARDS = st.builds(
    messages.ModelCard, TEXTS, TEXTS, TEXTS, TEXTS, NUMBERS, NUMBERS, NUMBERS, NUMBERS, st.booleans()
)  # fmt: skip
MEMORY = st.builds(messages.MemoryUse, NUMBERS, NUMBERS, NUMBERS, NUMBERS, NUMBERS)
WISHES = (
    NUMBERS,
    CONVERSATIONS,
    SAMPLINGS,
    st.sampled_from(Method),
    st.none() | NUMBERS,
    DRAFTINGS,
    st.sampled_from(Overflow),
)
"""What a reply, or a proof of one, is asked for with."""
ORDERS = st.one_of(
    st.builds(messages.Load, NUMBERS, TEXTS, st.none() | TEXTS, st.none() | NUMBERS, st.none() | NUMBERS),
    st.builds(messages.Generate, *WISHES),
    st.builds(messages.Prove, *WISHES),
    st.builds(messages.Count, NUMBERS, CONVERSATIONS),
    st.builds(messages.Cancel, NUMBERS),
    st.just(messages.Quit()),
)
REPORTS = st.one_of(
    st.builds(messages.Hello, NUMBERS, TEXTS, TEXTS),
    st.builds(messages.LoadProgress, NUMBERS, st.sampled_from(["target", "draft"]), st.floats(0, 1)),
    st.builds(
        messages.Loaded,
        NUMBERS,
        CARDS,
        st.none() | CARDS,
        st.lists(TEXTS, max_size=3).map(tuple),
        st.none() | MEMORY,
    ),
    st.builds(messages.LeftOut, NUMBERS, NUMBERS),
    st.builds(messages.PromptRead, NUMBERS, NUMBERS, NUMBERS),
    st.builds(messages.Committed, NUMBERS, COUNTS, TEXTS, ROUNDS, STATISTICS, COUNTS),
    st.builds(messages.Counted, NUMBERS, NUMBERS, NUMBERS, NUMBERS),
    st.builds(messages.ProofProgress, NUMBERS, NUMBERS, NUMBERS),
    st.builds(
        messages.Proved,
        NUMBERS,
        TEXTS,
        NUMBERS,
        st.none() | st.builds(messages.Difference, NUMBERS, TEXTS, TEXTS, TEXTS, st.floats(-1, 1)),
        SECONDS,
        SECONDS,
        NUMBERS,
        st.none() | NUMBERS,
    ),
    st.builds(
        messages.Finished,
        NUMBERS,
        st.sampled_from(FinishReason),
        TEXTS,
        st.sampled_from(Method),
        STATISTICS,
    ),
    st.builds(messages.Failed, NUMBERS, TEXTS, TEXTS),
)

GENERATE = messages.Generate(3, Conversation((Message(Role.USER, "Hello"),)), SamplingSettings())


@settings(max_examples=60, deadline=None, derandomize=True)
@given(ORDERS)
def test_every_order_arrives_as_it_was_sent(order: messages.Order) -> None:
    assert decode_order(encode(order)) == order


@settings(max_examples=120, deadline=None, derandomize=True)
@given(REPORTS)
def test_every_report_arrives_as_it_was_sent(report: messages.Report) -> None:
    assert decode_report(encode(report)) == report


@pytest.mark.parametrize(
    "text", ["a\nb", "\r\n", "\u2028\u2029\x85\x0b\x0c", "\0", "🚲 Grüße", '"}\n{"', "\ufeff"]
)
def test_a_message_is_one_line_whatever_it_carries(text: str) -> None:
    line = encode(messages.Failed(1, text, text))
    assert line.count(b"\n") == 1
    assert line.endswith(b"\n")
    assert b"\r" not in line
    assert decode_report(line) == messages.Failed(1, text, text)


def test_a_message_is_json_that_names_its_kind() -> None:
    assert json.loads(encode(messages.Cancel(4))) == {"type": "Cancel", "id": 4}


def test_a_field_of_a_newer_program_is_ignored() -> None:
    assert decode_order(b'{"type":"Cancel","id":4,"since":"tomorrow"}') == messages.Cancel(4)


def test_a_field_that_may_be_left_out_takes_its_default() -> None:
    line = b'{"type":"Load","id":1,"target":"m.gguf"}'
    assert decode_order(line) == messages.Load(1, "m.gguf", None, None, None)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"llama_model_loader: loaded meta data",
        b"{",
        b"[]",
        b"null",
        b"{}",
        b'{"type":"Cancel"}',
        b'{"type":"Cancel","id":"4"}',
        b'{"type":"Cancel","id":4.5}',
        b'{"type":"Cancel","id":4}{"type":"Cancel","id":4}',
        b'{"type":"Burn","id":4}',
        b'{"type":"Hello","protocol":1,"version":"","system":""}',
        b'{"id":4}',
        b'{"type":"Load","id":1,"target":null}',
        b'{"type":"Load","id":1,"target":"\xff"}',
        b'{"type":"Load","id":1,"target":"a',
        b"[" * 100_000,
        encode(GENERATE).replace(b'"user"', b'"robot"'),
        encode(GENERATE).replace(b'"auto"', b'"magic"'),
        encode(GENERATE).replace(b'"top_k":40', b'"top_k":4.5'),
    ],
)
def test_what_is_no_order_is_refused(line: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        decode_order(line)


def test_settings_out_of_their_range_are_refused_on_arrival() -> None:
    line = encode(GENERATE).replace(b'"temperature":0.0', b'"temperature":-1.0')
    with pytest.raises(UsageError, match="temperature cannot be -1"):
        decode_order(line)


def test_drafting_settings_out_of_their_range_are_refused_on_arrival() -> None:
    line = encode(GENERATE).replace(b'"least_confidence":0.0', b'"least_confidence":1.5')
    with pytest.raises(UsageError, match=r"minimum confidence cannot be 1\.5"):
        decode_order(line)


def test_an_order_that_says_nothing_about_drafting_leaves_it_to_the_program() -> None:
    line = json.loads(encode(GENERATE))
    del line["drafting"]
    order = decode_order(json.dumps(line).encode())
    assert isinstance(order, messages.Generate)
    assert order.drafting.is_automatic


@pytest.mark.parametrize(
    "line",
    [
        b'{"type":"Quit"}',
        b'{"type":"LoadProgress","id":1,"model":"third","fraction":0.5}',
        b'{"type":"PromptRead","id":1,"done":1}',
        b'{"type":"Failed","id":1,"message":7}',
    ],
)
def test_what_is_no_report_is_refused(line: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        decode_report(line)
