import threading
from pathlib import Path

import numpy as np
import psutil
import pytest

from app.core.cancellation import CancelFlag, CancelledError
from app.core.llama.library import llama_library
from app.core.llama.model import LlamaModel, ModelOptions, physical_cores
from app.errors import EvaluationError, ModelLoadError, UsageError
from tests.contracts.language_model_contract import LanguageModelContract
from tests.core.llama.conftest import OpenModel
from tests.support.model_factory import byte_vocabulary, random_model


class TestLlamaModel(LanguageModelContract):
    @pytest.fixture
    def model(self, open_model: OpenModel, tiny_path: Path, cancel: CancelFlag) -> LlamaModel:
        return open_model(tiny_path, ModelOptions(context_length=64, batch_length=16, max_outputs=4), cancel)


@pytest.mark.parametrize("before", [0, 230, 500, 1500])
@pytest.mark.parametrize("threads", [1, 2])
def test_logits_are_the_same_to_the_bit_however_tokens_are_batched(
    open_model: OpenModel, tiny_path: Path, before: int, threads: int
) -> None:
    model = open_model(tiny_path, ModelOptions(context_length=1600, threads=threads))
    context = [10 + place % 290 for place in range(before)]
    for start in range(0, before, model.batch_length):
        model.evaluate(context[start : start + model.batch_length], outputs=0)
    tokens = list(range(10, 42))
    singly = np.concatenate([model.evaluate([token], outputs=1).copy() for token in tokens])
    for size in (2, 3, 4, 5, 8, 16):
        model.rewind(before)
        batches = [
            model.evaluate(tokens[at : at + size], outputs=len(tokens[at : at + size])).copy()
            for at in range(0, len(tokens), size)
        ]
        assert np.array_equal(np.concatenate(batches), singly), f"batches of {size}"


def test_a_full_context_is_an_error_and_loses_nothing(open_model: OpenModel, tiny_path: Path) -> None:
    model = open_model(tiny_path, ModelOptions(context_length=8))
    model.evaluate([5] * 8, outputs=0)
    with pytest.raises(EvaluationError, match="context of 8 tokens is full"):
        model.evaluate([6], outputs=1)
    assert list(model.cached) == [5] * 8


@pytest.mark.parametrize(("tokens", "outputs"), [([], 0), ([1] * 17, 0), ([1] * 6, 5), ([1], 2)])
def test_a_batch_beyond_what_was_reserved_is_a_mistake_of_ours(
    open_model: OpenModel, tiny_path: Path, tokens: list[int], outputs: int
) -> None:
    model = open_model(tiny_path, ModelOptions(batch_length=16, max_outputs=4))
    with pytest.raises(ValueError, match="cannot evaluate"):
        model.evaluate(tokens, outputs=outputs)


def test_the_context_is_the_models_own_unless_asked_for(open_model: OpenModel, tiny_path: Path) -> None:
    assert open_model(tiny_path).context_length == 512
    assert open_model(tiny_path, ModelOptions(context_length=100)).context_length == 100


@pytest.mark.parametrize("options", [{"context_length": 0}, {"threads": -1}])
def test_options_that_make_no_sense_are_refused(options: dict[str, int]) -> None:
    with pytest.raises(UsageError):
        ModelOptions(**options)  # type: ignore[arg-type]


def test_a_file_llama_cpp_does_not_know_says_which_kind_it_is(tmp_path: Path) -> None:
    path = random_model(tmp_path / "odd.gguf", vocabulary=byte_vocabulary(300), architecture="marsian")
    with pytest.raises(ModelLoadError, match=r"odd\.gguf.*unknown model architecture: 'marsian'"):
        LlamaModel(path)


def test_loading_tells_its_progress_and_can_be_stopped(tiny_path: Path) -> None:
    shares: list[float] = []
    LlamaModel(tiny_path, progress=shares.append).close()
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    cancel = CancelFlag()
    cancel.set()
    with pytest.raises(CancelledError):
        LlamaModel(tiny_path, cancel=cancel)


def test_a_long_evaluation_stops_in_the_middle(open_model: OpenModel, tmp_path: Path) -> None:
    path = random_model(tmp_path / "slow.gguf", vocabulary=byte_vocabulary(300), width=256, layers=24)
    cancel = CancelFlag()
    model = open_model(path, ModelOptions(context_length=512, batch_length=512), cancel)
    model.evaluate([7] * 500, outputs=0)
    whole = model.compute_seconds
    model.rewind(0)
    threading.Timer(whole / 10, cancel.set).start()
    with pytest.raises(CancelledError):
        model.evaluate([7] * 500, outputs=0)
    assert model.compute_seconds - whole < whole
    assert list(model.cached) == []


def test_closing_twice_is_harmless_and_memory_comes_back(tiny_path: Path) -> None:
    def load_and_close() -> int:
        model = LlamaModel(tiny_path)
        model.evaluate([3], outputs=1)
        model.close()
        model.close()
        return int(psutil.Process().memory_info().rss)

    before = max(load_and_close() for _ in range(5))
    after = max(load_and_close() for _ in range(20))
    assert after - before < 20e6


def test_metadata_is_readable_at_any_length(open_model: OpenModel, tmp_path: Path) -> None:
    template = "{{ messages }}" * 1000
    path = random_model(tmp_path / "long.gguf", vocabulary=byte_vocabulary(300), template=template)
    model = open_model(path)
    assert model.metadata("tokenizer.chat_template") == template
    assert model.chat_template == template
    assert model.metadata("no.such.key") is None
    assert model.quantization == "Q8_0"
    assert model.parameters > 0
    assert model.parameters < model.weight_bytes < 2 * model.parameters


def test_cores_and_system_are_described() -> None:
    assert physical_cores() >= 1
    assert "CPU" in llama_library().system
