"""What is foretold of speed follows from kernels, sizes and an assumed acceptance, and says so."""

import pytest

from app.library.model_facts import ModelFacts
from app.library.prediction import (
    Kernel,
    MachineKernels,
    best_kinds,
    evaluation_seconds,
    predict,
)
from tests.library.heads import F16, Q4_0, Tensor, Value, facts

Q6_K = 14
FLAT = {1: 1e-9, 16: 1e-9}
"""A second for a gigabyte, whatever the number of tokens."""

STEEP = {1: 1e-9, 2: 2e-9, 16: 16e-9}


def model(*tensors: Tensor, values: dict[str, Value] | None = None) -> ModelFacts:
    return facts({"block_count": 10, **(values or {})}, tensors)


def matrix(name: str, megabytes: int, kind: int = F16) -> Tensor:
    return (name, [1_000_000, megabytes // 2], kind)


def a_machine(**curves: dict[int, float]) -> MachineKernels:
    return MachineKernels.of(curves, 0.0)


class TestKernels:
    def test_between_measured_sizes_costs_lie_on_a_line(self) -> None:
        kernel = Kernel({1: 1.0, 4: 4.0, 8: 2.0})
        assert [kernel.seconds(tokens) for tokens in (1, 2, 4, 6, 8)] == [1.0, 2.0, 4.0, 3.0, 2.0]

    def test_beyond_them_each_token_costs_the_same(self) -> None:
        assert Kernel({1: 1.0, 8: 2.0}).seconds(16) == 4.0

    def test_a_similar_kind_stands_in_for_one_that_was_not_measured(self) -> None:
        machine = a_machine(Q4_0=FLAT, F16=STEEP)
        assert machine.nearest("Q4_1") == (machine.kernels["Q4_0"], False)
        assert machine.nearest("BF16") == (machine.kernels["F16"], False)
        assert machine.nearest("F16") == (machine.kernels["F16"], True)

    def test_without_any_nothing_can_be_told(self) -> None:
        with pytest.raises(ValueError, match="no kernel"):
            MachineKernels({}).nearest("F16")


class TestEvaluations:
    def test_each_byte_of_the_matrices_costs_what_its_kind_costs(self) -> None:
        pair = model(matrix("blk.0.a", 100), ("blk.0.b", [256, 1000], Q6_K))
        machine = a_machine(F16=FLAT, Q6_K={1: 2e-9})
        assert evaluation_seconds(pair, machine, 1) == pytest.approx(0.1 + 210_000 * 2e-9)

    def test_of_the_embeddings_a_single_row_is_read_unless_they_are_the_output_too(self) -> None:
        machine = a_machine(F16=FLAT)
        tied = model(matrix("token_embd.weight", 100))
        apart = model(matrix("token_embd.weight", 100), matrix("output.weight", 10))
        assert evaluation_seconds(tied, machine, 1) == pytest.approx(0.1)
        assert evaluation_seconds(apart, machine, 1) == pytest.approx(0.01)

    def test_each_layer_costs_something_beside_its_weights(self) -> None:
        machine = MachineKernels.of({"F16": FLAT}, 0.001)
        assert evaluation_seconds(model(matrix("blk.0.a", 100)), machine, 1) == pytest.approx(0.11)

    def test_more_tokens_wake_more_experts(self) -> None:
        experts = ("blk.0.ffn_up_exps.weight", [1_000_000, 10, 5], F16)
        sparse = model(experts, values={"expert_count": 8, "expert_used_count": 1})
        machine = a_machine(F16=FLAT)
        one, two = (evaluation_seconds(sparse, machine, tokens) for tokens in (1, 2))
        assert one == pytest.approx(0.1 / 8)
        assert two == pytest.approx(0.1 * (1 - (7 / 8) ** 2))


class TestPredictions:
    def test_plain_speed_is_that_of_the_target(self) -> None:
        found = predict(model(matrix("blk.0.a", 100)), None, a_machine(F16=FLAT))
        assert found.factor == 1.0
        assert found.speed == found.plain_speed == pytest.approx(10)

    def test_cheap_checks_make_a_draft_pay(self) -> None:
        target, draft = model(matrix("blk.0.a", 1000)), model(matrix("blk.0.a", 10))
        found = predict(target, draft, a_machine(F16=FLAT), 1.0)
        assert found.factor == pytest.approx(16 / (1 + 15 * 0.01))
        assert found.acceptance == 1.0

    def test_dear_checks_do_not_and_then_it_is_plain(self) -> None:
        target, draft = model(matrix("blk.0.a", 1000)), model(matrix("blk.0.a", 500))
        assert predict(target, draft, a_machine(F16=STEEP), 0.7).factor == 1.0

    def test_it_is_told_where_a_similar_kind_stands_in(self) -> None:
        target = model(("blk.0.a", [32, 1000], Q4_0))
        assert not predict(target, None, a_machine(F16=FLAT)).is_exact_kind
        assert predict(target, None, a_machine(Q4_0=FLAT)).is_exact_kind

    def test_a_vocabulary_has_no_speed(self) -> None:
        with pytest.raises(ValueError, match="without weights"):
            predict(facts(), None, a_machine(F16=FLAT))


def test_the_best_kind_for_drafting_is_fast_and_cheap_to_check() -> None:
    machine = a_machine(Q4_0=FLAT, Q4_1=STEEP, F16=FLAT)
    ranked = best_kinds(machine, 0.9)
    assert ranked[0].kind == "Q4_0"
    assert ranked[0].speed == 1.0
    assert max(row.plain_speed for row in ranked) == 1.0
    by_kind = {row.kind: row for row in ranked}
    assert by_kind["Q4_0"].factor > by_kind["Q4_1"].factor
    assert by_kind["F16"].plain_speed == pytest.approx(4.5 / 16)
