"""What is kept as JSON is read back, whatever version wrote it."""

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.core.generation import DraftingSettings, Method, SamplingSettings
from app.core.statistics import DRAFTED, Statistics
from app.storage.records import (
    ConversationSettings,
    ReplyRecord,
    record_in,
    record_text,
    settings_in,
    settings_text,
)

anything = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
names = st.sampled_from(
    ["statistics", "method", "target", "draft", "finish", "system", "sampling", "drafting"]
)


def test_a_record_is_read_as_it_was_written() -> None:
    record = ReplyRecord(Statistics(committed=3, drafted_by_position=(2, 1)), Method.PLAIN, "big", None)
    assert record_in(record_text(record)) == record


def test_no_record_is_none() -> None:
    assert record_in(None) is None


def test_fields_that_are_missing_get_their_defaults_and_unknown_ones_are_passed_over() -> None:
    record = record_in('{"target": "big", "colour": "red", "statistics": {"committed": 5, "mood": [1]}}')
    assert record == ReplyRecord(Statistics(committed=5), target="big")


def test_words_of_a_newer_version_do_not_cost_the_numbers_beside_them() -> None:
    newer = '{"method": "telepathy", "statistics": {"committed": 5, "why": {"reason": "magic", "tokens": 2}}}'
    record = record_in(newer)
    assert record is not None
    assert record.method is Method.AUTO
    assert record.statistics is not None
    assert record.statistics.committed == 5
    assert record.statistics.why.reason is DRAFTED.reason


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", "[" * 100_000, '{"statistics": []}', "\x00"])
def test_a_record_that_makes_no_sense_costs_nothing_but_itself(text: str) -> None:
    assert record_in(text) in (None, ReplyRecord())


def test_a_setting_that_makes_no_sense_is_the_default() -> None:
    settings = settings_in('{"system": 7, "sampling": {"temperature": "", "top_k": -1, "top_p": 0.5}}')
    assert settings == ConversationSettings("", SamplingSettings(top_p=0.5))


@pytest.mark.parametrize(
    "fields",
    [
        '"drafting": {"length": -1}',
        '"sampling": {"temperature": -3}',
        '"sampling": {"seed": 99999999999999999999}',
    ],
)
def test_a_setting_out_of_range_in_a_record_costs_no_more_than_itself(fields: str) -> None:
    record = record_in(f'{{"statistics": {{"committed": 5}}, {fields}}}')
    assert record is not None
    assert record.statistics == Statistics(committed=5)
    assert record.drafting in (None, DraftingSettings())
    assert record.sampling in (None, SamplingSettings())


def test_going_back_to_the_usual_sampling_forgets_the_own_one() -> None:
    own = settings_text(ConversationSettings("", SamplingSettings(temperature=0.5)), "")
    assert settings_in(settings_text(ConversationSettings(), own)) == ConversationSettings()


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.dictionaries(names, anything, max_size=5))
def test_any_json_is_read(values: dict[str, object]) -> None:
    text = msgspec.json.encode(values).decode() if _fits(values) else "{}"
    record_in(text)
    read = settings_in(text)
    assert settings_in(settings_text(read, text)) == read


def _fits(values: object) -> bool:
    try:
        msgspec.json.encode(values)
    except (OverflowError, UnicodeEncodeError):
        return False
    return True
