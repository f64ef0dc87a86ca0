"""Costs are measured once; later a few evaluations tell whether they are still true."""

from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from app.core.llama.model import LlamaModel, ModelOptions
from app.core.speculative.cost_curve import CostCurve
from app.service import known_costs
from app.service.calibration import choose_threads, measure_sizes, still_true
from app.service.known_costs import KnownCosts
from app.storage.cost_cache import CostCache
from tests.support.fake_model import hashed_logits, letters
from tests.support.timed_model import Cost, FakeClock, TimedModel
from tests.support.trace_replay import LINEAR, Q4_0, whole_curve

UNIT = 0.01


class Model(TimedModel):
    """What is asked of a loaded model."""

    def __init__(self, clock: FakeClock, cost: Cost, options: ModelOptions, quantization: str) -> None:
        super().__init__(letters(8), hashed_logits(8), clock, cost, threads=options.threads or 8)
        self.options = options
        self.quantization = quantization


class Machine:
    """Starts the program anew, as often as wanted, on a machine whose costs may change in between."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.clock = FakeClock()
        self.curve = whole_curve(Q4_0)
        self.slowdown = {8: 1.0}
        self.folder = folder
        self.path = folder / "model.gguf"
        self.path.write_bytes(b"GGUF weights")
        for name, measure in (
            ("measure_sizes", measure_sizes),
            ("still_true", still_true),
            ("choose_threads", choose_threads),
        ):
            monkeypatch.setattr(known_costs, name, partial(measure, clock=self.clock))

    def start(self, options: ModelOptions | None = None, quantization: str = "Q4_0") -> "Start":
        return Start(self, options or ModelOptions(), quantization)


class Start:
    def __init__(self, machine: Machine, options: ModelOptions, quantization: str) -> None:
        def cost(tokens: int, _before: int) -> float:
            return UNIT * machine.curve[tokens] * machine.slowdown.get(self.model.threads, 2.0)

        self.model = Model(machine.clock, cost, options, quantization)
        cache = CostCache(machine.folder / "costs")
        self.known = KnownCosts(cast(LlamaModel, self.model), machine.path, cache)

    def curve(self) -> CostCurve:
        self.known.settle_threads()
        self.model.evaluations.clear()
        return self.known.curve()

    @property
    def measured(self) -> bool:
        """Whether all sizes were measured, rather than the three that tell."""
        return {tokens for tokens, _ in self.model.evaluations} > {1, 4, 16}


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    monkeypatch.setattr(known_costs, "llama_library", lambda: SimpleNamespace(build="b1"))
    monkeypatch.setattr(known_costs, "processor_name", lambda: "A fast one")
    return Machine(tmp_path, monkeypatch)


def relative(curve: CostCurve, tokens: int) -> float:
    return curve.seconds(tokens) / curve.seconds(1)


def test_the_first_time_everything_is_measured_and_the_next_time_nearly_nothing(machine: Machine) -> None:
    first = machine.start()
    before = first.curve()
    assert first.measured
    second = machine.start()
    after = second.curve()
    assert not second.measured
    assert len(second.model.evaluations) <= 10
    assert [after.seconds(n) for n in range(1, 33)] == pytest.approx(
        [before.seconds(n) for n in range(1, 33)]
    )


def test_remembered_costs_are_told_at_the_speed_of_now(machine: Machine) -> None:
    before = machine.start().curve()
    machine.slowdown = {8: 1.5}
    start = machine.start()
    after = start.curve()
    assert not start.measured
    assert after.seconds(16) == pytest.approx(1.5 * before.seconds(16))


def test_another_shape_is_measured_anew_and_remembered_instead(machine: Machine) -> None:
    machine.start().curve()
    machine.curve = whole_curve(LINEAR)
    start = machine.start()
    assert relative(start.curve(), 16) == pytest.approx(LINEAR[16])
    assert start.measured
    again = machine.start()
    assert relative(again.curve(), 16) == pytest.approx(LINEAR[16])
    assert not again.measured


@pytest.mark.parametrize("change", ["model", "build", "processor", "threads", "quantization", "flash"])
def test_whatever_costs_depend_on_is_measured_for_itself(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    machine.start().curve()
    options, quantization = ModelOptions(), "Q4_0"
    match change:
        case "model":
            machine.path.write_bytes(b"GGUF other weights")
        case "build":
            monkeypatch.setattr(known_costs, "llama_library", lambda: SimpleNamespace(build="b2"))
        case "processor":
            monkeypatch.setattr(known_costs, "processor_name", lambda: "A slow one")
        case "threads":
            options = ModelOptions(threads=8)
        case "quantization":
            quantization = "Q4_1"
        case "flash":
            options = ModelOptions(flash_attention=False)
    start = machine.start(options, quantization)
    start.curve()
    assert start.measured


def test_a_file_that_moved_is_the_same_model(machine: Machine) -> None:
    machine.start().curve()
    machine.path = machine.path.rename(machine.folder / "elsewhere.gguf")
    start = machine.start()
    start.curve()
    assert not start.measured


def test_rounds_that_show_the_costs_to_be_off_correct_what_is_remembered(machine: Machine) -> None:
    start = machine.start()
    curve = start.curve()
    for _ in range(20):
        curve.observe(1, UNIT, 50)
        curve.observe(4, UNIT * Q4_0[4], 50)
        curve.observe(8, UNIT * 2 * Q4_0[8], 50)
    start.known.check(curve)
    again = machine.start()
    corrected = again.curve()
    assert not again.measured, "the sizes that tell have not changed"
    assert relative(corrected, 8) == pytest.approx(2 * Q4_0[8], rel=0.1)


def test_rounds_that_agree_leave_what_is_remembered(machine: Machine) -> None:
    start = machine.start()
    curve = start.curve()
    file = next((machine.folder / "costs").iterdir())
    before = file.read_bytes()
    for _ in range(20):
        curve.observe(1, 1.3 * UNIT, 50)
        curve.observe(8, 1.3 * UNIT * Q4_0[8], 50)
    start.known.check(curve)
    assert file.read_bytes() == before


class TestThreads:
    def test_a_clearly_faster_number_is_used_and_remembered_costs_are_of_that_number(
        self, machine: Machine
    ) -> None:
        machine.slowdown = {8: 1.0, 7: 1.0, 4: 0.5}
        first = machine.start()
        first.curve()
        assert first.model.threads == 4
        second = machine.start()
        second.curve()
        assert second.model.threads == 4
        assert not second.measured

    def test_a_number_that_was_asked_for_stays(self, machine: Machine) -> None:
        machine.slowdown = {8: 1.0, 7: 1.0, 4: 0.5}
        start = machine.start(ModelOptions(threads=8))
        start.known.settle_threads()
        assert start.model.threads == 8
        assert start.model.evaluations == [], "and nothing is tried"

    def test_where_the_usual_number_was_fastest_nothing_is_tried_again(self, machine: Machine) -> None:
        machine.start().curve()
        start = machine.start()
        start.known.settle_threads()
        assert start.model.evaluations == []
        assert start.model.threads == 8

    def test_when_another_number_is_faster_now_its_costs_are_measured(self, machine: Machine) -> None:
        machine.slowdown = {8: 1.0, 7: 1.0, 4: 0.5}
        machine.start().curve()
        machine.slowdown = {8: 0.4, 7: 1.0, 4: 0.5}
        start = machine.start()
        start.curve()
        assert start.model.threads == 8
        assert start.measured


def test_a_cache_that_cannot_be_written_costs_only_measuring_again(machine: Machine) -> None:
    (machine.folder / "costs").write_text("in the way")
    for _ in range(2):
        start = machine.start()
        assert relative(start.curve(), 4) == pytest.approx(Q4_0[4])
        assert start.measured


def test_hostile_sizes_in_the_cache_do_not_break_the_curve(machine: Machine) -> None:
    machine.start().curve()
    file = next((machine.folder / "costs").iterdir())
    file.write_text(file.read_text().replace('"32":', '"99999999999999999999999":'))
    assert relative(machine.start().curve(), 4) == pytest.approx(Q4_0[4], rel=0.01)
