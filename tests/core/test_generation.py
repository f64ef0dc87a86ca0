import math

import pytest

from app.core.generation import AUTOMATIC, DraftingSettings, GenerationRequest, SamplingSettings
from app.errors import UsageError


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("temperature", -1.0, "temperature cannot be -1"),
        ("temperature", math.nan, "temperature cannot be nan"),
        ("temperature", math.inf, "temperature cannot be inf"),
        ("top_k", -1, "top-k cannot be -1"),
        ("top_p", 1.5, "top-p cannot be 1.5"),
        ("min_p", -0.1, "min-p cannot be -0.1"),
        ("repeat_penalty", 0.0, "repeat penalty cannot be 0"),
        ("presence_penalty", 101.0, "presence penalty cannot be 101"),
        ("seed", -2, "seed cannot be -2"),
    ],
)
def test_a_setting_out_of_range_is_refused_by_name(name: str, value: float, says: str) -> None:
    with pytest.raises(UsageError) as failure:
        SamplingSettings(**{name: value})  # type: ignore[arg-type]
    assert says in failure.value.message
    assert failure.value.hint.startswith("It must be")


def test_settings_are_greedy_and_without_penalties_by_default() -> None:
    assert SamplingSettings().is_greedy
    assert not SamplingSettings().has_penalties


def test_a_penalty_that_sees_no_tokens_is_off() -> None:
    assert SamplingSettings(repeat_penalty=1.1).has_penalties
    assert not SamplingSettings(repeat_penalty=1.1, penalty_window=0).has_penalties


@pytest.mark.parametrize(
    "arguments",
    [{"prompt": ()}, {"prompt": (1,), "max_tokens": 0}, {"prompt": (1,), "stop": ("",)}],
)
def test_a_request_that_makes_no_sense_is_refused(arguments: dict[str, object]) -> None:
    with pytest.raises(UsageError):
        GenerationRequest(**arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"length": -1}, "draft length cannot be -1"),
        ({"least_confidence": 1.1}, "minimum confidence cannot be 1.1"),
        ({"least_confidence": -0.1}, "minimum confidence cannot be -0.1"),
        ({"least_confidence": math.nan}, "minimum confidence cannot be nan"),
    ],
)
def test_drafting_that_makes_no_sense_is_refused_by_name(arguments: dict[str, object], says: str) -> None:
    with pytest.raises(UsageError) as failure:
        DraftingSettings(**arguments)  # type: ignore[arg-type]
    assert says in failure.value.message


def test_drafting_is_left_to_the_program_unless_something_is_asked_for() -> None:
    assert AUTOMATIC.is_automatic
    assert not DraftingSettings(0).is_automatic
    assert not DraftingSettings(least_confidence=0.5).is_automatic
