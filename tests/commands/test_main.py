"""What `python -m app` does with its first word."""

import sys
from types import ModuleType

import pytest

from app import VERSION
from app.__main__ import COMMANDS
from tests.commands.conftest import Run, complaint


def test_the_version_is_told(run: Run) -> None:
    outcome = run("--version")
    assert (outcome.status, outcome.out) == (0, f"Slipstream {VERSION}\n")


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help_names_every_command(run: Run, option: str) -> None:
    outcome = run(option)
    assert outcome.status == 0
    for command, meaning in COMMANDS.items():
        assert command in outcome.out
        assert meaning in outcome.out


@pytest.mark.parametrize("word", ["generat", "Bench", "no such file", ""])
def test_a_word_that_is_no_command_and_no_file_opens_no_window(run: Run, word: str) -> None:
    assert f'There is no command or file "{word}"' in complaint(run(word, "--json"), 2)


@pytest.mark.parametrize("arguments", [[], ["model.gguf"], ["--theme", "dark"]])
def test_all_else_is_for_the_window(run: Run, monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> None:
    opened: list[list[str]] = []
    window = ModuleType("app.bootstrap")

    def run_window(given: list[str]) -> int:
        opened.append(given)
        return 7

    window.__dict__["run_window"] = run_window
    monkeypatch.setitem(sys.modules, "app.bootstrap", window)
    assert run(*arguments).status == 7
    assert opened == [arguments]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        run(command, "--help")
    assert ended.value.code == 0
    assert f"python -m app {command}" in capsys.readouterr().out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_refuses_what_it_does_not_know(command: str, run: Run) -> None:
    assert "--help" in complaint(run(command, "--frobnicate"), 2)
