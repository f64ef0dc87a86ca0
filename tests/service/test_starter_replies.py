"""What only a real model shows: a cut reply goes on unchanged, and memory is what the system says."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core.cancellation import CancelFlag
from app.core.conversation import Conversation, Message, Role
from app.core.events import GenerationFinished, TokensCommitted
from app.core.generation import Method, SamplingSettings
from app.core.llama.model import ModelOptions
from app.library.starter import starter_model
from app.service.session import Session
from app.storage.cost_cache import CostCache

pytestmark = pytest.mark.real_model

LENGTH = 32
QUESTIONS = ("Write a Python function that reverses a list.", "Why is the sky blue? 🙂")

MEASURE = """
import json, sys
from pathlib import Path
import numpy, psutil
from app.core.llama.library import llama_library
from app.core.llama.model import LlamaModel, ModelOptions
from app.library.starter import starter_model
llama_library()
before = psutil.Process().memory_info().rss
model = LlamaModel(starter_model(), ModelOptions(context_length=4096, threads=2))
for _ in range(4):
    model.evaluate(list(range(100, 116)), outputs=16)
memory = model.memory
print(json.dumps([psutil.Process().memory_info().rss - before, memory.weights, memory.cache, memory.buffers]))
"""


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    session = Session(CancelFlag(), CostCache(tmp_path_factory.mktemp("costs")))
    session.models.load_target(starter_model(), ModelOptions(1024, threads=1), lambda _share: None)
    yield session
    session.close()


def write(session: Session, question: str, begun: str, length: int) -> tuple[str, tuple[int, ...]]:
    """The text of a greedy reply, or of what is missing of it, and the characters of its tokens."""
    turns = (Message(Role.USER, question), *([Message(Role.ASSISTANT, begun)] if begun else []))
    text = ""
    characters: tuple[int, ...] = ()
    for event in session.answer(Conversation(turns), SamplingSettings(), Method.PLAIN, length):
        if isinstance(event, TokensCommitted):
            characters += event.characters
        if isinstance(event, TokensCommitted | GenerationFinished):
            text += event.text
    return text, characters


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_reply_that_was_cut_anywhere_goes_on_as_if_it_had_not_been(session: Session, question: str) -> None:
    whole, characters = write(session, question, "", LENGTH)
    assert sum(characters) == len(whole)
    for cut in range(3, len(characters), 11):
        begun = whole[: sum(characters[:cut])]
        rest, _ = write(session, question, begun, LENGTH - cut)
        assert begun + rest == whole, f"cut behind token {cut}"


def test_what_a_model_takes_is_what_the_process_grows_by() -> None:
    root = Path(__file__).parents[2]
    told = subprocess.run(
        [sys.executable, "-c", MEASURE], cwd=root, capture_output=True, check=True, timeout=120
    )
    grown, *parts = json.loads(told.stdout)
    assert sum(parts) == pytest.approx(grown, rel=0.1)


@pytest.mark.serial
def test_counting_five_thousand_messages_again_takes_no_time(session: Session) -> None:
    roles = (Role.USER, Role.ASSISTANT)
    text = "Speculative decoding lets a small model write ahead of a large one. " * 3
    said = tuple(Message(roles[place % 2], f"{place} {text}") for place in range(5_000))
    session.count(Conversation((*said, Message(Role.USER, "Wh"))))
    began = time.perf_counter()
    found = session.count(Conversation((*said, Message(Role.USER, "Why?"))))
    assert time.perf_counter() - began < 0.4
    assert found.whole > 200_000
    assert found.left_out > 4_900
