"""What a model takes is added up from what llama.cpp says of its buffers."""

from pathlib import Path

import pytest

from app.core.llama.memory import ModelMemory, memory_of
from app.core.llama.model import ModelOptions
from tests.core.llama.conftest import OpenModel

SAID = (("model", 100), ("model", 50), ("KV", 30), ("compute", 7), ("output", 2))


def test_buffers_of_one_kind_are_added_up() -> None:
    assert memory_of(SAID, weights=1, cache=1, logits=1) == ModelMemory(150, 30, 9)


def test_rows_of_logits_count_before_they_are_asked_for() -> None:
    assert memory_of(SAID, weights=1, cache=1, logits=20).buffers == 27


def test_where_nothing_was_said_sizes_are_taken_from_the_file() -> None:
    assert memory_of((), weights=5, cache=6, logits=7) == ModelMemory(5, 6, 7)


def test_the_state_of_a_recurrent_model_is_its_cache() -> None:
    assert memory_of((("RS", 4), ("KV", 3), ("LoRA", 9)), weights=0, cache=0, logits=0).cache == 7


def test_a_loaded_model_knows_what_it_takes(open_model: OpenModel, tiny_path: Path) -> None:
    short = open_model(tiny_path, ModelOptions(context_length=256))
    long = open_model(tiny_path, ModelOptions(context_length=512))
    assert short.memory.weights == long.memory.weights > 0
    assert 2 * short.memory.cache == pytest.approx(long.memory.cache, rel=0.05)
    assert short.memory.buffers > 0
