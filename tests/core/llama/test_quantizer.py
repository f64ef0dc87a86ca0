"""Requantizing: another storage of the same model, or nothing at all and a reason."""

from pathlib import Path

import gguf
import pytest

from app.core.llama.quantizer import Quantization, requantize
from app.errors import AppError, ModelLoadError, ModelWriteError
from tests.core.llama.conftest import OpenModel
from tests.support.tiny_models import UNUSABLE, TinyModels


@pytest.fixture(scope="module")
def models(tmp_path_factory: pytest.TempPathFactory) -> TinyModels:
    return TinyModels(tmp_path_factory.mktemp("models"))


def kinds(path: Path) -> dict[str, str]:
    return {tensor.name: tensor.tensor_type.name for tensor in gguf.GGUFReader(path).tensors}


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("quantization", Quantization)
def test_the_new_file_is_the_same_model_stored_another_way(
    tiny_path: Path, tmp_path: Path, open_model: OpenModel, quantization: Quantization
) -> None:
    requantize(tiny_path, tmp_path / "new.gguf", quantization, threads=1)
    old, new = open_model(tiny_path), open_model(tmp_path / "new.gguf")
    assert new.parameters == old.parameters
    assert new.vocabulary.size == old.vocabulary.size
    assert new.weight_bytes <= old.weight_bytes
    assert files(tmp_path) == ["new.gguf"]


def test_the_vocabulary_keeps_more_bits_unless_it_is_pure(tiny_path: Path, tmp_path: Path) -> None:
    requantize(tiny_path, tmp_path / "usual.gguf", Quantization.Q4_0, threads=1)
    requantize(tiny_path, tmp_path / "pure.gguf", Quantization.Q4_0_PURE, threads=1)
    usual, pure = kinds(tmp_path / "usual.gguf"), kinds(tmp_path / "pure.gguf")
    assert (usual["output.weight"], pure["output.weight"]) == ("Q8_0", "Q4_0")
    assert usual["blk.0.attn_q.weight"] == pure["blk.0.attn_q.weight"] == "Q4_0"


def test_an_older_file_is_replaced(tiny_path: Path, tmp_path: Path) -> None:
    (tmp_path / "new.gguf").write_text("old")
    requantize(tiny_path, tmp_path / "new.gguf", Quantization.Q4_0, threads=1)
    assert kinds(tmp_path / "new.gguf")["blk.0.attn_q.weight"] == "Q4_0"


@pytest.mark.parametrize("kind", ["missing", "folder", "no GGUF", "truncated", "unknown architecture"])
def test_a_file_that_is_no_model_leaves_nothing_behind(models: TinyModels, tmp_path: Path, kind: str) -> None:
    source = UNUSABLE[kind][0](models)
    with pytest.raises(ModelLoadError, match=f"cannot store {source.name} as Q4_0") as caught:
        requantize(source, tmp_path / "new.gguf", Quantization.Q4_0, threads=1)
    assert caught.value.hint
    assert files(tmp_path) == []


def test_weights_that_are_no_numbers_are_refused(models: TinyModels, tmp_path: Path) -> None:
    with pytest.raises(ModelLoadError, match="invalid data"):
        requantize(models.not_a_number, tmp_path / "new.gguf", Quantization.Q4_0, threads=1)
    assert files(tmp_path) == []


def test_a_failure_leaves_the_older_file_as_it_was(models: TinyModels, tmp_path: Path) -> None:
    (tmp_path / "new.gguf").write_text("old")
    with pytest.raises(AppError):
        requantize(models.no_gguf, tmp_path / "new.gguf", Quantization.Q4_0, threads=1)
    assert (tmp_path / "new.gguf").read_text() == "old"


def test_a_folder_that_is_not_there_is_told(tiny_path: Path, tmp_path: Path) -> None:
    with pytest.raises(ModelWriteError, match="cannot be written: No such file or directory") as caught:
        requantize(tiny_path, tmp_path / "nowhere" / "new.gguf", Quantization.Q4_0, threads=1)
    assert caught.value.hint


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_a_disk_that_fills_up_is_told(tiny_path: Path, tmp_path: Path) -> None:
    (tmp_path / "new.gguf.part").symlink_to("/dev/full")
    with pytest.raises(ModelWriteError, match="could not be written to its end") as caught:
        requantize(tiny_path, tmp_path / "new.gguf", Quantization.Q4_0, threads=1)
    assert "disk may be full" in caught.value.hint
    assert files(tmp_path) == []


def test_a_file_is_named_after_its_model_and_its_quantization() -> None:
    assert Quantization.Q4_K_M.file_name("small") == "small.Q4_K_M.gguf"
    assert Quantization.Q4_0_PURE.file_name("small") == "small-pure.Q4_0.gguf"


def test_the_size_of_a_file_is_known_beforehand() -> None:
    assert Quantization.Q8_0.file_bytes(8_000_000) == 8_500_000
    assert Quantization.Q4_0_PURE.file_bytes(8_000_000) == 4_500_000
    assert 4_500_000 < Quantization.Q4_0.file_bytes(8_000_000) < 8_500_000
