"""Measuring a pair in a process of its own: its progress, its result, and what is told when it fails."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.workers.pair_test import PairSpeed, PairTest

TARGET, DRAFT = Path("/models/target.gguf"), Path("/models/draft.gguf")


def result(method: str, speed: float, factor: float | None) -> dict[str, object]:
    spread = None if factor is None else [factor - 0.3, factor + 0.3]
    return {
        "method": method,
        "tokens_per_second": speed,
        "spread": [speed, speed],
        "factor": factor,
        "factor_spread": spread,
        "acceptance_rate": None if method == "plain" else 0.74,
        "identical": [4, 4],
    }


RESULTS = json.dumps([result("plain", 8.0, 1.0), result("draft", 13.0, 1.6)])
BENCH = f"""
import sys
assert sys.argv[1:5] == ["--target", {str(TARGET)!r}, "--draft", {str(DRAFT)!r}]
for done in (1, 2):
    sys.stderr.write(f"{{done}} of 8\\n")
print({RESULTS!r})
"""


@pytest.fixture
def make() -> Iterator[Callable[[str], PairTest]]:
    made: list[PairTest] = []

    def build(program: str) -> PairTest:
        made.append(PairTest((sys.executable, "-c", program), Path("/prompts.json")))
        return made[-1]

    yield build
    for test in made:
        test.close()


def test_progress_and_result_are_told(qtbot: QtBot, make: Callable[[str], PairTest]) -> None:
    test = make(BENCH)
    steps: list[tuple[int, int]] = []
    test.progressed.connect(lambda done, total: steps.append((done, total)))
    with qtbot.waitSignal(test.measured, timeout=20_000) as measured:
        test.begin(TARGET, DRAFT)
    assert steps[-1] == (2, 8)
    (speed,) = measured.args
    assert (round(speed.low, 3), round(speed.high, 3)) == (1.3, 1.9)
    assert speed == PairSpeed(1.6, speed.low, speed.high, 8.0, 13.0, 0.74, 4, 4)
    assert not test.is_running


def test_what_the_process_complained_of_last_is_told(qtbot: QtBot, make: Callable[[str], PairTest]) -> None:
    test = make("import sys; sys.exit('There is not enough memory.')")
    with qtbot.waitSignal(test.failed, timeout=20_000) as failed:
        test.begin(TARGET, DRAFT)
    assert failed.args == ["There is not enough memory."]


@pytest.mark.parametrize("output", ["", "no JSON", "[]", json.dumps([result("plain", 8.0, None)])])
def test_a_result_that_is_none_fails(qtbot: QtBot, make: Callable[[str], PairTest], output: str) -> None:
    test = make(f"print({output!r})")
    with qtbot.waitSignal(test.failed, timeout=20_000):
        test.begin(TARGET, DRAFT)


def test_it_can_be_stopped(qtbot: QtBot, make: Callable[[str], PairTest]) -> None:
    test = make("import sys; sys.stderr.write('1 of 8\\n'); sys.stderr.flush(); sys.stdin.read()")
    with qtbot.waitSignal(test.progressed, timeout=20_000):
        test.begin(TARGET, DRAFT)
    with qtbot.waitSignal(test.stopped, timeout=20_000):
        test.stop()


def test_a_program_that_is_missing_fails(qtbot: QtBot) -> None:
    test = PairTest(("/no/such/program",), Path("/prompts.json"))
    with qtbot.waitSignal(test.failed, timeout=20_000):
        test.begin(TARGET, DRAFT)
