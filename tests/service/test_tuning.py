"""Tuning a draft: every way to store it is tried, one file is kept, nothing else stays."""

import dataclasses
from pathlib import Path

import pytest

from app.core.cancellation import CancelFlag, CancelledError
from app.core.language_model import LanguageModel
from app.core.llama.model import LlamaModel
from app.core.llama.quantizer import Quantization
from app.errors import AppError, ModelFileError, ModelLoadError, ModelWriteError, UsageError
from app.service.tuning import Instruments, TuningReport, TuningRequest, tune
from tests.support.tiny_models import TinyModels

COSTS = {"Q8_0": 1.0, "Q4_1": 0.5, "Q4_0": 0.001}
"""Seconds a token by quantization; the tiny models themselves are Q8_0."""


def scripted(costs: dict[str, float] = COSTS, free: int = 10**12) -> Instruments:
    """Costs by quantization, so that no clock decides; checking costs the target a second, always."""

    def draft_seconds(model: LanguageModel) -> float:
        assert isinstance(model, LlamaModel)
        return costs[model.quantization]

    return Instruments(lambda _target: (1.0,) * 16, draft_seconds, lambda _folder: free)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where new files go, empty at first."""
    (tmp_path / "new").mkdir()
    return tmp_path / "new"


@pytest.fixture
def request_(models: TinyModels, folder: Path) -> TuningRequest:
    return TuningRequest(
        draft=models.draft,
        target=models.target,
        folder=folder,
        prompts=["One", "Two"],
        threads=1,
        candidates=[Quantization.Q4_1, Quantization.Q4_0],
        reply_tokens=12,
        rounds=2,
    )


def run(request: TuningRequest, instruments: Instruments | None = None, **changes: object) -> TuningReport:
    changed = dataclasses.replace(request, **changes)  # type: ignore[arg-type]
    return tune(changed, CancelFlag(), lambda _text: None, instruments or scripted())


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_the_best_is_kept_under_the_drafts_name_and_its_quantization(
    request_: TuningRequest, folder: Path
) -> None:
    report = run(request_)
    assert report.best.quantization == "Q4_0"
    assert report.kept == folder / "draft.Q4_0.gguf"
    assert names(folder) == ["draft.Q4_0.gguf"]


def test_the_kept_file_is_the_one_that_was_measured(request_: TuningRequest) -> None:
    report = run(request_)
    assert report.kept is not None
    model = LlamaModel(report.kept)
    assert (model.quantization, model.weight_bytes) == ("Q4_0", report.best.weight_bytes)
    model.close()


def test_every_draft_is_reported_the_fastest_first(request_: TuningRequest) -> None:
    trials = run(request_).trials
    assert {trial.quantization for trial in trials} == {"Q8_0", "Q4_1", "Q4_0"}
    assert [trial.quantization for trial in trials if trial.is_original] == ["Q8_0"]
    assert [trial.seconds_per_token for trial in trials if trial.quantization == "Q4_1"] == [0.5]
    factors = [trial.factor for trial in trials]
    assert factors == sorted(factors, reverse=True)
    assert all(0 < trial.agreement < 1 for trial in trials)


def test_when_the_draft_as_it_was_is_best_nothing_is_kept(request_: TuningRequest, folder: Path) -> None:
    report = run(request_, scripted({"Q8_0": 0.001, "Q4_1": 1.0, "Q4_0": 1.0}))
    assert report.best.is_original
    assert report.kept is None
    assert names(folder) == []


def test_storing_the_weights_as_they_are_already_is_not_tried(request_: TuningRequest) -> None:
    report = run(request_, candidates=[Quantization.Q8_0])
    assert [trial.is_original for trial in report.trials] == [True]


def test_the_cost_is_the_median_of_the_rounds(request_: TuningRequest) -> None:
    times = iter([3.0, 1.0, 9.0])
    instruments = Instruments(lambda _: (1.0,) * 16, lambda _: next(times), lambda _: 10**12)
    (trial,) = run(request_, instruments, candidates=[], rounds=3).trials
    assert (trial.seconds_per_token, trial.spread) == (3.0, (1.0, 9.0))


def test_the_target_agrees_wholly_with_itself(request_: TuningRequest, models: TinyModels) -> None:
    trials = run(request_, draft=models.target, target=models.target, candidates=[Quantization.Q4_0]).trials
    assert next(trial.agreement for trial in trials if trial.is_original) == 1


class TestWithoutATarget:
    def test_the_draft_as_it_was_writes_what_the_others_have_to_foresee(
        self, request_: TuningRequest
    ) -> None:
        first, second = (run(request_, target=None, may_overwrite=True) for _ in range(2))
        assert [trial.agreement for trial in first.trials] == [trial.agreement for trial in second.trials]

    def test_it_is_rated_for_a_typical_target(self, request_: TuningRequest) -> None:
        (trial,) = run(request_, target=None, candidates=[]).trials
        assert trial.factor >= 1


class TestNames:
    def test_another_name_may_be_chosen(self, request_: TuningRequest, tmp_path: Path) -> None:
        report = run(request_, output=tmp_path / "mine.gguf", folder=tmp_path / "nowhere")
        assert report.kept == tmp_path / "mine.gguf"

    @pytest.mark.parametrize("existing", ["draft.Q4_0.gguf", "draft.Q4_1.gguf"])
    def test_a_file_that_may_come_to_be_replaced_is_told_before_all_the_work(
        self, request_: TuningRequest, folder: Path, existing: str
    ) -> None:
        (folder / existing).write_text("mine")
        with pytest.raises(UsageError, match="is there already"):
            run(request_)
        assert (folder / existing).read_text() == "mine"
        assert names(folder) == [existing]

    def test_it_is_replaced_when_that_was_asked_for(self, request_: TuningRequest, folder: Path) -> None:
        (folder / "draft.Q4_0.gguf").write_text("old")
        assert run(request_, may_overwrite=True).kept == folder / "draft.Q4_0.gguf"
        assert (folder / "draft.Q4_0.gguf").read_bytes()[:4] == b"GGUF"

    def test_the_models_themselves_are_never_replaced(
        self, request_: TuningRequest, models: TinyModels
    ) -> None:
        for model in (models.draft, models.target):
            before = model.read_bytes()
            with pytest.raises(UsageError, match="in use"):
                run(request_, output=model, may_overwrite=True)
            assert model.read_bytes() == before


class TestFailures:
    @pytest.mark.parametrize("role", ["draft", "target"])
    @pytest.mark.parametrize("kind", ["missing", "no_gguf", "truncated"])
    def test_a_file_that_is_no_model_is_told(
        self, request_: TuningRequest, models: TinyModels, folder: Path, role: str, kind: str
    ) -> None:
        with pytest.raises(ModelFileError):
            run(request_, **{role: getattr(models, kind)})
        assert names(folder) == []

    def test_a_draft_with_another_vocabulary_is_refused(
        self, request_: TuningRequest, models: TinyModels, folder: Path
    ) -> None:
        with pytest.raises(AppError, match="another vocabulary"):
            run(request_, draft=models.other_vocabulary)
        assert names(folder) == []

    def test_a_disk_too_small_is_told_before_anything_is_written(
        self, request_: TuningRequest, folder: Path
    ) -> None:
        with pytest.raises(ModelWriteError, match="1 MB are free"):
            run(request_, scripted(free=1_000_000))
        assert names(folder) == []

    def test_a_folder_that_cannot_be_written_to_is_told(self, request_: TuningRequest, folder: Path) -> None:
        (folder / "file").touch()
        with pytest.raises(ModelWriteError, match="cannot be written to"):
            run(request_, folder=folder / "file")

    def test_what_cannot_be_quantized_is_left_out_with_its_reason(
        self, request_: TuningRequest, monkeypatch: pytest.MonkeyPatch, folder: Path
    ) -> None:
        def refuse(*_arguments: object) -> None:
            raise ModelLoadError("llama.cpp cannot store it so.", "Choose another.")

        monkeypatch.setattr("app.service.tuning.requantize", refuse)
        report = run(request_)
        assert report.left_out == ("llama.cpp cannot store it so.",) * 2
        assert report.best.is_original
        assert names(folder) == []

    @pytest.mark.parametrize("step", ["Writing", "Measuring what", "Quantizing to Q4_0", "Measuring Q8_0"])
    def test_stopped_at_any_step_nothing_stays(
        self, request_: TuningRequest, folder: Path, step: str
    ) -> None:
        cancel = CancelFlag()

        def stop(text: str) -> None:
            if text.startswith(step):
                cancel.set()

        with pytest.raises(CancelledError):
            tune(request_, cancel, stop, scripted())
        assert names(folder) == []
