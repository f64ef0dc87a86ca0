"""Kernels are measured with small models of random weights that leave nothing behind."""

import tempfile
from pathlib import Path

import numpy as np
import pytest

from app.core.cancellation import CancelFlag, CancelledError
from app.core.llama.model import LlamaModel, ModelOptions
from app.errors import ModelLoadError, ModelWriteError
from app.library.model_facts import read_facts
from app.service.machine_kernels import USUAL_KINDS, MeasuringPlan, known_kernels, measure_kernels
from app.service.random_model import KINDS, RandomShape, write_random_model
from app.storage.kernel_store import KernelStore

SHAPE = RandomShape(width=256, inner_width=512, layers=1)
SMALL = MeasuringPlan(kinds=("Q4_0", "F16"), width=256, inner_width=256, weight_bytes=1 << 20, thin_layers=2)


@pytest.fixture
def store(tmp_path: Path) -> KernelStore:
    return KernelStore(tmp_path / "kernels.json")


@pytest.fixture(autouse=True)
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "scratch"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


def a_second(_model: LlamaModel) -> dict[int, float]:
    return {1: 1.0, 8: 2.0}


def quiet(_kind: str, _done: int, _total: int) -> None:
    """Nobody watches."""


@pytest.mark.parametrize("kind", KINDS)
def test_a_model_of_each_kind_is_whole_and_runs(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "model.gguf"
    write_random_model(path, kind, SHAPE)
    found = read_facts(path)
    assert found.quantization == kind
    matrices = [tensor for tensor in found.tensors if tensor.name.startswith("blk") and len(tensor.shape) > 1]
    assert sum(tensor.bytes for tensor in matrices) == SHAPE.matrix_bytes(kind)
    model = LlamaModel(path, ModelOptions(64, threads=1))
    try:
        assert np.isfinite(model.evaluate([1, 5, 9], outputs=1)).all()
    finally:
        model.close()


def test_a_kind_nobody_knows_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="Q9_9"):
        write_random_model(tmp_path / "model.gguf", "Q9_9", SHAPE)


def test_usual_kinds_can_all_be_written() -> None:
    assert set(USUAL_KINDS) <= set(KINDS)


def test_models_are_about_as_large_as_planned() -> None:
    plan = MeasuringPlan()
    for kind in plan.kinds:
        assert plan.shape(kind).matrix_bytes(kind) == pytest.approx(plan.weight_bytes, rel=0.15)


def test_what_was_measured_is_told_by_the_byte_and_remembered(store: KernelStore, scratch: Path) -> None:
    told: list[tuple[str, int, int]] = []
    machine = measure_kernels(store, CancelFlag(), lambda *step: told.append(step), SMALL, a_second)
    assert told == [("Q8_0", 0, 3), ("Q4_0", 1, 3), ("F16", 2, 3)]
    assert machine.layer_seconds == 0.5
    shape = SMALL.shape("F16")
    assert shape.layers == 1
    assert machine.kernels["F16"].seconds(8) == pytest.approx((2.0 - 0.5) / shape.matrix_bytes("F16"))
    assert known_kernels(store) == machine
    assert list(scratch.iterdir()) == []


def test_it_is_measured_for_real(store: KernelStore) -> None:
    machine = measure_kernels(store, CancelFlag(), quiet, SMALL)
    for kernel in machine.kernels.values():
        assert 0 < kernel.seconds(1) < 1e-6
    assert machine.layer_seconds > 0


def test_nothing_is_known_before(store: KernelStore) -> None:
    assert known_kernels(store) is None


def test_a_kind_that_does_not_run_is_left_out(store: KernelStore) -> None:
    def only_some(model: LlamaModel) -> dict[int, float]:
        if model.quantization.endswith("F16"):
            raise ModelLoadError("not this one")
        return a_second(model)

    plan = MeasuringPlan(("F16", "Q4_0"), 256, 256, 1 << 20, 2)
    found = measure_kernels(store, CancelFlag(), quiet, plan, only_some)
    assert "Q4_0" in found.kernels


def test_it_can_be_stopped_and_leaves_nothing(store: KernelStore, scratch: Path) -> None:
    cancel = CancelFlag()

    def stopped(kind: str, _done: int, _total: int) -> None:
        if kind == "F16":
            cancel.set()

    with pytest.raises(CancelledError):
        measure_kernels(store, cancel, stopped, SMALL, a_second)
    assert known_kernels(store) is None
    assert list(scratch.iterdir()) == []


def test_a_full_disk_is_told(store: KernelStore, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("app.service.machine_kernels.write_random_model", full)
    with pytest.raises(ModelWriteError, match="No space left"):
        measure_kernels(store, CancelFlag(), quiet, SMALL, a_second)
