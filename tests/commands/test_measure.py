"""`measure`: kernels of this machine in a table, remembered, and what they let foretell."""

import json
import signal
from collections.abc import Iterator

import pytest

from app.library.prediction import MachineKernels
from app.service.machine_kernels import MeasuringPlan
from tests.commands.conftest import Run, complaint
from tests.support.tiny_models import TinyModels

PLAN = MeasuringPlan(kinds=("Q4_0", "Q8_0"), width=256, inner_width=256, weight_bytes=1 << 20, thin_layers=2)


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before = signal.getsignal(signal.SIGTERM)
    monkeypatch.setattr("app.commands.measure.MeasuringPlan", lambda: PLAN)
    yield
    signal.signal(signal.SIGTERM, before)


def test_the_table_has_a_line_for_each_kind(run: Run) -> None:
    outcome = run("measure")
    assert (outcome.status, outcome.err) == (0, "")
    heading, *lines = outcome.out.split("\n\n")[0].splitlines()
    assert "drafted" in heading
    assert sorted(line.split()[0] for line in lines) == ["Q4_0", "Q8_0"]
    assert "Predicted" not in outcome.out


def test_what_was_measured_is_remembered(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    first = json.loads(run("measure", "--json").out)

    def not_again(*_arguments: object) -> MachineKernels:
        raise AssertionError("measured twice")

    monkeypatch.setattr("app.commands.measure.measure_kernels", not_again)
    assert json.loads(run("measure", "--json").out) == first
    assert "measured twice" in run("measure", "--again").err


def test_a_pair_is_foretold_and_said_to_be(run: Run, models: TinyModels) -> None:
    outcome = run("measure", "--target", models.target, "--draft", models.draft)
    assert "Predicted, not measured:" in outcome.out
    said = json.loads(run("measure", "--target", models.target, "--draft", models.draft, "--json").out)
    assert said["prediction"]["plain_speed"] > 0
    assert said["prediction"]["factor"] >= 1
    assert said["prediction"]["acceptance"] == 0.7


def test_json_gives_all_numbers(run: Run) -> None:
    said = json.loads(run("measure", "--json").out)
    assert set(said["seconds_per_byte"]) == {"Q4_0", "Q8_0"}
    assert {"kind", "factor", "speed", "plain_speed"} == set(said["best_for_drafting"][0])
    assert said["prediction"] is None


def test_an_acceptance_out_of_range_is_refused(run: Run) -> None:
    assert "between 0 and 1" in complaint(run("measure", "--acceptance", 7), 2)


def test_a_missing_file_is_told(run: Run, models: TinyModels) -> None:
    assert "There is no file" in complaint(run("measure", "--target", models.missing), 1)
