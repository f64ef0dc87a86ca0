"""`tune`: a draft stored anew, a table of what was tried, and the same answers as before."""

import itertools
import json
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.core.language_model import LanguageModel
from app.core.llama.model import LlamaModel
from app.core.llama.quantizer import Quantization, requantize
from app.library.starter import starter_model
from app.service.tuning import Instruments
from app.storage.paths import own_models
from tests.commands.conftest import Outcome, Run, complaint
from tests.support.model_factory import cached
from tests.support.tiny_models import TinyModels

Tune = Callable[..., Outcome]
MODELS = Path(__file__).parents[2] / ".test-models"


@pytest.fixture(autouse=True)
def _own_signals() -> Iterator[None]:
    before = signal.getsignal(signal.SIGTERM)
    yield
    signal.signal(signal.SIGTERM, before)


@pytest.fixture
def costs() -> dict[str, float]:
    """Seconds a token by quantization, a second for all others; the tiny models themselves are Q8_0."""
    return {"Q4_0": 0.001}


@pytest.fixture
def tune(
    run: Run,
    models: TinyModels,
    tmp_path: Path,
    costs: dict[str, float],
    monkeypatch: pytest.MonkeyPatch,
) -> Tune:
    """`tune` with the tiny draft on one thread, on a machine where Q4_0 is fast; it writes into tmp_path."""

    def draft_seconds(model: LanguageModel) -> float:
        assert isinstance(model, LlamaModel)
        return costs.get(model.quantization, 1.0)

    instruments = Instruments(lambda _target: (1.0,) * 16, draft_seconds, lambda _folder: 10**12)
    monkeypatch.setattr("app.commands.tune.Instruments", lambda: instruments)
    draft = tmp_path / "draft.Q8_0.gguf"
    draft.write_bytes(models.draft.read_bytes())

    def run_tune(*arguments: object, draft: Path = draft) -> Outcome:
        return run("tune", "--draft", draft, "--threads", 1, *arguments)

    return run_tune


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_the_table_has_a_line_for_each_way_to_store_the_draft(tune: Tune, models: TinyModels) -> None:
    outcome = tune("--target", models.target)
    assert (outcome.status, outcome.err) == (0, "")
    heading, *lines = outcome.out.split("\n\n")[0].splitlines()
    for column in ("quantization", "MB", "ms/token", "agreement", "expected factor"):
        assert column in heading
    assert len(lines) == len(Quantization)  # the draft as it was stands for its own kind
    assert sum("Q8_0 (as it was)" in line for line in lines) == 1
    (marked,) = (line for line in lines if line.endswith("<- kept"))
    assert marked == lines[0]
    assert marked.startswith("Q4_0")


def test_the_best_lies_beside_the_draft_and_is_named(tune: Tune, models: TinyModels, tmp_path: Path) -> None:
    outcome = tune("--target", models.target)
    (new,) = (name for name in files(tmp_path) if name != "draft.Q8_0.gguf")
    assert new in ("draft.Q4_0.gguf", "draft-pure.Q4_0.gguf")
    assert f"Kept as {tmp_path / new}." in outcome.out


def test_json_says_the_same_in_numbers(tune: Tune, models: TinyModels, tmp_path: Path) -> None:
    outcome = tune("--target", models.target, "--json", "--output", tmp_path / "new.gguf")
    assert (outcome.status, outcome.err) == (0, "")
    report = json.loads(outcome.out)
    assert report["kept"] == str(tmp_path / "new.gguf")
    assert report["best"] == report["trials"][0]["quantization"]
    assert (report["agreement_with"], report["left_out"]) == ("target", [])
    for trial in report["trials"]:
        assert 0 <= trial["agreement"] <= 1
        assert trial["seconds_per_token"] == (0.001 if "Q4_0" in trial["quantization"] else 1.0)
        assert trial["factor"] >= 1
        assert trial["weight_bytes"] > 0


def test_without_a_target_it_says_what_was_compared_with(tune: Tune) -> None:
    assert "the draft as it was wrote" in tune().out
    assert json.loads(tune("--json", "--force").out)["agreement_with"] == "draft"


def test_when_nothing_is_faster_nothing_is_kept(
    tune: Tune, models: TinyModels, tmp_path: Path, costs: dict[str, float]
) -> None:
    costs["Q4_0"] = 1.0
    outcome = tune("--target", models.target)
    assert outcome.status == 0
    assert "no file was kept" in outcome.out
    assert "<- stays" in outcome.out
    assert files(tmp_path) == ["draft.Q8_0.gguf"]


def test_a_busy_machine_is_told(run: Run, models: TinyModels, monkeypatch: pytest.MonkeyPatch) -> None:
    times = itertools.cycle([0.001, 0.003])
    instruments = Instruments(lambda _: (1.0,) * 16, lambda _: next(times), lambda _: 10**12)
    monkeypatch.setattr("app.commands.tune.Instruments", lambda: instruments)
    monkeypatch.setattr("app.commands.tune.own_models", lambda: models.folder / "own")
    monkeypatch.setattr("app.commands.tune.resolve_model", lambda _name: models.draft)
    outcome = run("tune", "--draft", "starter", "--threads", 1)
    assert "The machine was busy meanwhile" in outcome.out
    assert "took 1.0 to 3.0 ms" in outcome.out


def test_a_steady_machine_is_not_spoken_of(tune: Tune) -> None:
    assert "busy" not in tune().out


def test_a_tuned_draft_leaves_the_answer_token_for_token_the_same(
    tune: Tune, generate: Run, tmp_path: Path, models: TinyModels
) -> None:
    assert tune("--target", models.target, "--output", tmp_path / "new.gguf").status == 0
    asked = ("--prompt", "Hi", "--max-tokens", 48, "--json", "--draft", tmp_path / "new.gguf")
    plain, drafted = (
        json.loads(generate(*asked, "--method", method).out)["tokens"] for method in ("plain", "draft")
    )
    assert drafted == plain


def pure(path: Path) -> Path:
    requantize(starter_model(), path, Quantization.Q4_0_PURE)
    return path


@pytest.mark.real_model
def test_a_tuned_draft_of_real_weights_leaves_the_answer_the_same(run: Run) -> None:
    draft = cached(MODELS, "starter-pure.Q4_0.gguf", pure)
    asked = ("generate", "--target", "starter", "--draft", draft, "--json", "--max-tokens", 24)
    question = ("--prompt", "Name three fruits and say where they grow.")
    plain, drafted = (
        json.loads(run(*asked, *question, "--method", method).out)["tokens"] for method in ("plain", "draft")
    )
    assert drafted == plain


def test_the_starters_new_file_goes_to_the_users_own_folder(
    tune: Tune, models: TinyModels, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = {"starter": models.draft, "target": models.target}
    monkeypatch.setattr("app.commands.tune.resolve_model", found.__getitem__)
    outcome = tune("--draft", "starter", "--target", "target")
    assert outcome.status == 0
    (kept,) = own_models().iterdir()
    assert str(kept) in outcome.out
    assert own_models().is_relative_to(Path.home())


class TestFailures:
    def test_a_draft_must_be_named(self, run: Run) -> None:
        assert "--draft" in complaint(run("tune"), 2)

    def test_a_missing_file_is_told(self, tune: Tune, models: TinyModels) -> None:
        assert "There is no file" in complaint(tune(draft=models.missing), 1)

    def test_a_file_that_is_no_model_is_told(self, tune: Tune, models: TinyModels) -> None:
        assert "is not a GGUF model file" in complaint(tune(draft=models.no_gguf), 1)
        assert "is not a GGUF model file" in complaint(tune("--target", models.no_gguf), 1)

    def test_an_output_that_is_there_is_not_replaced(self, tune: Tune, tmp_path: Path) -> None:
        (tmp_path / "mine.gguf").write_text("mine")
        assert "is there already" in complaint(tune("--output", tmp_path / "mine.gguf"), 2)
        assert (tmp_path / "mine.gguf").read_text() == "mine"

    def test_a_folder_that_cannot_be_written_to_is_told(self, tune: Tune, tmp_path: Path) -> None:
        message = complaint(tune("--output", tmp_path / "nowhere" / "new.gguf"), 1)
        assert f"{tmp_path / 'nowhere'} cannot be written to" in message
        assert "--output" in message

    @pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
    def test_a_signal_stops_it_and_leaves_nothing(
        self, tune: Tune, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stop: signal.Signals
    ) -> None:
        def interrupted(text: str) -> None:
            if text.startswith("Measuring"):
                signal.raise_signal(stop)

        monkeypatch.setattr("app.commands.tune._show_progress", interrupted)
        outcome = tune()
        assert (outcome.status, outcome.out, outcome.err) == (1, "", "slipstream: Stopped.\n")
        assert files(tmp_path) == ["draft.Q8_0.gguf"]
