"""Models for the tests that go through llama.cpp."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.core.cancellation import CancelFlag
from app.core.llama.model import LlamaModel, ModelOptions
from tests.support.model_factory import byte_vocabulary, random_model

OpenModel = Callable[..., LlamaModel]


@pytest.fixture(scope="session")
def tiny_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("models")
    return random_model(folder / "tiny.gguf", vocabulary=byte_vocabulary(320, ["<|user|>", "<|end|>"]))


@pytest.fixture
def open_model() -> Iterator[OpenModel]:
    """Opens models and closes them after the test."""
    opened: list[LlamaModel] = []

    def open_one(
        path: Path, options: ModelOptions | None = None, cancel: CancelFlag | None = None
    ) -> LlamaModel:
        opened.append(LlamaModel(path, options, cancel=cancel))
        return opened[-1]

    yield open_one
    for model in opened:
        model.close()
