"""A loaded model, as a person knows it."""

from pathlib import Path

import pytest

from app.core.generation import RecommendedSampling
from app.service.model_card import model_name, recommended_sampling


@pytest.mark.parametrize(
    ("file", "quantization", "name"),
    [
        ("SmolLM2-135M-Instruct.Q4_1.gguf", "Q4_1", "SmolLM2-135M-Instruct"),
        ("qwen3-8b-q4_k_m.gguf", "Q4_K - Medium", "qwen3-8b"),
        ("Llama-3.2-1B-Q3_K_S.gguf", "Q3_K - Small (guessed)", "Llama-3.2-1B"),
        ("gemma-IQ2_XS.gguf", "IQ2_XS - 2.3125 bpw", "gemma"),
        ("tiny-f32.gguf", "all F32", "tiny"),
        ("model-Q8_0.gguf", "Q8_0", "model"),
        ("model_q8_0.gguf", "Q8_0", "model"),
        ("modelQ8_0.gguf", "Q8_0", "modelQ8_0"),
        ("Q8_0.gguf", "Q8_0", "Q8_0"),
        ("model.gguf", "", "model"),
        ("v1.5.gguf", "all F32", "v1.5"),
    ],
)
def test_the_name_is_the_files_without_its_quantization(file: str, quantization: str, name: str) -> None:
    assert model_name(Path("/models") / file, quantization) == name


def test_what_a_file_recommends_is_read_and_nonsense_is_left_out() -> None:
    file = {
        "general.sampling.temp": "0.700000",
        "general.sampling.top_k": "20",
        "general.sampling.top_p": "1.5",
        "general.sampling.min_p": "nan",
        "general.sampling.penalty_repeat": "much",
    }
    assert recommended_sampling(lambda key: file.get(key)) == RecommendedSampling(temperature=0.7, top_k=20)
    assert recommended_sampling(lambda _key: None) == RecommendedSampling()
