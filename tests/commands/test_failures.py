"""Every failure a command can meet: one line that says what is wrong and what to do, and an exit status."""

import os
from pathlib import Path

import pytest

from tests.commands.conftest import Run, complaint
from tests.support.tiny_models import UNUSABLE, TinyModels

HI = ("--prompt", "Hi", "--max-tokens", "4")


@pytest.mark.parametrize("kind", UNUSABLE)
def test_a_target_that_cannot_answer_is_named(generate: Run, models: TinyModels, kind: str) -> None:
    pick, words = UNUSABLE[kind]
    assert words in complaint(generate(*HI, target=pick(models)), 1)


@pytest.mark.parametrize("kind", ["missing", "folder", "no GGUF", "truncated", "unknown architecture"])
def test_a_draft_that_cannot_be_used_is_named(generate: Run, models: TinyModels, kind: str) -> None:
    pick, words = UNUSABLE[kind]
    assert words in complaint(generate(*HI, "--draft", pick(models)), 1)


def test_a_draft_with_another_vocabulary_is_told_with_both_texts(generate: Run, models: TinyModels) -> None:
    message = complaint(generate(*HI, "--draft", models.other_vocabulary), 1)
    assert "token 300 is 'elsewhere', in the target 'w300'" in message
    assert "same family" in message


def test_a_draft_of_another_family_is_told_with_both_sizes(generate: Run, models: TinyModels) -> None:
    assert "1345 tokens where the target has 320" in complaint(
        generate(*HI, "--draft", models.other_family), 1
    )


def test_a_prompt_longer_than_the_context_is_told_with_both_lengths(generate: Run) -> None:
    message = complaint(generate("--prompt", "x" * 600, "--raw"), 1)
    assert "The prompt has 601 tokens, and the context holds 512." in message
    assert "Shorten the prompt" in message


def test_a_prompt_that_fills_the_context_leaves_no_room(generate: Run) -> None:
    assert "the context holds 8" in complaint(generate("--prompt", "1234567", "--raw", "--context", 8), 1)


def test_a_model_whose_output_is_no_number_is_called_damaged(generate: Run, models: TinyModels) -> None:
    assert "not a number" in complaint(generate(*HI, target=models.not_a_number), 1)


def test_the_starter_model_that_is_not_installed_is_told(
    generate: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    assert "packaging/slipstream.py" in complaint(generate(*HI, target="starter"), 1)


HUGE = "1" + "0" * 400


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--temperature", "-1"], "temperature cannot be -1. It must be 0 or more."),
        (["--temperature", "nan"], "temperature cannot be nan"),
        (["--temperature", "inf"], "temperature cannot be inf"),
        (["--temperature", "warm"], "--temperature: invalid float value: 'warm'"),
        (["--top-k", "-1"], "top-k cannot be -1"),
        (["--top-k", "1.5"], "--top-k: invalid int value: '1.5'"),
        (["--top-p", "1.01"], "top-p cannot be 1.01. It must be between 0 and 1."),
        (["--top-p", "-0.1"], "top-p cannot be -0.1"),
        (["--min-p", "2"], "min-p cannot be 2"),
        (["--repeat-penalty", "0"], "repeat penalty cannot be 0"),
        (["--presence-penalty", "1e9"], "presence penalty cannot be 1e+09"),
        (["--frequency-penalty", "nan"], "frequency penalty cannot be nan"),
        (["--seed", "-2"], "seed cannot be -2. It must be between 0 and 9223372036854775807."),
        (["--seed", HUGE], "seed cannot be 1000"),
        (["--max-tokens", "0"], "max-tokens cannot be 0"),
        (["--max-tokens", "-5"], "max-tokens cannot be -5"),
        (["--context", "0"], "context tokens cannot be 0"),
        (["--context", str(2**32 + 1)], "context tokens cannot be 4294967297"),
        (["--context", HUGE], "context tokens cannot be 1000"),
        (["--threads", "0"], "threads cannot be 0"),
        (["--threads", "100000"], "threads cannot be 100000. It must be between 1 and 512."),
        (["--method", "magic"], "--method: invalid choice: 'magic'"),
        (["--method", "draft"], "no draft to write ahead"),
        (["--frobnicate"], "Unrecognized arguments: --frobnicate"),
        (["--prompt"], "--prompt: expected one argument"),
        (["leftover"], "invalid choice: 'leftover'"),
    ],
)
def test_an_argument_that_makes_no_sense_is_wrong_use(
    generate: Run, arguments: list[str], words: str
) -> None:
    assert words in complaint(generate("--prompt", "Hi", *arguments), 2)


def test_a_context_that_no_memory_holds_is_refused(generate: Run) -> None:
    assert "no room for a context of 1000000000" in complaint(generate(*HI, "--context", 10**9), 1)


def test_without_a_target_the_option_is_named(run: Run) -> None:
    assert "--target" in complaint(run("generate", "--prompt", "Hi"), 2)


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--prompt", "a", "-"],
        ["--prompt", "a", "--prompt-file", "b"],
        ["--prompt-file", "b", "-"],
        ["--prompt", "", "-"],
    ],
)
def test_not_exactly_one_prompt_is_wrong_use(generate: Run, arguments: list[str]) -> None:
    assert "exactly one prompt" in complaint(generate(*arguments), 2)


def test_a_prompt_file_that_is_not_there_is_named(generate: Run, tmp_path: Path) -> None:
    missing = tmp_path / "missing.txt"
    assert f"{missing} cannot be read" in complaint(generate("--prompt-file", missing), 2)


def test_a_folder_is_no_prompt_file(generate: Run, tmp_path: Path) -> None:
    assert f"{tmp_path} cannot be read" in complaint(generate("--prompt-file", tmp_path), 2)


def test_a_prompt_file_that_is_no_text_is_wrong_use(generate: Run, tmp_path: Path) -> None:
    path = tmp_path / "prompt.bin"
    path.write_bytes(b"caf\xe9")
    assert "not UTF-8" in complaint(generate("--prompt-file", path), 2)


def test_a_home_of_nobody_is_a_missing_file(generate: Run) -> None:
    assert "There is no file ~nobody-of-this-name" in complaint(
        generate(*HI, target="~nobody-of-this-name/m.gguf"), 1
    )


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_no_model(generate: Run, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert "is not a file" in complaint(generate(*HI, target=tmp_path / "pipe"), 1)


def test_a_message_of_several_lines_becomes_one(generate: Run, tmp_path: Path) -> None:
    assert "There is no file" in complaint(generate(*HI, target=tmp_path / "two\nlines.gguf"), 1)
