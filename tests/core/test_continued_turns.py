"""A reply that was cut goes on in the same turn, with the templates of real models."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.chat_template import ChatTemplate
from app.core.conversation import Conversation, Message, Role
from tests.support.fake_model import FakeVocabulary

TEMPLATES = {
    path.stem: path for path in sorted((Path(__file__).parents[1] / "data/templates").glob("*.jinja"))
}
THINKING = {"StepFun3.5-Flash", "llama-cpp-deepseek-r1"}
"""Those that open a thought for the model."""

_MARKER = re.compile(r"<[|｜][^<>|｜]+[|｜]>|</?(?:start|end)_of_turn>|\[/?[A-Z_]+\]|</?think>")
_THOUGHT = ["<think>", "</think>"]


def vocabulary_of(name: str) -> FakeVocabulary:
    """All letters, and the markers of a template; those of thoughts leave text in a reply."""
    source = TEMPLATES[name].read_text(encoding="utf-8")
    controls = sorted(set(_MARKER.findall(source)) - set(_THOUGHT))
    letters = {*map(chr, range(32, 127)), "\n", "é", "🙂", *source}
    return FakeVocabulary([*controls, *_THOUGHT, *sorted(letters)], user_defined=_THOUGHT)


VOCABULARIES = {name: vocabulary_of(name) for name in TEMPLATES}


def template_of(name: str) -> ChatTemplate:
    return ChatTemplate(VOCABULARIES[name], TEMPLATES[name].read_text(encoding="utf-8"))


def asked(*texts: str, begun: str | None = None, system: str = "") -> Conversation:
    """Questions and answers in turn; the last one may have begun to be answered."""
    roles = (Role.USER, Role.ASSISTANT)
    turns = [Message(roles[place % 2], text) for place, text in enumerate(texts)]
    return Conversation((*turns, *([] if begun is None else [Message(Role.ASSISTANT, begun)])), system)


def spelled(name: str, tokens: tuple[int, ...]) -> str:
    return "".join(VOCABULARIES[name].text(token) for token in tokens)


@pytest.mark.parametrize("name", TEMPLATES)
@pytest.mark.parametrize("begun", ["Hello", " Hello ", "\n\nHello,\n    wor", "  ", "é🙂"])
def test_the_prompt_is_that_of_the_question_with_the_reply_behind_it(name: str, begun: str) -> None:
    template = template_of(name)
    before = template.prompt(asked("Hi", "Yes", "Why?"))
    whole = template.prompt(asked("Hi", "Yes", "Why?", begun=begun))
    assert whole[: len(before)] == before
    assert spelled(name, whole[len(before) :]) == begun


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_reply_that_was_never_begun_is_a_question_like_any_other(name: str) -> None:
    template = template_of(name)
    assert template.prompt(asked("Hi", begun="")) == template.prompt(asked("Hi"))


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_control_token_spelled_out_in_the_reply_is_none(name: str) -> None:
    template, words = template_of(name), VOCABULARIES[name]
    controls = range(len(words.control_texts))
    before = template.prompt(asked("Hi"))
    whole = template.prompt(asked("Hi", begun="a" + "".join(words.control_texts)))
    assert not [token for token in whole[len(before) :] if token in controls]


@pytest.mark.parametrize("name", TEMPLATES)
def test_the_marks_of_a_thought_are_what_the_model_wrote(name: str) -> None:
    template, words = template_of(name), VOCABULARIES[name]
    before = template.prompt(asked("Hi"))
    rest = template.prompt(asked("Hi", begun="hm</think>\n\nYes"))[len(before) :]
    assert "</think>" in [words.text(token) for token in rest]


@pytest.mark.parametrize("name", TEMPLATES)
def test_it_is_known_whether_prompts_end_within_a_thought(name: str) -> None:
    assert template_of(name).begins_thinking is (name in THINKING)


@pytest.mark.parametrize("name", sorted(THINKING))
def test_a_thought_that_the_reply_opens_itself_is_not_opened_twice(name: str) -> None:
    template = template_of(name)
    own = template.prompt(asked("Hi", begun="<think>\nhm"))
    assert own == template.prompt(asked("Hi", begun="hm"))


def test_a_thought_whose_end_nobody_would_see_does_not_count() -> None:
    words = FakeVocabulary(["<think>", "</think>", *map(chr, range(32, 127))])
    source = "{% for message in messages %}{{ message['content'] }}{% endfor %}<think>"
    assert not ChatTemplate(words, source).begins_thinking


def test_a_character_that_was_cut_into_bytes_is_written_again() -> None:
    template = template_of("Qwen-Qwen2.5-7B-Instruct")
    assert template.prompt(asked("Hi", begun="Oh \ufffd")) == template.prompt(asked("Hi", begun="Oh "))


@given(st.text("ab <>|\n\ufdd0é", max_size=30), st.text("ab <>|\n", max_size=12), st.booleans())
def test_whatever_was_said_the_reply_stands_unchanged_at_the_end(
    begun: str, question: str, has_system: bool
) -> None:
    name = "Qwen-Qwen2.5-7B-Instruct"
    words = VOCABULARIES[name]
    begun = begun.replace("\ufdd0", "")
    system = "Be kind" if has_system else ""
    before = template_of(name).prompt(asked(question, system=system))
    whole = template_of(name).prompt(asked(question, begun=begun, system=system))
    assert whole[: len(before)] == before
    assert "".join(words.text(token) for token in whole[len(before) :]) == begun
