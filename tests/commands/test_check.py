"""`check`: a verdict with reasons, from paths and from the Hub, and an exit status to go by."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.commands.conftest import Run, complaint
from tests.library.heads import SOME_TOKENS, head
from tests.support.local_hub import LocalHub, local_hub
from tests.support.tiny_models import TinyModels

REPOSITORY, FILE = "owner/tiny-GGUF", "tiny-Q8_0.gguf"


@pytest.fixture
def hub(models: TinyModels, monkeypatch: pytest.MonkeyPatch) -> Iterator[LocalHub]:
    with local_hub() as server:
        server.add(REPOSITORY, FILE, models.draft.read_bytes())
        monkeypatch.setenv("HF_ENDPOINT", server.endpoint)
        monkeypatch.delenv("HF_HUB_OFFLINE", raising=False)
        monkeypatch.setattr("app.service.model_shelf.system_keyring", lambda: None)
        yield server


def test_a_pair_that_fits_works(run: Run, models: TinyModels) -> None:
    outcome = run("check", "--target", models.target, "--draft", models.draft)
    assert (outcome.status, outcome.err) == (0, "")
    first, *rest = outcome.out.splitlines()
    assert first in ("Works.", "Works with care.")
    assert any("the same 320 tokens" in line for line in rest)
    assert any(line.startswith("target: target.gguf (llama, Q8_0") for line in rest)
    assert "tokens of context" in outcome.out


def test_another_vocabulary_needs_translation(run: Run, models: TinyModels) -> None:
    outcome = run("check", "--target", models.target, "--draft", models.other_vocabulary)
    assert outcome.status == 3
    assert "token 300: 'elsewhere', in the target 'w300'" in outcome.out


def test_what_is_no_language_model_cannot_work(run: Run, models: TinyModels, tmp_path: Path) -> None:
    adapter = tmp_path / "adapter.gguf"
    adapter.write_bytes(head({"general.architecture": "llama", "general.type": "adapter"}))
    outcome = run("check", "--target", models.target, "--draft", adapter)
    assert outcome.status == 4
    assert outcome.out.startswith("Cannot work.\n- The draft is an adapter")


def test_json_says_the_same(run: Run, models: TinyModels) -> None:
    outcome = run("check", "--target", models.target, "--draft", models.other_vocabulary, "--json")
    assert outcome.status == 3
    said = json.loads(outcome.out)
    assert said["verdict"] == "needs_translation"
    first = said["reasons"][0]
    assert (first["reason"], first["token"], first["draft_text"]) == ("other_tokens", 300, "elsewhere")
    assert first["decides"] == "needs_translation"
    assert said["target"]["vocabulary"] == 320
    assert said["memory"]["verdict"] == "fits"
    assert said["memory"]["needed"] > said["target"]["weight_bytes"]


def test_vocabularies_without_weights_are_judged_too(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "vocabulary.gguf"
    path.write_bytes(
        head(
            {
                "general.architecture": "llama",
                "tokenizer.ggml.model": "llama",
                "tokenizer.ggml.tokens": SOME_TOKENS,
            }
        )
    )
    outcome = run("check", "--target", path, "--draft", path, "--json")
    assert outcome.status == 0
    assert json.loads(outcome.out)["memory"] is None


def test_a_draft_on_the_hub_is_judged_before_it_is_downloaded(
    run: Run, models: TinyModels, hub: LocalHub
) -> None:
    outcome = run("check", "--target", models.target, "--draft", f"hf:{REPOSITORY}/{FILE}")
    assert (outcome.status, outcome.err) == (0, "")
    assert "draft: tiny-Q8_0.gguf" in outcome.out


class TestFailures:
    def test_both_models_must_be_named(self, run: Run) -> None:
        assert "--draft" in complaint(run("check", "--target", "starter"), 2)

    def test_a_missing_file_is_told(self, run: Run, models: TinyModels) -> None:
        outcome = run("check", "--target", models.missing, "--draft", models.draft)
        assert "There is no file" in complaint(outcome, 1)

    def test_a_damaged_file_is_told(self, run: Run, models: TinyModels) -> None:
        outcome = run("check", "--target", models.target, "--draft", models.truncated)
        assert "is incomplete" in complaint(outcome, 1)

    def test_a_file_the_hub_does_not_have_is_told(self, run: Run, models: TinyModels, hub: LocalHub) -> None:
        outcome = run("check", "--target", models.target, "--draft", f"hf:{REPOSITORY}/other.gguf")
        assert "has no file other.gguf" in complaint(outcome, 2)

    def test_a_context_needs_tokens(self, run: Run, models: TinyModels) -> None:
        outcome = run("check", "--target", models.target, "--draft", models.draft, "--context", 0)
        assert "--context" in complaint(outcome, 2)
