"""What was measured of this machine is remembered, for this processor and this build only."""

from pathlib import Path

import pytest

from app.storage.kernel_store import KernelStore, StoredKernels

KERNELS = StoredKernels("a processor", "a build", 2, {"Q4_0": {1: 1e-10, 8: 2e-10}}, 1e-5)


@pytest.fixture
def store(tmp_path: Path) -> KernelStore:
    return KernelStore(tmp_path / "costs" / "kernels.json")


def test_what_was_put_is_got(store: KernelStore) -> None:
    store.put(KERNELS)
    assert store.get("a processor", "a build") == KERNELS
    assert store.get("a processor") == KERNELS


def test_another_processor_or_build_has_to_be_measured(store: KernelStore) -> None:
    assert store.get("a processor") is None
    store.put(KERNELS)
    assert store.get("another processor") is None
    assert store.get("a processor", "another build") is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no json",
        "{}",
        '{"processor":"a processor","build":"","threads":1,"seconds_per_byte":{},"layer_seconds":0}',
        '{"processor":"a processor","build":"","threads":1,"seconds_per_byte":{"F16":{"2":1e-9}},'
        '"layer_seconds":0}',
        '{"processor":"a processor","build":"","threads":1,"seconds_per_byte":{"F16":{"1":-1}},'
        '"layer_seconds":0}',
    ],
)
def test_what_makes_no_sense_is_like_nothing(store: KernelStore, tmp_path: Path, text: str) -> None:
    (tmp_path / "costs").mkdir()
    (tmp_path / "costs" / "kernels.json").write_text(text)
    assert store.get("a processor") is None


def test_where_nothing_can_be_written_nothing_happens(store: KernelStore, tmp_path: Path) -> None:
    (tmp_path / "costs").write_text("in the way")
    store.put(KERNELS)
    assert store.get("a processor") is None
