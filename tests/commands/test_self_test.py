"""`self-test`: says what is there, and fails when something is not."""

import pytest

from app import VERSION
from tests.commands.conftest import Run, complaint


@pytest.mark.serial
@pytest.mark.real_model
def test_a_whole_program_names_its_parts_and_writes(run: Run) -> None:
    outcome = run("self-test")
    assert (outcome.status, outcome.err) == (0, "")
    first, second, third = outcome.out.splitlines()
    assert first.startswith(f"Slipstream {VERSION}, Qt 6.")
    assert second.startswith("llama.cpp: CPU")
    assert third == "The starter model wrote 8 tokens."


def test_without_the_starter_model_it_fails(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.commands.self_test.starter_model", _not_installed)
    outcome = run("self-test")
    assert outcome.status == 1
    assert outcome.err == "slipstream: It is gone. Fetch it.\n"


def _not_installed() -> None:
    from app.errors import ModelFileError

    raise ModelFileError("It is gone.", "Fetch it.")


def test_it_takes_no_arguments(run: Run) -> None:
    assert "Unrecognized" in complaint(run("self-test", "now"), 2)
