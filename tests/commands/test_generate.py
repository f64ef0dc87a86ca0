"""`generate`: one reply, as text or as one JSON object."""

import io
import json
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from app.core.events import Event, TokensCommitted
from app.service.session import Session
from app.service.trace import read_trace
from tests.commands.conftest import Run
from tests.support.tiny_models import TinyModels

REPLY = {
    "text": str,
    "tokens": list,
    "finish_reason": str,
    "method": str,
    "prompt_tokens": int,
    "statistics": dict,
}
STATISTICS = {
    "committed": int,
    "rounds": int,
    "drafted": int,
    "accepted": int,
    "accepted_by_position": list,
    "decode_seconds": float,
    "prompt_seconds": float,
    "tokens_per_second": float,
    "plain_tokens_per_second": float,
    "speedup": float,
}
MORE_STATISTICS: dict[str, tuple[type, ...]] = {
    "drafted_by_position": (list,),
    "acceptance_rate": (float, type(None)),
    "first_token_seconds": (float, type(None)),
    "plain_samples": (int,),
    "plain_rounds": (int,),
    "speedup_range": (list,),
    "why": (dict,),
}


def as_json(generate: Run, *arguments: object, **more: object) -> dict[str, Any]:
    outcome = generate("--json", *arguments, **more)
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out.count("\n") == 1
    result = json.loads(outcome.out, parse_constant=lambda name: pytest.fail(f"{name} is not JSON"))
    assert isinstance(result, dict)
    return result


class TestJson:
    @pytest.mark.parametrize("method", ["plain", "draft"])
    def test_one_object_holds_exactly_what_was_promised(
        self, generate: Run, models: TinyModels, method: str
    ) -> None:
        result = as_json(
            generate, "--prompt", "Hi", "--max-tokens", 24, "--draft", models.draft, "--method", method
        )
        assert set(result) == set(REPLY)
        assert {name: type(value) for name, value in result.items()} == REPLY
        statistics = result["statistics"]
        assert set(statistics) == set(STATISTICS) | set(MORE_STATISTICS)
        assert {name: type(statistics[name]) for name in STATISTICS} == STATISTICS
        for name, kinds in MORE_STATISTICS.items():
            assert isinstance(statistics[name], kinds), name
        low, high = statistics["speedup_range"]
        assert low <= statistics["speedup"] <= high
        assert statistics["why"].keys() == {"reason", "in_words"}
        assert statistics["why"]["in_words"].endswith(".")

    def test_the_numbers_agree_with_each_other(self, generate: Run, models: TinyModels) -> None:
        # Whether tiny models draft by themselves depends on what evaluations cost at the moment.
        arguments = ("--prompt", "Hi", "--max-tokens", 40, "--draft", models.draft, "--draft-length", 4)
        result = as_json(generate, *arguments)
        statistics = result["statistics"]
        assert result["method"] == "draft"
        assert (result["finish_reason"], len(result["tokens"])) == ("length", 40)
        assert all(type(token) is int for token in result["tokens"])
        assert statistics["committed"] == 40
        assert statistics["accepted"] == sum(statistics["accepted_by_position"])
        assert statistics["drafted"] == sum(statistics["drafted_by_position"])
        assert 0 < statistics["accepted"] < statistics["drafted"]
        assert statistics["rounds"] >= statistics["committed"] - statistics["accepted"]
        assert statistics["tokens_per_second"] == pytest.approx(40 / statistics["decode_seconds"])

    def test_the_text_is_the_one_printed_without_json(self, generate: Run) -> None:
        arguments = ("--prompt", "Grüße 🚲", "--max-tokens", 60)
        assert generate(*arguments).out == as_json(generate, *arguments)["text"] + "\n"

    @pytest.mark.parametrize(
        ("arguments", "reason"), [(["--max-tokens", "5"], "length"), (["--context", "40"], "context")]
    )
    def test_the_reason_of_the_end_is_told(self, generate: Run, arguments: list[str], reason: str) -> None:
        assert as_json(generate, "--prompt", "Hi", *arguments)["finish_reason"] == reason


class TestDraft:
    @pytest.mark.parametrize("draft", ["draft", "stranger", "target", "padded"])
    def test_greedy_tokens_are_those_of_plain_decoding(
        self, generate: Run, models: TinyModels, draft: str
    ) -> None:
        arguments = ("--prompt", "Tell me", "--max-tokens", 100)
        plain = as_json(generate, *arguments)
        for lengths in ((), ("--draft-length", 4), ("--min-confidence", 0.4)):
            drafted = as_json(generate, *arguments, "--draft", getattr(models, draft), *lengths)
            assert (plain["method"], drafted["method"]) == ("plain", "draft")
            assert drafted["tokens"] == plain["tokens"]
            assert drafted["text"] == plain["text"]
            assert drafted["statistics"]["drafted"] > 0 or not lengths

    def test_plain_is_possible_although_there_is_a_draft(self, generate: Run, models: TinyModels) -> None:
        result = as_json(
            generate, "--prompt", "Hi", "--max-tokens", 8, "--draft", models.draft, "--method", "plain"
        )
        assert (result["method"], result["statistics"]["drafted"]) == ("plain", 0)

    def test_penalties_do_not_make_the_draft_change_the_reply(
        self, generate: Run, models: TinyModels
    ) -> None:
        penalties = ("--repeat-penalty", 1.3, "--presence-penalty", 0.5, "--frequency-penalty", 0.4)
        arguments = ("--prompt", "Tell me", "--max-tokens", 80, *penalties)
        plain = as_json(generate, *arguments)
        assert as_json(generate, *arguments, "--draft", models.draft)["tokens"] == plain["tokens"]


class TestSampling:
    HOT = (
        "--prompt",
        "Hi",
        "--max-tokens",
        30,
        "--temperature",
        1.2,
        "--top-k",
        0,
        "--top-p",
        1,
        "--min-p",
        0,
    )

    @pytest.mark.parametrize("with_draft", [False, True])
    def test_the_same_seed_gives_the_same_reply(
        self, generate: Run, models: TinyModels, with_draft: bool
    ) -> None:
        draft = ("--draft", models.draft) if with_draft else ()
        first = as_json(generate, *self.HOT, "--seed", 5, *draft)
        second = as_json(generate, *self.HOT, "--seed", 5, *draft)
        other = as_json(generate, *self.HOT, "--seed", 6, *draft)
        assert first["tokens"] == second["tokens"] != other["tokens"]

    def test_zero_is_a_seed_like_any_other(self, generate: Run) -> None:
        first = as_json(generate, *self.HOT, "--seed", 0)
        assert as_json(generate, *self.HOT, "--seed", 0)["tokens"] == first["tokens"]

    @pytest.mark.parametrize("seed", [(), ("--seed", -1)])
    def test_without_a_seed_each_reply_is_new(self, generate: Run, seed: tuple[object, ...]) -> None:
        assert as_json(generate, *self.HOT, *seed)["tokens"] != as_json(generate, *self.HOT, *seed)["tokens"]

    @pytest.mark.parametrize("cold", [("--temperature", 0), ("--temperature", "1e-320"), ("--top-k", 1)])
    def test_the_likeliest_token_is_taken_when_nothing_else_is_left(
        self, generate: Run, cold: tuple[object, ...]
    ) -> None:
        greedy = as_json(generate, "--prompt", "Hi", "--max-tokens", 20)
        arguments = ("--prompt", "Hi", "--max-tokens", 20, "--temperature", 1, *cold)
        assert as_json(generate, *arguments)["tokens"] == greedy["tokens"]


class TestPrompt:
    @pytest.fixture
    def expected(self, generate: Run) -> str:
        return generate("--prompt", "Grüße\n🚲", "--max-tokens", 12).out

    def test_it_may_come_from_a_file(self, generate: Run, tmp_path: Path, expected: str) -> None:
        (tmp_path / "prompt.txt").write_bytes("Grüße\n🚲".encode())
        assert generate("--prompt-file", tmp_path / "prompt.txt", "--max-tokens", 12).out == expected

    def test_a_byte_order_mark_is_no_part_of_it(
        self, generate: Run, tmp_path: Path, expected: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        text = "\ufeffGrüße\n🚲".encode()
        (tmp_path / "prompt.txt").write_bytes(text)
        assert generate("--prompt-file", tmp_path / "prompt.txt", "--max-tokens", 12).out == expected
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(text)))
        assert generate("-", "--max-tokens", 12).out == expected

    def test_it_may_come_from_standard_input(
        self, generate: Run, expected: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO("Grüße\n🚲".encode())))
        assert generate("-", "--max-tokens", 12).out == expected

    def test_raw_text_gets_no_template(self, generate: Run) -> None:
        raw = as_json(generate, "--prompt", "abc", "--raw", "--max-tokens", 4)
        chat = as_json(generate, "--prompt", "abc", "--max-tokens", 4)
        assert raw["prompt_tokens"] == len(["<s>", "a", "b", "c"])
        assert chat["prompt_tokens"] == len(["<s>", "<|user|>", "a", "b", "c", "<|assistant|>"])

    def test_raw_control_tokens_count_and_those_of_a_question_do_not(self, generate: Run) -> None:
        raw = as_json(generate, "--prompt", "<|user|>", "--raw", "--max-tokens", 4)
        chat = as_json(generate, "--prompt", "<|user|>", "--max-tokens", 4)
        assert raw["prompt_tokens"] == 2
        assert chat["prompt_tokens"] == 3 + len("<|user|>")

    def test_a_system_prompt_is_part_of_what_is_read(self, generate: Run) -> None:
        with_system = as_json(generate, "--prompt", "abc", "--system", "be", "--max-tokens", 4)
        assert with_system["prompt_tokens"] == 6 + len(["<|system|>", "b", "e"])

    def test_an_empty_question_is_a_question(self, generate: Run) -> None:
        assert len(as_json(generate, "--prompt", "", "--max-tokens", 4)["tokens"]) == 4

    def test_bytes_that_are_no_text_in_an_argument_do_no_harm(self, generate: Run) -> None:
        assert len(as_json(generate, "--prompt", "caf\udce9", "--max-tokens", 4)["tokens"]) == 4


class TestStop:
    @pytest.fixture
    def interrupted(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The user presses Ctrl+C as soon as the first tokens are there."""
        answer = Session.answer

        def interrupt(session: Session, *arguments: Any) -> Iterator[Event]:
            pressed = False
            for event in answer(session, *arguments):
                yield event
                if isinstance(event, TokensCommitted) and not pressed:
                    pressed = True
                    signal.raise_signal(signal.SIGINT)

        monkeypatch.setattr(Session, "answer", interrupt)

    @pytest.mark.usefixtures("interrupted")
    def test_ctrl_c_keeps_what_was_written_and_is_no_success(self, generate: Run) -> None:
        outcome = generate("--prompt", "Hi", "--json")
        result = json.loads(outcome.out)
        assert (outcome.status, outcome.err) == (1, "")
        assert result["finish_reason"] == "cancelled"
        assert len(result["tokens"]) == 1

    @pytest.mark.usefixtures("interrupted")
    def test_ctrl_c_keeps_the_trace_of_what_was_written(self, generate: Run, tmp_path: Path) -> None:
        outcome = generate("--prompt", "Hi", "--trace", tmp_path / "reply.jsonl")
        trace = read_trace(tmp_path / "reply.jsonl")
        assert (outcome.status, trace.head.finish, len(trace.rounds)) == (1, "cancelled", 1)

    @pytest.mark.usefixtures("interrupted")
    def test_ctrl_c_ends_the_line(self, generate: Run) -> None:
        outcome = generate("--prompt", "Hi")
        assert outcome.status == 1
        assert outcome.out.endswith("\n")


class TestTrace:
    def test_it_holds_every_round_of_the_reply(
        self, generate: Run, models: TinyModels, tmp_path: Path
    ) -> None:
        path = tmp_path / "reply.jsonl"
        result = as_json(
            generate, "--prompt", "Hi", "--max-tokens", 40, "--draft", models.draft, "--trace", path
        )
        trace, statistics = read_trace(path), result["statistics"]
        assert (trace.head.target, trace.head.draft) == ("target.gguf", "draft.gguf")
        assert (trace.head.finish, len(trace.rounds)) == ("length", statistics["rounds"])
        assert sum(one.committed for one in trace.rounds) == 40
        assert sum(one.accepted for one in trace.rounds) == statistics["accepted"]
        seconds = sum(one.seconds for one in trace.rounds)
        assert seconds == pytest.approx(statistics["decode_seconds"], abs=1e-3)

    def test_it_can_be_replayed(self, generate: Run, run: Run, models: TinyModels, tmp_path: Path) -> None:
        path = tmp_path / "reply.jsonl"
        generate("--prompt", "Hi", "--max-tokens", 40, "--draft", models.draft, "--trace", path)
        low, high = json.loads(run("replay", path, "--json").out)["achieved_share"]
        assert 0 < low <= high <= 1 + 1e-9

    @pytest.mark.parametrize("length", [0, 3, 15])
    def test_lengths_chosen_by_hand_can_be_replayed_too(
        self, generate: Run, run: Run, models: TinyModels, tmp_path: Path, length: int
    ) -> None:
        path = tmp_path / "reply.jsonl"
        chosen = ("--draft", models.draft, "--draft-length", length)
        generate("--prompt", "Hi", "--max-tokens", 60, *chosen, "--trace", path)
        assert max(json.loads(run("replay", path, "--json").out)["drafted"]) == length

    def test_without_a_draft_there_was_nothing_better(self, generate: Run, run: Run, tmp_path: Path) -> None:
        path = tmp_path / "reply.jsonl"
        generate("--prompt", "Hi", "--max-tokens", 8, "--trace", path)
        assert "Achieved: 100.0 % of hindsight." in run("replay", path).out

    def test_a_file_that_is_no_trace_is_kept_and_nothing_is_written(
        self, generate: Run, tmp_path: Path
    ) -> None:
        (tmp_path / "notes.txt").write_text("keep me")
        outcome = generate("--prompt", "Hi", "--trace", tmp_path / "notes.txt")
        assert (outcome.status, outcome.out) == (2, "")
        assert "is no trace" in outcome.err
        assert (tmp_path / "notes.txt").read_text() == "keep me"


@pytest.mark.serial
@pytest.mark.real_model
def test_the_starter_model_answers_by_its_name(run: Run) -> None:
    outcome = run(
        "generate",
        "--target",
        "starter",
        "--threads",
        1,
        "--prompt",
        "What is 2+2?",
        "--max-tokens",
        8,
        "--json",
    )
    assert outcome.status == 0
    assert json.loads(outcome.out)["text"].isascii()
