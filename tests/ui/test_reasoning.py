import pytest

from app.core.thought_marks import MARKS
from app.ui.chat.reasoning import (
    Reasoning,
    Recalled,
    Said,
    Thought,
    ThoughtClosed,
    ThoughtOpened,
    answer_of,
)


def told(text: str, step: int, begins_thinking: bool = False) -> list[str]:
    """Return what is thought and said as words, however it arrived."""
    reasoning = Reasoning(begins_thinking)
    found = [piece for at in range(0, len(text), step) for piece in reasoning.feed(text[at : at + step])]
    result: list[str] = []
    for piece in found + reasoning.finish():
        match piece:
            case ThoughtOpened():
                result.append("(")
            case ThoughtClosed():
                result.append(")")
            case Recalled():
                result.append("<")
            case Thought(words) | Said(words):
                if result and result[-1] not in ("(", ")", "<"):
                    result[-1] += words
                else:
                    result.append(words)
    return result


STEPS = pytest.mark.parametrize("step", [1, 3, 7, 1_000])


@STEPS
@pytest.mark.parametrize(("opener", "closers"), MARKS)
def test_every_models_marks_are_known(opener: str, closers: tuple[str, ...], step: int) -> None:
    for closer in closers:
        assert told(f"{opener}\nhm, 1 < 2\n{closer}\n\nYes.", step) == ["(", "hm, 1 < 2", ")", "Yes."]


@STEPS
def test_a_thought_may_stay_unfinished(step: int) -> None:
    assert told("<think>\nand so", step) == ["(", "and so", ")"]


@STEPS
def test_a_model_may_think_again(step: int) -> None:
    text = "<think>a</think>b\n<think>c</think>\nd"
    assert told(text, step) == ["(", "a", ")", "b\n", "(", "c", ")", "d"]


@STEPS
def test_a_thought_that_the_prompt_began_is_one_from_the_start(step: int) -> None:
    assert told("hm\n</think>\n\nYes.", step, begins_thinking=True) == ["(", "hm", ")", "Yes."]


@STEPS
def test_a_closing_mark_alone_makes_a_thought_of_what_came_before(step: int) -> None:
    assert told("hm, so\n</think>\nYes.", step)[0].startswith("hm, so")
    assert told("hm, so\n</think>\nYes.", step)[1:] == ["<", "Yes."]


@STEPS
def test_marks_within_a_sentence_or_code_are_text(step: int) -> None:
    text = "Models write <think> first.\n```\n<think>\nx\n</think>\n```\n"
    assert told(text, step) == [text]


@STEPS
def test_what_only_looks_like_a_mark_is_text(step: int) -> None:
    text = "<thing>\n[THIS] <\n\n  <"
    assert "".join(told(text, step)) == text


@STEPS
def test_nothing_of_a_plain_answer_is_changed(step: int) -> None:
    text = "One.\n\n    code\n\n- a\n- b\n```py\nx\n```\nend"
    assert told(text, step) == [text]


@pytest.mark.parametrize(
    ("reply", "answer"),
    [("plain", "plain"), ("<think>a</think>\nb", "b"), ("a\n</think>\nb", "b"), ("<think>a", "")],
)
def test_an_answer_can_be_taken_out_of_a_reply(reply: str, answer: str) -> None:
    assert answer_of(reply) == answer


def test_a_million_characters_are_told_apart_at_once() -> None:
    for text in ("x" * 1_000_000, "<think>" + " " * 1_000_000, "<" * 1_000_000, "\n<think" * 100_000):
        assert "".join(told(text, 5_000)).replace("(", "").replace(")", "").strip() in text
