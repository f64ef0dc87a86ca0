"""`bench`: methods side by side on the same prompts."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.commands.bench import read_prompts
from app.errors import UsageError
from app.service.benchmark import BenchPrompt
from tests.commands.conftest import Outcome, Run, complaint
from tests.support.tiny_models import TinyModels

Bench = Callable[..., Outcome]


@pytest.fixture
def bench(run: Run, models: TinyModels, tmp_path: Path) -> Bench:
    prompts = tmp_path / "prompts.txt"
    prompts.write_text("One\n\n  \nTwo\n", "utf-8")

    def run_bench(*arguments: object, draft: bool = True) -> Outcome:
        with_draft = ("--draft", models.draft) if draft else ()
        common = ("--target", models.target, *with_draft, "--threads", 1, "--prompts", prompts)
        return run("bench", *common, "--max-tokens", 12, *arguments)

    return run_bench


def rows(outcome: Outcome) -> list[dict[str, Any]]:
    assert (outcome.status, outcome.err) == (0, "")
    found = json.loads(outcome.out, parse_constant=lambda name: pytest.fail(f"{name} is not JSON"))
    assert isinstance(found, list)
    return found


def test_the_table_has_a_line_for_each_method(bench: Bench) -> None:
    outcome = bench()
    assert (outcome.status, outcome.err) == (0, "")
    heading, *lines = outcome.out.splitlines()
    lines, reasons = lines[:2], lines[2:]
    for column in ("method", "tok/s", "quartiles", "factor", "accepted", "tok/round", "ms/draft tok",
                   "ms/verify", "own time", "identical"):  # fmt: skip
        assert column in heading
    assert [line.split()[0] for line in lines] == ["plain", "draft"]
    assert all(line.endswith("2 of 2") for line in lines)
    assert len({len(line) for line in [heading, *lines]}) == 1
    assert reasons[0] == "plain: Nothing is drafted."
    assert reasons[1].startswith("draft: ")
    assert len(reasons) == 2


def test_json_says_the_same_in_numbers(bench: Bench) -> None:
    plain, draft = rows(bench("--json"))
    assert (plain["method"], draft["method"]) == ("plain", "draft")
    assert plain["factor"] == 1
    assert draft["identical"] == [2, 2]
    assert plain["acceptance_rate"] is None
    assert draft["tokens_per_round"] >= plain["tokens_per_round"] == 1
    assert plain["draft_milliseconds"] is None
    assert draft["verify_milliseconds"] > 0
    assert 0 < draft["own_share"] < 1
    low, high = draft["spread"]
    assert low <= draft["tokens_per_second"] <= high


def test_every_reply_is_repeated_as_often_as_asked_for(bench: Bench) -> None:
    assert rows(bench("--json", "--repeats", 3))[1]["identical"] == [6, 6]


def test_methods_may_be_chosen_and_are_named_once(bench: Bench) -> None:
    (plain,) = rows(bench("--json", "--methods", "plain, plain", draft=False))
    assert plain["method"] == "plain"


def test_lengths_may_be_compared_with_what_the_program_decides(bench: Bench) -> None:
    found = rows(bench("--json", "--methods", "plain,draft,draft=0,draft=3"))
    assert [row["method"] for row in found] == ["plain", "draft", "draft=0", "draft=3"]
    assert all(row["identical"] == [2, 2] for row in found)
    assert found[2]["tokens_per_round"] == 1
    assert found[2]["acceptance_rate"] is None
    assert found[3]["acceptance_rate"] is not None


def test_why_a_method_drafted_as_it_did_is_told(bench: Bench) -> None:
    plain, none = rows(bench("--json", "--methods", "plain,draft=0"))
    assert plain["reason"] == none["reason"] == "Nothing is drafted."


def test_without_plain_there_is_nothing_to_compare_with(bench: Bench) -> None:
    (draft,) = rows(bench("--json", "--methods", "draft"))
    assert (draft["factor"], draft["identical"]) == (None, [0, 0])
    assert "-" in bench("--methods", "draft").out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--methods", "magic"], 'no method "magic". Choose from'),
        (["--methods", ""], 'no method "". Choose from'),
        (["--methods", "plain,"], 'no method "". Choose from'),
        (["--methods", "draft=x"], 'no method "draft=x". Choose from'),
        (["--methods", "draft=-1"], 'no method "draft=-1". Choose from'),
        (["--methods", "plain=3"], 'no method "plain=3". Choose from'),
        (["--methods", "auto=3"], 'no method "auto=3". Choose from'),
        (["--max-tokens", "0"], "nothing to measure"),
        (["--repeats", "-1"], "nothing to measure"),
        (["--prompts", "/nowhere/prompts.json"], "/nowhere/prompts.json cannot be read"),
    ],
)
def test_an_argument_that_makes_no_sense_is_wrong_use(bench: Bench, arguments: list[str], words: str) -> None:
    assert words in complaint(bench(*arguments), 2)


def test_the_draft_method_needs_a_draft(bench: Bench) -> None:
    assert "no draft to write ahead" in complaint(bench(draft=False), 2)


def test_a_target_that_cannot_answer_is_named(bench: Bench, models: TinyModels) -> None:
    assert "is incomplete" in complaint(bench("--target", models.truncated), 1)


def test_a_prompt_longer_than_the_context_is_told(bench: Bench, tmp_path: Path) -> None:
    (tmp_path / "long.txt").write_text("x" * 600, "utf-8")
    assert "the context holds 512" in complaint(bench("--prompts", tmp_path / "long.txt"), 1)


class TestPrompts:
    def test_a_json_list_gives_kinds_and_texts(self, tmp_path: Path) -> None:
        path = tmp_path / "prompts.json"
        path.write_text('[{"kind": "chat", "text": "Grüße", "more": 1}]', "utf-8")
        assert read_prompts(path) == [BenchPrompt("chat", "Grüße")]

    def test_a_text_gives_one_prompt_a_line(self, tmp_path: Path) -> None:
        path = tmp_path / "prompts.txt"
        path.write_text("One\n\nTwo", "utf-8")
        assert [prompt.text for prompt in read_prompts(path)] == ["One", "Two"]

    @pytest.mark.parametrize(
        ("name", "text"), [("p.json", '[{"kind": "text", "text": "One"}]'), ("p.txt", "One")]
    )
    def test_a_byte_order_mark_does_no_harm(self, tmp_path: Path, name: str, text: str) -> None:
        (tmp_path / name).write_text(text, "utf-8-sig")
        assert read_prompts(tmp_path / name) == [BenchPrompt("text", "One")]

    @pytest.mark.parametrize(
        ("name", "content"),
        [
            ("p.json", b"{"),
            ("p.json", b"{}"),
            ("p.json", b"[]"),
            ("p.json", b"7"),
            ("p.json", b"null"),
            ("p.json", b'["text"]'),
            ("p.json", b'[{"kind": "chat"}]'),
            ("p.json", b'{"kind": "chat", "text": "a"}'),
            ("p.json", b"\xff"),
            ("p.txt", b"\xff"),
            ("p.txt", b" \n \n"),
            ("p.txt", b""),
        ],
    )
    def test_anything_else_is_wrong_use(self, tmp_path: Path, name: str, content: bytes) -> None:
        (tmp_path / name).write_bytes(content)
        with pytest.raises(UsageError) as caught:
            read_prompts(tmp_path / name)
        assert caught.value.hint
