"""First ideas of models nobody has looked into."""

import pytest

from app.library.estimated_facts import estimated_facts
from app.library.fit import memory_need
from app.library.prediction import MachineKernels, predict

MACHINE = MachineKernels.of({"Q4_K": {1: 1e-10, 16: 2e-10}, "Q8_0": {1: 2e-10, 16: 3e-10}}, 0.0)
GB = 10**9


@pytest.mark.parametrize(
    ("billions", "cache_bytes_of_a_token"),
    [(0.49, 12_288), (1.24, 32_768), (3.21, 114_688), (7.62, 57_344), (8.03, 131_072), (32.8, 262_144)],
    ids=["qwen2.5-0.5b", "llama-3.2-1b", "llama-3.2-3b", "qwen2.5-7b", "llama-3.1-8b", "qwen2.5-32b"],
)  # fmt: skip
def test_memory_of_a_context_is_about_right(billions: float, cache_bytes_of_a_token: int) -> None:
    facts = estimated_facts("model", billions * GB, GB, "Q4_K_M")
    assert 0.5 < facts.shape.cache_bytes(1) / cache_bytes_of_a_token < 3.0


def test_weights_take_what_the_file_does() -> None:
    assert memory_need(estimated_facts("model", 8 * GB, 5 * GB, "Q4_K_M"), 4096).weights == 5 * GB


@pytest.mark.parametrize(
    ("quantization", "kind"),
    [("Q4_K_M", "Q4_K"), ("Q4_0", "Q4_0"), ("IQ4_XS", "IQ4_XS"), ("FP16", "F16"), ("BF16", "BF16")],
)  # fmt: skip
def test_the_kind_of_weights_is_known_by_name(quantization: str, kind: str) -> None:
    assert estimated_facts("model", 8 * GB, 5 * GB, quantization).tensors[0].kind_name == kind


def test_without_a_name_the_kind_is_told_from_the_size() -> None:
    assert estimated_facts("model", 8 * GB, 8_500_000_000, "").tensors[0].kind_name == "Q8_0"


def test_speed_follows_from_the_size() -> None:
    small = predict(estimated_facts("model", 4 * GB, 2 * GB, "Q4_K_M"), None, MACHINE)
    assert small.plain_speed == pytest.approx(5.0, rel=0.01)


def test_experts_that_sleep_cost_no_time() -> None:
    dense = predict(estimated_facts("Model-30B", 30 * GB, 18 * GB, "Q4_K_M"), None, MACHINE)
    sparse = predict(estimated_facts("Model-30B-A3B", 30 * GB, 18 * GB, "Q4_K_M"), None, MACHINE)
    assert sparse.plain_speed > 4 * dense.plain_speed


def test_a_model_of_unknown_size_is_thought_to_have_four_bits() -> None:
    assert estimated_facts("model", 0, 5 * GB, "").parameters == pytest.approx(8.2 * GB, rel=0.02)
