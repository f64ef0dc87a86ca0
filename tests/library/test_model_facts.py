"""What a file is, is told by its keys and tensors."""

from pathlib import Path

import pytest

from app.errors import ModelFileError
from app.library.model_facts import read_facts
from app.library.verdicts import ModelKind
from tests.library.heads import F16, Q4_0, SOME_TOKENS, Value, facts, head
from tests.support.model_factory import byte_vocabulary, random_model

MATRIX = ("blk.0.ffn_up.weight", [64, 32], Q4_0)


def test_a_language_model_is_described() -> None:
    found = facts(
        {"context_length": 8192, "block_count": 2, "general.name": "Tiny"},
        [("token_embd.weight", [64, 64], F16), MATRIX, MATRIX, MATRIX],
    )
    assert found.kind is ModelKind.TEXT
    assert (found.name, found.architecture, found.context_length) == ("Tiny", "llama", 8192)
    assert found.parameters == 64 * 64 + 3 * 64 * 32
    assert found.weight_bytes == 64 * 64 * 2 + 3 * 64 * 32 // 32 * 18
    assert found.quantization == "Q4_0"
    assert (found.experts, found.heads_ahead, found.can_rewind, found.part) == (0, 0, True, None)
    assert found.tokens is not None
    assert found.active_share == 1.0


@pytest.mark.parametrize(
    ("architecture", "values", "kind"),
    [
        ("llama", {"general.type": "adapter", "adapter.type": "lora"}, ModelKind.ADAPTER),
        ("llama", {"adapter.type": "lora"}, ModelKind.ADAPTER),
        ("clip", {"clip.has_vision_encoder": True}, ModelKind.PROJECTOR),
        ("anything", {"general.type": "mmproj"}, ModelKind.PROJECTOR),
        ("bert", {"pooling_type": 1, "attention.causal": False}, ModelKind.EMBEDDING),
        ("qwen3", {"pooling_type": 3}, ModelKind.EMBEDDING),
        ("gemma-embedding", {"attention.causal": False}, ModelKind.EMBEDDING),
        ("qwen3", {"pooling_type": 0, "attention.causal": True}, ModelKind.TEXT),
        ("t5", {}, ModelKind.ENCODER),
        ("llada", {"attention.causal": False}, ModelKind.DIFFUSION),
        ("eagle3", {}, ModelKind.HEADS),
        ("qwen3", {"block_count": 1, "nextn_predict_layers": 1}, ModelKind.HEADS),
        ("qwen3", {"block_count": 29, "nextn_predict_layers": 1}, ModelKind.TEXT),
        ("llama", {"split.no": 1, "split.count": 3}, ModelKind.LATER_PART),
        ("llama", {"split.no": 0, "split.count": 3}, ModelKind.TEXT),
    ],
)
def test_files_of_other_kinds_are_known(architecture: str, values: dict[str, Value], kind: ModelKind) -> None:
    assert facts(values, architecture=architecture).kind is kind


def test_a_name_is_neither_endless_nor_steers_a_terminal() -> None:
    assert facts({"general.name": "a\x1b[2J\nb"}).name == "a�[2J�b"
    assert len(facts({"general.name": "x" * 10_000}).name) == 200


def test_numbers_below_nothing_are_nothing() -> None:
    found = facts(
        {"expert_count": -8, "expert_used_count": -2, "context_length": -1, "nextn_predict_layers": -1},
        [("blk.0.ffn_up_exps.weight", [64, 32], Q4_0)],
    )
    numbers = (found.experts, found.experts_used, found.context_length, found.heads_ahead)
    assert numbers == (0, 0, 0, 0)
    assert found.active_share == 1.0


def test_a_file_without_a_vocabulary_is_no_language_model() -> None:
    assert facts(tokens=None).kind is ModelKind.OTHER


@pytest.mark.parametrize(
    ("architecture", "values", "tensors"),
    [
        ("mamba", {}, []),
        ("rwkv7", {"wkv.head_size": 64}, []),
        ("qwen35", {"ssm.state_size": 128, "full_attention_interval": 4}, []),
        ("lfm2", {"shortconv.l_cache": 3}, []),
        ("a-kind-of-tomorrow", {}, [("blk.3.ssm_conv1d.weight", [4, 64], F16)]),
    ],
)
def test_memory_that_cannot_be_taken_back_is_known(
    architecture: str, values: dict[str, Value], tensors: list[tuple[str, list[int], int]]
) -> None:
    assert not facts(values, tensors, architecture=architecture).can_rewind


def test_layers_that_predict_ahead_are_counted() -> None:
    assert facts({"nextn_predict_layers": 1}, architecture="glm4moe").heads_ahead == 1


def test_they_may_lie_in_a_file_of_their_own_which_is_no_model_by_itself() -> None:
    values: dict[str, Value] = {"block_count": 29, "nextn_predict_layers": 1}
    alone = facts(values, [("blk.28.nextn.eh_proj.weight", [64, 32], F16)])
    together = facts(values, [MATRIX, ("blk.28.nextn.eh_proj.weight", [64, 32], F16)])
    assert (alone.kind, together.kind) == (ModelKind.HEADS, ModelKind.TEXT)


def test_experts_are_counted_and_most_of_their_weights_rest() -> None:
    tensors = [("blk.0.attn_q.weight", [32, 32], F16), ("blk.0.ffn_up_exps.weight", [32, 32, 3], F16)]
    found = facts({"expert_count": 8, "expert_used_count": 2}, tensors)
    assert (found.experts, found.experts_used) == (8, 2)
    assert found.active_share == pytest.approx(1 / 4 + 3 / 4 * 2 / 8)


@pytest.mark.parametrize(("version", "order"), [(1, "<"), (3, ">"), (2, ">")])
def test_files_that_cannot_be_loaded_here_are_known(version: int, order: str) -> None:
    assert not facts(version=version, order=order).can_be_loaded


@pytest.mark.parametrize("version", [2, 3])
def test_files_that_can_be_loaded_are_known(version: int) -> None:
    assert facts(version=version).can_be_loaded


def test_a_real_file_is_read(tmp_path: Path) -> None:
    path = random_model(tmp_path / "tiny.gguf", vocabulary=byte_vocabulary(300), width=32, layers=1)
    found = read_facts(path)
    assert (found.kind, found.file_name, found.quantization) == (ModelKind.TEXT, "tiny.gguf", "Q8_0")
    assert found.weight_bytes == sum(tensor.bytes for tensor in found.tensors)


def test_all_parts_of_a_split_model_count(tmp_path: Path) -> None:
    common: dict[str, Value] = {
        "general.architecture": "llama",
        "tokenizer.ggml.model": "llama",
        "tokenizer.ggml.tokens": SOME_TOKENS,
    }
    for number in range(3):
        values: dict[str, Value] = {"split.no": number, "split.count": 3, **(common if number == 0 else {})}
        data = head(values, [MATRIX])
        whole = data.ljust(-(-len(data) // 32) * 32 + 64 * 18, b"\0")
        (tmp_path / f"big-0000{number + 1}-of-00003.gguf").write_bytes(whole)
    found = read_facts(tmp_path / "big-00001-of-00003.gguf")
    assert found.part is not None
    assert (found.kind, found.part.is_first, found.part.count) == (ModelKind.TEXT, True, 3)
    assert found.parameters == 3 * 64 * 32
    assert read_facts(tmp_path / "big-00002-of-00003.gguf").kind is ModelKind.LATER_PART
    (tmp_path / "big-00003-of-00003.gguf").unlink()
    with pytest.raises(ModelFileError, match="big-00003-of-00003"):
        read_facts(tmp_path / "big-00001-of-00003.gguf")
