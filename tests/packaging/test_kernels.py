"""The script that puts Slipstream's kernels into llama.cpp."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

KERNELS = Path(__file__).resolve().parents[2] / "packaging" / "kernels"
APPLY = KERNELS / "apply.py"


@pytest.fixture(scope="module")
def kernels() -> ModuleType:
    spec = importlib.util.spec_from_file_location("apply", APPLY)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def llama_cpp(kernels: ModuleType, tmp_path: Path) -> Path:
    """A llama.cpp that consists of the texts to replace."""
    for edit in kernels.EDITS:
        path = tmp_path / kernels.GGML_CPU / edit.file
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a") as file:
            file.write(f"before{edit.find}after\n")
    return tmp_path


def texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in folder.rglob("*") if path.is_file()}


def test_every_edit_is_made(kernels: ModuleType, llama_cpp: Path) -> None:
    kernels.apply(llama_cpp)
    for edit in kernels.EDITS:
        assert f"before{edit.put}after\n" in (llama_cpp / kernels.GGML_CPU / edit.file).read_text()


def test_every_kernel_is_copied_and_included_once(kernels: ModuleType, llama_cpp: Path) -> None:
    kernels.apply(llama_cpp)
    found = texts(llama_cpp)
    sources = "".join(text for name, text in found.items() if name.endswith(".cpp"))
    copied = {name for name in found if name.endswith(".inc")}
    assert copied == {path.name for path in KERNELS.glob("*.inc")}
    assert all(sources.count(f'#include "{name}"\n') == 1 for name in copied)


def test_an_edit_keeps_what_it_looked_for(kernels: ModuleType) -> None:
    for edit in kernels.EDITS:
        assert edit.find.strip() in edit.put


@pytest.mark.parametrize("times", [0, 2])
def test_another_llama_cpp_is_left_alone(kernels: ModuleType, llama_cpp: Path, times: int) -> None:
    edit = kernels.EDITS[-1]
    path = llama_cpp / kernels.GGML_CPU / edit.file
    path.write_text(path.read_text().replace(edit.find, edit.find * times))
    before = texts(llama_cpp)
    with pytest.raises(kernels.KernelsDoNotFitError, match=rf"{edit.file} has {times} times") as stop:
        kernels.apply(llama_cpp)
    assert edit.find.strip() in str(stop.value)
    assert texts(llama_cpp) == before


def test_command_line(llama_cpp: Path) -> None:
    command = [sys.executable, "-I", "-S", str(APPLY), str(llama_cpp)]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0
    again = subprocess.run(
        [*command[:-1], str(llama_cpp / "ggml")], capture_output=True, text=True, check=False
    )
    assert again.returncode == 1
    assert "do not fit this llama.cpp" in again.stderr
    assert "Traceback" not in again.stderr
    assert subprocess.run(command[:-1], capture_output=True, check=False).returncode == 2
