"""What a round costs outside llama.cpp, which is all that Python adds to decoding."""

import sys
from pathlib import Path
from statistics import median

import pytest

from app.core.cancellation import CancelFlag
from app.core.events import TokensCommitted
from app.core.generation import GenerationRequest
from app.core.llama.model import LlamaModel, ModelOptions
from app.core.speculative.baseline import PlainBaseline
from app.core.speculative.decoder import Decoder
from app.core.speculative.draft_length import FixedLength
from app.core.speculative.model_drafter import ModelDrafter
from tests.support.fake_model import steady_costs
from tests.support.model_factory import byte_vocabulary, random_model


@pytest.mark.serial
@pytest.mark.parametrize(("vocabulary", "milliseconds"), [(49_152, 1.0), (151_936, 3.0)])
def test_a_greedy_round_spends_little_time_outside_llama_cpp(
    tmp_path: Path, vocabulary: int, milliseconds: float
) -> None:
    words = byte_vocabulary(vocabulary)
    path = random_model(tmp_path / "target.gguf", vocabulary=words, width=32, layers=1)
    other = random_model(tmp_path / "draft.gguf", vocabulary=words, width=32, layers=1, seed=1)
    target = LlamaModel(path, ModelOptions(512))
    drafter = ModelDrafter(LlamaModel(other, ModelOptions(512, max_outputs=1)), target)
    decoder = Decoder(target, drafter, FixedLength(3), steady_costs(), PlainBaseline(), CancelFlag())
    outside = [
        1e3 * (event.measured.seconds - event.measured.compute_seconds)
        for event in decoder.generate(GenerationRequest((1, 70, 71), max_tokens=200))
        if isinstance(event, TokensCommitted)
    ]
    drafter.close()
    target.close()
    sys.stdout.write(f"{vocabulary} tokens: {median(outside):.3f} ms outside llama.cpp a round\n")
    assert len(outside) > 20
    assert median(outside) < milliseconds
