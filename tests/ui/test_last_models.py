"""The models to begin with: real controllers, an engine without models, files that are there or are gone."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.core.generation import Method
from app.ui.models.controller import ModelController
from app.ui.models.last_models import LastModels
from app.ui.models.model_choice import ModelChoice
from app.workers.engine_client import EngineClient

Start = Callable[..., Parts]


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    """Files that only need to be there."""
    paths = {name: tmp_path / f"{name}.gguf" for name in ("big", "small", "starter", "other")}
    for path in paths.values():
        path.touch()
    return paths


@pytest.fixture
def used(qtbot: QtBot, start: Start, files: dict[str, Path]) -> Parts:
    """A program in which big was loaded with small, to answer plainly."""
    parts = start()
    LastModels(parts.models, parts.settings, parts.client)
    with qtbot.waitSignal(parts.client.models_loaded):
        parts.models.open_pair(files["big"], files["small"])
    parts.models.choose_method(Method.PLAIN)
    return parts


def begun(used: Parts, named: Path | None, starter: Path | None) -> ModelController:
    """The models of the next start, whose engine is not there yet."""
    models = ModelController(EngineClient(["no-engine"], parent=used.client), used.client)
    LastModels(models, used.settings, used.client).begin(named, starter)
    return models


def test_it_begins_with_the_models_of_the_last_time(used: Parts, files: dict[str, Path]) -> None:
    models = begun(used, None, files["starter"])
    assert models.wanted == ModelChoice(files["big"], files["small"])
    assert models.method == Method.PLAIN


def test_a_target_that_is_gone_gives_way_to_the_starter(used: Parts, files: dict[str, Path]) -> None:
    files["big"].unlink()
    assert begun(used, None, files["starter"]).wanted == ModelChoice(files["starter"], None)
    assert begun(used, None, None).wanted == ModelChoice()


def test_a_draft_that_is_gone_is_left_out(used: Parts, files: dict[str, Path]) -> None:
    files["small"].unlink()
    assert begun(used, None, files["starter"]).wanted == ModelChoice(files["big"], None)


def test_a_file_that_is_asked_for_comes_first_with_the_draft_it_had(
    used: Parts, files: dict[str, Path]
) -> None:
    assert begun(used, files["other"], files["starter"]).wanted == ModelChoice(files["other"], None)
    assert begun(used, files["big"], files["starter"]).wanted == ModelChoice(files["big"], files["small"])


def test_what_could_not_be_loaded_is_not_begun_with(
    qtbot: QtBot, start: Start, files: dict[str, Path]
) -> None:
    parts = start("--fail-load", "other.gguf")
    LastModels(parts.models, parts.settings, parts.client)
    with qtbot.waitSignal(parts.client.models_loaded):
        parts.models.open_pair(files["big"], None)
    with qtbot.waitSignal(parts.models.load_failed):
        parts.models.open_target(files["other"])
    assert begun(parts, None, files["starter"]).wanted.target == files["big"]
