"""`replay`: a report on a trace, as text or as one JSON object."""

import json
from pathlib import Path

import pytest

from app.core.generation import FinishReason
from app.core.speculative.hindsight import RoundCosts
from app.core.statistics import DraftReason, Round, Why
from app.service.trace import write_trace
from app.service.trace_lines import trace_head
from tests.commands.conftest import Run, complaint
from tests.support.tiny_models import TinyModels

COSTS = RoundCosts(checks=(0.1,) * 5, draft=0.0, longest=4)
RARELY_RIGHT = Why(DraftReason.RARELY_RIGHT, figure=0.25)


def a_round(drafted: int, accepted: int, why: Why) -> Round:
    return Round(drafted, accepted, accepted + 1, 0.0, 0.1, 0.125, 0.1, why, drafted + 1)


ROUNDS = (
    a_round(0, 0, Why(DraftReason.MEASURING)),
    a_round(4, 2, Why(DraftReason.DRAFTED)),
    a_round(0, 0, Why(DraftReason.RARELY_RIGHT, figure=0.5)),
    a_round(0, 0, RARELY_RIGHT),
)


@pytest.fixture
def trace(tmp_path: Path) -> Path:
    """Six tokens in four rounds, three of them plain."""
    return write(tmp_path / "reply.jsonl", ROUNDS)


def write(path: Path, rounds: tuple[Round, ...], committed: int = 6) -> Path:
    head = trace_head(Path("t.gguf"), Path("d.gguf"), FinishReason.LENGTH, COSTS, rounds, committed)
    write_trace(path, head, rounds)
    return path


class TestText:
    def test_it_names_models_and_counts_what_is_known(self, run: Run, trace: Path) -> None:
        outcome = run("replay", trace)
        assert (outcome.status, outcome.err) == (0, "")
        assert "Target t.gguf, draft d.gguf\n6 tokens in 4 rounds." in outcome.out
        assert "The draft, place by place: 2 right,\n1 wrong, 3 unknown" in outcome.out

    def test_it_tells_speeds_and_the_share_of_hindsight(self, run: Run, trace: Path) -> None:
        speeds = {line[:18].strip(): line[18:34].strip() for line in run("replay", trace).out.splitlines()}
        assert speeds["measured"] == "12.0"
        assert speeds["achieved"] == "15.0"
        assert speeds["plain"] == "10.0"
        assert speeds["best fixed length"] == "15.0 to 30.0"
        assert speeds["hindsight"] == "15.0 to 30.0"
        assert "Achieved: 50.0 to 100.0 % of hindsight." in run("replay", trace).out

    def test_it_compares_the_lengths_with_the_best_ones(self, run: Run, trace: Path) -> None:
        lines = run("replay", trace).out.splitlines()
        table = lines[next(at for at, line in enumerate(lines) if line.startswith("tokens")) + 1 :]
        rows = [line.split() for line in table[: table.index("")]]
        assert rows == [
            ["0", "3", "3", "1"],
            ["1", "-", "-", "1"],
            ["2", "-", "1", "1"],
            ["3", "-", "-", "1"],
            ["4", "1", "-", "-"],
        ]

    def test_it_tells_reasons_in_words_with_their_newest_numbers(self, run: Run, trace: Path) -> None:
        lines = run("replay", trace).out.splitlines()[-3:]
        assert lines == [
            "     2  Drafting does not pay: the draft was right 25% of the time.",
            "     1  The cost of plain decoding is being measured.",
            "     1  Drafting pays, as far as the draft is sure.",
        ]

    def test_it_tells_what_the_trace_lacks(self, run: Run, tmp_path: Path) -> None:
        outcome = run("replay", write(tmp_path / "late.jsonl", ROUNDS, committed=5006))
        assert "6 tokens in 4 rounds, the first 5,000 tokens left out." in outcome.out

    def test_bounds_that_are_equal_are_told_once(self, run: Run, tmp_path: Path) -> None:
        drafted = a_round(4, 2, Why(DraftReason.DRAFTED))
        assert "Achieved: 100.0 % of hindsight." in run("replay", write(tmp_path / "t", (drafted,), 3)).out


def test_json_is_one_object_with_all_of_it(run: Run, trace: Path) -> None:
    outcome = run("replay", trace, "--json")
    assert outcome.out.count("\n") == 1
    result = json.loads(outcome.out, parse_constant=lambda name: pytest.fail(f"{name} is not JSON"))
    assert (result["target"], result["draft"], result["finish_reason"]) == ("t.gguf", "d.gguf", "length")
    assert (result["rounds"], result["tokens"]) == (4, 6)
    assert (result["right"], result["wrong"], result["unknown"]) == (2, 1, 3)
    assert result["tokens_per_second"] == pytest.approx(15.0)
    assert result["measured_tokens_per_second"] == pytest.approx(12.0)
    assert result["achieved_share"] == [pytest.approx(0.5), pytest.approx(1.0)]
    assert result["drafted"] == [0, 4, 0, 0]
    assert result["hindsight_at_least"]["lengths"] == [0, 2, 0, 0]
    assert result["hindsight_at_most"]["lengths"] == [3, 2, 1, 0]
    assert result["hindsight_at_most"]["tokens_per_second"] == pytest.approx(30.0)
    assert {reason["reason"]: reason["rounds"] for reason in result["reasons"]} == {
        "rarely_right": 2,
        "measuring": 1,
        "drafted": 1,
    }


class TestFailures:
    def test_a_file_that_is_missing_is_named(self, run: Run, tmp_path: Path) -> None:
        missing = tmp_path / "missing.jsonl"
        assert f"{missing} cannot be read" in complaint(run("replay", missing), 2)

    def test_a_model_is_no_trace(self, run: Run, models: TinyModels) -> None:
        assert "is no trace" in complaint(run("replay", models.target), 2)

    def test_a_trace_without_a_round_has_nothing_to_replay(self, run: Run, tmp_path: Path) -> None:
        assert "holds no round" in complaint(run("replay", write(tmp_path / "t", (), 0)), 2)

    def test_a_damaged_line_is_named(self, run: Run, trace: Path) -> None:
        trace.write_bytes(trace.read_bytes().replace(b'"shape":5', b'"shape":4'))
        assert "Line 3 of" in complaint(run("replay", trace, "--json"), 2)
