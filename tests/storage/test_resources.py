"""What comes with the program is found from anywhere."""

from collections import Counter
from pathlib import Path

import pytest

from app.commands.bench import read_prompts
from app.storage.resources import resource


def test_resources_are_found_from_any_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert resource("bench_prompts.json").is_file()


def test_the_benchmark_ships_twelve_prompts_of_different_kinds() -> None:
    prompts = read_prompts(resource("bench_prompts.json"))
    kinds = Counter(prompt.kind for prompt in prompts)
    assert len({prompt.text for prompt in prompts}) == 12
    assert {"chat", "list", "code", "story", "summary", "translation"} <= set(kinds)
    assert {"rewriting", "explanation"} <= set(kinds)
