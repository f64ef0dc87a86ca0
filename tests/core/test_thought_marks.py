"""Whether a prompt ends within a thought."""

import pytest

from app.core.thought_marks import MARKS, open_thought


@pytest.mark.parametrize("opener", [opener for opener, _ in MARKS])
def test_a_thought_that_was_just_opened_is_found(opener: str) -> None:
    assert open_thought(f"assistant\n{opener}\n") == opener


@pytest.mark.parametrize(("opener", "closers"), MARKS)
def test_one_that_was_closed_again_is_not(opener: str, closers: tuple[str, ...]) -> None:
    assert open_thought(f"{opener}\n\n{closers[0]}\n\n") is None


def test_a_thought_whose_end_leaves_no_text_does_not_count() -> None:
    assert open_thought("<think>", hidden=("</think>",)) is None
    assert open_thought("<think>", hidden=("<think>",)) == "<think>"


def test_a_prompt_without_one_has_none() -> None:
    assert open_thought("<|im_start|>assistant\n") is None
